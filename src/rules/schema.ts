import { z } from 'zod';
import { CaseKind } from '../law/courts/case-kind-schema.ts';

const day = z.string().describe('YYYY-MM-DD');
const lines = z.array(z.string());

const RuleSource = z.object({ title: z.string(), address: z.string(), retrieved: day });

/** A row of the table of rules as the engine counts by it; what each column means stands at `CourtRule`. */
const RuleRecord = z.object({
  id: z.string(),
  name: z.string(),
  days: z.number().int(),
  unit: z.enum(['calendar', 'court', 'month']),
  direction: z.enum(['forward', 'backward']),
  laterOf: z.array(z.object({ event: z.string(), days: z.number().int() })).readonly(),
  earlierOf: z.array(z.object({ event: z.string(), days: z.number().int() })).readonly(),
  landing: z.enum(['monday', 'stands']).nullable(),
  dueTime: z.string().nullable(),
  extension: z.string(),
  citation: z.string(),
  description: z.string(),
  kinds: z.array(CaseKind).readonly(),
  event: z.string(),
  isAnswer: z.boolean(),
  mayExtend: z.enum(['court', 'nobody', 'unread']),
  isUnchecked: z.boolean(),
  checkedThrough: day.nullable(),
  localDefault: z.string().optional(),
  since: day.optional(),
  daysBefore: z.number().int().optional(),
  until: day.optional(),
  governedBy: z.string().optional(),
  recorded: day,
  readings: z.array(z.object({ says: z.string(), source: RuleSource })).readonly(),
  reviews: z.array(z.object({ role: z.string(), day, hash: z.string() })).readonly(),
});

/** A date worked out by a rule, with the steps to follow on a paper calendar. */
export const RuleExample = z.object({
  /** The day of the event or, for a rule that counts back, of the hearing. */
  event: day,
  due: day,
  /** 'ends on a Saturday'. */
  shows: z.string(),
  steps: lines,
});
export type RuleExample = z.infer<typeof RuleExample>;

/** A rule that deadlines are counted by, in sentences for people; `record` is what they are made from. */
export const Rule = z.object({
  key: z.string().describe('What a deadline is stored with; it never changes.'),
  label: z.string(),
  plain: z.string(),
  event: z.string(),
  due: z.string(),
  landing: z.string(),
  extension: z.string(),
  /** Who can give more time; null where nothing was read about it. */
  moreTime: z.string().nullable(),
  consequence: z.string().nullable(),
  kinds: z.array(CaseKind),
  /** What to know before relying on it. */
  notes: lines,
  effectiveFrom: day.nullable(),
  effectiveUntil: day.nullable(),
  citation: z.string(),
  text: z.string().nullable(),
  source: RuleSource.nullable(),
  status: z.enum(['verified', 'unverified', 'disputed']),
  /** How others read it; it is disputed while there are any. */
  readings: z.array(z.object({ says: z.string(), source: RuleSource })),
  hash: z.string().describe('Of the row; a review names the one it agreed to.'),
  examples: z.array(RuleExample),
  record: RuleRecord,
});
export type Rule = z.infer<typeof Rule>;

/** The courts of one system, whose rules are here. */
export const RulesCourt = z.object({
  id: z.string().describe('The court system: federal_district, california_superior, …'),
  name: z.string(),
  jurisdiction: z.string().describe('What deadlines are calculated under.'),
  rules: z.number().int(),
  verified: z.number().int(),
  /** The kinds of case that its rules differ by. */
  kinds: z.array(z.object({ kind: CaseKind, label: z.string() })),
  /** What was not checked of how these courts count. */
  notes: lines,
});
export type RulesCourt = z.infer<typeof RulesCourt>;

/** A court system, or the jurisdiction that its rules are counted under. */
export const ListRulesInput = z.object({ court: z.string().max(100).default('') });
