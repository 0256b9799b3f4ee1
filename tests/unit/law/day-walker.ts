import type { CourtCalendar } from '#src/law/court-systems.ts';

/**
 * Holidays as courts published or announced them, typed in year by year; from 2029 on worked out apart from the engine.
 * '*' marks a Friday for a Saturday, '?' a day on which some of the courts are open.
 */
const LISTED: Record<CourtCalendar, Record<number, string>> = {
  federal: {
    2024: '01-01 01-15 02-19 05-27 06-19 07-04 09-02 10-14 11-11 11-28 12-25',
    2025: '01-01 01-20 02-17 05-26 06-19 07-04 09-01 10-13 11-11 11-27 12-25',
    2026: '01-01 01-19 02-16 05-25 06-19 07-03* 09-07 10-12 11-11 11-26 12-25',
    2027: '01-01 01-18 02-15 05-31 06-18* 07-05 09-06 10-11 11-11 11-25 12-24* 12-31*',
    2028: '01-17 02-21 05-29 06-19 07-04 09-04 10-09 11-10* 11-23 12-25',
    2029: '01-01 01-15 02-19 05-28 06-19 07-04 09-03 10-08 11-12 11-22 12-25',
    2030: '01-01 01-21 02-18 05-27 06-19 07-04 09-02 10-14 11-11 11-28 12-25',
    2031: '01-01 01-20 02-17 05-26 06-19 07-04 09-01 10-13 11-11 11-27 12-25',
    2032: '01-01 01-19 02-16 05-31 06-18* 07-05 09-06 10-11 11-11 11-25 12-24* 12-31*',
    2033: '01-17 02-21 05-30 06-20 07-04 09-05 10-10 11-11 11-24 12-26',
  },
  new_mexico: {
    2024: '01-01 01-15 05-27 06-19 07-04 09-02 10-14 11-11 11-28 11-29 12-25',
    2025: '01-01 01-20 05-26 06-19 07-04 09-01 10-13 11-11 11-27 11-28 12-25',
    2026: '01-01 01-19 05-25 06-19 07-03* 09-07 10-12 11-11 11-26 11-27 12-25',
    2027: '01-01 01-18 05-31 06-18* 07-05 09-06 10-11 11-11 11-25 11-26 12-24* 12-31*',
    2028: '01-17 05-29 06-19 07-04 09-04 10-09 11-10* 11-23 11-24 12-25',
    2029: '01-01 01-15 05-28 06-19 07-04 09-03 10-08 11-12 11-22 11-23 12-25',
    2030: '01-01 01-21 05-27 06-19 07-04 09-02 10-14 11-11 11-28 11-29 12-25',
    2031: '01-01 01-20 05-26 06-19 07-04 09-01 10-13 11-11 11-27 11-28 12-25',
    2032: '01-01 01-19 05-31 06-18* 07-05 09-06 10-11 11-11 11-25 11-26 12-24* 12-31*',
    2033: '01-17 05-30 06-20 07-04 09-05 10-10 11-11 11-24 11-25 12-26',
  },
  california: {
    2024: '01-01 01-15 02-12 02-19 04-01 05-27 06-19 07-04 09-02 09-27 11-11 11-28 11-29 12-25',
    2025: '01-01 01-20 02-12 02-17 03-31 05-26 06-19 07-04 09-01 09-26 11-11 11-27 11-28 12-25',
    2026: '01-01 01-19 02-12 02-16 03-31 05-25 06-19 07-03* 09-07 09-25 11-11 11-26 11-27 12-25',
    2027: '01-01 01-18 02-12 02-15 03-31 05-31 06-18* 07-05 09-06 09-24 11-11 11-25 11-26 12-24* 12-31*',
    2028: '01-17 02-11* 02-21 03-31 05-29 06-19 07-04 09-04 09-22 11-10* 11-23 11-24 12-25',
    2029: '01-01 01-15 02-12 02-19 03-30* 05-28 06-19 07-04 09-03 09-28 11-12 11-22 11-23 12-25',
    2030: '01-01 01-21 02-12 02-18 04-01 05-27 06-19 07-04 09-02 09-27 11-11 11-28 11-29 12-25',
    2031: '01-01 01-20 02-12 02-17 03-31 05-26 06-19 07-04 09-01 09-26 11-11 11-27 11-28 12-25',
    2032: '01-01 01-19 02-12 02-16 03-31 05-31 06-18* 07-05 09-06 09-24 11-11 11-25 11-26 12-24* 12-31*',
    2033: '01-17 02-11* 02-21 03-31 05-30 06-20 07-04 09-05 09-23 11-11 11-24 11-25 12-26',
  },
  texas: {
    2024: '01-01 01-15 01-19? 02-19? 05-27 06-19? 07-04 08-27? 09-02 10-14? 11-11? 11-28 11-29 12-24? 12-25 12-26?',
    2025: '01-01 01-20 02-17? 04-21? 05-26 06-19? 07-04 08-27? 09-01 10-13? 11-11? 11-27 11-28 12-24? 12-25 12-26?',
    2026: '01-01 01-19 02-16? 03-02? 04-21? 05-25 06-19? 07-03? 08-27? 09-07 10-12? 11-11? 11-26 11-27 12-24? 12-25',
    2027: '01-01 01-18 01-19? 02-15? 03-02? 04-21? 05-31 06-18? 07-05? 08-27? 09-06 10-11? 11-11? 11-25 11-26 12-24? 12-31?',
    2028: '01-17 01-19? 02-21? 03-02? 04-21? 05-29 06-19? 07-04 09-04 10-09? 11-10? 11-23 11-24 12-25 12-26?',
    2029: '01-01 01-15 01-19? 02-19? 03-02? 05-28 06-19? 07-04 08-27? 09-03 10-08? 11-12? 11-22 11-23 12-24? 12-25 12-26?',
    2030: '01-01 01-21 02-18? 05-27 06-19? 07-04 08-27? 09-02 10-14? 11-11? 11-28 11-29 12-24? 12-25 12-26?',
    2031: '01-01 01-20 02-17? 04-21? 05-26 06-19? 07-04 08-27? 09-01 10-13? 11-11? 11-27 11-28 12-24? 12-25 12-26?',
    2032: '01-01 01-19 02-16? 03-02? 04-21? 05-31 06-18? 07-05? 08-27? 09-06 10-11? 11-11? 11-25 11-26 12-24? 12-31?',
    2033: '01-17 01-19? 02-21? 03-02? 04-21? 05-30 06-20? 07-04 09-05 10-10? 11-11? 11-24 11-25 12-26?',
  },
};

