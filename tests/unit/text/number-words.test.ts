import { describe, expect, it } from 'vitest';
import { NUMBER_BELOW_1000, numberInWords, spelled } from '#src/text/number-words.ts';

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

  it('are spelled and read back, up to 99', () => {
    for (let number = 1; number < 100; number += 1) expect(numberInWords(spelled(number))).toBe(number);
    expect([7, 14, 30, 45].map(spelled)).toEqual(['seven', 'fourteen', 'thirty', 'forty-five']);
  });

  it.each(['seven', 'twenty-one', 'one hundred', 'two hundred and four', 'nine hundred ninety nine'])(
    'is a number of a request: %s',
    (words) => {
      expect(words).toMatch(new RegExp(`^${NUMBER_BELOW_1000}$`));
    },
  );
});
