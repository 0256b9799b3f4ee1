import { describe, expect, it } from 'vitest';
import { recalculate } from '#src/law/calculate.ts';
import { Calculation } from '#src/law/calculation-schema.ts';

const TODAY = '2026-06-01';

function stored(fields: Record<string, unknown>): Calculation {
  return Calculation.parse({
    jurisdiction: 'federal',
    deadlineType: 'answer_to_complaint_due',
    serviceMethod: 'personal',
    triggerDate: '2026-06-01',
    method: 'court-rule',
    ...fields,
  });
}

describe('counting a stored deadline again', () => {
  it('moves with the day it starts from', () => {
    const calculation = stored({});
    const moved = recalculate(calculation, '2026-06-15', TODAY);
    expect(moved.date).toBe('2026-07-06');
    const { receipt, ...counted } = moved.calculation;
    expect(counted).toEqual({ ...calculation, triggerDate: '2026-06-15' });
    expect(receipt).toMatchObject({ ruleKey: 'F1', steps: moved.steps });
    expect(moved.steps[0]).toContain('Mon, Jun 15, 2026');
    expect(moved.steps.at(-1)).toBe('The deadline is Mon, Jul 6, 2026.');
  });

  it('keeps to business days if it was counted in them', () => {
    const moved = recalculate(stored({ method: 'business-day', serviceMethod: 'mail' }), '2026-11-16', TODAY);
    expect(moved.date).toBe('2026-12-21');
    expect(moved.steps).toEqual([
      'Day 0 is Mon, Nov 16, 2026, the day the summons and complaint were served on you. It is not counted.',
      'Count 24 business days: Tue, Nov 17 is day 1 … Mon, Dec 21 is day 24. Left out on the way: weekends and Thu, Nov 26 (Thanksgiving Day).',
      'Mail adds 3 of these 24 business days.',
      'The deadline is Mon, Dec 21, 2026.',
    ]);
    expect(moved.calculation).toMatchObject({ method: 'business-day', triggerDate: '2026-11-16' });
  });

  it('moves with the hearing where it counts back from it', () => {
    const opposition = { jurisdiction: 'california', deadlineType: 'opposition_to_motion_due' };
    const moved = recalculate(stored({ ...opposition, hearingDate: '2026-07-10' }), '2026-06-26', TODAY);
    expect(moved.date).toBe('2026-06-12');
    expect(moved.calculation).toMatchObject({ triggerDate: '2026-06-01', hearingDate: '2026-06-26' });
    const forward = recalculate(stored({ ...opposition, method: 'business-day' }), '2026-06-03', TODAY);
    expect(forward.date).toBe('2026-06-16');
    expect(forward.calculation).toMatchObject({ triggerDate: '2026-06-03', hearingDate: null });
    expect(forward.steps[0]).toBe('Day 0 is Wed, Jun 3, 2026, the day you entered. It is not counted.');
  });

  it('counts back even from a hearing before the start date', () => {
    const moved = recalculate(
      stored({
        jurisdiction: 'california',
        deadlineType: 'reply_to_opposition_due',
        hearingDate: '2026-07-10',
      }),
      '2026-05-04',
      TODAY,
    );
    expect(moved.date).toBe('2026-04-27');
    expect(moved.steps.at(-1)).toMatch(/^This date has passed\./);
  });

  it('keeps local days, mail and closed days', () => {
    const local = stored({ deadlineType: 'response_to_motion_due', localDays: 7, serviceMethod: 'mail' });
    expect(recalculate(local, '2026-03-09', TODAY).date).toBe('2026-03-19');
    const closed = stored({ closures: ['2026-07-06'] });
    expect(recalculate(closed, '2026-06-15', TODAY).date).toBe('2026-07-07');
    const abroad = stored({
      jurisdiction: 'california',
      deadlineType: 'discovery_responses_due',
      serviceMethod: 'mail',
      mailedFrom: 'abroad',
    });
    expect(recalculate(abroad, '2026-03-02', TODAY).date).toBe('2026-04-21');
  });

  it("counts the court's way where there are no business days", () => {
    const moved = recalculate(
      stored({ jurisdiction: 'new_mexico_district', method: 'business-day' }),
      '2026-06-22',
      TODAY,
    );
    expect(moved.date).toBe('2026-07-22');
    expect(moved.calculation.method).toBe('court-rule');
  });

  it('refuses a deadline that is not in the list any more', () => {
    expect(() => recalculate(stored({ deadlineType: 'gone' }), '2026-06-22', TODAY)).toThrow(
      /choose one from the list/,
    );
  });
});
