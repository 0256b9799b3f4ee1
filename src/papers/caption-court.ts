import { isUnchecked, stampsIn } from './caption-blanks.ts';
import { roleOf } from './caption-cells.ts';
import { fullest } from './caption-court-votes.ts';
import type { Grid } from './caption-grid.ts';
import { isLabeled as hasLabeledNumber, numberIn } from './caption-number.ts';
import type { GridCell } from './caption-pieces.ts';
import { STATE_NAMES, saysWhere, withDivision, withPlaces } from './caption-place.ts';
import { evidenceAt, isHeading, isProse, type Paper, plain } from './paper.ts';
import type { AnalysisStatement } from './schema.ts';

const COURT = /\b(?:court|tribunal|appeals board)\b/i;
const COURT_PART =
  /\b(?:court|district|division|county|counties|circuit|state of|commonwealth of|judicial|parish|city of|in and for|branch|department|magistrate|metropolitan|part|precinct|appellate)\b/i;
/** 'United States Bankruptcy Court for the:' asks for the district that is filled in below. */
const ASKED = /\b(for|of)( the)?:$/i;
/** A label and number of the case on the line of the court. */
const NUMBER_BEHIND = /\s+(?:case|cause|docket|index|civil action|file)\s+(?:nos?\b|number\b).*$/i;
/** Words of the page that speak of a court and do not name the one that sits. */
const NO_COURT =
  /\b(?:court use|court (?:address|telephone|reporter|clerk|file)|clerk\S{0,3}(?:\s?of|\W)|address of the court|appeal from|certiorari|on petition|on writ|remov(?:al|ed) from|super\. ct|attorneys? (?:at|for)|judge,|presiding)\b|^\(|[:?]$/i;
const OPENING = /^(?:in(?: the)?|state of|commonwealth of|county of|city of|the state of)\b/i;
const LINKING = /^(?:for|of|in|in and for)(?: the)?$/i;
/** 'prepared by the court', 'court coordinator': a court that has no name here. */
const UNNAMED =
  /(?:^|\s)(?:the|this|that|said|by|to|an?|any|our|your|such|open|into|in|before|from|with)\s+court(?!\s+(?:of|for)\b)/i;
/** No name of a court holds these words. */
const SPOKEN = /\b(?:to|your|you|from|by|on|fund|this)\b/i;
const FOLLOWS_COURT = /^(?:$|\s*[^\p{L}\s]|\s+(?:of|for|in|at|no|nos|number|and|[-–—\d])(?![\p{L}]))/iu;
/** '40 Court Street' and what has a ZIP code; a line number may stand before a court. */
const STREET =
  /^(?:\p{L}\s)?\d+\s+(?:\p{L}+\s+)?court\s+(?!of\b|for\b|in\b)\p{L}|^(?:\p{L}\s)?\d+\s+(?!.*\b(?:district|circuit|superior|supreme|county|states|judicial)\b)(?:\p{L}+\s+){0,3}court[.,]?$|\b\d{5}(?:-\d{4})?\b|@|\bsuite\b/iu;
const ADDRESS = /^\d+\s+\p{Lu}|\b\d{5}(?:-\d{4})?\b|@|\bsuite\b/iu;

/** Rows of the second column, or of a stamp, may stand between two rows of a name. */
const NEAR_ROWS = 4;
/** Recognition below this saw letters where none are. */
const SEEN = 45;

export interface CourtFound {
  statement: AnalysisStatement;
  /** The row where it ends; -1 where it stands beside the parties. */
  end: number;
  isLoose: boolean;
  /** Where the words of its name begin: they are no party's. */
  starts: ReadonlySet<number>;
  parts: readonly GridCell[];
}

/** Bodies that decide and are not called courts, and places of courts that stand for their name. */
const WEAK =
  /\bjudicial (?:district|circuit)\b|\b(?:commission|board|office of (?:administrative )?hearings|hearings? division)\b/i;
/** What text recognition saw before the first word of a name. */
const SPECKS = /^(?:[^\p{L}\d]+|\S{1,3}[:.]?\s+(?=IN THE\b))/u;
/** The court that a head names, with the row on which its name ends. */
export function findCourt(paper: Paper, grid: Grid, versus: number): CourtFound | null {
  const all = grid.cells.filter(
    (cell, at) =>
      isCourtName(cell.text) || isWeakName(cell, versus, grid.cells.slice(Math.max(0, at - 4), at)),
  );
  // The stamp of the court that took a paper in is read where no head says more.
  const stamped = stampsIn(grid.cells);
  const printed = all.filter((cell) => !stamped.has(cell));
  const named = printed.length > 0 ? printed : all;
  const [top, bottom] = [grid.block?.first ?? versus, grid.block?.last ?? versus + 12];
  const above = best(
    named.filter(({ row, column }) => (versus === -1 ? row < 25 : row < top) && column !== 'right'),
  );
  const beside = best(
    named.filter(({ row, column }) => column === 'right' && (versus === -1 || row <= bottom)),
  );
  const first = above ?? beside ?? best(named.filter(({ row }) => versus === -1 || row < versus + 45));
  if (first === undefined) return null;
  const partsOf = (cell: GridCell) =>
    cell.column === 'right' ? partsBeside(grid, cell) : partsAround(grid, cell, versus);
  const own = fullest(partsOf(first), all, partsOf);
  const isAbove = first.column !== 'right' && (versus === -1 || first.row < versus);
  const parts = withDivision(grid, withPlaces(grid, own));
  const end = isAbove ? headEnd(grid, own.at(-1) ?? first, versus) : -1;
  return {
    statement: joined(paper, parts),
    end,
    isLoose: above === undefined && beside === undefined,
    starts: new Set(parts.map(({ start }) => start)),
    parts,
  };
}

/** 'IN THE 29TH JUDICIAL CIRCUIT, …', 'BEFORE THE INDUSTRIAL COMMISSION OF …': a heading near the top. */
function isWeakName(cell: GridCell, versus: number, before: readonly GridCell[]): boolean {
  const { text, row, centered, column } = cell;
  const isBelowState = before.some(
    (other) =>
      other.row === row - 1 &&
      (Math.abs(other.left - cell.left) < 200 || (other.centered && centered)) &&
      /^(?:state of \p{L}|commonwealth of \p{L}|united states of america$)/iu.test(other.text),
  );
  const isOpened = /^(?:in|before) the\b/i.test(text.replace(SPECKS, ''));
  return (
    WEAK.test(text) &&
    (isOpened || isBelowState || (centered && STATE_NAMES.test(text))) &&
    column !== 'right' &&
    row < (versus === -1 ? 12 : versus) &&
    isHeading(text.replace(SPECKS, '')) &&
    !NO_COURT.test(text)
  );
}

/** The cell that looks most like the heading of a paper; of equals the first. */
function best(named: readonly GridCell[]): GridCell | undefined {
  let found: { cell: GridCell; score: number } | undefined;
  const top = named[0]?.row ?? 0;
  for (const cell of named) {
    const { text, centered, row, bold, confidence } = cell;
    const score =
      (centered ? 3 : 0) +
      (bold ? 1 : 0) +
      (OPENING.test(text.replace(SPECKS, '')) ? 2 : 0) +
      (isHeading(text) ? 2 : 0) +
      (STATE_NAMES.test(text) ? 2 : 0) +
      (/\s\S+\s\S/.test(text) ? 2 : 0) -
      (COURT.test(text) ? 0 : 4) -
      (confidence !== null && confidence < 50 ? 6 : 0) -
      (row - top);
    if (found === undefined || score > found.score) found = { cell, score };
  }
  return found?.cell;
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

/** 'Date and place of court appearance: …': what stands behind a label that is no part of a name. */
const LABELED = /^(?!(?:the )?(?:county|state|city|court|district)\b)[^:]*\p{Ll}[^:]*:(?:\s|$)/iu;

/** Whether a cell names a court, and not only speaks of one. */
export function isCourtName(printed: string): boolean {
  const text = printed.replace(ASKED, '$1$2').replace(NUMBER_BEHIND, '');
  return (
    COURT.test(text) &&
    /\S\s+\S/.test(text) &&
    !isUnchecked(printed) &&
    !NO_COURT.test(text) &&
    !STREET.test(text) &&
    !/\svs?\.?\s/i.test(text) &&
    !LABELED.test(text) &&
    isNamed(text) &&
    !isProse(text.replace(/\b(?:in the|in and for|of the|for the)\b/gi, '')) &&
    text.length < 110
  );
}

/** Whether words say which court, or of what kind it is. */
function isNamed(text: string): boolean {
  if (UNNAMED.test(text) || SPOKEN.test(text)) return false;
  const after = text.slice(text.toLowerCase().lastIndexOf('court') + 'court'.length);
  return (
    !/\bcourt\b/i.test(text) || FOLLOWS_COURT.test(after) || COURT_PART.test(after) || STATE_NAMES.test(after)
  );
}

/** A label of a form whose blank stands elsewhere: 'County', 'Judicial District:'. */
const LABEL_ALONE = /^(?:county|district|division|circuit|department|branch|part|precinct|parish)$|:$/i;

export function isCourtLine(text: string): boolean {
  return (
    COURT_PART.test(text) &&
    !LABEL_ALONE.test(text) &&
    text.length < 90 &&
    !/,$/.test(text) &&
    !hasLabeledNumber(text) &&
    roleOf(text) === null
  );
}

/** Up to the state and county above the court's name, down to its district and division below. */
function partsAround(grid: Grid, first: GridCell, versus: number): GridCell[] {
  // What stands beside the name in a table belongs to other things.
  const cells = grid.cells.filter(
    ({ page, column, left, right, text }) =>
      page === first.page &&
      column !== 'right' &&
      left < first.right &&
      right > first.left &&
      !isUnchecked(text),
  );
  const at = cells.indexOf(first);
  const parts = [first];
  for (let up = at - 1; up >= 0; up -= 1) {
    const cell = cells[up];
    const below = parts[0];
    if (
      !cell ||
      !below ||
      below.row - cell.row > NEAR_ROWS ||
      !(OPENING.test(cell.text) || isStateAbove(cell, below)) ||
      NO_COURT.test(cell.text) ||
      (cell.confidence ?? SEEN) < SEEN
    )
      break;
    parts.unshift(cell);
  }
  const filled = filledIn(grid, first);
  if (filled !== undefined) return [...parts, filled];
  for (let down = at + 1; down < cells.length; down += 1) {
    const cell = cells[down];
    const before = parts.at(-1);
    if (!cell || !before || cell.row - before.row > NEAR_ROWS) break;
    if (versus !== -1 && cell.row >= versus && first.row < versus) break;
    // What stands within the rule of the parties is a party: 'STATE OF MISSOURI ex rel.'
    if (grid.block !== null && cell.row >= grid.block.first && first.row < grid.block.first) break;
    if (!goesOn(cell, cells[down + 1], before)) break;
    parts.push(cell);
  }
  return parts;
}

/** A blank of a form, filled in right of the words that ask for it: 'COUNTY OF' and 'Santa Clara'. */
function filledIn({ cells }: Grid, { row, right, text, page }: GridCell): GridCell | undefined {
  const isOpen = /\b(?:of|for)$/i.test(text);
  const isWhole = saysWhere(text) && !/\b(?:district|bankruptcy) court$/i.test(text);
  if (!isOpen && !text.endsWith(',') && isWhole) return undefined;
  const beside = cells.find(
    (cell) =>
      cell.page === page &&
      cell.row === row &&
      cell.left >= right &&
      cell.left < right + 1_200 &&
      /^\p{L}[\p{L} .'’-]{2,40}$/u.test(cell.text),
  );
  if (beside === undefined || isOpen) return beside;
  return isCourtLine(beside.text) && saysWhere(beside.text) ? beside : undefined;
}

/** 'TENNESSEE BUREAU OF WORKERS’ COMPENSATION' above its board: the heading that says of which state a court is. */
function isStateAbove(cell: GridCell, below: GridCell): boolean {
  return (
    cell.row === below.row - 1 &&
    cell.centered &&
    below.centered &&
    STATE_NAMES.test(cell.text) &&
    !STATE_NAMES.test(below.text) &&
    isHeading(cell.text)
  );
}

function goesOn(cell: GridCell, next: GridCell | undefined, before: GridCell): boolean {
  const { text } = cell;
  if (NO_COURT.test(text) || roleOf(text) !== null || LABELED.test(text)) return false;
  if (ADDRESS.test(text) && (STREET.test(text) || !isCourtLine(text))) return false;
  if (LINKING.test(text)) return next !== undefined && isCourtLine(next.text);
  // A line that ends in a link or a comma goes on, whatever the next one says.
  if (/\b(?:of|for|the|in|and):?$|,$/i.test(before.text) && text.length < 60 && !/\d{3}/.test(text))
    return true;
  if (isCourtLine(text) && !/[,;]$/.test(text)) return true;
  return (
    (/^at(?: \p{Lu}[\p{L}.]+){1,3}$/iu.test(text) && cell.centered === before.centered) ||
    (/^[A-Z][A-Z. ]+, [A-Z ]+$/.test(text) && cell.centered && before.centered)
  );
}

/** A court that stands beside the parties: the cells of its column above and below that belong to its name. */
function partsBeside(grid: Grid, first: GridCell): GridCell[] {
  const column = grid.cells.filter(
    ({ page, column: side, text }) => page === first.page && side === 'right' && !isUnchecked(text),
  );
  const at = column.indexOf(first);
  const parts = [first];
  const above = column[at - 1];
  if (
    above !== undefined &&
    first.row - above.row <= NEAR_ROWS &&
    (LINKING.test(above.text) || (OPENING.test(above.text) && !/[:?(]/.test(above.text)))
  )
    parts.unshift(above);
  for (const [index, cell] of column.slice(at + 1, at + 6).entries()) {
    const before = parts.at(-1);
    // Beside a long list of parties the lines of a court's name stand far apart.
    const far = cell.row - (before?.row ?? 0) > (isCourtLine(cell.text) ? 2 * NEAR_ROWS : NEAR_ROWS);
    const isOther = NO_COURT.test(cell.text) || LABELED.test(cell.text) || ADDRESS.test(cell.text);
    if (far || isOther || numberIn(cell.text) !== null) break;
    const isOpen = /\b(?:of|for|the|in|and)$|,$/i.test(before?.text ?? '');
    // 'AT NEW HAVEN', 'J.D. OF NEW HAVEN': where it sits.
    const isPlace =
      /^(?:\p{Lu}\.\s?)*(?:at|of|for|in)\b/iu.test(cell.text) &&
      !/\d/.test(cell.text) &&
      isHeading(cell.text);
    const next = column[at + 2 + index];
    // 'PRECINCT 3', 'NO. 2': between a court and its county.
    const isBetween =
      cell.text.length < 30 &&
      (isHeading(cell.text) || /^no\. ?\d{1,3}$/i.test(cell.text)) &&
      next !== undefined &&
      next.row - cell.row <= NEAR_ROWS &&
      isCourtLine(next.text);
    const isOwn =
      isCourtLine(cell.text) ||
      (LINKING.test(cell.text) && next !== undefined && isCourtLine(next.text)) ||
      /^\p{Lu}[\p{L} ]+,\s\p{Lu}/u.test(cell.text);
    if (!isOpen && !isPlace && !isBetween && !isOwn) break;
    parts.push(cell);
  }
  return parts;
}

/** '48™' is how text recognition reads a raised 'TH'; a colon asks for what is filled in behind it. */
const ordinals = (text: string) =>
  text.replace(/(\d)\s?™/g, '$1TH').replace(/\b(for|of)( the)?: /gi, '$1$2 ');

/** Several cells as one statement; its quotation is the first of them where words of others stand between. */
function joined(paper: Paper, parts: readonly GridCell[]): AnalysisStatement {
  // The number of a line of pleading paper is none of the name's.
  const text = ordinals(
    plain(
      parts
        .map(({ text: printed, confidence }) =>
          (confidence === null ? printed : printed.replace(/;/g, ','))
            .replace(/^\d{1,2}\s+(?=\p{Lu}{2})/u, '')
            .replace(SPECKS, '')
            .replace(NUMBER_BEHIND, ''),
        )
        .join(' '),
    ),
  );
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
