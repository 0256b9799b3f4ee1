import { US_STATES } from '../states.ts';
import { roleOf } from './caption-cells.ts';
import {
  COURT,
  isCourtName,
  NO_COURT,
  NUMBER_BEHIND,
  OPENING,
  SPECKS,
  UNIT_ALONE,
} from './caption-court-names.ts';
import { partsAround, partsBeside } from './caption-court-parts.ts';
import { fullest } from './caption-court-votes.ts';
import type { Grid } from './caption-grid.ts';
import { withWordsJoined } from './caption-misread.ts';
import type { GridCell } from './caption-pieces.ts';
import { STATE_NAMES, saysWhere, withDivision, withPlaces } from './caption-place.ts';
import { stampsIn } from './caption-stamps.ts';
import { evidenceAt, isHeading, type Paper, plain } from './paper.ts';
import type { AnalysisStatement } from './schema.ts';

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
const TITLED =
  /^(?:citation|summons|notice|petition|complaint|writ|subpoena|application|affidavit)\b[^,]{0,30}\s[-–—]\s/i;
/** The court that a head names, with the row on which its name ends. */
export function findCourt(paper: Paper, grid: Grid, versus: number): CourtFound | null {
  const all = grid.cells.filter(
    (cell, at) =>
      isCourtName(cell.text) || isWeakName(cell, versus, grid.cells.slice(Math.max(0, at - 8), at)),
  );
  // The stamp of the court that took a paper in is read where no head says more.
  const stamped = stampsIn(grid.cells);
  const printed = all.filter((cell) => !stamped.has(cell));
  const read = printed.length > 0 ? printed : all;
  // 'CITATION - JUSTICE COURT' is what a paper is called, where its court is named elsewhere.
  const own = read.filter(({ text }) => !TITLED.test(text));
  const named = own.some(({ text }) => saysWhere(text)) ? own : read;
  const [top, bottom] = [grid.block?.first ?? versus, grid.block?.last ?? versus + 12];
  const above = best(
    named.filter(({ row, column }) => (versus === -1 ? row < 25 : row < top && column !== 'right')),
  );
  const beside = best(
    named.filter(({ row, column }) => column === 'right' && (versus === -1 || row <= bottom)),
  );
  const first = above ?? beside ?? best(named.filter(({ row }) => versus === -1 || row < versus + 45));
  if (first === undefined) return null;
  const partsOf = (cell: GridCell) =>
    cell.column === 'right' ? partsBeside(grid, cell) : partsAround(grid, cell, versus);
  const whole = fullest(partsOf(first), all, partsOf);
  const isAbove = first.column !== 'right' && (versus === -1 || first.row < versus);
  const parts = withDivision(grid, withPlaces(grid, whole));
  const end = isAbove ? headEnd(grid, whole.at(-1) ?? first, versus) : -1;
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
  const isRightBelow = (other: GridCell) =>
    other.row >= row - 4 &&
    other.row < row &&
    before.every(
      (between) =>
        between.row <= other.row ||
        UNIT_ALONE.test(between.text) ||
        between.left > Math.max(cell.right, other.right),
    );
  const isBelowState = before.some(
    (other) =>
      (isRightBelow(other) || (other.row === row - 2 && isCountyAt(before, row - 1))) &&
      (Math.abs(other.left - cell.left) < 200 || (other.centered && centered) || isOver(other, cell)) &&
      /^(?:state of \p{L}|commonwealth of \p{L}|united states of america$)/iu.test(other.text),
  );
  // '16TH JUDICIAL CIRCUIT, ELM COUNTY' names a court, too.
  const isWhole =
    /^\d{1,2}(?:st|nd|rd|th) judicial (?:circuit|district)(?: court)?,? (?:\p{L}+ ){1,2}county$/iu.test(text);
  // 'JUDICIAL DISTRICT' and, in the same form, '22nd JUDICIAL CIRCUIT' above 'Elm COUNTY': the one that was filled in.
  if (UNIT_ALONE.test(text)) return false;
  const isOpened = isWhole || /^(?:in|before) the\b/i.test(text.replace(SPECKS, ''));
  return (
    WEAK.test(text) &&
    (isOpened || isBelowState || (centered && STATE_NAMES.test(text))) &&
    column !== 'right' &&
    row < (versus === -1 ? 12 : versus) &&
    isHeading(text.replace(SPECKS, '')) &&
    !NO_COURT.test(text)
  );
}

/** In the middle of the same box of a form. */
const isOver = (above: GridCell, { left, right }: GridCell) =>
  above.left >= left && above.right <= right && above.left - left > (right - left) / 10;

const isCountyAt = (cells: readonly GridCell[], at: number) =>
  cells.some(({ row, text }) => row === at && /^(?:county|parish) of \p{L}/iu.test(text));

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
      !/^(?!county|judicial)\p{L}[\p{L} ]{2,24}:\s/iu.test(text) &&
      roleOf(text) === null &&
      (Math.abs(left - last.left) < 150 || (centered && last.centered)),
  );
  const after = below[apart];
  const isName = after !== undefined && roleOf(after.text) === null;
  return isHead && isName ? (own.at(-1)?.row ?? last.row) : last.row;
}

/** '48™' is how text recognition reads a raised 'TH'; a colon asks for what is filled in behind it. */
const ordinals = (text: string) =>
  text.replace(/(\d)\s?(?:™|['’]!)/g, '$1TH').replace(/\b(for|of)( the)?: /gi, '$1$2 ');

const STATE_FIRST = new RegExp(
  `^(${US_STATES.map(({ name }) => name).join('|')}):\\s+(?:in the\\s+)?(.+)$`,
  'iu',
);

/** 'VIRGINIA: IN THE GENERAL DISTRICT COURT OF …' with its state behind it, as other courts are called. */
const stateLast = (text: string) => text.replace(STATE_FIRST, '$2, $1');

/** 'District Court: SECOND JUDICIAL', a blank behind the kind of court, as the court is called. */
function withoutLabel(text: string): string {
  return text
    .replace(
      /^((?:district|circuit) court):\s*(?:the\s+)?(\S+(?:[\s-]\S+)?\s+judicial)(?:\s+(?:district|circuit))?(?=[\s,]|$),?/i,
      (_, court: string, ordinal: string) => `${ordinal} ${court},`,
    )
    .replace(/,\s*$/, '');
}

/** '… OF THE STATE OF OHIO FOR THE COUNTY OF': a county that nobody filled in is none. */
function withoutBlank(text: string): string {
  const whole = withoutLabel(stateLast(withWordsJoined(ordinals(text))));
  const rest = whole.replace(/,?\s+(?:in and )?(?:for )?(?:the )?county of[\s_]*$/i, '');
  return STATE_NAMES.test(rest) && COURT.test(rest) ? rest : whole;
}

/** Several cells as one statement; its quotation is the first of them where words of others stand between. */
function joined(paper: Paper, parts: readonly GridCell[]): AnalysisStatement {
  // The number of a line of pleading paper is none of the name's.
  const text = withoutBlank(
    plain(
      parts
        .map(({ text: printed, confidence }) =>
          (confidence === null ? printed : printed.replace(/;/g, ','))
            .replace(/^\d{1,2}\s+(?=\p{Lu}{2})/u, '')
            .replace(SPECKS, '')
            .replace(/^INTHE(?=\p{Lu}{3})/u, 'IN THE ')
            .replace(/^court:\s+|,\s?s\.?[sc]\.?:?$/gi, '')
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
