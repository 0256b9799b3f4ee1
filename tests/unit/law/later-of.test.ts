import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateCourtRule } from '#src/law/calculate-court.ts';
import type { Jurisdiction } from '#src/law/calculation-schema.ts';
import { addDays, dateOf, dayNumber } from '#src/law/calendar-days.ts';
import { closedDays } from '#src/law/court-days.ts';
import { type CourtRule, courtRule } from '#src/law/court-rule.ts';
import { COURT_SYSTEMS, JURISDICTIONS } from '#src/law/court-systems.ts';

/** Ten days or what is left of the first time to answer, whichever is later. */
const RULE: CourtRule = courtRule({
  id: 'X',
  name: 'Answer to Amended Complaint Due',
  days: 14,
  laterOf: [{ event: 'first-answer-due', days: 0 }],
  citation: 'FRCP 15(a)(3)',
  description: 'Answer the amended complaint.',
  event: 'amended-complaint-served',
  recorded: '2026-11-23',
});

const count = (given: Record<string, string>, rule = RULE) =>
  calculateCourtRule({
    rule,
    system: COURT_SYSTEMS.federal,
    anchor: '2026-03-02',
    triggerDate: '2026-03-02',
    servedBy: 'personal',
    mailedFrom: null,
    localDays: null,
    closures: [],
    given,
  });

describe('a rule that gives the later of two days', () => {
  it('gives the earliest it can be while the other is not known, and asks for it', () => {
    const found = count({});
    expect(found).toMatchObject({
      dueDate: '2026-03-16',
      needs: [
        { event: 'first-answer-due', question: 'By which day was your answer to the first complaint due?' },
      ],
    });
    expect(found.caveats.join(' ')).toContain('this is the earliest day it can be');
  });

  it('gives the other day where that is later, and says so among the steps', () => {
    const found = count({ 'first-answer-due': '2026-03-20' });
    expect(found).toMatchObject({ dueDate: '2026-03-20', latest: '2026-03-20', needs: [] });
    expect(found.steps.at(-2)).toBe(
      'The rule gives the later day. The other one: Fri, Mar 20, 2026, the day your answer to the first complaint is due.',
    );
    expect(found.steps.at(-1)).toBe('The deadline is Fri, Mar 20, 2026.');
  });

  it('keeps its own day where the other is earlier', () => {
    expect(count({ 'first-answer-due': '2026-03-09' }).dueDate).toBe('2026-03-16');
  });

  it('counts days from the other event, and ends on a day the court is open', () => {
    const rule = { ...RULE, laterOf: [{ event: 'removal-filed', days: 7 } as const] };
    // Seven days from Sunday, March 15 end on Sunday, March 22.
    const found = count({ 'removal-filed': '2026-03-15' }, rule);
    expect(found.dueDate).toBe('2026-03-23');
    expect(found.steps.at(-2)).toContain(
      '7 days from Sun, Mar 15, 2026, the day the notice of removal was filed',
    );
  });
});

/** Rules that give the earlier of two days, counted on a paper calendar. */
describe('rules that give the earlier of two days', () => {
  const due = (jurisdiction: Jurisdiction, id: string, anchor: string, given: Record<string, string>) => {
    const system = COURT_SYSTEMS[jurisdiction];
    const rule = system.rules.find((each) => each.id === id);
    if (rule === undefined) throw new Error(`no rule ${id}`);
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
  };

  it.each<[Jurisdiction, string, string, Record<string, string>, string, string]>([
    ['california', 'C21', '2026-06-24', { 'judgment-entered': '2026-06-01' }, '2026-07-09', '15 days'],
    ['california', 'C21', '2026-06-24', { 'judgment-entered': '2026-01-02' }, '2026-07-01', '180 days'],
    ['california', 'C19a', '2026-06-09', { 'judgment-entered': '2026-06-01' }, '2026-08-10', '60 days'],
    ['california', 'C19a', '2026-06-09', { 'judgment-entered': '2026-01-02' }, '2026-07-01', '180 days'],
    ['california', 'C20', '2026-06-01', { 'judgment-entered': '2026-05-20' }, '2026-07-01', '30 days'],
    ['california', 'C20', '2026-06-01', { 'judgment-entered': '2026-03-02' }, '2026-05-29', '90 days'],
    ['california', 'C19b', '2026-03-06', { 'notice-of-entry-served': '2026-03-09' }, '2026-05-08', '60 days'],
    ['federal', 'F24', '2026-07-13', {}, '2026-07-27', 'the day to comply is not known: 14 days'],
    [
      'federal',
      'F24',
      '2026-07-13',
      { 'compliance-due': '2026-07-22' },
      '2026-07-22',
      'it asks for it sooner',
    ],
    ['federal', 'F24', '2026-07-13', { 'compliance-due': '2026-07-25' }, '2026-07-24', 'on a Saturday'],
    ['federal', 'F24', '2026-07-13', { 'compliance-due': '2026-09-01' }, '2026-07-27', 'it leaves more time'],
    [
      'federal',
      'F34',
      '2026-04-14',
      { 'judgment-entered': '2026-03-02' },
      '2026-04-28',
      '180 days are far off',
    ],
    [
      'federal',
      'F34',
      '2026-08-24',
      { 'judgment-entered': '2026-03-02' },
      '2026-08-28',
      '180 days end on a Saturday',
    ],
    [
      'federal',
      'F34',
      '2026-08-20',
      { 'judgment-entered': '2026-02-23' },
      '2026-08-21',
      '180 days end on a Saturday',
    ],
  ])('%s %s from %s, %o: %s (%s)', (jurisdiction, id, start, given, expected) => {
    expect(due(jurisdiction, id, start, given).dueDate).toBe(expected);
  });

  const rows = JURISDICTIONS.flatMap((jurisdiction) =>
    COURT_SYSTEMS[jurisdiction].rules.flatMap((rule) =>
      rule.earlierOf.length > 0 ? [[jurisdiction, rule.id, rule] as const] : [],
    ),
  );
  it.each(rows)('%s %s: never after the other day, where it is known', (jurisdiction, id, rule) => {
    const day = fc.integer({ min: dayNumber('2016-01-01'), max: dayNumber('2033-01-01') }).map(dateOf);
    fc.assert(
      fc.property(day, fc.integer({ min: -400, max: 400 }), (anchor, gap) => {
        for (const { event, days } of rule.earlierOf) {
          const other = addDays(anchor, gap);
          const found = due(jurisdiction, id, anchor, { [event]: other });
          expect(found.dueDate <= addDays(other, days)).toBe(true);
          expect(found.latest <= addDays(other, days)).toBe(true);
          expect(found.dueDate <= due(jurisdiction, id, anchor, {}).dueDate).toBe(true);
          expect(found.needs).toEqual([]);
          const calendar = { calendar: COURT_SYSTEMS[jurisdiction].calendar, closures: [] };
          expect(closedDays({ ...calendar, keepsFridays: true })(dayNumber(found.dueDate))).toBeNull();
        }
      }),
    );
  });

  it.each(rows)(
    '%s %s: asks for the other day, and says that it may be due sooner',
    (jurisdiction, id, rule) => {
      const found = due(jurisdiction, id, '2026-04-14', {});
      expect(found.needs.map(({ event }) => event)).toEqual(rule.earlierOf.map(({ event }) => event));
      expect(found.caveats.join(' ')).toContain('so it may be due before this day');
    },
  );
});
