import { US_STATES } from '../states.ts';
import { isUnchecked } from './caption-blanks.ts';
import { roleOf } from './caption-cells.ts';
import {
  ADDRESS,
  COURT,
  isCourtLine,
  LABELED,
  LINKING,
  NO_COURT,
  OPENING,
  STREET,
  UNIT_ALONE,
} from './caption-court-names.ts';
import type { Grid } from './caption-grid.ts';
import { numberIn } from './caption-number.ts';
import type { GridCell } from './caption-pieces.ts';
import { STATE_NAMES, saysWhere } from './caption-place.ts';
import { isHeading, isProse } from './paper.ts';

/** Rows of the second column, or of a stamp, may stand between two rows of a name. */
const NEAR_ROWS = 4;
/** Of the narrower of two lines that stand below each other; what a stamp beside them shares with them is less. */
const SHARED = 0.25;
/** Recognition below this saw letters where none are. */
const SEEN = 45;

/** Up to the state and county above the court's name, down to its district and division below. */
export function partsAround(grid: Grid, first: GridCell, versus: number): GridCell[] {
  // What stands beside the name in a table belongs to other things.
  const cells = grid.cells.filter(
    ({ page, column, left, right, text }) =>
      page === first.page &&
      column !== 'right' &&
      Math.min(right, first.right) - Math.max(left, first.left) >
        SHARED * Math.min(right - left, first.right - first.left) &&
      !isUnchecked(text),
  );
  const at = cells.indexOf(first);
  const parts = [first];
  for (let up = at - 1; up >= 0; up -= 1) {
    const cell = cells[up];
    const below = parts[0];
    if (cell && UNIT_ALONE.test(cell.text)) continue;
    if (
      !cell ||
      !below ||
      below.row - cell.row > NEAR_ROWS ||
      !(OPENING.test(cell.text) || isStateAbove(cell, below) || isBegun(cell, below)) ||
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
    // A stamp beside the lines of a wide head.
    if (cell.row === before.row && before !== first && !isCourtLine(cell.text)) continue;
    if (versus !== -1 && cell.row >= versus && first.row < versus) break;
    // What stands within the rule of the parties is a party: 'STATE OF MISSOURI ex rel.'
    if (grid.block !== null && cell.row >= grid.block.first && first.row < grid.block.first) break;
    const next = cells.slice(down + 1).find(({ row }) => row > cell.row);
    if (isStateAgain(cell, parts) || !goesOn(cell, next, before)) break;
    parts.push(cell);
  }
  const last = parts.at(-1);
  const county =
    last !== undefined && last !== first && /\b(?:county|parish) of$/i.test(last.text)
      ? filledIn(grid, last)
      : undefined;
  return county === undefined || parts.includes(county) ? parts : [...parts, county];
}

const SAME_EDGE = 150;

/** A blank of a form, filled in right of, or in the box below, the words that ask for it: 'COUNTY OF' and 'Santa Clara'. */
function filledIn({ cells }: Grid, { row, left, right, text, page }: GridCell): GridCell | undefined {
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
  if (isOpen && /\b(?:county|parish) of$/i.test(text))
    return (
      beside ??
      cells.find(
        (cell) =>
          cell.page === page &&
          cell.row > row &&
          cell.row <= row + 2 &&
          Math.abs(cell.left - left) < SAME_EDGE &&
          /^(?!.*\bcourt\b)\p{Lu}[\p{L}.'’]*(?: \p{Lu}[\p{L}.'’]*){0,2}$/iu.test(cell.text),
      )
    );
  if (beside === undefined || isOpen) return beside;
  return isCourtLine(beside.text) && saysWhere(beside.text) ? beside : undefined;
}

/** 'SUPERIOR COURT DEPARTMENT' above 'OF THE TRIAL COURT': a name that begins on the line above. */
function isBegun(cell: GridCell, below: GridCell): boolean {
  return below.row === cell.row + 1 && /^(?:of|for) /i.test(below.text) && COURT.test(cell.text);
}

/**
 * 'TENNESSEE BUREAU OF WORKERS’ COMPENSATION' above its board, 'VIRGINIA:' above its courts: the heading that says of
 * which state a court is.
 */
function isStateAbove(cell: GridCell, below: GridCell): boolean {
  if (below.row - cell.row > 2 || STATE_NAMES.test(below.text)) return false;
  const isOver = cell.centered && below.centered && isHeading(cell.text);
  return STATE_NAMES.test(cell.text) && (isOver || /^virginia\s?:$/i.test(cell.text));
}

