import type { LawSource } from '../law/case-law.ts';
import type { ServiceMethodKey } from '../law/service-methods.ts';
import type { Participant } from '../participants/schema.ts';
import type { Summons } from '../summons/schema.ts';
import type { ReturnOfService, ServiceAttempt } from './schema.ts';

/** What the coach looks at in an attempt: a stored one, or a form that is being filled in. */
export interface CoachDraft {
  /** Of a stored attempt, which is then not its own forerunner. */
  id?: string;
  countyServed: string;
  attemptDate: string;
  serverName: string;
  serverAge: number | null;
  serverCompany: string | null;
  isSheriffService: boolean;
  serviceMethod: ServiceMethodKey | null;
  serviceAddress: string;
  recipientName: string | null;
  recipientRelationship: string | null;
  recipientTitle: string | null;
  recipientAge: number | null;
  mailingAddress: string | null;
  mailingDate: string | null;
  receiptSignedDate: string | null;
  wasSuccessful: boolean;
  failureReason: string | null;
  affidavitText: string | null;
  notarizedAt: Date | null;
  notaryName: string | null;
  proofDocumentIds: readonly string[];
}

type Named = Pick<
  Participant,
  'role' | 'displayName' | 'firstName' | 'middleName' | 'lastName' | 'suffix' | 'organization'
>;

export interface CoachInput {
  summons: Summons;
  /** Every recorded attempt to serve this summons, in any order. */
  attempts: readonly ServiceAttempt[];
  /** Null: nothing is being entered. */
  draft: CoachDraft | null;
  participants: readonly Named[];
  /** YYYY-MM-DD at the court. */
  today: string;
  /** The case, to compare its number and court with the summons. */
  item?: LawSource;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
const maybe = (value: unknown) => textOf(value) || null;
const dayOf = (value: unknown) => (value instanceof Date ? value.toISOString().slice(0, 10) : textOf(value));

function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** A form as far as it is filled in; what is empty or not yet a number is absent. */
export function coachDraft(form: Partial<ReturnOfService>): CoachDraft {
  return {
    countyServed: textOf(form.countyServed),
    attemptDate: dayOf(form.attemptDate),
    serverName: textOf(form.serverName),
    serverAge: numberOf(form.serverAge),
    serverCompany: maybe(form.serverCompany),
    isSheriffService: form.isSheriffService ?? false,
    serviceMethod: form.serviceMethod ?? null,
    serviceAddress: textOf(form.serviceAddress),
    recipientName: maybe(form.recipientName),
    recipientRelationship: maybe(form.recipientRelationship),
    recipientTitle: maybe(form.recipientTitle),
    recipientAge: numberOf(form.recipientAge),
    mailingAddress: maybe(form.mailingAddress),
    mailingDate: dayOf(form.mailingDate) || null,
    receiptSignedDate: dayOf(form.receiptSignedDate) || null,
    wasSuccessful: form.wasSuccessful ?? false,
    failureReason: maybe(form.failureReason),
    affidavitText: maybe(form.affidavitText),
    notarizedAt: null,
    notaryName: null,
    proofDocumentIds: form.proofDocumentIds ?? [],
  };
}
