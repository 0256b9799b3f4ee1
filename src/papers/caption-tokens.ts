import {
  isRoleAlone,
  isRoleAndVersus,
  isVersus,
  leftCell,
  roleOf,
  type Token,
  tokensOf,
} from './caption-cells.ts';
import type { Grid } from './caption-grid.ts';
import { addressesIn } from './caption-notes.ts';
import { numberIn } from './caption-number.ts';
import type { GridCell } from './caption-pieces.ts';

/** The names, roles and signs of a head's left column above a row, without its court, addresses and drawn lines. */
export function captionTokens(grid: Grid, ofCourt: ReadonlySet<number>, last: number): Token[] {
  const addresses = addressesIn(grid);
  const told = instructionsIn(grid.cells);
  const others = otherNamesIn(grid.cells);
  const titled = grid.isPlaced ? new Set<GridCell>() : titleBesideVersus(grid.cells);
  return withRolesJoined(grid.cells).flatMap((each) => {
    if (addresses.inside.has(each) || ofCourt.has(each.start) || isMisreadRule(each)) return [];
    if (others.has(each) || titled.has(each) || isPrintedTwice(grid.cells, each)) return [];
    if (isBesideRule(grid, each)) return [];
    if (told.has(each) || isLineBeside(grid.cells, each) || isNoiseBesideNames(grid.cells, each)) return [];
    if (each.row >= last || (each.column === 'right' && !closesSide(each.text))) return [];
    const cell = leftCell({ ...each, text: each.text.replace(FOOTNOTE, '') }, each.row);
    // Whose address follows is named to its end.
    if (cell && addresses.before.has(each) && !/[,;]$/.test(cell.text)) cell.text += ';';
    // Recognition reads a semicolon as a colon.
    if (cell) cell.text = cell.text.replace(COMPANY_AND_COLON, ';');
    return cell ? tokensOf(cell) : [];
  });
}

const ROWS_LOST = 2;

/** Right of a caption's rule, in a row right above or below its signs: what stands there names no party. */
function isBesideRule({ block, cells }: Grid, { row, left, page, text }: GridCell): boolean {
  if (block === null || closesSide(text)) return false;
  const isNear = row >= block.first - ROWS_LOST && row <= block.last + 1;
  return (
    isNear &&
    left > block.x &&
    cells.some((cell) => cell.row === row && cell.page === page && cell.right < block.x)
  );
}

const LINES_OF_TITLE = 4;

/**
 * Further lines of a title that begins right of the 'v.', where nothing says how far right they stand: they follow it
 * closely, and room is left between them and the names below.
 */
function titleBesideVersus(cells: readonly GridCell[]): Set<GridCell> {
  const versus = cells.find(({ text }) => isVersus(text));
  const beside = cells.find(
    ({ row, left, text }) =>
      row === versus?.row && left > versus.left && roleOf(text) === null && numberIn(text) === null,
  );
  if (versus === undefined || beside === undefined) return new Set();
  const below = cells.filter(({ row }) => row > versus.row).slice(0, LINES_OF_TITLE);
  const end = below.findIndex(({ isApart }) => isApart);
  const own = below.slice(0, Math.max(0, end));
  const isTitle = own.every(({ text, row }, at) => row === versus.row + 1 + at && roleOf(text) === null);
  return new Set(isTitle && !isRoleAlone(below[end]?.text ?? 'Plaintiff') ? own : []);
}

const closesSide = (text: string) => isRoleAlone(text) || isRoleAndVersus(text);

/** 'LUND,1', 'Debtors.1': the mark of a footnote, right behind a sign. */
const FOOTNOTE = /(?<=\p{L}{3}[.,;])\d$/u;

const COMPANY_AND_COLON =
  /(?<=\b(?:COMPANY|CORPORATION|INC\.?|LLC|LTD\.?|L\.P\.|BANK|N\.A\.)):$|(?<=\b[Ii]ndividual):(?=\s\p{Lu}{2})/u;

