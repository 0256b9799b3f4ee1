import { isRoleAlone, isVersus } from './caption-cells.ts';
import type { GridCell } from './caption-pieces.ts';

const WORDS_SHOWN = 4;
const MOST_WORDS = 8;
/** What stands so far beside a cell is in line with it. */
const BESIDE = 800;
const ROWS_COUNTED = 5;
const MOST_ROWS = 8;
const FAR = 8;

/** How a word is written, whatever it says. */
function shapeOf(word: string): string {
  if (/^\p{Lu}+$/u.test(word)) return 'A';
  if (/^\p{Lu}\p{Ll}+$/u.test(word)) return 'Aa';
  if (/^\p{Lu}\.$/u.test(word)) return 'I';
  if (/^\p{Ll}+$/u.test(word)) return 'a';
  return /\d/.test(word) ? '9' : 'x';
}

const MARKS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['open', /^[([{]/],
  ['slash', /\//],
  ['comma', /,/],
  ['owned', /['’]s\b/],
  ['figure', /\d/],
  ['company', /\b(?:inc|llc|corp|ltd|co|company|lp|llp|n\.a|bank)\b/i],
  ['initial', /\b\p{Lu}\.(?=\s)/u],
];

const ENDS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['comma', /[,;]$/],
  ['period', /\.$/],
  ['colon', /:$/],
];

const NEIGHBORS: readonly (readonly [name: string, is: (text: string) => boolean])[] = [
  ['role', isRoleAlone],
  ['versus', isVersus],
  ['address', (text) => /address|telephone|phone|city|zip|bar no|e-?mail/i.test(text)],
  ['court', (text) => /court/i.test(text)],
  ['colon', (text) => /[:?]$/.test(text)],
  ['blank', (text) => /^[_.]{4,}$/.test(text)],
];

/** The word of a feature: no shape and no place. */
export const WORD = 'w:';

/**
 * What a model knows of words that were taken for a party's name: how they are written, which words of forms are among
 * them, and what stands around them in the head. No name is a feature: only words that forms print are weighed.
 */
export function nameFeatures(
  name: string,
  { cell, cells, versus }: { cell: GridCell; cells: readonly GridCell[]; versus: number },
): string[] {
  const words = name.split(/\s+/).filter((word) => word !== '');
  const shapes = words.map(shapeOf);
  const near = (from: number, to: number) =>
    cells.filter(
      ({ page, row, left, right, start }) =>
        page === cell.page &&
        row >= cell.row + from &&
        row <= cell.row + to &&
        start !== cell.start &&
        left < cell.right + BESIDE &&
        right > cell.left - BESIDE,
    );
  const beside = cells.filter(
    ({ page, row, start }) => page === cell.page && row === cell.row && start !== cell.start,
  );
  const off = cell.row - versus;
  return [
    `n:${Math.min(MOST_WORDS, words.length)}`,
    `s:${shapes.slice(0, WORDS_SHOWN).join(' ')}`,
    `first:${shapes[0] ?? ''}`,
    `last:${shapes.at(-1) ?? ''}`,
    ...formWords(name).map((word) => `${WORD}${word}`),
    ...MARKS.filter(([, pattern]) => pattern.test(name)).map(([mark]) => `m:${mark}`),
    ...ENDS.filter(([, pattern]) => pattern.test(cell.text)).map(([mark]) => `e:${mark}`),
    ...(cell.centered ? ['centered'] : []),
    ...(cell.bold ? ['bold'] : []),
    ...(cell.isApart ? ['apart'] : []),
    `column:${cell.column}`,
    ...around('up', near(-2, -1)),
    ...around('down', near(1, 2)),
    ...around('row', beside),
    `beside:${Math.min(3, beside.length)}`,
    `row:${Math.min(MOST_ROWS, Math.floor(cell.row / ROWS_COUNTED))}`,
    versus === -1
      ? 'v:none'
      : `v:${off < -FAR ? 'above' : off < 0 ? 'before' : off === 0 ? 'at' : off < FAR ? 'after' : 'below'}`,
  ];
}

function around(where: string, cells: readonly GridCell[]): string[] {
  if (cells.length === 0) return [`${where}:none`];
  return NEIGHBORS.filter(([, is]) => cells.some(({ text }) => is(text))).map(([name]) => `${where}:${name}`);
}

const SHORTEST = 3;

/** The longer words of a name in small letters. */
export function formWords(name: string): string[] {
  return name
    .split(/[\s/]+/)
    .map((word) => word.toLowerCase().replace(/[^\p{L}]/gu, ''))
    .filter((word) => word.length >= SHORTEST);
}
