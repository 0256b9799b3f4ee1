import { z } from 'zod';
import { CalendarDate } from '../dates.ts';

/** What the court's own forms say of an order to keep away from somebody, by the boxes that are checked. */
export const ProtectionOnPaper = z.object({
  /** Whether it tells of a hearing, and orders nothing itself. */
  isNotice: z.boolean(),
  /** What holds until the hearing; 'unsure' where no box was read for sure, null of an order that was made after one. */
  temporary: z.enum(['granted', 'partly', 'denied', 'unsure']).nullable(),
  /** The form on which whoever it is against answers, and the one by which another day is asked for; null where neither is known. */
  answerForm: z.string().max(20).nullable(),
  otherDayForm: z.string().max(20).nullable(),
  /** The last day that it names. */
  until: CalendarDate.nullable(),
  /** Whether it ends with the hearing. */
  isUntilHearing: z.boolean(),
});
export type ProtectionOnPaper = z.infer<typeof ProtectionOnPaper>;
