import { type Column, isLoneHead, readColumnHead } from './column-heads.ts';
import { endsWithEntered, LINK_LINE, type Survey } from './column-survey.ts';
import type { DocketBuild, EntryDraft } from './docket-build.ts';
import { collapse, type DocketLine } from './docket-lines.ts';
import {
  type EntryRow,
  numberOf,
  readBlankRow,
  readCellRow,
  readNumberFirst,
  SIZE_CELL,
  UNIT_AFTER_NUMBER,
} from './entry-row.ts';
import { isNoticeStart } from './notice-reader.ts';
import { isCaption, isPageChrome, isReceiptStart, sectionOf } from './page-chrome.ts';

const NOT_READ =
  'This line stands before the first entry and was not read as part of one. Please check whether it belongs to an entry.';

interface RowState {
  columns: Column[] | null;
  section: 'head' | 'docket' | 'aside' | 'closed' | 'receipt';
  /** Lines that list the files of the entry above. */
  list: 'none' | 'sizes' | 'links';
  /** Index of the last head of a table in the paste. */
  lastHead: number;
  /** How many lines before the first entry are a caption's beyond doubt: what stands with them is one too. */
  captionLines: number;
}

const CAPTION_LINES = 3;

/** Sections that list sums, judges and charges: a date in them begins no entry. */
const CLOSED =
  /^(?:financial|(?:judge|judicial|case) assignment|assignment history|(?:civil |criminal )?(?:complaint|charge) detail|fee |payment|bail|~*name)/i;

/**
 * Reads dockets whose entries are rows: a line that begins with a date (or a number and a date) begins an entry, what
 * follows goes on with it. Stops at a notice of electronic filing and gives its index, or the number of lines.
 */
export function readRows(
  lines: readonly DocketLine[],
  from: number,
  build: DocketBuild,
  survey: Survey,
): number {
  const lastHead = lines.findLastIndex((line, index) => index >= from && readColumnHead(line) !== null);
  const captionLines = countCaption(lines.slice(from));
  const state: RowState = { columns: null, section: 'head', list: 'none', lastHead, captionLines };
  let index = from;
  while (index < lines.length) {
    const line = lines[index];
    if (line && line.trimmed !== '') {
      if (isNoticeStart(line)) return index;
      if (!readFrame(line, { state, build, survey }))
        index += readLine(lines, index, line, { state, build, survey });
    }
    index += 1;
  }
  return index;
}

const FARTHEST_CAPTION = 400;

function countCaption(lines: readonly DocketLine[]): number {
  let count = 0;
  for (const line of lines.slice(0, FARTHEST_CAPTION)) {
    if (line.cells ? readCellRow(line.cells, null) : readBlankRow(line.text, line.indent, null)) break;
    if (line.trimmed !== '' && isCaption(line)) count += 1;
  }
  return count;
}

interface Reading {
  state: RowState;
  build: DocketBuild;
  survey: Survey;
}

/** Heads, footers, sections; whether the line was one. */
function readFrame(line: DocketLine, reading: Reading): boolean {
  const { state, build } = reading;
  const columns = readColumnHead(line);
  // Inside an entry whose end has not come, words such as 'Billable Pages' are the entry's own.
  const isInside = columns === null && isUnfinished(reading);
  const section = columns || isInside ? null : sectionOf(line, build.entries.length > 0);
  if (columns) {
    state.columns = columns;
    state.section = 'docket';
  } else if (section) state.section = section === 'aside' && CLOSED.test(line.trimmed) ? 'closed' : section;
  else if (!isInside && isReceiptStart(line)) state.section = 'receipt';
  else if (!isPageChrome(line) && !isLoneHead(line)) return false;
  if (columns || section) state.list = 'none';
  build.heading(line);
  return true;
}

function isUnfinished({ state, build, survey }: Reading): boolean {
  return state.section === 'docket' && build.current?.isClosed === false && endsWithEntered(survey);
}

