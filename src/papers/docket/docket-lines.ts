/** A line of a paste: no-break spaces and invisible characters are plain, the text keeps its indentation. */
export interface DocketLine {
  /** 1-based. */
  number: number;
  text: string;
  trimmed: string;
  /** Columns before the first printed character. */
  indent: number;
  /** The cells of a row of a table copied with tabs or bars; null where there are none. */
  cells: string[] | null;
}

const LINE_END = /\r\n?|[\n\f\v\u0085\u2028\u2029]/;
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u0000-\u0008\u000e-\u001f\u007f]/g;
const WIDE_SPACE = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;
/** The first two values of a row of a comma-separated file: date and number. */
const COMMAS = /^"?(\d{1,4}[/-]\d{1,2}[/-]\d{1,4})"?,\s?"?(\d{0,5})"?,/;
const BARS = /(?<!\S)\|(?!\S)/;

/** Cuts a paste into lines; any line end counts, a form feed too. */
export function readDocketLines(text: string): DocketLine[] {
  return text.split(LINE_END).map((raw, index) => {
    const plain = raw.replace(INVISIBLE, '').replace(WIDE_SPACE, ' ');
    const trimmed = plain.trim();
    return {
      number: index + 1,
      text: plain,
      trimmed,
      indent: plain.length - plain.trimStart().length,
      cells: cutCells(plain, trimmed),
    };
  });
}

function cutCells(plain: string, trimmed: string): string[] | null {
  if (plain.includes('\t')) return plain.split('\t').map((cell) => cell.trim());
  if (trimmed.includes('|') && BARS.test(trimmed)) return trimmed.split('|').map((cell) => cell.trim());
  const row = COMMAS.exec(trimmed);
  return row ? [row[1] ?? '', row[2] ?? '', unquote(trimmed.slice(row[0].length))] : null;
}

/** Quotes around a value of a comma-separated file; two within it stand for one. */
function unquote(value: string): string {
  return /^".*"$/.test(value) ? value.slice(1, -1).replaceAll('""', '"').trim() : value.trim();
}

const UNEVEN = /\s\s|[^\S ]/;

/** One blank for every run of white space. */
export function collapse(text: string): string {
  return UNEVEN.test(text) ? text.replace(/\s+/g, ' ').trim() : text.trim();
}
