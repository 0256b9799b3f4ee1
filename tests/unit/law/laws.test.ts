import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { businessDayRules, countBusinessDays } from '#src/law/business-days.ts';
import { calculateDeadlines, deadlineOptions } from '#src/law/calculate.ts';
import {
  type CalculatedDeadline,
  type Jurisdiction,
  MAILED_FROM,
  SERVICE_METHODS,
} from '#src/law/calculation-schema.ts';
import { addDays, dateOf, dayNumber, daysBetween } from '#src/law/calendar-days.ts';
import { countDays, rollOff } from '#src/law/count.ts';
import { closedDays } from '#src/law/court-days.ts';
import { COURT_CALENDARS, COURT_SYSTEMS, type CourtCalendar, JURISDICTIONS } from '#src/law/court-systems.ts';
import { isClosed, toOpenDay, turn } from './day-walker.ts';

/** Events that are still to come when a time is counted back from them. */
const DAYS_TO_COME: readonly string[] = ['hearing', 'trial', 'compliance-due'];

/** Days whose deadlines end within the years that were checked. */
const anyDate = fc.integer({ min: dayNumber('2024-01-01'), max: dayNumber('2031-06-30') }).map(dateOf);
/** Days whose deadlines end within the years that the walker lists. */
const listedDate = fc.integer({ min: dayNumber('2024-07-01'), max: dayNumber('2028-06-30') }).map(dateOf);
const calendar = fc.constantFrom(...COURT_CALENDARS);

const anyInput = fc
  .record({
    jurisdiction: fc.constantFrom(...JURISDICTIONS),
    serviceMethod: fc.constantFrom(...SERVICE_METHODS),
    triggerDate: anyDate,
    notice: fc.integer({ min: 0, max: 400 }),
    mailedFrom: fc.constantFrom(...MAILED_FROM, null),
    localDays: fc.option(fc.integer({ min: 1, max: 365 })),
    closedAfter: fc.array(fc.integer({ min: 1, max: 120 }), { maxLength: 5 }),
  })
  .map(({ notice, closedAfter, ...input }) => ({
    ...input,
    hearingDate: addDays(input.triggerDate, notice),
    closures: closedAfter.map((days) => addDays(input.triggerDate, days)),
  }));

function closedIn(jurisdiction: Jurisdiction, closures: readonly string[], keepsFridays: boolean) {
  return closedDays({ calendar: COURT_SYSTEMS[jurisdiction].calendar, closures, keepsFridays });
}

function keptDate({ recommended, courtRule, dueDate }: CalculatedDeadline): string | null | undefined {
  return recommended === 'court-rule' ? courtRule?.dueDate : dueDate;
}

/** What no closed day holds up begins on any day: nobody has to be at the court for it. */
const STANDING = new Set(
  JURISDICTIONS.flatMap((jurisdiction) =>
    COURT_SYSTEMS[jurisdiction].rules.flatMap(({ id, landing }) => (landing === 'stands' ? [id] : [])),
  ),
);

describe('laws of every deadline', () => {
  it('a due date is never a closed day, but of what no closed day holds up', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const closed = closedIn(input.jurisdiction, input.closures, true);
        for (const { courtRule, receipt } of calculateDeadlines(input, '2026-01-01')) {
          expect(courtRule).not.toBeNull();
          if (courtRule === null) continue;
          if (!STANDING.has(receipt.ruleKey)) expect(closed(dayNumber(courtRule.dueDate))).toBeNull();
          expect(courtRule.earliest).toBe(courtRule.dueDate);
          expect(courtRule.latest >= courtRule.earliest).toBe(true);
          if (courtRule.latest !== courtRule.earliest) expect(courtRule.caveats.length).toBeGreaterThan(0);
        }
      }),
    );
  });

  it('the recommended date is the earlier one, and says by how many days', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        for (const deadline of calculateDeadlines(input, '2026-01-01')) {
          const dates = [deadline.dueDate, deadline.courtRule?.dueDate].filter((date) => date != null).sort();
          expect(keptDate(deadline)).toBe(dates[0]);
          expect(deadline.daysEarlier).toBe(daysBetween(dates[0] ?? '', dates.at(-1) ?? ''));
        }
      }),
    );
  });

  it('reminders are in order, still to come, and before the recommended date', () => {
    fc.assert(
      fc.property(anyInput, fc.integer({ min: 0, max: 60 }), (input, later) => {
        const today = addDays(input.triggerDate, later);
        for (const deadline of calculateDeadlines(input, today)) {
          const { reminderDates } = deadline;
          expect(reminderDates).toEqual([...reminderDates].sort());
          expect(reminderDates.length).toBeLessThanOrEqual(3);
          for (const date of reminderDates) {
            expect(date > today).toBe(true);
            expect(date < (keptDate(deadline) ?? '')).toBe(true);
          }
        }
      }),
    );
  });

  it('a proof starts on day 0 and ends on the deadline', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        for (const { courtRule } of calculateDeadlines(input, '2026-01-01')) {
          const [year = '', , day = ''] = (courtRule?.dueDate ?? '').split('-');
          expect(courtRule?.steps[0]).toMatch(/^Day 0 is .+ It is not counted\.$/);
          expect(courtRule?.steps.at(-1)).toMatch(
            new RegExp(`^The deadline is .+ ${Number(day)}, ${year}(?:, \\d{1,2}:\\d{2} [ap]\\.m)?\\.$`),
          );
        }
      }),
    );
  });

  it('more days never give an earlier date', () => {
    fc.assert(
      fc.property(
        anyInput,
        fc.integer({ min: 1, max: 200 }),
        fc.integer({ min: 0, max: 100 }),
        (input, days, more) => {
          const dueIn = (localDays: number) =>
            calculateDeadlines(
              { ...input, jurisdiction: 'federal', deadlineType: 'response_to_motion_due', localDays },
              '2026-01-01',
            )[0]?.courtRule?.dueDate ?? '';
          expect(dueIn(days + more) >= dueIn(days)).toBe(true);
        },
      ),
    );
  });

  it('a later start never gives an earlier date', () => {
    fc.assert(
      fc.property(anyInput, fc.integer({ min: 1, max: 10 }), (input, days) => {
        const before = calculateDeadlines({ ...input, hearingDate: null }, '2026-01-01');
        const after = calculateDeadlines(
          { ...input, hearingDate: null, triggerDate: addDays(input.triggerDate, days) },
          '2026-01-01',
        );
        for (const [at, { dueDate, courtRule, name }] of before.entries()) {
          if (dueDate !== null) expect((after[at]?.dueDate ?? '') >= dueDate).toBe(true);
          // A rule that gave fewer days from some day on breaks this law, and only there.
          const rule = COURT_SYSTEMS[input.jurisdiction].rules.find((each) => each.name === name);
          if (rule?.daysBefore !== undefined || input.triggerDate.startsWith('2016-11')) continue;
          if (rule !== undefined && rule.days <= 10 && /^202[45]/.test(input.triggerDate)) continue;
          if (courtRule !== null) {
            expect((after[at]?.courtRule?.dueDate ?? '') >= courtRule.dueDate).toBe(true);
          }
        }
      }),
    );
  });
});

