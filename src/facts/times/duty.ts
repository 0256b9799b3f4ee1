import { MONTH_WORD } from '../../text/day-words.ts';
import { shortened } from './clause.ts';

/** What has to be done by a day: in the paper's words, and in short ones for a screen. */
export interface Duty {
  what: string;
  label: string;
}

export interface DutySource {
  /** The clause that names the day. */
  text: string;
  /** The day or period in it, with its event and its time of the day. */
  start: number;
  end: number;
  /** What the row is called in which it stands. */
  row: string | null;
  docType: string | null;
  /** The words of the event from which it runs. */
  event: string;
}

const MOST_WORDS = 14;
const MOST_IN_LABEL = 6;
const LONGEST_PHRASE = 260;

const ACTS =
  'file|serve|answer|respond|pay|move out|move|appear|object|vacate|request|cure|contact|submit|make|reply|comply|leave|provide|notify|produce|oppose|ask|seek|plead|return|deliver|remove|quit|surrender|send|give|complete|amend|appeal|demand|obtain|show|correct|dispute|challenge|exercise|accept|exchange|disclose|meet|confer|designate|advise|explain|inform|join|call|mail|opt out|exclude|claim|register|pick up|bring|attend|participate|set|schedule|supplement|identify|lodge|post|deposit|renew|sign|execute|refile|report|state|consent|withdraw|hear|conduct|depose|agree|reinstate|redeem|settle|tell|let|write|choose|select|perfect|apply|install|repair|turn over|take down|bind|finish|fill|confirm|admit|present';
const TO_ACT =
  '(?:shall|must|may|should|will|would|to|and|or|please|either|can|not|hereby|you)\\s(?:(?:also|then|each|either|promptly|personally|immediately|first|jointly|therefore|now)\\s){0,2}';
const ACT = new RegExp(
  `(?:\\b${TO_ACT}|^[\\W\\d]{0,6}|[;:,]\\s)"?((?:${ACTS})\\b)(?!\\s(?:of|is|are|was|were)\\b)`,
  'gi',
);
/** 'A request to appear by video must be filed': what something is done to stands first. */
const PASSIVE =
  /(?:^|[.;:]\s|,\s(?:and|but)\s)((?:(?!\b(?:must|shall|will|may|should|is|are|was|were|you|if)\b)[^.;:]){3,140}?)\s(?:must|shall|will|may|should|is to|are to|is required to|are required to|has to|have to|is|are)\s(?:(?:also|only|then|first|each|now)\s)?(?:be\s)?(due|filed|served|submitted|completed|postmarked|received|made|returned|paid|exchanged|sent|delivered|disclosed|produced|requested|brought|identified|heard|closed|posted|provided|designated)\b(?!\s(?:in the event|by the court that))/gi;
