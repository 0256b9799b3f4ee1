import type { Place } from './draft.ts';
import type { CaseFacts } from './facts-schema.ts';

/** Quotations of facts that are looked through beside what search found, at most. */
const MOST_QUOTES = 240;
const SHORTEST = 24;

function isInside(one: Place, other: Place): boolean {
  if (one.documentId !== other.documentId || one.start === null || other.start === null) return false;
  return one.start >= other.start && one.start + one.text.length <= other.start + other.text.length;
}

/**
 * What search found for a question, then what is known of the papers in any case: the passages in which the court's own
 * papers say what is to be done, and the words of the facts. People ask in words that no paper uses, and search goes by
 * words.
 */
export function widePassages({ documents }: CaseFacts, passages: readonly Place[]): Place[] {
  const dated = documents.dated.map(({ docType: _, ...place }): Place => place);
  const wide = [...passages];
  const add = (place: Place) => {
    if (!wide.some((each) => isInside(place, each))) wide.push(place);
  };
  for (const place of dated) add(place);
  const quotes = (documents.says ?? []).flatMap(({ documentId, filename, facts }) =>
    facts
      .filter(({ status, quote }) => status !== 'dismissed' && quote.length >= SHORTEST)
      .map(({ page, start, quote: text }): Place => ({ documentId, filename, page, start, text })),
  );
  for (const place of quotes.slice(0, MOST_QUOTES)) add(place);
  return wide;
}
