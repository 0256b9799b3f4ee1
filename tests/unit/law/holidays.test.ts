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
