import type { Paper } from '../../papers/paper.ts';
import { findDays } from './days.ts';
import { findPeriods } from './periods.ts';

interface Place {
  start: number;
  end: number;
}

/** What leads to a day and to nothing else: 'is set for hearing on', 'no later than', 'shall file any opposition by'. */
const LEAD =
  /\b(?:(?:no|not)\s(?:later|more)\sthan|on\sor\sbefore|(?:is|are|be|been|hereby)\s(?:re-?)?(?:set|scheduled|continued|adjourned|held|heard|calendared)(?:\s[\w']{1,14}){0,4}?\s(?:on|for|to)|(?:hearing|trial|appear|cause|conference|opposition|response|answer|reply|objections?|brief|due)(?:\s[\w']{1,14}){0,3}?\s(?:on|by|before)|reset\s[^.;:\n]{0,24}:)[ \t]*\n?\s?/gi;
const SLOT = 64;
/** What of a day is left when its figures cannot be read: its year, its hour, 'day of'. */
const TRACE =
  /\b20\d[\dSOoIl$]\b|,\s?20\d?\S|\bday\sof\b|\bo'?\s?clock\b|(?<!\d)\d{1,2}\s?[:.°]\s?[\doOcC°]{2}(?!\d)|\b[ap]\.\s?m\b/gi;
const MOST_WORDS = 9;
/** A word, a number, a time of the day: whatever else stands there was not read. */
const PLAIN =
  /^["'([]?(?:\p{L}{2,}(?:['’-]\p{L}+)*|a|I|[A-Z]\.|\d{1,4}(?:st|nd|rd|th)?|\d{1,2}:\d\d|[ap]\.?m\.?|§+)["')\]]?[.,;:]?$/u;
/** Signs that no day and no sentence is made of. */
const STRANGE = /[|{}\\~¢©®<>^*=«»£¥€]|\p{L}[)(.:;]\p{Ll}|[^\s\d,.]\d[^\s\d,.:/-]/u;

/**
 * Places where a day was written that could not be read: words that lead to a day, what is left of one, and between them
 * signs that are no words. Somebody has to look at the sheet: 'shall be served no later than 12 | 1}, 2025'.
 */
export function findUnreadDays({ text }: Paper): Place[] {
  const places: Place[] = [];
  for (const match of text.matchAll(LEAD)) {
    const from = match.index + match[0].length;
    const slot = text.slice(from, from + SLOT).split('\f')[0] ?? '';
    const end = unreadUntil(slot);
    if (end !== null && match.index >= (places.at(-1)?.end ?? 0))
      places.push({ start: match.index, end: from + end });
  }
  return places;
}

/** Where a day ends of which signs are left; null where it can be read, or is none. */
function unreadUntil(slot: string): number | null {
  const even = slot.replace(/\s/g, ' ');
  const trace = [...even.matchAll(TRACE)].find(({ index }) => STRANGE.test(even.slice(0, index + 8)));
  if (trace === undefined) return null;
  const until = trace.index + trace[0].length;
  const before = even.slice(0, until);
  const words = before.split(' ').filter((word) => word !== '');
  if (words.length > MOST_WORDS || words.every((word) => PLAIN.test(word))) return null;
  if (findDays(before).some(({ date }) => date !== null) || findPeriods(before).length > 0) return null;
  return until;
}
