import { longestOf } from './clause.ts';
import { conditionBefore, underCondition } from './condition.ts';
import { ANSWER, labelOf, plainLabel } from './duty-label.ts';
import {
  ACTS,
  AFTER_VERB,
  type DutySource,
  isAfterAdjective,
  isThing,
  type Span,
  tidied,
  tidySpan,
} from './duty-words.ts';
import { ORDERED_ACT } from './next-statement.ts';
import { ownPart } from './own-part.ts';

/** What has to be done by a day: in the paper's words, and in short ones for a screen. */
export interface Duty {
  what: string;
  label: string;
}

/** A stretch of the clause that says the duty, and the words by which it is labeled. */
interface Said extends Span {
  bare: string;
}

const MOST_WORDS = 26;
const LONGEST_PHRASE = 260;
const LONGEST_MARGIN = 40;
const LONGEST = 200;

const TO_ACT =
  '(?:shall|must|may|should|will|would|to|and|or|please|either|can|not|hereby|you)\\s(?:(?:also|then|each|either|promptly|personally|immediately|first|jointly|therefore|now|otherwise|so)\\s){0,2}';
/** Acts whose names are those of things as well: behind a comma they may go on a list, 'a statement, pay stubs, and'. */
const NOUNS_TOO =
  'pay|report|claim|request|answer|demand|state|set|call|mail|post|exercise|schedule|register|sign|contact|appeal|return|deposit|challenge|move|dispute|object|present';
const ACT = new RegExp(
  `(?:\\b${TO_ACT}|^[\\W\\d]{0,6}|[;:]\\s|,\\s(?!(?:${NOUNS_TOO})\\s(?!${AFTER_VERB})))"?((?:${ACTS})\\b)(?!\\s(?:of|is|are|was|were)\\b)`,
  'gid',
);
/** 'A request to appear by video must be filed': what something is done to stands first. */
const PASSIVE =
  /(?:^|[.;:]\s|,\s(?:and|but)\s|\bordered\sthat\s)((?:(?!\b(?:must|shall|will|may|should|is|are|was|were|you|if)\b)[^.;:]){3,140}?)\s(?:must|shall|will|may|should|is to|are to|is required to|are required to|has to|have to|is|are)\s(?:(?:also|only|then|first|each|now)\s)?(?:be\s)?(due|filed|served|submitted|completed|postmarked|received|made|returned|paid|exchanged|sent|delivered|disclosed|produced|requested|brought|identified|heard|closed|posted|provided|designated)\b(?!\s(?:in the event|by the court that))/dgi;
