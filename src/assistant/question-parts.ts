import { questionLine } from './fact-topics.ts';

/** Questions at most that are answered of one message. */
const MOST_PARTS = 3;

const ASKING =
  /\b(?:what|which|when|who|whom|whose|where|why|how)(?:['’]?(?:s|re|d))?\b|^\W*(?:(?:and|so|but|also|ok|then|please)\W+)*(?:can|could|may|must|should|do|does|did|is|are|am|was|were|will|would|has|have|had)\b/i;
/** Where one sentence ends: three letters before it, so that 'Mr.' and 'Jan.' end none. */
const SENTENCE_END = /(?<=[?!]|[\p{L}\d]{3}[.;])\s+|\n+/u;
/** Where a second question begins within a sentence. */
const NEXT_QUESTION =
  /\s*(?:[,;&]|,? (?:and|or|but))\s+(?=(?:(?:by|un?till?|since|from|for|in|to|at) )?(?:what|whats|when|who|whos|where|wheres|why|how|which)\b|(?:can|could|do|does|should|must|is|are|will|did) (?:i|we|they|he|she|it|the|my|there)\b)/i;

/** 'till when', 'for how much', 'what time is it': it asks for more of what was asked before. */
const ELLIPTIC = [
  /^\W*(?:(?:and|or|so) )?(?:(?:by|un?till?|since|from|for|in|to|at|starting) )?(?:(?:front of|sign) )?(?:when|what|who|whom|how (?:much|long|many|old|late|soon)|where|why|which)(?: (?:day|date|time|room|one))?(?: (?:is|was) (?:it|that|this))?(?: (?:then|exactly|too|each))?\W*$/i,
  /^\W*(?:by|un?till?) (?:when|what (?:day|date|time))\W*$/i,
  /^\W*(?:(?:and|so) )?how (?:long|much time|many days) do (?:i|we) (?:have|got|get)(?: left)?\W*$/i,
];

/** Whether words ask only for more of what was asked before. */
export function isElliptic(part: string): boolean {
  return ELLIPTIC.some((form) => form.test(part));
}

/**
 * The questions of a message, each alone: what only tells how somebody feels or what happened is none, and what only asks
 * for more of the same ('and till when') stays with the whole. The message itself where it is one question or none.
 */
export function questionParts(message: string): string[] {
  const clauses = questionLine(message)
    .split(SENTENCE_END)
    .flatMap((sentence) => sentence.split(NEXT_QUESTION))
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '');
  const asked = clauses.filter((clause) => ASKING.test(clause) && !isElliptic(clause));
  return asked.length < 2 ? [message] : asked.slice(0, MOST_PARTS);
}
