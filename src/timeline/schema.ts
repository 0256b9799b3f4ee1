import { z } from 'zod';
import { CalendarDate } from '../dates.ts';
import { Calculation } from '../law/calculation-schema.ts';
import { oneLine } from '../text/bidi-controls.ts';

export const MILESTONE_STATUSES = ['upcoming', 'due', 'past'] as const;
const MilestoneStatus = z.enum(MILESTONE_STATUSES, 'Please choose upcoming, due soon or past due.');

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
  /** Calendar dates on which people of the case are reminded; null: none were asked for. */
  reminderDates: z.array(z.string()).nullable(),
  isAutoCalculated: z.boolean(),
  /** When somebody said that it is done; null while it is open. */
  finishedAt: z.date().nullable(),
  /** The milestone whose date the calculation starts from. */
  triggerMilestoneId: z.string().nullable(),
  /** What it was calculated with, so that it can be counted again when the trigger moves. */
  calculation: Calculation.nullable(),
  /** The rule that gives it, and the fingerprint of its row as it read then; null where none does, whatever is cited. */
  ruleKey: z.string().nullable(),
  ruleVersion: z.string().nullable(),
  /** The time of day by which it is due, HH:MM at the court; null where the day alone counts. */
  dueTime: z.string().nullable(),
  /** What a person has to check of the day, as sentences; null once somebody did, or where nothing is doubtful. */
  doubts: z.array(z.string()).nullable(),
  /** It happens at `dueTime`, such as a hearing; otherwise it is due by then. */
  takesPlace: z.boolean(),
  /** Where it takes place, as the paper says. */
  place: z.string().nullable(),
  /** Rises with every change. */
  revision: z.number().int(),
});
export type Milestone = z.infer<typeof Milestone>;

const NAME_AND_DATE = 'Please provide a name and date for the milestone.';
const Kind = z
  .string(NAME_AND_DATE)
  .overwrite(oneLine)
  .min(1, NAME_AND_DATE)
  .max(200, 'Please keep the name under 200 characters');
export const MOST_REMINDERS = 20;
const ReminderDates = z
  .array(CalendarDate)
  .max(MOST_REMINDERS, `A deadline can have at most ${MOST_REMINDERS} reminders.`);
/** Whether 14 days before and the last open day of the court are added to the days that are sent. */
const RemindMore = z.boolean().optional();

/** POST /api/cases/{id}/milestones: a deadline entered by hand or taken over from the calculator. */
export const CreateMilestoneInput = z.object({
  kind: Kind,
  date: CalendarDate,
  status: MilestoneStatus.default('upcoming'),
  position: z.number().int().min(0).max(10_000).default(0),
  deadlineType: z.string().trim().max(200).nullish(),
  ruleReference: z.string().trim().max(300).nullish(),
  reminderDates: ReminderDates.nullish(),
  remindMore: RemindMore,
  isAutoCalculated: z.boolean().default(false),
  /** It has happened already, such as the day somebody was served. */
  isFinished: z.boolean().default(false),
  triggerMilestoneId: z.string().nullish(),
  // Without a type every rule of a court would be counted.
  calculation: Calculation.extend({ deadlineType: z.string().trim().min(1).max(200) }).nullish(),
});
export type CreateMilestoneInput = z.infer<typeof CreateMilestoneInput>;

/** PATCH /api/milestones/{id}: move, rename, set status, finish or reopen, change reminders. */
export const UpdateMilestoneInput = z.object({
  kind: Kind.optional(),
  date: CalendarDate.nullish(),
  status: MilestoneStatus.optional(),
  isFinished: z.boolean().optional(),
  /** The person has compared the day with the paper or asked the clerk: nothing of it is doubtful any more. */
  isChecked: z.literal(true).optional(),
  reminderDates: ReminderDates.nullish(),
  remindMore: RemindMore,
  /** Ids of deadlines computed from this one that are to move with it; asked for with `dependents`. */
  recalculate: z.array(z.string()).max(200).optional(),
  /** The revision the person saw; a later one is a conflict. */
  expectedRevision: z.number().int().optional(),
});
export type UpdateMilestoneInput = z.infer<typeof UpdateMilestoneInput>;

/** GET /api/milestones/{id}/dependents?date=…: what would move, directly or through one another. */
export const DependentsInput = z.object({ date: CalendarDate });
export const DependentsQuery = z.object({ date: z.string().optional() });
export const DependentDeadline = z.object({
  id: z.string(),
  kind: z.string(),
  date: z.string().nullable(),
  newDate: z.string(),
  ruleReference: z.string().nullable(),
  /** The numbered steps of the count with the new date. */
  steps: z.array(z.string()),
});
export type DependentDeadline = z.infer<typeof DependentDeadline>;

/** An open, dated deadline on the home screen, from any of the person's cases. */
export const OpenDeadline = Milestone.pick({
  id: true,
  caseId: true,
  kind: true,
  status: true,
  ruleReference: true,
  isAutoCalculated: true,
  ruleKey: true,
  dueTime: true,
  doubts: true,
  takesPlace: true,
  place: true,
}).extend({
  date: z.string(),
  caseTitle: z.string(),
  caseState: z.string().nullable(),
  /** By its rule as it reads now, where that was changed since and gives another day. */
  countedAgain: z.string().nullable(),
  /** Why it may not be this case's day: its court or its kind was put right since. */
  unfit: z.string().nullable(),
});
export type OpenDeadline = z.infer<typeof OpenDeadline>;
