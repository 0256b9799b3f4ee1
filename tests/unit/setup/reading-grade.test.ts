import { expect, test } from 'vitest';
import { measure, syllablesOf } from '#tests/setup/reading-grade.ts';

const SYLLABLES: Record<number, string> = {
  1: 'served times rules asked filed mailed judge year hour our due rule whole clerk safe tried page real state',
  2: 'complaint people service answered counted deadline because notice judges pages themselves needed quiet client science paying doing seeing trial partial question statute title little able before someone timeline likewise safety statement movement judgment hearing lawyer payment reason appeal every',
  3: 'evidence attorney calendar official defendant somebody reopened denial initial example agreement settlement period continue anyone element',
  4: 'affirmative limitations available information material violation certificate allegation jurisdiction limitation actually usually deposition',
  5: 'electricity',
};

test.each(Object.entries(SYLLABLES))('words of %s syllables', (count, words) => {
  const wrong = words
    .split(' ')
    .map((entry) => entry.split('+'))
    .map(([word = '', more = '0']) => ({
      word,
      said: Number(count) + Number(more),
      counted: syllablesOf(word),
    }))
    .filter(({ said, counted }) => said !== counted);
  expect(wrong).toEqual([]);
});

test('a text has the grade that the formula gives it', () => {
  // 13 words, 26 syllables, one sentence: a textbook's example of the formula.
  const platypus = measure(
    'The Australian platypus is seemingly a hybrid of a mammal and reptilian creature.',
  );
  expect(platypus.grade).toBeCloseTo(0.39 * 13 + 11.8 * (26 / 13) - 15.59, 0);
  expect(measure('You have 30 days. Go to the court.')).toMatchObject({ words: 8, sentences: 2 });
  expect(measure('See No. 5 of Doe v. Roe at 5 p.m. today.').sentences).toBe(1);
});
