import type { Fact, FoundFact } from './schema.ts';

/** 'If you do not do all of these things within 5 days, you may be evicted': duties that were listed before, as a threat. */
const AGAIN =
  /\b(?:(?:do|does|did)\s+not|don['’]t|fail(?:s|ure)?\s+to)\s+(?:do|complete|comply\s+with)\s+(?:(?:all|any|each|every\s*one)\s+(?:of\s+)?)?(?:these|those|the\s+(?:above|listed)|the\s+things|them)\b/i;

/** Whether a time says once more the time of duties that the same paper lists. */
export function isSaidAgain({ quote }: Pick<Fact | FoundFact, 'quote'>): boolean {
  return AGAIN.test(quote);
}
