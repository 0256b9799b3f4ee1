import type { LineSpan } from '../../papers/docket/docket-row.ts';

/** The lines of an entry as one text, with where each of its characters stands in the docket. */
export interface RowText {
  text: string;
  toSource: (at: number) => number;
}

/** Any line end that the reader of dockets counts. */
const LINE_END = /\r\n?|[\n\f\v\u0085\u2028\u2029]/g;

/** Where each line of a docket begins and ends; the first line is number 1. */
export function lineOffsets(text: string): { start: number; end: number }[] {
  const lines: { start: number; end: number }[] = [];
  let start = 0;
  for (const match of text.matchAll(LINE_END)) {
    lines.push({ start, end: match.index });
    start = match.index + match[0].length;
  }
  lines.push({ start, end: text.length });
  return lines;
}

const MOST_CHARACTERS = 20_000;
/** A line that ends earlier than this ends what it says; a longer one may be carried on by the next. */
const SHORT = 50;

/** Joins the lines of an entry without what stands at their edges: by a space, or by a line end where it says one thing. */
export function rowText(
  text: string,
  lines: readonly { start: number; end: number }[],
  spans: readonly LineSpan[],
): RowText {
  const parts: { at: number; source: number }[] = [];
  let joined = '';
  let isShort = false;
  for (const { from, to } of spans) {
    for (let number = from; number <= to && joined.length < MOST_CHARACTERS; number += 1) {
      const line = lines[number - 1];
      if (!line) continue;
      const raw = text.slice(line.start, line.end);
      const words = raw.trim();
      if (words === '') continue;
      if (joined !== '') joined += isShort ? '\n' : ' ';
      isShort = words.length < SHORT;
      parts.push({ at: joined.length, source: line.start + raw.indexOf(words) });
      joined += words;
    }
  }
  const toSource = (at: number) => {
    let low = 0;
    let high = parts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((parts[middle]?.at ?? 0) <= at) low = middle;
      else high = middle - 1;
    }
    const part = parts[low];
    return part === undefined ? 0 : part.source + at - part.at;
  };
  return { text: joined, toSource };
}
