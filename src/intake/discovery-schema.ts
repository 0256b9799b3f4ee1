import { z } from 'zod';
import { CalendarDate } from '../dates.ts';

/** Requests of one side to the other: questions, papers to hand over, statements to admit. */
export const RequestsOnPaper = z.object({
  asks: z.enum(['questions', 'papers', 'admissions', 'several']),
  /** Whose they are. */
  by: z.enum(['plaintiff', 'defendant']).nullable(),
  /** What its certificate of service says of how and when it was sent. */
  sent: z
    .object({ date: CalendarDate, method: z.enum(['personal', 'mail', 'electronic', 'unknown']) })
    .nullable(),
  /** The paper itself says that what is not answered counts as admitted; absent of all others. */
  saysAdmitted: z.literal(true).optional(),
});
export type RequestsOnPaper = z.infer<typeof RequestsOnPaper>;
