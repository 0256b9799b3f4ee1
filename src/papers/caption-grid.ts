import type { TextLine } from '../text/lines.ts';
import { withBlanksFilled, withChoiceMade } from './caption-blanks.ts';
import { isRoleAlone, isVersus } from './caption-cells.ts';
import { dirtBefore, hasMisreadLabel, isDirt, misreadVersus, unmisread } from './caption-misread.ts';
import { type GridCell, type Loose, looseCells } from './caption-pieces.ts';
import { isProse } from './paper.ts';

/** The head of a paper as it stands on the page. */
export interface Grid {
  cells: GridCell[];
  /** Rows between which a rule of signs parts the caption; null without one. */
  block: { first: number; last: number; x: number } | null;
  isPlaced: boolean;
}

/** `isLoose`: only its row is known. */
interface Sign {
  row: number;
  x: number;
  isLoose: boolean;
}

const SIGN = /^[)§|¦│\]}*:]+$/;
/** 'Plaintiff)' and, in a caption ruled with colons, 'POLICE,:'. */
const CLOSED = /^(.*[^)])\)+$|^((?!nos?\.:)\S*[,.;]):$/i;
const SAME_EDGE = 150;
const FEWEST_SIGNS = 3;
const AROUND = 14;
/** Rows of a rule may lack their sign. */
const SIGN_GAP = 4;
/** Recognition may lose the first signs; what begins further below the sign between the sides is another rule. */
const SIGNS_LOST = 3;
const BLOCK_ROWS = 60;
/** A rule stands between two columns. */
const RULE_FROM = 2_500;
const RULE_TO = 7_800;
/** Share of the rows of a rule that have their sign. */
const RULED = 0.4;
/** Nothing left of this is a second column. */
const RIGHT_FROM = 3_400;
const MIDDLE = 4_900;

/** The lines of a head as cells in rows and columns, in the order in which a person reads them. */
export function gridOf(head: readonly TextLine[], text: string): Grid {
  const isPlaced = head.some(({ box }) => box !== undefined);
  const seen = looseCells(head, text).filter((cell) => !isDirt(cell.text, cell.confidence));
  const placed = withChoiceMade(withBlanksFilled(inRows(seen).map(mended)));
  const signs: Sign[] = [];
  const cells = placed.flatMap((cell) => splitAtSigns(cell, signs));
  const versus = cells.some(isSeenVersus) ? null : misreadVersus(cells, isRoleAlone);
  if (versus !== null) versus.text = 'v.';
  const anchor =
    cells.find(({ text }) => isVersus(text)) ??
    cells.find(({ text }) => isRoleAlone(text) || /^in (?:re|the (?:matter|interest|estate))\b/i.test(text));
  const near = anchor === undefined ? [] : runAround(signs, anchor.row);
  const rule = ruleOf(near, cells, isPlaced);
  if (rule !== null) for (const cell of cells) setColumn(cell, rule.x, rule.first, rule.last);
  else if (anchor !== undefined) setColumnsByGap(cells, anchor);
  return { cells, block: rule, isPlaced };
}

const DOUBTFUL = 30;

function mended(cell: Loose): Loose {
  const isDoubtful = cell.confidence !== null && hasMisreadLabel(cell.text);
  const confidence = isDoubtful ? Math.min(cell.confidence ?? 0, DOUBTFUL) : cell.confidence;
  const dirt = cell.confidence === null ? 0 : dirtBefore(cell.text);
  const text = unmisread(withoutTail(cell.text.slice(dirt), cell.confidence), cell.confidence);
  return { ...cell, confidence, text, start: cell.start + dirt };
}

/** 'UNITED STATES DISTRICT COURT a': a speck beside the words of a heading. */
function withoutTail(text: string, confidence: number | null): string {
  return confidence !== null && /\b(?:COURT|COUNTY|DISTRICT)\s[^\dA-Z]$/.test(text)
    ? text.slice(0, -2)
    : text;
}

const HEAD_ROWS = 60;
const SEEN = 53;

function isSeenVersus({ text, row, confidence }: GridCell): boolean {
  return row < HEAD_ROWS && (confidence === null || confidence >= SEEN) && isVersus(text);
}

