import { describe, expect, test } from 'vitest';
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
