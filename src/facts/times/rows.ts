import { linesBetween, type Paper } from '../../papers/paper.ts';
import type { TextLine } from '../../text/lines.ts';
import { findClocks } from './clocks.ts';
import { findDays } from './days.ts';

/** A line that names something and says it: 'TIME:   1:30 p.m.', 'Payment due date     04/25/2025'. */
export interface Row {
  /** What the row is called, without its colon. */
  label: string;
  /** What it says, to the end of the line. */
  value: string;
  line: TextLine;
  /** Leader dots of a schedule stand between the two. */
  isLed?: boolean;
  /** 'Plaintiff to Defendants by ….': up to that day something is done. */
  isBy?: boolean;
}

const MOST_WORDS = 7;
/** Dots lead from longer names too. */
const MORE_WITH_DOTS = 5;
const LONGEST_ROW = 200;
const GAP = /\s{3,}|\t+|\s{0,2}\.{4,}\s{0,2}|\s\|\s/g;

const LEADS_TO_DAY =
  /(?<=:)\s{1,3}(?:by|on|on or before|before|no later than|not later than|due(?: by| on)?|until)$/i;

/** The row in which a place of a paper stands, where what is written there is what its label names. */
export function rowAt(paper: Paper, start: number): Row | null {
  const line = linesBetween(paper, start, start + 1)[0];
  if (!line) return null;
  const lead = paper.text.slice(Math.max(line.start, start - LONGEST_ROW), start);
  // 'Motions to compel: by May 15' is a row as well.
  // The line of a form that was filled in: 'DATE: __June 5__'.
  const before = lead.replace(/(?:\s|(?<=[\s:_])_)+$/, '').replace(LEADS_TO_DAY, '');
  const gap = lead.slice(before.length).replaceAll('_', '');
  const hasDots = DOTS.test(before);
  const cell = hasDots ? ownCell(before.replace(DOTS, '')) : before.slice(lastGap(before));
  const isLabeled = /:$/.test(before) || gap.length >= 3 || /\.{4,}$/.test(before);
  const named = cleanLabel(hasDots ? cell.replace(LEADS_ON, '') : cell);
  const over =
    hasDots && isLabel(named) ? headOver(paper, line, start - lead.length + before.lastIndexOf(cell)) : '';
  const label = over === '' ? named : `${over}: ${named}`;
  const row = {
    label,
    value: filledIn(paper.text.slice(start, Math.min(line.end, start + LONGEST_ROW))),
    line,
  };
  return (isLabeled || hasDots) &&
    (isLabel(named) || (hasDots && isLabel(named.replace(/^[^:]{3,40}:\s/, ''), MORE_WITH_DOTS)))
    ? { ...row, isLed: hasDots, isBy: hasDots && LEADS_ON.test(cell) }
    : null;
}

/** The leader dots of a schedule, which end what the row is called. */
const DOTS = /\s{0,2}(?:\.\s?){3,}\s*$/;
const LEADS_ON = /\s(?:by|on|on or before|before|no later than|not later than|due(?: by| on)?|until)\s*$/i;

/** What stands before the dots, from the last wide gap on; a head with its colon is part of it. */
function ownCell(text: string): string {
  return text.slice(lastGap(text)).trimStart();
}

/** 'Pretrial order:' before 'Plaintiff to Defendants', for the row below that begins where that begins. */
function headOver(paper: Paper, line: TextLine, at: number): string {
  const above = paper.lines[indexOf(paper, line) - 1];
  const margin = at - sheetLine(paper, at);
  if (!above || margin < 4) return '';
  const from = sheetLine(paper, above.start);
  const text = paper.text.slice(from, Math.min(above.end, from + LONGEST_ROW));
  const head = /^\s*(\p{Lu}[^:.]{2,40}):\s{1,3}$/u.exec(text.slice(0, margin))?.[1];
  return head !== undefined && /^\S/.test(text.slice(margin)) ? head : '';
}

/** Where the line of the sheet begins, its margin with it, in which a place stands. */
function sheetLine(paper: Paper, at: number): number {
  const from = Math.max(0, at - LONGEST_ROW);
  return from + paper.text.slice(from, at).lastIndexOf('\n') + 1;
}

