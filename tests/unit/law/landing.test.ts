import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateCourtRule } from '#src/law/calculate-court.ts';
import { dateOf, dayNumber } from '#src/law/calendar-days.ts';
import { type CourtRule, courtRule } from '#src/law/court-rule.ts';
import { COURT_SYSTEMS } from '#src/law/court-systems.ts';
import { isClosed, toOpenDay, turn } from './day-walker.ts';

const NOTICE: CourtRule = courtRule({
  id: 'X',
  name: 'Rent After Notice Due',
  days: 3,
  landing: 'before',
  citation: 'A statute',
  description: 'Pay the rent.',
  event: 'eviction-notice-served',
  recorded: '2026-11-23',
});

const count = (anchor: string, rule = NOTICE) =>
  calculateCourtRule({
    rule,
    system: COURT_SYSTEMS.new_mexico_magistrate,
    anchor,
    triggerDate: anchor,
    servedBy: 'personal',
    mailedFrom: null,
    localDays: null,
    closures: [],
    given: {},
  });

describe('a day that stands though the court is closed', () => {
  it.each(['2026-04-20', '2026-04-22', '2026-04-23', '2026-05-22', '2026-11-24'])(
    'counted from %s',
    (start) => {
      const { dueDate, earliest, latest } = count(start, { ...NOTICE, landing: 'stands' });
      const third = dateOf(dayNumber(start) + 3);
      expect([dueDate, earliest, latest]).toEqual([third, third, third]);
    },
  );
});

describe('a last day that gives way to the open day before it', () => {
  it.each([
    ['2026-04-20', '2026-04-23', 'an open day stays'],
    ['2026-04-22', '2026-04-24', 'day 3 is a Saturday'],
    ['2026-04-23', '2026-04-24', 'day 3 is a Sunday'],
    ['2026-05-22', '2026-05-22', 'day 3 is Memorial Day: back to the day of the notice'],
    ['2026-11-24', '2026-11-25', 'day 3 is the day after Thanksgiving'],
  ])('a notice of %s: %s, %s', (start, due) => {
    expect(count(start).dueDate).toBe(due);
    expect(count(start).latest).toBe(due);
  });

  it('says that it goes back, and nothing of periods that leave out weekends', () => {
    const { steps, caveats } = count('2026-04-23');
    expect(steps.join(' ')).toContain('the court is closed, so the deadline goes back to Fri, Apr 24');
    expect(caveats.join(' ')).not.toContain('leaves out weekends');
    expect(count('2026-04-23', { ...NOTICE, landing: null }).caveats.join(' ')).toContain(
      'leaves out weekends',
    );
  });

  it('is never after the days of the notice, and is the open day that a calendar shows', () => {
    const start = fc.integer({ min: dayNumber('2024-01-05'), max: dayNumber('2033-11-30') }).map(dateOf);
    fc.assert(
      fc.property(start, fc.integer({ min: 1, max: 30 }), (from, days) => {
        const last = turn(from, days, 1);
        const { dueDate } = count(from, { ...NOTICE, days });
        expect(dueDate).toBe(toOpenDay('new_mexico', last, -1));
        expect(dueDate <= last).toBe(true);
        expect(isClosed('new_mexico', dueDate)).toBe(false);
      }),
    );
  });
});
