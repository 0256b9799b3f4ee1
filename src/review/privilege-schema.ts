import { z } from 'zod';

const LogPerson = z.object({
  /** As written in the e-mail: 'Ada Quill <ada@quill.example>'. */
  name: z.string(),
  kind: z.enum(['author', 'to', 'cc', 'bcc']),
  isLawyer: z.boolean(),
});
export type LogPerson = z.infer<typeof LogPerson>;

const LogWarning = z.object({
  field: z.enum(['date', 'author', 'recipients', 'description', 'privilege', 'basis', 'treatment', 'family']),
  text: z.string(),
});
export type LogWarning = z.infer<typeof LogWarning>;

/** A line of the privilege log (FRCP 26(b)(5)(A)). Holds no words of the document, not even an e-mail's subject line. */
export const PrivilegeLogRow = z.object({
  documentId: z.string(),
  /** 1, 2, 3 … in the order of the log. */
  logNumber: z.number().int(),
  /** Bates range, or a control number made of the document's id. */
  controlNumber: z.string(),
  batesNumber: z.string().nullable(),
  batesEnd: z.string().nullable(),
  filename: z.string(),
  date: z.string().nullable(),
  type: z.string(),
  /** As it stands in the log: the person's own words, else what the e-mail says; lawyers are marked '(lawyer)'. */
  author: z.string(),
  recipients: z.string(),
  /** What the e-mail's head says, whatever a person wrote over it. */
  people: z.array(LogPerson),
  /** The person's words; empty while there are none. */
  description: z.string(),
  /** Who, to whom, when, how many attachments: a start without content, for the person to finish. */
  suggestedDescription: z.string(),
  privilege: z.string(),
  treatment: z.enum(['withheld', 'redacted', 'produced']),
  basis: z.string(),
  suggestedBasis: z.string(),
  family: z.string(),
  parentDocumentId: z.string().nullable(),
  warnings: z.array(LogWarning),
  /** What a person wrote over author and recipients; null where nobody did. */
  ownAuthor: z.string().nullable(),
  ownRecipients: z.string().nullable(),
});
export type PrivilegeLogRow = z.infer<typeof PrivilegeLogRow>;

/** A field left out stays; empty text is taken back. */
const own = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `At most ${most} characters, please.`)
    .transform((value) => (value === '' ? null : value))
    .nullish();

export const UpdatePrivilegeEntryInput = z.object({
  description: own(2000),
  basis: own(2000),
  author: own(500),
  recipients: own(4000),
});
export type UpdatePrivilegeEntryInput = z.output<typeof UpdatePrivilegeEntryInput>;