/** 'akas: Ada Lund; A. Poe': what a form calls somebody's other names, on its line. */
function otherNamesIn(cells: readonly GridCell[]): Set<GridCell> {
  const labels = cells.filter(({ text }) =>
    /^(?:a\.?k\.?a\.?(?:['’]?s|\(s\))?|alias(?:es)?)\s?:$/i.test(text),
  );
  const isBeside = (cell: GridCell) =>
    labels.some(({ page, row, column }) => page === cell.page && row === cell.row && column === cell.column);
  return new Set(cells.filter(isBeside));
}

/** The same words at the left and in the second column of a row: drawn there, and hidden here. */
function isPrintedTwice(cells: readonly GridCell[], { page, row, column, text }: GridCell): boolean {
  return (
    column === 'left' &&
    cells.some(
      (cell) => cell.column === 'right' && cell.row === row && cell.page === page && cell.text === text,
    )
  );
}

const LINES_TOLD = 3;

/** '(Write the full name of each plaintiff / who is filing this complaint.)': what a form says in brackets, over its lines. */
function instructionsIn(cells: readonly GridCell[]): Set<GridCell> {
  const told = new Set<GridCell>();
  for (const [at, cell] of cells.entries()) {
    if (!/^[({[]\p{Lu}?\p{Ll}+(?:\s\S+){3}/u.test(cell.text)) continue;
    const lines = cells
      .slice(at, at + 4 * LINES_TOLD)
      .filter(({ column, left }) => column === cell.column && Math.abs(left - cell.left) < 400)
      .slice(0, LINES_TOLD);
    const closed = lines.findIndex(({ text }) => /\)\W*$/.test(text));
    // The bracket may have been taken for a sign of the caption's rule.
    const next = lines.findIndex(({ text }, index) => index > 0 && !/^\p{Ll}/u.test(text));
    const last = closed === -1 ? (next === -1 ? lines.length : next) - 1 : closed;
    for (const line of lines.slice(0, last + 1)) told.add(line);
  }
  return told;
}

const BROKEN = /\p{L}[-/]$|[-/](?:cross|counter|counterclaim|third[- ]party)[-–]?$/iu;
const JOINS_ROLES = /(?:[-–/]|\band|&|\b(?:counter(?:claim)?|cross|third[- ]party)[-–/]?)\s*$/i;

/** 'Defendant, Counter-' and 'Claimant, and Third Party': a role to which another belongs that stands below. */
function isOpenRole(text: string): boolean {
  const tail = JOINS_ROLES.exec(text);
  if (tail === null) return false;
  return isRoleAlone(
    text.slice(0, tail.index).replace(/[\s,/]*(?:\b(?:and|third[- ]party)\b|&)?[\s/-]*$/i, ''),
  );
}

/** What joins the two lines of a role. */
function linkBehind(text: string): string {
  if (/[-–/]$/.test(text)) return '';
  return /\b(?:cross|counter|counterclaim)$/i.test(text) ? '-' : ' ';
}

/** 'Respondents/Cross-' above 'Petitioners.': a role that is broken over two lines. */
function withRolesJoined(cells: readonly GridCell[]): GridCell[] {
  const joined: GridCell[] = [];
  for (const cell of cells) {
    const at = joined.findLastIndex(({ column }) => column === cell.column);
    const above = joined[at];
    const isBroken =
      above !== undefined &&
      cell.row - above.row <= 2 &&
      cell.row > above.row &&
      ((isRoleAlone(cell.text) && BROKEN.test(above.text)) ||
        (isOpenRole(above.text) && (isRoleAlone(cell.text) || isOpenRole(cell.text))));
    if (isBroken) joined[at] = { ...above, text: above.text + linkBehind(above.text) + cell.text };
    else joined.push(cell);
  }
  return joined;
}

/** A drawn line, a seal or a stain that recognition took for letters. */
function isMisreadRule({ text, confidence }: GridCell): boolean {
  if (confidence === null || confidence >= MISREAD || isVersus(text)) return false;
  return !/\p{L}{3}/u.test(text) || (text.match(/(\p{L})\1{2}/giu)?.length ?? 0) > 1;
}

const MISREAD = 53;
const NOISE = 30;
const READ_WELL = 80;

/** Scraps of a stamp or a drawn line, right above or below words that were read well; what is written by hand stands alone. */
function isNoiseBesideNames(
  cells: readonly GridCell[],
  { row, page, confidence, text, left, right }: GridCell,
): boolean {
  if (confidence === null || confidence >= NOISE || isVersus(text) || isRoleAlone(text)) return false;
  return cells.some(
    (cell) =>
      cell.page === page &&
      Math.abs(cell.row - row) === 1 &&
      cell.left < right + 200 &&
      cell.right > left &&
      (cell.confidence ?? 0) >= READ_WELL &&
      !isRoleAlone(cell.text) &&
      !isVersus(cell.text),
  );
}

/** A line drawn in the margin, or for a signature, beside words of its row: no rule between the parties and the rest. */
function isLineBeside(cells: readonly GridCell[], { row, text, start }: GridCell): boolean {
  return (
    /^[_\-–—]{5,}$/.test(text) &&
    cells.some((cell) => cell.row === row && cell.start !== start && /\p{L}{2}/u.test(cell.text))
  );
}
