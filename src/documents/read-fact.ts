import type { FactStatus, FoundFact } from '../facts/schema.ts';
import { ASKED_FOR } from '../facts/times/asked.ts';
import type { Correspondence } from '../facts/writer.ts';
import type { Certainty, Evidence } from '../papers/schema.ts';

/** A fact as it was read, or as a person has said of it since. */
export type ReadFact = FoundFact & {
  status?: FactStatus | undefined;
  /** Who writes the paper to whom, where it is a letter. */
  between?: Correspondence | null | undefined;
  /** Why it is in doubt beside the other papers of its case: 'order.pdf says this day is off'. */
  doubt?: string | null | undefined;
};

export type Of<Name extends ReadFact['kind']> = Extract<ReadFact, { kind: Name }>;

export function ofKind<Name extends ReadFact['kind']>(facts: readonly ReadFact[], kind: Name): Of<Name>[] {
  return facts.filter((fact): fact is Of<Name> => fact.kind === kind);
}

/** What a person confirmed or corrected is no longer in doubt, until another paper takes its day back. */
export function certaintyOf({ certainty, status, doubt }: ReadFact): Certainty {
  if (doubt) return 'unsure';
  return status === 'confirmed' || status === 'corrected' ? 'certain' : certainty;
}

/** Which other paper says otherwise, in brackets behind the words of a fact; empty where none does. */
export const noteOf = ({ doubt }: ReadFact): string => (doubt ? ` (${doubt})` : '');

export function sourceOf({ page, start, end, quote }: ReadFact): Evidence {
  return { page, start, end, quote, verified: true };
}

/** A day that somebody wants to have: nobody has to keep it. */
export const isOnlyAsked = ({ label }: ReadFact): boolean => label === ASKED_FOR.label;
