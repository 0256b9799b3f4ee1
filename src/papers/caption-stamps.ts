import { MONTH_WORD } from '../text/day-words.ts';
import type { GridCell } from './caption-pieces.ts';
import { evidenceAt, type Paper, plain } from './paper.ts';
import type { AnalysisStatement } from './schema.ts';

/** What stands on a stamp of a clerk. */
interface Stamped {
  text: string;
  page: number;
  row: number;
  left: number;
  right: number;
}

const STAMP = /^(?:e-?|electronically\s)?(?:filed|received|endorsed|lodged)\b.{0,20}$/i;
const TIME = new RegExp(
  `\\d\\s?:\\s?\\d\\d\\s*[ap]\\.?\\s?m\\b|\\b\\d{4} ${MONTH_WORD}-\\d{1,2} [ap]m\\b|\\b\\d{1,2}[/-]\\d{1,2}[/-]\\d{2,4}\\b|\\b${MONTH_WORD}\\p{L}*\\.?\\s\\d{1,2},?\\s\\d{4}`,
  'iu',
);
const STAMP_ROWS = 6;
const STAMPED_ABOVE = 20;
const STAMP_EDGE = 300;
/** How wide a stamp is, and where the outer parts of the sheet end and begin: none stands in the middle. */
const WIDEST = 2_800;
const OUTER = { left: 4_000, right: 5_800 };
/** The lines of a stamp are centered on each other. */
const SAME_MIDDLE = 160;

const middleOf = ({ left, right }: Stamped) => (left + right) / 2;

/** A line of a stamp, by its place: narrow, and at an edge of the sheet. */
function isOuter(cell: Stamped): boolean {
  return cell.right - cell.left < WIDEST && (cell.left >= OUTER.right || cell.right <= OUTER.left);
}

/**
 * The cells from 'FILED' down to the day, and those that are centered on a day at the edge of the sheet: which court
 * stamped a paper, over the head that names the court it is for.
 */
export function stampsIn<Cell extends Stamped>(cells: readonly Cell[]): Set<Cell> {
  const stamped = new Set<Cell>();
  const top = cells.filter(({ row }) => row <= STAMPED_ABOVE + STAMP_ROWS);
  for (const cell of top) {
    if (cell.row > STAMPED_ABOVE) continue;
    if (STAMP.test(cell.text)) {
      const below = top.filter(
        ({ page, row, left, right }) =>
          page === cell.page &&
          row >= cell.row &&
          row <= cell.row + STAMP_ROWS &&
          left < cell.right + STAMP_EDGE &&
          right > cell.left - STAMP_EDGE,
      );
      const last = below.findIndex(({ text }) => TIME.test(text));
      for (const one of below.slice(0, last + 1)) stamped.add(one);
    }
    if (TIME.test(cell.text) && isOuter(cell) && !/:(?!\d)/.test(cell.text))
      for (const one of aroundDay(top, cell)) stamped.add(one);
  }
  return stamped;
}

/** The lines right above and below the day of a stamp that are centered on it. */
function aroundDay<Cell extends Stamped>(cells: readonly Cell[], day: Cell): Cell[] {
  const own = cells.filter(
    (cell) =>
      cell.page === day.page && isOuter(cell) && Math.abs(middleOf(cell) - middleOf(day)) <= SAME_MIDDLE,
  );
  const found = [day];
  for (const [step, order] of [
    [1, own.filter(({ row }) => row > day.row)],
    [-1, own.filter(({ row }) => row < day.row).reverse()],
  ] as const) {
    let row = day.row;
    for (const cell of order) {
      if ((cell.row - row) * step > 2 || Math.abs(cell.row - day.row) > STAMP_ROWS) break;
      found.push(cell);
      row = cell.row;
    }
  }
  return found.length > 2 ? found : [];
}

/** 'CLERK, U.S. DISTRICT COURT': the court whose clerk stamps a paper. */
const OF_CLERK =
  /^clerk(?:,|\s+of(?: the)?)?\s+((?:u\.?\s?s\.?|united states) (?:district|bankruptcy) court)\b(.*)$/i;
const DISTRICT = /^(?:\p{L}+ )?district of \p{L}[\p{L} ]+$/iu;
const ROWS_OF_HEAD = 25;

/** The court that the clerk's stamp names, with its district; null without one. */
export function courtOfClerk(paper: Paper, cells: readonly GridCell[]): AnalysisStatement | null {
  for (const cell of cells) {
    const stamp = cell.row < ROWS_OF_HEAD ? OF_CLERK.exec(cell.text) : null;
    const [, court, behind = ''] = stamp ?? [];
    if (court === undefined) continue;
    const start = cell.start + cell.text.indexOf(court);
    if (/district of \p{L}/iu.test(behind))
      return { text: plain(`${court}${behind}`), evidence: evidenceAt(paper, start, cell.end) };
    const district = cells.find(
      (below) =>
        below.page === cell.page &&
        below.row > cell.row &&
        below.row <= cell.row + 2 &&
        Math.abs(middleOf(below) - middleOf(cell)) <= WIDEST / 2 &&
        DISTRICT.test(below.text),
    );
    if (district !== undefined)
      return {
        text: plain(`${court} ${district.text}`),
        evidence: evidenceAt(paper, start, start + court.length),
      };
  }
  return null;
}

/** '"2031 CA 000450" 10059052 Filed at Elm County Clerk …', 'E-Filed 02/07/2031 05:20:27 PM 2031 CA 450'. */
const OF_FILING = [
  /["“”']((?:19|20)\d\d[ -][A-Z]{1,3}[ -]\d{3,7})["“”'][^\n]{0,40}\bfiled\b[^\n]{0,60}\bclerk\b/i,
  /\bfiled\b[^\n]{0,30}\d:\d\d(?::\d\d)?\s?[AP]M\s+((?:19|20)\d\d[ -][A-Z]{1,3}[ -]\d{3,7})(?=\s*\n)/i,
];

/** The number in the stamp that a clerk's system for filing prints on the sheets; null without one. */
export function stampedByClerk(paper: Paper): AnalysisStatement | null {
  for (const pattern of OF_FILING) {
    const match = pattern.exec(paper.text);
    if (match?.[1] === undefined) continue;
    const start = match.index + match[0].indexOf(match[1]);
    return { text: plain(match[1]), evidence: evidenceAt(paper, start, start + match[1].length) };
  }
  return null;
}

const SIT = '(?:northern|southern|eastern|western|middle|central)';
/** 'Southern District of New York': no other court is named by its district alone. */
const FEDERAL_DISTRICT = new RegExp(`^${SIT} district of \\p{L}{3,}(?: \\p{L}{4,})?$`, 'iu');

/** The federal district that a line of the head names, where no court is named beside it; null without one. */
export function districtAlone(
  paper: Paper,
  cells: readonly GridCell[],
  versus: number,
): AnalysisStatement | null {
  const last = versus === -1 ? ROWS_OF_HEAD : versus;
  const cell = cells.find(({ row, text }) => row < last && FEDERAL_DISTRICT.test(text));
  return cell === undefined
    ? null
    : { text: plain(cell.text), evidence: evidenceAt(paper, cell.start, cell.end) };
}
