import { shortMonth } from '../../text/day-words.ts';
import type { ReadAt } from './court-record.ts';

/** Copies from before this year are told apart: opening hours and fees changed since. */
const STILL_TOLD = '2023';

/** 'Nov 23, 2026', 'May 2017' or '2018', as much of a day as is known. */
function dayWords(date: string): string {
  const [year = '', month, day] = date.split('-').map(Number);
  if (month === undefined) return String(year);
  return day === undefined ? `${shortMonth(month)} ${year}` : `${shortMonth(month)} ${day}, ${year}`;
}

/** 'From 2018, as read on Nov 23, 2026': how old a statement is, without a point. */
export function asRead({ dated, retrieved }: Pick<ReadAt, 'dated' | 'retrieved'>): string {
  const from = dated === null ? 'From an undated page' : `From ${dayWords(dated)}`;
  return `${from}, as read on ${dayWords(retrieved)}`;
}

export function isOld({ dated }: Pick<ReadAt, 'dated'>): boolean {
  return dated !== null && dated < STILL_TOLD;
}
