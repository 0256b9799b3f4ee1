import type { ParagraphCue } from './schema.ts';

const REPEATS = /\b(?:re-?alleg\w+|incorporat\w+|repeat\w*|restat\w+|re-?aver\w*|adopt\w*)\b/i;
const REPEATED = /\b(?:paragraphs?|allegations?|foregoing|preceding|averments?|above|statements?)\b/i;
const ADDS_MORE =
  /\b(?:further|also|additionally|moreover)\b[^.]*\b(?:alleg|stat|aver)\w*\s+(?:that|as)\b|;\s*\w/i;
const LONGEST_REPEAT = 70;
const JURY =
  /\b(?:demands?|requests?|asks?)\b[^.]{0,60}\b(?:trial by (?:a )?jury|jury trial|jury of (?:six|twelve|6|12))\b/i;
const LONGEST_JURY = 50;
const DOCUMENT =
  /\b(?:attached (?:hereto |here )?as|is attached|exhibit\s+(?:[A-Z]|\d{1,3})\b|true and (?:correct|accurate) cop(?:y|ies)|a copy of (?:the|which|that|this)|(?:agreement|lease|contract|note|policy|deed|letter|e-?mail|invoice)\s+(?:expressly |further |also )?(?:states?|provides?|says|reads?|requires?|sets? forth))/i;
const CONCLUSION =
  /\b(?:(?:has|have|had) (?:subject[- ]matter |personal |original |supplemental |exclusive )*jurisdiction|jurisdiction (?:over|is proper|exists|is conferred)|venue (?:is|lies|properly)|constitut(?:es?|ed|ing) (?:an? )?(?:\w+ )?(?:breach|violation|negligence|nuisance|trespass|conversion|discrimination|retaliation|fraud)|(?:is|are|was|were) (?:jointly |strictly |severally |vicariously |and )*liable|(?:is|are) entitled to|owed? (?:\w+ ){0,3}duty|breach(?:ed|es) (?:\w+ ){0,3}dut(?:y|ies)|as a matter of law|within the meaning of|(?:in )?violat(?:ion of|ed|es)|(?:direct and )?proximate(?:ly)? (?:result|caused?)|negligent(?:ly)? per se|acted under color of)\b/i;

/**
 * What the words of a paragraph look like: one that only repeats others, a demand for a jury, one that speaks of
 * what a document says, a legal conclusion. A suggestion for the person who answers, and no answer. Null for a
 * plain statement of fact.
 */
export function paragraphCue(text: string): ParagraphCue | null {
  const words = text.split(/\s+/).length;
  if (words <= LONGEST_REPEAT && REPEATS.test(text) && REPEATED.test(text) && isOnlyRepeat(text)) {
    return 'realleges';
  }
  if (words <= LONGEST_JURY && JURY.test(text)) return 'jury_demand';
  if (DOCUMENT.test(text)) return 'refers_to_document';
  return CONCLUSION.test(text) ? 'legal_conclusion' : null;
}

/** One sentence that adds nothing to what it repeats: its only figures are numbers of paragraphs. */
function isOnlyRepeat(text: string): boolean {
  if (ADDS_MORE.test(text) || /[.!?]\s+\p{Lu}/u.test(text)) return false;
  const rest = text.replace(
    /\b(?:paragraphs?|¶+|nos?\.?)\s*\d[\d\s,–—-]*(?:(?:and|to|through|thru)\s*\d+)*/gi,
    '',
  );
  return !/\d/.test(rest.replace(/^\d+/, ''));
}
