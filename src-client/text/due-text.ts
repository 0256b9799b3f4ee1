import { dayNumber, spell, spellShort } from '#src/law/calendar-days.ts';
import { daysUntil } from '#src/timeline/status.ts';

/** 'Mon, Mar 23', with the year when it is not the present one. Dates are YYYY-MM-DD. */
export function dayText(date: string, today: string): string {
  const day = dayNumber(date);
  return date.slice(0, 4) === today.slice(0, 4) ? spellShort(day) : spell(day);
}

/** 'in 9 days', 'tomorrow', 'today', '1 day overdue'. */
export function daysText(date: string, today: string): string {
  const days = daysUntil(date, today);
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days > 1) return `in ${days} days`;
  return days === -1 ? '1 day overdue' : `${-days} days overdue`;
}

/** 'Mon, Mar 23 · in 9 days'. */
export function dueText(date: string, today: string): string {
  return `${dayText(date, today)} · ${daysText(date, today)}`;
}
