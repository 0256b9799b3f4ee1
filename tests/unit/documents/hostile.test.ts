import { expect, test } from 'vitest';
import { daysNamed } from '#src/documents/discovery-days.ts';
import { termsOf } from '#src/documents/discovery-terms.ts';
import { titleOf } from '#src/documents/discovery-title.ts';
import { readPrintedHead } from '#src/documents/mail-head.ts';
import { classifyDocument } from '#src/papers/classify.ts';
import { findDocDate } from '#src/papers/doc-date.ts';
import { kindFor } from '#src/papers/kind-of.ts';
import { readLines } from '#src/text/lines.ts';
import { growthOf, LINEAR } from '#tests/setup/growth.ts';

const grows = async (work: (times: number) => unknown, times: number) =>
  expect(await growthOf(work, times)).toBeLessThan(LINEAR);

test('the mark of a filed exhibit is read once, however many letters it has in brackets', async () => {
  const title = (times: number) =>
    titleOf({
      lines: readLines(
        `EX-10.1(a).${'(b).'.repeat(times)}x 2 distribution\nAGREEMENT\nThis is an agreement.\n`,
      ),
      structure: undefined,
      kind: kindFor('Other'),
      type: 'Other',
      filename: 'paper',
    });
  await grows(title, 10);
});

test.each(['’', 'a', '/'])('what a paper of one long word %j speaks of is read in one pass', (piece) =>
  grows((times) => termsOf(piece.repeat(times)), 4_000),
);

test('addresses are none of the things that a paper speaks of', () => {
  expect(
    termsOf('Write to gallery@gallery.example. The roof leaked, and the roof fell.').join(),
  ).not.toContain('gallery');
});

test('a line that says "unclassified" over and over is read in one pass', () =>
  grows((times) => daysNamed('unclassified '.repeat(times)), 2_000));

test('the stamp of a release names no day of the paper', () => {
  const stamp = 'UNCLASSIFIED U.S. Department of Larch Case No. F-2031 Doc No. C05 Date: 05/13/2031';
  expect(daysNamed(`${stamp}\nThe meeting is on June 3, 2031.`).map(({ date }) => date)).toEqual([
    '2031-06-03',
  ]);
});

test.each(['Cc:', 'Subject', 'x'])('a head whose line %j is full of spaces is read in one pass', (label) =>
  grows((times) => readPrintedHead(readLines(`From: Ada Quill\n${label}${'\t'.repeat(times)}S`)), 8_000),
);

test('two boxes side by side are two', () => {
  const head = readPrintedHead(
    readLines('From: Ada Quill\nTo : File          Date : April 30, 2031\nSubject: Roof'),
  );
  expect(head?.date).toBe('2031-04-30');
});

test.each(['<', '<a@', 'from a@'])('a paper of %j is sorted in one pass', (piece) =>
  grows(
    (times) => classifyDocument({ text: piece.repeat(times), filename: 'a.txt', mimeType: 'text/plain' }),
    4_000,
  ),
);

test.each(['', 'Issued', 'Mailed', 'They certify that', 'Dated at Larch, A'])(
  'the day of a paper is looked for in one pass where %j goes on in spaces',
  (lead) => grows((times) => findDocDate(`${lead}${' '.repeat(times)}x`), 1_200),
);

test.each([
  ['Case 12          Issued on:   May 2, 2031', '2031-05-02'],
  ['Date mailed:  \n   May 2, 2031', '2031-05-02'],
  ['Dated at Larch, New Mexico, this 2nd day of May, 2031', '2031-05-02'],
])('%j', (text, day) => {
  expect(findDocDate(`A paper\n${text}\n`)).toBe(day);
});