/** Numbers the rows by the height at which cells stand, and orders them as they are read. */
function inRows(cells: readonly Loose[]): Loose[] {
  const middle = ({ top, height }: Loose) => top + height / 2;
  const ordered = cells.toSorted((a, b) => a.page - b.page || middle(a) - middle(b));
  let row = -1;
  let first: Loose | undefined;
  let own: Loose[] = [];
  const placed = ordered.map((cell) => {
    const shares =
      first !== undefined &&
      first.page === cell.page &&
      !own.some((other) => standsUnder(cell, other)) &&
      Math.abs(middle(first) - middle(cell)) < Math.max(40, Math.min(first.height, cell.height) * 0.6);
    if (!shares) {
      row += 1;
      first = cell;
      own = [];
    }
    own.push(cell);
    return { ...cell, row };
  });
  markApart(placed);
  return placed.toSorted((a, b) => a.row - b.row || a.left - b.left);
}

const MOST_OVERLAP = 0.5;

/** Whether two cells stand so much in one place that they are two lines, however close. */
function standsUnder(one: Loose, other: Loose): boolean {
  const shared = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const isBelow = Math.abs(one.top - other.top) > Math.min(one.height, other.height) * 0.25;
  return isBelow && shared > MOST_OVERLAP * Math.min(one.right - one.left, other.right - other.left);
}

function markApart(placed: readonly Loose[]): void {
  const steps: number[] = [];
  const stepOf = new Map<number, number>();
  let before: Loose | undefined;
  for (const cell of placed) {
    if (before !== undefined && cell.row !== before.row) {
      const step = cell.page === before.page ? cell.top - before.top : Number.POSITIVE_INFINITY;
      steps.push(step);
      stepOf.set(cell.row, step);
    }
    before = cell;
  }
  // A quarter of the rows follow each other closely, however much room headings take.
  const usual = steps.toSorted((a, b) => a - b)[Math.floor(steps.length / 4)] ?? 0;
  for (const cell of placed) cell.isApart = (stepOf.get(cell.row) ?? 0) > usual * 1.6;
}

function closedBy(word: string): string | undefined {
  const [, bracket, colon] = CLOSED.exec(word) ?? [];
  return bracket ?? colon;
}

/** Cuts a cell at the signs of a caption's rule ('Plaintiff, )'), which become no cells. */
function splitAtSigns(cell: Loose, signs: Sign[]): GridCell[] {
  const parts: GridCell[] = [];
  const { top: _top, height: _height, ...rest } = cell;
  const width = (cell.right - cell.left) / Math.max(1, cell.text.length);
  let from = 0;
  let open = 0;
  let column = rest.column;
  const push = (to: number) => {
    const raw = cell.text.slice(from, to);
    const text = raw.trim();
    if (text === '') return;
    const at = from + raw.length - raw.trimStart().length;
    const start = cell.start + at;
    const left = cell.left + at * width;
    parts.push({
      ...rest,
      column,
      text,
      start,
      end: start + text.length,
      left,
      right: left + text.length * width,
    });
  };
  // Recognition runs a drawn line into the words beside it.
  const words = cell.confidence === null ? /\S+/g : /\|+|[^\s|]+/g;
  for (const match of cell.text.matchAll(words)) {
    const word = match[0];
    const opened = open;
    for (const letter of word) open += letter === '(' ? 1 : letter === ')' ? -1 : 0;
    open = Math.max(0, open);
    // A bracket that nothing opened closes a row; a colon of its own is a sign, one after a word is not.
    const closing = opened === 0 && !word.includes('(') ? closedBy(word) : undefined;
    // '1)' and 'a)' begin an item of a list.
    const tail = closing !== undefined && /^[\da-z]{1,3}$/i.test(closing) ? undefined : closing;
    if (tail === undefined && (!SIGN.test(word) || (word.startsWith(')') && opened > 0))) continue;
    if (from === 0) column = 'left';
    const at = match.index + (tail?.length ?? 0);
    push(at);
    column = 'right';
    signs.push({ row: cell.row, x: cell.left + at * width, isLoose: cell.right === cell.left });
    from = match.index + word.length;
  }
  push(cell.text.length);
  return parts;
}

