import { addDays, dateOf, dayNumber } from './calendar-days.ts';
import { type ClosedReason, type CourtDays, closedDays } from './court-days.ts';

const LONG_BEFORE = 14;

function lastOpenDay(dueDate: string, isClosed: ClosedReason): string {
  let day = dayNumber(dueDate) - 1;
  while (isClosed(day) !== null) day -= 1;
  return dateOf(day);
}

/**
 * The days that stand beside 7, 3 and 1 days before `dueDate`: 14 calendar days before it, and the last day before it on
 * which the court is open, when something can still be asked or filed at its counter. Only those after `today`, soonest
 * first. A holiday that only some courts keep counts as closed: a day early does no harm.
 */
export function moreReminderDates(
  dueDate: string,
  today: string,
  court: Pick<CourtDays, 'calendar' | 'closures'>,
): string[] {
  const isClosed = closedDays({ ...court, keepsFridays: true, keepsLocal: true });
  const dates = [addDays(dueDate, -LONG_BEFORE), lastOpenDay(dueDate, isClosed)];
  return [...new Set(dates)].filter((date) => date > today).sort();
}
