import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateCourtRule } from '#src/law/calculate-court.ts';
import { dateOf, dayNumber } from '#src/law/calendar-days.ts';
import { type CourtRule, courtRule } from '#src/law/court-rule.ts';
import { COURT_SYSTEMS, JURISDICTIONS } from '#src/law/court-systems.ts';
import { turn } from './day-walker.ts';

const NOTICE: CourtRule = courtRule({
  id: 'X',
  name: 'Rent After Notice Due',
  days: 3,
  landing: 'stands',
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
  it.each([
    ['2026-04-20', 'an open day'],
    ['2026-04-22', 'a Saturday'],
    ['2026-04-23', 'a Sunday'],
    ['2026-05-22', 'Memorial Day'],
    ['2026-11-24', 'the day after Thanksgiving'],
    ['2026-11-25', 'a Saturday after two holidays'],
  ])('counted from %s: day 3 is %s', (start) => {
    const { dueDate, earliest, latest } = count(start);
    const third = dateOf(dayNumber(start) + 3);
    expect([dueDate, earliest, latest]).toEqual([third, third, third]);
  });

  it('says nothing of going back, and nothing of periods that leave out weekends', () => {
    const { steps, caveats } = count('2026-04-23');
    expect(steps.join(' ')).not.toContain('goes back');
    expect(caveats.join(' ')).not.toContain('leaves out weekends');
    expect(count('2026-04-23', { ...NOTICE, landing: null }).caveats.join(' ')).toContain(
      'leaves out weekends',
    );
  });

  it('is the last of the days, whichever that is', () => {
    const start = fc.integer({ min: dayNumber('2024-01-05'), max: dayNumber('2033-11-30') }).map(dateOf);
    fc.assert(
      fc.property(start, fc.integer({ min: 1, max: 30 }), (from, days) => {
        expect(count(from, { ...NOTICE, days }).dueDate).toBe(turn(from, days, 1));
      }),
    );
  });
});

it('no time that a landlord’s notice gives ends before its last day', () => {
  const notices = JURISDICTIONS.flatMap((jurisdiction) =>
    COURT_SYSTEMS[jurisdiction].rules.filter(({ event }) => event === 'eviction-notice-served'),
  );
  expect(notices.length).toBeGreaterThan(0);
  for (const rule of notices)
    expect(count('2026-11-25', rule).dueDate).toBe(turn('2026-11-25', rule.days, 1));
});
