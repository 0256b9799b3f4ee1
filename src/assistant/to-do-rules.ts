import type { Place } from './draft.ts';
import type { Situation } from './situation.ts';
import type { ToDo } from './to-do.ts';
import { defendantToDos } from './to-do-defendant.ts';
import { generalToDos } from './to-do-general.ts';
import { plaintiffToDos } from './to-do-plaintiff.ts';

function weight({ date, urgency }: ToDo, today: string): number {
  if (urgency === 'at-once') return 0;
  if (date !== null) return date < today ? 1 : 2;
  if (urgency === 'last') return 5;
  return urgency === 'soon' ? 3 : 4;
}

/** What there is to do, what cannot wait first, then by day, then what has none. */
export function toDosOf(situation: Situation, _passages: readonly Place[] = []): ToDo[] {
  const { facts, isCivil, today, ended } = situation;
  const own =
    facts.side === 'defendant'
      ? defendantToDos(situation)
      : facts.side === 'plaintiff'
        ? plaintiffToDos(situation)
        : [];
  // What a closed case once asked for is over.
  const isOpen = ended === null || !ended.isClosed;
  const all = [...(isCivil && isOpen ? own : []), ...generalToDos(situation)];
  const seen = new Set<string>();
  return all
    .filter(({ id }) => !seen.has(id) && seen.add(id))
    .sort((a, b) => {
      const byWeight = weight(a, today) - weight(b, today);
      if (byWeight !== 0 || a.date === null || b.date === null) return byWeight;
      return a.date < b.date ? -1 : a.date > b.date ? 1 : 0;
    });
}
