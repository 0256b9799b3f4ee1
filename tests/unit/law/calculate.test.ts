import { describe, expect, it } from 'vitest';
import { AppError } from '#src/errors.ts';
import { businessDayRules } from '#src/law/business-days.ts';
import { calculateDeadlines, deadlineOptions, deadlineTypeOf, ruleNamed } from '#src/law/calculate.ts';
import { CalculatedDeadline, type CalculateInput } from '#src/law/calculation-schema.ts';
import { formerlyNamed } from '#tests/setup/former-name.ts';

const TODAY = '2026-06-01';

function calculate(input: Partial<CalculateInput>, today = TODAY) {
  return calculateDeadlines(
    { triggerDate: '2026-06-01', jurisdiction: 'federal', serviceMethod: 'personal', ...input },
    today,
  );
}

function one(input: Partial<CalculateInput> & { deadlineType: string }, today = TODAY) {
  const [deadline] = calculate(input, today);
  if (deadline === undefined) throw new Error('no deadline');
  return deadline;
}

function refusal(input: Partial<CalculateInput>): AppError {
  try {
    calculate(input);
  } catch (error) {
    if (error instanceof AppError) return error;
  }
  throw new Error('it was not refused');
}

describe('one deadline', () => {
  it('carries both dates, the earlier one recommended, with its reminders', () => {
    const deadline = one({ deadlineType: 'answer_to_complaint_due' });
    expect(CalculatedDeadline.strict().parse(deadline)).toEqual(deadline);
    expect(deadline).toMatchObject({
      name: 'Answer to Complaint Due',
      deadlineType: 'answer_to_complaint_due',
      ruleReference: 'FRCP 12(a)(1)(A)(i)',
      dueDate: '2026-07-01',
      courtRule: { dueDate: '2026-06-22', earliest: '2026-06-22', latest: '2026-06-22' },
      recommended: 'court-rule',
      daysEarlier: 9,
      reminderDates: ['2026-06-15', '2026-06-19', '2026-06-21'],
      isAutoCalculated: true,
    });
    expect(deadline.warnings).toEqual([
      'This method counts business days. Courts count every day, so the real deadline is usually 9 days earlier: Mon, Jun 22, 2026. Use the earlier date.',
      'A state court gives another number of days. Count by the court that your summons names.',
    ]);
  });

  it('is found by its name too', () => {
    expect(one({ deadlineType: ' Answer to complaint DUE ' }).dueDate).toBe('2026-07-01');
  });

  it('by mail says that mail adds nothing', () => {
    const { warnings, courtRule } = one({ deadlineType: 'answer_to_complaint_due', serviceMethod: 'mail' });
    expect(courtRule?.dueDate).toBe('2026-06-22');
    expect(warnings).toContain('Mailing does not add days to this deadline.');
  });

  it('after a waiver says where to start', () => {
    expect(one({ deadlineType: 'answer_to_complaint_due_(waiver)' }).warnings).toContain(
      'Start from the day the waiver request was sent.',
    );
  });

  it("set by local rules asks for the court's number until it is entered", () => {
    const { warnings } = one({ deadlineType: 'response_to_motion_due' });
    expect(warnings).toContain(
      "Set by your court's local rules and the judge's orders. Enter your court's number.",
    );
    const entered = one({ deadlineType: 'response_to_motion_due', localDays: 30 });
    expect(entered.courtRule?.dueDate).toBe('2026-07-01');
    expect(entered.dueDate).toBe('2026-06-22');
    expect(entered.recommended).toBe('business-day');
    expect(entered.daysEarlier).toBe(9);
    expect(entered.warnings).toEqual([
      "The business-day date is 9 days earlier than the date by the court's rule, Wed, Jul 1, 2026. Use the earlier date.",
      "Set by your court's local rules and the judge's orders.",
    ]);
  });

  it('that our list counts the court way only has no business-day date', () => {
    const deadline = one({ jurisdiction: 'new_mexico_district', deadlineType: 'answer_to_complaint_due' });
    expect(deadline).toMatchObject({
      dueDate: null,
      recommended: 'court-rule',
      daysEarlier: 0,
      ruleReference: 'Rule 1-012(A) NMRA',
      warnings: [],
    });
    expect(deadline.courtRule?.caveats).toContain(
      'New Mexico district court gives 30 days; magistrate and metro courts 20.',
    );
  });

  it('says when it is today and when it has passed', () => {
    const on = (today: string) => one({ deadlineType: 'answer_to_complaint_due' }, today);
    expect(on('2026-06-21').warnings[0]).toMatch(/^This method/);
    expect(on('2026-06-22').warnings[0]).toBe('This deadline is today.');
    expect(on('2026-06-23').warnings[0]).toMatch(/^This date has passed\./);
    expect(on('2026-06-23').reminderDates).toEqual([]);
  });

  it('says where the business-day count does not know the holidays', () => {
    const inYear = (triggerDate: string) =>
      one({ deadlineType: 'answer_to_complaint_due', triggerDate }).warnings.join(' ');
    expect(inYear('2027-06-14')).toContain('knows the holidays of 2025 and 2026 only');
    expect(inYear('2027-03-01')).not.toContain('2025 and 2026 only');
    expect(inYear('2026-06-15')).not.toContain('2025 and 2026 only');
  });
});

