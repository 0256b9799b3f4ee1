import type { FactKind } from '../facts/schema.ts';
import type { CaseFacts, SaidFact } from './facts-schema.ts';

/** Kinds whose day may have passed: one that has is no day to come. */
function isOpen({ kind, value }: SaidFact, today: string): boolean {
  if (kind === 'hearing') return value.date >= today;
  if (kind === 'deadline') return (value.latest ?? value.date ?? value.earliest ?? today) >= today;
  if (kind === 'offer') return (value.until ?? today) >= today;
  return true;
}

/** Whether a paper of the case shows something of these kinds; of days those that have not passed. */
export function isKnown(kinds: readonly FactKind[], { documents, today }: CaseFacts): boolean {
  return (documents.says ?? []).some(({ facts }) =>
    facts.some((fact) => fact.status !== 'dismissed' && kinds.includes(fact.kind) && isOpen(fact, today)),
  );
}

/** What rules say of a case in general, and what must not be said of one that has it. */
const OPPOSITES: readonly (readonly [FactKind, RegExp])[] = [
  ['hearing', /\bno (?:day|date) (?:of|for) (?:a|the) hearing is (?:set|named|entered)(?:,? and |\.)\s?/i],
];

/** A sentence without a clause that what the papers show contradicts; the rest begins as sentences do. */
export function withoutOpposite(line: string, facts: CaseFacts): string {
  return OPPOSITES.reduce((said, [kind, clause]) => {
    const at = said.search(clause);
    if (at === -1 || !isKnown([kind], facts)) return said;
    const rest = said.slice(at).replace(clause, '');
    return `${said.slice(0, at)}${rest.charAt(0).toUpperCase()}${rest.slice(1)}`;
  }, line);
}
