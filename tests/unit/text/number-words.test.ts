import { describe, expect, it } from 'vitest';
import { NUMBER_BELOW_1000, numberInWords } from '#src/text/number-words.ts';

describe('numbers in words', () => {
  it.each([
    ['seven', 7],
    ['nineteen', 19],
    ['Thirty-Two', 32],
    ['ONE HUNDRED AND ONE', 101],
    ['four thousand three hundred and fifty dollars', 4350],
    ['two million', 2_000_000],
    ['no number', 0],
    ['a constructor of toString', 0],
  ])('%s', (words, value) => {
    expect(numberInWords(words)).toBe(value);
  });

  it.each(['seven', 'twenty-one', 'one hundred', 'two hundred and four', 'nine hundred ninety nine'])(
    'is a number of a request: %s',
    (words) => {
      expect(words).toMatch(new RegExp(`^${NUMBER_BELOW_1000}$`));
    },
  );
});