describe('a deadline counted back from the hearing', () => {
  const opposition = { jurisdiction: 'california', deadlineType: 'opposition_to_motion_due' } as const;

  it('keeps the business-day date, and asks for the hearing, while it is not known', () => {
    const deadline = one({ ...opposition, triggerDate: '2026-06-03' });
    expect(deadline).toMatchObject({
      dueDate: '2026-06-16',
      courtRule: null,
      recommended: 'business-day',
      daysEarlier: 0,
      warnings: ['This deadline counts back from the hearing. Enter the hearing date.'],
    });
  });

  it('recommends the earlier of the two dates', () => {
    const later = one({ ...opposition, triggerDate: '2026-06-03', hearingDate: '2026-06-26' });
    expect(later).toMatchObject({ recommended: 'court-rule', daysEarlier: 4 });
    expect(later.warnings).toEqual([
      'This deadline counts back from the hearing. With the hearing date you entered: Fri, Jun 12, 2026.',
      'This method counts business days forward. Counted back from the hearing, the real deadline is 4 days earlier: Fri, Jun 12, 2026. Use the earlier date.',
    ]);
    const sooner = one({ ...opposition, triggerDate: '2026-02-23', hearingDate: '2026-04-07' }, '2026-02-23');
    expect(sooner).toMatchObject({ recommended: 'business-day', daysEarlier: 18, dueDate: '2026-03-06' });
    expect(sooner.warnings[1]).toMatch(
      /^The business-day date is 18 days earlier .+ Tue, Mar 24, 2026: it counts forward/,
    );
  });

  it('is refused without the hearing where it has no other date', () => {
    const error = refusal({ jurisdiction: 'california', deadlineType: 'motion_notice_due' });
    const message = 'This deadline counts back from the hearing. Enter the hearing date.';
    expect(error).toMatchObject({
      code: 'BAD_REQUEST',
      message,
      details: { fields: { hearingDate: message } },
    });
  });

  it('is refused when the hearing is before the start', () => {
    const error = refusal({ ...opposition, triggerDate: '2026-06-03', hearingDate: '2026-06-02' });
    expect(error.code).toBe('BAD_REQUEST');
    expect(error.details.fields?.hearingDate).toMatch(/^The hearing is before the start date/);
  });

  it('a hearing before the start does not matter to other deadlines', () => {
    expect(one({ deadlineType: 'answer_to_complaint_due', hearingDate: '2020-01-01' }).dueDate).toBe(
      '2026-07-01',
    );
  });
});

describe('all deadlines of a court', () => {
  it("start with the product's own list", () => {
    expect(
      calculate({})
        .slice(0, 4)
        .map(({ name, dueDate }) => [name, dueDate]),
    ).toEqual([
      ['Answer to Complaint Due', '2026-07-01'],
      ['Answer to Complaint Due (Waiver)', '2026-08-26'],
      ['Response to Motion Due', '2026-06-22'],
      ['Reply to Response Due', '2026-06-22'],
    ]);
    expect(
      calculate({ jurisdiction: 'california' })
        .slice(0, 2)
        .map(({ name, dueDate }) => [name, dueDate]),
    ).toEqual([
      ['Answer to Complaint Due', '2026-07-15'],
      ['Opposition to Motion Due', '2026-06-12'],
    ]);
  });

  it('leave out what needs a hearing until there is one', () => {
    const names = (input: Partial<CalculateInput>) => calculate(input).map(({ name }) => name);
    expect(names({ jurisdiction: 'california' })).not.toContain('Motion Notice Due');
    expect(names({ jurisdiction: 'california', hearingDate: '2026-12-01' })).toContain('Motion Notice Due');
    expect(names({ jurisdiction: 'federal' })).not.toContain('Opposing Affidavit Due');
  });

  it('carry the citation where the list has no reference', () => {
    for (const deadline of calculate({ hearingDate: '2026-12-01' })) {
      expect(deadline.ruleReference).not.toBe('');
      expect(CalculatedDeadline.strict().parse(deadline)).toEqual(deadline);
      if (deadline.dueDate === null) expect(deadline.ruleReference).toBe(deadline.courtRule?.citation);
    }
  });
});

