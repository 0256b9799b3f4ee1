import type { LinePiece } from '../text/line-layout.ts';
import type { TextLine } from '../text/lines.ts';
import { isRoleAlone, isVersus } from './caption-cells.ts';

/** A stretch of words of a paper's head that stands together, with its place; lengths in ten-thousandths of the page. */
export interface GridCell {
  text: string;
  /** Offsets into the extracted text. */
  start: number;
  end: number;
  page: number;
  /** Rows count through the head, from the top of its first page. */
  row: number;
  left: number;
  right: number;
  bold: boolean;
  centered: boolean;
  /** Which column of the caption it is in; 'all' where there are no two. */
  column: 'left' | 'right' | 'all';
  /** Whether more room is left above it than between most rows. */
  isApart: boolean;
  /** How sure text recognition was, 0 to 100; null for text that was not recognized. */
  confidence: number | null;
}

/** The head of a paper as it stands on the page. */
export interface Grid {
  cells: GridCell[];
  /** Rows between which a rule of signs parts the caption; null without one. */
  block: { first: number; last: number } | null;
  isPlaced: boolean;
}

interface Loose extends GridCell {
  top: number;
  height: number;
}

interface Sign {
  row: number;
  x: number;
}

/** A character of text that has no layout, as if it were typed on a sheet of about 80 columns. */
const LETTER = 110;
const EDGE = 600;
const TYPED_ROW = 200;
const TYPED_HEIGHT = 150;
const SIGN = /^[)§|¦│\]}*:]+$/;
const SAME_EDGE = 150;
const FEWEST_SIGNS = 3;
const AROUND = 14;
/** Rows of a rule may lack their sign. */
const SIGN_GAP = 4;
/** A caption with many parties runs over pages. */
const BLOCK_ROWS = 60;
/** A rule stands between two columns. */
const RULE_FROM = 2_500;
const RULE_TO = 7_800;
/** Share of the rows of a rule that have their sign. */
const RULED = 0.4;
/** Nothing left of this is a second column. */
const RIGHT_FROM = 3_400;

/** The lines of a head as cells in rows and columns, in the order in which a person reads them. */
export function gridOf(head: readonly TextLine[], text: string): Grid {
  const isPlaced = head.some(({ box }) => box !== undefined);
  const tops = isPlaced ? placedTops(head) : typedTops(head, text);
  const loose = head.flatMap((line, index) => loosen(line, tops[index] ?? 0));
  const placed = inRows(loose);
  const signs: Sign[] = [];
  const cells = placed.flatMap((cell) => splitAtSigns(cell, signs));
  const anchor =
    cells.find(({ text }) => isVersus(text)) ??
    cells.find(({ text }) => isRoleAlone(text) || /^in (?:re|the (?:matter|interest|estate))\b/i.test(text));
  const near = anchor === undefined ? [] : runAround(signs, anchor.row);
  const rule = ruleOf(near, cells, isPlaced);
  if (rule !== null) for (const cell of cells) setColumn(cell, rule.x, rule.first, rule.last);
  else if (anchor !== undefined) setColumnsByGap(cells, anchor);
  return { cells, block: rule, isPlaced };
}

/** How far down lines of typed text stand: empty lines count. */
function typedTops(head: readonly TextLine[], text: string): number[] {
  let top = 0;
  let end = head[0]?.start ?? 0;
  return head.map((line) => {
    const between = text.slice(end, Math.min(line.start, end + 200));
    top += TYPED_ROW * Math.max(1, (between.match(/\n/g)?.length ?? 0) + (between.includes('\f') ? 1 : 0));
    end = line.end;
    return top;
  });
}

/** A line whose place is not known stands below the one before it. */
function placedTops(head: readonly TextLine[]): number[] {
  let top = 0;
  let page = 0;
  return head.map(({ box, page: own }) => {
    if (own !== page) top = 0;
    page = own;
    top = box === undefined ? top + TYPED_HEIGHT : box.top;
    return top;
  });
}

function loosen(line: TextLine, top: number): Loose[] {
  const pieces = line.pieces;
  if (pieces === undefined || pieces.length === 0) return typed(line, top);
  return pieces.flatMap((piece) => {
    const start = Math.max(piece.start, line.start);
    const end = Math.min(piece.end, line.end);
    if (end <= start) return [];
    const text = line.text.slice(start - line.start, end - line.start);
    return text.trim() === '' ? [] : [placedCell(line, piece, { text, start, end }, top)];
  });
}

function placedCell(
  line: TextLine,
  piece: LinePiece,
  words: Pick<GridCell, 'text' | 'start' | 'end'>,
  typedTop: number,
): Loose {
  const { bold, confidence, cell, centered } = piece;
  const isBoxed = piece.height > 0;
  const left = isBoxed ? piece.left : cell > 1 ? 5_400 : centered ? 3_500 : piece.right ? 6_000 : 1_200;
  const right = isBoxed ? piece.left + piece.width : left + words.text.length * 70;
  return {
    ...words,
    ...{ page: line.page, row: 0, left, right, bold, confidence, column: 'all', isApart: false },
    centered: isBoxed ? line.centered === true : centered,
    top: isBoxed ? piece.top : typedTop,
    height: isBoxed ? piece.height : TYPED_HEIGHT,
  };
}

