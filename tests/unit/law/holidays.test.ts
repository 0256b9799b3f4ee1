import { describe, expect, it } from 'vitest';
import { COURT_CALENDARS } from '#src/law/court-systems.ts';
import type { HolidayRule } from '#src/law/holiday-rules.ts';
import { holidayLabel, holidayOn, holidaysBy, holidaysOf } from '#src/law/holidays.ts';
import { LISTED_YEARS, listedHolidays } from './day-walker.ts';

function dates(calendar: (typeof COURT_CALENDARS)[number], year: number): string[] {
  return holidaysOf(calendar, year).map(({ date }) => date);
}

describe('holidays by rule', () => {
  const listed = COURT_CALENDARS.flatMap((calendar) => LISTED_YEARS.map((year) => [calendar, year] as const));

  it.each(listed)('of the %s courts in %i are those that were listed', (calendar, year) => {
    expect(dates(calendar, year)).toEqual(listedHolidays(calendar, year));
  });

  it.each([2025, 2026])("the product's list of %i has 11 days", (year) => {
    expect(dates('federal', year)).toHaveLength(11);
  });

  it("keeps New Year's Day 2028, a Saturday, on the Friday of the year before", () => {
    expect(holidayOn('federal', '2027-12-31')).toMatchObject({
      name: "New Year's Day",
      actual: '2028-01-01',
    });
    expect(dates('federal', 2028)).not.toContain('2028-01-01');
  });

  it.each([
    ['federal', 'Juneteenth', 2020, 2021],
    ['federal', 'Martin Luther King Jr. Day', 1985, 1986],
    ['california', 'Native American Day', 2021, 2022],
    ['california', 'Cesar Chavez Day', 2000, 2001],
  ] as const)('%s courts keep %s since its first year', (calendar, name, before, since) => {
    const names = (year: number) => holidaysOf(calendar, year).map((holiday) => holiday.name);
    expect(names(before)).not.toContain(name);
    expect(names(since)).toContain(name);
  });

  it.each([
    ['california', 'Columbus Day', 2021, 2022],
    ['new_mexico', 'Columbus Day', 2018, 2019],
  ] as const)('%s courts keep %s until its last year', (calendar, name, last, after) => {
    const names = (year: number) => holidaysOf(calendar, year).map((holiday) => holiday.name);
    expect(names(last)).toContain(name);
    expect(names(after)).not.toContain(name);
  });

  it("New Mexico works on Presidents' Day and closes after Thanksgiving", () => {
    expect(holidayOn('new_mexico', '2026-02-16')).toBeUndefined();
    expect(holidayOn('new_mexico', '2026-11-27')?.name).toBe('the day after Thanksgiving');
    expect(holidayOn('new_mexico', '2026-10-12')?.name).toBe("Indigenous Peoples' Day");
  });

  it.each([
    ['1970-02-23', "Washington's Birthday"],
    ['1971-10-25', 'Veterans Day'],
    ['1977-10-24', 'Veterans Day'],
    ['1978-11-10', 'Veterans Day'],
    ['1930-11-27', 'Thanksgiving Day'],
  ])('knows %s as %s of its time', (date, name) => {
    expect(holidayOn('federal', date)?.name).toBe(name);
  });

  it.each(COURT_CALENDARS)('gives every year of the %s courts weekdays in order, each once', (calendar) => {
    for (let year = 1900; year <= 2210; year += 1) {
      const all = dates(calendar, year);
      expect(all).toEqual([...new Set(all)].sort());
      expect(all.length).toBeGreaterThan(5);
      for (const date of all) {
        expect(date.slice(0, 4)).toBe(String(year));
        expect([0, 6]).not.toContain(new Date(`${date}T00:00:00Z`).getUTCDay());
      }
    }
  });
});

