import { expect, test } from 'vitest';
import { kinOf } from '#src/conversations/word-kin.ts';
import { termOf } from '#src/text/tokenize.ts';

const areKin = (a: string, b: string) => kinOf(termOf(a)).some((line) => kinOf(termOf(b)).includes(line));

test.each([
  ['postponed', 'adjourned'],
  ['throw', 'dismissed'],
  ['surgery', 'hospital'],
  ['kids', 'custody'],
])('%s and %s speak of one thing', (a, b) => {
  expect(areKin(a, b)).toBe(true);
});

test('words of other things share no line, and an unknown word has none', () => {
  expect(areKin('kids', 'boat')).toBe(false);
  expect(kinOf('zymurgy')).toEqual([]);
});
