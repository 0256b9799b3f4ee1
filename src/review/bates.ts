export const MIN_WIDTH = 5;
export const MAX_WIDTH = 8;

/** What may stand before the number, in capitals: it begins with a letter and ends in no digit; 20 letters at most. */
export const PREFIX = /^[A-Z](?:[A-Z0-9._-]{0,18}[A-Z._-])?$/;
const NUMBER = /^([A-Z](?:[A-Z0-9._-]{0,18}[A-Z._-])?)(\d{5,8})$/;

/** Numbers of one document, one for each page; `width` is how many digits they are written with. */
export interface BatesRange {
  prefix: string;
  first: number;
  last: number;
  width: number;
}

/** Prefixes are one however they are typed: 'acme' is 'ACME'. */
export function normalPrefix(text: string): string {
  return text.trim().toUpperCase();
}

/** 'ACME000005'. */
export function formatBates(prefix: string, number: number, width: number): string {
  return `${prefix}${String(number).padStart(width, '0')}`;
}

export const firstOf = ({ prefix, first, width }: BatesRange): string => formatBates(prefix, first, width);
export const lastOf = ({ prefix, last, width }: BatesRange): string => formatBates(prefix, last, width);

/** 'ACME000005', or 'ACME000005 to ACME000007'. */
export function formatRange(range: BatesRange): string {
  return range.first === range.last ? firstOf(range) : `${firstOf(range)} to ${lastOf(range)}`;
}

/** A number of Bates form: a prefix and 5 to 8 digits, not all of them 0. Null for any other text. */
export function parseBates(text: string): { prefix: string; number: number; width: number } | null {
  const [, prefix, digits] = NUMBER.exec(text.trim().toUpperCase()) ?? [];
  if (prefix === undefined || digits === undefined) return null;
  const number = Number(digits);
  return number === 0 ? null : { prefix, number, width: digits.length };
}

/** Whether two ranges share a number, however many digits it is written with. */
export function overlaps(a: BatesRange, b: BatesRange): boolean {
  return a.prefix === b.prefix && a.first <= b.last && b.first <= a.last;
}

export interface NumberedFile {
  mimeType: string | null;
  pageCount: number | null;
  status: 'queued' | 'reading' | 'ready' | 'failed';
}

/**
 * How many numbers a document takes: one for each page of a PDF, one for anything else (a picture is a page, a native
 * file gets a slip sheet; so does a PDF that cannot be opened). Null until it has been read: its pages are not known,
 * nor is what was attached to it.
 */
export function pagesToNumber({ mimeType, pageCount, status }: NumberedFile): number | null {
  if (status === 'queued' || status === 'reading') return null;
  if (mimeType !== 'application/pdf') return 1;
  if (pageCount !== null && pageCount > 0) return pageCount;
  return status === 'failed' ? 1 : null;
}

/** Numbers that were given out, and to which file; `isRetired`: they were taken off it before it was produced. */
export interface TakenRange extends BatesRange {
  filename: string;
  documentId: string | null;
  isRetired: boolean;
}

/** 'ACME000005 to ACME000007 are already on lease.pdf.': the numbers that both claim. */
export function clashSentence(wanted: BatesRange, taken: TakenRange): string {
  const both = {
    ...taken,
    first: Math.max(wanted.first, taken.first),
    last: Math.min(wanted.last, taken.last),
  };
  const where = taken.documentId === null ? `${taken.filename}, which was deleted for good` : taken.filename;
  return `${formatRange(both)} ${both.first === both.last ? 'is' : 'are'} already on ${where}.`;
}

/** The number after every one that was ever given out under this prefix, taken off again or not; 1 for a new one. */
export function nextNumber(prefix: string, taken: readonly BatesRange[]): number {
  return taken.reduce((next, range) => (range.prefix === prefix ? Math.max(next, range.last + 1) : next), 1);
}

/** Why a range would have more digits than it is written with; null when it fits. */
export function overflowSentence({ prefix, last, width }: BatesRange): string | null {
  if (last < 10 ** width) return null;
  const end = formatBates(prefix, 10 ** width - 1, width);
  return width === MAX_WIDTH
    ? `The numbers end at ${end}. Please choose another prefix.`
    : `With ${width} digits the numbers end at ${end}. Please choose more digits or another prefix.`;
}

const MOST_NAMED = 3;

/** Stretches between the first and the last number of a prefix that stand on no document, as ranges. */
export function gapsIn(prefix: string, taken: readonly TakenRange[]): BatesRange[] {
  const living = taken
    .filter((range) => range.prefix === prefix && !range.isRetired)
    .sort((a, b) => a.first - b.first);
  const gaps: BatesRange[] = [];
  let last = living[0] === undefined ? 0 : living[0].first - 1;
  for (const range of living) {
    if (range.first > last + 1) gaps.push({ ...range, first: last + 1, last: range.first - 1 });
    last = Math.max(last, range.last);
  }
  return gaps.map(({ first, last: end, width }) => ({ prefix, first, last: end, width }));
}

/** 'of 5 and 6 digits' where the numbers of a prefix are written with different numbers of digits; else null. */
export function mixedWidths(prefix: string, taken: readonly TakenRange[]): string | null {
  const own = taken.filter((range) => range.prefix === prefix && !range.isRetired);
  const widths = [...new Set(own.map(({ width }) => width))].sort();
  if (widths.length < 2) return null;
  return `${prefix} has numbers of ${widths.join(' and ')} digits, which sort in the wrong order.`;
}

/** What a person should know about the numbers of a prefix: gaps and mixed digits. */
export function seriesWarnings(prefix: string, taken: readonly TakenRange[]): string[] {
  const gaps = gapsIn(prefix, taken);
  const named = gaps.slice(0, MOST_NAMED).map(formatRange).join(', ');
  const more = gaps.length > MOST_NAMED ? ` and ${gaps.length - MOST_NAMED} more gaps` : '';
  const mixed = mixedWidths(prefix, taken);
  return [
    ...(gaps.length === 0
      ? []
      : [`On no document: ${named}${more}. The other side may ask what is missing.`]),
    ...(mixed === null ? [] : [mixed]),
  ];
}