/** What no name of a court ends with: a link, a comma, or the first word of a place that has another ('LOS', 'SAN', 'ST.'). */
const OPEN =
  /\b(?:of|for|the|in|and):?$|,$|\b(?:los|las|san|santa|santo|el|la|del|de|dona|doña|rio|st\.?|saint|ste\.?|new|contra|fort|port|prince|van|palm|grand)$/iu;

const STATE_ALONE = /^(?:the )?(?:state|commonwealth|people) of (\p{L}[\p{L} ]+?)[,.]?$/iu;

/** 'STATE OF OHIO' below '… COURT OF THE STATE OF OHIO FOR ELM COUNTY': it sues, and is none of the court's name. */
function isStateAgain({ text }: GridCell, parts: readonly GridCell[]): boolean {
  const state = STATE_ALONE.exec(text)?.[1]?.toLowerCase();
  return state !== undefined && parts.some((part) => part.text.toLowerCase().includes(`of ${state}`));
}

/** 'California Northern District (San Jose)', 'Maine (Portland)': how registers of federal courts say which one it is. */
const FEDERAL_SITS = new RegExp(
  `^(?:${US_STATES.map(({ name }) => name).join('|')})(?: (?:northern|southern|eastern|western|middle|central))?(?: district)?(?: \\(\\p{Lu}[\\p{L} .'’-]+\\))?$`,
  'iu',
);
const FEDERAL_ALONE = /\b(?:u\.?\s?s\.?|united states) (?:district|bankruptcy) court$/i;

function goesOn(cell: GridCell, next: GridCell | undefined, before: GridCell): boolean {
  const { text } = cell;
  if (NO_COURT.test(text) || roleOf(text) !== null || LABELED.test(text)) return false;
  if (ADDRESS.test(text) && (STREET.test(text) || !isCourtLine(text))) return false;
  if (LINKING.test(text)) return next !== undefined && isCourtLine(next.text);
  // A county that was left blank is not what stands on the next line.
  if (/\b(?:county|parish) of:?$/i.test(before.text) && /\b(?:courts?|claims|division)\b/i.test(text))
    return false;
  // A line that ends in a link or a comma goes on, whatever the next one says.
  if (OPEN.test(before.text) && text.length < 60 && !/\d{3}/.test(text)) return true;
  const isSpoken = isProse(text.replace(/\b(?:in the|in and for|of the|for the)\b/gi, ''));
  if (isCourtLine(text) && !isSpoken && !/[,;]$/.test(text)) return true;
  if (FEDERAL_SITS.test(text) && FEDERAL_ALONE.test(before.text) && cell.row === before.row + 1) return true;
  // 'FOR THE ARMED FORCES', 'FOR VETERANS CLAIMS': of what it is the court.
  const isOfWhat = /^(?:for|of|on) (?!publication\b|counsel\b)\p{L}/iu.test(text) && isHeading(text);
  if (isOfWhat && text.length < 40 && cell.row === before.row + 1 && COURT.test(before.text)) return true;
  return (
    (/^at(?: \p{Lu}[\p{L}.]+){1,3}$/iu.test(text) && cell.centered === before.centered) ||
    (/^[A-Z][A-Z. ]+, [A-Z ]+$/.test(text) && cell.centered && before.centered)
  );
}

const STATE_LINE = new RegExp(`^(?:${US_STATES.map(({ name }) => name).join('|')})$`, 'i');

/** 'TEXAS' right below 'LARCH COUNTY' beside the parties, also where their rule has ended. */
function stateBelow({ cells }: Grid, parts: readonly GridCell[]): GridCell | undefined {
  const last = parts.at(-1);
  if (last === undefined || !/\bcounty$/i.test(last.text)) return undefined;
  return cells.find(
    (cell) =>
      cell.page === last.page &&
      cell.row > last.row &&
      cell.row <= last.row + 2 &&
      cell.left < last.right &&
      cell.right > last.left &&
      STATE_LINE.test(cell.text),
  );
}

/** A court that stands beside the parties: the cells of its column above and below that belong to its name. */
export function partsBeside(grid: Grid, first: GridCell): GridCell[] {
  const column = grid.cells.filter(
    ({ page, column: side, text }) =>
      page === first.page && side === 'right' && !isUnchecked(text) && !/^:?\s?ss\.?:?$/i.test(text),
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
    const isOpen = OPEN.test(before?.text ?? '');
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
  const state = stateBelow(grid, parts);
  return state === undefined ? parts : [...parts, state];
}
