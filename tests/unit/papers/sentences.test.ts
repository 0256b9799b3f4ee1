import { expect, it } from 'vitest';
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
