import { z } from 'zod';
import { CalendarDate } from '../dates.ts';
import { courtDay } from '../law/court-day.ts';
import { SERVICE_METHOD_KEYS } from '../law/service-methods.ts';
import { DEFAULT_STATE } from '../summons/schema.ts';
import { stripBidiControls } from '../text/bidi-controls.ts';

/** Rule 1-004(D) NMRA says over 18; the product takes 18 and warns. */
export const MIN_SERVER_AGE = 18;
/** Rule 1-004(F)(2) NMRA says over 15; the product takes 15 and warns. */
export const MIN_RESIDENT_AGE = 15;
const OLDEST = 120;

export const SERVER_TOO_YOUNG = 'Server must be at least 18 years old';
export const RECIPIENT_TOO_YOUNG =
  'Papers left at the home must go to somebody over 15. If only a child was there, leave the age empty, record the attempt as unsuccessful, and say so as the reason.';
export const MOST_PROOFS = 50;

/** An attempt to serve a summons as it is stored (return_of_service_attempts). Days are YYYY-MM-DD. */
export const ServiceAttempt = z.object({
  id: z.string(),
  summonsId: z.string(),
  caseId: z.string(),
  countyServed: z.string(),
  attemptDate: z.string(),
  /** As the server wrote it, for example '2:30 PM'. */
  attemptTime: z.string().nullable(),
  serverName: z.string(),
  /** Years. */
  serverAge: z.number().int().nullable(),
  serverTitle: z.string().nullable(),
  serverLicense: z.string().nullable(),
  serverCompany: z.string().nullable(),
  serverPhone: z.string().nullable(),
  serverEmail: z.string().nullable(),
  isSheriffService: z.boolean(),
  serviceMethod: z.enum(SERVICE_METHOD_KEYS),
  serviceAddress: z.string(),
  serviceLocation: z.string().nullable(),
  /** Who took the papers; for mail or courier, who signed the receipt. */
  recipientName: z.string().nullable(),
  recipientRelationship: z.string().nullable(),
  recipientTitle: z.string().nullable(),
  /** Years. */
  recipientAge: z.number().int().nullable(),
  /** One address, or for substitute_business both, one below the other. */
  mailingAddress: z.string().nullable(),
  mailingDate: z.string().nullable(),
  /** Mail or courier: the day on which service is complete. */
  receiptSignedDate: z.string().nullable(),
  /** Free text, such as '$45.00'. */
  serviceFees: z.string().nullable(),
  wasSuccessful: z.boolean(),
  failureReason: z.string().nullable(),
  notes: z.string().nullable(),
  /** What the server states, as a person changed it; null while it is the generated text. */
  affidavitText: z.string().nullable(),
  /** When it was signed: affirmed, or sworn where a notary is named. */
  notarizedAt: z.date().nullable(),
  notaryName: z.string().nullable(),
  notaryTitle: z.string().nullable(),
  notaryCommission: z.string().nullable(),
  /** Documents of the case that prove it; deleted ones are left out. */
  proofDocumentIds: z.array(z.string()),
  createdAt: z.date(),
});
export type ServiceAttempt = z.infer<typeof ServiceAttempt>;

const lineOf = (text: string) =>
  stripBidiControls(text.toWellFormed())
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
const linesOf = (text: string) =>
  stripBidiControls(text.toWellFormed())
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();

const tooLong = (max: number) => `Please keep this to ${max} characters`;

/** Must be given; `lines` keeps line breaks. */
const words = (missing: string, max: number, clean = lineOf) =>
  z
    .string(missing)
    .transform(clean)
    .pipe(z.string().min(1, missing).max(max, tooLong(max)));

/** May be left out or empty: null. */
const maybe = (max: number, clean = lineOf) =>
  z
    .string()
    .nullish()
    .transform((text) => clean(text ?? ''))
    .pipe(z.string().max(max, tooLong(max)))
    .transform((text) => text || null);

const day = (missing: string) => z.string(missing).trim().min(1, missing).pipe(CalendarDate);

const maybeDay = z
  .string()
  .trim()
  .nullish()
  .transform((text) => text || null)
  .pipe(CalendarDate.nullable());

/** A number as a form sends it: '' and what is left out are absent. */
const maybeNumber = (wrong: string, check: (number: z.ZodNumber) => z.ZodNumber) =>
  z
    .union([z.number(), z.string(), z.nan()], wrong)
    .nullish()
    .transform((given) => {
      if (given === null || given === undefined || Number.isNaN(given)) return null;
      if (typeof given === 'number') return given;
      return given.trim() === '' ? null : Number(given);
    })
    .pipe(check(z.number(wrong)).nullable());

const wholeAge = 'Please enter the age in whole years';

const ServerAge = maybeNumber(SERVER_TOO_YOUNG, (age) =>
  age.int(wholeAge).min(MIN_SERVER_AGE, SERVER_TOO_YOUNG).max(OLDEST, wholeAge),
);
const RecipientAge = maybeNumber(wholeAge, (age) =>
  age.int(wholeAge).positive(wholeAge).max(OLDEST, wholeAge),
);

