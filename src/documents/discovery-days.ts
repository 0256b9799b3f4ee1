import { findWrittenDates } from '../papers/dates.ts';
import type { TimelineEntry } from '../papers/schema.ts';
import { MONTH_WORD, MONTHS, monthNumber } from '../text/day-words.ts';
import { withoutPageEdges } from './page-edges.ts';

const READ_CHARACTERS = 120_000;
const MOST = 40;
const BESIDE = 70;

/** Letters at the top of a paper among which it tells its own day and what it is about. */
const TOP = 1500;
/** More days than this on one paper are rows of a table. */
const FEW = 7;
/** Words that say what a day is for. */
const MEANT =
  /\b(?:dated?|due|by|before|after|until|through|effective|expir\w+|begin\w*|start\w*|end\w*|commenc\w+|clos\w+|terminat\w+|hearing|trial|deadline|payment|paid|as of|between|period|signed|executed|entered|filed|on or)\b/i;

/** When a paper was released, and until when it is kept: days of its stamp, and none that it tells. */
const OF_RELEASE = /\bdeclassify\s+on\b[^\n]{0,40}|\bclassified\s+by\b[^\n]{0,80}/gi;
/** The stamp of a release is a line that has its number behind this word. */
const UNCLASSIFIED = /\bunclassified\b/i;
const RELEASE_NUMBER = /\bdoc(?:ument)?\.? no\b/i;

function isReleaseStamp(line: string): boolean {
  const at = line.search(UNCLASSIFIED);
  return at !== -1 && RELEASE_NUMBER.test(line.slice(at));
}

export interface NamedDay {
  date: string;
  text: string;
}

/** Every whole day that a text names, each once, with the words around it. */
export function daysNamed(text: string): NamedDay[] {
  const read = withoutPageEdges(text.slice(0, READ_CHARACTERS))
    .replace(/^.+$/gm, (line) => (isReleaseStamp(line) ? ' '.repeat(line.length) : line))
    .replace(OF_RELEASE, (words) => words.replace(/[^\n\f]/g, ' '));
  const found = new Map<string, { words: string; isMeant: boolean }>();
  for (const { date, start, end } of [...findWrittenDates(read), ...stamped(read)]) {
    if (date === null || !/^\d{4}-\d\d-\d\d$/.test(date) || found.has(date)) continue;
    const words = wordsAround(read, start, end);
    found.set(date, {
      words,
      isMeant: start < TOP || (MEANT.test(words) && /(?:\p{Ll}{2,}\s){3}/u.test(words)),
    });
    if (found.size >= MOST) break;
  }
  const all = [...found].map(([date, { words, isMeant }]) => ({ date, text: words, isMeant }));
  const kept = all.length > FEW ? withinTable(all) : all;
  return kept.map(({ date, text: words }) => ({ date, text: words }));
}