export type Calendar = keyof typeof LISTED;
export const LISTED_YEARS = [2024, 2025, 2026, 2027, 2028, 2029, 2030, 2031, 2032, 2033] as const;

export function listedHolidays(calendar: Calendar, year: number): string[] {
  return (LISTED[calendar][year] ?? '').split(' ').map((day) => `${year}-${day.slice(0, 5)}`);
}

interface Kept {
  keepsFridays: boolean;
  keepsLocal: boolean;
}
const EVERY_COURT: Kept = { keepsFridays: true, keepsLocal: false };

function isListed(calendar: Calendar, date: string, { keepsFridays, keepsLocal }: Kept): boolean {
  const days = (LISTED[calendar][Number(date.slice(0, 4))] ?? '').split(' ');
  const isMarked = (mark: string) => days.includes(`${date.slice(5)}${mark}`);
  return isMarked('') || (keepsFridays && isMarked('*')) || (keepsLocal && isMarked('?'));
}

function next(date: string, step: 1 | -1): string {
  const day = new Date(`${date}T12:00:00Z`);
  day.setUTCDate(day.getUTCDate() + step);
  return day.toISOString().slice(0, 10);
}

function weekdayOf(date: string): number {
  return new Date(`${date}T12:00:00Z`).getUTCDay();
}

export function isClosed(calendar: Calendar, date: string, kept: Partial<Kept> = {}): boolean {
  const weekday = weekdayOf(date);
  return weekday === 0 || weekday === 6 || isListed(calendar, date, { ...EVERY_COURT, ...kept });
}

/** Turns the pages of a calendar one day at a time, counting each, or each on which `counts` says yes. */
export function turn(
  date: string,
  days: number,
  step: 1 | -1,
  counts = (_: string): boolean => true,
): string {
  let day = date;
  for (let left = days; left > 0; ) {
    day = next(day, step);
    if (counts(day)) left -= 1;
  }
  return day;
}

export function toOpenDay(
  calendar: Calendar,
  date: string,
  step: 1 | -1 = 1,
  kept: Partial<Kept> = {},
): string {
  let day = date;
  while (isClosed(calendar, day, kept)) day = next(day, step);
  return day;
}

/** Turns the pages from the day after a day to the first Monday. */
export function toNextMonday(date: string): string {
  let day = next(date, 1);
  while (weekdayOf(day) !== 1) day = next(day, 1);
  return day;
}

/** Turns the months: the day of the same number, or the last of a month that is too short. */
export function turnMonths(date: string, months: number): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1, 12)).toISOString().slice(0, 8);
  let last = day;
  while (!isDay(first, last)) last -= 1;
  return `${first}${String(last).padStart(2, '0')}`;
}

function isDay(yearMonth: string, day: number): boolean {
  const [year = 0, month = 0] = yearMonth.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, day, 12)).getUTCMonth() === month - 1;
}
