import { type Column, hasSpecialColumns } from './column-heads.ts';
import { collapse, type DocketLine } from './docket-lines.ts';
import { dateAt, dateCell, type PrintedDate, skipTime } from './printed-dates.ts';

/** How an entry begins: in cells, with blanks, with its number first, or with a date alone on its line. */
export type RowForm = 'cells' | 'blanks' | 'number-first' | 'lone-date';

export interface EntryRow {
  form: RowForm;
  entryNumber: string | null;
  date: PrintedDate;
  entered: string | null;
  text: string;
  /** What the page says of the entry beside its text: pages, size, party, result. */
  details: string[];
}

const NUMBER_CELL = /^#?(\d{1,5}(?:[.-]\d{1,3})?)[.)]?(?:\s*\(\d{1,5} pgs?\.?(?:[;,] ?\d{1,4} docs?)?\))?$/i;
const NUMBER_AND_SIZE = /^(\d{1,5})\s+(\d{1,5} (?:pgs?|pages?)\.?, ?[\d.,]{1,10} ?[KMG]?B)$/i;
export const SIZE_CELL = /^\d{1,5} (?:pgs?|pages?)\.?(?:, ?[\d.,]{1,10} ?[KMG]?B)?$/i;
const ICON_CELL = /^(?:doc|document|image|img|pdf|view|link|download|open|☐|☑|✓|\[ ?x? ?\])$/i;

const LETTERS = /\p{L}{2}/u;

/** What the history page of CM/ECF prints before its dates. */
const DATE_LABEL = /^(?:filed|entered|terminated|filed (?:&|and) entered)\s?:$/i;

/** The number that a cell of its own holds; null where it holds anything else. */
export function numberOf(cell: string): string | null {
  return cell.length > 40 ? null : (NUMBER_CELL.exec(cell)?.[1] ?? null);
}

/** Reads a row of a table copied with tabs or bars; null where no cell near its start holds a date. */
export function readCellRow(cells: readonly string[], columns: readonly Column[] | null): EntryRow | null {
  const last = cells.findLastIndex((cell) => cell !== '');
  const used = cells.slice(0, last + 1);
  const mapped = columns && hasSpecialColumns(columns) ? readByColumns(used, columns) : null;
  if (mapped) return mapped;
  const at = used.slice(0, 6).findIndex((cell) => dateCell(cell) !== null);
  const date = at === -1 ? null : dateCell(used[at] ?? '');
  if (!date) return readLedCell(used);
  if (used.length > 1 && used.every((cell) => cell === '' || dateCell(cell) !== null)) return null;
  const before = used.slice(0, at).filter((cell) => cell !== '' && !ICON_CELL.test(cell));
  const after = used.slice(at + 1).filter((cell) => cell !== '');
  if (before.some((cell) => DATE_LABEL.test(cell))) return null;
  const [first, ...named] = before;
  if (first === undefined) {
    const row: EntryRow = { ...readAfterDate(after), form: 'cells', date, entered: null };
    if (row.text !== '' && !LETTERS.test(row.text)) return null;
    return columns && !columns.some(({ kind }) => kind === 'number') ? withLeadingNumber(row) : row;
  }
  const entryNumber = numberOf(first);
  if (entryNumber === null) return null;
  // 'no., document, filed by, date, status' has its words before the date.
  const text = named.length > 0 ? (named[0] ?? '') : after.join(' ');
  const details = named.length > 0 ? [...named.slice(1), ...after] : [];
  return { form: 'cells', entryNumber, date, entered: null, text, details };
}

/** Some courts print no column of numbers: there the number leads the text. */
function withLeadingNumber(row: EntryRow): EntryRow {
  const match = row.entryNumber === null ? /^(\d{1,5})\s+(?=\S)/.exec(row.text) : null;
  const text = match ? row.text.slice(match[0].length) : row.text;
  if (!match?.[1] || UNIT_AFTER_NUMBER.test(text)) return row;
  return { ...row, entryNumber: match[1], text };
}

/** The first cell begins with a date and goes on with text: a wrapped row or a table of one column. */
function readLedCell(cells: readonly string[]): EntryRow | null {
  const first = cells.findIndex((cell) => cell !== '');
  const [lead, ...rest] = cells.slice(Math.max(first, 0));
  const row = lead === undefined ? null : readBlankRow(lead, 0, null);
  if (!row || row.form === 'lone-date') return null;
  return { ...row, text: [row.text, ...rest].filter((part) => part !== '').join(' ') };
}

function readAfterDate(after: readonly string[]): Pick<EntryRow, 'entryNumber' | 'text' | 'details'> {
  const details: string[] = [];
  const words: string[] = [];
  let entryNumber: string | null = null;
  after.forEach((cell, index) => {
    const sized = index === 0 ? NUMBER_AND_SIZE.exec(cell) : null;
    if (sized) {
      entryNumber = sized[1] ?? null;
      details.push(sized[2] ?? '');
    } else if (index === 0 && numberOf(cell) !== null) entryNumber = numberOf(cell);
    else if (words.length === 0 && (SIZE_CELL.test(cell) || ICON_CELL.test(cell))) details.push(cell);
    else words.push(cell);
  });
  return { entryNumber, text: words.join(' '), details };
}

