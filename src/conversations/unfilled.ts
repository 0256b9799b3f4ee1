import { findDates } from '../papers/dates.ts';
import { foldWord } from '../text/tokenize.ts';
import type { Candidate } from './passage-fit.ts';
import type { Question } from './question.ts';

/** What forms and registers call the things that are to be filled in. */
const FIELD =
  /^(?:dates?|dt|days?|time|room|name|no|nos|number|type|status|address|judge|attorneys?|attys?|signature|title|telephone|phone|fax|e-?mail|amount|disposition|grade|description|section|sequence|event|case|period|reason|charge|statute|category|zip|place|location|relationship|action|entry|filer|participant|docket|bond|bail|credit)$/i;
const LABEL = /(\p{Lu}[\p{L}'’.]*(?:[ /]\p{Lu}?[\p{L}'’.]+){0,3}):/gu;
const WORD = /[\p{L}'’]+/gu;
const SMALL = /^(?:of|the|for|and|or|in|to|by)$/;
const LEAST_WORDS = 3;
const LEAST_SHARE = 0.45;
/** A row of heads is no longer than this. */
const LONGEST_HEADS = 400;

/** 'Next Action Date: Next Action Room:': every field that the question names is left empty. */
function isLeftEmpty(text: string, matched: ReadonlySet<string>): boolean {
  const labels = [...text.matchAll(LABEL)];
  const named = labels.flatMap((label, at) => {
    const words = label[1]?.match(WORD) ?? [];
    if (!words.some((word) => matched.has(foldWord(word)))) return [];
    const next = labels[at + 1];
    const value = text.slice(label.index + label[0].length, next?.index ?? text.length).trim();
    const nextWords = next?.[1]?.match(WORD) ?? [];
    // Names stand before a label as its first words would: the last one tells a field.
    return [value === '' && (next === undefined || FIELD.test(nextWords.at(-1) ?? ''))];
  });
  return named.length > 0 && named.every(Boolean);
}

/** 'Attorney Date', 'Case Event Disposition Date Sentencing Judge': heads of columns, names of lines, and nothing else. */
export function isOnlyLabels(text: string): boolean {
  if (/\d/.test(text) || text.length > LONGEST_HEADS) return false;
  const words = (text.match(WORD) ?? []).filter((word) => !SMALL.test(word));
  if (words.length < LEAST_WORDS || words.some((word) => /^\p{Ll}/u.test(word))) return false;
  const fields = words.filter((word) => FIELD.test(word)).map((word) => word.toLowerCase());
  return new Set(fields).size > 1 && fields.length >= LEAST_SHARE * words.length;
}

/** 'because (specify facts): b. Other (specify):': a form asks, and nobody wrote. */
const PROMPT =
  /\((?:please\s)?(?:specify|explain|describe|list|state|give|name|date|check)\b[^()]{0,60}\)\s*:?\s*(?:$|\(?[a-z\d]{1,2}[.)]\s)/i;
/** 'What is the name of the owner?': somebody's, not that of a case or a form. */
const NAME_ASKED =
  /\bwhat (?:is|are|was|were) (?:the |my |our )?(?:\w+ ){0,2}(?:(?:plaintiff|defendant|petitioner|respondent|landlord|tenant|judge|clerk|attorney|lawyer|owner|witness|officer)['’]?s? (?:full |last |first )?names?\b|names? of (?:the |my |our )?(?!case|form|court|document|paper|motion|agency|bank)\w+)/i;
const NAME = /\p{Lu}[\p{L}'’-]+,? (?:\p{Lu}\.? )?\p{Lu}[\p{L}'’-]+/u;

/** Of these each that is asked for has to stand there, whatever else does. */
const EACH: ReadonlySet<string> = new Set(['lawyer', 'judge', 'signature', 'reason']);
/** Other words that name somebody's lawyer. */
const REPRESENTS = /\brepresented by\b|\b(?:attorneys?|lawyers?|counsel)\b|\bLL[PC]\b/i;
/** 'When is the trial?' is answered by a day of the calendar; how many days before it something is due answers it not. */
const SITTING_ASKED =
  /\bwhen(?:['’]?s| is| was| will)\s(?:the|my|our|his|her|their)\s(?:\w+\s){0,3}?(?:hearing|trial|conference|mediation|arraignment|deposition|sentencing|court date|trial date|hearing date)\b(?! (?:over|end))|\bwhat (?:is|was|day is) the (?:\w+\s){0,2}?(?:hearing|trial|court) (?:date|day)\b/i;
const SAYS_DAY =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow|not (?:yet )?(?:been )?set)\b/i;

/**
 * Whether a stretch that holds the words of a question lacks what was asked for: the names of fields that nobody filled in, no
 * lawyer where one is asked for, no reason, no day of a hearing. It is close to the question, and answers nothing.
 */
export function isUnfilled(
  { text, matched, shown }: Pick<Candidate, 'text' | 'matched' | 'shown'>,
  { asked }: Pick<Question, 'asked'>,
  question: string,
): boolean {
  const isShown = (name: string) => shown.includes(name) || (name === 'lawyer' && REPRESENTS.test(text));
  if (asked.some(({ name }) => EACH.has(name) && !isShown(name))) return true;
  if (SITTING_ASKED.test(question) && findDates(text).length === 0 && !SAYS_DAY.test(text)) return true;
  if (NAME_ASKED.test(question) && !NAME.test(text)) return true;
  return PROMPT.test(text) || isOnlyLabels(text) || isLeftEmpty(text, new Set(matched.map(foldWord)));
}
