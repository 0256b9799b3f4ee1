import { US_STATES } from '../states.ts';
import { MONTHS } from '../text/day-words.ts';
import { isRoleAlone, isVersus, roleOf } from './caption-cells.ts';
import { COURT, isCourtLine, isCourtName } from './caption-court-names.ts';
import { byColumns, type Grid } from './caption-grid.ts';
import { isContact, isTitleLine } from './caption-notes.ts';
import { numberIn } from './caption-number.ts';
import type { GridCell } from './caption-pieces.ts';
import { isHeading, isProse } from './paper.ts';

/** What the words of a cell look like, whatever they say; each is told of its neighbors, too. */
const CLASSES: readonly (readonly [name: string, is: (cell: GridCell) => boolean])[] = [
  ['role', ({ text }) => isRoleAlone(text)],
  ['versus', ({ text }) => isVersus(text)],
  ['court', ({ text }) => COURT.test(text)],
  ['name of court', ({ text }) => isCourtName(text)],
  ['line of court', ({ text }) => isCourtLine(text)],
  ['number', ({ text }) => numberIn(text) !== null],
  ['code', ({ text }) => CODE.test(text)],
  ['contact', ({ text }) => isContact(text)],
  ['street', ({ text }) => /^\d{1,6}\s+\p{L}|\bp\.?\s?o\.? box\b/iu.test(text)],
  ['title', ({ text }) => isTitleLine(text)],
  ['prose', ({ text }) => isProse(text)],
  ['heading', ({ text }) => isHeading(text)],
  ['label', ({ text }) => /[:?]$/.test(text)],
  ['labeled', ({ text }) => /^\p{L}[^:]{1,40}:\s*\S/u.test(text)],
  ['blank', ({ text }) => /_{3,}|\.{5,}/.test(text)],
  ['day', ({ text }) => DAY.test(text)],
  ['state', ({ text }) => STATE.test(text)],
  ['county', ({ text }) => /\b(?:county|parish)\b/i.test(text)],
  ['company', ({ text }) => /\b(?:inc|llc|l\.l\.c|corp|ltd|company|l\.?p|llp|n\.a|bank)\b/i.test(text)],
  ['apposition', ({ text }) => /\b(?:an? (?:individual|corporation|limited)|et al)\b/i.test(text)],
  ['matter', ({ text }) => /^(?:in re|in the matter|estate of|ex parte)\b/i.test(text)],
];

const CODE = /^(?=(?:\D*\d){4})[A-Z\d]{1,8}(?:[-:/ ][A-Z\d]{1,10}){0,5}$/i;
const DAY = new RegExp(`\\b(?:${MONTHS.join('|')})\\b|\\b\\d{1,2}/\\d{1,2}/\\d{2,4}\\b`, 'i');
const STATE = new RegExp(`\\b(?:${US_STATES.map(({ name }) => name).join('|')})\\b`, 'i');
const STATE_WORDS = new Set(US_STATES.flatMap(({ name }) => name.toLowerCase().split(' ')));
const MONTH_WORDS = new Set(MONTHS.map((month) => month.toLowerCase()));

/** How a word is written. */
function shapeOf(word: string): string {
  if (/^\p{Lu}+\W*$/u.test(word)) return word.length > 2 ? 'A' : 'I';
  if (/^\p{Lu}\p{Ll}+\W*$/u.test(word)) return 'Aa';
  if (/^\p{Ll}+\W*$/u.test(word)) return 'a';
  if (/^\d+\W*$/.test(word)) return '9';
  return /\d/.test(word) ? '9x' : 'x';
}

/** The cells of a head that a model reads: no paper has its caption further down. */
const MOST_CELLS = 70;

/** How a cell follows the one that is read before it. */
export type Link = 'first' | 'row' | 'next' | 'apart' | 'far' | 'column';

/** A cell with what is known of it, in the order in which a head is read. */
export interface Line {
  cell: GridCell;
  features: string[];
  link: Link;
}

/** The word of a feature: neither shape nor place. */
export const WORD = 'w:';

/** What a model of the lines of a head knows of each of them. */
export function linesOf(grid: Grid, versus: number): Line[] {
  const cells = aboveBody(byColumns(grid).slice(0, MOST_CELLS), versus);
  const classes = cells.map((cell) => CLASSES.filter(([, is]) => is(cell)).map(([name]) => name));
  const courtRow = cells.find((_, at) => classes[at]?.includes('name of court'))?.row ?? -1;
  return cells.map((cell, at) => ({
    cell,
    features: featuresOf(cells, classes, at, { versus, courtRow }),
    link: linkOf(cells[at - 1], cell),
  }));
}

/** So many lines of running words behind each other begin the body of a paper. */
const BODY_LINES = 6;

function aboveBody(cells: readonly GridCell[], versus: number): readonly GridCell[] {
  let run = 0;
  for (const [at, { text, row }] of cells.entries()) {
    run = isProse(text) ? run + 1 : 0;
    if (run === BODY_LINES && row > versus) return cells.slice(0, at);
  }
  return cells;
}

