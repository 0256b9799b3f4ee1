import { dayNumber, spell, spellShort } from '#src/law/calendar-days.ts';
import { byTime } from '#src/text/day-words.ts';
import { daysUntil } from '#src/timeline/status.ts';

/**
 * 'Mon, Mar 23', with the year when it is not the present one; 'Mon, Mar 23, by 10:00 a.m.' with a time, and 'at' of what
 * takes place then. Dates are
 * YYYY-MM-DD, times HH:MM at the court.
 */
export function dayText(date: string, today: string, time: string | null = null, takesPlace = false): string {
  const day = dayNumber(date);
  const words = date.slice(0, 4) === today.slice(0, 4) ? spellShort(day) : spell(day);
  return `${words}${byTime(time, takesPlace)}`;
}

/** 'in 9 days', 'tomorrow', 'today', '1 day overdue'. */
export function daysText(date: string, today: string): string {
  const days = daysUntil(date, today);
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days > 1) return `in ${days} days`;
  return days === -1 ? '1 day overdue' : `${-days} days overdue`;
}

/** As {@link daysText}, of a day that is nobody's deadline yet: 'passed 3 days ago' instead of 'overdue'. */
export function awayText(date: string, today: string): string {
  const days = daysUntil(date, today);
  if (days >= 0) return daysText(date, today);
  return days === -1 ? 'passed yesterday' : `passed ${-days} days ago`;
}

/** 'Mon, Mar 23 · in 9 days', 'Mon, Mar 23, by 10:00 a.m. · in 9 days'. */
export function dueText(date: string, today: string, time: string | null = null, takesPlace = false): string {
  return `${dayText(date, today, time, takesPlace)} · ${daysText(date, today)}`;
}
