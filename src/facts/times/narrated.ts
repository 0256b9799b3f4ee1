import type { Candidate } from './candidates.ts';
import { isEnd, verbFormAt, type Word } from './words.ts';

/** What sets something, asks for it or says that it is to come: where such a word stands, a statement may be no history. */
const SETS =
  /^(?:must|shall|may|will|should|can|cannot|ought|need|needs|ordered|directed|commanded|summoned|cited|due|deadline|ddl|cut-?off|expires?|is|are|hereby|please|if|unless|when|whoever|anyone)$/;
/** A participle without its verb, as clerks write: 'Hearing continued to June 9', 'deposition noticed'. */
const MAY_BE_PASSIVE =
  /^(?:set|reset|re-set|scheduled|rescheduled|continued|adjourned|postponed|extended|enlarged|moved|noticed|calendared|advanced|fixed|assigned|granted|allowed|stayed|adopted|approved|modified|limited|required|directed|advised|notified|reserved|listed|expected|planned|intended|proposed|designated|called|based|attached|named|stated|described|entitled|titled|dated|left|put|let)$/;
/** 'agreed to mediate on', 'promised to pay on': the day belongs to what comes after. */
const LOOKS_AHEAD =
  /^(?:agreed|promised|wanted|offered|planned|hoped|needed|told|said|asked|requested|ought)$/;
/** Acts that are over once they are told, whatever day a paper seems to bear. */
const DONE =
  /^(?:filed|served|mailed|sent|received|signed|struck|hit|went|came|paid|wrote|appeared|responded|replied|answered|opposed|submitted|testified|arrived|occurred|happened|died|confirmed|met|argued)$/;
const SITTING = /^(?:hearing|trial|conference|mediation|sentencing|arraignment|argument|deposition|sale)$/;
/** What a thing does on its day. */
const RUNS =
  /^(?:expires|ends|closes|begins|starts|lapses|terminates|dissolves|falls|runs|takes|remains|continues|resumes|opens|becomes|goes|comes)$/;
const DETERMINER = /^(?:the|an?|his|her|their|its|our|my|your|this|that|these|those|each|all|any|both)$/;
const AT_HEAD = /^(?:on|at|in|during|about|around|early|late)$/;
const DAY_LEAD =
  /\b(?:on|at|in|about|around)\s(?:or\s(?:about|around)\s)?(?:\p{L}{3,9}day,?\s)?(?:the\s)?$/iu;
const CLOCK_NEAR = 24;
const MOST_BETWEEN = 40;

/**
 * Whether a day, with or without its hour, stands in a statement that tells what happened: 'On May 4, at 7:40 p.m., a truck
 * struck the car', 'Ada Kell filed a response on August 6'. Its verb is one of the past with a subject before it, and
 * nothing beside it sets a day. `dated` is the paper's own day: of a later one that is told only by acts that are over.
 */
export function isNarrated(candidate: Candidate, dated: string | null): boolean {
  const { mention, words, date, isWorkedOut } = candidate;
  if (mention.form !== 'day') return false;
  const { start, end } = withClock(candidate);
  const own = statementOf(words.words, start, end);
  const verb = verbBehind(own, end) ?? verbBefore(own, start, candidate.passage.text);
  if (verb === null) return false;
  const isLater = date !== null && dated !== null && date > dated && !isWorkedOut;
  return !isLater || DONE.test(verb);
}

/** A day together with the hour that stands next to it. */
function withClock({ mention, clock }: Candidate): { start: number; end: number } {
  if (clock === null) return mention;
  const isAfter = clock.start >= mention.end && clock.start - mention.end < CLOCK_NEAR;
  const isBefore = clock.end <= mention.start && mention.start - clock.end < CLOCK_NEAR;
  return {
    start: isBefore ? clock.start : mention.start,
    end: isAfter ? clock.end : mention.end,
  };
}

/** The words of a statement around a stretch; the points of 'p.m.' within it end nothing. */
function statementOf(words: readonly Word[], start: number, end: number): Word[] {
  const from = words.findLastIndex((word, index) => word.start < start && isEnd(words, index)) + 1;
  const to = words.findIndex((word, index) => word.start >= end && isEnd(words, index));
  return words.slice(from, to === -1 ? words.length : to);
}

