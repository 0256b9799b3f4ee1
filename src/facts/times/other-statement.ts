import { MONTH_WORD } from '../../text/day-words.ts';
import type { Actor } from '../schema.ts';

const OF_DAY = `(?:\\d|${MONTH_WORD}\\b)`;
/** 'or the offer', 'otherwise your case': an alternative to what comes before, with a subject of its own. */
const ALTERNATIVE = new RegExp(
  `(?:^|[\\s,])(?:otherwise|or\\s(?!(?:on\\s)?${OF_DAY}|any\\b)|failing\\s(?:which|that|this)|in\\s(?:which|that)\\scase)`,
  'i',
);
const SUBJECT =
  /^(?:then\s)?(?:the|this|that|these|those|an?|my|our|your|his|her|its|their|all|any|each|every)\s/i;
const NAMED_SUBJECT = /^(?:then\s)?(?:it|this|that|they|you|we|he|she|\p{Lu}\p{Ll}+)\s*$/u;
const AND_SUBJECT = /(?:^|[\s,])and\s(?:then\s)?(?:the|this|an?|my|our|your|his|her|its|their|it|they)\b/i;

/**
 * Whether the words between a day and a verb bring another subject for the verb: 'by May 4, or the offer', 'by May 4, the
 * lease'. What stands between two commas only adds to the day. `isOne`: the verb is of one thing, so that 'and the trial'
 * before it is no second one beside what the day is of.
 */
export function isOtherStatement(between: string, isOne: boolean): boolean {
  const words = between.replace(/\s+/g, ' ').trim();
  if (words.endsWith(',')) return false;
  if (ALTERNATIVE.test(words)) return true;
  const last = words.slice(words.lastIndexOf(',') + 1).trim();
  if (SUBJECT.test(last) || (words.includes(',') && NAMED_SUBJECT.test(last))) return true;
  return isOne && AND_SUBJECT.test(words);
}

/** Whether the last words of a clause are what happens else: 'or the hearing'. */
export const isAlternative = (clause: string): boolean => ALTERNATIVE.test(clause.slice(-60));

const PLAINTIFFS = 'plaintiffs?|petitioners?|landlords?|claimants?';
const DEFENDANTS = 'defendants?|respondents?|tenants?';
const ONE = `(?:the\\s)?(?:(${PLAINTIFFS})|(${DEFENDANTS}))`;
/** 'for Plaintiff only', 'as to the defendants alone', 'solely for Respondent'. */
const ALONE = new RegExp(
  `^[^.;]{0,200}?(?:\\b(?:for|as\\sto|of|by|on\\sbehalf\\sof)\\s${ONE}(?:'s?)?(?:\\s[\\w'-]+){0,2}?,?\\s(?:only|alone|solely)\\b|\\b(?:only|solely|exclusively)\\s(?:for|as\\sto)\\s${ONE}\\b)`,
  'i',
);

/** The side for which alone something that follows is said; null where it is said of all. */
export function sideAlone(text: string): Actor | null {
  const match = ALONE.exec(text.slice(0, 260));
  if (match === null) return null;
  return (match[1] ?? match[3]) === undefined ? 'defendant' : 'plaintiff';
}

/** Whose a day is of a sentence that moves it for one side alone: the new one is that side's, the old one the other's. */
export function sideOfMoved(text: string, start: number, end: number): Actor | null {
  const side = sideAlone(text.slice(end));
  const lead = text.slice(Math.max(0, start - 120), start);
  const isNew = MOVED_TO.test(lead);
  if (side === null || !(isNew || MOVED_ON.test(text.slice(end, end + 120)))) return null;
  if (isNew) return side;
  return side === 'plaintiff' ? 'defendant' : 'plaintiff';
}

const MOVES = '(?:extended|enlarged|continued|moved|postponed|reset|re-set|rescheduled|adjourned|changed)';
const MOVED_TO = new RegExp(`\\b${MOVES}\\b[^.;]{0,40}?\\b(?:to|until|through)\\s(?:\\w{3,9},?\\s)?$`, 'i');
const MOVED_ON = new RegExp(`^[^.;\\d]{0,60}?\\b${MOVES}\\b`, 'i');