/** 'the first due March 1', 'Opposition due'. */
const SHORT_DUE = /((?:[\p{L}'/&-]+\s){1,6})(?:is\s|are\s)?due\b/diu;
const LAST_DAY =
  /\b(?:last (?:day|date)|deadline|time|cut-?off(?: date)?)\s(?:of\s[A-Z][a-z]{2,8}\.?\s\d{1,2},?\s\d{4},?\s)?(?:to|for)\s([^\s,.;:(]+(?:\s[^\s,.;:(]+){0,8}?)(?=\s(?:is|are|be|shall|will|set|by|on|until|through|from|extended|has|have|was|were|to \d|(?:and\s)?(?:now\s)?(?:expires?|expired|ends?|ended|runs|ran|lapses?|closes?|falls?|passe[sd]))\b|[,.;:(]|\s?$|\s\d)/di;
const DEADLINE_NOUN =
  /((?:[\p{L}'/&-]+\s){1,5}(?:deadline|cut-?off|completion|due date|bar date|expiration date|ddl))\b/diu;

/** Where the words of a duty end: its time, its conditions. */
const CONDITION =
  /\s(?:within|no later than|not later than|on or before|no more than|at least|not less than|not more than|prior to|before|after|upon|until|by (?=(?:the|noon|\d+|[A-Z][a-z]+day|close|end|no)\b)|if|unless|provided(?: that)?|except|so that|because|during|pursuant|as (?:required|provided)|under (?:rules?|sections?|the|fed)|whichever|failing which|otherwise|or (?:else|the court|judgment|a default)|and (?:if|the court|failure|you may|a copy))\b/i;
const PUNCTUATION = /[.;:](?=\s|$)|\s[–—]\s|\s\(/;
const ALTERNATIVE = new RegExp(`^,\\sor\\s(?:to\\s)?(?:else\\s)?(?:${ACTS})\\b`, 'i');
/** 'serve upon the plaintiff's attorney, whose address is below, an answer': what is served comes after whom it goes to. */
const UPON_WHOM =
  /^\w+(?:\s(?:and|or)\s\w+)?\s(?:(?:up)?on|with|to|for)\s(?!(?:the\s)?(?:receipt|service|request|demand|entry|completion|expiration|filing|notice)\b)/i;
const TRANSITIVE = /^(?:serve|file|submit|deliver|send|give|provide|mail|produce|return|pay)\b/i;
/** A subject with its verb: 'if you do not pay within 3 days, the landlord may …'. */
const HAS_VERB = /\s(?:may|will|shall|must|can|could|is|are|has|have|does)\b/i;
const OBJECT = /,\s(?=(?:an?|the|your|its|his|her|their|any|all|written)\s)/gi;
const AFTER_DAY = /^[\s,)]{0,4}(?=(?:an?|the|your|its|his|her|their|any|all)\s)/i;

/**
 * The duty of a clause: the act nearest to its day, else what is to be done to a thing, else the row or the clause itself.
 * `what` is one stretch of the paper as it stands there, spaces evened: words may go at its two ends and nowhere else.
 */
export function dutyOf(source: DutySource): Duty {
  const { text, start, end, row } = source;
  if (row !== null && !/^(?:date|day|when|time|note|notice|important|or|\d.*)$/i.test(row)) {
    const what = row.replace(/\s(?:date|on|by|set for)$/i, '');
    return { what, label: labelOf(withoutShouting(what), source) };
  }
  const part = ownPart(text, { start, end });
  const own = within(source, part);
  const said = saidIn(own);
  if (said !== null)
    return underItsCondition(source, {
      start: said.start + part.start,
      end: said.end + part.start,
      bare: said.bare,
    });
  const { start: from, end: to } = wordsAround(own.text, own.start, own.end);
  const whole = capped(own.text.slice(from, source.isDayAnEvent ? Math.max(to, own.end) : to));
  return { what: whole, label: plainLabel(source, whole) };
}

/** 'EXPERTS for all other parties': the head of a row in capitals as it stands in a sentence. */
const withoutShouting = (row: string): string =>
  row.replace(
    /^\p{Lu}{5,}(?:[\s&,/]{1,3}\p{Lu}{2,})*(?=\s\p{Ll}|$)/u,
    (head) => `${head.charAt(0)}${head.slice(1).toLowerCase()}`,
  );

/** A clause cut down to a part of it; a time that stands before the part is at its beginning. */
function within(source: DutySource, part: Span): DutySource {
  const [start, end] = [source.start, source.end].map((at) => Math.max(0, at - part.start));
  return { ...source, text: source.text.slice(part.start, part.end), start: start ?? 0, end: end ?? 0 };
}

/** What of a clause says its duty; null where only the words around its time do. */
function saidIn(source: DutySource): Said | null {
  const { text, start } = source;
  return (
    groupOf(LAST_DAY, text) ??
    groupOf(DEADLINE_NOUN, text.slice(0, start)) ??
    actOf(source) ??
    shortDue(text, start)
  );
}

/** A duty that binds under a condition has it in its label; what is to be done stays one stretch, from its verb on. */
function underItsCondition(source: DutySource, said: Said): Duty {
  const { text, start, end, isDayAnEvent } = source;
  const what = capped(text.slice(said.start, isDayAnEvent ? Math.max(said.end, end) : said.end));
  const label = labelOf(said.bare, source);
  const condition = conditionBefore(text, said.start, { start, end });
  return { what, label: condition === null || label === ANSWER ? label : underCondition(label, condition) };
}

/** The words of the first group of a pattern, without what hangs over at their ends; null where nothing is left. */
function groupOf(pattern: RegExp, text: string): Said | null {
  const place = pattern.exec(text)?.indices?.[1];
  return place ? saidAt(text, { start: place[0], end: place[1] }) : null;
}

function saidAt(text: string, stretch: Span): Said | null {
  const span = tidySpan(text, stretch);
  const bare = tidied(text.slice(span.start, span.end));
  return bare === '' ? null : { ...span, bare };
}

/** What stands just before the day; else the clause, with the day where it stands in its middle. */
function wordsAround(text: string, start: number, end: number): Span {
  const before = tidySpan(text, { start: lastBreak(text.slice(0, start)), end: start });
  if (text.slice(before.start, before.end).split(/\s+/).length >= 3) return before;
  const left = tidySpan(text, { start: 0, end: start });
  const right = tidySpan(text, { start: end, end: text.length });
  if (right.start === right.end) return left.start === left.end ? { start, end } : left;
  return left.start === left.end ? right : tidySpan(text, { start: left.start, end: right.end });
}

function lastBreak(text: string): number {
  let from = 0;
  for (const { 0: mark, index } of text.matchAll(/[:;]\s|,\s(?:and|but)\s/g)) from = index + mark.length;
  return from;
}

/** The nearest act or passive before the day; else the nearest after it. */
function actOf(source: DutySource): Said | null {
  const { text, start, end } = source;
  const near = text.slice(0, start + Math.max(LONGEST_PHRASE, longestOf(text) - LONGEST_MARGIN));
  const passives = [...near.matchAll(PASSIVE)].map((match) => ({
    at: match.index + match[0].length,
    said: passiveAt(text, match.indices?.[1], match.indices?.[2]),
  }));
  const acts = [...near.matchAll(ACT), ...near.matchAll(ORDERED_ACT)]
    .flatMap(({ indices }) => indices?.[1]?.[0] ?? [])
    .toSorted((one, other) => one - other);
  const passive = passives.findLast(({ at }) => at <= start) ?? null;
  const act = acts.findLast((at) => at < start) ?? null;
  // 'A request to appear must be filed': the act stands in the name of the thing.
  const shared = ELIDED.exec(text.slice(0, start));
  if (shared?.indices?.[1] && passive === null && (act === null || act < shared.index)) {
    const subject = /^(.{3,120}?)\s(?:must|shall|will|should)\b/di.exec(text)?.indices?.[1];
    const said = passiveAt(text, subject, shared.indices[1]);
    if (said !== null) return said;
  }
  if (passive !== null && passive.said !== null && (act === null || act < passive.at)) return passive.said;
  const chosen = firstOfPair(text, acts, act) ?? acts.find((at) => at >= end) ?? null;
  const own = chosen === null ? null : actAt(source, chosen);
  return own ?? passive?.said ?? passives.find(({ at }) => at >= end)?.said ?? null;
}

/** 'must be in writing, and must be filed': the thing stands before the first of them. */
const ELIDED = /,?\sand\s(?:must|shall|will|should)\sbe\s(\p{L}+)\b[^.;]{0,40}$/du;

const COPY_OF_FILED = /^serve\s(?:(?:a|the|that)\s)?(?:copy|copies|it|them)\b/i;

/** 'meet and confer', 'pay or move out': two acts that stand next to each other are one duty. */
function firstOfPair(text: string, acts: readonly number[], last: number | null): number | null {
  if (last === null) return null;
  // 'file a declaration, serve a copy on the other parties': what is served is what is filed.
  const filed = acts.findLast((at) => at < last && /^file\s/i.test(text.slice(at)));
  if (filed !== undefined && COPY_OF_FILED.test(text.slice(last))) return filed;
  const before = acts[acts.indexOf(last) - 1];
  const between = before === undefined ? '' : text.slice(before, last);
  return before !== undefined &&
    between.length < 60 &&
    /\s(?:and|or)\s$/.test(between) &&
    !/[.;:]/.test(between)
    ? before
    : last;
}

/** From the verb on, up to the day; where the day stands between the verb and its object, on to the end of that. */
function actAt({ text, start, end }: DutySource, at: number): Said | null {
  const until = at < start ? start : Math.min(text.length, at + LONGEST_PHRASE);
  const own = saidAt(text, { start: at, end: phraseEnd(text, at, until) });
  if (at >= start || own === null || (/\s/.test(own.bare) && !lacksObject(own.bare))) return own;
  const lead = AFTER_DAY.exec(text.slice(end, end + 12));
  if (lead === null) return own;
  const object = end + lead[0].length;
  const rest = saidAt(text, { start: object, end: phraseEnd(text, object, text.length) });
  return rest === null || HAS_VERB.test(text.slice(object, rest.end + 12))
    ? own
    : { start: own.start, end: rest.end, bare: `${own.bare} ${rest.bare}` };
}

const lacksObject = (words: string): boolean =>
  TRANSITIVE.test(words) && UPON_WHOM.test(words) && commaFrom(words) === -1;

/** Where the time, a condition or the next statement begins; an alternative stays: 'pay the rent, or move out'. */
function phraseEnd(text: string, from: number, until: number): number {
  const words = text.slice(from, until);
  const lead = Math.max(0, (UPON_WHOM.exec(words)?.[0].length ?? 0) - 1);
  const stops = [CONDITION, PUNCTUATION].map(
    (pattern) => lead + (pattern.exec(words.slice(lead))?.index ?? words.length),
  );
  const cut = words.slice(0, Math.min(...stops));
  for (let comma = commaFrom(cut); comma !== -1; comma = cut.indexOf(',', comma + 1)) {
    const isFigure = /^,\d/.test(cut.slice(comma, comma + 2));
    if (isFigure || ALTERNATIVE.test(cut.slice(comma, comma + 40)) || comma <= 3) continue;
    if (!isAfterAdjective(cut, comma)) return from + comma;
  }
  return from + cut.length;
}

/** The first comma that may end a phrase: behind what is served, where whom it goes to stands first. */
function commaFrom(words: string): number {
  const first = words.indexOf(',');
  if (first === -1 || !UPON_WHOM.test(words)) return first;
  OBJECT.lastIndex = first;
  const object = OBJECT.exec(words);
  return object === null ? first : words.indexOf(',', object.index + 1);
}

type Place = readonly [number, number] | undefined;

/** From the thing to what has to be done to it: 'the answer must be filed'; of what is due the thing alone. */
function passiveAt(text: string, subject: Place, verb: Place): Said | null {
  if (!subject || !verb) return null;
  const words = text.slice(subject[0], subject[1]);
  const lead = /^.*\b(?:says?|provides?|states?|requires?|directs?|orders?|ordered)\sthat\s/i.exec(words)?.[0]
    .length;
  const rest = words.slice(lead ?? 0);
  const clause = /^.*[,:]\s(?=(?:the|an?|all|any|each|your)\s)/i.exec(rest)?.[0].length;
  const thing = saidAt(text, { start: subject[0] + (lead ?? 0) + (clause ?? 0), end: subject[1] });
  if (thing === null || !isThing(thing.bare)) return null;
  const done = text.slice(verb[0], verb[1]).toLowerCase();
  return done === 'due' ? thing : { start: thing.start, end: verb[1], bare: `${thing.bare} ${done}` };
}

function shortDue(text: string, start: number): Said | null {
  const said = groupOf(SHORT_DUE, text.slice(0, start + 20));
  return said !== null &&
    isThing(said.bare) &&
    !/^(?:the\s)?(?:first|next|last|second|balance|rest|other)$/i.test(said.bare)
    ? said
    : null;
}

/** Spaces evened; what is too long ends early. */
function capped(words: string): string {
  const even = words.replace(/\s+/g, ' ').trim();
  const all = even.split(' ');
  const kept = all.length <= MOST_WORDS ? even : all.slice(0, MOST_WORDS).join(' ');
  const span = tidySpan(kept, { start: 0, end: kept.length });
  const cut = kept.slice(span.start, span.end) || even;
  return cut.length <= LONGEST ? cut : cut.slice(0, cut.lastIndexOf(' ', LONGEST));
}
