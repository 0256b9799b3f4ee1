import { z } from 'zod';
import { CalendarDate } from '../dates.ts';

/** How and when a paper within a case was sent, as its certificate of service says it. */
export const SentOnPaper = z.object({
  date: CalendarDate,
  method: z.enum(['personal', 'mail', 'electronic', 'unknown']),
});
export type SentOnPaper = z.infer<typeof SentOnPaper>;

/** Requests of one side to the other: questions, papers to hand over, statements to admit. */
export const RequestsOnPaper = z.object({
  asks: z.enum(['questions', 'papers', 'admissions', 'several']),
  /** Whose they are. */
  by: z.enum(['plaintiff', 'defendant']).nullable(),
  sent: SentOnPaper.nullable(),
  /** The paper itself says that what is not answered counts as admitted; absent of all others. */
  saysAdmitted: z.literal(true).optional(),
});
export type RequestsOnPaper = z.infer<typeof RequestsOnPaper>;
