import { addDays, dateOf, dayNumber, weekdayOf } from './calendar-days.ts';
import type { OrderedTime } from './count-order.ts';
import { holidayOn } from './holidays.ts';

/** Holidays of every court in the country, from memory. Of the others each state has its own: they count, to be early. */
const EVERYWHERE: ReadonlySet<string> = new Set([
  'New Year’s Day',
  'Memorial Day',
  'Independence Day',
  'Labor Day',
  'Thanksgiving Day',
  'Christmas Day',
]);
const isKeptEverywhere = (day: number) =>
  EVERYWHERE.has(holidayOn('federal', dateOf(day))?.name.replace("'", '’') ?? '');

/**
 * The last day of a time that a paper gives in words, where no rule of a court is known to count it by: the day after
 * `started` is day 1; weekends count. They are left out, with the holidays that every court keeps, only where the paper
 * itself says court or business days. Days are YYYY-MM-DD.
 */
export function plainEnd(started: string, { count, unit }: Pick<OrderedTime, 'count' | 'unit'>): string {
  switch (unit) {
    // They run on to the same hour: whole days of them, so that nobody is late.
    case 'hours':
      return addDays(started, Math.floor(count / 24));
    case 'days':
      return addDays(started, count);
    case 'weeks':
      return addDays(started, count * 7);
    case 'months':
    case 'years': {
      const months = unit === 'years' ? count * 12 : count;
      const [year = 0, month = 1, day = 1] = started.split('-').map(Number);
      const first = new Date(Date.UTC(year, month - 1 + months, 1));
      const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
      first.setUTCDate(Math.min(day, last));
      return first.toISOString().slice(0, 10);
    }
    case 'court_days':
    case 'business_days': {
      let day = dayNumber(started);
      for (let left = count; left > 0; ) {
        day += 1;
        if (weekdayOf(day) !== 0 && weekdayOf(day) !== 6 && !isKeptEverywhere(day)) left -= 1;
      }
      return dateOf(day);
    }
  }
}
