import { z } from 'zod';

export const MILESTONE_STATUSES = ['upcoming', 'due', 'past'] as const;
export const MilestoneStatus = z.enum(MILESTONE_STATUSES);
export type MilestoneStatus = z.infer<typeof MilestoneStatus>;

/** A stage or deadline on a case's timeline. `date` is a calendar date, YYYY-MM-DD. */
export const Milestone = z.object({
  id: z.string(),
  caseId: z.string(),
  kind: z.string(),
  date: z.string().nullable(),
  status: z.string(),
  derivedFromDocId: z.string().nullable(),
  position: z.number().int(),
  deadlineType: z.string().nullable(),
  ruleReference: z.string().nullable(),
  reminderDates: z.array(z.string()).nullable(),
  isAutoCalculated: z.boolean(),
});
export type Milestone = z.infer<typeof Milestone>;
