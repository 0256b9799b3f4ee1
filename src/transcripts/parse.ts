import { type Cover, readCover } from './cover.ts';
import { cutSheet, type Numbered, numberLines, type Segment } from './number-lines.ts';
import { readPageNumbers } from './page-numbers.ts';
import { readParts } from './parts.ts';
import { type Range, readRows } from './rows.ts';
import type { CITED_BY, Examination, MarkedExhibit, TranscriptLine, TranscriptSpeaker } from './schema.ts';
import { markStyle } from './speech.ts';
import type { Spoken } from './spoken.ts';
import { readTurns } from './turns.ts';

/** All that can be read out of a transcript. */
export interface ParsedTranscript {
  cover: Cover;
  /** When the record opened and closed: '9:32 a.m. to 11:20 a.m.'; null where it is not said. */
  duration: string | null;
  lines: TranscriptLine[];
  /** What is printed beside the lines and belongs to none: their numbers, page numbers, times, running heads. */
  margins: Range[];
  speakers: TranscriptSpeaker[];
  examinations: Examination[];
  exhibits: MarkedExhibit[];
  /** Null where the pages cannot be told apart. */
  pageCount: number | null;
  firstPage: number | null;
  lastPage: number | null;
  citedBy: (typeof CITED_BY)[number];
  /** Sentences on what could not be read. */
  warnings: string[];
}

const USUAL_LINES = 25;
const FEWEST_REPEATS = 3;
const FULL_PAGE = 20;

/** How many lines most pages have. */
function usualLast(segments: readonly Segment[]): number {
  const counts = new Map<number, number>();
  for (const { last } of segments) if (last >= 10) counts.set(last, (counts.get(last) ?? 0) + 1);
  const best = [...counts].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0];
  const [last = USUAL_LINES, pages = 0] = best ?? [];
  // One page alone may have its own number below line 25.
  return pages === 1 && last > USUAL_LINES ? USUAL_LINES : last;
}

const headKey = (text: string) => text.toLowerCase().replace(/\d+/g, '#').replace(/\s+/g, ' ');

/** Rows above and below the lines that come again on other pages, and their like on pages without numbers. */
function runningRows(segments: readonly Segment[]): Set<Numbered> {
  const seen = new Map<string, Numbered[]>();
  for (const segment of segments) {
    const edges = segment.rows.filter(
      ({ place }, index) => place !== 'body' || index === 0 || index === segment.rows.length - 1,
    );
    for (const row of edges) {
      if (row.place === 'body' && row.line !== null) continue;
      const key = headKey(row.text);
      const like = seen.get(key);
      if (like === undefined) seen.set(key, [row]);
      else like.push(row);
    }
  }
  const repeated = [...seen.values()].filter((rows) => rows.length >= FEWEST_REPEATS).flat();
  return new Set([...repeated, ...segments.slice(1).flatMap(headOfLines)]);
}

const MOST_HEAD_ROWS = 3;

/** What stands above line 1 of a full page belongs to no line, though it changes with witness and examiner. */
function headOfLines({ rows, last }: Segment): Numbered[] {
  const head = rows.filter(({ place }) => place === 'head');
  return last >= FULL_PAGE && head.length <= MOST_HEAD_ROWS ? head : [];
}

/** A page whose numbers are gone, with exactly as many lines as the others: they can be counted. */
function countLines(rows: readonly Numbered[], segment: Segment, lines: number): Numbered[] | null {
  const isBare = segment.last === 0 && !segment.isMixed && rows.length === lines;
  return isBare ? rows.map((row, index) => ({ ...row, line: index + 1 })) : null;
}

interface Laid {
  rows: Spoken[];
  margins: Range[];
  counted: number;
  pageCount: number | null;
  hasPages: boolean;
}

function layOut(text: string): Laid {
  const { sheets, stamps } = readRows(text);
  const cut = sheets.flatMap(cutSheet).filter((rows) => rows.length > 0);
  const first = cut.map((rows) => numberLines(rows, null));
  const usual = usualLast(first);
  const isNumbered = first.some(({ last }) => last >= 10);
  const segments = isNumbered ? cut.map((rows) => numberLines(rows, usual)) : first;
  const isMixed = segments.some((segment) => segment.isMixed);
  const { pages, rows: pageRows, read } = readPageNumbers(segments);
  const running = runningRows(segments);
  const margins: Range[] = [...stamps];
  const rows: Spoken[] = [];
  let counted = 0;
  for (const [index, segment] of segments.entries()) {
    margins.push(...segment.numbers);
    const kept = segment.rows.filter((row) => !pageRows.has(row) && !running.has(row));
    const words = new Set(kept);
    for (const row of segment.rows) if (!words.has(row)) margins.push({ start: row.start, end: row.end });
    const byCount = isNumbered ? countLines(kept, segment, usual) : null;
    if (byCount !== null) counted += 1;
    const page = isMixed ? null : read === 0 ? index + 1 : (pages[index] ?? null);
    for (const { sheet, start, end, text: said, line } of byCount ?? kept) {
      rows.push({ sheet, start, end, text: said, line, page, segment: index });
    }
  }
  return { rows, margins, counted, pageCount: isMixed ? null : segments.length, hasPages: read > 0 };
}

