import { expect, test } from 'vitest';
import { cleanPage } from '#src/reading/clean-text.ts';
import { growthOf, LINEAR } from '#tests/setup/growth.ts';

test.each([
  ['blanks in a line', (times: number) => `A summons.${' '.repeat(times)}x`],
  ['em spaces in a line', (times: number) => `A summons.${'\u2003'.repeat(times)}x`],
  ['lines of one em space', (times: number) => `A summons.\n${'\u2003\n'.repeat(times)}x`],
])('%s cost time in proportion to their number', async (_, text) => {
  expect(await growthOf((times) => cleanPage(text(times)), 40_000)).toBeLessThan(LINEAR);
});

test('no more blanks stand in a row than a page has, and lines of blanks are blank lines', () => {
  expect(cleanPage(`A${' '.repeat(5_000)}B`)).toBe(`A${' '.repeat(200)}B`);
  expect(cleanPage('A\n\u2003\n\u2003\n\u2003\n\u2003\nB \u2003')).toBe('A\n\n\nB');
});
