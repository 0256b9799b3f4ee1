import { expect, test } from 'vitest';
import { findDocDate } from '#src/papers/doc-date.ts';

test.each([
  'This writ shall be executed on December 3, 2026.',
  'You are notified that the writ will be executed on December 3, 2026 at 10:00 a.m.',
  'The answer must be filed on December 3, 2026.',
  'The order is to be entered on December 3, 2026.',
])('a day to come is not the day of the paper: %s', (words) => {
  expect(findDocDate(`WRIT OF RESTITUTION\n${words}\n`)).toBeNull();
});

test('what was signed bears its day', () => {
  expect(
    findDocDate('WRIT\nThis writ shall be executed on December 3, 2026.\nSigned on November 27, 2026.\n'),
  ).toBe('2026-11-27');
});
