import { dateOf, dayNumber, weekdayOf } from './calendar-days.ts';
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
  /** Some of the courts are open on it. */
  isLocal: boolean;
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

function holidaysBelongingTo(rules: readonly HolidayRule[], year: number): Holiday[] {
  return rules
    .filter((rule) => year >= (rule.since ?? year) && year <= (rule.until ?? year))
    .map((rule) => {
      const day = dayInYear(rule.on, year);
      const isLocal = rule.kept === 'in-some-places';
      return { date: dateOf(observed(day, rule)), actual: dateOf(day), name: rule.name, isLocal };
    });
}

/** A holiday that is not moved off a weekend closes nothing that is not closed. */
function isOnWeekend({ date }: Holiday): boolean {
  return [SATURDAY, SUNDAY].includes(weekdayOf(dayNumber(date)));
}

/** Whether some holidays are kept by some of the courts only. */
export function hasLocalHolidays(calendar: CourtCalendar): boolean {
  const rules: readonly HolidayRule[] = FOLDERS[calendar].calendar.holidays;
  return rules.some(({ kept }) => kept === 'in-some-places');
}

const versions = new Map<CourtCalendar, string>();

/** The fingerprint of the holidays that a court's days were counted with. */
export function calendarVersion(calendar: CourtCalendar): string {
  const version = versions.get(calendar) ?? fingerprint(FOLDERS[calendar].calendar.holidays);
  versions.set(calendar, version);
  return version;
}

/** The holidays by some rules that close a court in `year`, in order of date. */
export function holidaysBy(rules: readonly HolidayRule[], year: number): readonly Holiday[] {
  return (
    [year, year + 1]
      .flatMap((each) => holidaysBelongingTo(rules, each))
      .filter((holiday) => holiday.date.startsWith(`${year}-`) && !isOnWeekend(holiday))
      // Of two on one day the one that every court keeps decides.
      .sort((a, b) => a.date.localeCompare(b.date) || Number(a.isLocal) - Number(b.isLocal))
      .filter(({ date }, at, all) => date !== all[at - 1]?.date)
  );
}

/** 'Veterans Day (observed)', 'Columbus Day (some courthouses)'. */
export function holidayLabel({ date, actual, name, isLocal }: Holiday): string {
  return `${name}${date === actual ? '' : ' (observed)'}${isLocal ? ' (some courthouses)' : ''}`;
}

const known = new Map<string, readonly Holiday[]>();

/**
 * The holidays on which a court is closed in `year` (1900 to 2210), in order of date. New Year's Day of the
 * next year is among them where it falls on a Saturday (31 Dec 2027).
 */
export function holidaysOf(calendar: CourtCalendar, year: number): readonly Holiday[] {
  const key = `${calendar} ${year}`;
  const found = known.get(key) ?? holidaysBy(FOLDERS[calendar].calendar.holidays, year);
  known.set(key, found);
  return found;
}

/** The holiday that closes a court on `date`, if any. */
export function holidayOn(calendar: CourtCalendar, date: string): Holiday | undefined {
  return holidaysOf(calendar, Number(date.slice(0, 4))).find((holiday) => holiday.date === date);
}
