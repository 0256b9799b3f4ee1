import { z } from 'zod';
import { CalendarDate } from '../dates.ts';

/** Most documents of one production: what one request can name. */
const MOST_PRODUCED = 10_000;

/** What keeps a document from being produced. */
export const BLOCKER_CODES = [
  'privileged',
  'undecided',
  'unreviewed',
  'not-read',
  'no-bates',
  'bates-text',
  'pages-changed',
  'not-withheld',
] as const;
const BlockerCode = z.enum(BLOCKER_CODES);
export type BlockerCode = z.infer<typeof BlockerCode>;

/** What a person should look at first, and may still produce. */
export const WARNING_CODES = [
  'copy-privileged',
  'family-torn',
  'unread',
  'duplicate',
  'native',
  'native-left-out',
  'produced-before',
  'gap',
  'mixed-width',
] as const;
const WarningCode = z.enum(WARNING_CODES);
export type WarningCode = z.infer<typeof WarningCode>;

function finding<Code extends z.ZodType>(code: Code) {
  return z.object({
    code,
    /** The document that is meant; null for what concerns the whole set. */
    documentId: z.string().nullable(),
    filename: z.string().nullable(),
    /** A sentence: what it is and what to do. */
    text: z.string(),
  });
}
export const ProductionBlocker = finding(BlockerCode);
export type ProductionBlocker = z.infer<typeof ProductionBlocker>;
export const ProductionWarning = finding(WarningCode);
export type ProductionWarning = z.infer<typeof ProductionWarning>;

/** A document that is held back, as the production lists it. */
export const WithheldDocument = z.object({
  documentId: z.string(),
  filename: z.string(),
  batesNumber: z.string().nullable(),
  privilegeStatus: z.enum(['privileged', 'work_product']),
});
export type WithheldDocument = z.infer<typeof WithheldDocument>;

const Ids = z
  .array(z.string())
  .max(MOST_PRODUCED, `One production takes ${MOST_PRODUCED} documents at most.`);

/** The set that is looked at: what goes out, and what is named as held back. */
export const ProductionChoice = z.object({
  documentIds: Ids.min(1, 'Choose at least one document to produce.'),
  /** Documents marked privileged or work product that the production lists as withheld. */
  withheldIds: Ids.default([]),
});
export type ProductionChoice = z.infer<typeof ProductionChoice>;

/** What stands in the way of producing a set, and what is worth a look. */
export const ProductionCheck = z.object({
  documents: z.number().int(),
  pages: z.number().int(),
  /** Bytes of the files as they are kept. */
  bytes: z.number(),
  firstBates: z.string().nullable(),
  lastBates: z.string().nullable(),
  withheld: z.array(WithheldDocument),
  blockers: z.array(ProductionBlocker),
  warnings: z.array(ProductionWarning),
  /** The next volume nobody used in this case: 'VOL001'. */
  nextVolume: z.string(),
});
export type ProductionCheck = z.infer<typeof ProductionCheck>;

/** Documents whose words one call looks through. */
export const MOST_SCANNED = 50;
export const ScanInput = z.object({ documentIds: z.array(z.string()).min(1).max(MOST_SCANNED) });

/** A document whose words seem to give in full what papers shorten (FRCP 5.2, Rule 1-079 NMRA). */
export const PersonalDataFinding = z.object({
  documentId: z.string(),
  filename: z.string(),
  kinds: z.array(z.enum(['social security', 'account', 'birth date'])),
});
export type PersonalDataFinding = z.infer<typeof PersonalDataFinding>;

const Line = (most: number, missing: string) =>
  z.string().trim().min(1, missing).max(most, `Please use ${most} characters at most.`);

export const CreateProductionInput = ProductionChoice.extend({
  name: Line(120, 'Give the production a name'),
  volume: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9][A-Z0-9_-]{0,19}$/, 'A volume is letters and digits without spaces, as VOL001'),
  producedBy: z.string().trim().max(200, 'Please use 200 characters at most.').default(''),
  producedTo: Line(200, 'Say to whom it is produced'),
  producedOn: CalendarDate,
  requestAnswered: z.string().trim().max(500, 'Please use 500 characters at most.').default(''),
  coverLetter: z.string().trim().max(20_000, 'Please use 20,000 characters at most.').default(''),
});
export type CreateProductionInput = z.infer<typeof CreateProductionInput>;

/** A production as the list shows it. */
export const ProductionSummary = z.object({
  id: z.string(),
  caseId: z.string(),
  name: z.string(),
  volume: z.string(),
  /** '' where nobody said. */
  producedBy: z.string(),
  producedTo: z.string(),
  producedOn: z.string(),
  requestAnswered: z.string(),
  documentCount: z.number().int(),
  pageCount: z.number().int(),
  withheldCount: z.number().int(),
  bytes: z.number(),
  firstBates: z.string(),
  lastBates: z.string(),
  createdAt: z.date(),
});
export type ProductionSummary = z.infer<typeof ProductionSummary>;

/** A produced document as it was on that day. */
export const ProducedDocument = z.object({
  position: z.number().int(),
  documentId: z.string(),
  filename: z.string(),
  mimeType: z.string(),
  size: z.number(),
  pages: z.number().int(),
  begBates: z.string(),
  endBates: z.string(),
  begAttach: z.string(),
  endAttach: z.string(),
  docType: z.string().nullable(),
  docDate: z.string().nullable(),
  custodian: z.string().nullable(),
  /** SHA-256 of the original, lowercase hex. */
  hash: z.string().nullable(),
  /** False when the document was deleted since. */
  isThere: z.boolean(),
  /** It was marked privileged or work product after it went out. */
  isPrivilegedNow: z.boolean(),
});
export type ProducedDocument = z.infer<typeof ProducedDocument>;

export const Production = ProductionSummary.extend({
  coverLetter: z.string(),
  createdBy: z.string().nullable(),
  withheld: z.array(WithheldDocument),
  documents: z.array(ProducedDocument),
});
export type Production = z.infer<typeof Production>;

/** How many documents of a download are on their way; null while none is. */
export const ProductionProgress = z.object({
  download: z.object({ documents: z.number().int(), total: z.number().int() }).nullable(),
});
export type ProductionProgress = z.infer<typeof ProductionProgress>;
