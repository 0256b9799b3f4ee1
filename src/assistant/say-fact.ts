import type { Draft } from './draft.ts';
import { type PaperFact, placeOf, sureWords, wordsOfFact } from './said-facts.ts';

/** One fact as an item: what it says, how sure that is, and its words at their place; `lead` stands before it. */
export function sayFact(draft: Draft, each: PaperFact, today: string, lead = ''): void {
  const { paper, fact } = each;
  draft.point(
    `${lead}${wordsOfFact(each, today)}${sureWords(fact)}. ${paper.filename}, page ${fact.page}: ${draft.quoteSentence(placeOf(each))}`,
    `document:${paper.documentId}`,
  );
}
