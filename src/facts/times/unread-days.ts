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

/** A line or dots to write on, or the word under them: 'will be held on ______', 'by ........ DATE', 'on (mm/dd/yyyy)'. */
const BLANK =
  /^\s{0,3}(?:(?:the\s)?_{3,}|\.{8,}|…{3,}|[([]?(?:mm\/dd\/yyyy|(?:date|month|fecha)(?=\s*[)\]\n,;]|\s*$)))/i;
/** 'must file a written answer by' before such a line; a name is signed behind 'By:'. */
const DUTY =
  /\b(?:must|shall|required|due|ordered|notified|court|hearing)\b[^.;:\n]{0,140}?\s(?:on|by|before|until|is:|no later than)(?=\s{0,3}(?:_{3,}|\.{8,}|…{3,}|\n\(mm))/gi;

/**
 * Places where a day was left blank, or was written and could not be read: a line to write on behind words that lead to a
 * day; or such words, what is left of a day, and between them signs that are no words. Somebody has to look at the sheet: 'shall be served no later than 12 | 1}, 2025'.
 */
export function findUnreadDays({ text }: Paper): Place[] {
  const places: Place[] = [];
  for (const match of text.matchAll(LEAD)) {
    const from = match.index + match[0].length;
    const slot = text.slice(from, from + SLOT).split('\f')[0] ?? '';
    const end = unreadUntil(slot) ?? BLANK.exec(slot)?.[0].length ?? null;
    if (end !== null && match.index >= (places.at(-1)?.end ?? 0))
      places.push({ start: match.index, end: from + end });
  }
  for (const { 0: words, index } of text.matchAll(DUTY)) {
    const end = index + words.length;
    const blank = BLANK.exec(text.slice(end, end + SLOT))?.[0].length;
    if (blank !== undefined && !places.some((each) => each.start < end + blank && index < each.end))
      places.push({ start: index, end: end + blank });
  }
  return places.sort((a, b) => a.start - b.start);
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