describe('what is refused', () => {
  it('a deadline that the court does not have', () => {
    const error = refusal({ jurisdiction: 'new_mexico_magistrate', deadlineType: 'jury_demand_due' });
    expect(error.code).toBe('BAD_REQUEST');
    expect(error.details.fields?.deadlineType).toMatch(/choose one from the list/);
  });
});

describe('a year for which the holidays were not checked', () => {
  it.each([
    ['1998-03-02', {}],
    ['2205-03-02', {}],
    ['2040-12-20', {}],
  ])('%s gives a sentence and no date', (triggerDate, more) => {
    const input = {
      jurisdiction: 'federal',
      serviceMethod: 'personal',
      deadlineType: 'F1',
      triggerDate,
    } as const;
    expect(() => calculateDeadlines({ ...input, ...more }, '2026-11-23')).toThrow(
      /Federal district courts: we have checked their holidays for 2000 to 2040 only, so no date is counted in \d{4}\. Please check the year\./,
    );
  });
});

describe('the lists', () => {
  it('of the product are the six of its specification; federal stands in for an unknown jurisdiction', () => {
    const rows = (jurisdiction: string) =>
      businessDayRules(jurisdiction).map((rule) => [rule.name, rule.daysFromTrigger, rule.ruleReference]);
    expect(rows('federal')).toEqual([
      ['Answer to Complaint Due', 21, 'FRCP 12(a)(1)(A)(i)'],
      ['Answer to Complaint Due (Waiver)', 60, 'FRCP 12(a)(1)(A)(ii)'],
      ['Response to Motion Due', 14, 'FRCP 6(c)(2)'],
      ['Reply to Response Due', 14, 'Local Rules, varies'],
    ]);
    expect(rows('california')).toEqual([
      ['Answer to Complaint Due', 30, 'CCP 412.20'],
      ['Opposition to Motion Due', 9, 'CCP 1005(b)'],
    ]);
    expect(rows('texas')).toEqual(rows('federal'));
  });

  it('to choose from say what each deadline needs', () => {
    const federal = deadlineOptions('federal', null);
    expect(federal.filter(({ needsLocalDays }) => needsLocalDays).map(({ name }) => name)).toEqual([
      'Response to Motion Due',
      'Reply to Response Due',
    ]);
    expect(federal.filter(({ fromHearing }) => fromHearing).map(({ deadlineType }) => deadlineType)).toEqual([
      'planning_conference_due',
      'motion_and_hearing_notice_due',
      'opposing_affidavit_due',
      'offer_of_judgment_due',
    ]);
    const evictions = deadlineOptions('new_mexico_magistrate', 'eviction');
    expect(evictions.map(({ deadlineType }) => deadlineType)).toEqual([
      'excusal_of_judge_in_eviction_due',
      'motion_to_set_aside_default_judgment_due',
      'notice_of_appeal_to_district_court_due',
      'cross-appeal_to_district_court_due',
      'claim_of_exemption_from_execution_due',
      'rent_paid_to_stay_eviction_due',
      'move_before_writ_of_restitution_due',
      'payment_of_rent_after_notice_due',
      'repair_of_breach_after_notice_due',
      'end_of_month-to-month_tenancy_after_notice',
    ]);
  });

  it('name types by the name in lower case with underscores', () => {
    expect(deadlineTypeOf('Answer to Complaint Due (Waiver)')).toBe('answer_to_complaint_due_(waiver)');
  });

  it.each(['N1', 'n1', 'Answer to Complaint Due', 'answer_to_complaint_due', 'reply_to_complaint_due'])(
    'find their rule as %s: by id, by name, by a name it had before',
    (type) => {
      formerlyNamed('new_mexico_district', 'N1', 'Reply to Complaint Due');
      expect(ruleNamed('new_mexico_district', type)?.id).toBe('N1');
    },
  );

  it('find no rule of another court, and none by nothing', () => {
    expect(ruleNamed('new_mexico_district', 'F1')).toBeUndefined();
    expect(ruleNamed('new_mexico_district', '')).toBeUndefined();
  });
});
