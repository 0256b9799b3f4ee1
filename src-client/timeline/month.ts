import { dateOf, dayNumber, weekdayOf } from '#src/law/calendar-days.ts';

/** '2026-03' of '2026-03-23'. */
export function monthOf(date: string): string {
  return date.slice(0, 7);
}

/** Whether the text names a month from 1900 to 2200, as YYYY-MM. */
export function isMonth(text: string | null): text is string {
  const match = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(text ?? '');
  return match !== null && Number(match[1]) >= 1900 && Number(match[1]) <= 2200;
}

/** The month some months later, or before when negative. */
export function addMonths(month: string, count: number): string {
  const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + count;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
}

/** The same day of another month, or its last one where it is shorter. */
export function inMonth(date: string, month: string): string {
  const last = dayNumber(`${addMonths(month, 1)}-01`) - 1;
  return dateOf(Math.min(last, dayNumber(`${month}-01`) + Number(date.slice(8)) - 1));
}

/** The days of a month, YYYY-MM-DD. */
export function daysOf(month: string): string[] {
  const first = dayNumber(`${month}-01`);
  const end = dayNumber(`${addMonths(month, 1)}-01`);
  return Array.from({ length: end - first }, (_, index) => dateOf(first + index));
}

/** The weeks that a month touches, from Sunday to Saturday. */
export function weeksOf(month: string): string[][] {
  const first = dayNumber(`${month}-01`);
  const last = dayNumber(`${addMonths(month, 1)}-01`) - 1;
  const start = first - weekdayOf(first);
  const count = Math.ceil((last - start + 1) / 7);
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (__, day) => dateOf(start + week * 7 + day)),
  );
}
