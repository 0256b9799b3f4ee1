import { z } from 'zod';
import { SummaryAnalysis } from '../papers/schema.ts';
import { DocumentSummary } from './schema.ts';

/** What somebody may choose of a document: all that an analysis suggests is among them. */
export const DISCOVERY_DOCUMENT_TYPES = [
  'Email',
  'SMS',
  'Contract',
  'Memo',
  'Letter',
  'Report',
  'Invoice',
  'Spreadsheet',
  'Presentation',
  'Order',
  'Notice',
  'Lease',
  'Statement',
  'Other',
] as const;

const PRIVILEGE_STATUSES = ['privileged', 'work_product', 'not_privileged', 'pending_review'] as const;
export const PrivilegeStatus = z.enum(PRIVILEGE_STATUSES, 'Please choose a privilege status.');

const MentionedParty = z.union([
  z.string(),
  z.object({ name: z.string().optional(), email: z.string().optional() }),
]);

/** What e-discovery review shows of a document; scores are 0 to 1. */
export const DiscoveryAnalysis = z.object({
  summary: z.object({
    title: z.string(),
    summary: z.string(),
    key_points: z.array(z.string()),
    main_topics: z.array(z.string()),
    legal_significance: z.string(),
    mentioned_parties: z.array(MentionedParty),
    /** The days that it names, oldest first, each with what it is; missing in analyses of before. */
    dates: z.array(z.object({ date: z.string(), text: z.string() })).optional(),
  }),
  classification: z.object({
    suggested_category: z.string(),
    document_type: z.string(),
    confidence_score: z.number().min(0).max(1),
  }),
});

/** What the words of a document alone say of it. */
export const DiscoveryHead = z.object({
  docType: z.string(),
  title: z.string(),
  /** False: its file's name stands for a title. Missing in analyses of before. */
  isNamed: z.boolean().optional(),
  type: z.string(),
  people: z.array(z.string()),
  /** Those between whom it goes or is made; missing in analyses of before. */
  sides: z.array(z.string()).optional(),
  /** Its weightiest sentences, word for word. */
  telling: z.array(z.string()),
  days: z.array(z.object({ date: z.string(), text: z.string() })),
  /** What it speaks of most, and the sums that it names; missing in analyses of before. */
  terms: z.array(z.string()).optional(),
  sums: z.array(z.string()).optional(),
});
export type DiscoveryHead = z.infer<typeof DiscoveryHead>;

/** As it is stored: with the analysis it was told from, so that its facts can be told anew as they stand. */
export const StoredDiscoveryAnalysis = DiscoveryAnalysis.extend({
  told: SummaryAnalysis.optional(),
  head: DiscoveryHead.optional(),
});
export type DiscoveryAnalysis = z.infer<typeof DiscoveryAnalysis>;

export const DiscoveryDocument = DocumentSummary.extend({
  batesPrefix: z.string().nullable(),
  /** Number of its last page; null where `batesNumber` is text without a range, or nothing. */
  batesEnd: z.string().nullable(),
  tags: z.array(z.string()),
  aiAnalysis: DiscoveryAnalysis.nullable(),
  /** The summary as a person has rewritten it. */
  aiAnalysisSummary: z.string().nullable(),
  discoveryAnalyzedAt: z.date().nullable(),
});
export type DiscoveryDocument = z.infer<typeof DiscoveryDocument>;

/** Text that is cleared by leaving it empty. */
const clearable = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `At most ${most} characters, please.`)
    .transform((value) => (value === '' ? null : value))
    .nullish();

const DiscoveryChange = z.object({
  batesNumber: clearable(100),
  documentCategory: clearable(100),
  privilegeStatus: PrivilegeStatus.nullish(),
  aiAnalysisSummary: clearable(20_000),
  custodian: clearable(200),
  productionStatus: clearable(50),
  tags: z.array(z.string().trim().min(1).max(60)).max(50).optional(),
  relevanceScore: z
    .number()
    .int('The relevance is a whole number from 0 to 100.')
    .min(0, 'The relevance is a whole number from 0 to 100.')
    .max(100, 'The relevance is a whole number from 0 to 100.')
    .nullish(),
});
export type DiscoveryChange = z.output<typeof DiscoveryChange>;

/** PATCH /api/documents/{id}/discovery: the fields themselves, or as `updates` beside the document's id. */
export const UpdateDiscoveryInput = DiscoveryChange.extend({
  docId: z.string().optional(),
  updates: DiscoveryChange.optional(),
});

export const DiscoveryAnswer = z.object({ document: DiscoveryDocument });
