import { z } from 'zod';

/** A reminder that has come due, until the person puts it away. `dueOn` and `remindOn` are calendar dates. */
export const ReminderNotice = z.object({
  id: z.string(),
  milestoneId: z.string(),
  caseId: z.string(),
  caseTitle: z.string(),
  /** The state whose courts' day it is: what counts as today there. */
  caseState: z.string(),
  /** The deadline's name. */
  kind: z.string(),
  dueOn: z.string(),
  /** HH:MM at the court; null where the day alone counts. */
  dueTime: z.string().nullable(),
  /** It happens at `dueTime`; otherwise it is due by then. */
  takesPlace: z.boolean(),
  /** Somebody has to check the day first. */
  isUnsure: z.boolean(),
  remindOn: z.string(),
  /** The day by the rule as it reads now, where the notice is about a rule that changed; null for a reminder. */
  countedAgain: z.string().nullable(),
  /** The rule it was counted by is here no more: the person has to check the date. */
  isRuleGone: z.boolean(),
  createdAt: z.date(),
});
export type ReminderNotice = z.infer<typeof ReminderNotice>;

const NOTHING_CHOSEN = 'Please say which reminders to dismiss.';

export const DismissInput = z.object({
  ids: z
    .array(z.string(NOTHING_CHOSEN), NOTHING_CHOSEN)
    .min(1, NOTHING_CHOSEN)
    .max(500, 'Please dismiss at most 500 reminders at a time.'),
});
