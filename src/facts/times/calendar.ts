import { isCalendarDate } from '../../calendar-date.ts';

/** 'YYYY-MM-DD' from 1900 to 2200, or null where there is no such day. */
export function dateOf(year: string, month: number, day: string): string | null {
  const date = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(date) && Number(year) >= 1900 && Number(year) <= 2200 ? date : null;
}

/** 0 (Sunday) to 6 of a day, YYYY-MM-DD. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

/** The first such day of the week after a day; 'YYYY-MM-DD'. */
export function weekdayAfter(date: string, weekday: number): string {
  return dayAfter(date, ((weekday - weekdayOf(date) + 6) % 7) + 1);
}

/** The first day after a day that has this number in its month: the 5th of this month or the next. */
export function dayOfMonthAfter(date: string, day: number): string {
  for (let month = 0; month < 3; month += 1) {
    const first = new Date(`${date.slice(0, 7)}-01T00:00:00Z`);
    first.setUTCMonth(first.getUTCMonth() + month);
    const found = `${first.toISOString().slice(0, 7)}-${String(day).padStart(2, '0')}`;
    if (isCalendarDate(found) && found > date) return found;
  }
  return date;
}

/** The last day of a month (1 to 12) of a year. */
export function lastDayOf(year: string, month: number): string {
  return new Date(Date.UTC(Number(year), month, 0)).toISOString().slice(0, 10);
}

/** The last day of the month of a day, or of so many months on. */
export function monthEndAfter(date: string, monthsOn: number): string {
  return lastDayOf(date.slice(0, 4), Number(date.slice(5, 7)) + monthsOn);
}

export function dayAfter(date: string, days: number): string {
  const moved = new Date(`${date}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

/** A day without its year, '--MM-DD', put into the year that a paper of that date means; null where there is none such. */
export function yearFor(monthDay: string, anchor: string, weekday: number | null): string | null {
  const year = Number(anchor.slice(0, 4));
  const near = dayAfter(anchor, -180);
  const possible = [year - 1, year, year + 1, year + 2]
    .map((each) => `${each}${monthDay.slice(1)}`)
    .filter((date) => isCalendarDate(date));
  const fitting = weekday === null ? [] : possible.filter((date) => weekdayOf(date) === weekday);
  return (
    fitting.find((date) => date >= near) ?? possible.find((date) => date >= near) ?? possible.at(-1) ?? null
  );
}
