import { STOP_WORDS } from '../text/stem.ts';
import { tokenize } from '../text/tokenize.ts';
import { questionLine } from './fact-topics.ts';
import { isElliptic } from './question-parts.ts';

/** Words that stand for a thing; those for people do not: 'they' are the other side in any question. */
const POINTS_BACK = /\b(?:it|that|this one|that one|those|these|them|the same|the other one)\b/i;
/** What follows 'that' where it stands for a thing by itself: 'is that allowed', 'does that mean', 'after that then'. */
const NO_THING =
  'one|ones|same|is|are|was|were|be|do|does|did|can|could|will|would|should|must|has|have|had|may|might|mean|means|cost|costs|happen|happens|work|works|count|counts|come|go|get|for|from|to|in|on|at|by|with|of|about|after|before|until|till|if|when|now|then|too|again|still|really|and|or|but|not|true|good|bad|all|even|actually|also|so|any|anyway|over|up|out|off|back|here|there|please|today|tomorrow|yet|soon|late';
const AUXILIARY = 'is|are|was|were|do|does|did|can|could|will|would|should|must|has|have|had|may|might';
/** 'that boiler', 'these interrogatories', 'how many goats are those': the thing stands there by its own name. */
const NAMES_BESIDE = new RegExp(
  `(?<!\\b(?:${AUXILIARY}) )\\b(?:that|this|those|these) (?!(?:${NO_THING})\\b)\\p{L}{3,}|\\b(?:how many|which) \\p{L}{3,} (?:is|are|was|were) (?:that|this|those|these)\\b`,
  'giu',
);
const LONGEST_POINTING = 8;
/** A thing by its own name: what points beside it points to that. */
const NAMES_ITS_THING =
  /\b(?:hearing|trial|judge|court|lawyer|attorney|complaint|summons|answer|deadline|offer|deposit|rent|lease|letter|e-?mail|judgment|appeal|motion|money|owe|sue[ds]?|suing|pay(?:check)?|wages|case|lawsuit|evict\w*|jury|fees?|interpreter|clerk|number|address|kids?|children|house|home|car|papers?|questions|witness\w*|mediation)\b/i;
const SWITCHES = /^\W*(?:(?:and|so|ok|but) )?(?:what|how) about\b|^\W*and (?:the|my|his|her|their|our)\b/i;
const HOW_ASKED =
  /^\W*(?:(?:and|so|ok|but) )*((?:how (?:much|long|many \w+)|when|who|where|what|why|which \w+)(?: (?:do|does|did|is|are|was|were|can|should|must)\b(?: (?:i|we|they|he|she)\b)?)?)/i;
/** Words with which people ask; the rest is what they ask about. */
const ASKING = new Set(
  'what when where why who whom how much many long till until since does have need want know tell please also then there about just really really okay'.split(
    ' ',
  ),
);
const MOST_OF_OBJECT = 8;

function objectOf(question: string): string {
  const words = tokenize(question)
    .filter(({ word }) => word.length > 2 && !STOP_WORDS.has(word) && !ASKING.has(word))
    .map(({ start, end }) => question.slice(start, end));
  return words.slice(-MOST_OF_OBJECT).join(' ');
}

/**
 * Whether a question says what it is about only together with the one before it: 'and when?', 'why?', 'how much is it'.
 * One that names its own thing ('who sued me') does not, however short it is.
 */
export function leansOnBefore(question: string): boolean {
  const line = questionLine(question);
  const words = line.match(/[\p{L}\p{N}'$]+/gu) ?? [];
  if (words.length === 0 || isElliptic(line)) return true;
  if (SWITCHES.test(line)) return words.length <= LONGEST_POINTING;
  const pointing = line.replace(NAMES_BESIDE, ' ');
  return words.length <= LONGEST_POINTING && POINTS_BACK.test(pointing) && !NAMES_ITS_THING.test(line);
}

/**
 * A question with what it takes from the one before it: the thing that it points to, or, where it names another thing
 * ('and the deposit?'), how it was asked. Itself where it takes nothing.
 */
export function withBefore(question: string, before: string | undefined): string {
  if (before === undefined || !leansOnBefore(question)) return question;
  const line = questionLine(question);
  const earlier = questionLine(before);
  if (SWITCHES.test(line)) {
    const how = HOW_ASKED.exec(earlier)?.[1] ?? '';
    const thing = line.replace(SWITCHES, (lead) => /\b(?:the|my|his|her|their|our)$/i.exec(lead)?.[0] ?? '');
    return `${how} ${thing.trim()}`.trim();
  }
  const object = objectOf(earlier);
  return object === '' ? line : `${line.replace(/[\s?!.]+$/, '')} ${object}`;
}
