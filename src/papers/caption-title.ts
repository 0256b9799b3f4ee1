import type { TextLine } from '../text/lines.ts';
import { isRoleAlone, isVersus } from './caption-cells.ts';
import { lessSure, printedCertainty } from './caption-certainty.ts';
import { isCourtLine, isCourtName } from './caption-court-names.ts';
import { byColumns, type Grid } from './caption-grid.ts';
import { numberIn } from './caption-number.ts';
import type { GridCell } from './caption-pieces.ts';
import { isHeading, isProse, plain } from './paper.ts';
import type { Certainty } from './schema.ts';
import { findTitles } from './titles.ts';

/** The title of a paper with its place. */
export type Title = { text: string; start: number; end: number; certainty: Certainty };
type Block = Omit<Title, 'certainty'>;

/** Who reads lines takes a line that begins this far in for one of the second column. */
const RIGHT_INDENT = 60;

/** Cells as lines of their own, for who reads lines. */
function linesOf(grid: Grid): TextLine[] {
  return byColumns(grid).map(({ text, start, end, page, column }) => ({
    ...{ text, start, end, page, noise: false },
    indent: column === 'right' ? RIGHT_INDENT : 0,
  }));
}

/** The title that a head prints, and where; letters printed wide apart ('O R D E R') are closed up. */
export function readTitle(lines: readonly TextLine[], grid: Grid, versus: number): Title | null {
  const title = printedTitle(lines, grid, versus);
  if (title === null) return null;
  const text = title.text.replace(/\b(?:\p{Lu} ){3,}\p{Lu}\b/gu, (wide) => wide.replaceAll(' ', ''));
  return { ...title, text };
}

function printedTitle(lines: readonly TextLine[], grid: Grid, versus: number): Title | null {
  const head = grid.isPlaced ? linesOf(grid) : lines;
  const title = findTitles(head)[0];
  const block = title ? withLinesBelow(grid, withLinesAbove(grid, titleBlock(head, title.start))) : null;
  if (block !== null) {
    const own = (title?.score ?? 0) >= 0.85 ? 'certain' : 'likely';
    return { ...block, certainty: lessSure(own, printedCertainty(grid.cells, block.start, block.end)) };
  }
  return headingBelow(grid, versus);
}

/** 'DEFENDANT HALE FERRIES,' above 'LTD.'S MOTION …': a heading of several lines begins with its first. */
function withLinesAbove(grid: Grid, block: Block | null): Block | null {
  if (block === null || !grid.isPlaced) return block;
  const cells = byColumns(grid);
  let at = cells.findIndex(({ start, end }) => start <= block.start && end > block.start);
  const first = cells[at];
  if (first === undefined || first.start !== block.start) return block;
  let text = block.text;
  for (let lines = 0; lines < 3; lines += 1) {
    const below = cells[at];
    const above = cells[at - 1];
    const isSame = above !== undefined && above.column === below?.column && above.page === below.page;
    if (!isSame || below.isApart || !isHeading(above.text) || numberIn(above.text)) break;
    if (!/,$/.test(above.text) && !isOpenStart(text, above)) break;
    const isMiddle = Math.abs(above.left + above.right - below.left - below.right) <= 300;
    if (below.column === 'all' && !above.centered && !isMiddle) break;
    if (below.column === 'left') break;
    text = `${above.text} ${text}`;
    at -= 1;
  }
  return { ...block, text: plain(text) };
}

const LINES_BELOW = 3;

