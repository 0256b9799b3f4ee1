import { findWrittenDates, type WrittenDate } from '../papers/dates.ts';
import { findWrittenSums } from '../papers/sums.ts';
import type { Span } from '../text/source.ts';
import { findPercents, type PaperIndex } from './paper-index.ts';
import { calledPaper } from './papers.ts';
import type { Check } from './schema.ts';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const WEEKDAY_BEFORE =
  /\b(Sun|Mon|Tue(?:s)?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?)(?:day)?\.?,?\s{1,3}(?:the\s{1,3})?$/i;
const LONGEST_WEEKDAY = 18;

interface Looked {
  indexes: readonly PaperIndex[];
  known: PaperIndex;
}

function lookUp<T>(
  { indexes, known }: Looked,
  value: T,
  read: (index: PaperIndex) => ReadonlyMap<T, Span>,
  what: string,
): Pick<Check, 'status' | 'note' | 'source'> {
  for (const index of indexes) {
    const span = read(index).get(value);
    if (span === undefined) continue;
    const source = index.source(span);
    return {
      status: 'found',
      note: `${what} stands in ${calledPaper(source)} on page ${source.page}.`,
      source,
    };
  }
  if (read(known).has(value)) {
    const note = `${what} is in what you wrote or in your case’s records; it stands in none of the documents that were looked at.`;
    return { status: 'found', note, source: null };
  }
  const note = `${what} stands in none of the documents that were looked at. Check it before you rely on it.`;
  return { status: 'not-found', note, source: null };
}

function checkDate(text: string, { date, start, end }: WrittenDate, looked: Looked): Check {
  const base = { kind: 'date', text: text.slice(start, end), start, end } as const;
  if (date === null) {
    return { ...base, status: 'looks-wrong', note: 'There is no such day in the calendar.', source: null };
  }
  const found = lookUp(looked, date, (index) => index.dates(), 'This date');
  const said = weekdayBefore(text, start);
  if (said === null || date.length !== 10) return { ...base, ...found };
  const real = WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? '';
  if (real.startsWith(said)) return { ...base, ...found };
  const note = `${text.slice(start, end)} is a ${real}, not what is written before it. ${found.note}`;
  return { ...base, status: 'looks-wrong', note, source: found.source };
}

/** The first three letters of the weekday that stands in front of a date. */
function weekdayBefore(text: string, start: number): string | null {
  const match = WEEKDAY_BEFORE.exec(text.slice(Math.max(0, start - LONGEST_WEEKDAY), start));
  const short = match?.[1]?.slice(0, 3).toLowerCase();
  return short === undefined ? null : short.charAt(0).toUpperCase() + short.slice(1);
}

/** Dates of a text, compared as days of the calendar however they are written; a weekday that does not fit looks wrong. */
export function checkDates(text: string, looked: Looked): Check[] {
  return findWrittenDates(text).map((date) => checkDate(text, date, looked));
}

/** Sums of money and percentages of a text. */
export function checkSums(text: string, looked: Looked): Check[] {
  const sums = findWrittenSums(text).map(
    ({ amount, start, end }): Check => ({
      kind: 'sum',
      text: text.slice(start, end),
      start,
      end,
      ...lookUp(looked, amount, (index) => index.sums(), 'This sum'),
    }),
  );
  const percents = findPercents(text).map(
    ({ value, start, end }): Check => ({
      kind: 'sum',
      text: text.slice(start, end),
      start,
      end,
      ...lookUp(looked, value, (index) => index.percents(), 'This percentage'),
    }),
  );
  return [...sums, ...percents];
}
