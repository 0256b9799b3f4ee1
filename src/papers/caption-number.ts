import type { Grid } from './caption-grid.ts';
import {
  aloneIn,
  asFigures,
  brokenOff,
  CODE_ALONE,
  CODE_BEFORE,
  CODE_BEHIND,
  CODE_OF_TITLE,
  CODE_STAMPED,
  isCode,
} from './caption-number-shapes.ts';
import type { GridCell } from './caption-pieces.ts';
import { breaksOff, goingOn, goingOnInWords } from './caption-wrapped.ts';
import { evidenceAt, isProse, type Paper, plain } from './paper.ts';
import type { AnalysisStatement } from './schema.ts';

const BARE_NUMBER =
  /(?<![\w-])(?:\d{1,2}:)?\d\d[-‑−–\s](?:cv|cr|mc|mj|ap|bk|md|civ\.?|CV|CR|MC|MJ)[-‑−–.\s]{1,2}\d{2,6}(?:[-‑–][A-Z]{2,4})*|(?<![\w-])\d{1,2}:\d\d-[A-Z]{2}-\d{3,6}(?:-[A-Z]{2,4})*|\b[A-Z]{1,2}-\d{2,5}-[A-Z]{2}-\d{4,8}-?\d{4,6}\b|\b\d{1,4}\s?(?:Civ|Cr|Crim|Mag|Misc)\.\s?\d+/;
const NUMBER_LABEL =
  /\b(?:case|civil action|civil|cause|docket|index|action|file|adversary|court file)?\s*(?:(?:nos?|n0|number|num)\b|#)\s*[.:,]*\s*[:#]?\s*['‘’]?((?:(?:[A-Z][A-Z&]{0,4}|(?:Misc|Civ|Crim|Cr)\.)\s(?=\d))?[A-Z0-9][\w:./()‑−–-]*(?:,\d{3}\b)?(?:[ ]?[-‑–][ ]?[\w]+|\s[A-Z]{2}-[A-Z]{2} \d{2,4}-\d{3,5}|(?<=\b[A-Z]{2,4}\s\d{2}|\d{4}[A-Z])\s\d{4,7}\b|\s(?:Civ\.|CV(?![A-Z])|SBA|[A-Z]{1,4}\b(?=\s*(?:$|\d))|[A-Z]{1,2}\d{1,2}\b(?=\s\d)|[A-Z]{2}\d{4,6}\b)\s?\d*)*)/i;
/** A number after the name of what it numbers, without 'No.': 'Cause 24-117'. */
const NAMED_NUMBER =
  /^(?:case|cause|docket|index|civil action)(?: id\b\.?)?\s*:?\s+((?=\S*\d)[A-Z0-9][\w:./-]{4,}|[A-Z]{2,4}(?: [A-Z]{1,3})?[- ]{1,2}\d{3,7}(?:[- ]\d{2,4})?|\d{2,4} [A-Z]{1,4} \d{3,7})[^\w\s]{0,2}$/i;
const LABEL_ALONE =
  /\b(?:case|civil action|cause|docket|index|action|file|adversary)?\s*(?:file\s*)?(?:nos?\.?|numbers?)\s*:?(?:\s*\([^)]*\)\s*:?| (?:and|or|&) [\p{L} ]{3,20})?$/iu;
export const OTHER_NUMBER =
  /^mdl\b|\b(?:approved by|ordinance|filing (?:no|number|id))\b|\bfiling #|\b(?:d\.?a\.?|agency|police|incident|prosecutor|control)(?:['’]s)? (?:case|file|report) (?:no|number|#)|^[[(]?(?:related|consolidated with|(?:re:?\s*)?(?:dkt|doc)\b)|^(?:re:?\s*|[[(])docket nos?\b|\b(?:officer|sheriff|marshal|constable)(?:['’]?s)?(?: file| case)? ?(?:no|number|#)|\b(?:our|your|my|client|claim|bureau|firm) (?:file|reference|matter)\b|\b(?:account|policy|invoice|loan|order|check|id|identification|claim) (?:no|number|#)|\bd\.?c\.? (?:docket|no|case|court)|\b(?:bar|sbn|phone|fax|suite|usdc|d\.\s?c\.|super\.|lower|trial court|agency|district court|ecf|d\.\s?e\.|docket entry|(?:docket|dkt\.?) entries|unit|apt|box|lot|telephone|attorney|permit|licen[cs]e|scan|rev\.)\b|\bct\.\s/i;

