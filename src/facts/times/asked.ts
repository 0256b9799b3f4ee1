import type { FoundFact } from '../schema.ts';

/**
 * How a day stands in a sentence in which somebody asks: it is asked for; it was asked for and refused; it was set before
 * and stands still; it was set before and what was asked for instead is granted. Null where nobody asks.
 */
export type Asking = 'asked' | 'refused' | 'stands' | 'replaced' | null;

/** What a side does when it asks; a court that asks commands. */
const ASKS_VERB =
  /\b(?:requests?|requested|requesting|asks?|asked|asking|moves?|moved|moving|seeks?|sought|seeking|prays?|prayed|petitions?|proposes?|proposed|proposing|suggests?|urges?|appl(?:y|ies)|stipulates?)\b/gi;
const QUESTION =
  /(?:^|[.!;:,]\s|\b(?:and|so|but)\s)(?:could|can|may|might|would|will)\s(?:we|i|you|it|he|she|they|the\s\w+)\b|\b(?:i|we)\s(?:would|'d)\s(?:like|appreciate|need|be\sgrateful|prefer|ask|propose|suggest)\b|\b(?:hoping|wondering|wonder)\b|\b(?:would|do)\syou\s(?:agree|mind|consent)\b/gi;
/** 'a motion to continue the trial', 'her request for more time', 'an application to extend'. */
const ASKS_NOUN =
  /\b(?:motions?|requests?|applications?|petitions?|proposals?)\s(?:to|for|of)\s(?:\w+\s){0,2}?(?:extend|extending|extension|continue|continuing|continuance|adjourn\w*|resched\w+|postpon\w+|move|reset|enlarge\w*|more\stime|additional\stime|a\slater\sdate)\b/gi;
const OF_SOME =
  /\b(?:anyone|anybody|those|persons?|people|individuals?|part(?:y|ies)|counsel|attorneys?|litigants?|who)\s$/i;
const MAY_ASK =
  /\b(?:can|could|cannot|(?:if|unless|when|before)\s(?:you|he|she|they|(?:a|any|either)\sparty))\s(?:\w+\s)?$/i;
/** What may be asked of a day. */
const CHANGE =
  /\b(?:exten(?:d|ds|ded|ding|sion|sions)|continu(?:e|es|ed|ing|ance)|adjourn(?:ed|ing|ment)?|resched\w+|postpon\w+|mov(?:e|ed|ing)|re-?set|set|enlarge\w*|push(?:ed)?|delay(?:ed)?|more\stime|additional\s(?:time|\w+\sdays)|until|till|through|later\sdate|stay(?:ed)?|advanc\w+)\b/i;
/** 'request a 30-day extension': what is asked for stands behind its time. */
const CHANGE_BEHIND =
  /^\s(?:\w+\s)?(?:extension|continuance|adjournment|enlargement|postponement|stay|delay)\b/i;
const OF_THE_COURT =
  /^\w+\s(?:that\s)?(?:the|this|your|for\san\s?)\s?(?:honorable\s|hon\.\s)?(?:court|judge|magistrate|tribunal|honor|order)\b/i;
const BY_THE_COURT = /\b(?:court|judge|magistrate(?:\sjudge)?|clerk|chambers|department)\s(?:\w+\s){0,2}$/i;
const DENIED = /\b(?:den(?:y|ies|ied|ying)|refus\w+|rejected|overruled|not\s(?:granted|agree\w*))\b/i;
const GRANTED =
  /\b(?:grant(?:s|ed|ing)|allow(?:s|ed)|approv(?:es|ed|ing)|sustained|so\sordered)\b|\border(?:s|ed)?\s(?:that|granting)\b/i;
const DONE_SINCE =
  /\b(?:is|are|was|were)\s(?:hereby\s)?(?:granted|allowed|approved|extended|continued|reset)\b/i;
/** Farther back than this nothing governs a day. */
const REACH = 320;
const VERB_BEFORE = /\b(?:to|will|shall|must|may|not|cannot)\s$/i;
const END = /[.;?!](?=\s["'(]?[A-Z])/g;

/** What is said of a day that a request would move: 'the hearing now set for', 'the June 2 hearing'. */
const SET_BEFORE =
  /(?<!\bbe\s)\b(?:set|scheduled|noticed|calendared|fixed|due|falls|expir\w+|currently|presently)\s(?:\w+\s){0,2}?(?:for|on|by|at|from)?\s?(?:the\s)?$|\b(?:from|(?:hearing|trial|conference|deadline|date|setting)\sof)\s(?:the\s)?$/i;
const NAMES_IT =
  /^,?\s(?:\d{1,2}:\d\d\s[ap]\.?m\.?\s)?(?:\w+\s){0,2}?(?:hearing|trial|conference|deposition|setting|deadline|date|sale|mediation|appearance)\b/i;

/** 'the request is denied; the cutoff remains': a statement of its own. */
const STILL =
  /[;,]\s(?:and\s|so\s)?(?:the|that|this|its|your)\s(?:[\w-]+\s){1,4}(?:(?:still\s)?(?:remains?|stands?|stays?)|(?:is|are)\sstill)\s(?:as\s|set\s|due\s)?(?:at\s|on\s|for\s)?$|;\s(?:\w+\s){1,4}(?:(?:will\s)?(?:begins?|starts?|proceeds?)|(?:is|are|remains?)\s(?:set|due))\s(?:as\s(?:set\s|scheduled\s)?)?(?:at\s|on\s|for\s|by\s)?$/i;

/** Whether and how somebody asks for a day, by its place in a sentence. */
export function askingOf(text: string, start: number, end: number): Asking {
  const from = lastEnd(text, start);
  const lead = text.slice(from, start);
  const at = askingAt(lead, text.slice(end, end + 40));
  if (at === null || STILL.test(lead)) return null;
  const around = `${lead} ${text.slice(end, end + 160)}`;
  const isDenied = DENIED.test(around);
  const isGranted = !isDenied && (GRANTED.test(around) || DONE_SINCE.test(around));
  const isSetBefore = SET_BEFORE.test(lead.slice(-60)) || NAMES_IT.test(text.slice(end, end + 60));
  if (isSetBefore) return isGranted ? 'replaced' : 'stands';
  return isDenied ? 'refused' : isGranted ? null : 'asked';
}

function lastEnd(text: string, start: number): number {
  const near = Math.max(0, start - REACH);
  let from = near;
  for (const { index } of text.slice(near, start).matchAll(END)) from = near + index + 1;
  return from;
}

/** Where the words begin that ask for the day at the end of `lead`. */
function askingAt(lead: string, after: string): number | null {
  for (const match of lead.matchAll(ASKS_VERB)) {
    const before = lead.slice(0, match.index);
    const rest = lead.slice(match.index);
    if (BY_THE_COURT.test(before) || /\b(?:the|a|an|any|such|your|his|her|its|their)\s$/i.test(before))
      continue;
    const isMoved = /^mov/i.test(match[0]);
    // 'The hearing is moved to', 'shall move for': the first moves a day, the second tells what somebody has to do.
    if (isMoved && (/\b(?:is|are|was|were|be|been)\s(?:\w+\s)?$/i.test(before) || VERB_BEFORE.test(before)))
      continue;
    if (isMoved && !/^\w+\s(?:to|for|that|this|the\scourt)\b/i.test(rest)) continue;
    if (/\b(?:must|shall|may|to)\s(?:\w+\s)?$/i.test(before)) continue;
    // 'You can ask the court to …', 'If you ask …': whoever reads it may, and nobody does.
    if (MAY_ASK.test(before)) continue;
    // 'Any party seeking a continuance must …' tells whoever wants one what to do.
    if (OF_SOME.test(before) && /\b(?:must|shall|should)\b/i.test(rest)) continue;
    // 'Requests for a continuance must be made …' says how one asks.
    if (/^requests?\s(?:for|to|that)\b.*\b(?:must|shall|should)\sbe\b/is.test(rest)) continue;
    if (OF_THE_COURT.test(rest) || CHANGE.test(rest.slice(match[0].length)) || CHANGE_BEHIND.test(after))
      return match.index;
  }
  for (const match of lead.matchAll(QUESTION))
    if (CHANGE.test(lead.slice(match.index + match[0].length))) return match.index;
  for (const match of lead.matchAll(ASKS_NOUN))
    if (!/\b(?:must|shall|be\s(?:filed|served|made|received))\b/i.test(lead.slice(match.index)))
      return match.index;
  return null;
}

/** Whether a line of a prayer asks the court for something: 'B. An order requiring …', 'leave to file within 30 days'. */
export function isPrayerItem(text: string): boolean {
  return /^\W{0,4}(?:\(?[\w]{1,3}[.)]\s{1,3}){0,2}(?:wherefore\b|that\b|for\b|an?\s(?:order|extension|injunction|stay|judgment)|(?:to\s)?(?:grant|order|extend|set|continue|award|require|direct|enter|permit|allow|stay|compel|reset|schedule|vacate)|(?:granting|providing|ordering|requiring|directing|awarding|extending|setting|allowing|permitting|staying|compelling|vacating)\s|leave\b|judgment\b)/i.test(
    text.slice(0, 200),
  );
}

/** How such a day is shown. */
export const ASKED_FOR = { label: 'Asked for, not granted', certainty: 'unsure' } as const;

const isAsked = ({ label }: FoundFact): boolean => label === ASKED_FOR.label;

/** Each day that is asked for once, and none that the paper then sets; facts are in order of place. */
export function withoutGranted(facts: readonly FoundFact[]): FoundFact[] {
  const set = new Map<string, number>();
  for (const fact of facts) {
    const day = dayOf(fact);
    if (day !== null && !isAsked(fact)) set.set(day, fact.start);
  }
  const asked = new Set<string>();
  return facts.filter((fact) => {
    const day = dayOf(fact);
    if (day === null || !isAsked(fact)) return true;
    const isTold = asked.has(day) || (set.get(day) ?? -1) > fact.start;
    asked.add(day);
    return !isTold;
  });
}

function dayOf(fact: FoundFact): string | null {
  return fact.kind === 'hearing' || fact.kind === 'deadline' ? (fact.value.date ?? null) : null;
}
