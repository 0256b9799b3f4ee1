import { expect, test } from 'vitest';
import { readPassage } from '#src/conversations/read-passage.ts';

const answers = (text: string) =>
  readPassage(text)
    .stretches.filter(({ kind }) => kind === 'answer')
    .map((stretch) => stretch.text.replace(/\s+/g, ' '));

test('a question of a transcript stands with its answer, and not with the next one', () => {
  const [first = '', second = ''] = answers(
    'Q. Who found him?\nA. The aide, Thaddeus. He called me at 3:25.\nQ. Did you report it?\nA. I told maintenance on Sunday.',
  );
  expect(first).toContain('Who found him?');
  expect(first).toContain('The aide, Thaddeus.');
  expect(first).not.toContain('maintenance');
  expect(second).toContain('I told maintenance on Sunday.');
});

test('an interrogatory stands with its answer', () => {
  const text =
    'INTERROGATORY NO. 3: State what you drank in the twelve hours before.\nANSWER: One glass of beer with lunch.';
  expect(answers(text)[0]).toContain('One glass of beer with lunch.');
});

test('places of what stands together are places in the passage', () => {
  const text = 'Were the side rails up? The left one was up. The right one was broken.';
  for (const { start, end, text: words } of readPassage(text).stretches)
    expect(text.slice(start, end).replace(/\s+/g, ' ')).toBe(words.replace(/\s+/g, ' '));
});