/** The signs that follow each other from row to row at the parties; those of paragraphs further down are none. */
function runAround(signs: readonly Sign[], anchor: number): Sign[] {
  const runs: Sign[][] = [];
  for (const sign of signs.toSorted((a, b) => a.row - b.row)) {
    const run = runs.at(-1);
    if (run !== undefined && sign.row - (run.at(-1)?.row ?? 0) <= SIGN_GAP) run.push(sign);
    else runs.push([sign]);
  }
  const ends = (run: readonly Sign[]) => [run[0]?.row ?? 0, run.at(-1)?.row ?? 0] as const;
  return (
    runs.find((run) => {
      const [first, last] = ends(run);
      return first - SIGNS_LOST <= anchor && last + SIGN_GAP >= anchor && run.length >= FEWEST_SIGNS;
    }) ?? []
  );
}

/** The rule that signs of at least three rows below each other make, or of three rows in a row of typed text. */
function ruleOf(
  signs: readonly Sign[],
  cells: GridCell[],
  isPlaced: boolean,
): { x: number; first: number; last: number } | null {
  const isSequence = !isPlaced && new Set(signs.map(({ row }) => row)).size >= FEWEST_SIGNS;
  if (!isSequence) for (const cell of cells) cell.column = 'all';
  let best: Sign[] = isSequence ? [...signs] : [];
  for (const sign of isSequence ? [] : signs.slice(0, 200)) {
    if (isPlaced && (sign.x < RULE_FROM || sign.x > RULE_TO)) continue;
    const group = signs.filter(({ x, isLoose }) => !isLoose && Math.abs(x - sign.x) <= SAME_EDGE);
    if (group.length > best.length) best = group;
  }
  const known = new Set(best.map(({ row }) => row));
  // The rule goes on where signs follow whose place nobody knows.
  if (known.size >= FEWEST_SIGNS) for (const sign of signs) if (sign.isLoose) known.add(sign.row);
  const rows = [...known].toSorted((a, b) => a - b);
  const first = rows[0];
  const last = rows.at(-1);
  if (first === undefined || last === undefined || rows.length < FEWEST_SIGNS) return null;
  if (last - first > 2 * BLOCK_ROWS || rows.length < (last - first) * RULED) return null;
  // Signs that follow the words on rows of their own say nothing of where the words stand.
  if (!isPlaced && !cells.some(({ row, column }) => row >= first && row <= last && column === 'left'))
    return null;
  const head = cells.find(
    ({ row, left, centered }) => row === first - 1 && !centered && left < (best[0]?.x ?? 0) - 500,
  );
  const isNameAbove = head && !head.isApart && head.text.length < 60 && /,$/.test(head.text);
  const top = isNameAbove ? first - 1 : isSequence ? first : rowOfNames(cells, first, best[0]?.x ?? 0);
  const xs = best.map(({ x }) => x).toSorted((a, b) => a - b);
  return { x: xs[Math.floor(xs.length / 2)] ?? 0, first: top, last };
}

/** The row where the names begin whose signs recognition lost: right above the rule, in line with its left column. */
function rowOfNames(cells: readonly GridCell[], first: number, x: number): number {
  const left = cells.filter(({ row, right }) => right <= x && row >= first && row < first + AROUND);
  const edge = Math.min(...left.map((cell) => cell.left));
  let top = first;
  for (const cell of cells.toReversed()) {
    if (cell.row >= top || top - cell.row > 2 || first - cell.row > SIGN_GAP || cell.confidence === null)
      continue;
    const isInLine = Math.abs(cell.left - edge) <= SAME_EDGE && cell.right <= x && !cell.centered;
    if (isInLine && NAME_LINE.test(cell.text) && !/\bcourt\b/i.test(cell.text)) top = cell.row;
  }
  return top;
}

const NAME_LINE = /^\p{Lu}\p{L}[^:\d]{1,50}[^:.\d]$/u;

function setColumn(cell: GridCell, x: number, first: number, last: number): void {
  if (cell.row < first || cell.row > last || cell.column !== 'all') return;
  if (cell.left >= x - 60) cell.column = 'right';
  else if (cell.right <= x + SAME_EDGE * 2) cell.column = 'left';
}