export interface NumberFound {
  statement: AnalysisStatement;
  isLabeled: boolean;
  /** Letters that recognition takes for figures were read as the figures. */
  isMended?: boolean;
}

/** Recognition below this has misread letters. */
const POOR = 62;
const SURE = 82;
/** The groups of a number: how many figures and which letters, whatever signs part them. */
const shapeOf = (value: string) =>
  value
    .replace(/\d/g, '9')
    .replace(/[A-Z]/gi, 'A')
    .replace(/[^9A]+/g, '-');

/** Whether a number may be what was printed where another was read badly: of its shape, or with its beginning. */
const isLike = (one: string, other: string) =>
  shapeOf(one) === shapeOf(other) || (one.slice(0, 4) === other.slice(0, 4) && /^\d{3}-/.test(one));

/** Rows above the court and below the 'v.' in which a number may stand alone. */
const ROWS_ABOVE = 8;
const ROWS_BELOW = 14;

/** A label that begins its line or says 'case' or the like; 'OAG Number' is of another thing. */
const CALLED =
  /^\W*(?:case|cause|court|docket|index|civil|action|file|adversary|nos?\b|numbers?\b|#)|\b(?:case|cause|docket|index|civil action|civil)\s+(?:nos?\b|numbers?\b|#)/iu;

/** A lawyer has a file, too. */
const OF_FILE = /^\W*file (?:nos?|numbers?|#)/i;

/** The number of the case: labeled or by its form, in the order in which a person looks for it; else what stands alone. */
export function findNumber(paper: Paper, grid: Grid, versus: number): NumberFound | null {
  const rows = versus === -1 ? 45 : versus + 45;
  const cells = grid.cells.filter(({ row, text }) => row < rows && !isProse(text));
  const foundIn = (cell: GridCell, value: string, isLabeled: boolean): NumberFound => {
    const start = cell.start + cell.text.indexOf(value);
    const own = start + value.length;
    const further = breaksOff(value) ? (goingOn(grid.cells, cell) ?? goingOnInWords(paper.text, own)) : null;
    if (further !== null) {
      const isNext = further.start > own && paper.text.slice(own, further.start).trim() === '';
      const end = isNext ? further.end : own;
      const text = plain(`${value}${further.text}`);
      return { statement: { text, evidence: evidenceAt(paper, start, end) }, isLabeled };
    }
    const rest = cell.confidence === null ? '' : brokenOff(cell.text, value);
    const read = cell.confidence === null ? value : asFigures(value);
    const evidence = evidenceAt(paper, start, start + value.length + rest.length);
    return { statement: { text: plain(read) + rest.trim(), evidence }, isLabeled, isMended: read !== value };
  };
  /** A proceeding within a bankruptcy has a number of its own, below that of the bankruptcy. */
  const ofAdversary = (all: readonly GridCell[], { page, row, text }: GridCell): NumberFound | null => {
    if (!/\bbankr|\bchapter \d/i.test(text)) return null;
    const below = all.find(
      (one) => one.page === page && one.row > row && one.row <= row + 4 && /^adv/i.test(one.text),
    );
    const value = below === undefined ? undefined : numberIn(below.text)?.value;
    return below === undefined || value === undefined ? null : foundIn(below, value, true);
  };
  let poor: NumberFound | null = null;
  let weak: NumberFound | null = null;
  let other: NumberFound | null = null;
  for (const [index, cell] of cells.entries()) {
    const hit =
      numberIn(cell.text) ??
      numberBelow(cells, index) ??
      numberAbove(cells, index) ??
      numberBroken(paper.text, cell);
    if (hit === null) continue;
    const place = hit.cell ?? cell;
    if (hit.isOther || isOfBelow(grid.cells, cell)) other ??= foundIn(place, hit.value, false);
    else if (hit.isLabeled && (!CALLED.test(cell.text) || isWithinBody(cell, hit) || OF_FILE.test(cell.text)))
      weak ??= foundIn(place, hit.value, false);
    else if (poor !== null) {
      // One of two numbers that can be read counts for more than the first that cannot.
      if ((place.confidence ?? 100) >= SURE && isLike(poor.statement.text, hit.value))
        return foundIn(place, hit.value, false);
    } else if ((place.confidence ?? 100) < POOR) poor = foundIn(place, hit.value, hit.isLabeled);
    else return ofAdversary(cells, cell) ?? foundIn(place, hit.value, hit.isLabeled);
  }
  for (const cell of weak === null || poor !== null ? cells : []) {
    if (poor !== null) {
      const alone = (cell.confidence ?? 100) >= SURE ? CODE_ALONE.exec(cell.text)?.[1] : undefined;
      if (alone !== undefined && isCode(alone) && isLike(alone, poor.statement.text))
        return foundIn(cell, alone, false);
      continue;
    }
    const isNear =
      versus === -1 ? cell.row < 15 : cell.row > versus - ROWS_ABOVE - 8 && cell.row < versus + ROWS_BELOW;
    // Of two numbers of an opinion the last is its own: '22CV11873; A181234'.
    const last = cell.text.split(/;\s/).at(-1) ?? '';
    const alone = isNear ? aloneIn(last, cell.confidence !== null) : undefined;
    const value = alone ?? CODE_BEHIND.exec(cell.text)?.[1] ?? CODE_BEFORE.exec(cell.text)?.[1];
    if (value !== undefined && isCode(value) && !OTHER_NUMBER.test(cell.text))
      return foundIn(cell, value, false);
  }
  return poor ?? weak ?? other;
}

/** As wide as the lines of paragraphs, and long before the label: another court's number, told in running words. */
const LINE_WIDTH = 6_000;
const TOLD_BEFORE = 30;

function isWithinBody({ text, left, right, centered }: GridCell, { value }: Hit): boolean {
  return (
    !centered && right - left > LINE_WIDTH && text.indexOf(value) > TOLD_BEFORE && /\p{Ll}{3}/u.test(text)
  );
}

const FROM_BELOW = /^(?:on )?appeal(?:s|ed)?:? (?:from|of)\b/i;
const ROWS_OF_APPEAL = 3;
const SAME_LEFT = 300;

/** The number of the court below, in the lines that say from where an appeal comes. */
export function isOfBelow(cells: readonly GridCell[], { page, row, text, left }: GridCell): boolean {
  if (FROM_BELOW.test(text)) return true;
  // '(Elm County Super. Ct.' and, below it, 'No. J31-00118)'.
  const opened = cells.find(
    (cell) => cell.page === page && cell.row === row - 1 && /^\([^)]*$/.test(cell.text),
  );
  const isWithin = opened !== undefined && Math.abs(opened.left - left) < SAME_LEFT && !text.includes('(');
  if (isWithin && OTHER_NUMBER.test(`${opened.text} ${text}`)) return true;
  const above = cells.find(
    (cell) =>
      cell.page === page && cell.row < row && cell.row >= row - ROWS_OF_APPEAL && FROM_BELOW.test(cell.text),
  );
  return (
    above !== undefined && !cells.some((cell) => cell.isApart && cell.row > above.row && cell.row <= row)
  );
}

const LABEL_BEFORE = 48;
const CASE_WORD = /\b(?:case|cause|docket|index|civil action|court file|adversary|citation)\b/i;

/** Whether a number is called a case's, or has the form of one: in a paper of no court others are an account's or a claim's. */
export function isOfCase(paper: Paper, { text, evidence }: AnalysisStatement): boolean {
  const before = paper.text.slice(Math.max(0, evidence.start - LABEL_BEFORE), evidence.start);
  return CASE_WORD.test(before) || BARE_NUMBER.test(text);
}

/** The stamp of a court of appeals: 'Appellate Case: 31-1207 Document: 0101', 'Case 31-2057, Document 162, …'. */
const APPEAL_STAMP =
  /(?:^|\n)[^\S\n]*(?:(?:USCA\w{0,4}|Appellate)\s)?(?:Case|Appeal):?\s#?\s?(\d\d-\d{1,5})\b,?\s[^\n]{0,40}\b(?:Doc(?:ument)?|DktEntry|ID|Page)\b/;

/** The number in the stamp of a court of appeals; null where none stands on the first pages. */
export function stampedAppeal(paper: Paper): AnalysisStatement | null {
  const stamp = APPEAL_STAMP.exec(paper.text.slice(0, STAMPS_UP_TO));
  if (!stamp?.[1]) return null;
  const start = stamp.index + stamp[0].indexOf(stamp[1]);
  return { text: stamp[1], evidence: evidenceAt(paper, start, start + stamp[1].length) };
}

const STAMPS_UP_TO = 12_000;

/** The number in a court's stamp or running head, where nothing says what it is. */
export function stampedCode(paper: Paper): AnalysisStatement | null {
  for (const { text, start } of [...paper.chrome.slice(0, 40), ...paper.lines.slice(0, 3)]) {
    const value = CODE_STAMPED.exec(text.slice(0, 160))?.[1] ?? CODE_OF_TITLE.exec(text.slice(0, 160))?.[1];
    if (value === undefined || !isCode(value)) continue;
    const from = start + text.indexOf(value);
    return { text: plain(value), evidence: evidenceAt(paper, from, from + value.length) };
  }
  return null;
}

/** Whether a line holds a number with its label. */
export function isLabeled(text: string): boolean {
  return NUMBER_LABEL.test(text);
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

const WHOLE_NUMBER =
  /^(?:(?:case|cause|docket|index|supreme court|appeal|c\.\s?a\.)\s)?(?:nos?\.?|number|#)\s?:?\s?\d{5}$/i;
/** What stands for the figures of a taxpayer's or an account's number. */
const MASKED = /^[xX*#]{2,}/;
const DAY_ALONE = /^(?:\d{1,2}[-/.]\d{1,2}[-/.](?:19|20)?\d{2}|(?:0?\d|1[0-2])\/(?:19|20)\d{2})$/;

/** '33 Fern Way, No. 9802': of a flat. */
const STREET_NUMBER = /^\d{1,6}\s(?:\p{Lu}[\p{L}.]*\s){1,4}(?:\p{L}+),?\s(?:no\.|number|#)\s?\w{1,6}$/iu;

export function numberIn(text: string): Hit | null {
  if (STREET_NUMBER.test(text)) return null;
  const isOther = OTHER_NUMBER.test(text);
  const labeled = (NUMBER_LABEL.exec(text) ?? NAMED_NUMBER.exec(text))?.[1]?.trim() ?? '';
  // 'number 12' may be of anything; a case has a longer one, or is called one.
  const isLong = /\d{3}|[-/]|[A-Z]/.test(labeled) || /\b(?:case|cause|docket|index|action)\b/i.test(text);
  // Five figures may be a ZIP code, unless the line says nothing but that they are the number.
  const isZip = /^\d{5}$/.test(labeled) && !WHOLE_NUMBER.test(text) && !/\bterm\b/i.test(text);
  const isNumber =
    isLong &&
    /\d{2}/.test(labeled) &&
    !isZip &&
    !/_{2,}/.test(labeled) &&
    !MASKED.test(labeled) &&
    !DAY_ALONE.test(labeled);
  if (isNumber && (!isOther || /^mdl\b/i.test(text)))
    return { value: ended(labeled), isLabeled: true, isOther };
  const bare = BARE_NUMBER.exec(text)?.[0];
  if (bare !== undefined && !/_{2,}/.test(bare)) return { value: ended(bare), isLabeled: false, isOther };
  return null;
}

/** Whether a line is a number of a case with its label, and nothing else. */
export function isNumberLine(text: string): boolean {
  const hit = numberIn(text);
  return hit !== null && (!hit.isLabeled || text.length - hit.value.length < LABEL_LENGTH);
}

/** A number that has its form only with the rest of it, which stands on the next line. */
function numberBroken(text: string, cell: GridCell): Hit | null {
  const rest = breaksOff(cell.text) ? goingOnInWords(text, cell.end) : null;
  const hit = rest === null ? null : numberIn(`${cell.text}${rest.text}`);
  if (rest === null || !hit?.value.endsWith(rest.text)) return null;
  return { ...hit, value: hit.value.slice(0, -rest.text.length) };
}

function ended(value: string): string {
  const words = value.replace(/\s\p{Ll}{1,4}$/u, '').replace(/[.,;:]+$/, '');
  return words.includes(')') && !words.includes('(') ? words.replace(/\).*$/, '') : words;
}

/** A label alone whose number stands on the line above it, over a rule. */
function numberAbove(cells: readonly GridCell[], index: number): Hit | null {
  const label = cells[index];
  if (label === undefined || !/^(?:case|cause|docket) (?:no\.?|number)$/i.test(label.text)) return null;
  const above = cells
    .slice(Math.max(0, index - 8), index)
    .findLast(
      (cell) =>
        cell.page === label.page &&
        cell.row >= label.row - 2 &&
        cell.row < label.row &&
        cell.left < label.right &&
        cell.right > label.left &&
        /^(?=\S*\d{4})[A-Z\d][A-Z\d-]{4,}$/.test(cell.text),
    );
  return above === undefined || MASKED.test(above.text)
    ? null
    : { value: above.text, isLabeled: true, isOther: false, cell: above };
}

/** 'MER L 002371-25': the county and the docket before the figures. */
const LETTERED = /^[A-Z]{2,4} [A-Z]{1,3}[ -]{1,2}\d{3,7}[ -]\d{2,4}$/;

/** 'SUMMONS (20 DAYS)': a time to answer numbers no case. */
const TERM = /(?<!\d)\d{1,3}[\s-](?:calendar\s|business\s)?(?:days?|weeks?|months?|hours?)\b/i;

/** A label alone: its number stands below it or right of it. */
function numberBelow(cells: readonly GridCell[], index: number): Hit | null {
  const label = cells[index];
  if (label === undefined || !LABEL_ALONE.test(label.text) || OTHER_NUMBER.test(label.text)) return null;
  // What is left of a word that recognition broke.
  if (/^nos?$/.test(label.text)) return null;
  const near = cells.slice(index + 1, index + 9).find((cell) => {
    if (cell.page !== label.page || cell.row - label.row > 2) return false;
    const isBelow = cell.row > label.row && cell.left < label.right + 450 && cell.right > label.left - 300;
    const isBeside = cell.row === label.row;
    return (
      (isBelow || isBeside) &&
      !/\d[^,]*,\s*\d[^,]*,\s*\d/.test(cell.text) &&
      /\d{2}/.test(cell.text) &&
      cell.text.length < 40 &&
      !/^\d{5}$/.test(cell.text) &&
      !TERM.test(cell.text)
    );
  });
  if (near === undefined) return null;
  const ofMany = /^case number:?$/i.test(label.text)
    ? /^MDL (?:No\. )?\d{2,4}$/i.exec(near.text)?.[0]
    : undefined;
  if (ofMany !== undefined) return { value: ofMany, isLabeled: true, isOther: false, cell: near };
  if (numberIn(near.text)?.isOther === true) return null;
  const lettered = near.text.length < 24 ? LETTERED.exec(near.text)?.[0] : undefined;
  const spaced = /^\W?\d{2,4} [A-Z]{1,4} ?\d/.test(near.text)
    ? numberIn(`No. ${near.text}`)?.value
    : undefined;
  const value =
    lettered ?? spaced ?? /[A-Z0-9][\w:./()‑−–-]*\d[\w:./()‑−–-]*(?: [A-Z]{2,4}\b)?/i.exec(near.text)?.[0];
  if (value === undefined || /_{2}/.test(value) || MASKED.test(value) || DAY_ALONE.test(value)) return null;
  // A day's year is the number of nothing.
  if (/^(?:19|20)\d\d$/.test(value) && near.text !== value) return null;
  return { value: ended(value), isLabeled: true, isOther: false, cell: near };
}
