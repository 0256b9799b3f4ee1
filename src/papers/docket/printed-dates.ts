import { MONTH_WORD, monthNumber } from '../../text/day-words.ts';

export interface PrintedDate {
  /** YYYY-MM-DD; null where there is no such day. */
  iso: string | null;
  /** As printed. */
  text: string;
  /** Index after its last character. */
  end: number;
}

const MONTH = `(${MONTH_WORD})`;
const DASH = '[/\\-\u2010-\u2015\u2212]';

interface Form {
  pattern: RegExp;
  /** Groups of year, month and day. */
  groups: readonly [number, number, number];
}

const FORMS: readonly Form[] = [
  { pattern: new RegExp(`(\\d{1,2})${DASH}(\\d{1,2})${DASH}(\\d{4}|\\d{2})(?!\\d)`, 'y'), groups: [3, 1, 2] },
  { pattern: /(\d{1,2})\.(\d{1,2})\.(\d{4})(?!\d)/y, groups: [3, 1, 2] },
  { pattern: new RegExp(`(\\d{4})${DASH}(\\d{1,2})${DASH}(\\d{1,2})(?!\\d)`, 'y'), groups: [1, 2, 3] },
  {
    pattern: new RegExp(`${MONTH}\\.?\\s{1,3}(\\d{1,2})(?:st|nd|rd|th)?,?\\s{1,3}(\\d{4})(?!\\d)`, 'iy'),
    groups: [3, 1, 2],
  },
  {
    pattern: new RegExp(
      `(\\d{1,2})(?:st|nd|rd|th)?[\\s-]{1,3}${MONTH}\\.?,?[\\s-]{1,3}(\\d{4})(?!\\d)`,
      'iy',
    ),
    groups: [3, 2, 1],
  },
];

const WEEKDAY = /(?:mon|tue|tues|wed|wednes|thu|thur|thurs|fri|sat|satur|sun)(?:day)?[.,]{0,2}\s{1,3}/iy;
const CAN_BEGIN = /[\dJFMASONDTWjfmasondtw]/;
/** Two-digit years up to this one are of this century. */
const LAST_SHORT_YEAR = 68;

/** Reads the date that begins at `from`; null where none does. US order: month, day, year. */
export function dateAt(text: string, from: number): PrintedDate | null {
  if (!CAN_BEGIN.test(text.charAt(from))) return null;
  WEEKDAY.lastIndex = from;
  const start = WEEKDAY.test(text) ? WEEKDAY.lastIndex : from;
  for (const { pattern, groups } of FORMS) {
    pattern.lastIndex = start;
    const match = pattern.exec(text);
    if (!match) continue;
    const end = start + match[0].length;
    const [year, month, day] = groups.map((group) => match[group] ?? '');
    return { iso: isoDate(year ?? '', month ?? '', day ?? ''), text: text.slice(from, end), end };
  }
  return null;
}

function isoDate(year: string, month: string, day: string): string | null {
  const fullYear =
    year.length === 2 ? (Number(year) <= LAST_SHORT_YEAR ? 2000 : 1900) + Number(year) : Number(year);
  const number = /^\d/.test(month) ? Number(month) : monthNumber(month);
  const date = Number(day);
  if (number < 1 || number > 12 || date < 1 || date > daysIn(fullYear, number)) return null;
  return `${fullYear}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function daysIn(year: number, month: number): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return month === 2 && isLeap ? 29 : (DAYS[month - 1] ?? 0);
}

const TIME =
  /\s*(?:,|at)?\s*\d{1,2}:\d{2}(?::\d{2})?(?:\.\d{1,3})?\s?(?:[ap]\.?m\b\.?)?(?:\s?[ECMPAH][SD]?T\b)?/iy;

/** The index after a time of day that follows a date at `from`; `from` itself where there is none. */
export function skipTime(text: string, from: number): number {
  TIME.lastIndex = from;
  return TIME.test(text) ? TIME.lastIndex : from;
}

/** A cell that holds a date and nothing else but a time. */
export function dateCell(cell: string): PrintedDate | null {
  if (cell.length < 6 || cell.length > 40) return null;
  const date = dateAt(cell, 0);
  return date && skipTime(cell, date.end) === cell.length ? date : null;
}
