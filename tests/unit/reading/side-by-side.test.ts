import { expect, test } from 'vitest';
import { isAsSure, sideBySide, withColumns } from '#src/reading/side-by-side.ts';
import type { SeenWord } from '#src/text/word-places.ts';

/** Words of a line in pixels of a page of 1,000 by 1,000: its text, left edge, baseline; guesses have a '?' before them. */
type Piece = readonly [text: string, left: number, base: number, height?: number];

function reading(...lines: ReadonlyArray<readonly Piece[]>) {
  const words: SeenWord[] = [];
  const text: string[] = [];
  for (const line of lines) {
    const of: string[] = [];
    for (const [piece, start, base, height = 12] of line) {
      let left = start;
      for (const marked of piece.split(' ')) {
        const word = marked.replace(/^\?/, '');
        const width = word.length * 8;
        const box = {
          left: left / 1_000,
          top: (base - height) / 1_000,
          width: width / 1_000,
          height: height / 1_000,
        };
        words.push({ text: word, ...box, confidence: word === marked ? 95 : 12 });
        of.push(word);
        left += width + 8;
      }
    }
    text.push(of.join(' '));
  }
  return { text: text.join('\n'), words };
}

const BODY: readonly Piece[] = [
  ['You have twenty days to answer this complaint in the court that is named', 80, 320],
];

const STAMPED = reading(
  [['METROPOLITAN COURT', 80, 80]],
  [
    ['JUNIPER FUNDING LLC', 80, 120],
    ['FILED', 600, 125],
  ],
  [
    ['Plaintiff', 120, 140],
    ['Bernalillo County', 600, 143],
  ],
  [
    ['?pS', 80, 170, 30],
    ['Metropolitan Court', 600, 161],
  ],
  [
    ['WILLA HARGROVE', 80, 180],
    ['CLERK OF COURT', 600, 181],
  ],
  [['No. T-4-CV-2026-004418', 80, 220]],
  BODY,
);

test('a stamp whose lines stand between those of the caption is a block of its own', () => {
  const found = sideBySide(STAMPED);
  expect(found).toMatchObject({ first: 1, last: 4 });
  if (found === null) return;
  expect(found.left.left + found.left.width).toBeCloseTo(found.right.left);
  expect(found.right.left).toBeGreaterThan(0.25);
  expect(found.right.left).toBeLessThan(0.6);
  expect(found.left.top).toBeGreaterThan(0.08);
  expect(found.left.top + found.left.height).toBeLessThan(0.208);
  const left = { text: 'JUNIPER FUNDING LLC\nv.\n', words: [word('JUNIPER', 0.1), word('v.', 0.5)] };
  const right = { text: 'FILED\n\nBernalillo County\n', words: [word('FILED', 0.1), word('County', 0.4)] };
  const apart = withColumns(STAMPED, found, [left, right]);
  expect(apart.text.split('\n')).toEqual([
    'METROPOLITAN COURT',
    'JUNIPER FUNDING LLC',
    'v.',
    'FILED',
    'Bernalillo County',
    'No. T-4-CV-2026-004418',
    'You have twenty days to answer this complaint in the court that is named',
  ]);
  const texts = apart.words.map(({ text }) => text);
  expect(texts.slice(0, 7)).toEqual(['METROPOLITAN', 'COURT', 'JUNIPER', 'v.', 'FILED', 'County', 'No.']);
  const county = apart.words[5];
  expect(county?.left).toBeCloseTo(found.right.left + 0.4 * found.right.width);
  expect(county?.top).toBeCloseTo(found.right.top + 0.4 * found.right.height);
});

const word = (text: string, at: number): SeenWord => {
  return { text, left: at, top: at, width: 0.1, height: 0.1, confidence: 90 };
};

test('rows of a table, and columns whose lines are level, stay as they were read', () => {
  const rows = reading(
    [
      ['Item', 80, 100],
      ['Amount', 600, 100],
    ],
    [
      ['?Fees', 80, 120],
      ['25.00', 600, 120],
    ],
    [
      ['Interest', 80, 140],
      ['87.20', 600, 141],
    ],
    BODY,
  );
  expect(sideBySide(rows)).toBeNull();
});

test('a page that lies a little askew has no lines at two heights', () => {
  const fall = (left: number) => Math.round(left * 0.015);
  const line = (base: number): readonly Piece[] => {
    return ['alone', 'under', 'the', 'same', 'roof'].map((text, at) => {
      const left = 80 + at * 160;
      return [text, left, base + fall(left)] as const;
    });
  };
  const full = (base: number): readonly Piece[] =>
    Array.from({ length: 12 }, (_, at) => ['house', 80 + at * 50, base + fall(80 + at * 50)] as const);
  const askew = reading(full(100), full(120), full(140), line(200), line(220), [['?nut', 80, 240]]);
  expect(sideBySide(askew)).toBeNull();
});

test('a second reading counts where it loses no word and guesses no more', () => {
  const sure = word('court', 0);
  const guess = { ...sure, confidence: 20 };
  const mark = { ...sure, text: '|' };
  expect(isAsSure([sure], [sure, guess])).toBe(true);
  expect(isAsSure([sure], [sure, mark])).toBe(true);
  expect(isAsSure([sure, guess], [sure])).toBe(false);
  expect(isAsSure([sure], [sure, sure])).toBe(false);
});

test('a block in which every word is a guess has no place, and a page keeps what was read of it', () => {
  const guessed = reading(
    [['METROPOLITAN COURT', 80, 80]],
    [
      ['?JUN1PER ?FUND', 80, 120, 30],
      ['?F1LED', 600, 125, 30],
    ],
    BODY,
  );
  expect(sideBySide(guessed)).toBeNull();
});
