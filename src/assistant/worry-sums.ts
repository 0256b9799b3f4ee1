import { COUNTERCLAIM } from '../conversations/concepts.ts';
import { statesClaim } from '../papers/kind-of.ts';
import type { Draft, Place } from './draft.ts';
import { sentencesOf } from './said-sentences.ts';
import { sayQuotes } from './say-quotes.ts';
import type { Situation } from './situation.ts';

const MOST = 6;
const MONEY = /\$\s?\d/;
/** What makes a sum larger than its parts. */
const GROWS =
  /\b(?:two|three|double|treble|twice) (?:times|the)\b|\b(?:doubled|trebled|treble)\b|\b\d[\d.]* ?(?:%|percent)|\bper (?:day|month|year|annum)\b/i;
/** The sum itself, asked for in the end. */
const ASKED_FOR = /\b(?:wherefore|demands?|prays?|asks? for|judgment for|in all|total)\b/i;

/**
 * What the sum that is claimed is made of: the sentences of the claim that name sums or what makes them grow, in their
 * order. Whether it adds up is not said.
 */
export function sayMadeOf(
  draft: Draft,
  { situation, passages }: { situation: Situation; passages: readonly Place[] },
): boolean {
  const { facts } = situation;
  const ids = new Set(
    facts.documents.listed
      // What is claimed of whoever sued is a counterclaim.
      .filter(({ docType, filename }) =>
        facts.side === 'plaintiff' ? COUNTERCLAIM.test(`${docType} ${filename}`) : statesClaim(docType),
      )
      .map(({ id }) => id),
  );
  const told = sentencesOf(facts, passages)
    .filter(({ documentId, text }) => ids.has(documentId) && (MONEY.test(text) || GROWS.test(text)))
    .sort((a, b) => (a.documentId === b.documentId ? (a.start ?? 0) - (b.start ?? 0) : 0));
  // Where there are many, those that only name a price of something come last.
  const weight = ({ text }: Place) => (GROWS.test(text) || ASKED_FOR.test(text) ? 0 : 1);
  const chosen = new Set(told.toSorted((a, b) => weight(a) - weight(b)).slice(0, MOST));
  if (chosen.size === 0) return false;
  draft.fromDocuments();
  draft.say('What the paper that claims it says of sums. Whether it is right is not proven:');
  sayQuotes(
    draft,
    told.filter((place) => chosen.has(place)),
  );
  return true;
}
