import type { Fact, FactKind } from '#src/facts/schema.ts';

export interface FactSection {
  title: string;
  facts: Fact[];
}

const SECTIONS: readonly { title: string; kinds: readonly FactKind[] }[] = [
  { title: 'By when', kinds: ['deadline', 'hearing', 'offer'] },
  { title: 'What the court decided', kinds: ['disposition'] },
  { title: 'What happens otherwise', kinds: ['consequence'] },
  { title: 'Sums', kinds: ['sum'] },
  {
    title: 'Court and people',
    kinds: ['court', 'case-number', 'judge', 'filed', 'party', 'attorney', 'contact'],
  },
];

/** The day that a fact names, for its order; those without one come last. */
function dayOf(fact: Fact): string {
  if (fact.kind === 'deadline') return fact.value.date ?? fact.value.earliest ?? '9999';
  if (fact.kind === 'hearing') return fact.value.date;
  if (fact.kind === 'offer') return fact.value.until ?? '9999';
  return '';
}

/** The facts of a paper in the order in which a reader asks; days in their order, people as the paper names them. */
export function factSections(facts: readonly Fact[]): FactSection[] {
  return SECTIONS.map(({ title, kinds }) => ({
    title,
    facts: facts
      .filter(({ kind, status }) => kinds.includes(kind) && status !== 'dismissed')
      .toSorted(
        (a, b) =>
          dayOf(a).localeCompare(dayOf(b)) ||
          kinds.indexOf(a.kind) - kinds.indexOf(b.kind) ||
          a.start - b.start,
      ),
  })).filter(({ facts }) => facts.length > 0);
}
