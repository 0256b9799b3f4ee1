import { MONTH_WORD, monthNumber } from '../../text/day-words.ts';
import { dateOf } from './calendar.ts';
import type { DayMention } from './mention.ts';

/** A figure, or a letter that recognition takes for one. */
const SIGN = '[\\dIlOo|]';
const FIGURES = new RegExp(
  `(?<![\\w/.|-])(${SIGN}{1,2})\\s?([/-])\\s?(${SIGN}{1,2})\\s?\\2\\s?(${SIGN}{4}|${SIGN}{2})(?![\\w/|-])`,
  'g',
);
const WORDED = new RegExp(
  `\\b(${MONTH_WORD})\\.?\\s{1,3}(${SIGN}{1,2})(?:st|nd|rd|th)?,?\\s{1,3}(${SIGN}{4})(?![\\w|])`,
  'gi',
);

/** '06 / 12 / 2031', 'J une 9, 2031': apart where nothing stands between. */
const APART = /(?<![\d/.|-])(\d{1,2})\s([/-])\s(\d{1,2})\s\2\s(\d{4}|\d{2})(?![\d/|-])/g;
const SPLIT_MONTH = /(?<!\p{L})([JFMASOND])\s(\p{Ll}{2,8})\s{1,3}(\d{1,2}),?\s{1,3}(\d{4})(?!\d)/gu;

/** 'APR 012026': the day and the year run into one. */
const RUN_TOGETHER = new RegExp(
  `(?<![\\p{L}\\d])(${MONTH_WORD})\\.?\\s{0,3}([0-3]\\d),?(20\\d\\d)(?!\\d)`,
  'giu',
);
/** 'the 29 day of' before a month that nobody can read. */
const NO_MONTH = /\bthe\s{1,2}\d{1,2}(?:st|nd|rd|th)?\s{1,2}day\s{1,2}of(?=\s{1,2}(\S{1,3})\s)/gi;
const MONTH = new RegExp(`^${MONTH_WORD}\\b`, 'i');

const figuresOf = (signs: string): string => signs.replace(/[il|]/gi, '1').replace(/o/gi, '0');
const misreadIn = (signs: string): boolean => /\D/.test(signs);

/** Days of which a figure reads as a letter: '0l/09/2032', 'Jan. I5, 2032'. Each is read as it seems, and is in doubt. */
export function* misreadDays(text: string): Generator<DayMention> {
  for (const match of text.matchAll(FIGURES)) {
    const [whole, month = '', , day = '', year = ''] = match;
    if (misreadIn(month + day + year)) yield* dayOf(match.index, whole, Number(figuresOf(month)), day, year);
  }
  for (const match of text.matchAll(WORDED)) {
    const [whole, month = '', day = '', year = ''] = match;
    if (misreadIn(day + year)) yield* dayOf(match.index, whole, monthNumber(month), day, year);
  }
  for (const match of text.matchAll(APART)) {
    const [whole, month = '', , day = '', year = ''] = match;
    yield* dayOf(match.index, whole, Number(month), day, year);
  }
  for (const match of text.matchAll(SPLIT_MONTH)) {
    const [whole, first = '', rest = '', day = '', year = ''] = match;
    if (MONTH.test(`${first}${rest}`))
      yield* dayOf(match.index, whole, monthNumber(`${first}${rest}`), day, year);
  }
  for (const match of text.matchAll(RUN_TOGETHER)) {
    const [whole, month = '', day = '', year = ''] = match;
    yield* dayOf(match.index, whole, monthNumber(month), day, year);
  }
  for (const match of text.matchAll(NO_MONTH)) {
    const [whole, next = ''] = match;
    if (/\p{Ll}/u.test(next) || MONTH.test(next)) continue;
    const [start, end] = [match.index, match.index + whole.length];
    yield { form: 'day', date: null, start, end, weekday: null, isDoubtful: true };
  }
}

function* dayOf(
  start: number,
  whole: string,
  month: number,
  day: string,
  year: string,
): Generator<DayMention> {
  // Where more letters than figures stand, it is a word.
  if (whole.replace(/\D/g, '').length < 3) return;
  const full = figuresOf(year);
  const date = dateOf(full.length === 2 ? `20${full}` : full, month, figuresOf(day));
  if (date === null) return;
  yield { form: 'day', date, start, end: start + whole.length, weekday: null, isDoubtful: true };
}
