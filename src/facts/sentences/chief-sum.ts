import type { Fact } from '../schema.ts';

type SumFact = Extract<Fact, { kind: 'sum' }>;

/** What a bank, an employer or an officer keeps back by a garnishment. */
export const HELD = 'Money that is held';
/** What a sum is that a court orders. */
export const ORDERED = 'The court orders';
/** What a paper wants first. */
const LABELS = ['They ask for', 'Said to be owed', ORDERED, HELD];
const SURENESS = ['certain', 'likely', 'unsure'];

/**
 * The sum that a paper is about: what it asks for before what is owed, ordered or held; of several the surest, and of
 * those the highest. Undefined where it names none of these.
 */
export function chiefSum<Item>(items: readonly Item[], factOf: (item: Item) => SumFact): Item | undefined {
  const rank = (item: Item) => SURENESS.indexOf(factOf(item).certainty);
  for (const label of LABELS) {
    const [best] = items
      .filter((item) => factOf(item).label === label)
      .toSorted(
        (one, other) => rank(one) - rank(other) || factOf(other).value.amount - factOf(one).value.amount,
      );
    if (best !== undefined) return best;
  }
  return undefined;
}
