import { readPaper } from '../papers/paper.ts';
import { readSentences } from '../papers/sentences.ts';
import { TAKES_BACK } from './called-off-elsewhere.ts';
import { isCalledOff, withoutInnerPoints } from './times/called-off.ts';
import { findDays } from './times/days.ts';
import { sideOf } from './times/paper-side.ts';
import { passageOf } from './times/passage.ts';

/** A sitting that a paper calls off, or moves to another day. Days are 'YYYY-MM-DD', or '--MM-DD' without their year. */
export interface Reset {
  /** What is called off as the paper names it, in small letters: 'trial', 'hearing'; null where it only says 'matter'. */
  what: string | null;
  /** The day it had; null where the paper does not name it. */
  from: string | null;
  /** The day that is set instead; null where none is. */
  to: string | null;
}

const TAKING = new RegExp(TAKES_BACK, 'i');
const SITTING =
  /\b(?:(?:jury|bench|final|pre-?trial|status|case\smanagement|settlement|scheduling|show\scause|evidentiary)\s)?(?:trial(?!\s(?:court|judge|counsel|setting))|hearing|conference|mediation|deposition|argument|arraignment|sentencing|inspection|appearance)\b|\btrial(?=\ssetting)/gi;
/** 'This matter, set for', with the day behind it: what sits has no name of its own there. */
const MATTER =
  /\b(?:matters?|cases?|cause|settings?|court\sdates?),?\s(?:[\w-]+\s){0,3}?(?:set|scheduled|calendared|noticed|on|of|for|from)\b[^.;]{0,30}$/i;
/** What leads from the day that was to the one that is instead, and what only asks for something by a day. */
const LEADS_TO = /\b(?:to|until|for|on)\s(?:\w{3,9},?\s)?$/i;
const ASKS = /\b(?:files?|serves?|submits?|exchanges?|pays?|reports?|confer|respond|answer|deadline|due)\b/i;
/** By a word of these an entry of a timeline is known for a day on which people come together; for a pattern of any case. */
export const SITTING_NAMES =
  'trial|hearing|conference|mediation|deposition|argument|arraignment|sentencing|inspection|appearance|court date';
const REACH = 160;
const DUE = /\b(?:deadline|due|time\sto|cut-?off|last\sday)\b/i;
const NEAR = 90;
const MAYBE =
  /\b(?:if|unless|may(?!\s\d)|might|could|would|should|requests?|asks?|asked|requested|moves\s(?:this|the|for)|motion\sto|not)\b/i;
/** 'The trial is continued to', with the day behind it. */
const GOES =
  /\b(?:is|are|was|has\sbeen|have\sbeen|shall\sbe|will\sbe)\s(?:(?:hereby|now|therefore|also|further)\s)?(?:continued|adjourned|re-?scheduled|re-?set|moved|postponed|advanced|changed)\s(?:[^.;\d]{0,40}?\s)?(?:to|until|for|on)\s[^.;]{0,20}$/i;
/** 'The hearing previously set for', with the day behind it, in a sentence that takes something back. */
const WAS_SET =
  /\b(?:previously|originally|formerly|earlier)\s(?:set|scheduled|noticed|calendared)\b[^.;\d]{0,40}$/i;
/** 'This case has been reset for hearing before …:', with the new day in rows below. */
const GOES_BELOW =
  /\b(?:is|are|was|has\sbeen|have\sbeen)\s(?:(?:hereby|now)\s)?(?:re-?scheduled|re-?set)\b(?=\s(?:for|before|as|to)\b|\s?[:.])/i;
const MOST = 20;

/** The sittings that a paper calls off or moves, in order of place. Pure. */
export function resetsIn(text: string): Reset[] {
  const paper = readPaper(text);
  const found: Reset[] = [];
  for (const { start, end } of readSentences(paper)) {
    if (found.length >= MOST) break;
    if (TAKING.test(text.slice(start, end))) found.push(...resetsOf(passageOf(paper, start, end).text));
  }
  return joined(found);
}