/** 'On May 4, …, a truck struck': the first verb behind a day that its statement begins with. */
function verbBehind(own: readonly Word[], end: number): string | null {
  const head = own.find(({ shape }) => shape !== 'figure');
  if (head === undefined || !AT_HEAD.test(head.word) || head.start >= end) return null;
  const rest = own.filter(({ start }) => start >= end);
  const lead = own.filter(({ start }) => start < end && start > head.start);
  if (lead.filter(({ shape }) => shape === 'lower').length > 6) return null;
  const at = rest.findIndex((_, index) => verbFormAt(rest, index) !== null);
  const verb = rest[at];
  if (!verb || at === 0 || at > MOST_BETWEEN || verbFormAt(rest, at) !== 'past') return null;
  return MAY_BE_PASSIVE.test(verb.word) || rest.some(({ word }) => SETS.test(word)) ? null : verb.word;
}

/** 'Ada Kell filed a response on May 4': the last verb before a day that 'on' leads to. */
function verbBefore(own: readonly Word[], start: number, text: string): string | null {
  if (!DAY_LEAD.test(text.slice(Math.max(0, start - 40), start))) return null;
  const before = own.filter((word) => word.start < start);
  const at = before.findLastIndex((_, index) => verbFormAt(before, index) !== null);
  const verb = before[at];
  if (!verb || at === 0 || (verbFormAt(before, at) !== 'past' && !isPerfect(before, at))) return null;
  if (MAY_BE_PASSIVE.test(verb.word) || LOOKS_AHEAD.test(verb.word)) return null;
  if (before.some(({ word }) => SETS.test(word))) return null;
  const between = before.slice(at + 1);
  const leadsOn = between.some(
    ({ word }, index) =>
      SITTING.test(word) ||
      RUNS.test(word) ||
      (word === 'to' && !isThing(between[index + 1])) ||
      word === 'that',
  );
  // 'The stay entered July 1 ends on August 29': the verb had its own day.
  if (between.some(({ shape }) => shape === 'figure')) return null;
  return leadsOn || between.length > MOST_BETWEEN ? null : verb.word;
}

const HAVE = /^(?:has|have|had)$/;
const NOT_ACTIVE = /^(?:be|been|being|is|are|to|must|shall|will|may|should|can)$/;

/** 'has since filed': an act that is over, whichever verb goes with it. */
function isPerfect(words: readonly Word[], at: number): boolean {
  const lead = words.slice(Math.max(0, at - 3), at).map(({ word }) => word);
  return (
    DONE.test(words[at]?.word ?? '') &&
    lead.some((word) => HAVE.test(word)) &&
    !lead.some((word) => NOT_ACTIVE.test(word))
  );
}

/** 'to the clerk', 'to Kell's notice', and not 'to mediate'. */
const isThing = (word: Word | undefined): boolean =>
  word === undefined || DETERMINER.test(word.word) || word.shape !== 'lower';

/** Courts below the one that writes: 'the district court … gave the parties sixty days'. */
const GAVE_BELOW =
  /\b(?:(?:district|trial|circuit|superior|bankruptcy|lower|county|probate|justice)\scourt|(?:trial|magistrate|sentencing|presiding|hearing|district|bankruptcy)\s(?:judge|officer)|the judge)\b(?:(?!\b(?:must|shall|will|may|is|are|hereby)\b)[^.;]){0,140}?\b(?:gave|allowed|afforded|granted|imposed)\b[^.;]{0,40}$/i;
/** 'The objections were not filed within 14 days', 'no claim has been brought within two years'. */
const DONE_WITHIN =
  /\b(?:was|were|(?:has|have|had)\s(?:(?:not|never)\s)?been)\s(?:(?:not|timely|never|duly|properly)\s)?(?:filed|served|made|brought|given|paid|mailed|commenced|requested|raised|sent|received)\s(?:\w+\s){0,2}?(?:within|inside)\s(?:the\s)?$/i;
/** 'did not give me 30 days' notice', 'gave a three-day notice'. */
const NOTICE_GIVEN =
  /\b(?:gave|gives?|given|served|received|provided|did\s(?:not\s)?(?:\w+\s)?(?:give|get|receive|provide|serve))\b(?:\s(?:me|us|him|her|them|the\s\w+|an?|any|proper|at\sleast|with|only)){0,3}\s$/i;
const NOTICE = /^['’]?\s(?:written\s|prior\s|advance\s)?notice\b/i;
const COMMANDS = /\b(?:must|shall|will|should|may|unless|if)\b/i;

/** Whether a counted time stands in what is told of somebody: `lead` is its statement up to it, `after` what follows. */
export function isNarratedPeriod(lead: string, after: string): boolean {
  if (COMMANDS.test(lead)) return false;
  return GAVE_BELOW.test(lead) || DONE_WITHIN.test(lead) || (NOTICE_GIVEN.test(lead) && NOTICE.test(after));
}
