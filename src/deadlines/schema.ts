import { z } from 'zod';

const MilestoneStatus = z.enum(['upcoming', 'due', 'past']);

/** A stage or deadline on a case's timeline. `date` is a calendar date, YYYY-MM-DD. */
export const Milestone = z.object({
  id: z.string(),
  caseId: z.string(),
  kind: z.string(),
  date: z.string().nullable(),
  status: MilestoneStatus,
  derivedFromDocId: z.string().nullable(),
  position: z.number().int(),
  deadlineType: z.string().nullable(),
  ruleReference: z.string().nullable(),
  reminderDates: z.array(z.string()).nullable(),
  isAutoCalculated: z.boolean(),
});
export type Milestone = z.infer<typeof Milestone>;
