import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateCourtRule } from '#src/law/calculate-court.ts';
import type { CourtRuleDate } from '#src/law/calculation-schema.ts';
import { dateOf, dayNumber } from '#src/law/calendar-days.ts';
import { COURT_SYSTEMS } from '#src/law/court-systems.ts';
import type { EventKey } from '#src/law/events.ts';
import { landingSentence } from '#src/rules/describe.ts';
import { isClosed, toNextMonday, toOpenDay, turn, turnMonths } from './day-walker.ts';
import { TEXAS_DATES } from './golden-texas.ts';

type Given = Partial<Record<EventKey, string>>;

function count(id: string, anchor: string, given: Given = {}): CourtRuleDate {
  const systems = [COURT_SYSTEMS.texas_district, COURT_SYSTEMS.texas_justice];
  for (const system of systems) {
    const rule = system.rules.find((each) => each.id === id);
    if (rule === undefined) continue;
    return calculateCourtRule({
      rule,
      system,
      anchor,
      triggerDate: anchor,
      servedBy: 'personal',
      mailedFrom: null,
      localDays: null,
      closures: [],
      given,
    });
  }
  throw new Error(`There is no rule ${id}.`);
}

/** Days whose deadlines end within the years that the walker lists. */
const listedDate = fc.integer({ min: dayNumber('2024-07-01'), max: dayNumber('2033-03-31') }).map(dateOf);

/** What a calendar shows where a day is left out that every courthouse keeps, and where those of some are left out too. */
function walked(date: string, step: 1 | -1 = 1): { dueDate: string; latest: string } {
  const days = [false, true].map((keepsLocal) => toOpenDay('texas', date, step, { keepsLocal })).sort();
  return { dueDate: days[0] ?? '', latest: days.at(-1) ?? '' };
}

it('the worked dates are many', () => {
  expect(TEXAS_DATES.length).toBeGreaterThan(70);
});

describe('the days of Texas agree with turning the pages of a calendar', () => {
  it('the answer is due on the Monday after 20 days, or the next open day, at 10:00', () => {
    fc.assert(
      fc.property(listedDate, (date) => {
        const found = count('T1', date);
        expect(found).toMatchObject(walked(toNextMonday(turn(date, 20, 1))));
        expect(found.dueTime).toBe('10:00');
      }),
      { numRuns: 1000 },
    );
  });

  it('a restricted appeal ends on the same day six months on, or on the last of that month', () => {
    fc.assert(
      fc.property(listedDate, (date) => {
        expect(count('T15', date)).toMatchObject(walked(turnMonths(date, 6)));
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    ['T12', 30],
    ['T14', 90],
    ['J1', 14],
    ['J5', 5],
  ] as const)('%s: %i days forward', (id, days) => {
    fc.assert(
      fc.property(listedDate, (date) => {
        expect(count(id, date)).toMatchObject(walked(turn(date, days, 1)));
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['T10', 7],
    ['T11', 30],
    ['J2', 14],
  ] as const)('%s: %i days back', (id, days) => {
    fc.assert(
      fc.property(listedDate, (date) => {
        expect(count(id, date)).toMatchObject(walked(turn(date, days, -1), -1));
      }),
      { numRuns: 300 },
    );
  });

  it('three days back leave out weekends and holidays, in district and county courts alone', () => {
    fc.assert(
      fc.property(listedDate, (date) => {
        const ends = [false, true].map((keepsLocal) =>
          turn(date, 3, -1, (day) => !isClosed('texas', day, { keepsLocal })),
        );
        const [dueDate, latest] = ends.sort();
        expect(count('T3a', date)).toMatchObject({ dueDate, latest });
        expect(count('J6', date)).toMatchObject(walked(turn(date, 3, -1), -1));
      }),
      { numRuns: 300 },
    );
  });
});

describe('a day that only some courthouses keep', () => {
  it('is never counted to anybody’s harm, and is named', () => {
    const forward = count('T12', '2026-10-12');
    expect(forward).toMatchObject({ dueDate: '2026-11-11', latest: '2026-11-12' });
    expect(forward.caveats.join(' ')).toContain(
      'On Veterans Day some courthouses are open and others closed. We show the earlier date, Wed, Nov 11, 2026; depending on yours it could be as late as Thu, Nov 12, 2026.',
    );
    const back = count('T10', '2026-11-18');
    expect(back).toMatchObject({ dueDate: '2026-11-10', latest: '2026-11-11' });
    expect(back.caveats.join(' ')).toContain('On Veterans Day some courthouses');
  });

  it('is not spoken of where it does not matter', () => {
    expect(count('T12', '2026-06-01').caveats.join(' ')).not.toContain('some courthouses are open');
  });
});

describe('what a row of Texas says', () => {
  it('a cross-appeal has the time of the first appeal too, once the day of signing is known', () => {
    const alone = count('T16', '2026-08-13');
    expect(alone.dueDate).toBe('2026-08-27');
    expect(alone.needs.map(({ event }) => event)).toEqual(['judgment-signed']);
    expect(count('T16', '2026-08-13', { 'judgment-signed': '2026-08-10' }).dueDate).toBe('2026-09-09');
  });

  it('the older text on summary judgment holds by the day the motion was filed', () => {
    const old = count('T4a', '2026-04-15', { 'motion-filed': '2026-02-20' });
    expect(old.dueDate).toBe('2026-04-08');
    expect(old.caveats.join(' ')).not.toContain('until Sat, Feb 28, 2026. Your date');
    expect(count('T4a', '2026-04-15').caveats.join(' ')).toContain('as it read until Sat, Feb 28, 2026');
    expect(count('T4', '2026-02-20').caveats.join(' ')).toContain('as it reads since Sun, Mar 1, 2026');
  });

  it('in a justice court every date says how little was read of counting there', () => {
    expect(count('J1', '2026-08-18').caveats.join(' ')).toContain('slides of 2013');
    expect(count('T12', '2026-08-18').caveats.join(' ')).not.toContain('slides');
  });

  it('no row gives a time to answer an eviction', () => {
    const { rules } = COURT_SYSTEMS.texas_justice;
    expect(rules.filter(({ isAnswer, kinds }) => isAnswer && kinds.includes('eviction'))).toEqual([]);
  });

  it('what was not read is said to be unread, and nothing of it is quoted', () => {
    for (const { rules } of [COURT_SYSTEMS.texas_district, COURT_SYSTEMS.texas_justice]) {
      for (const { id, text, isUnchecked, examples } of rules) {
        expect([id, text === null]).toEqual([id, isUnchecked]);
        expect(examples.length, id).toBeGreaterThanOrEqual(5);
      }
    }
  });

  it('short periods are told of', () => {
    const system = COURT_SYSTEMS.texas_district;
    const rule = system.rules.find(({ id }) => id === 'T3a');
    if (rule === undefined) throw new Error('There is no T3a.');
    expect(landingSentence(rule, system)).toContain('does not count weekends and legal holidays');
  });
});
