import { z } from 'zod';
import { PrivilegeStatus } from '../documents/discovery-schema.ts';
import { DocumentSummary } from '../documents/schema.ts';

/** A document as the list of e-discovery review carries it: no text, no analysis. */
export const ReviewDocument = DocumentSummary.pick({
  id: true,
  filename: true,
  docType: true,
  mimeType: true,
  size: true,
  pageCount: true,
  status: true,
  batesNumber: true,
  documentCategory: true,
  privilegeStatus: true,
  custodian: true,
  productionStatus: true,
  docDate: true,
  relevanceScore: true,
  parentDocumentId: true,
  uploadedAt: true,
}).extend({
  /** Number of its last page; null where `batesNumber` is text without a range, or nothing. */
  batesEnd: z.string().nullable(),
  tags: z.array(z.string()),
  /** E-discovery review has an analysis of it. */
  isAnalyzed: z.boolean(),
  /** The oldest document of the case with the same bytes, when this is not it. */
  duplicateOf: z.string().nullable(),
});
export type ReviewDocument = z.infer<typeof ReviewDocument>;

const MOST_AT_ONCE = 10_000;

export const ReviewIds = z
  .array(z.string().max(100), 'Please choose documents.')
  .min(1, 'Please choose at least one document.')
  .max(MOST_AT_ONCE, 'Please choose at most 10,000 documents at once.');

/** With `ids` only those of them that are in the case. */
export const ListReviewInput = z.object({ ids: z.array(z.string().max(100)).max(500).optional() });

const RELEVANCE = 'The relevance is a whole number from 0 to 100.';
const Tag = z.string().trim().min(1, 'A tag has at least one letter.').max(60, 'At most 60 characters.');
export const MOST_TAGS = 50;

/** Text that is cleared by leaving it empty. */
const clearable = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `At most ${most} characters, please.`)
    .transform((value) => (value === '' ? null : value))
    .nullable();

/** How productions speak of a document; any other text a person wrote is kept as it is. */
export const PRODUCTION_STATUSES = ['not_produced', 'produced', 'withheld', 'redacted'] as const;

const CodedFields = z.object({
  privilegeStatus: PrivilegeStatus.nullable(),
  documentCategory: clearable(100),
  custodian: clearable(200),
  productionStatus: clearable(50),
  relevanceScore: z.number().int(RELEVANCE).min(0, RELEVANCE).max(100, RELEVANCE).nullable(),
});

/** What is changed at many documents at once; a field left out stays, null or an empty text clears it. */
export const CodeChange = CodedFields.partial()
  .extend({
    addTags: z.array(Tag).max(MOST_TAGS).optional(),
    removeTags: z.array(Tag).max(MOST_TAGS).optional(),
  })
  .refine(
    (change) => Object.values(change).some((value) => value !== undefined),
    'Please choose what to change.',
  );
export type CodeChange = z.output<typeof CodeChange>;

export const CodeInput = z.object({ ids: ReviewIds, change: CodeChange });
export const CodeAnswer = z.object({ changed: z.number().int() });

/** Values that a document had before. */
export const CodedValues = CodedFields.extend({ tags: z.array(Tag).max(MOST_TAGS * 2) }).partial();
export type CodedValues = z.output<typeof CodedValues>;

/**
 * Takes `change` back. Documents that had the same values before stand in one group, so that ten thousand of them fit
 * in a request (`restoreInput` in codes.ts makes this of a list). A document whose fields have other values by now than
 * the change gave them was changed by somebody else since, and is left alone.
 */
export const RestoreInput = z
  .object({
    change: CodeChange,
    groups: z
      .array(z.object({ ids: ReviewIds, was: CodedValues }))
      .min(1)
      .max(MOST_AT_ONCE),
  })
  .refine(
    ({ groups }) => groups.reduce((sum, { ids }) => sum + ids.length, 0) <= MOST_AT_ONCE,
    'Please choose at most 10,000 documents at once.',
  );
export type RestoreInput = z.output<typeof RestoreInput>;

/** `kept`: documents that somebody changed since, which stay as they are. */
export const RestoreAnswer = z.object({ changed: z.number().int(), kept: z.number().int() });
