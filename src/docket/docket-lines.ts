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
  if (!trimmed.includes('|') || !BARS.test(trimmed)) return null;
  return trimmed.split('|').map((cell) => cell.trim());
}

const UNEVEN = /\s\s|[^\S ]/;

/** One blank for every run of white space. */
export function collapse(text: string): string {
  return UNEVEN.test(text) ? text.replace(/\s+/g, ' ').trim() : text.trim();
}
