import { z } from 'zod';

const FORM = /^(\d{4})-(\d{2})-(\d{2})$/;
const FIRST_YEAR = 1900;
const LAST_YEAR = 2200;

/** Whether `text` is a day that exists, written YYYY-MM-DD (proleptic Gregorian). */
export function isCalendarDate(text: string): boolean {
  const match = FORM.exec(text);
  if (match === null) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const date = new Date(Date.UTC(2000, month - 1, day));
  date.setUTCFullYear(year, month - 1, day);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** A day that a person enters: YYYY-MM-DD, one that exists, from 1900 to 2200. */
export const CalendarDate = z
  .string('Please enter a date.')
  .regex(FORM, 'Please enter a date as year, month and day, such as 2026-03-23.')
  .refine(isCalendarDate, {
    error: 'This date does not exist. Please check the day and the month.',
    abort: true,
  })
  .refine((text) => {
    const year = Number(text.slice(0, 4));
    return year >= FIRST_YEAR && year <= LAST_YEAR;
  }, `Please enter a date between ${FIRST_YEAR} and ${LAST_YEAR}.`);