/** Reads a line that is no frame; gives how many further lines it took. */
function readLine(lines: readonly DocketLine[], index: number, line: DocketLine, reading: Reading): number {
  const { state, build } = reading;
  if (state.section === 'closed') {
    build.heading(line);
    return 0;
  }
  const start = findStart(lines, index, line, reading);
  if (state.section === 'receipt' && (start?.row.entryNumber ?? null) === null) {
    build.heading(line);
    return 0;
  }
  if (start) {
    state.section = 'docket';
    state.list = 'none';
    const draft = build.begin(start.row, line);
    for (const further of start.further) build.detail(draft, further, '');
    return start.skip;
  }
  const entry = build.current;
  if (entry && state.section === 'docket') readFurther(entry, line, reading);
  else if (isHeadLine(line, index, state)) build.heading(line);
  else if (build.entries.length === 0 && state.captionLines >= CAPTION_LINES) build.heading(line);
  else build.warn(line, NOT_READ);
  return 0;
}

function isHeadLine(line: DocketLine, index: number, state: RowState): boolean {
  return index < state.lastHead || state.section === 'aside' || isCaption(line);
}

interface Start {
  row: EntryRow;
  further: DocketLine[];
  skip: number;
}

function findStart(
  lines: readonly DocketLine[],
  index: number,
  line: DocketLine,
  reading: Reading,
): Start | null {
  const { state, survey } = reading;
  const cells = line.cells ? readCellRow(line.cells, state.columns) : null;
  if (cells) return { row: cells, further: [], skip: 0 };
  const isTable = line.text.includes('\t');
  const blank = isTable ? null : readBlankRow(line.text, line.indent, columnBelow(lines, index, line));
  const row = blank ?? numberFirst(line, survey);
  if (row) {
    if (goesOn(row, line, reading)) return null;
    return row.form === 'lone-date' ? withNumberBelow(lines, index, row) : { row, further: [], skip: 0 };
  }
  return numberAbove(lines, index, line, reading);
}

function numberFirst(line: DocketLine, survey: Survey): EntryRow | null {
  return survey.numberFirst * 2 >= survey.blankRows + survey.cellRows ? readNumberFirst(line) : null;
}

function nextPrinted(lines: readonly DocketLine[], index: number): number {
  const limit = Math.min(lines.length, index + 5);
  for (let at = index + 1; at < limit; at += 1) if (lines[at]?.trimmed !== '') return at;
  return -1;
}

const UNDER_TEXT = 8;

/** The column in which the next line goes on, where it is indented under this one's text. */
function columnBelow(lines: readonly DocketLine[], index: number, line: DocketLine): number | null {
  const below = lines[index + 1];
  return below && below.trimmed !== '' && below.indent >= line.indent + UNDER_TEXT ? below.indent : null;
}

