import { describe, expect, it } from 'vitest';
import { calculateCourtRule } from '#src/law/calculate-court.ts';
import { type CourtRule, courtRule } from '#src/law/court-rule.ts';
import { COURT_SYSTEMS } from '#src/law/court-systems.ts';

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
