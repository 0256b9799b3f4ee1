import { HELD } from '../facts/sentences/chief-sum.ts';
import { kindOf } from '../papers/kind-of.ts';
import type { KindId } from '../papers/kinds.ts';
import { certaintyOf, type Of, ofKind, type ReadFact } from './read-fact.ts';

/** Labels of sums, what is asked or ordered first. */
const WANTED = [
  'The court orders',
  'They ask for',
  'Said to be owed',
  HELD,
  'Asked for each day',
  'Offered',
  'Agreed',
  'Said to be paid',
];
/** Papers that only argue tell of sums; these are about them. */
const ABOUT_MONEY: ReadonlySet<KindId> = new Set([
  'contract',
  'lease',
  'statement',
  'receipt',
  'eviction-notice',
  'demand-letter',
  'offer',
  'letter',
  'email',
  'messages',
  'judgment',
  'default-judgment',
  'agreed-judgment',
  'order',
  'minute-entry',
  'garnishment',
  'writ',
  'eviction-writ',
  'execution-writ',
  'debtor-examination',
  'debtor-questions',
  'exemption-notice',
  'stipulation',
]);

/** Sums that a paper is about, what the court orders or somebody asks for first; unsure ones are left to the list of facts. */
export function wantedSums(facts: readonly ReadFact[], docType: string): Of<'sum'>[] {
  const kind = kindOf(docType);
  if (kind === null || !ABOUT_MONEY.has(kind)) return [];
  const rank = ({ label }: ReadFact) => WANTED.indexOf(label);
  return (
    ofKind(facts, 'sum')
      .filter((fact) => rank(fact) !== -1 && certaintyOf(fact) !== 'unsure')
      // An order tells of the sums of the case as it goes; a judgment awards what it names.
      .filter((fact) => kind !== 'order' || (fact.label === WANTED[0] && certaintyOf(fact) === 'certain'))
      .toSorted((a, b) => rank(a) - rank(b) || b.value.amount - a.value.amount)
  );
}
