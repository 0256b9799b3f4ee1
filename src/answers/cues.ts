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

interface CueAdvice {
  /** What such a paragraph is, in plain words. */
  meaning: string;
  /** Words that often fit, for the person to take over; empty where there are none. */
  words: string;
}

/** What a screen can say beside a paragraph with a cue. Nothing of it is taken over by itself. */
export const CUE_ADVICE: Readonly<Record<ParagraphCue, CueAdvice>> = {
  realleges: {
    meaning:
      'This paragraph only repeats earlier ones. Whatever you choose, your answer repeats what you said to those.',
    words: '',
  },
  legal_conclusion: {
    meaning:
      'This reads like a legal conclusion, which the judge decides. “Legal conclusion” says so and denies it in case an answer is needed. Facts in it you can still admit or deny.',
    words: '',
  },
  refers_to_document: {
    meaning:
      'This speaks of what a document says. You can point to the document and deny whatever differs from it, if that is true.',
    words: 'The document speaks for itself, and anything in this paragraph that differs from it is denied.',
  },
  jury_demand: {
    meaning: 'This asks for a jury. It states no fact.',
    words: '',
  },
};
