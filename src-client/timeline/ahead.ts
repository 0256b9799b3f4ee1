import { courtTimeZone, dateIn } from '#src/law/court-time.ts';
import type { Stage } from './use-timeline.ts';

/** Whether it is a day on which people come together at the court, and has not come. */
export function isAhead({ takesPlace, date }: Pick<Stage, 'takesPlace' | 'date'>, now: Date): boolean {
  return takesPlace && date !== null && date > dateIn(courtTimeZone(null), now);
}
