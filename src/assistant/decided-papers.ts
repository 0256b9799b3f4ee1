import { endsClaim } from '../papers/kind-of.ts';
import type { Draft, Place } from './draft.ts';
import type { CaseFacts } from './facts-schema.ts';
import { sentencesOf } from './said-sentences.ts';
import { sayQuotes } from './say-quotes.ts';

const MOST_QUOTES = 2;

/**
 * Names the judgments and writs among the papers, with the sentences of them that speak of what is asked; false where
 * none is among those that were read, which does not say that the court gave none.
 */
export function sayDecided(
  draft: Draft,
  facts: CaseFacts,
  passages: readonly Place[],
  about: RegExp,
): boolean {
  const decided = (facts.documents.says ?? []).filter(({ docType }) => endsClaim(docType));
  if (decided.length === 0) return false;
  for (const { documentId, filename } of decided) {
    draft.point(
      `${filename} looks like a paper in which a court has decided. What it orders binds, and the times to appeal it or to have it set aside are short. Show it to a legal aid office today.`,
      `document:${documentId}`,
    );
    const said = sentencesOf(facts, passages).filter(
      (place) => place.documentId === documentId && about.test(place.text),
    );
    sayQuotes(draft, said.slice(0, MOST_QUOTES));
  }
  return true;
}