/** 'the first due March 1', 'Opposition due'. */
const SHORT_DUE = /((?:[\p{L}'/&-]+\s){1,6})(?:is\s|are\s)?due\b/iu;
const LAST_DAY =
  /\b(?:last (?:day|date)|deadline|time|cut-?off(?: date)?)\s(?:to|for)\s((?:[^\s,.;:(]+\s?){1,9}?)(?=\s(?:is|are|shall|will|set|by|on|to \d)\b|[,.;:(]|\s?$|\s\d)/i;
const DEADLINE_NOUN =
  /((?:[\p{L}'/&-]+\s){1,5}(?:deadline|cut-?off|completion|due date|bar date|expiration date|ddl))\b/iu;

/** Where the words of a duty end: its time, its conditions. */
const CONDITION =
  /\s(?:within|no later than|not later than|on or before|no more than|at least|not less than|not more than|prior to|before|after|upon|until|by (?=(?:the|noon|\d+|[A-Z][a-z]+day|close|end|no)\b)|if|unless|provided(?: that)?|except|so that|because|during|pursuant|as (?:required|provided)|under (?:rules?|sections?|the|fed)|whichever|failing which|otherwise|or (?:else|the court|judgment|a default)|and (?:if|the court|failure|you may|a copy))\b/i;
const PUNCTUATION = /[.;:](?=\s|$)|\s[–—]\s|\s\(/;
/** Words that only lead to a day or hang over when it is gone. */
const HANGING =
  /(?:[\s,("-]+|\s(?:by|on|or|and|at|the|a|an|of|to|for|in|is|are|be|with|no|not|later|than|before|within|until|due|that|which|from|as|least|next|then|their|your|its|his|her|noon|(?:5|4|3|11|12):\d\d [ap]\.?m\.?|close of business|end of(?: the)? day))+$/i;
const LEADING = /^(?:[\s,.;:)\]•●▪*–—-]+|(?:and|but|or|that|also|then|further|hereby)\s)+/i;
const ALTERNATIVE = new RegExp(`^,\\sor\\s(?:to\\s)?(?:else\\s)?(?:${ACTS})\\b`, 'i');

/** The duty of a clause: the act nearest to its day, else what is to be done to a thing, else the row or the clause itself. */
export function dutyOf(source: DutySource): Duty {
  const { text, start, end, row } = source;
  if (row !== null && !/^(?:date|day|when|time|note|notice|important|or|\d.*)$/i.test(row)) {
    const what = row.replace(/\s(?:date|on|by|set for)$/i, '');
    return { what, label: labelOf(what, source) };
  }
  const last = LAST_DAY.exec(text)?.[1];
  const noun = DEADLINE_NOUN.exec(text.slice(0, start))?.[1];
  const phrase = (last && tidy(last)) || (noun && tidy(noun)) || actOf(source) || shortDue(text, start) || '';
  if (phrase !== '') return { what: capped(phrase), label: labelOf(phrase, source) };
  const whole = wordsAround(text, start, end);
  return { what: capped(whole), label: plainLabel(source, whole) };
}

/** What stands just before the day; else the clause without it. */
function wordsAround(text: string, start: number, end: number): string {
  const before = tidy(
    text
      .slice(0, start)
      .split(/[:;]\s|,\s(?:and|but)\s/)
      .at(-1) ?? '',
  );
  if (before.split(' ').length >= 3) return before.split(' ').slice(-MOST_WORDS).join(' ');
  const rest = tidy(`${cutEnd(text.slice(0, start))} ${text.slice(end)}`);
  return rest === '' ? text.slice(start, end) : rest;
}

/** The nearest act or passive before the day; else the nearest after it. */
function actOf({ text, start, end }: DutySource): string {
  const near = text.slice(0, start + LONGEST_PHRASE);
  const passives = [...near.matchAll(PASSIVE)].map((match) => ({
    at: match.index + match[0].length,
    phrase: passiveWords(match[1] ?? '', match[2] ?? ''),
  }));
  const acts = [...near.matchAll(ACT)].map((match) => {
    const at = match.index + match[0].length - (match[1] ?? '').length;
    return { at, phrase: '' };
  });
  const passive = passives.findLast(({ at }) => at <= start) ?? null;
  const act = acts.findLast(({ at }) => at < start) ?? null;
  // 'A request to appear must be filed': the act stands in the name of the thing.
  const shared = ELIDED.exec(text.slice(0, start));
  if (shared !== null && passive === null && (act === null || act.at < shared.index)) {
    const subject = passiveWords(
      /^(.{3,120}?)\s(?:must|shall|will|should)\b/i.exec(text)?.[1] ?? '',
      shared[1] ?? '',
    );
    if (subject !== '') return subject;
  }
  if (passive !== null && passive.phrase !== '' && (act === null || act.at < passive.at))
    return passive.phrase;
  const chosen = firstOfPair(text, acts, act) ?? acts.find(({ at }) => at >= end) ?? null;
  if (chosen !== null) {
    const words = actWords(text, chosen.at, start, end);
    if (words !== '') return words;
  }
  return passive?.phrase ?? passives.find(({ at }) => at >= end)?.phrase ?? '';
}

/** 'must be in writing, and must be filed': the thing stands before the first of them. */
const ELIDED = /,?\sand\s(?:must|shall|will|should)\sbe\s(\p{L}+)\b[^.;]{0,40}$/u;

/** 'meet and confer', 'pay or move out': two acts that stand next to each other are one duty. */
function firstOfPair<Act extends { at: number }>(
  text: string,
  acts: readonly Act[],
  last: Act | null,
): Act | null {
  if (last === null) return null;
  const before = acts[acts.indexOf(last) - 1];
  const between = before === undefined ? '' : text.slice(before.at, last.at);
  return before && between.length < 60 && /\s(?:and|or)\s$/.test(between) && !/[.;:]/.test(between)
    ? before
    : last;
}

/** From the verb on, without the day; where the day stands between the verb and its object, what follows it. */
function actWords(text: string, at: number, start: number, end: number): string {
  const until = at < start ? start : Math.min(text.length, at + LONGEST_PHRASE);
  const own = phraseEnd(text.slice(at, until));
  if (at >= start || /\s\S/.test(own)) return own;
  const after = text.slice(end).replace(/^[\s,)]+/, '');
  return /^(?:an?|the|your|its|his|her|their|any|all)\s/i.test(after)
    ? tidy(`${own} ${phraseEnd(after)}`)
    : own;
}

/** Cut where the time, a condition or the next statement begins; an alternative stays: 'pay the rent, or move out'. */
function phraseEnd(words: string): string {
  const head = UPON_WHOM.exec(words)?.[0];
  const straight = head === undefined ? words : `${words.split(' ', 1)[0] ?? ''} ${words.slice(head.length)}`;
  const stops = [CONDITION, PUNCTUATION].map((pattern) => pattern.exec(straight)?.index ?? straight.length);
  const cut = straight.slice(0, Math.min(...stops));
  for (let comma = cut.indexOf(','); comma !== -1; comma = cut.indexOf(',', comma + 1)) {
    const isFigure = /^,\d/.test(cut.slice(comma));
    if (!isFigure && !ALTERNATIVE.test(cut.slice(comma)) && comma > 3) return tidy(cut.slice(0, comma));
  }
  return tidy(cut);
}

const UPON_WHOM =
  /^\w+\s(?:up)?on\s(?:the\s)?(?:plaintiff|defendant|petitioner|respondent|landlord|tenant|other\s\w+|opposing\s\w+)\b[^,.;]{0,40}?,?\s(?=(?:an?|the|your|its|his|her|their)\s)/i;

function passiveWords(subject: string, verb: string): string {
  const thing = tidy(
    subject
      .replace(/^.*\b(?:says?|provides?|states?|requires?|directs?|orders?|ordered)\sthat\s/i, '')
      .replace(/^.*[,:]\s(?=(?:the|an?|all|any|each|your)\s)/i, ''),
  );
  if (thing === '' || !isThing(thing)) return '';
  return /^due$/i.test(verb) ? thing : `${thing} ${verb.toLowerCase()}`;
}

function shortDue(text: string, start: number): string {
  const words = SHORT_DUE.exec(text.slice(0, start + 20))?.[1]?.trim() ?? '';
  return isThing(words) && !/^(?:the\s)?(?:first|next|last|second|balance|rest|other)$/i.test(words)
    ? tidy(words)
    : '';
}

const PRONOUN =
  /^(?:it|he|she|they|we|i|you|this|that|these|those|there|which|who|what|if|when|where|not|no|be|is|are|so|such|as|same|in|on|at|to|by|of|from|with|for)\b/i;
const isThing = (words: string): boolean => /\p{L}{3}/u.test(words) && !PRONOUN.test(words);

function cutEnd(words: string): string {
  return words.replace(HANGING, '');
}

function tidy(words: string): string {
  const open = words.replace(LEADING, '').replace(/\s+/g, ' ');
  const unquoted = (open.split('"').length - 1) % 2 === 1 ? open.replace(/"/g, '') : open;
  return cutEnd(unquoted.replace(/\s+(?=[.,;])|[.;]+$/g, '')).trim();
}

function capped(words: string): string {
  const all = words.split(' ');
  const kept = all.length <= MOST_WORDS ? words : cutEnd(all.slice(0, MOST_WORDS).join(' '));
  return shortened(kept, 160);
}

const SUED = /summons|citation|complaint|petition/i;
const ASKED = /discovery|interrogator|admission|production/i;

/** Short words of a screen for what has to be done. */
function labelOf(what: string, source: DutySource): string {
  const words = what.toLowerCase();
  const { docType, event } = source;
  const leaves =
    /\b(?:move out|quit|vacate|surrender|give up|leave|deliver (?:up )?(?:the )?possession)\b/.test(words);
  const answers = /^(?:file|serve|submit|make|give|send|answer|respond|appear and|plead)\b/.test(words);
  if (/^pay\b/.test(words) && leaves) return 'Pay or move out';
  if (leaves && /^(?:move out|quit|vacate|surrender|give up|leave)\b/.test(words)) return 'Move out';
  if (answers && /\b(?:answer|respond|response|responsive pleading|appearance)\b/.test(words)) {
    if (SUED.test(docType ?? '') || /\b(?:summons|complaint|petition|citation)\b/i.test(event))
      return 'Answer the lawsuit';
    if (ASKED.test(docType ?? '')) return 'Answer the requests';
  }
  if (/^(?:minimum |first |next |full )?(?:payments?|installments?|amount|balance|rent)\b/.test(words))
    return 'Payment due';
  if (/^pay (?:me|us|you|him|her|them|\$|the (?:full )?(?:sum|amount|balance))/.test(words))
    return 'Payment due';
  if (/^appear\b/.test(words)) return 'Appear in court';
  return phraseLabel(what) ?? plainLabel(source, what);
}

const OBJECT_ENDS =
  /\s(?:with the|in writing|which|who|that|at|from|whether|regarding|addressing|indicating|under|on|upon|stating|showing|as|through|why|so|because|via|against|without|over|where|when|how|or)\b|[,.;:("$]|\s\d/i;
const VERB_START = new RegExp(`^(?:${ACTS})\\b`, 'i');
const PARTICIPLE =
  /\s(?:due|filed|served|submitted|completed|postmarked|received|made|returned|paid|exchanged|sent|delivered|disclosed|produced|requested|brought|identified|heard|closed|posted|provided|designated)$/i;

/** The first words of a duty that can stand for it; null where they would be a fragment. */
function phraseLabel(what: string): string | null {
  const end = OBJECT_ENDS.exec(what)?.index ?? what.length;
  const head = tidy(what.slice(0, end));
  const words = head.replace(/^(?:the|an?|any|all|each|every|said|such|your)\s/i, '').split(' ');
  const cut = words.length <= MOST_IN_LABEL ? words : shortenedAt(words);
  const phrase = cutEnd(cut.join(' '));
  const isAct = VERB_START.test(phrase);
  const bare = phrase.replace(PARTICIPLE, '');
  if (
    !isThing(phrase) ||
    /\d|\/s\/|["@_]/.test(phrase) ||
    (new RegExp(`\\b${MONTH_WORD}\\b`, 'i').test(bare) && !isAct)
  )
    return null;
  if (
    isAct &&
    !/\s/.test(phrase) &&
    !/^(?:answer|respond|appeal|object|reply|vacate|appear|comply|cure)$/i.test(phrase)
  )
    return null;
  const due =
    PARTICIPLE.test(phrase) || isAct || /\b(?:deadline|cut-?off|due|completion)\b/i.test(phrase)
      ? phrase
      : `${phrase} due`;
  const said = due.replace(PARTICIPLE, ' due').replace(/\sdue due$/i, ' due');
  return capital(said);
}

/** At most so many words, cut where a new link of the phrase begins. */
function shortenedAt(words: readonly string[]): string[] {
  const within = words.slice(0, MOST_IN_LABEL + 1);
  const link = within.findLastIndex(
    (word, index) => index >= 2 && /^(?:of|to|for|in|with|by|and|from|on)$/i.test(word),
  );
  return link === -1 ? words.slice(0, MOST_IN_LABEL) : within.slice(0, link);
}

/** Where no good words are found. */
function plainLabel({ text, start }: DutySource, what: string): string {
  if (/\$\s?\d|\bpayments?\b|\binstallments?\b/i.test(what)) return 'Payment due';
  const isCommanded =
    /\b(?:must|shall|required|ordered|due|deadline|please|by|within|later|before|until|let|last day|cut-?off|completion|close|expir\w+)\b/i.test(
      `${text.slice(0, start + 30)} ${what}`,
    );
  return isCommanded ? 'Deadline' : 'A day is named';
}

export function capital(words: string): string {
  const even = words.replace(/\s+/g, ' ').trim();
  const calm = even.length > 6 && even === even.toUpperCase() ? even.toLowerCase() : even;
  return `${calm.charAt(0).toUpperCase()}${calm.slice(1)}`;
}
