import { describe, expect, test } from 'vitest';
import { classifyDocument } from '#src/papers/classify.ts';
import { factsFrom } from '#tests/unit/intake/read-papers.ts';

const periodIn = (text: string) => {
  const fact = factsFrom(text, 'Notice').find(({ kind }) => kind === 'deadline');
  return fact?.kind === 'deadline' ? fact.value.period : undefined;
};

describe('a time whose beginning is told in a sentence of its own', () => {
  test.each([
    [
      'You have 60 days to ask for a hearing. The 60 days start the day after you receive this letter.',
      { count: 60, unit: 'days', from: 'after you receive this letter' },
    ],
    [
      'You must file your appeal within fifteen days. This time runs from the date of mailing shown above.',
      { count: 15, unit: 'days', from: 'from the date of mailing shown above' },
    ],
    [
      'You have ten days to object. The ten-day period begins when you receive this notice.',
      { count: 10, unit: 'days', from: 'after you receive this notice' },
    ],
  ])('%s', (text, period) => {
    expect(periodIn(text)).toMatchObject(period);
  });

  test('that of another time is not taken for it', () => {
    const text = 'You have 10 days to object. The 30 days start the day after you receive the decision.';
    expect(periodIn(text)).toMatchObject({ count: 10, from: '' });
  });
});

test('the time of a response in an order runs from its motion', () => {
  const text = `SECOND JUDICIAL DISTRICT COURT
COUNTY OF BERNALILLO
No. D-202-CV-2026-02210
BASIN SUPPLY COMPANY, Plaintiff, v. ORRIN TEMPLETON, Defendant.
RULE 1-016(B) SCHEDULING ORDER
1. Witness lists shall be exchanged by January 29, 2027.
2. Dispositive motions shall be filed by May 7, 2027; responses are due fifteen days after service.
3. The parties shall mediate on or before June 1, 2027.`;
  const { type } = classifyDocument({ text, filename: 'paper.txt' });
  const due = factsFrom(text, type).flatMap((fact) => (fact.kind === 'deadline' ? [fact] : []));
  expect(type).toBe('Order');
  expect(due.map(({ label, value }) => [label, value.who, value.date ?? value.period?.from])).toEqual([
    ['Witness lists due', 'unsaid', '2027-01-29'],
    ['Dispositive motions due', 'unsaid', '2027-05-07'],
    ['Responses due', 'unsaid', 'service of the motion'],
    ['Mediate', 'both', '2027-06-01'],
  ]);
});

test('the time of a response to a motion that goes with its order runs from the order', () => {
  const text = `SECOND JUDICIAL DISTRICT COURT
COUNTY OF BERNALILLO
No. D-202-CV-2026-02210
BASIN SUPPLY COMPANY, Plaintiff, v. ORRIN TEMPLETON, Defendant.
ORDER TO SHOW CAUSE
A copy of the motion is served with this order. Response due within 10 days of service.`;
  const due = factsFrom(text, 'Order').flatMap((fact) =>
    fact.kind === 'deadline' ? [fact.value.period?.from] : [],
  );
  expect(due).toEqual(['service']);
});
