import { expect, test } from 'vitest';
import { cleanPage } from '#src/reading/clean-text.ts';

/** Processor time in milliseconds. */
function cost(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

test.each([
  ['blanks in a line', (n: number) => `A summons.${' '.repeat(n)}x`],
  ['em spaces in a line', (n: number) => `A summons.${'\u2003'.repeat(n)}x`],
  ['lines of one em space', (n: number) => `A summons.\n${'\u2003\n'.repeat(n)}x`],
])('%s cost time in proportion to their number', (_, text) => {
  const few = Math.max(
    20,
    cost(() => cleanPage(text(200_000))),
  );
  expect(cost(() => cleanPage(text(800_000)))).toBeLessThan(few * 16);
});

test('no more blanks stand in a row than a page has, and lines of blanks are blank lines', () => {
  expect(cleanPage(`A${' '.repeat(5_000)}B`)).toBe(`A${' '.repeat(200)}B`);
  expect(cleanPage('A\n\u2003\n\u2003\n\u2003\n\u2003\nB \u2003')).toBe('A\n\n\nB');
});