describe('laws of counting', () => {
  it('back over court days returns to where it came from', () => {
    fc.assert(
      fc.property(calendar, anyDate, fc.integer({ min: 1, max: 90 }), (court: CourtCalendar, date, days) => {
        const closed = closedDays({ calendar: court, closures: [], keepsFridays: true });
        const day = dayNumber(date);
        const start = rollOff(day, 'forward', closed)?.to ?? day;
        const there = countDays(start, { days, unit: 'court', direction: 'forward' }, closed);
        const back = countDays(there.to, { days, unit: 'court', direction: 'backward' }, closed);
        expect(back.to).toBe(start);
        expect(back.skipped.map((each) => each.day)).toEqual(there.skipped.map((each) => each.day).reverse());
      }),
    );
  });

  it('agrees with turning the pages of a calendar, forward and back', () => {
    fc.assert(
      fc.property(
        calendar,
        listedDate,
        fc.integer({ min: 1, max: 60 }),
        fc.boolean(),
        fc.boolean(),
        (court, date, days, isBack, keepsFridays) => {
          const closed = closedDays({ calendar: court, closures: [], keepsFridays });
          const direction = isBack ? 'backward' : 'forward';
          const step = isBack ? -1 : 1;
          const open = (day: string) => !isClosed(court, day, { keepsFridays });
          const inCourtDays = countDays(dayNumber(date), { days, unit: 'court', direction }, closed);
          expect(dateOf(inCourtDays.to)).toBe(turn(date, days, step, open));
          const inDays = countDays(dayNumber(date), { days, unit: 'calendar', direction }, closed).to;
          const landed = rollOff(inDays, direction, closed)?.to ?? inDays;
          expect(dateOf(landed)).toBe(toOpenDay(court, turn(date, days, step), step, { keepsFridays }));
        },
      ),
    );
  });

  it("the product's business days agree with turning the pages, with holidays of 2025 and 2026 only", () => {
    const rules = ['federal', 'california'].flatMap(businessDayRules);
    fc.assert(
      fc.property(
        fc.constantFrom(...rules),
        listedDate,
        fc.constantFrom(...SERVICE_METHODS),
        (rule, date, served) => {
          const counts = (day: string) =>
            /^202[56]/.test(day)
              ? !isClosed('federal', day)
              : ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
          const days = rule.daysFromTrigger + (served === 'mail' ? 3 : 0);
          expect(dateOf(countBusinessDays(rule, date, served).to)).toBe(turn(date, days, 1, counts));
        },
      ),
    );
  });
});

describe('the rules themselves', () => {
  it.each(JURISDICTIONS)('%s: every rule has its own type, id, citation and words', (jurisdiction) => {
    const options = deadlineOptions(jurisdiction, null);
    expect(new Set(options.map(({ deadlineType }) => deadlineType)).size).toBe(options.length);
    const rules = COURT_SYSTEMS[jurisdiction].rules;
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
    for (const rule of rules) {
      expect(rule.days).toBeGreaterThan(0);
      expect(rule.citation).not.toBe('');
      expect(rule.startsFrom).toMatch(/^the day /);
      expect(rule.description).toMatch(/^[A-Z].+\.$/);
      expect(DAYS_TO_COME.includes(rule.event)).toBe(rule.direction === 'backward');
    }
  });
});
