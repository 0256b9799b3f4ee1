import { isPermission } from '#src/facts/permissions.ts';
import type { Fact, FactKind } from '#src/facts/schema.ts';

export interface FactSection {
  title: string;
  facts: Fact[];
}

const BY_WHEN = 'By when';
const SECTIONS: readonly { title: string; kinds: readonly FactKind[]; isAllowed?: boolean }[] = [
  { title: BY_WHEN, kinds: ['deadline', 'hearing', 'offer'] },
  { title: 'Allowed, not demanded', kinds: ['deadline'], isAllowed: true },
  { title: 'What the court decided', kinds: ['disposition'] },
  { title: 'What happens otherwise', kinds: ['consequence'] },
  { title: 'Sums', kinds: ['sum'] },
  {
    title: 'Court and people',
    kinds: ['court', 'case-number', 'judge', 'filed', 'party', 'attorney', 'contact'],
  },
];

const NO_DAY = '9999';

/** The day that a fact names, for its order; those without one come last. */
function dayOf(fact: Fact): string {
  if (fact.kind === 'deadline') return fact.value.date ?? fact.value.earliest ?? NO_DAY;
  if (fact.kind === 'hearing') return fact.value.date;
  if (fact.kind === 'offer') return fact.value.until ?? NO_DAY;
  return '';
}

/** The facts of a paper in the order in which a reader asks; days in their order, people as the paper names them. */
export function factSections(facts: readonly Fact[]): FactSection[] {
  return SECTIONS.map(({ title, kinds, isAllowed = false }) => ({
    title,
    facts: facts
      .filter(({ kind, status }) => kinds.includes(kind) && status !== 'dismissed')
      .filter((fact) => (fact.kind === 'deadline' && isPermission(fact)) === isAllowed)
      .toSorted(
        (a, b) =>
          dayOf(a).localeCompare(dayOf(b)) ||
          kinds.indexOf(a.kind) - kinds.indexOf(b.kind) ||
          a.start - b.start,
      ),
  })).filter(({ facts }) => facts.length > 0);
}

/** So many are shown at once: more are behind 'Show all'. */
const FEW = 6;
const MOST_DAYS = 4;
/** Times that run from an event that is not known yet: one at least is among the first, behind the days. */
const MOST_PERIODS = 2;
const MOST_CONSEQUENCES = 2;
const HEAD: readonly FactKind[] = ['court', 'case-number'];

/**
 * What of many facts binds first: days to come, then times that run from an event, then days that passed; what follows
 * otherwise or what a signature gives up; the sums, and the court with its number. Null where all of them are few. A sum
 * that was read as the largest stands for the others. `today` is 'YYYY-MM-DD'.
 */
export function leadingFacts(sections: readonly FactSection[], today: string): Fact[] | null {
  const all = sections.flatMap(({ facts }) => facts);
  if (all.length <= FEW) return null;
  const times = sections.find(({ title }) => title === BY_WHEN)?.facts ?? [];
  const dated = times.filter((fact) => dayOf(fact) !== NO_DAY);
  const coming = dated.filter((fact) => dayOf(fact) >= today);
  const periods = times.filter((fact) => dayOf(fact) === NO_DAY).slice(0, MOST_PERIODS);
  const passed = dated.filter((fact) => dayOf(fact) < today).toReversed();
  const days = [...coming.slice(0, MOST_DAYS - periods.length), ...periods, ...passed];
  const consequences = all.filter(({ kind }) => kind === 'consequence').slice(0, MOST_CONSEQUENCES);
  const [sum] = all
    .flatMap((fact) => (fact.kind === 'sum' ? [fact] : []))
    .toSorted((a, b) => b.value.amount - a.value.amount);
  const head = HEAD.flatMap((kind) => all.find((fact) => fact.kind === kind) ?? []);
  return [...days.slice(0, MOST_DAYS), ...consequences, ...(sum === undefined ? [] : [sum]), ...head];
}
