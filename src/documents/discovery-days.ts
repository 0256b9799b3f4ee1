import { findWrittenDates } from '../papers/dates.ts';
import type { TimelineEntry } from '../papers/schema.ts';

const READ_CHARACTERS = 120_000;
const MOST = 40;
const BESIDE = 70;

export interface NamedDay {
  date: string;
  text: string;
}

/** Every whole day that a text names, each once, with the words around it. */
export function daysNamed(text: string): NamedDay[] {
  const read = text.slice(0, READ_CHARACTERS);
  const found = new Map<string, string>();
  for (const { date, start, end } of findWrittenDates(read)) {
    if (date === null || !/^\d{4}-\d\d-\d\d$/.test(date) || found.has(date)) continue;
    found.set(date, wordsAround(read, start, end));
    if (found.size >= MOST) break;
  }
  return [...found].map(([date, words]) => ({ date, text: words }));
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
