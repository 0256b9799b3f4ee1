import { clauseAt, shortened } from '../times/clause.ts';
import type { SumMention } from './sum-places.ts';

const LONGEST = 120;
const LONGEST_CLAUSE = 180;
/** Links a name to its sum: 'rent of', 'costs in the amount of', 'the fee is', 'damages of not less than'. */
const LINK =
  /(?:\s|^)(?:(?:in|for|at)\s(?:the|an|a)\s(?:total\s|full\s)?(?:sum|amount|rate|price)\s(?:of\s)?|(?:in\s)?(?:the\s)?(?:sum|amount)\sof\s|totall?ing\s|(?:is|was|are|were|equals?|comes\sto|will\sbe|shall\sbe|of|at|:|=)\s?|due\s(?:is\s)?)?(?:(?:now|currently|approximately|about|roughly|nearly|around|some|over|only|just|no\sless\sthan|not\sless\sthan|at\sleast|up\sto|more\sthan|as\smuch\sas|exactly|set\sat)\s){0,2}[("]?$/i;
const WORD_BEFORE = /(\S+)\s*$/;
/** Ends a name on its left: a verb, a joint, or a mark. */
const STOP_LEFT =
  /^(?:and|or|but|that|which|who|to|by|with|from|plus|pay|pays|paid|paying|owe|owes|owed|recover|recovers|seeks?|demands?|awarded|award|awards|asks?|requests?|incurred|received|accept|offers?|is|are|was|were|be|been|has|have|had|will|shall|may|must|would|plaintiffs?|defendants?|you|i|we|he|she|they|it|of|for|in|on|at|as|make|made|return|collect|deposited|charged|not|any|includes?|including|costs?\sof)$/i;
const KEPT_INSIDE = /^(?:of|for)$/i;
const DETERMINER =
  /^(?:(?:the|a|an|his|her|its|their|your|my|our|said|such|this|that|any|all|some|further|additional|total)\s)+/i;
/** 'Interest has accrued on the principal in the amount of': the sum is interest. */
const BEARS = /^(?:unpaid |outstanding |remaining )?(?:principal|balance|debt|loan|judgment)\b/i;
const INTEREST_ON = /\binterest\s(?:\w+\s){0,4}on$/i;
/** 'The amount now due': when it is due is no part of what it is. */
const WHEN = /\s(?:now|currently|presently|still|then|already|today|to date|hereby|herein)$/i;
/** Says nothing by itself. */
const EMPTY_NAME =
  /^(?:(?:every|each)\b.*|sum|amount|total|amounts|sums|payment|the|balance of|it|them|him|her|judgment|one|half|there|you|us|me|i|we|he|she|they|together)?$/i;
const AFTER =
  /^\s?(?:\([^)]{0,40}\)\s)?(?:(?:per|an?|each|every)\s(?:month|week|day|hour|year|lot|page|mile)\s?)?(?:due\s|owed\s|paid\s)?((?:in|for|as|toward|towards|representing|to cover|on account of|being)\s(?!full\b(?! (?:and final )?(?:settlement|satisfaction|payment of))|the (?:sum|amount)|which\b|each\b)[^.;:$]{3,160})/i;
const NAME_AFTER =
  /^\s((?:(?:principal|interest|attorneys?['’]?s?['’]?|court|late|filing|unpaid|back|past|monthly|lost|medical|general|special|actual|statutory|punitive|compensatory|liquidated|pre-?judgment|post-?judgment|security|legal|service|processing|restitution|child|damage|rent|fee|fine|bond|filing|witness|tax|deposit|wages?|costs?|fees?|bills?|expenses?|damages|support|charges?)\s?){1,4})/i;
const RATE =
  /^\s?(?:(?:per|an?|each|every)\s(?:month|week|day|hour|year|lot|page|mile)|monthly|weekly|\/\s?(?:mo|month|hr|hour|day|week|year))\b/i;
const STOP_RIGHT =
  /,?\s(?:within|by|on or before|no later|if|unless|which|who|is|are|was|were|has|have|had|will|shall|may|must|and(?=\s(?:\$|costs?\b|interest\b|the\b|such\b|I\b|you\b|he\b|we\b|an?\b))|plus|together|payable|beginning|until|against|together|with|but|so|because|when|after|before|that|to be|through your|or)\b|,\s|\s\(|\s?[–—]/i;

/** What a sum is for, in the paper's words. */
export function sumWords(text: string, sum: SumMention): string {
  if (sum.rowLabel !== null) return shortened(sum.rowLabel, LONGEST);
  const rest = text.slice(sum.end, sum.end + 240);
  const rate = RATE.exec(rest)?.[0].trim() ?? '';
  const name = nameBefore(text.slice(Math.max(0, sum.start - 160), sum.start));
  const purpose = purposeAfter(rest);
  if (name !== null) return capped([name, rate, /^for\s/i.test(purpose ?? '') ? purpose : null]);
  const after = NAME_AFTER.exec(rest)?.[1]?.trim();
  if (after) return capped([after, rate]);
  if (purpose !== null) return capped([purpose.replace(/^(?:for|as|in|representing|being)\s/i, ''), rate]);
  return shortened(clauseAt(text, sum.start, sum.end).text, LONGEST_CLAUSE);
}

function capped(words: readonly (string | null)[]): string {
  return shortened(
    words
      .filter((each) => each !== null && each !== '')
      .join(' ')
      .replace(DETERMINER, ''),
    LONGEST,
  );
}

function nameBefore(before: string): string | null {
  const link = LINK.exec(before);
  if (!link || link[0].trim() === '') return null;
  let rest = before.slice(0, link.index).trimEnd();
  const words: string[] = [];
  for (let count = 0; count < 8; count += 1) {
    const word = WORD_BEFORE.exec(rest)?.[1];
    if (word === undefined) break;
    if (/[.;:,)$\d]$/.test(word) && (words.length > 0 || /[.;:$\d]$/.test(word))) break;
    const inside = KEPT_INSIDE.test(word) && words.length > 0;
    if (STOP_LEFT.test(word) && !inside) break;
    words.unshift(word);
    rest = rest.slice(0, rest.length - word.length).trimEnd();
  }
  while (words.length > 0 && KEPT_INSIDE.test(words[0] ?? '')) words.shift();
  const name = words
    .join(' ')
    .replace(/[\s,("]+$/, '')
    .replace(WHEN, '')
    .replace(DETERMINER, '')
    .trim();
  if (EMPTY_NAME.test(name) || !/\p{L}{3}/u.test(name)) return null;
  // A bare 'of' says how much the principal is, a longer link how much has come to it.
  return BEARS.test(name) && !/^\s*of\s*$/i.test(link[0]) && INTEREST_ON.test(rest)
    ? `interest on the ${name}`
    : name;
}

function purposeAfter(rest: string): string | null {
  const match = AFTER.exec(rest);
  if (!match?.[1]) return null;
  const stop = STOP_RIGHT.exec(match[1]);
  const words = (stop === null ? match[1] : match[1].slice(0, stop.index))
    .trim()
    .replace(/\s(?:and|or|of|for|plus)$/i, '');
  const [, ...named] = words.split(/\s/);
  return named.length === 0 || !/\p{L}{3}/u.test(named.join(' ')) ? null : words;
}
