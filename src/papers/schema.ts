import { z } from 'zod';

/**
 * Where a statement of an analysis stands: 1-based page, the source's own words, and UTF-16 offsets into the
 * extracted text (`text.slice(start, end) === quote` when `verified`).
 */
export const Evidence = z.object({
  page: z.number().int(),
  quote: z.string(),
  start: z.number().int(),
  end: z.number().int(),
  verified: z.boolean(),
});
export type Evidence = z.infer<typeof Evidence>;

export const PARTY_ROLES = [
  'plaintiff',
  'defendant',
  'petitioner',
  'respondent',
  'appellant',
  'appellee',
  'third-party',
  'other',
] as const;
export const PartyRole = z.enum(PARTY_ROLES);
export type PartyRole = z.infer<typeof PartyRole>;

/** How a field was read: beyond doubt, probably so, or so that somebody has to look. */
export const Certainty = z.enum(['certain', 'likely', 'unsure']);
export type Certainty = z.infer<typeof Certainty>;

export const AnalysisParty = z.object({
  name: z.string(),
  role: PartyRole,
  evidence: Evidence,
  /** Missing where nothing is known of it: analyses of other engines, and of before. */
  certainty: Certainty.optional(),
});
export type AnalysisParty = z.infer<typeof AnalysisParty>;

/** One count or cause of action; `type` is how the IRAC view names it, `number` as printed ('I', 'First'). */
export const AnalysisClaim = z.object({
  type: z.string(),
  title: z.string(),
  number: z.string().nullable(),
  statutes: z.array(z.string()),
  evidence: Evidence,
});
export type AnalysisClaim = z.infer<typeof AnalysisClaim>;

/** A numbered paragraph; `number` as printed (with sub-letter), null where the paper does not number. */
export const FactualAllegation = z.object({
  number: z.string().nullable(),
  text: z.string(),
  page: z.number().int(),
  start: z.number().int(),
  end: z.number().int(),
});
export type FactualAllegation = z.infer<typeof FactualAllegation>;

/** `date` is 'YYYY-MM-DD', 'YYYY-MM' or 'YYYY', as exact as the paper is. Each date stands once. */
export const TimelineEntry = z.object({
  date: z.string(),
  text: z.string(),
  evidence: Evidence,
  certainty: Certainty.optional(),
});
export type TimelineEntry = z.infer<typeof TimelineEntry>;

/** `amount` in US dollars; null where damages are claimed without a figure. */
export const DamagesEntry = z.object({
  amount: z.number().nullable(),
  text: z.string(),
  evidence: Evidence,
  certainty: Certainty.optional(),
});
export type DamagesEntry = z.infer<typeof DamagesEntry>;

export const AnalysisStatement = z.object({
  text: z.string(),
  evidence: Evidence,
  certainty: Certainty.optional(),
});
export type AnalysisStatement = z.infer<typeof AnalysisStatement>;

/** What only the words of a paper say of it, beside its facts. */
export const PaperStructure = z.object({
  title: AnalysisStatement.nullable(),
  /** The head of a message; what it does not name is null. */
  message: z
    .object({ from: z.string(), to: z.string().nullable(), subject: z.string().nullable() })
    .nullable(),
  /** How many numbered questions or requests of each sort it holds. */
  requests: z.array(z.object({ what: z.string(), count: z.number().int(), evidence: Evidence })),
  /** How an answer meets the numbered paragraphs. */
  responses: z
    .object({
      denied: z.number().int(),
      admitted: z.number().int(),
      unknown: z.number().int(),
      evidence: Evidence,
    })
    .nullable(),
  /** The sentence in which whoever wrote it says what they want. */
  request: AnalysisStatement.nullable(),
  /** Between whom an agreement is made, and for how long, each in its own words. */
  between: AnalysisStatement.nullable(),
  term: AnalysisStatement.nullable(),
  /** Where a pleading begins to tell what happened, as an offset into the text. */
  factsStart: z.number().int().nullable(),
});
export type PaperStructure = z.infer<typeof PaperStructure>;

/** One of the first sentences about a paper, with the words it is made from. */
export const LeadLine = z.object({
  text: z.string(),
  sources: z.array(Evidence),
  certainty: Certainty.optional(),
});
export type LeadLine = z.infer<typeof LeadLine>;

/** Missing in analyses of before. */
const beside = {
  /** Of which reading of facts it was made; 0 where that is not known. */
  version: z.number().int().optional(),
  /** What the paper is, who wants what, what is to be done by when, and what happens otherwise. */
  lead: z.array(LeadLine).optional(),
  /** Statutes, rules and decisions that stand in the paper, as printed. */
  authorities: z.array(AnalysisStatement).optional(),
  structure: PaperStructure.optional(),
};

/** Whose words the summary is: a language model's, or quotations found by rules. */
const byModel = z.boolean();

export const ComplaintAnalysis = z.object({
  type: z.literal('complaint'),
  ...beside,
  court: AnalysisStatement.nullable(),
  caseNumber: AnalysisStatement.nullable(),
  parties: z.array(AnalysisParty),
  claims: z.array(AnalysisClaim),
  factual_allegations: z.array(FactualAllegation),
  key_issues: z.array(z.string()),
  case_summary: z.string(),
  timeline: z.array(TimelineEntry),
  damages: z.array(DamagesEntry),
  relief: z.array(AnalysisStatement),
  jury_demand: AnalysisStatement.nullable(),
  jurisdiction: z.array(AnalysisStatement),
  venue: z.array(AnalysisStatement),
  /** What the text alone gave, before its facts were added; missing while they are not. */
  base: z
    .object({
      byModel,
      court: AnalysisStatement.nullable(),
      caseNumber: AnalysisStatement.nullable(),
      parties: z.array(AnalysisParty),
      timeline: z.array(TimelineEntry),
      damages: z.array(DamagesEntry),
      case_summary: z.string(),
    })
    .optional(),
  /** What a reader must know about how this was read ('paragraph numbers begin again on page 3'). */
  warnings: z.array(z.string()),
});
export type ComplaintAnalysis = z.infer<typeof ComplaintAnalysis>;

export const SummaryAnalysis = z.object({
  type: z.literal('summary'),
  ...beside,
  summary: z.string(),
  key_points: z.array(z.string()),
  /** Where each key point stands, in the same order; unverified where a point is not a quotation. */
  key_point_sources: z.array(Evidence),
  main_topics: z.array(z.string()),
  legal_significance: z.string(),
  mentioned_parties: z.array(AnalysisParty),
  timeline: z.array(TimelineEntry),
  base: z
    .object({
      byModel,
      summary: z.string(),
      key_points: z.array(z.string()),
      key_point_sources: z.array(Evidence),
      legal_significance: z.string(),
      mentioned_parties: z.array(AnalysisParty),
      timeline: z.array(TimelineEntry),
    })
    .optional(),
});
export type SummaryAnalysis = z.infer<typeof SummaryAnalysis>;

export const Analysis = z.discriminatedUnion('type', [ComplaintAnalysis, SummaryAnalysis]);
export type Analysis = z.infer<typeof Analysis>;
