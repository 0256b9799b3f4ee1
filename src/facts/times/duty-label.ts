import { MONTH_WORD } from '../../text/day-words.ts';
import { ACTS, cutEnd, type DutySource, isAfterAdjective, isThing, tidied } from './duty-words.ts';
import { asksToSetAside, handedOver, isAskedToUndo, leavesHome } from './leaving.ts';
import { NO_NAME, RENT_TO_CLERK } from './no-name.ts';

const MOST_IN_LABEL = 6;
const SUED = /summons|citation|complaint|petition/i;
const ASKED = /discovery|interrogator|admission|production/i;

/** Whoever is sued has to, whatever else is asked. */
export const ANSWER = 'Answer the lawsuit';

/** What is asked of a judge who has decided, however the paper calls it. */
const SET_ASIDE = 'Ask the judge to set it aside';

/** Whoever is to be put out and wants to be heard pays the rent where the court keeps it. */
const PAYS_IN =
  /^(?:pay|deposit)\b(?=(?:(?!\b(?:fees?|costs?|bond|fine|damages|judgment|twice|supersedeas)\b).){0,160}?\brent\b).{0,160}\b(?:clerk|(?:court'?s?\s)?registry|into\s(?:the\s)?court)\b/;

/** Short words of a screen for what has to be done. */
export function labelOf(what: string, source: DutySource): string {
  const words = what.toLowerCase();
  const { docType, event } = source;
  const leaves = leavesHome(words);
  const answers = /^(?:file|serve|submit|make|give|send|answer|respond|appear and|plead)\b/.test(words);
  // A form of a court for whoever has no lawyer: 'Write down the reasons why you should not be forced to move'.
  if (/^write down the reason/.test(words) && SUED.test(docType ?? '')) return ANSWER;
  if (
    /^(?:mail|give|send|hand)\b.{0,40}\bcopy\b.{0,60}\bto the (?:plaintiff|landlord|owner|other side)/.test(
      words,
    )
  )
    return 'Give the other side a copy';
  if (PAYS_IN.test(words)) return RENT_TO_CLERK;
  if (/^pay\b/.test(words) && leaves) return 'Pay or move out';
  const isUndoing = asksToSetAside(words) || isAskedToUndo(words, source.text.toLowerCase());
  if (leaves && !isUndoing && /^(?:move out|quit|vacate|surrender|give up|leave|deliver)\b/.test(words))
    return 'Move out';
  if (isUndoing && !/\b(?:oppos|respon|repl|object)/.test(words)) return SET_ASIDE;
  if (
    answers &&
    /\b(?:answer|respond|response|responsive pleading|appearance|notice of (?:intention|intent) to defend)\b/.test(
      words,
    )
  ) {
    if (SUED.test(docType ?? '') || /\b(?:summons|complaint|petition|citation)\b/i.test(event)) return ANSWER;
    if (ASKED.test(docType ?? '')) return 'Answer the requests';
  }
  if (/^(?:minimum |first |next |full )?(?:payments?|installments?|amount|balance|rent)\b/.test(words))
    return 'Payment due';
  if (/^pay (?:me|us|you|him|her|them|\$|the (?:full )?(?:sum|amount|balance))/.test(words))
    return 'Payment due';
  if (/^appear\b/.test(words)) return 'Appear in court';
  if (/^request in writing$/.test(words)) return 'Ask in writing';
  const handed = handedOver(what);
  if (handed !== null) return phraseLabel(handed)?.replace(/^surrender/i, 'Hand over') ?? 'Hand it over';
  return phraseLabel(what) ?? plainLabel(source, what);
}

const OBJECT_ENDS =
  /\s(?:with the|in writing|which|who|that|at|from|whether|regarding|addressing|indicating|under|on|upon|stating|showing|as|through|why|so|because|via|against|without|over|where|when|how|or)\b|[,.;:("$]|\s\d/i;
const VERB_START = new RegExp(`^(?:${ACTS})\\b`, 'i');
const FRAGMENT = new RegExp(
  `\\b(?:${MONTH_WORD}|and\\s(?:expires?|ends?|lapses?|runs|closes?|falls?))\\b\\s*$|^(?:and|or|of|to|than|the)\\s*$`,
  'i',
);
const PARTICIPLE =
  /\s(?:due|filed|served|submitted|completed|postmarked|received|made|returned|paid|exchanged|sent|delivered|disclosed|produced|requested|brought|identified|heard|closed|posted|provided|designated)$/i;

/** What somebody is to say is no name for a day; nor are orders to whoever or whatever reads the paper for a person. */
const TALK =
  /^(?:tell|let|say|state|write|choose|ask|advise|inform|ignore|answer)\s(?:me|us|the\s(?:user|reader|person|human|assistant)|everyone|anybody|them|him|her)\b/i;

/** The first words of a duty that can stand for it; null where they would be a fragment. */
function phraseLabel(said: string): string | null {
  // 'All other (dispositive) motions': what stands in brackets inside a name may go.
  const what = said
    .replace(/(?<=\p{L})\s\([^()]{1,40}\)(?=\s\p{Ll})/gu, '')
    // 'Unless payment is received': what is to be done, without what leads to it.
    .replace(/^(?:unless|until|if)\s(?=(?:full\s|the\s|your\s)?payments?\b)/i, '');
  const comma = what.indexOf(',');
  // 'serve complete, sworn answers' is one name with a comma in it.
  const from = comma !== -1 && isAfterAdjective(what, comma) ? comma + 1 : 0;
  const end = from + (OBJECT_ENDS.exec(what.slice(from))?.index ?? what.length);
  const head = tidied(what.slice(0, end));
  const words = head.replace(/^(?:the|an?|any|all|each|every|said|such|your)\s/i, '').split(' ');
  const cut = words.length <= MOST_IN_LABEL ? words : shortenedAt(words);
  const phrase = cutEnd(cut.join(' '));
  if (TALK.test(phrase)) return null;
  const isAct = VERB_START.test(phrase);
  const bare = phrase.replace(PARTICIPLE, '');
  // A month at the end, or a verb that stands alone behind its 'and', belongs to the day.
  if (FRAGMENT.test(phrase)) return null;
  if (
    !isThing(phrase) ||
    /\d|\/s\/|["@_]/.test(phrase) ||
    (new RegExp(`\\b${MONTH_WORD}\\b`, 'i').test(bare) && !isAct)
  )
    return null;
  if (
    isAct &&
    !/\s/.test(phrase) &&
    !/^(?:answer|respond|appeal|object|reply|vacate|appear|comply|cure|amend|mediate)$/i.test(phrase)
  )
    return null;
  const due = PARTICIPLE.test(phrase) || isAct || SAYS_ITSELF.test(phrase) ? phrase : `${phrase} due`;
  const calm = due.replace(PARTICIPLE, ' due').replace(/\sdue due$/i, ' due');
  return capital(calm);
}

/** Words that say what happens on their day, and ask for no 'due' behind them. */
const SAYS_ITSELF =
  /\b(?:deadline|cut-?off|due|completion)\b|\b(?:stops?|ends?|begins?|starts?|closes?|expires?|opens?|resumes?)$/i;

/** At most so many words, cut where a new link of the phrase begins. */
function shortenedAt(words: readonly string[]): string[] {
  const within = words.slice(0, MOST_IN_LABEL + 1);
  const link = within.findLastIndex(
    (word, index) => index >= 2 && /^(?:of|to|for|in|with|by|and|from|on)$/i.test(word),
  );
  return link === -1 ? words.slice(0, MOST_IN_LABEL) : within.slice(0, link);
}

const PAYS =
  /\b(?:payments?|installments?)\b|\b(?:pay(?:s|ing)?|remit|deposit(?:s|ing)?|rent|owed?)\b[^.;]{0,60}\$\s?\d|\$\s?\d[^.;]{0,60}\b(?:due|payable|owed)\b/i;

/** How long a court lets something stand still, or stand. */
const STAYED =
  /\b(?:stayed|held in abeyance)\b|\b(?:case|action|matter|proceedings?|appeal|suit|cause)\b[^.;]{0,40}\babated\b/i;
const IN_FORCE =
  /\b(?:order|injunction|stay|bond)\s(?:\w+\s){0,3}?(?:(?:in (?:full )?(?:effect|force))|valid|effective)\b/i;

/** Where no good words are found. */
export function plainLabel({ text, start, docType, event }: DutySource, what: string): string {
  if (PAYS.test(what)) return 'Payment due';
  if (STAYED.test(what)) return 'Stay ends';
  if (IN_FORCE.test(what)) return 'Order ends';
  const isCommanded =
    /\b(?:must|shall|required|ordered|due|deadline|please|by|within|later|before|until|let|last day|cut-?off|completion|close[sd]?|ends?|expir\w+)\b/i.test(
      `${text.slice(0, start + 30)} ${what}`,
    );
  if (isCommanded && ASKED.test(docType ?? '') && /\bserv/i.test(event)) return 'Answer the requests';
  return isCommanded ? 'Deadline' : NO_NAME;
}

export function capital(words: string): string {
  const even = words.replace(/\s+/g, ' ').trim();
  const calm = even.length > 6 && even === even.toUpperCase() ? even.toLowerCase() : even;
  return `${calm.charAt(0).toUpperCase()}${calm.slice(1)}`;
}
