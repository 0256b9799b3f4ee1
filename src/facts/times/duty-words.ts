/** A stretch of a text. */
export interface Span {
  start: number;
  end: number;
}

/** A clause that names a day, with what is known of it. */
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
  /** The day is known by its event alone, 'before the trial', and stands with the duty. */
  isDayAnEvent: boolean;
}

/** Verbs of what papers ask for, for a pattern. */
export const ACTS =
  'file|serve|answer|respond|pay|move out|move|appear|object|vacate|request|cure|contact|submit|make|reply|comply|leave|provide|notify|produce|oppose|ask|seek|plead|return|deliver|remove|quit|surrender|send|give|complete|amend|appeal|demand|obtain|show|correct|dispute|challenge|exercise|accept|exchange|disclose|meet|confer|mediate|enroll|undergo|designate|advise|explain|inform|join|call|mail|opt out|exclude|claim|register|pick up|bring|attend|participate|set|schedule|supplement|identify|lodge|post|deposit|renew|sign|execute|refile|report|state|consent|withdraw|hear|conduct|depose|agree|reinstate|redeem|settle|tell|let|write|choose|select|perfect|apply|install|repair|turn over|take down|bind|finish|fill|confirm|admit|present|prepare';

/** What stands behind a verb and not behind a noun that looks like one: 'pay the rent', and not 'pay stubs'; for a pattern. */
export const AFTER_VERB =
  '(?:(?:the|an?|all|any|each|both|its|his|her|their|your|such|said|this|these|those|it|them|to|on|upon|with|for|in|at|by|before|within|no|not|and|or|as|back|full)\\b|[$\\d"])';

/** Words that only lead to a day or hang over when it is gone. */
const HANGING =
  /(?:[\s,("-]|\s(?:by|on|or|and|at|the|a|an|of|to|for|in|is|are|be|with|no|not|later|than|before|within|until|due|that|which|from|as|least|next|then|their|your|its|his|her|noon|(?:5|4|3|11|12):\d\d [ap]\.?m\.?|close of business|end of(?: the)? day))+$/i;
const LEADING = /^(?:[\s,.;:)\]•●▪*–—-]+|(?:and|but|or|that|also|then|further|hereby)\s)+/i;
const POINTS = /[\s.;]+$/;

/** A stretch without what leads to its words and what hangs over at their end; its middle stays as it is. */
export function tidySpan(text: string, { start, end }: Span): Span {
  const words = text.slice(start, end);
  const from = LEADING.exec(words)?.[0].length ?? 0;
  const open = words.slice(from);
  const cut = cutEnd(open.replace(POINTS, '')).trimEnd();
  // A quotation that the stretch breaks off, or into, has its mark at an end.
  const isOdd = (cut.split('"').length - 1) % 2 === 1;
  const lead = isOdd && cut.startsWith('"') ? 1 : 0;
  const tail = isOdd && lead === 0 && cut.endsWith('"') ? 1 : 0;
  return { start: start + from + lead, end: start + from + cut.length - tail };
}

/** The words of a tidy stretch for a label: spaces evened, without marks of a quotation that is broken off. */
export function tidied(words: string): string {
  const { start, end } = tidySpan(words, { start: 0, end: words.length });
  const even = words
    .slice(start, end)
    .replace(/\s+/g, ' ')
    .replace(/\s(?=[.,;])/g, '');
  return (even.split('"').length - 1) % 2 === 1 ? even.replaceAll('"', '') : even;
}

const ONE_WORD_AFTER_VERB = new RegExp(
  `^(?:${ACTS})\\s(?:(?:an?|the|your|its|his|her|their|all|any)\\s)?[\\p{Ll}-]+$`,
  'iu',
);
/** What may stand behind a comma between two adjectives: another word of the name, and one more. */
const REST_OF_NAME =
  /^,\s(?!(?:and|or|but|an?|the|your|its|his|her|their|all|any|with|without|within|in|on|at|by|to|for|from|of|no|not|if|unless|upon|after|before|together|including|who|which|that|then|as)\b)[\p{Ll}-]+\s\p{L}/u;

/** 'serve complete, sworn answers': a comma behind the first word after a verb stands between two of its name. */
export const isAfterAdjective = (words: string, comma: number): boolean =>
  ONE_WORD_AFTER_VERB.test(words.slice(0, comma)) && REST_OF_NAME.test(words.slice(comma));

export function cutEnd(words: string): string {
  return words.replace(HANGING, '');
}

const PRONOUN =
  /^(?:it|he|she|they|we|i|you|this|that|these|those|there|which|who|what|if|when|where|not|no|be|is|are|so|such|as|same|in|on|at|to|by|of|from|with|for)\b/i;

/** Whether words can name something that is filed, paid or done. */
export const isThing = (words: string): boolean => /\p{L}{3}/u.test(words) && !PRONOUN.test(words);
