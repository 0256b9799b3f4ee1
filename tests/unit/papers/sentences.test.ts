import { describe, expect, it } from 'vitest';
import { readPaper } from '#src/papers/paper.ts';
import { readSentences } from '#src/papers/sentences.ts';
import { growthOf, LINEAR } from '#tests/setup/growth.ts';

it.each([
  ['many short lines that are one block', 'x\n'],
  ['many sentences on lines of their own', 'He paid.\n'],
])('the time to read %s grows with the text', async (_, piece) => {
  const read = (times: number) => readSentences(readPaper(piece.repeat(times)));
  expect(await growthOf(read, 4_000)).toBeLessThan(LINEAR);
});

it('a sentence that runs over lines stands at its place', () => {
  const text = 'The court set a hearing,\nand moved it\nto May 2. It was\nheld then.';
  expect(readSentences(readPaper(text)).map(({ start, end }) => text.slice(start, end))).toEqual([
    'The court set a hearing,\nand moved it\nto May 2.',
    'It was\nheld then.',
  ]);
});

describe('the dot of a time or a short word', () => {
  const read = (text: string) => readSentences(readPaper(text)).map((sentence) => sentence.text);

  it.each([
    'The motion will be heard on June 23, 2027, at 2:00 p.m. Pacific Time in Courtroom 9.',
    'Appear at 8:30 a.m. Monday, June 4, 2027, in person.',
    'Appear at 8:30 A.M. CST by video.',
    'Be there at 9 a.m. (Eastern) on May 1.',
    'The doors are open 9:00 a.m. – 4:00 p.m. Monday through Friday.',
    'It is set at 1:15 p.m. Dept. 12 of this court.',
    'Respond by 4:00 p.m. September 9, 2027 or lose the right to.',
    'Trial starts Thurs. May 6 at the courthouse.',
    'He drove from Ft. Worth to Mt. Pleasant that night.',
    'Jon Ardel a.k.a. Jack Ardel was there.',
  ])('%s', (sentence) => {
    expect(read(sentence)).toEqual([sentence]);
  });

  it.each([
    ['Counsel shall file by 4:30 p.m. A party may appear.', 2],
    ['Come at 9 a.m. Monday is a holiday.', 2],
    ['It begins at 9 a.m. Central to this is the lease.', 2],
    ['He left at 3 p.m. Friends waited.', 2],
  ])('%s', (text, count) => {
    expect(read(text)).toHaveLength(count);
  });
});
