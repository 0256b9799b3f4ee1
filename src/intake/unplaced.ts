import { findDates } from '../papers/dates.ts';
import type { Proposal } from './schema.ts';

/** Days without a meaning, but for those that a duty, a hearing or an offer of the same papers has already: one day stands once. */
export function stillUnplaced<Place extends { quote: string }>(
  unplaced: readonly Place[],
  { deadlines, hearings, offers }: Pick<Proposal, 'deadlines' | 'hearings' | 'offers'>,
): Place[] {
  const placed = new Set([...deadlines, ...hearings].flatMap(({ date }) => date ?? []));
  for (const { until } of offers) if (until !== null) placed.add(until);
  return unplaced.filter(({ quote }) => {
    const days = findDates(quote).map(({ date }) => date);
    return days.length === 0 || !days.every((day) => placed.has(day));
  });
}
