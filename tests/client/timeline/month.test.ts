import { describe, expect, it } from 'vitest';
import { addMonths, daysOf, inMonth, isMonth, weeksOf } from '#client/timeline/month.ts';

describe('a month', () => {
  it.each([
    ['2026-03', true],
    ['1900-01', true],
    ['2200-12', true],
    ['1899-12', false],
    ['2026-13', false],
    ['2026-3', false],
    [null, false],
  ])('%s is one: %s', (text, expected) => {
    expect(isMonth(text)).toBe(expected);
  });

  it.each([
    ['2026-12', 1, '2027-01'],
    ['2026-01', -1, '2025-12'],
    ['2026-03', 24, '2028-03'],
  ])('%s and %i more is %s', (month, count, expected) => {
    expect(addMonths(month, count)).toBe(expected);
  });

  it('keeps the day where it has one', () => {
    expect(inMonth('2026-01-31', '2026-02')).toBe('2026-02-28');
    expect(inMonth('2028-01-31', '2028-02')).toBe('2028-02-29');
    expect(inMonth('2026-01-15', '2026-03')).toBe('2026-03-15');
  });

  it('is whole weeks, Sunday first', () => {
    const weeks = weeksOf('2026-03');
    expect(weeks).toHaveLength(5);
    expect(weeks[0]?.[0]).toBe('2026-03-01');
    expect(weeks[4]?.[6]).toBe('2026-04-04');
    expect(weeksOf('2026-02').flat()).toEqual(daysOf('2026-02'));
    expect(weeksOf('2026-08')).toHaveLength(6);
  });
});
