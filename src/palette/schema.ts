import { z } from 'zod';
import { MEMBER_ROLES } from '../auth/permissions.ts';
import { Milestone } from '../timeline/schema.ts';

const LONGEST_QUERY = 200;
/** Of each kind, at most. */
export const MOST_FOUND = 8;

/** Words of names and numbers, in any order; nothing typed asks for what was last touched and what is due next. */
export const FindInput = z.object({
  q: z.string('Please type what to look for.').max(LONGEST_QUERY, 'Please use fewer words.').default(''),
});
export const FindQuery = z.object({ q: z.string().optional() });

export const FoundCase = z.object({
  id: z.string(),
  /** Title, else number, else 'Untitled Case'. */
  title: z.string(),
  caseNumber: z.string().nullable(),
  courtName: z.string().nullable(),
  memberRole: z.enum(MEMBER_ROLES),
});
export type FoundCase = z.infer<typeof FoundCase>;

export const FoundDocument = z.object({
  id: z.string(),
  caseId: z.string(),
  caseTitle: z.string(),
  filename: z.string(),
  /** What it is called. */
  title: z.string(),
  docType: z.string().nullable(),
  /** Calendar date on the paper, YYYY-MM-DD. */
  docDate: z.string().nullable(),
});
export type FoundDocument = z.infer<typeof FoundDocument>;

export const FoundDeadline = Milestone.pick({
  id: true,
  caseId: true,
  kind: true,
  date: true,
  status: true,
  finishedAt: true,
  isAutoCalculated: true,
}).extend({ caseTitle: z.string(), caseState: z.string().nullable() });
export type FoundDeadline = z.infer<typeof FoundDeadline>;

/** Each list best first, at most `MOST_FOUND` long. */
export const Found = z.object({
  cases: z.array(FoundCase),
  documents: z.array(FoundDocument),
  deadlines: z.array(FoundDeadline),
});
export type Found = z.infer<typeof Found>;
