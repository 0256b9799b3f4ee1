import { dateOf, weekdayOf } from './calendar-days.ts';
import type { CourtCalendar } from './court-systems.ts';
import { FOLDERS } from './courts/index.ts';
import { fingerprint } from './fingerprint.ts';
import type { HolidayDay, HolidayRule } from './holiday-rules.ts';

const DAY_MS = 86_400_000;
const SUNDAY = 0;
const SATURDAY = 6;

export interface Holiday {
  /** The day on which the court is closed for it, YYYY-MM-DD. */
  date: string;
  /** The holiday itself; another day where it falls on a weekend. */
  actual: string;
  name: string;
}

function dayInYear(on: HolidayDay, year: number): number {
  const first = Date.UTC(year, on.month - 1, 1) / DAY_MS;
  if ('day' in on) return first + on.day - 1;
  if (on.nth === 'last') {
    const last = Date.UTC(year, on.month, 0) / DAY_MS;
    return last - ((weekdayOf(last) - on.weekday + 7) % 7) + (on.later ?? 0);
  }
  return first + ((on.weekday - weekdayOf(first) + 7) % 7) + 7 * (on.nth - 1) + (on.later ?? 0);
}

/** 5 USC 6103(b) and Executive Order 11582; California Rules of Court 1.11. */
function observed(day: number, { weekend }: HolidayRule): number {
  if (weekend === 'not-moved') return day;
  if (weekdayOf(day) === SATURDAY) return day - 1;
  return weekdayOf(day) === SUNDAY ? day + 1 : day;
}

function holidaysBelongingTo(calendar: CourtCalendar, year: number): Holiday[] {
  const rules: readonly HolidayRule[] = FOLDERS[calendar].calendar.holidays;
  return rules
    .filter((rule) => year >= (rule.since ?? year) && year <= (rule.until ?? year))
    .map((rule) => {
      const day = dayInYear(rule.on, year);
      return { date: dateOf(observed(day, rule)), actual: dateOf(day), name: rule.name };
    });
}

const versions = new Map<CourtCalendar, string>();

/** The fingerprint of the holidays that a court's days were counted with. */
export function calendarVersion(calendar: CourtCalendar): string {
  const version = versions.get(calendar) ?? fingerprint(FOLDERS[calendar].calendar.holidays);
  versions.set(calendar, version);
  return version;
}

const known = new Map<string, readonly Holiday[]>();

/**
 * The holidays on which a court is closed in `year` (1900 to 2210), in order of date. New Year's Day of the
 * next year is among them where it falls on a Saturday (31 Dec 2027).
 */
export function holidaysOf(calendar: CourtCalendar, year: number): readonly Holiday[] {
  const key = `${calendar} ${year}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const holidays = [year, year + 1]
    .flatMap((each) => holidaysBelongingTo(calendar, each))
    .filter((holiday) => holiday.date.startsWith(`${year}-`))
    .sort((a, b) => a.date.localeCompare(b.date));
  known.set(key, holidays);
  return holidays;
}

/** The holiday that closes a court on `date`, if any. */
export function holidayOn(calendar: CourtCalendar, date: string): Holiday | undefined {
  return holidaysOf(calendar, Number(date.slice(0, 4))).find((holiday) => holiday.date === date);
}