function linkOf(before: GridCell | undefined, { page, row, column, isApart }: GridCell): Link {
  if (before === undefined) return 'first';
  if (before.page !== page) return 'far';
  if (before.row > row) return 'column';
  if (before.row === row) return 'row';
  if (row - before.row > 2) return 'far';
  return isApart || before.column !== column ? 'apart' : 'next';
}

const step = (value: number, steps: readonly number[]) => steps.filter((each) => value >= each).length;

function place(cell: GridCell, row: number, name: string): string {
  if (row === -1) return `${name}:none`;
  const off = cell.row - row;
  return `${name}:${Math.sign(off) * step(Math.abs(off), [1, 2, 4, 7, 12, 20])}`;
}

const WORDS_SHOWN = 4;

function featuresOf(
  cells: readonly GridCell[],
  classes: readonly string[][],
  at: number,
  { versus, courtRow }: { versus: number; courtRow: number },
): string[] {
  const cell = cells[at];
  if (cell === undefined) return [];
  const { text } = cell;
  const words = text.split(/\s+/).filter((word) => word !== '');
  const letters = text.replace(/[^\p{L}]/gu, '');
  const capitals = letters.replace(/[^\p{Lu}]/gu, '').length / Math.max(1, letters.length);
  const own = classes[at] ?? [];
  const versusAt = place(cell, versus, 'v');
  const shapes = words.map(shapeOf);
  const places = [
    versusAt,
    place(cell, courtRow, 'ct'),
    `col:${cell.column}`,
    `row:${step(cell.row, [1, 3, 6, 10, 16, 25, 40])}`,
    `page:${Math.min(2, cell.page)}`,
    `left:${step(cell.left, [1_500, 3_000, 4_500, 6_000, 7_500])}`,
    `wide:${step(cell.right - cell.left, [1_000, 2_000, 3_500, 5_000, 7_000])}`,
    ...(cell.centered ? ['centered'] : []),
    ...(cell.bold ? ['bold'] : []),
    ...(cell.isApart ? ['apart'] : []),
    ...(cell.confidence === null ? [] : [`read:${step(cell.confidence, [30, 53, 70, 82])}`]),
  ];
  return [
    'bias',
    ...places,
    `${versusAt} ${cell.column}`,
    `${versusAt} ${cell.centered ? 'c' : 'l'}`,
    `n:${step(words.length, [2, 3, 4, 6, 9, 14])}`,
    `caps:${step(capitals, [0.1, 0.3, 0.7, 0.95])}`,
    `s:${shapes.slice(0, WORDS_SHOWN).join(' ')}`,
    `ends:${/[^\p{L}\d]$/u.exec(text)?.[0] ?? ''}`,
    `begins:${/^[^\p{L}\d]/u.exec(text)?.[0] ?? ''}`,
    ...own.map((name) => `c:${name}`),
    ...own.map((name) => `c:${name} ${versusAt}`),
    ...own.map((name) => `c:${name} ${cell.column}`),
    ...wordFeatures(words),
    ...around(cells, classes, at),
  ];
}

function wordFeatures(words: readonly string[]): string[] {
  const small = words
    .map((word) => word.toLowerCase().replace(/[^\p{L}]/gu, ''))
    .filter((word) => word !== '');
  const known = small.map((word) =>
    MONTH_WORDS.has(word) ? 'MONTH' : STATE_WORDS.has(word) ? 'STATE' : word,
  );
  return [
    ...new Set(known.map((word) => `${WORD}${word}`)),
    `first ${WORD}${known[0] ?? ''}`,
    `last ${WORD}${known.at(-1) ?? ''}`,
    ...new Set(small.filter((word) => word.length > 4).map((word) => `end:${word.slice(-3)}`)),
  ];
}

const NEAR_ROWS = 3;

/** The cells right above, right below and beside a cell, by what they look like. */
function around(cells: readonly GridCell[], classes: readonly string[][], at: number): string[] {
  const cell = cells[at];
  if (cell === undefined) return [];
  const isOver = (other: GridCell) => other.left < cell.right && other.right > cell.left;
  const near = cells.flatMap((other, index) =>
    index !== at && other.page === cell.page && Math.abs(other.row - cell.row) <= NEAR_ROWS
      ? [{ other, index }]
      : [],
  );
  const above = near.filter(({ other }) => other.row < cell.row && isOver(other)).at(-1);
  const below = near.find(({ other }) => other.row > cell.row && isOver(other));
  const before = near.filter(({ other }) => other.row === cell.row && other.right <= cell.left + 60).at(-1);
  const after = near.find(({ other }) => other.row === cell.row && other.left >= cell.right - 60);
  return [
    ...told('up', above, classes),
    ...told('down', below, classes),
    ...told('left', before, classes),
    ...told('right', after, classes),
  ];
}

function told(
  where: string,
  one: { other: GridCell; index: number } | undefined,
  classes: readonly string[][],
): string[] {
  if (one === undefined) return [`${where}:none`];
  const own = classes[one.index] ?? [];
  const role = roleOf(one.other.text);
  return [
    ...own.map((name) => `${where}:${name}`),
    ...(role === null ? [] : [`${where}:${role}`]),
    ...(own.length === 0 ? [`${where}:plain`] : []),
  ];
}
