import { isCorrespondent } from './correspondent-roles.ts';
import type { FoundFact } from './schema.ts';

/** Who writes a paper to whom, where it is of no lawsuit. */
export interface Correspondence {
  sender: string | null;
  addressee: string | null;
}

/** Who writes to whom, by the facts of a paper in which nobody sues; null where neither is known. */
export function correspondenceOf(facts: readonly FoundFact[]): Correspondence | null {
  const parties = facts.flatMap((fact) => (fact.kind === 'party' ? [fact.value] : []));
  if (parties.some(({ role }) => !isCorrespondent(role))) return null;
  const named = (role: string) => parties.find((party) => party.role === role)?.name ?? null;
  const [sender, addressee] = [named('sender'), named('addressee')];
  return sender === null && addressee === null ? null : { sender, addressee };
}

/** Words said from the writer's side, for the reader: 'write to us' is 'write to Ada Quill', or 'write to them'. */
export function toldToReader(words: string, writer: string, whose = `${writer}'s`): string {
  return words
    .replace(/\bhear from you\b/gi, `be in touch with ${writer}`)
    .replace(/\b(?:us|me)\b/g, writer)
    .replace(/\b(?:our|my)\b/g, whose);
}

/** The names of what a letter asks for, as its reader has to understand them. */
export function withReadersLabels(facts: readonly FoundFact[]): FoundFact[] {
  const sender = correspondenceOf(facts)?.sender ?? null;
  if (sender === null) return [...facts];
  return facts.map((fact) =>
    fact.kind === 'deadline' ? { ...fact, label: toldToReader(fact.label, sender) } : fact,
  );
}