describe('a holiday', () => {
  const christmas = { name: 'Christmas Day', on: { month: 12, day: 25 } } as const;
  const datesBy = (rules: readonly HolidayRule[], year: number) =>
    holidaysBy(rules, year).map(({ date, isLocal }) => `${date}${isLocal ? '?' : ''}`);

  it('that is not moved off a weekend closes no further day', () => {
    expect(datesBy([{ ...christmas, weekend: 'not-moved' }], 2026)).toEqual(['2026-12-25']);
    expect(datesBy([{ ...christmas, weekend: 'not-moved' }], 2027)).toEqual([]);
    expect(datesBy([christmas], 2027)).toEqual(['2027-12-24']);
  });

  it('that only some courts keep is told apart', () => {
    expect(datesBy([{ ...christmas, kept: 'in-some-places' }], 2026)).toEqual(['2026-12-25?']);
  });

  it('is called observed where it was moved, and says where only some courts keep it', () => {
    const labels = (rule: HolidayRule, year: number) => holidaysBy([rule], year).map(holidayLabel);
    expect(labels(christmas, 2026)).toEqual(['Christmas Day']);
    expect(labels(christmas, 2027)).toEqual(['Christmas Day (observed)']);
    expect(labels({ ...christmas, kept: 'in-some-places' }, 2027)).toEqual([
      'Christmas Day (observed) (some courthouses)',
    ]);
  });

  it('that every court keeps decides where two fall on one day', () => {
    const moved = { ...christmas, kept: 'in-some-places' } as const;
    const own = { ...christmas, weekend: 'not-moved' } as const;
    for (const rules of [
      [own, moved],
      [moved, own],
    ]) {
      expect(datesBy(rules, 2026)).toEqual(['2026-12-25']);
      expect(datesBy(rules, 2027)).toEqual(['2027-12-24?']);
    }
  });
});

/** Whether a day is the `nth` of its weekday in its month, or the last of them. */
function isNth(day: Date, weekday: number, nth: number | 'last'): boolean {
  const [date, month] = [day.getUTCDate(), day.getUTCMonth()];
  if (day.getUTCDay() !== weekday) return false;
  if (nth !== 'last') return Math.ceil(date / 7) === nth;
  return new Date(day.getTime() + 7 * 86_400_000).getUTCMonth() !== month;
}

type Kept = (day: Date, year: number) => boolean;
const on =
  (month: number, date: number): Kept =>
  (day) =>
    day.getUTCMonth() + 1 === month && day.getUTCDate() === date;
const nthOf =
  (month: number, weekday: number, nth: number | 'last'): Kept =>
  (day) =>
    day.getUTCMonth() + 1 === month && isNth(day, weekday, nth);
const from =
  (first: number, kept: Kept): Kept =>
  (day, year) =>
    year >= first && kept(day, year);
const dayBefore = (day: Date) => new Date(day.getTime() - 86_400_000);

const COMMON: readonly Kept[] = [
  ...[on(1, 1), on(7, 4), on(11, 11), on(12, 25)],
  ...[nthOf(1, 1, 3), nthOf(5, 1, 'last'), nthOf(9, 1, 1), nthOf(11, 4, 4)],
];
const AFTER_THANKSGIVING: Kept = (day) => nthOf(11, 4, 4)(dayBefore(day), 0);
/** As the statutes say them, worked out day by day and not by rule. */
const KEPT: Partial<Record<(typeof COURT_CALENDARS)[number], readonly Kept[]>> = {
  federal: [...COMMON, nthOf(2, 1, 3), nthOf(10, 1, 2), from(2021, on(6, 19))],
  new_mexico: [...COMMON, nthOf(10, 1, 2), AFTER_THANKSGIVING, from(2022, on(6, 19))],
  california: [
    ...[...COMMON, AFTER_THANKSGIVING, nthOf(2, 1, 3), on(2, 12)],
    ...[from(2001, on(3, 31)), from(2022, on(6, 19)), from(2022, nthOf(9, 5, 4))],
    (day, year) => year <= 2021 && nthOf(10, 1, 2)(day, year),
  ],
};

describe('the years for which nothing is counted outside', () => {
  it.each(Object.entries(KEPT))('of the %s courts: their holidays, day by day', (calendar, kept) => {
    for (let time = Date.UTC(2000, 0, 1); time <= Date.UTC(2040, 11, 31); time += 86_400_000) {
      const day = new Date(time);
      const weekday = day.getUTCDay();
      if (weekday === 0 || weekday === 6) continue;
      const isKept = (each: Date) => kept.some((rule) => rule(each, each.getUTCFullYear()));
      const next = new Date(time + 86_400_000);
      const isHoliday =
        isKept(day) || (weekday === 5 && isKept(next)) || (weekday === 1 && isKept(dayBefore(day)));
      const date = day.toISOString().slice(0, 10);
      const found = holidayOn(calendar as (typeof COURT_CALENDARS)[number], date) !== undefined;
      expect([date, found]).toEqual([date, isHoliday]);
    }
  });
});
