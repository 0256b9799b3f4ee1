import { describe, expect, it } from 'vitest';
import { calculateDeadlines } from '#src/law/calculate.ts';
import { calculateCourtRule } from '#src/law/calculate-court.ts';
import type { CalculateInput, CourtRuleDate } from '#src/law/calculation-schema.ts';
import { COURT_SYSTEMS } from '#src/law/court-systems.ts';

type Given = Partial<CalculateInput> & Pick<CalculateInput, 'jurisdiction' | 'triggerDate' | 'deadlineType'>;

function courtRuleOf(given: Given): CourtRuleDate {
  const [deadline] = calculateDeadlines({ serviceMethod: 'personal', ...given }, '2026-01-01');
  if (!deadline?.courtRule) throw new Error('no court-rule date');
  return deadline.courtRule;
}

describe('the steps of a count', () => {
  it('are what a person does with a paper calendar', () => {
    const { steps, citation } = courtRuleOf({
      jurisdiction: 'federal',
      triggerDate: '2026-06-01',
      deadlineType: 'answer_to_complaint_due',
    });
    expect(steps).toEqual([
      'Day 0 is Mon, Jun 1, 2026, the day the summons and complaint were served on you. It is not counted.',
      'Count 21 days, every day: Tue, Jun 2 is day 1 … Mon, Jun 22 is day 21.',
      'The deadline is Mon, Jun 22, 2026.',
    ]);
    expect(citation).toBe('FRCP 12(a)(1)(A)(i)');
  });

  it('name each closed day that the deadline passes', () => {
    const { steps } = courtRuleOf({
      jurisdiction: 'new_mexico_district',
      triggerDate: '2026-06-03',
      deadlineType: 'answer_to_complaint_due',
    });
    expect(steps[2]).toBe(
      'Fri, Jul 3 is Independence Day (observed) and Sat, Jul 4 and Sun, Jul 5 are weekend days; the court is closed, so the deadline runs to Mon, Jul 6.',
    );
  });

  it('move the period first, then add the days for mail, then move again (FRCP 6(d))', () => {
    const { steps } = courtRuleOf({
      jurisdiction: 'federal',
      triggerDate: '2026-06-05',
      deadlineType: 'response_to_motion_due',
      serviceMethod: 'mail',
    });
    expect(steps.slice(2)).toEqual([
      'Fri, Jun 19 is Juneteenth and Sat, Jun 20 and Sun, Jun 21 are weekend days; the court is closed, so the period runs to Mon, Jun 22.',
      'The way of service adds 3 days (FRCP 6(d)). Count on, every day: Tue, Jun 23 is day 1 … Thu, Jun 25 is day 3.',
      'The deadline is Thu, Jun 25, 2026.',
    ]);
  });

  it('count court days back from a hearing and say what is left out', () => {
    const { steps } = courtRuleOf({
      jurisdiction: 'california',
      triggerDate: '2027-01-04',
      hearingDate: '2027-03-16',
      deadlineType: 'motion_notice_due',
      serviceMethod: 'electronic',
    });
    expect(steps).toEqual([
      'Day 0 is Tue, Mar 16, 2027, the day of the hearing. It is not counted.',
      'Count back 16 court days: Mon, Mar 15 is day 1 … Mon, Feb 22 is day 16. Left out on the way: weekends.',
      'The way of service adds 2 court days (CCP 1010.6). Count further back: Fri, Feb 19 is day 1 … Thu, Feb 18 is day 2. Left out on the way: weekends.',
      'The deadline is Thu, Feb 18, 2027.',
    ]);
  });

  it('go back to an open day, and name the year where it changes', () => {
    const { steps } = courtRuleOf({
      jurisdiction: 'federal',
      triggerDate: '2025-12-01',
      hearingDate: '2026-01-08',
      deadlineType: 'opposing_affidavit_due',
      serviceMethod: 'mail',
    });
    expect(steps).toEqual([
      'Day 0 is Thu, Jan 8, 2026, the day of the hearing. It is not counted.',
      'Count back 7 days, every day: Wed, Jan 7 is day 1 … Thu, Jan 1 is day 7.',
      "Thu, Jan 1 is New Year's Day; the court is closed, so the deadline goes back to Wed, Dec 31, 2025.",
      'The way the papers were served does not change this deadline.',
      'The deadline is Wed, Dec 31, 2025.',
    ]);
  });

  it('name days on which the person says that the court is closed', () => {
    const { steps, dueDate } = courtRuleOf({
      jurisdiction: 'new_mexico_district',
      triggerDate: '2026-01-05',
      deadlineType: 'answer_to_complaint_due',
      closures: ['2026-02-04'],
    });
    expect(dueDate).toBe('2026-02-05');
    expect(steps[2]).toBe(
      'Wed, Feb 4 is one of the closed days you entered; the court is closed, so the deadline runs to Thu, Feb 5.',
    );
  });

  it('say that mail adds nothing where it does not', () => {
    const given = { triggerDate: '2026-06-01', serviceMethod: 'mail' } as const;
    for (const jurisdiction of [
      'federal',
      'california',
      'new_mexico_district',
      'new_mexico_magistrate',
    ] as const) {
      const { steps } = courtRuleOf({ ...given, jurisdiction, deadlineType: 'answer_to_complaint_due' });
      expect(steps).toContain('Mailing does not add days to this deadline.');
    }
  });
});