/** Without a rule: what stands right of something on its row begins a second column, and all that is aligned with it. */
function setColumnsByGap(cells: readonly GridCell[], anchor: GridCell): void {
  const top = Math.min(anchor.row - AROUND, rowBelowCourt(cells, anchor));
  const near = cells.filter(
    ({ row, page }) => page === anchor.page && row >= top && row <= anchor.row + AROUND,
  );
  const firstLeft = new Map<number, number>();
  for (const { row, left } of near) firstLeft.set(row, Math.min(left, firstLeft.get(row) ?? left));
  const seconds = near.filter(
    ({ row, left, text }) =>
      left > (firstLeft.get(row) ?? left) && left >= RIGHT_FROM && !isVersus(text) && !isRoleAlone(text),
  );
  seconds.push(...standingRight(near, seconds, anchor.row));
  if (seconds.length === 0) return;
  const x = Math.min(...seconds.map(({ left }) => left));
  const rows = seconds.map(({ row }) => row);
  const [first, last] = [Math.min(...rows), Math.max(...rows)];
  const isAligned = ({ left, row, centered }: GridCell) =>
    seconds.some(
      (second) =>
        Math.abs(second.left - left) <= SAME_EDGE && (!centered || Math.abs(second.row - row) <= SIGN_GAP),
    );
  const perRow = new Map<number, number>();
  for (const { row } of near) perRow.set(row, (perRow.get(row) ?? 0) + 1);
  for (const cell of near) {
    // The lines of a centered head stand in no column, wherever they begin.
    const isHead = cell.row < first || isVersus(cell.text) || !isAligned(cell);
    // Numbers in the margins widen the frame of the text: what is centered on the sheet counts, too.
    const isInMiddle = Math.abs(cell.left + cell.right - 10_000) < 120;
    if (perRow.get(cell.row) === 1 && (cell.centered ? isHead : isInMiddle)) continue;
    setColumn(cell, x, first - AROUND, last + AROUND);
  }
}

const COURT_LINE = /\bcourts?\b|\bdistrict of\b/i;

/** Where the names begin that many people fill down to the anchor: below the last centered line of the court. */
function rowBelowCourt(cells: readonly GridCell[], anchor: GridCell): number {
  const court = cells.findLast(
    ({ row, page, centered, text }) =>
      page === anchor.page &&
      row < anchor.row &&
      row >= anchor.row - BLOCK_ROWS &&
      centered &&
      COURT_LINE.test(text),
  );
  return court === undefined ? anchor.row : court.row + 1;
}

/** Cells alone on their rows that begin right of whatever stands at the left, below each other: a column of its own. */
function standingRight(near: readonly GridCell[], seconds: readonly GridCell[], at: number): GridCell[] {
  const alone = near.filter(
    (cell) =>
      !seconds.includes(cell) &&
      !cell.centered &&
      cell.left >= MIDDLE &&
      !isVersus(cell.text) &&
      !isRoleAlone(cell.text) &&
      near.filter(({ row }) => row === cell.row).length === 1,
  );
  const column = alone.filter(
    ({ left }) => alone.filter((other) => Math.abs(other.left - left) <= SAME_EDGE).length > 1,
  );
  const rows = column.map(({ row }) => row);
  const [first, last] = [Math.min(at, ...rows), Math.max(at, ...rows)];
  // A line of running words goes through both columns, and one of a centered head may.
  const lefts = near.filter(({ left, text }) => left < RIGHT_FROM && !isProse(text));
  const beside = lefts.filter(({ row, centered }) => row >= first && row <= last && !centered);
  const edgeOf = (cells: readonly GridCell[]) => Math.max(0, ...cells.map(({ right }) => right));
  // What stands wholly above the names may be the court's.
  const isBeside = Math.max(...rows) > Math.min(...beside.map(({ row }) => row));
  const edge = isBeside ? edgeOf(beside) : edgeOf(lefts);
  return column.filter(({ left }) => left >= edge);
}

/** The cells in the order in which their columns are read: the second column of the caption after all of the first. */
export function byColumns({ cells }: Grid): GridCell[] {
  const rows = cells.filter(({ column }) => column === 'right').map(({ row }) => row);
  if (rows.length === 0) return [...cells];
  const [first, last] = [Math.min(...rows), Math.max(...rows)];
  const within = ({ row }: GridCell) => row >= first && row <= last;
  return [
    ...cells.filter(({ row }) => row < first),
    ...cells.filter((cell) => within(cell) && cell.column !== 'right'),
    ...cells.filter((cell) => within(cell) && cell.column === 'right'),
    ...cells.filter(({ row }) => row > last),
  ];
}