function resetsOf(sentence: string): Reset[] {
  const days = findDays(sentence).flatMap(({ date, start, end }) =>
    date !== null && date.length >= 7 && /-\d\d-\d\d$/.test(date) ? [{ date, start, end }] : [],
  );
  const off = days.filter(
    ({ start, end }) => isCalledOff(sentence, start, end) || WAS_SET.test(sentence.slice(0, start)),
  );
  const stands = days.filter((day) => !off.includes(day));
  if (off.length === 0) {
    const to = stands.find(({ start }) => GOES.test(withoutInnerPoints(sentence.slice(0, start))));
    if (to === undefined) return days.length === 0 ? resetBelow(sentence) : [];
    const lead = sentence.slice(0, to.start);
    const what = sittingBefore(lead);
    return typeof what !== 'string' || MAYBE.test(lead) ? [] : [{ what, from: null, to: to.date }];
  }
  return off.flatMap(({ date, start, end }) => {
    const before = sittingBefore(sentence.slice(0, start));
    const what = before ?? sittingAfter(sentence.slice(end, end + NEAR)) ?? before;
    const around = sentence.slice(Math.max(0, start - NEAR), end + NEAR);
    if (what === undefined || DUE.test(around) || MAYBE.test(sentence.slice(0, start))) return [];
    const to = stands.find((day) => day.start >= end && isInstead(sentence.slice(end, day.start)));
    return [{ what, from: date, to: to?.date ?? null }];
  });
}

/** A sitting that has another day now, which the sentence does not name. */
function resetBelow(sentence: string): Reset[] {
  const goes = GOES_BELOW.exec(sentence);
  if (goes === null || MAYBE.test(sentence.slice(0, goes.index))) return [];
  const what = sittingBefore(sentence.slice(0, goes.index)) ?? sittingAfter(sentence.slice(goes.index));
  return typeof what === 'string' ? [{ what, from: null, to: null }] : [];
}

const isInstead = (between: string): boolean => LEADS_TO.test(between) && !ASKS.test(between);

/** The last sitting that is named, null for a matter without a name; undefined where nothing sits. */
function sittingBefore(lead: string): string | null | undefined {
  const words = lead.slice(-REACH);
  const named = [...words.matchAll(SITTING)].at(-1)?.[0];
  return named === undefined ? (MATTER.test(words) ? null : undefined) : inSmall(named);
}

function sittingAfter(words: string): string | undefined {
  const named = [...words.matchAll(SITTING)][0]?.[0];
  return named === undefined ? undefined : inSmall(named);
}

const inSmall = (words: string): string => words.toLowerCase().replace(/\s+/g, ' ');

/** 'The trial of May 4 is vacated. The trial is reset to June 2': two sentences that are one. */
function joined(resets: readonly Reset[]): Reset[] {
  const found: Reset[] = [];
  for (const reset of resets) {
    const open = found.find(
      ({ what, to }) => to === null && reset.from === null && (what === reset.what || reset.what === null),
    );
    if (open !== undefined) open.to = reset.to;
    else if (!found.some((each) => each.from === reset.from && each.to === reset.to))
      found.push({ ...reset });
  }
  return found;
}

/** What a party asks for or agrees to moves nothing before the court says so, and a letter never does. */
const NO_COURTS = /proposed|letter|e-?mail|request|demand|stipulat|agreement|lease|contract|offer/i;

/** The same of a paper by which a court may move a day; none of any other. */
export function resetsByCourt(text: string, docType: string | null): Reset[] {
  const side = sideOf(docType);
  return side === 'tells' || side === 'teaches' || NO_COURTS.test(docType ?? '') ? [] : resetsIn(text);
}

/** Whether a day is the one that a paper names, maybe without its year. */
export const isDayNamed = (date: string, named: string | null): boolean =>
  named !== null && (date === named || (named.startsWith('--') && date.slice(4) === named.slice(1)));