const CLOCK = /\b(\d{1,2}:\d\d\s?[ap]\.?m)\b\.?/i;

function clockOf(text: string): string | undefined {
  const found = CLOCK.exec(text)?.[1];
  return found?.toLowerCase().replace(/\s?([ap])\.?m$/, ' $1.m.');
}

function readDuration(front: readonly string[], lines: readonly TranscriptLine[]): string | null {
  const opened =
    front.map(clockOf).find(Boolean) ??
    lines
      .slice(0, 400)
      .filter(({ text }) => /commenc|convened|went on the record|time (?:is|now)/i.test(text))
      .map(({ text }) => clockOf(text))
      .find(Boolean);
  const closing = lines.findLast(({ text }) => /\b(?:concluded|adjourned|ended)\b/i.test(text));
  const closed = closing && (clockOf(closing.text) ?? clockOf(lines[closing.index + 1]?.text ?? ''));
  return opened && closed ? `${opened} to ${closed}` : null;
}

const READ_AGAIN =
  'If the paper prints them, go to its page and have it read again. Or ask the reporter for the text file (ASCII).';

function warningsOf(lines: readonly TranscriptLine[], laid: Laid): string[] {
  const spoken = lines.filter(({ part }) => part === 'testimony');
  if (laid.pageCount === null) {
    return [
      'Several pages of this transcript stand side by side on one sheet, and their lines run into each other. It can be read and searched, but not cited by page and line. Ask the reporter for the full-size version or the text file (ASCII).',
    ];
  }
  const warnings: string[] = [];
  const bare = new Set(spoken.flatMap(({ line, page }) => (line === null ? [page] : [])));
  const numbered = new Set(spoken.flatMap(({ line, page }) => (line === null ? [] : [page])));
  if (spoken.length === 0 || !lines.some(({ kind }) => kind === 'question' || kind === 'colloquy')) {
    warnings.push(
      'No questions, answers or speakers were found. If this is a transcript, its layout is one that cannot be read here; it can still be searched.',
    );
  }
  if (!laid.hasPages) {
    warnings.push(
      'No page numbers were found, so pages are counted from the first page of the file. Check them against the paper before you cite.',
    );
  }
  if (spoken.length > 0 && numbered.size === 0) {
    warnings.push(`No line numbers were found, so passages are cited by page only. ${READ_AGAIN}`);
  } else if (bare.size > 0) {
    const where = bare.size === 1 ? `on page ${[...bare][0]}` : `on ${bare.size} pages`;
    warnings.push(
      `Some line numbers ${where} could not be read; lines there are cited by page only. ${READ_AGAIN}`,
    );
  }
  if (laid.counted > 0) {
    const pages = laid.counted === 1 ? 'one page' : `${laid.counted} pages`;
    warnings.push(
      `On ${pages} the line numbers were counted, not read. Check them against the paper before you cite.`,
    );
  }
  return warnings;
}

/**
 * Reads a deposition or hearing transcript out of a document's text (pages joined by form feeds). Every printed word
 * is in exactly one line, or in `margins`; nothing is guessed where the paper is silent: then a page, a line or a
 * speaker is null, and a sentence in `warnings` says so. 400 pages take about a tenth of a second.
 */
export function parseTranscript(text: string): ParsedTranscript {
  const laid = layOut(text);
  const { rows } = laid;
  const style = markStyle(rows.map((row) => row.text));
  const parts = readParts(rows, style);
  const textsOf = (part: string) => rows.flatMap((row, index) => (parts[index] === part ? [row.text] : []));
  const front = textsOf('front');
  const opening = rows.slice(0, 60).map((row) => row.text);
  const cover = readCover(front.length > 0 ? front : opening, textsOf('back'));
  const { lines, speakers, examinations, exhibits } = readTurns(rows, parts, {
    style,
    witness: cover.witness,
  });
  const pages = lines.flatMap(({ page }) => (page === null ? [] : [page]));
  const isLined = lines.some(({ part, line }) => part === 'testimony' && line !== null);
  return {
    cover,
    duration: readDuration(front, lines),
    lines,
    margins: laid.margins,
    speakers,
    examinations,
    exhibits,
    pageCount: laid.pageCount,
    firstPage: pages.reduce<number | null>(
      (least, page) => (least === null ? page : Math.min(least, page)),
      null,
    ),
    lastPage: pages.reduce<number | null>(
      (most, page) => (most === null ? page : Math.max(most, page)),
      null,
    ),
    citedBy: laid.pageCount === null ? 'sheet' : isLined ? 'page-line' : 'page',
    warnings: warningsOf(lines, laid),
  };
}
