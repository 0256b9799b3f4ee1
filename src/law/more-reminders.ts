import { addDays, dateOf, dayNumber } from './calendar-days.ts';
import { type CourtDays, closedDays } from './court-days.ts';
import { lastOpenDay } from './open-day.ts';

const LONG_BEFORE = 14;

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
  const closed = closedDays({ ...court, keepsFridays: true, keepsLocal: true });
  const open = lastOpenDay(dayNumber(dueDate) - 1, (day) => closed(day) !== null);
  const dates = [addDays(dueDate, -LONG_BEFORE), dateOf(open)];
  return [...new Set(dates)].filter((date) => date > today).sort();
}
