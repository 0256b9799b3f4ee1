import { MONTH_WORD, monthNumber } from '../../text/day-words.ts';
import { NUMBER_BELOW_100, numberInWords, ORDINAL, ordinalNumber } from '../../text/number-words.ts';
import { dateOf } from './calendar.ts';
import type { DayMention } from './mention.ts';

const YEAR_WORDS = `(?:two\\s{1,2}thousand(?:\\s{1,2}and)?(?:\\s{1,2}${NUMBER_BELOW_100})?|twenty[-\\s]${NUMBER_BELOW_100})`;
const YEAR = `(\\d{4}|${YEAR_WORDS})`;
const BLANK = '(?:_{2,}|\\.{4,})';

/** 'the fifth day of June, 2031', 'this 5th day of June, two thousand thirty-one', 'June the fifth, 2031'. */
const DAY_OF = new RegExp(
  `\\b(${ORDINAL}|\\d{1,2}(?:st|nd|rd|th)?)\\s{1,3}(?:\\(\\d{1,2}(?:st|nd|rd|th)?\\)\\s{1,3})?(?:day\\s{1,3})?of\\s{1,3}(${MONTH_WORD})\\.?(?:\\s?,?\\s{0,3}(?:A\\.?\\s?D\\.?,?\\s{1,2}|in the year\\s{1,2}|of\\s{1,2})?${YEAR})?(?![\\d,]\\d)`,
  'gi',
);
const MONTH_THE = new RegExp(
  `\\b(${MONTH_WORD})\\.?\\s{1,3}(?:the\\s{1,3})?(${ORDINAL})(?:\\s?,?\\s{1,3}${YEAR})?(?![a-z])`,
  'gi',
);
/** A form whose day was never filled in: 'the ____ day of ________, 20__', '__/__/____'. */
const BLANK_DAY = new RegExp(
  `\\b(?:the|this)\\s{0,2}${BLANK}\\s{0,2}day\\s{1,2}of\\s{0,2}(?:${BLANK}|${MONTH_WORD})[\\s,]{0,3}(?:20${BLANK}|20\\d\\d|${BLANK})|\\b(?:the|this)\\s{0,2}${BLANK}\\s{0,2}day\\s{1,2}of\\s{0,2}${BLANK}|${BLANK}\\s?/\\s?${BLANK}\\s?/\\s?${BLANK}|${BLANK}\\s?,\\s{0,2}20(?:${BLANK}|\\d\\d\\b)`,
  'gi',
);

/** Days whose number or year is written out, and blanks that stand for a day. */
export function findSpelledDays(text: string): DayMention[] {
  const found: DayMention[] = [];
  for (const match of text.matchAll(DAY_OF)) {
    const [whole, day = '', month = '', year] = match;
    found.push(dayFrom(match.index, whole, month, day, year));
  }
  for (const match of text.matchAll(MONTH_THE)) {
    const [whole, month = '', day = '', year] = match;
    if (/^[A-Z]/.test(month)) found.push(dayFrom(match.index, whole, month, day, year));
  }
  for (const match of text.matchAll(BLANK_DAY)) {
    found.push({
      form: 'day',
      date: null,
      start: match.index,
      end: match.index + match[0].length,
      weekday: null,
    });
  }
  return found;
}

function dayFrom(
  start: number,
  whole: string,
  month: string,
  day: string,
  year: string | undefined,
): DayMention {
  const number = String(/^\d/.test(day) ? Number.parseInt(day, 10) : ordinalNumber(day));
  const inYear = dateOf(year === undefined ? '2000' : yearNumber(year), monthNumber(month), number);
  const date = year === undefined && inYear !== null ? `-${inYear.slice(4)}` : inYear;
  return { form: 'day', date, start, end: start + whole.length, weekday: null };
}

function yearNumber(year: string): string {
  if (/^\d/.test(year)) return year;
  if (/thousand/i.test(year)) return String(numberInWords(year));
  return `20${String(numberInWords(year.replace(/^twenty[-\s]/i, ''))).padStart(2, '0')}`;
}
