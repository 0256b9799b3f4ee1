import { describe, expect, it } from 'vitest';
import { calculateDeadlines } from '#src/law/calculate.ts';
import { type CourtRule, courtRule } from '#src/law/court-rule.ts';
import { warningsFor } from '#src/law/warnings.ts';

const THROUGH = '2026-12-31';
const SENTENCE =
  'We last compared this rule with its text for days through Thu, Dec 31, 2026; ask the clerk whether it still reads so.';

interface Count {
  today: string;
  triggerDate: string;
  hearingDate?: string;
  change?: Partial<CourtRule>;
}

function warnings({ today, triggerDate, hearingDate, change = {} }: Count): string[] {
  const rule = courtRule({
    id: 'N1',
    name: 'Answer to Complaint Due',
    days: 30,
    citation: 'Rule 1-012(A) NMRA',
    description: 'File your answer to the complaint.',
    event: 'summons-served',
    recorded: '2026-11-23',
    checkedThrough: THROUGH,
    ...change,
  });
  return warningsFor({
    rule,
    listed: null,
    move: null,
    court: null,
    kept: '2027-08-02',
    today,
    given: {
      triggerDate,
      hearingDate,
      serviceMethod: 'personal',
      localDays: null,
      jurisdiction: 'new_mexico_district',
    },
  });
}

it('says the hour of a deadline that is today', () => {
  const [found] = calculateDeadlines(
    {
      triggerDate: '2026-03-11',
      jurisdiction: 'texas_district',
      serviceMethod: 'personal',
      deadlineType: 'answer_to_petition_due',
    },
    '2026-04-06',
  );
  expect(found?.warnings[0]).toBe('This deadline is today, by 10:00 a.m. at the court.');
});

describe('the day through which a rule was compared with its text', () => {
  it('says nothing up to that day', () => {
    expect(warnings({ today: THROUGH, triggerDate: THROUGH })).toEqual([]);
  });

  it('is told once it has passed, before what else there is to read of the rule', () => {
    const later = { today: '2027-01-01', triggerDate: '2026-12-15', change: { warnings: ['Read it.'] } };
    expect(warnings(later)).toEqual([SENTENCE, 'Read it.']);
  });

  it('is told of a day that is counted from after it', () => {
    expect(warnings({ today: THROUGH, triggerDate: '2027-01-01' })).toEqual([SENTENCE]);
  });

  it('is told of a later hearing that is counted back from, whatever day was entered', () => {
    const hearing = {
      today: '2026-11-23',
      triggerDate: '2026-11-23',
      change: { direction: 'backward' },
    } as const;
    expect(warnings({ ...hearing, hearingDate: '2027-01-15' })).toContain(SENTENCE);
    expect(warnings({ ...hearing, hearingDate: '2026-12-15' })).not.toContain(SENTENCE);
    expect(warnings(hearing)).not.toContain(SENTENCE);
  });

  it('has none for a rule without such a day', () => {
    expect(
      warnings({ today: '2027-07-02', triggerDate: '2027-07-01', change: { checkedThrough: null } }),
    ).toEqual([]);
  });
});

describe('a rule that counts back', () => {
  it.each([
    ['hearing', 'This deadline counts back from the hearing. Enter the hearing date.'],
    ['trial', 'This deadline counts back from the trial. Enter the day of the trial as the hearing date.'],
  ] as const)('from the %s names what to enter', (event, sentence) => {
    const given = { today: THROUGH, triggerDate: THROUGH };
    const change = courtRule({
      id: 'X',
      name: 'A Paper Due',
      days: 7,
      citation: 'Rule X',
      description: 'File a paper.',
      recorded: '2026-11-23',
      direction: 'backward',
      event,
    });
    expect(warnings({ ...given, change })).toContain(sentence);
  });
});
