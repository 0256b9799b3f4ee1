import { z } from 'zod';
import { type ServiceAttempt, UpdateReturnInput } from '#src/service/schema.ts';

const PARTICULARS = [
  'recipientName',
  'recipientRelationship',
  'recipientTitle',
  'recipientAge',
  'serverAge',
  'receiptSignedDate',
  'mailingAddress',
  'mailingDate',
  'notarizedAt',
  'notaryName',
  'notaryTitle',
  'notaryCommission',
  'serviceFees',
  'affidavitText',
] as const;

export type ParticularsDraft = Record<(typeof PARTICULARS)[number], string>;

export const PARTICULAR_FIELDS: readonly (keyof ParticularsDraft)[] = PARTICULARS;

/** The shared schema behind the form of what is known only later. */
export const ParticularsForm = z
  .custom<ParticularsDraft>()
  .pipe(z.preprocess((draft) => draft, UpdateReturnInput));

/** What is kept of an attempt so far; the day of signing as the server keeps it, noon of that day in UTC. */
export function particularsOf(attempt: ServiceAttempt): ParticularsDraft {
  return {
    recipientName: attempt.recipientName ?? '',
    recipientRelationship: attempt.recipientRelationship ?? '',
    recipientTitle: attempt.recipientTitle ?? '',
    recipientAge: attempt.recipientAge?.toString() ?? '',
    serverAge: attempt.serverAge?.toString() ?? '',
    receiptSignedDate: attempt.receiptSignedDate ?? '',
    mailingAddress: attempt.mailingAddress ?? '',
    mailingDate: attempt.mailingDate ?? '',
    notarizedAt: attempt.notarizedAt?.toISOString().slice(0, 10) ?? '',
    notaryName: attempt.notaryName ?? '',
    notaryTitle: attempt.notaryTitle ?? '',
    notaryCommission: attempt.notaryCommission ?? '',
    serviceFees: attempt.serviceFees ?? '',
    affidavitText: attempt.affidavitText ?? '',
  };
}
