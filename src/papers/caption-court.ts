import { roleOf } from './caption-cells.ts';
import type { Grid, GridCell } from './caption-grid.ts';
import { evidenceAt, isHeading, isProse, type Paper, plain } from './paper.ts';
import type { AnalysisStatement } from './schema.ts';

const COURT = /\b(?:court|tribunal|appeals board)\b/i;
const COURT_PART =
  /\b(?:court|district|division|county|counties|circuit|state of|commonwealth of|judicial|parish|city of|in and for|branch|department|magistrate|metropolitan)\b/i;
/** Words of the page that speak of a court and do not name the one that sits. */
const NO_COURT =
  /\b(?:court use|court (?:address|telephone|reporter|clerk|file)|clerk of|address of the court|appeal from|certiorari|on petition|on writ|remov(?:al|ed) from|super\. ct|attorneys? (?:at|for)|judge,|presiding)\b|^\(|[:?]$/i;
const OPENING = /^(?:in(?: the)?|state of|commonwealth of|county of|city of|the state of)\b/i;
const LINKING = /^(?:for|of|in|in and for)(?: the)?$/i;
/** '40 Court Street' and what has a ZIP code; a line number may stand before a court. */
const STREET = /^\d+\s+(?:\p{L}+\s+)?court\s+(?!of\b|for\b|in\b)\p{L}|\b\d{5}(?:-\d{4})?\b|@|\bsuite\b/iu;
const ADDRESS = /^\d+\s+\p{Lu}|\b\d{5}(?:-\d{4})?\b|@|\bsuite\b/iu;

const BARE_NUMBER =
  /\b(?:\d{1,2}:)?\d\d[-‑−–\s](?:cv|cr|mc|ap|bk|md|civ\.?|CV)[-‑−–.\s]{1,2}\d{2,6}(?:[-‑–][A-Z]{2,4})*|\b[A-Z]{1,2}-\d{2,4}-[A-Z]{2}-\d{4}-?\d{4,6}\b|\b\d{1,4}\s?Civ\.\s\d+/;
const NUMBER_LABEL =
  /\b(?:case|civil action|civil|cause|docket|index|action|file|adversary|court file)?\s*(?:(?:nos?|number|num)\b|#)\s*[.:]*\s*[:#]?\s*((?:[A-Z]{1,4}\s(?=\d))?[A-Z0-9][\w:./()‑−–-]*(?:,\d{3}\b)?(?:[ ]?[-‑–][ ]?[\w]+|\s(?:Civ\.|CV|cv|SBA|[A-Z]{1,4}\b(?=\s*(?:$|\d)))\s?\d*)*)/i;
/** A number after the name of what it numbers, without 'No.': 'Cause 24-117'. */
const NAMED_NUMBER = /^(?:case|cause|docket|index)\s*:?\s+((?=\S*\d)[A-Z0-9][\w:./-]{4,})$/i;
const LABEL_ALONE =
  /\b(?:case|civil action|cause|docket|index|action|file|adversary)?\s*(?:file\s*)?(?:nos?\.?|numbers?)\s*:?(?:\s*\([^)]*\)\s*:?)?$/i;
const OTHER_NUMBER =
  /\bd\.?c\.? (?:docket|no|case|court)|\b(?:bar|sbn|phone|fax|suite|usdc|d\.\s?c\.|super\.|lower|agency|district court|unit|apt|box|lot|telephone|attorney|permit|rev\.)\b|\bct\.\s/i;

/** Rows of the second column, or of a stamp, may stand between two rows of a name. */
const NEAR_ROWS = 4;

export interface CourtFound {
  statement: AnalysisStatement;
  /** The row where it ends; -1 where it stands beside the parties. */
  end: number;
  isLoose: boolean;
}

/** The court that a head names, with the row on which its name ends. */
export function findCourt(paper: Paper, grid: Grid, versus: number): CourtFound | null {
  const named = grid.cells.filter(({ text }) => isCourtName(text));
  const [top, bottom] = [grid.block?.first ?? versus, grid.block?.last ?? versus + 12];
  const above = named.find(({ row, column }) => (versus === -1 ? row < 25 : row < top) && column !== 'right');
  const beside = named.find(({ row, column }) => column === 'right' && (versus === -1 || row <= bottom));
  const first = above ?? beside ?? named.find(({ row }) => versus === -1 || row < versus + 45);
  if (first === undefined) return null;
  const parts = first.column === 'right' ? partsBeside(grid, first) : partsAround(grid, first, versus);
  const isAbove = first.column !== 'right' && (versus === -1 || first.row < versus);
  const end = isAbove ? headEnd(grid, parts.at(-1) ?? first, versus) : -1;
  return { statement: joined(paper, parts), end, isLoose: above === undefined && beside === undefined };
}

/** The row on which the head around a court's name ends: its unit or division, before the room above the parties. */
function headEnd({ cells }: Grid, last: GridCell, versus: number): number {
  const below = cells.filter(({ row, column }) => row > last.row && row < versus && column !== 'right');
  const apart = below.findIndex(({ isApart }) => isApart);
  const own = below.slice(0, Math.max(0, apart));
  const isHead = own.every(
    ({ text, left, centered }) =>
      !/[,;]$/.test(text) &&
      roleOf(text) === null &&
      (Math.abs(left - last.left) < 150 || (centered && last.centered)),
  );
  const after = below[apart];
  const isName = after !== undefined && roleOf(after.text) === null;
  return isHead && isName ? (own.at(-1)?.row ?? last.row) : last.row;
}

/** Whether a cell names a court, and not only speaks of one. */
export function isCourtName(text: string): boolean {
  return (
    COURT.test(text) && !NO_COURT.test(text) && !STREET.test(text) && !isProse(text) && text.length < 110
  );
}

export function isCourtLine(text: string): boolean {
  return (
    COURT_PART.test(text) &&
    text.length < 90 &&
    !/,$/.test(text) &&
    !NUMBER_LABEL.test(text) &&
    roleOf(text) === null
  );
}

/** Up to the state and county above the court's name, down to its district and division below. */
function partsAround(grid: Grid, first: GridCell, versus: number): GridCell[] {
  const cells = grid.cells.filter(({ page, column }) => page === first.page && column !== 'right');
  const at = cells.indexOf(first);
  const parts = [first];
  for (let up = at - 1; up >= 0; up -= 1) {
    const cell = cells[up];
    const below = parts[0];
    if (
      !cell ||
      !below ||
      below.row - cell.row > NEAR_ROWS ||
      !OPENING.test(cell.text) ||
      NO_COURT.test(cell.text)
    )
      break;
    parts.unshift(cell);
  }
  for (let down = at + 1; down < cells.length; down += 1) {
    const cell = cells[down];
    const before = parts.at(-1);
    if (!cell || !before || cell.row - before.row > NEAR_ROWS) break;
    if (versus !== -1 && cell.row >= versus && first.row < versus) break;
    if (!goesOn(cell, cells[down + 1], before)) break;
    parts.push(cell);
  }
  return parts;
}

function goesOn(cell: GridCell, next: GridCell | undefined, before: GridCell): boolean {
  const { text } = cell;
  if (NO_COURT.test(text) || roleOf(text) !== null) return false;
  if (ADDRESS.test(text) && (STREET.test(text) || !isCourtLine(text))) return false;
  if (LINKING.test(text)) return next !== undefined && isCourtLine(next.text);
  // A line that ends in a link or a comma goes on, whatever the next one says.
  if (/\b(?:of|for|the|in|and)$|,$/i.test(before.text) && text.length < 60 && !/\d{3}/.test(text))
    return true;
  if (isCourtLine(text) && !/[,;]$/.test(text)) return true;
  return (
    /^AT [A-Z][A-Z .]+[A-Z]$/.test(text) ||
    (/^[A-Z][A-Z. ]+, [A-Z ]+$/.test(text) && cell.centered && before.centered)
  );
}

/** A court that stands beside the parties: the cells of its column above and below that belong to its name. */
function partsBeside(grid: Grid, first: GridCell): GridCell[] {
  const column = grid.cells.filter(({ page, column: side }) => page === first.page && side === 'right');
  const at = column.indexOf(first);
  const parts = [first];
  const above = column[at - 1];
  if (
    above !== undefined &&
    first.row - above.row <= NEAR_ROWS &&
    (LINKING.test(above.text) || OPENING.test(above.text))
  )
    parts.unshift(above);
  for (const cell of column.slice(at + 1, at + 6)) {
    const before = parts.at(-1);
    const far = cell.row - (before?.row ?? 0) > NEAR_ROWS;
    if (far || NO_COURT.test(cell.text) || numberIn(cell.text) !== null || ADDRESS.test(cell.text)) break;
    const isOpen = /\b(?:of|for|the|in|and)$|,$/i.test(before?.text ?? '');
    // 'AT NEW HAVEN', 'J.D. OF NEW HAVEN': where it sits.
    const isPlace =
      /^(?:\p{Lu}\.\s?)*(?:at|of|for|in)\b/iu.test(cell.text) &&
      !/\d/.test(cell.text) &&
      isHeading(cell.text);
    if (!isOpen && !isPlace && !isCourtLine(cell.text) && !/^\p{Lu}[\p{L} ]+,\s\p{Lu}/u.test(cell.text))
      break;
    parts.push(cell);
  }
  return parts;
}

/** Several cells as one statement; its quotation is the first of them where words of others stand between. */
function joined(paper: Paper, parts: readonly GridCell[]): AnalysisStatement {
  // The number of a line of pleading paper is none of the name's.
  const text = plain(parts.map((part) => part.text.replace(/^\d{1,2}\s+(?=\p{Lu}{2})/u, '')).join(' '));
  const start = parts[0]?.start ?? 0;
  const end = parts.at(-1)?.end ?? start;
  const inOrder = parts.every((part, index) => index === 0 || part.start >= (parts[index - 1]?.end ?? 0));
  const between = inOrder ? plain(paper.text.slice(start, end)).length : Number.POSITIVE_INFINITY;
  const evidence =
    between <= text.length + 4 * parts.length
      ? evidenceAt(paper, start, end)
      : evidenceAt(paper, start, parts[0]?.end ?? start);
  return { text, evidence };
}

export interface NumberFound {
  statement: AnalysisStatement;
  isLabeled: boolean;
}

/** The number of the case: labeled or by its form, in the order in which a person looks for it. */
export function findNumber(paper: Paper, grid: Grid, versus: number): NumberFound | null {
  const rows = versus === -1 ? 45 : versus + 45;
  const cells = grid.cells.filter(({ row, text }) => row < rows && !isProse(text));
  let weak: NumberFound | null = null;
  for (const [index, cell] of cells.entries()) {
    const hit = numberIn(cell.text) ?? numberBelow(cells, index);
    if (hit === null) continue;
    const from = hit.cell ?? cell;
    const start = from.start + from.text.indexOf(hit.value);
    const end = start + hit.value.length;
    const statement = { text: plain(hit.value), evidence: evidenceAt(paper, start, end) };
    if (hit.isOther) weak ??= { statement, isLabeled: false };
    else return { statement, isLabeled: hit.isLabeled };
  }
  return weak ?? numberBeside(paper, grid, versus);
}

/** A number that nothing names, alone in a cell beside the parties: 'S-24-0117'. */
function numberBeside(paper: Paper, grid: Grid, versus: number): NumberFound | null {
  if (versus === -1) return null;
  const cell = grid.cells.find(
    ({ row, column, text }) =>
      column === 'right' &&
      Math.abs(row - versus) < 10 &&
      /^(?=.*\d{3})[A-Z]{0,4}[-\s]?\d[\dA-Z-]{2,14}$/i.test(text) &&
      !/^\d{5}(?:-\d{4})?$|^\d{3}-\d{4}$/.test(text),
  );
  if (cell === undefined) return null;
  const statement = { text: cell.text, evidence: evidenceAt(paper, cell.start, cell.end) };
  return { statement, isLabeled: false };
}

/** No label is longer. */
const LABEL_LENGTH = 26;

interface Hit {
  value: string;
  isLabeled: boolean;
  /** The number of another court, or of another thing. */
  isOther: boolean;
  cell?: GridCell;
}

export function numberIn(text: string): Hit | null {
  const isOther = OTHER_NUMBER.test(text);
  const labeled = (NUMBER_LABEL.exec(text) ?? NAMED_NUMBER.exec(text))?.[1]?.trim() ?? '';
  // 'number 12' may be of anything; a case has a longer one, or is called one.
  const isLong = /\d{3}|[-/]|[A-Z]/.test(labeled) || /\b(?:case|cause|docket|index|action)\b/i.test(text);
  const isNumber = isLong && /\d{2}/.test(labeled) && !/^\d{5}$/.test(labeled) && !/_{2,}/.test(labeled);
  if (isNumber && !isOther) return { value: ended(labeled), isLabeled: true, isOther: false };
  const bare = BARE_NUMBER.exec(text)?.[0];
  if (bare !== undefined && !/_{2,}/.test(bare)) return { value: ended(bare), isLabeled: false, isOther };
  return null;
}

/** Whether a line is a number of a case with its label, and nothing else. */
export function isNumberLine(text: string): boolean {
  const hit = numberIn(text);
  return hit !== null && (!hit.isLabeled || text.length - hit.value.length < LABEL_LENGTH);
}

function ended(value: string): string {
  const words = value.replace(/\s\p{Ll}{1,4}$/u, '').replace(/[.,;:]+$/, '');
  return words.includes(')') && !words.includes('(') ? words.replace(/\).*$/, '') : words;
}

/** A label alone: its number stands below it or right of it. */
function numberBelow(cells: readonly GridCell[], index: number): Hit | null {
  const label = cells[index];
  if (label === undefined || !LABEL_ALONE.test(label.text) || OTHER_NUMBER.test(label.text)) return null;
  const near = cells.slice(index + 1, index + 9).find((cell) => {
    if (cell.page !== label.page || cell.row - label.row > 2) return false;
    const isBelow = cell.row > label.row && cell.left < label.right + 300 && cell.right > label.left - 300;
    const isBeside = cell.row === label.row;
    return (
      (isBelow || isBeside) && /\d{2}/.test(cell.text) && cell.text.length < 40 && !/^\d{5}$/.test(cell.text)
    );
  });
  if (near === undefined || numberIn(near.text)?.isOther === true) return null;
  const value = /[A-Z0-9][\w:./()‑−–-]*\d[\w:./()‑−–-]*(?: [A-Z]{2,4}\b)?/i.exec(near.text)?.[0];
  return value === undefined ? null : { value: ended(value), isLabeled: true, isOther: false, cell: near };
}