/** A line without a layout: wide gaps and tabs part it. */
function typed(line: TextLine, top: number): Loose[] {
  const cells: Loose[] = [];
  let from = 0;
  const push = (to: number) => {
    const raw = line.text.slice(from, to);
    const text = raw.trim();
    if (text === '') return;
    const at = from + raw.length - raw.trimStart().length;
    const left = EDGE + (line.indent + at) * LETTER;
    const start = line.start + at;
    cells.push({
      ...{ text, start, end: start + text.length, page: line.page, row: 0, column: 'all', isApart: false },
      ...{ left, right: left + text.length * LETTER, bold: false, confidence: null },
      centered: line.indent + at > 12 && Math.abs(left + (text.length * LETTER) / 2 - 5_000) < 400,
      ...{ top, height: TYPED_HEIGHT },
    });
  };
  for (const gap of line.text.matchAll(/\s{3,}|\t+/g)) {
    push(gap.index);
    from = gap.index + gap[0].length;
  }
  push(line.text.length);
  return cells;
}

/** Numbers the rows by the height at which cells stand, and orders them as they are read. */
function inRows(cells: readonly Loose[]): Loose[] {
  const middle = ({ top, height }: Loose) => top + height / 2;
  const ordered = cells.toSorted((a, b) => a.page - b.page || middle(a) - middle(b));
  let row = -1;
  let first: Loose | undefined;
  const placed = ordered.map((cell) => {
    const shares =
      first !== undefined &&
      first.page === cell.page &&
      Math.abs(middle(first) - middle(cell)) < Math.max(40, Math.min(first.height, cell.height) * 0.6);
    if (!shares) {
      row += 1;
      first = cell;
    }
    return { ...cell, row };
  });
  markApart(placed);
  return placed.toSorted((a, b) => a.row - b.row || a.left - b.left);
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
  for (const match of cell.text.matchAll(/\S+/g)) {
    const word = match[0];
    const opened = open;
    for (const letter of word) open += letter === '(' ? 1 : letter === ')' ? -1 : 0;
    open = Math.max(0, open);
    // A bracket that nothing opened closes a row; a colon of its own is a sign, one after a word is not.
    const closing = opened === 0 && !word.includes('(') ? /^(.*[^)])\)+$/.exec(word)?.[1] : undefined;
    // '1)' and 'a)' begin an item of a list.
    const tail = closing !== undefined && /^[\da-z]{1,3}$/i.test(closing) ? undefined : closing;
    if (tail === undefined && (!SIGN.test(word) || (word.startsWith(')') && opened > 0))) continue;
    if (from === 0) column = 'left';
    push(match.index + (tail?.length ?? 0));
    column = 'right';
    signs.push({ row: cell.row, x: cell.left + (match.index + (tail?.length ?? 0)) * width });
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
      return first - SIGN_GAP <= anchor && last + SIGN_GAP >= anchor && run.length >= FEWEST_SIGNS;
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
    const group = signs.filter(({ x }) => Math.abs(x - sign.x) <= SAME_EDGE);
    if (group.length > best.length) best = group;
  }
  const rows = [...new Set(best.map(({ row }) => row))].toSorted((a, b) => a - b);
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
  const isNameAbove = head !== undefined && !head.isApart && head.text.length < 60 && /,$/.test(head.text);
  const xs = best.map(({ x }) => x).toSorted((a, b) => a - b);
  return { x: xs[Math.floor(xs.length / 2)] ?? 0, first: isNameAbove ? first - 1 : first, last };
}

function setColumn(cell: GridCell, x: number, first: number, last: number): void {
  if (cell.row < first || cell.row > last || cell.column !== 'all') return;
  if (cell.left >= x - 60) cell.column = 'right';
  else if (cell.right <= x + SAME_EDGE * 2) cell.column = 'left';
}

/** Without a rule: what stands right of something on its row begins a second column, and all that is aligned with it. */
function setColumnsByGap(cells: readonly GridCell[], anchor: GridCell): void {
  const near = cells.filter(({ row, page }) => page === anchor.page && Math.abs(row - anchor.row) <= AROUND);
  const firstLeft = new Map<number, number>();
  for (const { row, left } of near) firstLeft.set(row, Math.min(left, firstLeft.get(row) ?? left));
  const seconds = near.filter(
    ({ row, left, text }) =>
      left > (firstLeft.get(row) ?? left) && left >= RIGHT_FROM && !isVersus(text) && !isRoleAlone(text),
  );
  if (seconds.length === 0) return;
  const x = Math.min(...seconds.map(({ left }) => left));
  const rows = seconds.map(({ row }) => row);
  const [first, last] = [Math.min(...rows), Math.max(...rows)];
  for (const cell of near) setColumn(cell, x, first - AROUND, last + AROUND);
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