/** Ids of documents, each once. */
const DocumentIds = z
  .array(z.string())
  .max(MOST_PROOFS, `At most ${MOST_PROOFS} documents can be linked to an attempt`)
  .transform((ids) => [...new Set(ids)]);

const AgeAtHome = z.object({
  serviceMethod: z.enum(SERVICE_METHOD_KEYS),
  recipientAge: z.number().nullable(),
});

/**
 * POST /api/summons/{id}/service-attempts, in the order of the form, so that messages come in that order too. Texts
 * and numbers that are empty are absent.
 */
export const RecordAttemptInput = z
  .object({
    countyServed: words('County is required', 200),
    attemptDate: day('Date is required'),
    attemptTime: maybe(50),
    serverName: words('Server name is required', 300),
    serverAge: ServerAge,
    serverTitle: maybe(200),
    serverLicense: maybe(100),
    serverCompany: maybe(300),
    serverPhone: maybe(50),
    serverEmail: maybe(254),
    isSheriffService: z
      .boolean()
      .nullish()
      .transform((isSheriff) => isSheriff ?? false),
    serviceMethod: z.enum(SERVICE_METHOD_KEYS, 'Service method is required'),
    serviceAddress: words('Service address is required', 1000, linesOf),
    serviceLocation: maybe(300),
    recipientName: maybe(300),
    recipientRelationship: maybe(200),
    recipientTitle: maybe(200),
    recipientAge: RecipientAge,
    mailingAddress: maybe(2000, linesOf),
    mailingDate: maybeDay,
    receiptSignedDate: maybeDay,
    serviceFees: maybe(200),
    wasSuccessful: z.boolean('Please say whether service was successful'),
    failureReason: maybe(2000, linesOf),
    notes: maybe(5000, linesOf),
    affidavitText: maybe(20_000, linesOf),
    proofDocumentIds: DocumentIds.nullish().transform((ids) => ids ?? []),
  })
  .refine(
    ({ serviceMethod, recipientAge }) =>
      serviceMethod !== 'substitute_residence' || recipientAge === null || recipientAge >= MIN_RESIDENT_AGE,
    {
      path: ['recipientAge'],
      message: RECIPIENT_TOO_YOUNG,
      // Said together with what else is wrong, and not only once that is mended.
      when: ({ value }) => AgeAtHome.safeParse(value).success,
    },
  );
export type RecordAttemptInput = z.infer<typeof RecordAttemptInput>;
/** The form of an attempt before it is checked; RecordAttemptInput reads it. */
export type ReturnOfService = z.input<typeof RecordAttemptInput>;

/** POST /api/summons/{id}/file-return. Without `attemptId`: the attempt that service rests on. */
export const FileReturnInput = z.object({
  attemptId: z.string().nullish(),
  /** The return as the clerk stamped it, a document of the case. */
  returnDocumentId: z.string().nullish(),
});
export type FileReturnInput = z.infer<typeof FileReturnInput>;

/** PUT /api/service-attempts/{id}/proofs: the whole list. */
export const LinkProofsInput = z.object({ documentIds: DocumentIds });
export type LinkProofsInput = z.infer<typeof LinkProofsInput>;

const NO_DATE = 'Please enter a date.';

/** A day as it is; a moment as the day it means (in New Mexico, where nothing else is said). */
const dayOf = (given: string | Date) => {
  const text = given instanceof Date ? given.toISOString() : given.trim();
  const isMoment = /^\d{4}-\d{2}-\d{2}T/.test(text) && !Number.isNaN(Date.parse(text));
  return isMoment ? courtDay(text, DEFAULT_STATE) : text;
};

/** The day of signing is kept as its noon in UTC, which is the same day everywhere in the United States. */
const moment = z
  .union([z.date(), z.string()], NO_DATE)
  .nullable()
  .transform((given, context) => {
    const text = dayOf(given ?? '');
    if (text === '') return null;
    if (CalendarDate.safeParse(text).success) return new Date(`${text}T12:00:00Z`);
    context.issues.push({ code: 'custom', message: NO_DATE, input: given });
    return z.NEVER;
  });

/** PATCH /api/service-attempts/{id}: what is known only after the attempt was recorded. What is left out stays. */
export const UpdateReturnInput = z.object({
  affidavitText: maybe(20_000, linesOf).optional(),
  notarizedAt: moment.optional(),
  notaryName: maybe(300).optional(),
  notaryTitle: maybe(200).optional(),
  notaryCommission: maybe(200).optional(),
  mailingAddress: maybe(2000, linesOf).optional(),
  mailingDate: maybeDay.optional(),
  receiptSignedDate: maybeDay.optional(),
  recipientName: maybe(300).optional(),
  recipientRelationship: maybe(200).optional(),
  recipientTitle: maybe(200).optional(),
  recipientAge: RecipientAge.optional(),
  serverAge: ServerAge.optional(),
  serviceFees: maybe(200).optional(),
});
export type UpdateReturnInput = z.infer<typeof UpdateReturnInput>;