/** 'AND REQUESTS FOR ADMISSIONS', 'LARCH-STOAT’S MOTION': a line that goes on with the one above it. */
function isOpenStart(text: string, above: GridCell): boolean {
  const isOpen = /^(?:and|or|of|for|to|in|by|with)\b/i.test(text);
  const isOwners =
    /^\p{Lu}[\p{L}-]*['’]S?\s/u.test(text) && !/^(?:plaintiff|defendant|petitioner|respondent)/i.test(text);
  const isOwn =
    isCapitals(above.text) && !isRoleAlone(above.text) && !isCourtName(above.text) && !isVersus(above.text);
  return (
    isOwn && (isOpen || (isOwners && /\b(?:plaintiff|defendant|petitioner|respondent)/i.test(above.text)))
  );
}

/** 'COMPLAINT AND JURY' above 'DEMAND': the lines in capitals right below a title in capitals, in its own column. */
function withLinesBelow(grid: Grid, block: Block | null): Block | null {
  if (block === null || !grid.isPlaced || !isCapitals(block.text)) return block;
  let last = grid.cells.findLast(({ start, end }) => start < block.end && end > block.start);
  let { text, end } = block;
  for (let lines = 0; lines < LINES_BELOW; lines += 1) {
    const next = last === undefined ? undefined : lineUnder(grid.cells, last);
    if (last === undefined || next === undefined || next.bold !== last.bold || !isTitleBelow(next.text))
      break;
    text = `${text} ${next.text}`;
    if (next.start >= end) end = next.end;
    last = next;
  }
  return { ...block, text: plain(text), end };
}

/** What stands in the next row, or beside the other column's in the one after, and begins (or is centered) as the cell does. */
function lineUnder(cells: readonly GridCell[], last: GridCell): GridCell | undefined {
  const near = cells.filter(
    (cell) =>
      cell.page === last.page &&
      cell.row > last.row &&
      cell.row <= last.row + 2 &&
      (Math.abs(cell.left - last.left) <= 150 ||
        (cell.centered && last.centered) ||
        Math.abs(cell.left + cell.right - last.left - last.right) <= 150),
  );
  const [next] = near;
  const isBeside = last.column === 'right' || last.left > 4_000;
  return next !== undefined && (isBeside || (next.row === last.row + 1 && !next.isApart)) ? next : undefined;
}

const isCapitals = (text: string) => /\p{Lu}{2}/u.test(text) && !/\p{Ll}{2}/u.test(text);

/** What may go on with a title, and is nothing of its own. */
function isTitleBelow(text: string): boolean {
  return (
    isCapitals(text) &&
    text.length < 70 &&
    !/[\d:_@]|^(?:[IVX]{1,4}|[A-Z])\.\s/.test(text) &&
    !/^(?:jury|hon\b|judge\b|by\b|filed\b|dept\b|date\b|trial\b|ecf\b|class action\b|complaint\b|order\b|and\s*$)|\besq\b/i.test(
      text,
    ) &&
    !isRoleAlone(text) &&
    !isVersus(text) &&
    !isCourtName(text) &&
    !isCourtLine(text)
  );
}

/** What is printed as a heading below the parties, whatever it says. */
function headingBelow(grid: Grid, versus: number): Title | null {
  const { cells, block } = grid;
  if (versus === -1) return null;
  const closing = cells
    .filter(({ row, text }) => row > versus && row < versus + 40 && isRoleAlone(text))
    .at(-1);
  const end = block?.last ?? closing?.row;
  if (end === undefined) return null;
  const heading = cells.find(
    ({ row, text, centered, column }) =>
      row > end &&
      row <= end + 6 &&
      column !== 'right' &&
      centered &&
      text.length < 100 &&
      isHeading(text) &&
      !isRoleAlone(text) &&
      !isCourtName(text) &&
      numberIn(text) === null,
  );
  const found = heading ?? headingBeside(cells, versus, end);
  if (found === undefined) return null;
  const own = { text: plain(found.text), start: found.start, end: found.end };
  const whole = withLinesBelow(grid, own) ?? own;
  return { ...whole, certainty: 'likely' };
}

/** A heading in the second column, below the number: 'FINDINGS OF FACT,'. */
function headingBeside(cells: readonly GridCell[], versus: number, end: number): GridCell | undefined {
  const column = cells.filter(
    (cell) => cell.column === 'right' && cell.row > versus - 10 && cell.row <= end + 2,
  );
  const number = column.findLastIndex(
    ({ text }) => numberIn(text) !== null || /^[A-Z\d -]*\d{3}[A-Z\d-]*$/.test(text),
  );
  if (number === -1) return undefined;
  return column
    .slice(number + 1)
    .find(
      ({ text }) =>
        /^(?=.*\p{Lu}{4})[\p{Lu}\s,'’-]{9,}$/u.test(text) && !isCourtName(text) && !isRoleAlone(text),
    );
}

function titleBlock(head: readonly TextLine[], start: number): Block | null {
  const first = head.findIndex((line) => line.start <= start && line.end > start);
  const line = head[first];
  if (!line) return null;
  let end = line.end;
  let words = line.text.slice(start - line.start);
  for (const next of head.slice(first + 1, first + 4)) {
    const unfinished = /(?:\b(?:for|and|of|to|the|in|or)|,|&|\s[-–—])$/i.test(words);
    const goesOn = /^(?:of|for|to|and|in|on|by|from|or)\b(?!\s*:)/i.test(next.text) && isHeading(next.text);
    if ((!unfinished && !goesOn) || isProse(next.text)) break;
    words += ` ${next.text}`;
    // A page drawn out of order has the next line elsewhere in the text.
    if (next.start >= end) end = next.end;
  }
  return { text: plain(words), start, end };
}
