import { ACTS } from '../facts/times/duty-words.ts';
import type { CaseFacts } from './facts-schema.ts';

type Side = CaseFacts['side'];

const DEFENDANT = 'defendants?|respondents?|debtors?|tenants?|occupants?|borrowers?|appellees?|obligors?';
const PLAINTIFF = 'plaintiffs?|petitioners?|creditors?|landlords?|lenders?|appellants?|claimants?|movants?';
const THIRD = 'garnishees?|employers?|clerks?|sheriffs?|courts?|officers?|witness(?:es)?|trustees?|counsel';
const BOTH = 'you|part(?:y|ies)|each side|both sides|everyone|anyone|whoever|all persons';

/** Every word that says who; the last one before a verb is who acts. */
const WHO = new RegExp(`\\b(?:${DEFENDANT}|${PLAINTIFF}|${THIRD}|${BOTH})\\b`, 'gi');
const OF_SIDE: Readonly<Record<Side, RegExp>> = {
  defendant: new RegExp(`^(?:${DEFENDANT}|${BOTH})$`, 'i'),
  plaintiff: new RegExp(`^(?:${PLAINTIFF}|${BOTH})$`, 'i'),
  attorney: new RegExp(`^(?:${DEFENDANT}|${PLAINTIFF}|${BOTH})$`, 'i'),
};

const MUST =
  /\b(?:must|shall|ha(?:ve|s) to|may not|(?<=\bno \w{3,20} )may|(?:is|are) (?:\w+ly |hereby |further |also )?(?:ordered|required|commanded|directed|summoned|notified|asked|restrained|prohibited|forbidden)(?: to| from)?)\b/gi;
const HOW_FAR = 120;
/** What the court may do follows for whoever is meant. */
const COURTS = /^(?:courts?|clerks?|counsel|officers?|sheriffs?)$/i;
/** 'Bring your pay stubs', 'Do not contact her': said to whoever reads it. */
const TOLD = new RegExp(
  `^(?:\\W|\\d{1,2}[.)]|[a-z][.)]|\\[[ x]?\\]|\\p{Lu}[\\p{Lu} ]+[.:]\\s){0,3}(?:(?:please|you may|also)\\s)?(?:do not|never|be|come|keep|stay|stop|read|fill in|${ACTS})\\s(?!(?:is|are|was|of|by|in|due|date|for)\\b)`,
  'iu',
);

/** Who a stretch of words says acts last; null where it names nobody. */
function lastNamed(words: string): string | null {
  return [...words.matchAll(WHO)].at(-1)?.[0] ?? null;
}

/** Whether a sentence of a paper says what somebody of this side has to do or to leave. */
export function isOwnDuty(sentence: string, side: Side): boolean {
  const words = sentence.replace(/\s+/g, ' ').trim();
  for (const { index } of words.matchAll(MUST)) {
    const who = lastNamed(words.slice(Math.max(0, index - HOW_FAR), index));
    if (who !== null) return OF_SIDE[side].test(who);
  }
  return TOLD.test(words);
}

const STAYS_AWAY =
  /\b(?:do(?:es)? not|fails?(?: to)?|failure to|failing to|did not|not|without) (?:\w+ ){0,3}?(?:appear\w*|come|attend\w*|show up|be (?:there|present)|present)\b|\b(?:absence|non-?appearance)\b/i;

/** Whether a sentence says what follows for somebody of this side who stays away. */
export function isOwnAbsence(sentence: string, side: Side): boolean {
  const words = sentence.replace(/\s+/g, ' ');
  const found = STAYS_AWAY.exec(words);
  if (found === null) return false;
  const who =
    lastNamed(words.slice(0, found.index)) ?? lastNamed(words.slice(found.index, found.index + HOW_FAR));
  return who === null || OF_SIDE[side].test(who) || new RegExp(`^(?:${THIRD})$`, 'i').test(who);
}

const LEAVES_UNDONE = /\b(?:not|never|fail\w*|without|unless|refus\w+|neglect\w*|no)\b/i;

/** Whether a sentence says what follows where somebody else leaves something undone. */
export function isOthersFailure(sentence: string, side: Side): boolean {
  if (side === 'attorney') return false;
  const words = sentence.replace(/\s+/g, ' ');
  const at = words.search(LEAVES_UNDONE);
  const who = at === -1 ? null : lastNamed(words.slice(Math.max(0, at - HOW_FAR), at));
  return who !== null && !OF_SIDE[side].test(who) && !COURTS.test(who);
}
