import { isCalendarDate } from '../calendar-date.ts';
import { AppError } from '../errors.ts';
import { shortMonth } from '../text/day-words.ts';

const DAY_MS = 86_400_000;
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

/** Days since 1970-01-01 of a 'YYYY-MM-DD' date (proleptic Gregorian, no time zone). Throws BAD_REQUEST. */
export function dayNumber(date: string): number {
  if (!isCalendarDate(date)) throw new AppError('BAD_REQUEST', 'Please enter a date that exists.');
  return Date.parse(`${date}T00:00:00Z`) / DAY_MS;
}

/** The 'YYYY-MM-DD' date of a day number. */
export function dateOf(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** The date `days` calendar days after `date`, or before it when negative. */
export function addDays(date: string, days: number): string {
  return dateOf(dayNumber(date) + days);
}

/** Calendar days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from);
}

/** 0 is Sunday, 6 is Saturday. */
export function weekdayOf(day: number): number {
  return (((day + 4) % 7) + 7) % 7;
}

export function yearOf(day: number): number {
  return new Date(day * DAY_MS).getUTCFullYear();
}

/** 'Mon, Jun 1', as a person reads it off a paper calendar. */
export function spellShort(day: number): string {
  const date = new Date(day * DAY_MS);
  return `${WEEKDAYS[date.getUTCDay()]}, ${shortMonth(date.getUTCMonth() + 1)} ${date.getUTCDate()}`;
}

/** 'Mon, Jun 1, 2026'. */
export function spell(day: number): string {
  return `${spellShort(day)}, ${yearOf(day)}`;
}
