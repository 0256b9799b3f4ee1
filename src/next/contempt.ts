import { callOf, isOutOfCourt } from '../papers/kind-of.ts';
import type { KindId } from '../papers/kinds.ts';
import type { MustCome } from './if-missed.ts';
import { type NamedParty, orderedSide } from './ordered-side.ts';

/** A sitting on contempt: to show cause why not, a day of its hearing. */
const ON_CONTEMPT =
  /\bshow\s+cause\b[^.;]{0,160}\bcontempt\b|\bcontempt\b[^.;]{0,60}\bshow\s+cause\b|\b(?:guilty|accused|charged)\s+of\s+contempt\b|\b(?:hearing|trial)\s+(?:on|for)\s+(?:[^.;]{0,60}\s)?contempt\b|\bcontempt\b[^.;]{0,100}\b(?:hearing|will\s+be\s+heard|is\s+set\b)/i;
/** 'If you do not appear, a warrant may be issued for your arrest.' */
const OR_ARREST =
  /\b(?:not|fail\w*(?:\s+to)?|without)\s+(?:to\s+)?(?:appear\w*|attend\w*|com(?:e|ing)|be\s+there)\b[^.;]{0,140}\b(?:warrants?|arrest(?:ed)?|body\s+attachment|capias)\b/i;
/** 'Show cause why', 'show cause, if any he has, why': what somebody is ordered to do, and no title. */
const CAUSE =
  /(?<!\border\s+to\s)\bshow\s+(?:good\s+)?cause\b(?:(?!\bshow\s+cause\b)[^;]){0,120}?\b(?:why|if)\b|\b(?:give|show)\s+any\s+(?:legal\s+)?reason\s+why\b/i;

/** As much of a paper as says what it is for. */
const TOP = 2000;

/**
 * Whom a paper of a court orders to be there, where the judge can have them brought; null of all other papers. `top` is
 * how its text begins, `threats` are its sentences on what follows for whoever does nothing, `parties` whom its caption
 * names.
 */
export function whoMustCome(
  kind: KindId | null,
  top: string,
  threats: readonly string[],
  parties: readonly NamedParty[] = [],
): MustCome | null {
  if (callOf(kind) === 'come') return 'defendant';
  if (kind !== null && isOutOfCourt(kind)) return null;
  const even = top.slice(0, TOP).replace(/\s+/g, ' ');
  if (ON_CONTEMPT.test(even)) {
    const at = CAUSE.exec(even)?.index;
    return (at === undefined ? null : orderedSide(even, at, parties)) ?? 'unsaid';
  }
  for (const words of [even, ...threats]) {
    const threat = OR_ARREST.exec(words);
    if (threat !== null) return orderedSide(words, threat.index, parties) ?? 'unsaid';
  }
  return null;
}
