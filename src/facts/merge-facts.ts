import type { FactStatus, FoundFact } from './schema.ts';

/** What of a kept fact says whether a new reading found it again. */
export interface KeptFact {
  id: string;
  kind: FoundFact['kind'];
  /** The value as it is kept; a corrected one is the person's own. */
  value: unknown;
  quote: string;
  status: FactStatus;
}

export interface Merged {
  /** Found again: the id stays, and the place is the new one. */
  again: { id: string; fact: FoundFact; isDecided: boolean }[];
  /** Found for the first time. */
  fresh: FoundFact[];
  /** Not found any more, and nobody had said anything of it. */
  gone: string[];
}

const letters = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '').toLowerCase();
const byValue = ({ kind, value }: Pick<KeptFact, 'kind' | 'value'>) => `${kind} ${canonical(value)}`;
const byQuote = ({ kind, quote }: Pick<KeptFact, 'kind' | 'quote'>) => `${kind} ${letters(quote)}`;

/** JSON with sorted keys and nothing for what is not there: a database gives keys back in an order of its own. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  const entries = Object.entries(value).filter(([, part]) => part !== null && part !== undefined);
  return `{${entries
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, part]) => `${JSON.stringify(key)}:${canonical(part)}`)
    .join()}}`;
}

function grouped(facts: readonly KeptFact[], key: (fact: KeptFact) => string): Map<string, KeptFact[]> {
  const groups = new Map<string, KeptFact[]>();
  for (const fact of facts) groups.set(key(fact), [...(groups.get(key(fact)) ?? []), fact]);
  return groups;
}

/**
 * What becomes of the facts of a paper that is read again. A fact is the same by its words or by its value; what a
 * person confirmed, corrected or dismissed stays as it is with its id, found again or not.
 */
export function mergeFacts(kept: readonly KeptFact[], found: readonly FoundFact[]): Merged {
  const taken = new Set<string>();
  const [values, quotes] = [grouped(kept, byValue), grouped(kept, byQuote)];
  const take = (facts: readonly KeptFact[] | undefined) => {
    const free = facts?.find(({ id }) => !taken.has(id));
    if (free !== undefined) taken.add(free.id);
    return free;
  };
  const merged: Merged = { again: [], fresh: [], gone: [] };
  const unmatched: FoundFact[] = [];
  // Words before values: the same day may be named twice, and a corrected value is no longer the paper's.
  for (const fact of found) {
    const same = take(quotes.get(byQuote(fact)));
    if (same === undefined) unmatched.push(fact);
    else merged.again.push({ id: same.id, fact, isDecided: same.status !== 'found' });
  }
  for (const fact of unmatched) {
    const same = take(values.get(byValue(fact)));
    if (same === undefined) merged.fresh.push(fact);
    else merged.again.push({ id: same.id, fact, isDecided: same.status !== 'found' });
  }
  merged.gone = kept.filter(({ id, status }) => status === 'found' && !taken.has(id)).map(({ id }) => id);
  return merged;
}