describe('the caveats of a date', () => {
  it('explain the debated Friday, and keep the open day before it', () => {
    const { dueDate, latest, caveats } = courtRuleOf({
      jurisdiction: 'federal',
      triggerDate: '2026-06-12',
      deadlineType: 'answer_to_complaint_due',
    });
    expect([dueDate, latest]).toEqual(['2026-07-02', '2026-07-06']);
    expect(caveats[0]).toContain('FRCP 6 is debated');
    expect(caveats[0]).toContain('If it does not, the deadline is Fri, Jul 3, 2026');
    expect(caveats[0]).toContain('if it does, Mon, Jul 6, 2026');
  });

  it('explain both readings of a short New Mexico period', () => {
    const { dueDate, latest, caveats } = courtRuleOf({
      jurisdiction: 'new_mexico_district',
      triggerDate: '2026-06-01',
      deadlineType: 'answer_after_denied_motion_due',
    });
    expect([dueDate, latest]).toEqual(['2026-06-11', '2026-06-15']);
    expect(caveats[0]).toContain('Mon, Jun 15, 2026. Verify with the clerk.');
  });

  it('give the date without the days that nobody could check', () => {
    const { dueDate, caveats } = courtRuleOf({
      jurisdiction: 'new_mexico_district',
      triggerDate: '2026-03-09',
      deadlineType: 'response_to_motion_due',
      serviceMethod: 'mail',
    });
    expect(dueDate).toBe('2026-03-27');
    expect(caveats[0]).toBe(
      'We read Rule 1-006(C) NMRA, which adds 3 days after service by mail, only as others quote it. Without those days the deadline is Tue, Mar 24, 2026. Keep to that if you can, or verify with the clerk.',
    );
  });

  it('join what is not known about electronic service to what it would change', () => {
    const { dueDate, latest, caveats } = courtRuleOf({
      jurisdiction: 'new_mexico_district',
      triggerDate: '2024-06-05',
      deadlineType: 'response_to_motion_due',
      serviceMethod: 'electronic',
    });
    expect([dueDate, latest]).toEqual(['2024-06-20', '2024-06-24']);
    expect(caveats).toEqual([
      'Until Dec 31, 2024 Rule 1-006(C) NMRA added 3 days for electronic service, as others quote it. We show the earlier date, Thu, Jun 20, 2024; with those days it could be as late as Mon, Jun 24, 2024. Verify with the clerk.',
      "We read the number of days in the rules committee's commentary, not in Paragraph D itself. Verify with the clerk that it counts from the day the motion was served on you.",
    ]);
  });

  it('add nothing for electronic service in New Mexico since the rule changed', () => {
    const { dueDate, latest, steps, caveats } = courtRuleOf({
      jurisdiction: 'new_mexico_district',
      triggerDate: '2026-06-05',
      deadlineType: 'response_to_motion_due',
      serviceMethod: 'electronic',
    });
    expect([dueDate, latest]).toEqual(['2026-06-22', '2026-06-22']);
    expect(steps).toContain('Electronic service does not add days to this deadline.');
    expect(caveats).toContain(
      'Rule 1-006 NMRA on counting days changed on Dec 31, 2024, and we read the new text only as others quote it. It counts as we do here. Verify with the clerk.',
    );
  });

  it('send every rule that was not read in a source to the clerk', () => {
    for (const jurisdiction of ['federal', 'california', 'new_mexico_district'] as const) {
      for (const rule of COURT_SYSTEMS[jurisdiction].rules.filter(({ isUnchecked }) => isUnchecked)) {
        const { caveats } = courtRuleOf({
          jurisdiction,
          triggerDate: '2026-03-02',
          hearingDate: '2026-06-02',
          deadlineType: rule.name,
        });
        expect(caveats.join(' ')).toMatch(/verify the number of days with the clerk/i);
      }
    }
  });

  it('name the number that a local rule would set', () => {
    const given = {
      jurisdiction: 'federal',
      triggerDate: '2026-03-02',
      deadlineType: 'reply_to_response_due',
    } as const;
    expect(courtRuleOf(given).caveats[0]).toMatch(
      /^We counted 14 days, the number of the federal court of New Mexico/,
    );
    expect(courtRuleOf({ ...given, localDays: 7 }).caveats.join(' ')).not.toContain('We counted 14 days');
  });

  it('say which text of a rule was used for a date before it changed', () => {
    const caveatsOf = (given: Given) => courtRuleOf(given).caveats.join(' ');
    expect(
      caveatsOf({
        jurisdiction: 'california',
        triggerDate: '2024-01-02',
        hearingDate: '2024-06-28',
        deadlineType: 'summary_judgment_notice_due',
      }),
    ).toContain('Before Wed, Jan 1, 2025 this rule gave 75 days, not 81. We counted 75.');
    expect(
      caveatsOf({ jurisdiction: 'federal', triggerDate: '2005-03-01', deadlineType: 'jury_demand_due' }),
    ).toContain('This is the rule as it reads since Tue, Dec 1, 2009.');
  });

  it('warn of a hearing on a closed day and of notice that came too late', () => {
    const { caveats } = courtRuleOf({
      jurisdiction: 'california',
      triggerDate: '2026-06-17',
      hearingDate: '2026-06-27',
      deadlineType: 'opposition_to_motion_due',
    });
    expect(caveats[0]).toBe(
      'The hearing date you entered is a Saturday, when the court is closed. Please check it.',
    );
    expect(caveats[1]).toMatch(/^This day is before Wed, Jun 17, 2026, the day you entered\./);
  });

  it('mention a holiday of the state on which a federal deadline falls', () => {
    const { dueDate, caveats } = courtRuleOf({
      jurisdiction: 'federal',
      triggerDate: '2026-11-06',
      deadlineType: 'answer_to_complaint_due',
    });
    expect(dueDate).toBe('2026-11-27');
    expect(caveats.join(' ')).toContain('Fri, Nov 27, 2026 is a holiday in some states');
  });

  it('say what was taken for granted about California mail', () => {
    const given = { jurisdiction: 'california', triggerDate: '2026-03-02', serviceMethod: 'mail' } as const;
    const assumed = courtRuleOf({ ...given, deadlineType: 'discovery_responses_due' });
    expect(assumed.caveats.join(' ')).toContain('We took it that it was mailed within California (5 days).');
    const said = courtRuleOf({ ...given, deadlineType: 'discovery_responses_due', mailedFrom: 'california' });
    expect(said.dueDate).toBe(assumed.dueDate);
    expect(said.caveats.join(' ')).not.toContain('We took it');
  });
});