const SHORT_MONTHS = MONTHS.map((month) => month.slice(0, 3).toLowerCase());
/** 'Jan-06-2031', '06-Jan-31': as machines and clerks stamp a day. */
const STAMPED =
  /\b(?:([A-Za-z]{3})[-./ ](\d{1,2})[-./' ]{1,2}(\d{4}|\d{2})|(\d{1,2})[-/]([A-Za-z]{3})[-/](\d{4}|\d{2}))\b/g;
/** 'Thu Dec 23 11:49:09 2031', as programs write a day with its hour. */
const WITH_HOUR =
  /\b([A-Za-z]{3})\s{1,2}(\d{1,2})\s\d{1,2}:\d{2}(?::\d{2})?(?:\s[A-Z]{2,4}|\s[+-]\d{4})?\s(\d{4})\b/g;
/** 'Date: 7-18-31': figures with strokes are a day only where a label says so. */
const LABELED_DAY =
  /\bdate[d]?(?:\s(?:of|filed|served|signed)\s?\p{L}{0,12})?\s?:\s{0,6}(\d{1,2})[-.](\d{1,2})[-.](\d{4}|\d{2})\b/giu;

/** 'December 11,2031', without its space. */
const CLOSE = new RegExp(`\\b(${MONTH_WORD})\\.?\\s(\\d{1,2}),(\\d{4})\\b`, 'gi');

interface Stamp {
  date: string | null;
  start: number;
  end: number;
}

function stamped(text: string): Stamp[] {
  const byName = [...text.matchAll(STAMPED)].map(({ index, 0: whole, ...part }) => ({
    date: dayOf(
      part[3] ?? part[6],
      SHORT_MONTHS.indexOf((part[1] ?? part[5] ?? '').toLowerCase()) + 1,
      part[2] ?? part[4],
    ),
    start: index,
    end: index + whole.length,
  }));
  const byHour = [...text.matchAll(WITH_HOUR)].map(({ index, 0: whole, 1: month = '', 2: day, 3: year }) => ({
    date: dayOf(year, SHORT_MONTHS.indexOf(month.toLowerCase()) + 1, day),
    start: index,
    end: index + whole.length,
  }));
  const byLabel = [...text.matchAll(LABELED_DAY)].map(({ index, 0: whole, 1: month, 2: day, 3: year }) => ({
    date: dayOf(year, Number(month), day),
    start: index,
    end: index + whole.length,
  }));
  const dayFirst = [...text.matchAll(/\b(1[3-9]|2\d|3[01])\/(\d{1,2})\/(\d{4})\b/g)].map(
    ({ index, 0: whole, 1: day, 2: month, 3: year }) => ({
      date: dayOf(year, Number(month), day),
      start: index,
      end: index + whole.length,
    }),
  );
  const close = [...text.matchAll(CLOSE)].map(({ index, 0: whole, 1: month = '', 2: day, 3: year }) => ({
    date: dayOf(year, monthNumber(month), day),
    start: index,
    end: index + whole.length,
  }));
  return [...byName, ...byHour, ...byLabel, ...dayFirst, ...close];
}

/** Null where there is no such day. */
function dayOf(year = '', month = 0, day = ''): string | null {
  const whole = year.length === 4 ? Number(year) : Number(year) + (Number(year) < 50 ? 2000 : 1900);
  const made = new Date(Date.UTC(whole, month - 1, Number(day)));
  if (month < 1 || whole < 1900 || whole > 2100 || made.getUTCMonth() !== month - 1) return null;
  return made.toISOString().slice(0, 10);
}

/** Of many days those with a meaning; of a table's rows the first and the last. */
function withinTable<T extends NamedDay & { isMeant: boolean }>(all: readonly T[]): T[] {
  const meant = all.filter(({ isMeant }) => isMeant);
  const rows = all.filter(({ isMeant }) => !isMeant).toSorted((a, b) => a.date.localeCompare(b.date));
  if (meant.length > 2 * FEW) return [...meant.slice(0, FEW), ...meant.slice(-1)];
  return meant.length > 0 ? meant : [rows[0], rows.at(-1)].flatMap((row) => row ?? []);
}

/** The line of a day, or as much of its sentence as stands near it. */
function wordsAround(text: string, start: number, end: number): string {
  const before = text.slice(Math.max(0, start - BESIDE), start);
  const after = text.slice(end, end + BESIDE);
  const from =
    start - before.length + Math.max(before.lastIndexOf('\n'), before.lastIndexOf('. ') + 1, -1) + 1;
  const stop = after.search(/\n|[.;](?:\s|$)/);
  const words = text.slice(from, stop === -1 ? end + after.length : end + stop);
  return words.replace(/\s+/g, ' ').trim();
}

/** Those that are known by what they are for, in place of their bare words; oldest first. */
export function daysOf(named: readonly NamedDay[], timeline: readonly TimelineEntry[]): NamedDay[] {
  const days = new Map(named.map(({ date, text }) => [date, text]));
  for (const { date, text } of timeline) if (/^\d{4}-\d\d-\d\d$/.test(date)) days.set(date, text);
  return [...days].map(([date, text]) => ({ date, text })).sort((a, b) => a.date.localeCompare(b.date));
}
