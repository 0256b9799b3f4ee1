import type { FactStatus, FoundFact } from '../facts/schema.ts';
import { isCorrespondence } from '../papers/kind-of.ts';
import type { KindId } from '../papers/kinds.ts';

/** A paper, as far as it says whether it is a letter. */
interface Letter {
  kind: KindId | null;
  /** How its text begins. */
  head: string;
  facts: readonly (FoundFact & { status: FactStatus })[];
}

/** Whose letter it is stands above the greeting. */
const GREETING = /^[^\S\n]*(?:re|dear|to whom|subject)\b/im;
const CLERK = /\bclerk\b/i;

/** Whether a paper came from somebody's own hand: a letter that a court's clerk sent is a court's. */
export function isLetter({ kind, head, facts }: Letter): boolean {
  const namesCourt = facts.some((fact) => fact.kind === 'court' && fact.status !== 'dismissed');
  return isCorrespondence(kind) && !isClerks({ kind, head, namesCourt });
}

/** Whether a court's clerk sent a letter; `namesCourt`: a court was read in it. */
export function isClerks({
  kind,
  head,
  namesCourt,
}: Pick<Letter, 'kind' | 'head'> & { namesCourt: boolean }): boolean {
  if (kind !== 'letter' || !namesCourt) return false;
  const top = head.slice(0, GREETING.exec(head)?.index ?? 600);
  return CLERK.test(top) && /\bcourt\b/i.test(top);
}
