import { expect, it } from 'vitest';
import { deadlineTypeOf } from '#src/law/calculate.ts';
import { COURT_SYSTEMS, JURISDICTIONS } from '#src/law/court-systems.ts';
import { answerSpan, isAnswerType } from '#src/law/rule-days.ts';

it('says what the courts that are meant give to answer, not what any court gives', () => {
  expect(answerSpan(['federal', 'new_mexico_magistrate'])).toBe('20-21 days');
  expect(answerSpan(['new_mexico_district', 'new_mexico_magistrate'])).toBe('20-30 days');
});

it.each(JURISDICTIONS)(
  '%s: a deadline is one to answer where its rule says so, whatever it is called',
  (key) => {
    for (const { name, isAnswer, formerly } of COURT_SYSTEMS[key].rules) {
      if (isAnswer)
        for (const each of [name, ...formerly]) expect(isAnswerType(deadlineTypeOf(each))).toBe(true);
    }
    expect(isAnswerType('motion_to_strike_due')).toBe(false);
  },
);