const NUMBER_LEADS = /^(\d{1,5})\s+(?=[\p{L}*("'\u201c[])/u;

/** Copied cell by cell: the date, then the number on the next line. */
function withNumberBelow(lines: readonly DocketLine[], index: number, row: EntryRow): Start {
  const at = nextPrinted(lines, index);
  const below = lines[at];
  const entryNumber = below ? numberOf(below.trimmed) : null;
  if (below && entryNumber !== null)
    return { row: { ...row, entryNumber }, further: [below], skip: at - index };
  const led = below && !below.cells ? NUMBER_LEADS.exec(below.trimmed) : null;
  const text = below?.trimmed.slice(led?.[0].length ?? 0) ?? '';
  if (!below || !led?.[1] || UNIT_AFTER_NUMBER.test(text)) return { row, further: [], skip: 0 };
  return { row: { ...row, entryNumber: led[1], text }, further: [below], skip: at - index };
}

/** Copied cell by cell with the number first: '12', then the date, then the text. */
function numberAbove(
  lines: readonly DocketLine[],
  index: number,
  line: DocketLine,
  { survey }: Reading,
): Start | null {
  const entryNumber = numberOf(line.trimmed);
  if (entryNumber === null || survey.numberThenDate <= survey.dateThenNumber) return null;
  const at = nextPrinted(lines, index);
  const below = lines[at];
  const row = below ? readBlankRow(below.text, below.indent, null) : null;
  if (!below || !row || row.entryNumber !== null) return null;
  return { row: { ...row, entryNumber }, further: [below], skip: at - index };
}

const OPEN_END = /(?:\b(?:on|to|of|by|for|from|before|until|through|dated|and|due)|[,(]|entered:?)$/i;
const UNDER = 6;

/** Whether a line that begins with a date is the rest of a sentence of the entry above. */
function goesOn(row: EntryRow, line: DocketLine, { build, state, survey }: Reading): boolean {
  const entry = build.current;
  if (!entry || state.section !== 'docket') {
    return (
      row.form === 'lone-date' &&
      state.section === 'head' &&
      survey.loneDates < 2 &&
      survey.dateThenNumber === 0
    );
  }
  if (/[([]\s?entered:?$/i.test(entry.tail)) return true;
  if (line.indent >= entry.indent + UNDER && survey.cellRows === 0) return true;
  if (entry.isClosed) return false;
  if (OPEN_END.test(entry.tail.trimEnd())) return true;
  return endsWithEntered(survey) && row.entryNumber === null && row.form !== 'number-first';
}

/** Links below an entry of the Supreme Court. */
const LINKED_FILES =
  /^(?:(?:main document|petition|appendix|certificate of word count|proof of service|other|written request|lower court orders\/opinions|reply|letter)(?: |$)){1,8}$/i;
const SIZES_HEAD = /^document description\s{0,9}pages\s{0,9}size$/i;
const SIZED_FILE =
  /^(\d{1,3})\s+(.{0,300}?)\s{0,9}(?:\d{1,6}(?: (?:pages?|pgs?\.?))?)?\s{0,9}\d[\d.,]{0,9} ?[KMG]?B$/i;
const PAGED_FILE = /^(\d{1,3})\s+(.{1,300}?)\s+\d{1,6} pages?\s+\d[\d.,]{0,9} ?[KMG]?B$/i;

/** A line below the row: more text, a file of the entry, or its pages and size. */
function readFurther(entry: EntryDraft, line: DocketLine, { state, build, survey }: Reading): void {
  const text = collapse(line.trimmed.slice(0, 400));
  if (SIZES_HEAD.test(text)) {
    state.list = 'sizes';
    build.detail(entry, line, '');
    return;
  }
  if (PAGED_FILE.test(text) || (state.list === 'sizes' && /^\d{1,3}$|\d ?[KMG]B$/i.test(text))) {
    addFile(entry, PAGED_FILE.exec(text) ?? SIZED_FILE.exec(text));
    build.detail(entry, line, text);
    return;
  }
  if (survey.linkLines > 0 && (state.list === 'links' || LINK_LINE.test(text))) {
    state.list = 'links';
    readLink(entry, text);
    build.detail(entry, line, LINK_LINE.test(text) ? '' : text);
    return;
  }
  if (
    LINKED_FILES.test(text) &&
    (line.cells !== null || /main document|certificate of word count|proof of service/i.test(text))
  ) {
    build.detail(entry, line, text);
    return;
  }
  state.list = 'none';
  readMore(entry, line, build);
}

function readMore(entry: EntryDraft, line: DocketLine, build: DocketBuild): void {
  const cells = line.cells?.filter((cell) => cell !== '') ?? [line.trimmed];
  const [first = '', ...rest] = cells;
  if (SIZE_CELL.test(first) && entry.parts.length === 0) {
    build.detail(entry, line, first);
    build.append(entry, line, rest.join(' '));
  } else build.append(entry, line, cells.join(' '));
}

function addFile(entry: EntryDraft, match: RegExpExecArray | null): void {
  const number = match?.[1];
  const description = collapse((match?.[2] ?? '').replace(/\d+$/, ''));
  if (number === undefined || number === '0' || description === '' || /^main document$/i.test(description))
    return;
  if (!entry.attachments.some((each) => each.number === number))
    entry.attachments.push({ number, description });
}

function readLink(entry: EntryDraft, text: string): void {
  const attached = /^att(?:achment)?\s?(\d{1,3})$/i.exec(text)?.[1];
  const last = entry.attachments.at(-1);
  if (attached !== undefined) entry.attachments.push({ number: attached, description: '' });
  else if (last?.description === '' && !LINK_LINE.test(text)) last.description = text;
}
