import { CONDITIONAL, clausesOf, FAILS, isOnlyIf, OF_PLACE, OFFICER, WHO_ACTS } from './stay-sentences.ts';
import { findDays } from './times/days.ts';

const OF_MONEY =
  /\b(?:money|monetary|rents?|costs|damages|fees|sums?|amounts?|collection|garnish\w*|wages?|attachment|levy|debt)\b/i;
/** Behind 'stayed', what narrows it: 'stayed only as to the damages'. */
const NARROWED = /\b(?:as\s+to|with\s+respect\s+to|insofar\s+as|to\s+the\s+extent)\b[^.;]*/i;
const WRITS_OF_MONEY = /\bwrits?\s+of\s+(?:garnishment|attachment|fieri\s+facias)\b/gi;
const UNTIL =
  /,|\b(?:until|till|through|thru|to\s+and|pending|for\s+\w+\s*\(?\d*\)?\s*days|provided|so\s+long|on\s+condition|upon|if)\b/i;

/** Whether a sentence stays money and not the place: no clause of it that speaks of a stay names the place. */
export function isOfMoneyAlone(sentence: string): boolean {
  const staying = clausesOf(sentence).filter((clause) => /\bstay(?:ed|s|ing)?\b/i.test(clause));
  return staying.length > 0 && staying.every((clause) => ofMoney(subjectOf(clause)));
}

const ofMoney = (words: string) =>
  OF_MONEY.test(words) && !OF_PLACE.test(words.replace(WRITS_OF_MONEY, 'garnishment'));

/** What a clause stays: what leads to 'is stayed' or 'is granted', or what follows 'stays'. */
function subjectOf(clause: string): string {
  const [ahead = ''] = /^[^,]*\b(?:if|unless|upon|provided|once)\b[^,]*,/i.exec(clause) ?? [];
  const bare = /\bstay/i.test(ahead) ? clause : clause.slice(ahead.length);
  const passive = /\bstayed\b/i.exec(bare);
  if (passive !== null) {
    const narrowed = NARROWED.exec(bare.slice(passive.index + passive[0].length))?.[0] ?? '';
    return `${bare.slice(0, passive.index)} ${narrowed}`;
  }
  const stay = /\bstay(?:s|ing)?\b/i.exec(bare);
  const after = bare.slice((stay?.index ?? 0) + (stay?.[0].length ?? 0));
  const end = UNTIL.exec(after)?.index ?? after.length;
  return after.slice(0, end);
}

const DOES =
  '(?:proceed|execut\\w*|enforce|evict|remove|carry\\s+out|carried\\s+out|(?:re-?)?issue[ds]?|lock|go\\s+(?:forward|ahead)|take\\s+(?:place|possession)|put|restored?|set\\s+out|resume[ds]?)';
/** An officer who may act, or what he acts by that may be carried out. */
const GOES_ON = new RegExp(
  `\\b(?:${WHO_ACTS}|writs?|warrants?|evictions?|lock-?outs?|set-?outs?|restitution|possession|removal|execution)\\b[^.;]{0,80}?\\b(?:(?:may|shall|can|will|must)(?!\\s+not)|(?:is|are)\\s+(?:\\w+\\s+)?(?:authorized|directed|permitted|free|ordered|allowed|commanded)\\s+to)\\s+(?:\\w+\\s+){0,2}?(?:be\\s+(?:\\w+\\s+)?)?${DOES}\\b`,
  'i',
);
const OFFICERS = new RegExp(`\\b${OFFICER}\\b`, 'i');
/** What a stay leaves as it was: 'the writ is not affected', 'except as to possession', 'the writ remains in force'. */
const UNTOUCHED =
  /\b(?:does|do|shall|will|is|are)\s+not\s+(?:\w+\s+){0,2}?(?:affect(?:ed)?|stay(?:ed)?|apply|extend|preclude|prevent|reach|include)\b|\bnothing\b[^.;]{0,40}?\b(?:affects?|stays?|precludes?|prevents?)\b|\bunaffected\b|\b(?:except(?!\s+that)|excluding|other\s+than|but\s+not)\b|\b(?:remains?|stays)\s+in\s+(?:full\s+)?(?:force|effect)\b/i;
/** Said of the stay itself, the same words let nobody act. */
const OF_STAY_ITSELF =
  /\bstay\b[^.;]{0,120}?\b(?:unaffected|affected|(?:remains?|is|are)\s+in\s+(?:full\s+)?(?:force|effect))\b/i;
const LATER =
  /\b(?:thereafter|after\s+(?:that|this|such)|expir\w+|when\s+the\s+stay\s+ends|at\s+the\s+end)\b/i;

/** Whether a sentence says that the officer may act all the same, before the stay is over. */
export function letsOfficerAct(sentence: string, until: string | null): boolean {
  const clauses = clausesOf(sentence);
  return clauses.some((clause) => {
    const isUntouched = UNTOUCHED.test(clause) && OF_PLACE.test(clause) && !OF_STAY_ITSELF.test(clause);
    const match = isUntouched ? UNTOUCHED.exec(clause) : GOES_ON.exec(clause);
    if (match === null) return false;
    if (!isUntouched && /\b(?:not|no|neither|nor)\b/i.test(match[0])) return false;
    const isOfHome = OF_PLACE.test(clause) || OFFICERS.test(clause) || /\bproceed\b/i.test(match[0]);
    if (!isOfHome) return false;
    if (CONDITIONAL.test(sentence) && FAILS.test(sentence) && !isUntouched) return false;
    const start = sentence.indexOf(clause) + match.index;
    const end = start + match[0].length;
    // 'The writ shall issue, but its execution is stayed.'
    if (!isUntouched && /(?<!\bnot\s)\bstayed\b/i.test(sentence.slice(end)) && !isOfMoneyAlone(sentence))
      return false;
    if (isOnlyIf(sentence, start, end)) return false;
    return !isLater(sentence, until);
  });
}

/** 'The sheriff shall not execute the writ before March 3': nobody is held back by it, and the officer may come from then on. */
const NOT_BEFORE = new RegExp(
  `\\b(?:${WHO_ACTS}|writs?|warrants?|evictions?|lock-?outs?|set-?outs?|removal|execution)\\b[^.;]{0,80}?\\b(?:shall|may|must|will|can|(?:is|are)\\s+(?:ordered|directed|commanded))\\s+not\\b[^.;]{0,80}?\\b${DOES}\\b[^.;]{0,80}?\\b(?:before|prior\\s+to|(?:earlier|sooner)\\s+than)\\s`,
  'i',
);

/** Whether a sentence only names the first day on which the officer may act. One that speaks of a stay, or rests on a condition, does more. */
export const namesFirstDay = (sentence: string): boolean =>
  NOT_BEFORE.test(sentence) && !/\bstay(?:ed|s|ing)?\b/i.test(sentence) && !CONDITIONAL.test(sentence);

function isLater(sentence: string, until: string | null): boolean {
  const days = findDays(sentence).flatMap(({ date }) => (date?.length === 10 ? [date] : []));
  if (days.length === 0) return LATER.test(sentence);
  return until !== null && /\b(?:after|before)\b/i.test(sentence) && days.every((date) => date >= until);
}
