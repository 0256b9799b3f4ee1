import { callOf, isOutOfCourt } from '../papers/kind-of.ts';
import type { KindId } from '../papers/kinds.ts';
import type { MustCome } from './if-missed.ts';

/** A sitting on contempt: to show cause why not, a day of its hearing. */
const ON_CONTEMPT =
  /\bshow\s+cause\b[^.;]{0,160}\bcontempt\b|\bcontempt\b[^.;]{0,60}\bshow\s+cause\b|\b(?:guilty|accused|charged)\s+of\s+contempt\b|\b(?:hearing|trial)\s+(?:on|for)\s+(?:[^.;]{0,60}\s)?contempt\b|\bcontempt\b[^.;]{0,100}\b(?:hearing|will\s+be\s+heard|is\s+set\b)/i;
/** 'If you do not appear, a warrant may be issued for your arrest.' */
const OR_ARREST =
  /\b(?:not|fail\w*(?:\s+to)?|without)\s+(?:to\s+)?(?:appear\w*|attend\w*|com(?:e|ing)|be\s+there)\b[^.;]{0,140}\b(?:warrants?|arrest(?:ed)?|body\s+attachment|capias)\b/i;
const SIDES = /\b(?:(plaintiffs?|petitioners?)|(?:defendants?|respondents?))\b(?!['’]s)/gi;
const NEAR = 160;

/** Who is named last in the sentence up to here. */
function sideBefore(text: string, at: number): MustCome {
  const sentence =
    text
      .slice(Math.max(0, at - NEAR), at)
      .split(/[.;:]\s/)
      .at(-1) ?? '';
  const named = [...sentence.matchAll(SIDES)].at(-1);
  if (named === undefined) return 'unsaid';
  return named[1] === undefined ? 'defendant' : 'plaintiff';
}

/** As much of a paper as says what it is for. */
const TOP = 2000;

/**
 * Whom a paper of a court orders to be there, where the judge can have them brought; null of all other papers. `top` is
 * how its text begins, `threats` are its sentences on what follows for whoever does nothing.
 */
export function whoMustCome(kind: KindId | null, top: string, threats: readonly string[]): MustCome | null {
  if (callOf(kind) === 'come') return 'defendant';
  if (kind !== null && isOutOfCourt(kind)) return null;
  const even = top.slice(0, TOP).replace(/\s+/g, ' ');
  const cause = /\bshow\s+cause\s+(?:why|if)\b/i.exec(even)?.index ?? null;
  if (ON_CONTEMPT.test(even)) return cause === null ? 'unsaid' : sideBefore(even, cause);
  return [even, ...threats].some((words) => OR_ARREST.test(words)) ? 'unsaid' : null;
}
