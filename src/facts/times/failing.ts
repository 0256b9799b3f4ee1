import type { Candidate } from './candidates.ts';

/**
 * 'unless the city appeals within', 'If no payment is received within', 'Failure to answer within': what follows if it is
 * not done by then makes the time one to meet.
 */
const FAILING =
  /(?:\b(?:unless|should)\b|\bif\b(?=[^.;]{0,100}?\b(?:not?|nothing|fails?|refuses?|neglects?|neither|without)\b)|\b(?:failure|failing)\s(?:to|of|the)\b|\bin the (?:event|absence) (?:of|that)\b(?=[^.;]{0,60}?\b(?:no|not|fails?)\b|[^.;]{0,20}(?:response|payment|objection|answer)))(?<between>[^.;]{3,170}?)\b(?:with)?in\s(?:the\snext\s|those\s|said\s|a\speriod\sof\s)?$/i;
/** What was, or would have been, and what anybody has to do by some law. */
const OF_PAST = /\b(?:was|were|had|did|would|could|failed|refused|neglected)\b/i;
const OF_ANYBODY =
  /^\s(?:that\s)?(?:an?|any|every|each|such|no)\s(?!(?:payment|answer|response|written|appeal|objection|reply|request|proof|claim|hearing|timely|appearance|amended|agreement|extension|documents?|action)\b)/i;
/** What then follows. */
const FOLLOWS =
  /^[^.;]{0,120}?(?:,\s|\bthen\b|\b(?:will|shall|may|can|must|is|are|constitutes?|results?|means|waives?|entitles?|forfeits?)\b)/i;
/** The same, told before it: 'we will close the file if no … within'. */
const FOLLOWED = /\b(?:will|shall|may|must|is|are)\b[^.;]{0,120}\b(?:if|unless)\b/i;
const OF_READER = /^[^.;]{0,40},\s[^.;]{0,20}\byour\b[^.;]{0,60}\b(?:will|shall|may)\b/i;
const OWN_PAPER = /\bthis\s(?:\w+\s){0,3}?(?:notice|letter|order|demand|request|message|paper)\b/i;

/**
 * Whether a time is that within which something has to be done if what the sentence threatens, or allows, is not to
 * follow. In what tells of a case it is so only of the paper itself, or of what its reader loses.
 */
export function isTimeToAvoid({ mention, passage, side }: Candidate): boolean {
  if (mention.form !== 'period' || mention.direction === 'before' || side === 'teaches') return false;
  const lead = passage.text.slice(Math.max(0, mention.start - 260), mention.start);
  const match = FAILING.exec(lead);
  if (match === null) return false;
  const between = match.groups?.between ?? '';
  if (OF_PAST.test(between) || OF_ANYBODY.test(between)) return false;
  const rest = passage.text.slice(mention.unitEnd, mention.unitEnd + 200);
  if (side === 'tells' && !OWN_PAPER.test(between) && !OF_READER.test(rest)) return false;
  return FOLLOWS.test(rest) || FOLLOWED.test(lead);
}
