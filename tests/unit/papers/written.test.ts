import { describe, expect, it } from 'vitest';
import { findDates, findWrittenDates } from '#src/papers/dates.ts';
import { findWrittenSums } from '#src/papers/sums.ts';

describe('what is written', () => {
  it.each([
    ['On the 5th day of March, 2024, she signed.', '2024-03-05'],
    ['5 March 2024, he left', '2024-03-05'],
    ['In March 2024, Defendant moved', '2024-03'],
    ['of March 2,024 units', null],
  ])('%s', (text, date) => {
    expect(findWrittenDates(text)[0]?.date ?? null).toBe(date);
  });

  it.each([
    ['four thousand three hundred fifty and 00/100 dollars', [4350]],
    ['four thousand & 50/100 dollars', [4000.5]],
    ['$3 million dollars', [3_000_000]],
    ['two and one-half million dollars', []],
    ['four thousand three hundred fifty and no/100 dollars', [4350]],
    ['Four Thousand Three Hundred Fifty Dollars and 25/100', [4350.25]],
    ['two dollars and fifty cents', [2.5]],
    ['fifty cents, 75 cents a mile, 85¢', [0.5, 0.75, 0.85]],
    ['$1.2 million', [1_200_000]],
  ])('%s', (text, amounts) => {
    expect(findWrittenSums(text).map(({ amount }) => amount)).toEqual(amounts);
  });

  it('each date once, however many there are', () => {
    expect(findDates('March 3, 2024 '.repeat(20_000))).toHaveLength(20_000);
  });
});
