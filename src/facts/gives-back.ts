import { splitSentences } from '../text/sentence-end.ts';

/** What gives a home back: a writ for it, its possession, or the order to leave it. */
export const GIVES_BACK =
  /\bwrit\s+of\s+(?:restitution|possession|eviction)\b|\bjudgment\s+(?:for|of)\s+(?:restitution|possession|eviction)\b|\bpossession\s+of\s+(?:the\s+|said\s+)?(?:premises|property|home|house|apartment|unit|residence|dwelling|real)|\b(?:restor|put|place|deliver)\w*\b[^.;]{0,60}\b(?:in|to)\s+possession\b|\b(?:vacate|surrender|leave|quit|move\s+out\s+of)\s+(?:the\s+|said\s+)?(?:premises|property|home|house|apartment|unit|residence|dwelling)\b/i;
/** The whole of what was asked for, and no claim beside it. */
const REFUSES =
  /\b(?:petition|complaint|action)\b[^.;]{0,80}\b(?:is|are|be)\s+(?:hereby\s+)?(?:denied|dismissed)\b|\bjudgment\s+(?:is\s+)?(?:hereby\s+)?(?:entered\s+)?(?:for|in\s+favor\s+of)\s+(?:the\s+)?(?:defendant|respondent|tenant|resident)s?\b/i;
const isRefusal = (sentence: string) =>
  REFUSES.test(sentence) || (GIVES_BACK.test(sentence) && DENIED.test(sentence));
const DENIED =
  /\b(?:is|are|be)\s+(?:hereby\s+)?(?:denied|dismissed|vacated|quashed)\b|\b(?:shall|may|must|will)\s+not\b|\bno\s+writ\b|\bmay\s+(?:leave|vacate|move|stay)\b/i;
/** A court gives it back; 'may leave the home' gives nothing. */
const ORDERS =
  /\b(?:writ|possession|restitution)\b[^.;]{0,80}\b(?:shall|is|are|will|hereby|be)\b|\b(?:shall|must|is\s+ordered\s+to|are\s+ordered\s+to)\b[^.;]{0,80}\b(?:vacate|surrender|leave|quit|move)\b|\bjudgment\s+(?:for|of)\s+(?:restitution|possession|eviction)\b/i;

/** Sentences and rows of forms; of those with a box that is empty nothing is said. */
export function rowsOf(text: string): string[] {
  return splitSentences(text.replace(/\[\s?\][^[\n]*/g, ' '));
}

/** Whether a judgment gives a home or another place back to its owner. A refusal of something else takes back no such order. */
export function givesPlaceBack(text: string): boolean {
  const sentences = rowsOf(text);
  const giving = sentences.filter((sentence) => GIVES_BACK.test(sentence) && !DENIED.test(sentence));
  return (
    giving.some((sentence) => ORDERS.test(sentence)) || (giving.length > 0 && !sentences.some(isRefusal))
  );
}
