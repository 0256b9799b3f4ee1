import { markChrome } from './chrome.ts';
import type { LinePiece, PageLines } from './line-layout.ts';
import { type PageBox, placeLinesOnPages } from './line-places.ts';
import { PAGE_BREAK, pageStarts } from './pages.ts';

/**
 * One printed line of a paper. `start`/`end` are UTF-16 offsets into the extracted text around the trimmed
 * words; `noise` marks what belongs to the sheet and not to the paper: court stamps, page numbers, the line
 * numbers of pleading paper, running heads and feet. What follows `noise` is there where the layout is known.
 */
export interface TextLine {
  text: string;
  start: number;
  end: number;
  page: number;
  indent: number;
  noise: boolean;
  /** Around all of the line; missing where the file knows no places (Word). */
  box?: PageBox;
  /** Of its font, in tenths of a point; 0 where it is unknown. */
  size?: number;
  bold?: boolean;
  /** In the middle of the text's frame, or centered by its style. */
  centered?: boolean;
  /** The half of the frame, or of the table, that holds all of the line. */
  column?: 'left' | 'right';
  /** What stands together on the line, in the order of the text; offsets are those of the whole text. */
  pieces?: readonly LinePiece[];
}

const STAMPS: readonly RegExp[] = [
  /^(?:case\s+)?\d{0,2}:?\d\d-[a-z]{2}-\d{3,6}\S*\s.*\b(?:doc(?:ument)?|ecf|dkt)\b.*\b(?:page|pg|filed)\b/i,
  /^case\s*:?\s+\d.*\bdocument\b.*\b(?:page|filed)\b/i,
  /\bPage\s*ID\s*#?:?\s*\d+\s*$/i,
  /^appellate case:.*\bpage:/i,
  /^(?:e-?filed|filed|received|electronically filed)\b.{0,60}\b\d{1,2}:\d\d(?::\d\d)?\s*[ap]m\b/i,
  /^filing # ?\d+ e-filed/i,
  /^filed:.*county clerk/i,
  /^nyscef doc\. no/i,
  // What a browser prints at the head and foot of a page: '10/9/31, 5:48 AM  Mail - Your notice', an address and '1/2'.
  /^\d{1,2}\/\d{1,2}\/\d{2,4}, \d{1,2}:\d\d\s?[AP]M\s+\p{L}/u,
  /^https?:\/\/\S+\s+\d{1,3}\/\d{1,3}\w?$/,
];

const PAGE_NUMBER =
  /^(?:[-–—|\s]*(?:page|pg\.?)?\s*\d{1,4}\s*(?:(?:of|\/)\s*\d{1,4})?[-–—|\s]*(?:page)?|[ivxl]{1,6})$/i;
const BARE_NUMBER = /^\d{1,2}$/;

/**
 * Splits extracted text (pages joined by form feeds) into lines and marks the noise of the sheet: by its place where
 * the layout is known, by its words otherwise.
 */
export function readLines(text: string, layout: readonly PageLines[] = []): TextLine[] {
  const lines: TextLine[] = [];
  let offset = 0;
  text.split(PAGE_BREAK).forEach((pageText, index) => {
    const page = splitPage(pageText, offset, index + 1);
    markSheet(page);
    for (const line of page) lines.push(line);
    offset += pageText.length + 1;
  });
  if (layout.length > 0) {
    const starts = pageStarts(text);
    markChrome(lines, placeLinesOnPages(lines, layout, starts), starts.length);
  }
  markRunningHeads(lines);
  return lines;
}

/** Longest stretch of a line that is read as a title or a caption: whole paragraphs may stand on one line. */
const CLIPPED = 400;

/** The first printed lines of a paper, each cut to a length that patterns for titles and captions can bear. */
export function headOf(lines: readonly TextLine[], count: number): TextLine[] {
  return lines
    .slice(0, count)
    .map((line) =>
      line.text.length <= CLIPPED
        ? line
        : { ...line, text: line.text.slice(0, CLIPPED), end: line.start + CLIPPED },
    );
}