/** The stretch of a row of a schedule from its name to the end of its line, where the next line is a row again. */
export function stretchOfRow(paper: Paper, start: number): { start: number; end: number } | null {
  const row = rowAt(paper, start);
  if (row === null) return null;
  const { line } = row;
  const next = paper.lines[indexOf(paper, line) + 1];
  const below = next ? paper.text.slice(next.start, Math.min(next.end, next.start + LONGEST_ROW)) : '';
  const goesOn = /^\s*[\p{Ll}(]/u.test(below);
  if (goesOn || !/^[^\p{L}]*$/u.test(tailOf(paper, start, line))) return null;
  const lead = paper.text.slice(line.start, start);
  return { start: line.start + (lead.length - lead.trimStart().length), end: line.end };
}

/** What stands on the line behind a day without its figures, month and hour. */
function tailOf(paper: Paper, start: number, line: TextLine): string {
  const tail = paper.text.slice(start, Math.min(line.end, start + LONGEST_ROW));
  let rest = tail;
  for (const { start: from, end } of [...findDays(tail), ...findClocks(tail)].sort(
    (a, b) => b.start - a.start,
  ))
    rest = `${rest.slice(0, from)} ${rest.slice(end)}`;
  return rest.replace(/\b(?:at|by|on|noon|[ap]\.?m\.?)(?![\p{L}])/giu, ' ');
}

/** A row by its colon or by the gap in it; null of any other line. */
function rowOf(text: string, line: TextLine): Row | null {
  const match = /^\s*([^\s:][^:]{0,58}?)\s{0,12}(?::(?!\d)\s*|\s{3,}|\.{4,}\s*)(?=\S)/.exec(text);
  const label = cleanLabel(match?.[1] ?? '');
  if (!match || !isLabel(label)) return null;
  return { label, value: filledIn(text.slice(match[0].length)), line };
}

/** What stands on the line of a form, without the line. */
const filledIn = (value: string): string =>
  value.replace(/^[\s_]+|[\s_]+$/g, '').replace(/_+(?=\s)|(?<=\s)_+/g, '');

/** Names of what a notice says of a sitting, as forms print them beside one another. */
const CELL =
  /(?<![\p{L}\d])((?:hearing |trial )?(?:date(?: (?:and|&) time)?|time|hour)|place|location|where|court ?room|ctrm\.?|room|rm\.?|(?:dept?|department|div|division)\.?(?:\s?[/.]\s?(?:dept?|div|room|ctrm|rm)\.?){0,2}|judge|type|matter)(?:\s{0,3}:(?!\d)|(?<=[dp]\S{0,9})\s{1,3}(?=[A-Z]?-?\d))/giu;

/** The rows of one line: 'DATE: June 9  TIME: 8:30 a.m.  DEPT. 12' are three. */
export function cellsOf(paper: Paper, line: TextLine): Row[] {
  const text = paper.text.slice(line.start, Math.min(line.end, line.start + LONGEST_ROW * 2));
  const heads = [...text.matchAll(CELL)];
  return heads.map((head, index) => {
    const value = text.slice(head.index + head[0].length, heads[index + 1]?.index).replace(/[\s|,;]+$/, '');
    return { label: cleanLabel(head[1] ?? ''), value: filledIn(value), line };
  });
}

function lastGap(text: string): number {
  let from = 0;
  for (const match of text.matchAll(GAP)) {
    if (match.index + match[0].length < text.length) from = match.index + match[0].length;
  }
  return from;
}

/** The box and the letter before an item of a form: '[X] a. Date:'. */
const ITEM = /^(?:[xX]\]\s?)?(?:[a-z][.)]\s(?=\p{L}))?/u;

function cleanLabel(cell: string): string {
  return cell
    .replace(/\s+/g, ' ')
    .replace(/^[^\p{L}\d]+|[\s:.]+$/gu, '')
    .replace(ITEM, '')
    .trim();
}

/** Few words, the first with a capital, and no verb of a sentence among them. */
function isLabel(words: string, longer = 0): boolean {
  return (
    /^(?:\d{1,2}[.)]\s)?\p{Lu}/u.test(words) &&
    words.length <= 60 + longer * 8 &&
    words.split(' ').length <= MOST_WORDS + longer &&
    !/\b(?:must|shall|will|may|is|are|was|were|has|have|had|by|on|at|until|within)$/i.test(words) &&
    !/\/s\/|[.;]\s/.test(words)
  );
}

/** The rows that stand together with a line, at most so many lines away and with no more than one line between two. */
export function rowsAround(paper: Paper, line: TextLine, reach = 8): Row[] {
  const at = indexOf(paper, line);
  return [...walk(paper, at, -1, reach).reverse(), ...walk(paper, at, 1, reach)];
}

function walk(paper: Paper, at: number, step: 1 | -1, reach: number): Row[] {
  const rows: Row[] = [];
  let gaps = 0;
  for (let index = at + step; Math.abs(index - at) <= reach && gaps < 2; index += step) {
    const line = paper.lines[index];
    if (!line) break;
    const row = rowOf(paper.text.slice(line.start, Math.min(line.end, line.start + LONGEST_ROW * 2)), line);
    gaps = row === null ? gaps + 1 : 0;
    if (row !== null) rows.push(row);
  }
  return rows;
}

/** Which line of the paper it is (binary search). */
export function indexOf(paper: Paper, line: { start: number }): number {
  let low = 0;
  let high = paper.lines.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((paper.lines[middle]?.start ?? 0) < line.start) low = middle + 1;
    else high = middle;
  }
  return low;
}
