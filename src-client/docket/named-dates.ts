import type { DeadlineOffer } from '#src/docket/schema.ts';
import { type StatedKind, statedDates } from '#src/docket/stated-dates.ts';
import type { DocketRow } from '#src/papers/docket/docket-row.ts';

/** A day that an entry itself names for something that is to come. */
export interface NamedDate {
  /** What a deadline on this day would be called. */
  name: string;
  /** YYYY-MM-DD */
  date: string;
  /** The entry's own words. */
  words: string;
}

const NAMES: Partial<Record<StatedKind, string>> = {
  answer: 'Answer due',
  response: 'Response due',
  reply: 'Reply due',
  hearing: 'Hearing',
  due: 'Due by docket entry',
};

/** The days that an entry names beside those that its offers already have, each once. */
export function namedDates(entry: DocketRow, offers: readonly DeadlineOffer[]): NamedDate[] {
  const known = new Set(offers.flatMap(({ statedDate, hearingDate }) => [statedDate, hearingDate]));
  const named = statedDates(entry.description).flatMap(({ kind, date, words }): NamedDate[] => {
    const name = NAMES[kind];
    if (name === undefined || known.has(date)) return [];
    known.add(date);
    const isCounted = kind === 'due' && entry.entryNumber !== null;
    return [{ name: isCounted ? `${name} ${entry.entryNumber}` : name, date, words }];
  });
  return named;
}
