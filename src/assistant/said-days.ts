import type { Place } from './draft.ts';
import type { CaseFacts } from './facts-schema.ts';
import { dayOfFact, type PaperFact, placeOf, saidFacts } from './said-facts.ts';

/** A day or a period that a paper names for something to be done, to take place, or to be offered until. */
export interface SaidDay {
  said: PaperFact;
  place: Place;
  /** Null for a period whose first day is not known. */
  date: string | null;
}

const MOST = 60;

/**
 * What the papers of a case themselves ask by when, of every kind of paper: days to come first, the soonest first, then
 * periods, then days that have passed, the latest first. The same day of the same thing once.
 */
export function saidDays(facts: CaseFacts): SaidDay[] {
  const { today } = facts;
  const rank = (date: string | null) => (date === null ? 1 : date >= today ? 0 : 2);
  const seen = new Set<string>();
  return saidFacts(facts, ['deadline', 'hearing', 'offer'])
    .map((said) => ({ said, place: placeOf(said), date: dayOfFact(said) }))
    .filter(({ said: { fact }, date }) => {
      if (date === null && !(fact.kind === 'deadline' && fact.value.period)) return false;
      const key = JSON.stringify([
        date,
        fact.kind === 'deadline' ? fact.value.period : null,
        fact.label.toLowerCase(),
      ]);
      return !seen.has(key) && seen.add(key);
    })
    .sort((a, b) => {
      const byRank = rank(a.date) - rank(b.date);
      if (byRank !== 0 || a.date === null || b.date === null || a.date === b.date) return byRank;
      return a.date < b.date === (rank(a.date) === 0) ? -1 : 1;
    })
    .slice(0, MOST);
}
