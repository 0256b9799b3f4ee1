import { PAGE_BREAK } from '../text/pages.ts';

export interface Range {
  /** UTF-16 offsets into the extracted text, end exclusive. */
  start: number;
  end: number;
}

/** One row of text on a sheet of the file, with the number before it where there may be one. */
export interface Row extends Range {
  /** Page of the file, from 1. */
  sheet: number;
  /** The row without blanks and time stamps around it. */
  text: string;
  /** A number of one or two digits that begins the row, where it ends, and where the words after it begin. */
  head: { value: number; end: number; wordsAt: number } | null;
}

/** The rows of each sheet, and the time stamps and rules that were printed beside them. */
export interface Sheets {
  sheets: Row[][];
  stamps: Range[];
}

const CLOCK = '\\d{1,2}:\\d\\d(?::\\d\\d(?:[.:]\\d{1,2})?)?(?:[ \\t]?[AaPp]\\.?[Mm]\\.?)?';
const LEFT = new RegExp(`^${CLOCK}(?=[ \\t\\u00a0]|$)`);
const RIGHT = new RegExp(`[ \\t\\u00a0]${CLOCK}$`);
/** The rule between numbers and words belongs to the number. */
const HEAD = /^(\d{1,2})(?:(?:[ \t\u00a0]*[|│║¦])+[ \t\u00a0]*|[ \t\u00a0]+|$)/;
const EDGE_RULE = { left: /^[|│║¦]+(?:[ \t\u00a0]+|$)/, right: /(?<=^|[ \t\u00a0])[|│║¦]+$/ };
/** A record with time stamps has them on most lines. */
const STAMPED_SHARE = 0.3;
const FEWEST_STAMPS = 8;

function rawRows(text: string): Row[][] {
  let offset = 0;
  return text.split(PAGE_BREAK).map((sheetText, index) => {
    const rows: Row[] = [];
    for (const match of sheetText.matchAll(/[^\r\n\v\u2028\u2029]+/g)) {
      const words = match[0].trim();
      if (words === '') continue;
      const start = offset + match.index + (match[0].length - match[0].trimStart().length);
      rows.push({ sheet: index + 1, start, end: start + words.length, text: words, head: null });
    }
    offset += sheetText.length + 1;
    return rows;
  });
}

/** Which side of the page carries the time, if any. */
function stampedSide(rows: readonly Row[]): 'left' | 'right' | null {
  const enough = Math.max(FEWEST_STAMPS, rows.length * STAMPED_SHARE);
  if (rows.filter(({ text }) => LEFT.test(text)).length >= enough) return 'left';
  return rows.filter(({ text }) => RIGHT.test(text)).length >= enough ? 'right' : null;
}

/** Takes the time off a row; null when the row was nothing else. */
function withoutStamp(row: Row, side: 'left' | 'right', stamps: Range[]): Row | null {
  const found = (side === 'left' ? LEFT : RIGHT).exec(row.text);
  if (found === null) return row;
  if (side === 'left') {
    const rest = row.text.slice(found[0].length);
    const words = rest.trimStart();
    stamps.push({ start: row.start, end: row.start + found[0].length });
    return words === '' ? null : { ...row, text: words, start: row.end - words.length };
  }
  const words = row.text.slice(0, found.index).trimEnd();
  stamps.push({ start: row.start + found.index + 1, end: row.end });
  return { ...row, text: words, end: row.start + words.length };
}

function withHead(row: Row): Row {
  const head = HEAD.exec(row.text);
  if (head === null) return row;
  const end = row.start + head[0].trimEnd().length;
  return { ...row, head: { value: Number(head[1]), end, wordsAt: row.start + head[0].length } };
}

/** Takes off the rules of the box around the page. */
function withoutRules(row: Row, rules: Range[]): Row | null {
  const left = EDGE_RULE.left.exec(row.text)?.[0] ?? '';
  const inner = row.text.slice(left.length);
  const right = EDGE_RULE.right.exec(inner)?.[0] ?? '';
  if (left === '' && right === '') return row;
  const words = inner.slice(0, inner.length - right.length).trimEnd();
  const start = row.start + left.length;
  if (left !== '') rules.push({ start: row.start, end: row.start + left.trimEnd().length });
  if (right !== '') rules.push({ start: row.end - right.length, end: row.end });
  return words === '' ? null : { ...row, text: words, start, end: start + words.length };
}

const hasRule = ({ text }: Row) => EDGE_RULE.left.test(text) || EDGE_RULE.right.test(text);

/** Splits extracted text (pages joined by form feeds) into rows; time stamps and rules are set aside. */
export function readRows(text: string): Sheets {
  const stamps: Range[] = [];
  const raw = rawRows(text);
  const isBoxed =
    raw.flat().filter(hasRule).length >= Math.max(FEWEST_STAMPS, raw.flat().length * STAMPED_SHARE);
  const sheets = isBoxed ? raw.map((rows) => rows.flatMap((row) => withoutRules(row, stamps) ?? [])) : raw;
  const side = stampedSide(sheets.flat());
  return {
    stamps,
    sheets: sheets.map((rows) =>
      rows.flatMap((row) => {
        const bare = side === null ? row : withoutStamp(row, side, stamps);
        return bare === null ? [] : [withHead(bare)];
      }),
    ),
  };
}
