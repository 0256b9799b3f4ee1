import { describe, expect, test } from 'vitest';
import { moreReminderDates } from '#src/law/more-reminders.ts';

const OPEN = { calendar: 'new_mexico', closures: [] } as const;

describe('the days beside 7, 3 and 1', () => {
  test.each([
    // A Wednesday: the day before is open.
    ['2026-03-25', ['2026-03-11', '2026-03-24']],
    // A Monday: the court was last open on Friday.
    ['2026-03-23', ['2026-03-09', '2026-03-20']],
    // The Tuesday after Memorial Day.
    ['2026-05-26', ['2026-05-12', '2026-05-22']],
    // A Saturday that somebody entered.
    ['2026-03-28', ['2026-03-14', '2026-03-27']],
  ])('of a deadline on %s', (due, expected) => {
    expect(moreReminderDates(due, '2026-03-01', OPEN)).toEqual(expected);
  });

  test('keep to what closes this court', () => {
    expect(moreReminderDates('2026-03-25', '2026-03-01', { ...OPEN, closures: ['2026-03-24'] })).toEqual([
      '2026-03-11',
      '2026-03-23',
    ]);
    // César Chávez Day closes the courts of California alone.
    expect(moreReminderDates('2026-04-01', '2026-03-01', { ...OPEN, calendar: 'california' })).toEqual([
      '2026-03-18',
      '2026-03-30',
    ]);
    expect(moreReminderDates('2026-04-01', '2026-03-01', OPEN)).toEqual(['2026-03-18', '2026-03-31']);
  });

  test('are only those to come', () => {
    expect(moreReminderDates('2026-03-23', '2026-03-10', OPEN)).toEqual(['2026-03-20']);
    expect(moreReminderDates('2026-03-23', '2026-03-20', OPEN)).toEqual([]);
  });
});