function splitPage(pageText: string, offset: number, page: number): TextLine[] {
  const lines: TextLine[] = [];
  let from = 0;
  // Between the line ends, not along the lines: a pattern that runs over megabytes overflows its stack.
  for (const end of [...pageText.matchAll(/[\r\n\v\u2028\u2029]/g), { index: pageText.length }]) {
    const raw = pageText.slice(from, end.index);
    const at = from;
    from = end.index + 1;
    const body = raw.trim();
    if (body === '') continue;
    const lead = raw.length - raw.trimStart().length;
    const start = offset + at + lead;
    lines.push({ text: body, start, end: start + body.length, page, indent: lead, noise: false });
  }
  return lines;
}

/** A court's stamp or a page's number that reading has run into the words after it. */
const RUN_INTO =
  /^(?:(?:case\s+)?\d{0,2}:?\d\d-[a-z]{2}-\d{3,6}\S*\s.{0,80}?\bpage\s+\d+\s+of\s+\d+(?=[^\s\d])|-\s?\d{1,3}\s?-(?=\d{1,3}\.\s|\p{Lu}))/iu;

function cutStamp(line: TextLine): void {
  const stamp = RUN_INTO.exec(line.text)?.[0].length ?? 0;
  if (stamp === 0) return;
  line.text = line.text.slice(stamp);
  line.start += stamp;
}

function markSheet(page: TextLine[]): void {
  for (const line of page) cutStamp(line);
  markPleadingNumbers(page);
  page.forEach((line, index) => {
    if (line.noise) return;
    const atEdge = index < 4 || index >= page.length - 4;
    if (STAMPS.some((stamp) => stamp.test(line.text))) line.noise = true;
    else if (atEdge && PAGE_NUMBER.test(line.text)) line.noise = true;
  });
}

/** Pleading paper prints 1–28 beside the lines: as rows of their own, or in front of each line. */
function markPleadingNumbers(page: TextLine[]): void {
  const bare = page.filter((line) => BARE_NUMBER.test(line.text));
  if (longestRun(bare.map((line) => Number(line.text))) >= 10) {
    for (const line of bare) line.noise = true;
  }
  const led = page.flatMap((line) => {
    const match = /^(\d{1,2})(?:\s{2,}|\t)(?=\S)/.exec(line.text);
    return match || BARE_NUMBER.test(line.text)
      ? [{ line, match, value: Number.parseInt(line.text, 10) }]
      : [];
  });
  if (longestRun(led.map((entry) => entry.value)) < 15) return;
  for (const { line, match } of led) {
    if (!match) {
      line.noise = true;
      continue;
    }
    line.indent += match[0].length;
    line.start += match[0].length;
    line.text = line.text.slice(match[0].length);
  }
}

function longestRun(values: readonly number[]): number {
  let best = 0;
  let run = 0;
  values.forEach((value, index) => {
    run = index > 0 && value === (values[index - 1] ?? Number.NaN) + 1 ? run + 1 : 1;
    best = Math.max(best, run);
  });
  return best;
}

/**
 * Lines that stand at the head or foot of at least half of the pages, or anywhere on most pages (a letterhead set
 * in the margin); the first one of each is kept.
 */
function markRunningHeads(lines: TextLine[]): void {
  const pages = new Map<number, TextLine[]>();
  for (const line of lines) {
    if (line.noise) continue;
    const page = pages.get(line.page);
    if (page) page.push(line);
    else pages.set(line.page, [line]);
  }
  if (pages.size < 3) return;
  const edges = new Map<string, TextLine[]>();
  const anywhere = new Map<string, TextLine[]>();
  for (const page of pages.values()) {
    collect(edges, page.length <= 10 ? page : [...page.slice(0, 5), ...page.slice(-5)]);
    collect(anywhere, page);
  }
  markRepeated(edges, Math.max(3, pages.size / 2));
  markRepeated(anywhere, Math.max(5, pages.size * 0.7));
}

function collect(seen: Map<string, TextLine[]>, page: readonly TextLine[]): void {
  for (const [key, line] of new Map(page.map((line) => [headKey(line.text), line]))) {
    const found = seen.get(key);
    if (found) found.push(line);
    else seen.set(key, [line]);
  }
}

function markRepeated(seen: ReadonlyMap<string, readonly TextLine[]>, least: number): void {
  for (const found of seen.values()) {
    if (found.length < least) continue;
    for (const line of found.slice(1)) line.noise = true;
  }
}

function headKey(text: string): string {
  return text.toLowerCase().replace(/\d+/g, '#').replace(/\s+/g, ' ');
}
