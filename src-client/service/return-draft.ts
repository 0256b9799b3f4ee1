import { z } from 'zod';
import type { ServiceMethodKey } from '#src/law/service-methods.ts';
import { SERVICE_METHODS } from '#src/law/service-methods.ts';
import { RecordAttemptInput, type ServiceAttempt } from '#src/service/schema.ts';
import type { Summons } from '#src/summons/schema.ts';

/** What is typed into the Return of Service, in the order of the form. */
export const TEXT_FIELDS = [
  'attemptDate',
  'attemptTime',
  'countyServed',
  'serviceAddress',
  'serviceLocation',
  'serviceMethod',
  'recipientName',
  'recipientRelationship',
  'recipientTitle',
  'recipientAge',
  'receiptSignedDate',
  'mailingAddress',
  'mailingDate',
  'failureReason',
  'serverName',
  'serverAge',
  'serverTitle',
  'serverCompany',
  'serverLicense',
  'serverPhone',
  'serverEmail',
  'serviceFees',
  'notes',
  'affidavitText',
] as const;
export type TextField = (typeof TEXT_FIELDS)[number];

/** The form as it stands: every entry is a text, empty where nothing was typed. */
export type ReturnDraft = Record<TextField, string> & {
  isSheriffService: boolean;
  wasSuccessful: boolean;
  proofDocumentIds: string[];
};

export function chosenMethod(key: string) {
  return SERVICE_METHODS.find((method) => method.key === key) ?? null;
}

/** The entries that the method and the outcome ask for. */
export function askedFields(draft: Pick<ReturnDraft, 'serviceMethod' | 'wasSuccessful'>) {
  const method = chosenMethod(draft.serviceMethod);
  const key: ServiceMethodKey | null = method?.key ?? null;
  return {
    recipient: method?.needsRecipient ?? false,
    recipientAge: key === 'substitute_residence',
    recipientTitle: key === 'entity_representative' || key === 'authorized_agent',
    receipt: method?.asksReceipt ?? false,
    mailing: method?.needsMailing ?? false,
    bothAddresses: key === 'substitute_business',
    failureReason: !draft.wasSuccessful,
  };
}

/** The draft without what is hidden: an entry that nobody sees is not sent, and cannot be wrong. */
export function withoutHidden(draft: ReturnDraft): ReturnDraft {
  const asked = askedFields(draft);
  const kept = (isAsked: boolean, text: string) => (isAsked ? text : '');
  return {
    ...draft,
    recipientName: kept(asked.recipient || asked.receipt, draft.recipientName),
    recipientRelationship: kept(asked.recipient || asked.receipt, draft.recipientRelationship),
    recipientTitle: kept(asked.recipientTitle, draft.recipientTitle),
    recipientAge: kept(asked.recipientAge, draft.recipientAge),
    receiptSignedDate: kept(asked.receipt, draft.receiptSignedDate),
    mailingAddress: kept(asked.mailing, draft.mailingAddress),
    mailingDate: kept(asked.mailing, draft.mailingDate),
    failureReason: kept(asked.failureReason, draft.failureReason),
  };
}

/** The shared schema behind the form. */
export const ReturnForm = z
  .custom<ReturnDraft>()
  .transform(withoutHidden)
  .pipe(z.preprocess((draft) => draft, RecordAttemptInput));

/** A new form: today, where the defendant is to be found, and whoever tried the last time. */
export function returnDefaults(
  summons: Summons,
  attempts: readonly ServiceAttempt[],
  today: string,
): ReturnDraft {
  const last = attempts.reduce<ServiceAttempt | null>(
    (latest, attempt) => (latest === null || attempt.createdAt > latest.createdAt ? attempt : latest),
    null,
  );
  const address =
    summons.isEntityDefendant === 'entity' ? summons.registeredAgentAddress : summons.defendantAddress;
  return {
    attemptDate: today,
    attemptTime: '',
    countyServed: last?.countyServed ?? summons.county ?? '',
    serviceAddress: last?.serviceAddress ?? address ?? '',
    serviceLocation: '',
    serviceMethod: '',
    recipientName: '',
    recipientRelationship: '',
    recipientTitle: '',
    recipientAge: '',
    receiptSignedDate: '',
    mailingAddress: '',
    mailingDate: '',
    failureReason: '',
    serverName: last?.serverName ?? '',
    serverAge: last?.serverAge?.toString() ?? '',
    serverTitle: last?.serverTitle ?? '',
    serverCompany: last?.serverCompany ?? '',
    serverLicense: last?.serverLicense ?? '',
    serverPhone: last?.serverPhone ?? '',
    serverEmail: last?.serverEmail ?? '',
    serviceFees: '',
    notes: '',
    affidavitText: '',
    isSheriffService: last?.isSheriffService ?? false,
    wasSuccessful: false,
    proofDocumentIds: [],
  };
}
