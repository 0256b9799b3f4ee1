import { expect, it } from 'vitest';
import { parseRange } from '#server/blobs/range.ts';

it.each([
  [undefined, 10, 'all'],
  ['bytes=0-3', 10, { start: 0, end: 3 }],
  ['bytes=4-', 10, { start: 4, end: 9 }],
  ['bytes=-3', 10, { start: 7, end: 9 }],
  ['bytes=-30', 10, { start: 0, end: 9 }],
  ['bytes=0-100', 10, { start: 0, end: 9 }],
  ['bytes=9-9', 10, { start: 9, end: 9 }],
  ['bytes=10-', 10, 'none'],
  ['bytes=-0', 10, 'none'],
  ['bytes=0-', 0, 'none'],
  ['bytes=-5', 0, 'none'],
  ['bytes=5-2', 10, 'all'],
  ['bytes=0-1,4-5', 10, 'all'],
  ['bytes=-', 10, 'all'],
  ['bytes=a-b', 10, 'all'],
  ['items=0-3', 10, 'all'],
])('%s of %i bytes', (header, size, expected) => {
  expect(parseRange(header, size)).toEqual(expected);
});
