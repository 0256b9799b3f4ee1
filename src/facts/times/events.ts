/** What a counted time runs from or up to, in the paper's words. */
export interface Event {
  direction: 'after' | 'before';
  words: string;
  end: number;
}

const LONGEST = 220;

/** Words between the counted time and the word that says which way it runs. */
const BETWEEN =
  "(?:'|,|\\*{1,2}|†)?(?:\\s{1,2}(?:or\\s{1,2}(?:less|more|longer|fewer)|immediately|next|only|time|in\\s{1,2}writing|[a-z]{0,12}\\s?notice|(?:excluding|exclusive|not\\s{1,2}counting|not\\s{1,2}including)[^.;]{0,90}?,|\\([^)]{0,60}\\))){0,2},?\\s{1,2}";
const AFTER =
  '(?:(?:starting|beginning|commencing|running|counted|counting|calculated|computed|measured)\\s{1,2})?(?:from\\s{1,2}and\\s{1,2}after|after|following|from|of|upon|since|subsequent\\s{1,2}to|once|when|on)';
const BEFORE = '(?:before|prior\\s{1,2}to|in\\s{1,2}advance\\s{1,2}of|preceding|ahead\\s{1,2}of|until)';
const NEXT = new RegExp(`^${BETWEEN}(?:(?<after>${AFTER})|(?<before>${BEFORE}))\\s{1,2}(?=[\\w"(\\[_])`, 'i');
/** 'Upon service of this summons, you have 30 days'. */
const AT_HEAD =
  /^(?:[\W\d]{0,8})(?:(?<after>after|upon|following|once|from|when|if)|(?<before>before|prior\s{1,2}to))\s{1,2}(?=[\w"(])/i;

const ACTS =
  'file|serve|answer|respond|pay|move|appear|object|vacate|request|cure|contact|submit|make|reply|comply|leave|provide|notify|produce|oppose|ask|seek|plead|do|return|deliver|remove|quit|surrender|send|give|complete|amend|appeal|demand|obtain|show|correct|remedy|dispute|challenge|exercise|accept|reject|decide|set';
/** 'After the same shall be served upon you': the words of the event itself. */
const TO_BE_SERVED =
  'shall(?=\\s{1,2}(?:be|have\\s{1,2}been)\\s{1,2}(?:\\w+ly\\s{1,2})?(?:served|delivered|handed|given)\\s{1,2}(?:up)?(?:on|to)\\s{1,2}(?:you|him|her|them)\\b)';
const SUBJECT =
  '(?:the\\s{1,2}|each\\s{1,2}|any\\s{1,2}|all\\s{1,2}|said\\s{1,2})?(?:you|he|she|it|they|we|plaintiffs?|defendants?|respondents?|petitioners?|tenants?|landlords?|debtors?|creditors?|movants?|appell(?:ant|ee)s?|counsel|clerk|court|judge|part(?:y|ies)|attorneys?|lawyers?|person)\\b';
/** Where the words of an event end. */
const STOP = new RegExp(
  [
    '[.;:!?](?=\\s|$|["\')])',
    ',',
    '\\s[-–—]+\\s',
    '"(?=\\s|$)',
    `\\s(?:and|or|in\\s{1,2}which|within\\s{1,2}which)\\s{1,2}(?:then\\s{1,2})?to\\s{1,2}`,
    `\\s(?:in\\s{1,2}which\\s{1,2})?to\\s{1,2}(?:either\\s{1,2})?(?:${ACTS})\\b`,
    `\\s(?:and|or)\\s{1,2}(?:is|are|was|were|has|have|had|shall|must|may|will|by|within|if|on|no|not|such|else|${ACTS})\\b`,
    `\\s${SUBJECT}(?=\\s{1,2}(?:\\w+\\s{1,2}){0,3}(?:shall|must|may|will|should|can|have|has|is|are|need|do|does|fails?)\\b)`,
    // 'Unless within 30 days of receipt of this notice you pay': who acts begins the next words.
    `(?<=\\b(?:notice|letter|summons|order|complaint|petition|papers?|citation|decision|motion|judgment))\\s{1,2}(?:you|they|we)\\s{1,2}(?:${ACTS})\\b`,
    `\\s(?!${TO_BE_SERVED})(?:shall|must|may|will|should|can|unless|if|why|whether|exclusive|excluding|excepting|but|at\\s{1,2}the\\s{1,2}following|or\\s{1,2}the|by\\s{1,2}(?:filing|mailing|serving)|with\\s{1,2}the\\s{1,2}clerk|as\\s{1,2}(?:required|provided)|pursuant|under\\s{1,2}(?:rule|section|the))\\b`,
    '\\sis\\s{1,2}(?:due|required|required\\s{1,2}to)\\b',
    // 'nine days before the hearing and any reply five days before it': another time of its own.
    '\\s(?:and|or|but)\\s{1,2}(?:[a-z]{1,12}\\s{1,2}){0,3}(?:\\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|fourteen|twenty|thirty)\\s{1,2}(?:\\(\\d{1,3}\\)\\s{1,2})?(?:court|business|calendar)?\\s{0,2}(?:days?|weeks?)\\b',
  ].join('|'),
  'i',
);
/** 'service on you', 'after you were served': a subject here belongs to the event. */
const OWN_SUBJECT = new RegExp(
  `^(?:"|the\\s{1,2}date\\s{1,2}(?:on\\s{1,2}which\\s{1,2}|that\\s{1,2})?)?(?:${SUBJECT}|this|these|service|all)\\s`,
  'i',
);

/** 'Within 20 days of', which leads to an event whatever its words. */
const WITHIN = /\b(?:within|inside(?:\s{1,2}of)?|later\s{1,2}than)\s{1,2}\S{1,20}(?:\s{1,2}\S{1,12}){0,3}$/i;

/** What 'on', 'when' and a bare 'of' must lead to, near by, to be an event. */
const NAMES_EVENT =
  '(?:service|receipt|date|entry|filing|order|notice|judgment|summons|being|mailing|issuance|this|these|the|your|its|their|his|her|receiving|getting|such|said|written|demand|today|trial|hearing)';
const ON_EVENT = new RegExp(`^(?:\\w+\\s){0,6}?${NAMES_EVENT}\\b`, 'i');
const OF_EVENT = new RegExp(`^(?:\\w+\\s)?${NAMES_EVENT}\\b`, 'i');

/** The event that stands after a counted time that ends at `at`; null where none does. */
export function eventAfter(text: string, at: number): Event | null {
  const near = text.slice(at, at + LONGEST);
  const lead = NEXT.exec(near);
  if (!lead) return null;
  // '30 days on the second count': 'on' and 'when' lead to an event only together with a verb or a service.
  const word = lead.groups?.after?.toLowerCase();
  const rest = near.slice(lead[0].length);
  if (
    (word === 'on' || (word === 'of' && !WITHIN.test(text.slice(Math.max(0, at - 70), at)))) &&
    !(word === 'of' ? OF_EVENT : ON_EVENT).test(rest)
  )
    return null;
  const words = wordsOf(rest);
  if (words === '') return null;
  return {
    direction: lead.groups?.before === undefined ? 'after' : 'before',
    words,
    end: at + lead[0].length + words.length,
  };
}

/** '7 days thereafter', '14 days before': counted from what the sentence before it tells. */
export function thereafter(text: string, at: number): Event | null {
  const match =
    /^\s{1,2}(thereafter|afterwards?|later|beforehand|after\s{1,2}that|before|prior(?!\s{1,2}to\b)|ahead(?!\s{1,2}of\b)|in\s{1,2}advance(?!\s{1,2}of\b))(?=[\s.,;]|$)/i.exec(
      text.slice(at, at + 40),
    );
  if (!match?.[1]) return null;
  const isBefore = /^(?:before|prior|ahead|in\s)/i.test(match[1]);
  const words = isBefore ? 'before' : match[1];
  return { direction: isBefore ? 'before' : 'after', words, end: at + match[0].length };
}

/** The event with which a sentence begins: 'Upon service of this summons, …'. */
export function eventAtHead(text: string): Event | null {
  const lead = AT_HEAD.exec(text.slice(0, LONGEST));
  if (!lead) return null;
  const rest = text.slice(lead[0].length, lead[0].length + LONGEST);
  const words = wordsOf(rest);
  const end = lead[0].length + words.length;
  if (words === '' || !/^[,\s]/.test(text.slice(end, end + 1))) return null;
  return { direction: lead.groups?.before === undefined ? 'after' : 'before', words, end };
}

function wordsOf(rest: string): string {
  // The space after the event's own subject is kept, for the next subject to stand after one.
  const from = Math.max(0, (OWN_SUBJECT.exec(rest)?.[0].length ?? 0) - 1);
  const stop = STOP.exec(rest.slice(from));
  const whole = stop === null ? rest : rest.slice(0, from + stop.index);
  return trimmed(whole);
}

/** Without half an opened bracket and words that lead on. */
function trimmed(words: string): string {
  const open = words.lastIndexOf('(');
  const closed = open > words.lastIndexOf(')') ? words.slice(0, open) : words;
  const bare = closed.replace(/\s?\((?:not|exclusive|excluding|including)[^()]*\)$/i, '');
  return bare.replace(/[\s"'([,]+$/, '').replace(/\s(?:and|or|the|that|as)$/i, '');
}
