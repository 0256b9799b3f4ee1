import { MONTH_WORD, monthNumber } from '../text/day-words.ts';

const MONTH_NAME = `(${MONTH_WORD})`;
const MONTH = `${MONTH_NAME}\\.?`;
const GAP = '[\\s\\ufffe]+';

const FORMS: readonly { pattern: RegExp; read: (match: RegExpMatchArray) => (string | undefined)[] }[] = [
  {
    pattern: new RegExp(`\\b${MONTH}${GAP}(\\d{1,2})(?:st|nd|rd|th)?,?${GAP}(\\d{4})\\b`, 'g'),
    read: (m) => [m[3], m[1], m[2]],
  },
  {
    pattern: new RegExp(
      `\\b(\\d{1,2})(?:st|nd|rd|th)?${GAP}(?:day${GAP}of${GAP})?${MONTH},?${GAP}(\\d{4})\\b`,
      'g',
    ),
    read: (m) => [m[3], m[2], m[1]],
  },
  { pattern: /\b(\d{1,2})\/(\d{1,2})\/(\d{4})\b/g, read: (m) => [m[3], m[1], m[2]] },
  { pattern: /\b(\d{4})-(\d\d)-(\d\d)\b/g, read: (m) => [m[1], m[2], m[3]] },
  {
    pattern: new RegExp(`\\b${MONTH}(?:${GAP}of)?,?${GAP}(\\d{4})\\b`, 'g'),
    read: (m) => [m[2], m[1], undefined],
  },
];

export interface FoundDate {
  /** 'YYYY-MM-DD' or 'YYYY-MM'. */
  date: string;
  start: number;
  end: number;
}

/** Written dates of a text in order of place; impossible ones (February 30) are left out. */
export function findDates(text: string): FoundDate[] {
  const found: FoundDate[] = [];
  const taken = new Uint8Array(text.length);
  for (const { pattern, read } of FORMS) {
    for (const match of text.matchAll(pattern)) {
      const start = match.index;
      const end = start + match[0].length;
      if (taken.subarray(start, end).includes(1)) continue;
      const [year, month, day] = read(match);
      const date = isoDate(year, month, day);
      if (!date) continue;
      taken.fill(1, start, end);
      found.push({ date, start, end });
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

function isoDate(
  year: string | undefined,
  month: string | undefined,
  day: string | undefined,
): string | null {
  if (!year || !month || Number(year) < 1600 || Number(year) > 2200) return null;
  const number = /^\d+$/.test(month) ? Number(month) : monthNumber(month);
  if (number < 1 || number > 12) return null;
  const start = `${year}-${String(number).padStart(2, '0')}`;
  if (day === undefined) return start;
  const date = `${start}-${day.padStart(2, '0')}`;
  const parsed = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date) ? date : null;
}

/** A date as it is written, however it is written. */
export interface WrittenDate {
  /** 'YYYY-MM-DD', 'YYYY-MM', '--MM-DD' where no year is given; null for a day that there is not (February 30). */
  date: string | null;
  start: number;
  end: number;
}

const LONE_MONTH = new RegExp(`\\b${MONTH_NAME}(?![a-z])\\.?`, 'gi');
const AFTER_MONTH =
  /[\s\ufffe]{1,4}(\d{1,2})(?:[\s\ufffe]{0,2}(?:st|nd|rd|th)(?![a-z]))?(?![\d:]|[,.]\d)(?:[\s\ufffe]{0,2},?[\s\ufffe]{1,4}(\d{4})(?!\d))?/iy;
const YEAR_AFTER_MONTH = /(?:[\s\ufffe]{1,4}of)?,?[\s\ufffe]{1,4}(\d{4})(?!\d|,\d)/iy;
const DAY_BEFORE_MONTH =
  /(?<![\d.,/-])(\d{1,2})(?:[\s\ufffe]{0,2}(?:st|nd|rd|th))?[\s\ufffe]{1,4}(?:(?:day[\s\ufffe]{1,4})?of[\s\ufffe]{1,4})?$/i;
const LONGEST_BEFORE_MONTH = 24;
const FIGURES =
  /(?<![\d/.-])(?:(\d{4})-(\d\d)-(\d\d)(?!\d|-\d)|(\d{1,2})([/.-])(\d{1,2})\5(\d{4})(?![\d/-])|(\d{1,2})\/(\d{1,2})\/(\d\d)(?![\d/]))/g;
const YEARS_OF_THIS_CENTURY = 50;

/**
 * Every date of a text in order of place, in all the ways it may be written: 'March 15, 2024', 'MARCH 15, 2024',
 * 'the 15th of March 2024', '3/15/24', '03-15-2024', '2024-03-15', 'March 2024', 'March 15'. Month before day, as in
 * the United States. Time grows with the length of the text.
 */
export function findWrittenDates(text: string): WrittenDate[] {
  const found: WrittenDate[] = [...writtenWithWords(text)];
  for (const match of text.matchAll(FIGURES)) {
    const [, isoYear, isoMonth, isoDay, month, , day, year, shortMonth, shortDay, shortYear] = match;
    const [start, end] = [match.index, match.index + match[0].length];
    const whole = shortYear === undefined ? year : fullYear(shortYear);
    const date = isoDate(isoYear ?? whole, isoMonth ?? month ?? shortMonth, isoDay ?? day ?? shortDay);
    // Figures that are no date at all: a version, a part number.
    if (date !== null || /[/]|^\d{4}-/.test(match[0])) found.push({ date, start, end });
  }
  return found.sort((a, b) => a.start - b.start);
}

function fullYear(twoDigits: string): string {
  return `${Number(twoDigits) <= YEARS_OF_THIS_CENTURY ? '20' : '19'}${twoDigits}`;
}

function* writtenWithWords(text: string): Generator<WrittenDate> {
  let last = 0;
  for (const match of text.matchAll(LONE_MONTH)) {
    if (match.index < last) continue;
    const written = dateAround(text, match[1] ?? '', match.index, match.index + match[0].length, last);
    if (written === null) continue;
    last = written.end;
    yield written;
  }
}

/** The date that a month's name belongs to; null where it stands alone ('may', 'March of the Tenants'). */
function dateAround(
  text: string,
  month: string,
  start: number,
  end: number,
  last: number,
): WrittenDate | null {
  AFTER_MONTH.lastIndex = end;
  const after = AFTER_MONTH.exec(text);
  if (after?.[2]) return { date: isoDate(after[2], month, after[1]), start, end: end + after[0].length };
  YEAR_AFTER_MONTH.lastIndex = end;
  const year = YEAR_AFTER_MONTH.exec(text);
  const before = DAY_BEFORE_MONTH.exec(text.slice(Math.max(last, start - LONGEST_BEFORE_MONTH), start));
  if (before) {
    const date = year ? isoDate(year[1], month, before[1]) : yearless(month, before[1]);
    return year || isName(month)
      ? { date, start: start - before[0].length, end: end + (year?.[0].length ?? 0) }
      : null;
  }
  if (year) return { date: isoDate(year[1], month, undefined), start, end: end + year[0].length };
  return after && isName(month)
    ? { date: yearless(month, after[1]), start, end: end + after[0].length }
    : null;
}

/** 'march 5' and 'may 3' may be no date where no year stands with them. */
function isName(month: string): boolean {
  return /^[A-Z]/.test(month);
}

function yearless(month: string, day: string | undefined): string | null {
  // A leap year, so that February 29 is a day.
  const date = isoDate('2000', month, day);
  return date === null ? null : `-${date.slice(4)}`;
}
