import { describe, expect, it } from 'vitest';
import { reminderDates } from '#src/law/reminders.ts';
import { daysUntil, standing, statusFor } from '#src/timeline/status.ts';

const TODAY = '2026-02-26';

describe('the status of a calculated deadline', () => {
  it.each([
    ['2026-02-25', 'past'],
    ['2026-02-26', 'due'],
    ['2026-03-05', 'due'],
    ['2026-03-06', 'upcoming'],
  ])('%s is %s', (date, status) => {
    expect(statusFor(date, TODAY)).toBe(status);
  });

  it('counts days over a leap day and back', () => {
    expect(daysUntil('2028-03-01', '2028-02-28')).toBe(2);
    expect(daysUntil('2026-02-20', TODAY)).toBe(-6);
  });
});

describe('what a screen shows', () => {
  const open = { date: '2026-06-01', status: 'upcoming', finishedAt: null, isAutoCalculated: false } as const;

  it.each([
    ['a finished one, whatever its date', { ...open, date: '2020-01-01', finishedAt: new Date(0) }, 'done'],
    ['no date', { ...open, date: null }, 'undated'],
    ['no date, but said to be due', { ...open, date: null, status: 'due' }, 'due'],
    [
      'no date, though said to be past: no day has passed',
      { ...open, date: null, status: 'past' },
      'undated',
    ],
    [
      'no date, calculated and said to be past',
      { ...open, date: null, status: 'past', isAutoCalculated: true },
      'undated',
    ],
    ['a later date', open, 'upcoming'],
    ['a stored status that has gone stale', { ...open, date: '2026-02-27' }, 'due'],
    ['a stored status that has gone stale and passed', { ...open, date: '2026-02-25' }, 'overdue'],
    ['due by hand long before', { ...open, status: 'due' }, 'due'],
    ['past by hand', { ...open, status: 'past' }, 'overdue'],
    ['calculated: the date alone', { ...open, status: 'past', isAutoCalculated: true }, 'upcoming'],
  ] as const)('%s', (_, milestone, expected) => {
    expect(standing(milestone, TODAY)).toBe(expected);
  });
});

describe('reminders', () => {
  it('come 7, 3 and 1 days before, soonest first', () => {
    expect(reminderDates('2026-03-06', TODAY)).toEqual(['2026-02-27', '2026-03-03', '2026-03-05']);
  });

  it.each([
    ['2026-03-05', ['2026-03-02', '2026-03-04']],
    ['2026-02-28', ['2026-02-27']],
    ['2026-02-27', []],
    ['2026-01-01', []],
  ])('only those after today: due %s', (dueDate, expected) => {
    expect(reminderDates(dueDate, TODAY)).toEqual(expected);
  });
});
