import { dateOf, dayNumber } from './calendar-days.ts';
import { lastOpenDay } from './open-day.ts';

/** How many court days before a day to aim for. */
const MARGIN = 5;

/** Some court days before; null where none of them is still to come. Both days are YYYY-MM-DD. */
export function aimFor(date: string, today: string, isClosed: (day: number) => boolean): string | null {
  let day = dayNumber(date);
  for (let left = MARGIN; left > 0; left -= 1) day = lastOpenDay(day - 1, isClosed);
  return dateOf(day) > today ? dateOf(day) : null;
}

/** The day to aim for where another day comes first: the sooner of both; where either leaves none, there is none. */
export function soonerAim(own: string | null, first: string | null): string | null {
  return own === null || first === null ? null : own < first ? own : first;
}
