import type { Place } from './draft.ts';
import type { Need } from './need.ts';
import { defendantNeeds } from './needs-defendant.ts';
import { generalNeeds } from './needs-general.ts';
import { plaintiffNeeds } from './needs-plaintiff.ts';
import type { Situation } from './situation.ts';

function weight({ date, urgency }: Need, today: string): number {
  if (urgency === 'at-once') return 0;
  if (date !== null) return date < today ? 1 : 2;
  if (urgency === 'last') return 5;
  return urgency === 'soon' ? 3 : 4;
}

/** What there is to do, what cannot wait first, then by day, then what has none. */
export function needsOf(situation: Situation, passages: readonly Place[] = []): Need[] {
  const { facts, isCivil, today, ended } = situation;
  const own =
    facts.side === 'defendant'
      ? defendantNeeds(situation)
      : facts.side === 'plaintiff'
        ? plaintiffNeeds(situation)
        : [];
  // What a closed case once asked for is over.
  const isOpen = ended === null || !ended.isClosed;
  const all = [...(isCivil && isOpen ? own : []), ...generalNeeds(situation, passages)];
  const seen = new Set<string>();
  return all
    .filter(({ id }) => !seen.has(id) && seen.add(id))
    .sort((a, b) => {
      const byWeight = weight(a, today) - weight(b, today);
      if (byWeight !== 0 || a.date === null || b.date === null) return byWeight;
      return a.date < b.date ? -1 : a.date > b.date ? 1 : 0;
    });
}
