import { expect, test } from 'vitest';
import { withoutEdgeMarks } from '#src/reading/edge-marks.ts';
import type { SeenWord } from '#src/text/word-places.ts';

const LINES = [
  'This matter having come',
  'before the court on the',
  'motion of the defendant',
  'and good cause appearing',
  'it is ordered that this',
  'case is hereby stayed',
  'for a period of thirty',
  'days to allow for review',
  'of the papers that were',
  'filed by both parties.',
];

/** A page of words of equal width, with what stands right of each line, at a place of its own. */
function page(marks: Readonly<Record<number, string>>, left = 0.9) {
  const words: SeenWord[] = [];
  const text = LINES.map((line, row) => {
    const place = { top: 0.1 + row * 0.04, height: 0.012 };
    const own = line.split(' ');
    for (const [at, word] of own.entries())
      words.push({ text: word, left: 0.1 + (at * 0.75) / own.length, width: 0.75 / own.length, ...place });
    const mark = marks[row];
    if (mark !== undefined) words.push({ text: mark, left, width: 0.004, ...place });
    return mark === undefined ? line : `${line} ${mark}`;
  });
  return { text: text.join('\n'), words };
}

test('marks of the edge go, so that a sentence is whole', () => {
  const { text, words } = page({ 1: ';', 5: '|', 6: '.' });
  expect(withoutEdgeMarks(text, words)).toBe(LINES.join('\n'));
});

test('a line of a mark alone goes', () => {
  const { text, words } = page({});
  const at = words.findIndex(({ text: word }) => word === 'for');
  words.splice(at, 0, { text: '|', left: 0.92, width: 0.004, top: 0.32, height: 0.012 });
  expect(withoutEdgeMarks(text.replace('\nfor a', '\n|\nfor a'), words)).toBe(LINES.join('\n'));
});

test.each([
  ['a mark within the lines', page({ 3: ')' }, 0.5)],
  ['a dash at the end of a line', page({ 3: '—' })],
])('%s stays', (_, { text, words }) => {
  expect(withoutEdgeMarks(text, words)).toBe(text);
});
