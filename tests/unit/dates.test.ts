import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CalendarDate } from '#src/dates.ts';

const message = (text: unknown) => CalendarDate.safeParse(text).error?.issues.map((issue) => issue.message);

describe('a calendar day', () => {
  it.each([
    '2026-03-23',
    '2026-03-23T00:00Z',
    '2026-03-23T00:00:00Z',
    '2026-03-23T00:00:00.000Z',
    '2026-03-23T00:00:00.000000+00:00',
    '2026-03-23T00:00:00-00:00',
  ])('is read out of %s', (text) => {
    expect(CalendarDate.parse(text)).toBe('2026-03-23');
  });

  it.each([
    '2026-03-23T06:00:00.000Z',
    '2026-03-23T00:00:01Z',
    '2026-03-23T00:00:00.001Z',
    '2026-03-23T00:00:00',
    '2026-03-23T00:00:00-06:00',
    // Midnight in UTC, written on the day before it.
    '2026-03-22T18:00:00-06:00',
    '2026-03-23 00:00:00',
  ])('is not guessed from the time %s', (text) => {
    expect(message(text)).toEqual([
      'A day is asked for here, not a time. Please send it as 2026-03-23, or as 2026-03-23T00:00:00Z.',
    ]);
  });

  it.each([
    ['2026-02-30', 'This date does not exist. Please check the day and the month.'],
    ['2026-02-30T00:00:00Z', 'This date does not exist. Please check the day and the month.'],
    ['1899-12-31T00:00:00Z', 'Please enter a date between 1900 and 2200.'],
    [undefined, 'Please enter a date.'],
  ])('%s is refused', (text, expected) => {
    expect(message(text)).toEqual([expected]);
  });

  it('law: a day and its midnight in UTC are the same', () => {
    const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2200-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (moment) => {
        const day = moment.toISOString().slice(0, 10);
        expect(CalendarDate.parse(`${day}T00:00:00.000Z`)).toBe(day);
        expect(CalendarDate.parse(day)).toBe(day);
      }),
    );
  });
});