describe('fax and overnight delivery, which people are not asked about', () => {
  it.each([
    ['C3', '2027-02-19'],
    ['C7', '2027-02-17'],
  ])('adds 2 calendar days to a motion notice and 2 court days elsewhere: %s', (id, expected) => {
    const system = COURT_SYSTEMS.california;
    const rule = system.rules.find((each) => each.id === id);
    if (rule === undefined) throw new Error(id);
    const start = rule.direction === 'backward' ? '2027-03-16' : '2027-01-14';
    const result = calculateCourtRule({
      rule,
      system,
      anchor: start,
      triggerDate: '2027-01-04',
      servedBy: 'fax_or_overnight',
      mailedFrom: null,
      localDays: null,
      given: {},
      closures: [],
    });
    expect(result.dueDate).toBe(expected);
  });
});

it('the last step names the hour by which a rule is due', () => {
  const [rule] = COURT_SYSTEMS.new_mexico_district.rules;
  if (rule === undefined) throw new Error('no rule');
  const { steps } = calculateCourtRule({
    rule: { ...rule, days: 20, landing: 'monday', dueTime: '10:00' },
    system: COURT_SYSTEMS.new_mexico_district,
    anchor: '2026-03-11',
    triggerDate: '2026-03-11',
    servedBy: 'personal',
    mailedFrom: null,
    localDays: null,
    closures: [],
    given: {},
  });
  expect(steps.at(-1)).toBe('The deadline is Mon, Apr 6, 2026, 10:00 a.m.');
});
