import { describe, expect, test } from 'vitest';
import { boxOfPassage } from '#src/text/passage-box.ts';
import { PLACE_UNITS } from '#src/text/word-places.ts';

type Pieces = Parameters<typeof boxOfPassage>[0];
type Piece = Pieces[number];

/** Lines of words of one height: each begins at its `left`, one below the other by `pitch`. */
function page(
  lines: readonly { left: number; text: string }[],
  { height = 110, pitch = 180, top = 1_000 } = {},
) {
  let offset = 0;
  const pieces = lines.flatMap(({ left, text }, row) => {
    let at = left;
    const words = text.split(' ').map((word): Piece => {
      const width = word.length * 90;
      const start = offset;
      const piece = { start, end: start + word.length, left: at, top: top + row * pitch, width, height };
      at += width + 60;
      offset += word.length + 1;
      return piece;
    });
    return words;
  });
  return { pieces, text: lines.map(({ text }) => text).join(' ') };
}

function cut({ pieces, text }: ReturnType<typeof page>, words: string, ...others: string[]) {
  const passage = (said: string) => ({ start: text.indexOf(said), end: text.indexOf(said) + said.length });
  const box = boxOfPassage(pieces, passage(words), others.map(passage));
  if (box === null) throw new Error('There is no box.');
  const [left, top] = [box.left * PLACE_UNITS, box.top * PLACE_UNITS];
  return { left, top, right: left + box.width * PLACE_UNITS, bottom: top + box.height * PLACE_UNITS };
}

/** Words through which an edge goes; `own` are those that the box was made for. */
function crossed(pieces: Pieces, edges: ReturnType<typeof cut>): Piece[] {
  return pieces.filter(({ left, top, width, height }) => {
    const isIn =
      left < edges.right && left + width > edges.left && top < edges.bottom && top + height > edges.top;
    const isWhole =
      left >= edges.left && left + width <= edges.right && top >= edges.top && top + height <= edges.bottom;
    return isIn && !isWhole;
  });
}

const LINES = [
  { left: 1_000, text: 'STATE OF NEW MEXICO COUNTY OF BERNALILLO AND MORE WORDS HERE' },
  { left: 1_300, text: 'SECOND JUDICIAL DISTRICT COURT of the state and its neighbors' },
  { left: 1_100, text: 'IN THE COUNTY OF BERNALILLO where the lines go on and on' },
  { left: 1_000, text: 'LARKSPUR LENDING LLC Plaintiff against somebody else of a name' },
];

describe('the piece of a page with the words of a line', () => {
  test.each(['SECOND JUDICIAL DISTRICT COURT', 'THE COUNTY OF', 'neighbors', 'STATE OF', 'somebody else'])(
    'goes through no letter: %s',
    (words) => {
      const sheet = page(LINES);
      expect(crossed(sheet.pieces, cut(sheet, words))).toEqual([]);
    },
  );

  test('has a margin by the height of its line', () => {
    for (const height of [80, 160, 320]) {
      const sheet = page(LINES.slice(1, 2), { height });
      const { top, bottom } = cut(sheet, 'JUDICIAL DISTRICT');
      expect(1_000 - top).toBeCloseTo(height * 0.9);
      expect(bottom - 1_000 - height).toBeCloseTo(height * 0.9);
    }
    // Lines that touch have their letters within their boxes: the words stand whole, and nothing of the next line.
    const dense = page(LINES, { height: 170, pitch: 172 });
    const { top, bottom } = cut(dense, 'JUDICIAL DISTRICT');
    for (const margin of [1_172 - top, bottom - 1_342]) {
      expect(margin).toBeGreaterThan(0);
      expect(margin).toBeLessThan(170 * 0.1);
    }
  });

  test('shows both lines of what was read from two', () => {
    const sheet = page(LINES);
    const { top, bottom } = cut(
      sheet,
      'DISTRICT COURT of the state and its neighbors IN THE COUNTY OF BERNALILLO',
    );
    expect(top).toBeLessThan(1_180);
    expect(bottom).toBeGreaterThan(1_360 + 110);
    expect(crossed(sheet.pieces, cut(sheet, 'neighbors IN THE'))).toEqual([]);
  });

  test('shows a whole list of names, whatever stands between its lines, and nothing far below it', () => {
    const names = Array.from({ length: 14 }, (_, at) => `DEFENDANT${at} BRAMBLEWOOD`);
    const far = Array.from({ length: 8 }, () => 'other words of the page that name nobody');
    const lines = [...names, ...far, 'JONAS PELL'].map((text) => ({ left: 1_000, text }));
    const sheet = page(lines);
    const [first = '', ...rest] = names;
    const box = cut(sheet, first, ...rest, 'JONAS PELL');
    expect(box.top).toBeLessThanOrEqual(1_000);
    expect(box.bottom).toBeGreaterThanOrEqual(1_000 + 13 * 180 + 110);
    expect(box.bottom).toBeLessThan(1_000 + 15 * 180);
  });

  test('shows the words of several facts together where they stand near, in any order', () => {
    const sheet = page(LINES);
    const { top, bottom } = cut(sheet, 'Plaintiff against', 'JUDICIAL DISTRICT', 'STATE OF');
    expect(top).toBeLessThan(1_000);
    expect(bottom).toBeGreaterThan(1_650);
    const far = page(LINES, { pitch: 1_400 });
    const edges = cut(far, 'STATE OF', 'JUDICIAL DISTRICT', 'Plaintiff against');
    expect(edges.bottom).toBeLessThan(3_000);
  });

  test('never goes past the page', () => {
    const low = page([{ left: 20, text: 'AT THE EDGE' }], { top: PLACE_UNITS - 115 });
    const { left, bottom } = cut(low, 'AT THE EDGE');
    expect([left, bottom]).toEqual([0, PLACE_UNITS]);
    const high = page([{ left: 9_000, text: 'CORNER' }], { top: 10 });
    const edges = cut(high, 'CORNER');
    expect(edges.top).toBe(0);
    expect(edges.right).toBeLessThanOrEqual(PLACE_UNITS);
  });

  test('of a long passage its beginning, up to the end of a line', () => {
    const long = page(
      Array.from({ length: 40 }, (_, row) => ({ left: 1_000, text: `line${row} goes on and on` })),
    );
    const edges = cut(long, long.text);
    expect(edges.bottom - edges.top).toBeLessThan(3_400);
    expect(crossed(long.pieces, edges)).toEqual([]);
  });

  test('is none where no word has a place', () => {
    expect(boxOfPassage(page(LINES).pieces, { start: 900, end: 950 })).toBeNull();
  });
});
