import { expect, it } from 'vitest';
import { itIs } from '#src/intake/paper.ts';

it.each([
  ['summons', 'This is a summons'],
  ['order', 'This is an order'],
  ['admissions', 'These are requests for admission'],
  ['interrogatories', 'These are interrogatories'],
  ['messages', 'These are text messages'],
] as const)('a kind of paper is told as one or as several: %s', (kind, words) => {
  expect(itIs(kind)).toBe(words);
});