/** Cells told apart by the names of their columns; null where they do not lie under each other. */
function readByColumns(cells: readonly string[], columns: readonly Column[]): EntryRow | null {
  const dateColumn = columns.findIndex(({ kind }) => kind === 'date');
  if (dateColumn === -1 || cells.length > columns.length + 1) return null;
  const at = cells.findIndex((cell) => dateCell(cell) !== null);
  const date = at === -1 ? null : dateCell(cells[at] ?? '');
  if (!date) return null;
  // A page may leave out the cell of an image or of a box before the date.
  const shift = at - dateColumn;
  if (Math.abs(shift) > 1) return null;
  const row: EntryRow = { form: 'cells', entryNumber: null, date, entered: null, text: '', details: [] };
  const words: string[] = [];
  cells.forEach((cell, index) => {
    const column = columns[index - shift];
    if (cell === '' || index === at) return;
    if (column?.kind === 'number' && numberOf(cell) !== null) row.entryNumber = numberOf(cell);
    else if (column?.kind === 'entered') row.entered = dateCell(cell)?.iso ?? null;
    else if (column?.kind === 'text' || column?.kind === 'more-text') addOnce(words, cell);
    else if (column === undefined || column.kind === 'none') row.details.push(cell);
    else row.details.push(column.name === '' ? cell : `${column.name}: ${cell}`);
  });
  if (words.length === 0) return null;
  return { ...row, text: words.join(' - ') };
}

/** 'Notice' and 'Notice of Appeal' are both said; 'Notice of Appeal' twice is once. */
function addOnce(words: string[], cell: string): void {
  if (words.at(-1)?.toLowerCase() !== cell.toLowerCase()) words.push(cell);
}

const AFTER_DATE = /(?:\s*[|:]|\s+[-\u2013\u2014])?\s+|\s*\|\s*/y;
const LABELED_NUMBER =
  /(?:#|no\.|doc(?:ument)?\.?(?: no\.| #)?|dkt\.?(?: no\.| #)?|ecf(?: no\.)?|din)\s?(\d{1,5})(?:[.:)]|(?=\s|$))\s*/iy;
const PLAIN_NUMBER = /(\d{1,5}(?:-\d{1,3})?)[.)]?(?=\s|$)\s*(?:\|\s*)?/y;
/** What counts something: '20 DAY Summons', '2 copies'. */
export const UNIT_AFTER_NUMBER =
  /^(?:days?|hours?|hrs?|months?|pages?|pgs?\.?|copies|st|nd|rd|th|u\.?s\.?c\.?|usc|cfr|am|pm|a\.m\.|p\.m\.)(?![\p{L}\d])/iu;
const SENTENCE_GOES_ON =
  /^(?:at|in|before|and|by|to|for|with|through|is|was|as|on|or|of|from|the|that|until|unless|pursuant|re|per)\b/;

/** Reads a line of words and blanks that begins with a date at `from`; null where it does not. */
export function readBlankRow(text: string, from: number, textColumn: number | null): EntryRow | null {
  const date = dateAt(text, from);
  if (!date) return null;
  const afterTime = skipTime(text, date.end);
  const rest = text.slice(afterTime).trim() === '' ? '' : text.slice(afterTime);
  if (rest === '') {
    if (afterTime !== date.end) return null;
    return { form: 'lone-date', entryNumber: null, date, entered: null, text: '', details: [] };
  }
  AFTER_DATE.lastIndex = afterTime;
  if (!AFTER_DATE.test(text)) return null;
  let at = AFTER_DATE.lastIndex;
  const hearing = /^at \d|^at\b.{0,20}(?:department|dept)/i.test(text.slice(date.end, date.end + 30).trim());
  if (SENTENCE_GOES_ON.test(text.slice(at, at + 12)) && !hearing) return null;
  const entryNumber = readNumber(text, at, textColumn);
  if (entryNumber) at = entryNumber.end;
  return {
    form: 'blanks',
    entryNumber: entryNumber?.number ?? null,
    date,
    entered: null,
    text: (hearing ? text.slice(date.end) : text.slice(at)).trim(),
    details: [],
  };
}

function readNumber(
  text: string,
  at: number,
  textColumn: number | null,
): { number: string; end: number } | null {
  LABELED_NUMBER.lastIndex = at;
  const labeled = LABELED_NUMBER.exec(text);
  if (labeled?.[1]) return { number: labeled[1], end: LABELED_NUMBER.lastIndex };
  PLAIN_NUMBER.lastIndex = at;
  const plain = PLAIN_NUMBER.exec(text);
  if (!plain?.[1]) return null;
  // In printed columns the text goes on under itself: what begins there is text, what stands before it a number.
  if (textColumn !== null && Math.abs(at - textColumn) < Math.abs(PLAIN_NUMBER.lastIndex - textColumn))
    return null;
  const rest = text.slice(PLAIN_NUMBER.lastIndex, PLAIN_NUMBER.lastIndex + 30);
  const gap = PLAIN_NUMBER.lastIndex - (at + plain[1].length);
  if (gap < 2 && UNIT_AFTER_NUMBER.test(rest)) return null;
  return { number: plain[1], end: PLAIN_NUMBER.lastIndex };
}

const LEADING_NUMBER = /\s*#?(\d{1,5})[.)]?(?:\s*\|\s*|\s+)/y;

/** '12  03/21/2024  MOTION …': number, date, text; null where the line is none. */
export function readNumberFirst(line: DocketLine): EntryRow | null {
  LEADING_NUMBER.lastIndex = 0;
  const match = LEADING_NUMBER.exec(line.text);
  if (!match?.[1]) return null;
  const date = dateAt(line.text, LEADING_NUMBER.lastIndex);
  if (!date) return null;
  const rest = line.text.slice(skipTime(line.text, date.end));
  if (/^[.,;:)\]]/.test(rest) || SENTENCE_GOES_ON.test(rest.trim())) return null;
  const text = collapse(rest).replace(/^[|–—-]\s+/, '');
  return { form: 'number-first', entryNumber: match[1], date, entered: null, text, details: [] };
}
