import { describe, expect, it } from 'vitest';
import { calculateDeadlines } from '#src/law/calculate.ts';
import type { Calculation } from '#src/law/calculation-schema.ts';
import { changedRule, countedAgain } from '#src/timeline/counted-again.ts';

/** Thirty days from Mar 2, 2026: Apr 1. */
const ANSWER: Calculation = {
  jurisdiction: 'new_mexico_district',
  deadlineType: 'answer_to_complaint_due',
  serviceMethod: 'personal',
  triggerDate: '2026-03-02',
  hearingDate: null,
  mailedFrom: null,
  localDays: null,
  closures: [],
  method: 'court-rule',
};
const OTHER_DAY = '2026-03-31';
const again = (calculation: Calculation, date = OTHER_DAY) =>
  countedAgain({ date, calculation, isAutoCalculated: true });

function presentReceipt() {
  const [counted] = calculateDeadlines(ANSWER, '2026-03-02');
  if (counted === undefined) throw new Error('Nothing was counted.');
  return { ...counted.receipt, steps: [] };
}

describe('a deadline counted by a rule', () => {
  it('has another day where it was stored on another', () => {
    expect(again(ANSWER)).toBe('2026-04-01');
    expect(again(ANSWER, '2026-04-01')).toBeNull();
  });

  it('is not counted once more where its receipt is of the rule, the holidays and the engine of now', () => {
    expect(again({ ...ANSWER, receipt: presentReceipt() })).toBeNull();
  });

  it.each(['ruleKey', 'ruleVersion', 'calendarVersion', 'countingVersion', 'engineVersion'])(
    'is counted once more where the %s of its receipt is of then',
    (key) => {
      expect(again({ ...ANSWER, receipt: { ...presentReceipt(), [key]: 'of then' } })).toBe('2026-04-01');
    },
  );

  it('is counted once more where its receipt says less than one of now', () => {
    const { countingVersion: _, ...receipt } = presentReceipt();
    expect(again({ ...ANSWER, receipt })).toBe('2026-04-01');
  });

  it.each<[string, Partial<Calculation>]>([
    ['is here no more', { deadlineType: 'a_rule_of_old' }],
    [
      'is here no more, whatever its receipt says',
      { deadlineType: 'a_rule_of_old', receipt: presentReceipt() },
    ],
    ['is counted in the business days of the product no more', { method: 'business-day' }],
  ])('has no day where its rule %s', (_, change) => {
    const deadline = { date: OTHER_DAY, calculation: { ...ANSWER, ...change }, isAutoCalculated: true };
    expect(changedRule(deadline)).toEqual({ again: null });
    expect(countedAgain(deadline)).toBeNull();
  });

  it.each<[string, Partial<Calculation>]>([
    ['it names none', { deadlineType: '' }],
    ['its year is one for which nobody checked the holidays', { triggerDate: '1999-03-02' }],
  ])('has no changed rule where %s', (_, change) => {
    const calculation = { ...ANSWER, ...change };
    expect(changedRule({ date: OTHER_DAY, calculation, isAutoCalculated: true })).toBeNull();
  });

  it('is left alone where somebody moved it by hand, or where it has no day', () => {
    expect(countedAgain({ date: OTHER_DAY, calculation: ANSWER, isAutoCalculated: false })).toBeNull();
    expect(countedAgain({ date: null, calculation: ANSWER, isAutoCalculated: true })).toBeNull();
  });
});
