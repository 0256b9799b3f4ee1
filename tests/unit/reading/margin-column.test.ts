import { describe, expect, test } from 'vitest';
import { withoutMarginColumn } from '#src/reading/margin-column.ts';
import type { SeenWord } from '#src/text/word-places.ts';

/** A recognized page: what was seen in the margin beside each line, and the line. */
function page(rows: readonly (readonly [margin: string, line: string])[], margin = 0.1) {
  const words: SeenWord[] = [];
  const text = rows.map(([number, line], row) => {
    const place = { top: 0.1 + row * 0.03, height: 0.012 };
    for (const [at, word] of number.split(' ').filter(Boolean).entries())
      words.push({ text: word, left: margin - 0.04 + at * 0.02, width: 0.012, ...place });
    for (const [at, word] of line.split(' ').filter(Boolean).entries())
      words.push({ text: word, left: margin + 0.04 + at * 0.08, width: 0.07, ...place });
    return [number, line].filter(Boolean).join(' ');
  });
  return { text: text.join('\n'), words };
}

const LINES = [
  'ORLA QUILL, State Bar No. 90211',
  '9 Mesa Road',
  'Attorney for Plaintiff',
  '',
  'SUPERIOR COURT OF CALIFORNIA',
  'COUNTY OF LASSEN',
  'DANE HARLOW, Case No. 31CV0041',
  'Plaintiff, NOTICE OF MOTION',
  'v.',
  'JUNIPER FREIGHT LLC, June 2, 2031',
  'Defendant.',
  'TO ALL PARTIES:',
  'PLEASE TAKE NOTICE that on',
  'June 2, 2031 at 9:00 a.m.',
  'plaintiff will move for an',
  'order that compels answers',
  'to 12 interrogatories and',
  '2 requests, each of them',
  'served on March 3, 2031.',
  'Dated: May 1, 2031',
];

describe('numbers in the margin of pleading paper', () => {
  test('go although recognition missed one and misread another', () => {
    const numbers = LINES.map((_, at) => String(at + 1));
    numbers[2] = '';
    numbers[7] = 'B';
    numbers[15] = 'Il6';
    expect(withoutMarginColumn(page(LINES.map((line, at) => [numbers[at] ?? '', line])))).toBe(
      LINES.filter((line) => line !== '').join('\n'),
    );
  });

  test('go with the name of the firm that stands on its side beside them', () => {
    const { text, words } = page(LINES.map((line, at) => [String(at + 1), line]));
    words.unshift({ text: 'SE8', left: 0.01, width: 0.02, top: 0.1, height: 0.012 });
    const read = withoutMarginColumn({ text: `SE8 ${text}`, words });
    expect(read.startsWith('ORLA QUILL, State')).toBe(true);
    expect(read).toContain('to 12 interrogatories and\n2 requests');
  });

  test('of a rule that was seen as bars nothing stays', () => {
    const { text, words } = page(LINES.map((line, at) => [String(at + 1), line]));
    const bar: SeenWord = { text: '||', left: 0.1, width: 0.004, top: 0.1, height: 0.012 };
    const read = withoutMarginColumn({
      text: text.replace('1 ORLA', '1 || ORLA'),
      words: [...words.slice(0, 1), bar, ...words.slice(1)],
    });
    expect(read.startsWith('ORLA')).toBe(true);
  });

  test('a short word of the margin is not cut out of another', () => {
    const { text, words } = page(LINES.map((line, at) => [String(at + 1), line]));
    words.splice(0, 0, { text: 'O', left: 0.01, width: 0.01, top: 0.1, height: 0.01 });
    expect(withoutMarginColumn({ text, words })).toContain('ORLA QUILL, State');
  });

  test.each([
    [
      'paragraphs that bear their numbers among other lines',
      LINES.map((line, at) => [at % 3 === 0 ? '' : String(at), line] as const),
      0.2,
    ],
  ])('%s stay where lines begin in the same place', (_, rows) => {
    const { text, words } = page(rows);
    for (const word of words) if (!/^\d{1,2}$/.test(word.text) && word.left < 0.15) word.left = 0.05;
    expect(withoutMarginColumn({ text, words })).toBe(text);
  });

  test('a list whose numbers stand at uneven distances stays', () => {
    const rows = LINES.flatMap((line, at) =>
      Array.from(
        { length: 1 + ((at * 7) % 4) },
        (_, part) => [part === 0 ? String(at + 1) : '', line] as const,
      ),
    );
    const { text, words } = page(rows);
    for (const word of words) word.top *= 0.4;
    expect(withoutMarginColumn({ text, words })).toBe(text);
  });

  test('a page of ordinary text stays as it is', () => {
    const { text, words } = page(LINES.map((line) => ['', line]));
    expect(withoutMarginColumn({ text, words })).toBe(text);
  });
});
