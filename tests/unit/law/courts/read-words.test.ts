import { expect, test } from 'vitest';
import { asRead, isOld } from '#src/law/courts/read-words.ts';

test.each([
  ['2018', 'From 2018, as read on Nov 23, 2026', true],
  ['2017-05', 'From May 2017, as read on Nov 23, 2026', true],
  ['2022-12', 'From Dec 2022, as read on Nov 23, 2026', true],
  ['2023', 'From 2023, as read on Nov 23, 2026', false],
  ['2023-01-10', 'From Jan 10, 2023, as read on Nov 23, 2026', false],
  [null, 'From an undated page, as read on Nov 23, 2026', false],
])('%s', (dated, words, old) => {
  expect(asRead({ dated, retrieved: '2026-11-23' })).toBe(words);
  expect(isOld({ dated })).toBe(old);
});
