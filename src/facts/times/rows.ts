import { linesBetween, type Paper } from '../../papers/paper.ts';
import type { TextLine } from '../../text/lines.ts';

/** A line that names something and says it: 'TIME:   1:30 p.m.', 'Payment due date     04/25/2025'. */
export interface Row {
  /** What the row is called, without its colon. */
  label: string;
  /** What it says, to the end of the line. */
  value: string;
  line: TextLine;
}

const MOST_WORDS = 7;
const LONGEST_ROW = 200;
const GAP = /\s{3,}|\t+|\s{0,2}\.{4,}\s{0,2}|\s\|\s/g;

/** The row in which a place of a paper stands, where what is written there is what its label names. */
export function rowAt(paper: Paper, start: number): Row | null {
  const line = linesBetween(paper, start, start + 1)[0];
  if (!line) return null;
  const lead = paper.text.slice(Math.max(line.start, start - LONGEST_ROW), start);
  const before = lead.trimEnd();
  const gap = lead.slice(before.length);
  const cell = before.slice(lastGap(before));
  const isLabeled = /:$/.test(before) || gap.length >= 3 || /\.{4,}$/.test(before);
  const label = cleanLabel(cell);
  return isLabeled && isLabel(label)
    ? { label, value: paper.text.slice(start, Math.min(line.end, start + LONGEST_ROW)).trim(), line }
    : null;
}

/** A row by its colon or by the gap in it; null of any other line. */
function rowOf(text: string, line: TextLine): Row | null {
  const match = /^\s*([^\s:][^:]{0,58}?)\s{0,12}(?::(?!\d)\s*|\s{3,}|\.{4,}\s*)(?=\S)/.exec(text);
  const label = cleanLabel(match?.[1] ?? '');
  if (!match || !isLabel(label)) return null;
  return { label, value: text.slice(match[0].length).trim(), line };
}

function lastGap(text: string): number {
  let from = 0;
  for (const match of text.matchAll(GAP)) {
    if (match.index + match[0].length < text.length) from = match.index + match[0].length;
  }
  return from;
}

function cleanLabel(cell: string): string {
  return cell
    .replace(/\s+/g, ' ')
    .replace(/^[^\p{L}\d]+|[\s:.]+$/gu, '')
    .trim();
}

/** Few words, the first with a capital, and no verb of a sentence among them. */
function isLabel(words: string): boolean {
  return (
    /^(?:\d{1,2}[.)]\s)?\p{Lu}/u.test(words) &&
    words.length <= 60 &&
    words.split(' ').length <= MOST_WORDS &&
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
