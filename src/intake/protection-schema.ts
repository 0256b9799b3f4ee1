import { z } from 'zod';

/** What the court's own forms say of an order to keep away from somebody, by the boxes that are checked. */
export const ProtectionOnPaper = z.object({
  /** Whether it tells of a hearing, and orders nothing itself. */
  isNotice: z.boolean(),
  /** What holds until the hearing; 'unsure' where no box was read for sure, null of an order that was made after one. */
  temporary: z.enum(['granted', 'partly', 'denied', 'unsure']).nullable(),
  /** Whether by it somebody may have no firearms, and need not keep away. */
  isOnFirearms: z.boolean(),
  /** The form of the order that comes with such a notice; null where it is not known. */
  orderForm: z.string().max(20).nullable(),
  /** The form on which whoever it is against answers, and the one by which another day is asked for; null where neither is known. */
  answerForm: z.string().max(20).nullable(),
  otherDayForm: z.string().max(20).nullable(),
  /** Whether it ends with the hearing; the day until which another lasts is a line of the paper. */
  isUntilHearing: z.boolean(),
});
export type ProtectionOnPaper = z.infer<typeof ProtectionOnPaper>;
