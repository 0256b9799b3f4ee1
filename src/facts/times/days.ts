import { isCalendarDate } from '../../calendar-date.ts';
import { findWrittenDates } from '../../papers/dates.ts';
import { MONTH_WORD, monthNumber } from '../../text/day-words.ts';
import { dateOf, lastDayOf } from './calendar.ts';
import { type DayMention, withoutOverlaps } from './mention.ts';
import { misreadDays } from './misread-days.ts';
import { findSpelledDays } from './spelled-days.ts';
import { withWeekday } from './weekdays.ts';

/** 'June 5,2031', 'June5, 2031', "June 5, '31": run together by reading, or with a short year. */
const CLOSE = new RegExp(
  `\\b(${MONTH_WORD})\\.?\\s{0,3}(\\d{1,2})(?:st|nd|rd|th)?\\s{0,2}[,.]\\s{0,3}(?:(\\d{4})|'(\\d\\d))(?![\\d,])`,
  'gi',
);
/** 'March 5 and 6, 2031', 'March 5-7': further days of the same month. */
const MORE_DAYS =
  /^(?:\s{0,2},\s{0,2}(?:and\s{1,2}|or\s{1,2}|&\s{0,2})?|\s{1,2}(?:and|or|to|through|&)\s{1,2}|\s?[-–]\s?)(\d{1,2})(?:st|nd|rd|th)?(?![\d:/]|\s?[ap]\.?m)(?:,?\s{1,3}(\d{4})(?!\d))?/i;
/** '3-5-26', '3.5.26'. */
const SHORT_FIGURES = /(?<![\d./-])(\d{1,2})([-.])(\d{1,2})\2(\d\d)(?![\d-]|\.\d)/g;
/** 'by 8/12', 'at the 8/11 conference': month and day without a year, where a word before them leads to a day. */
const YEARLESS_FIGURES =
  /\b(?:on|by|before|for|until|till|due|the|set|through|after|from|EOD|COB|date:?|(?:mon|tues|wednes|thurs|fri|satur|sun)day,?|(?:mon|tue|wed|thu|fri|sat|sun)\.?,?)\s{1,2}(\d{1,2})\/(\d{1,2})(?![\d/%]|\s{1,2}(?:of|the|interest|share|percent|inch))/gi;
/** 'opp 6/20; hearing 7/11 @ 10', 'Response due: 12/04': behind the name of what is due or sits, or before its hour. */
const YEARLESS_NAMED =
  /(?:\b(?:hearing|trial|conference|conf|review|cmc|osc|ptc|status|motions?|opp(?:osition|onent)?|movant|reply|replies|response|resp|briefs?|answer|plaintiff|pltf|plf|defendant|deft|def|government|gov't|disclosures?|experts?|reports?|due|set|reset|cont'd|continued to)\.?(?:\s{0,2}[:–-])?|\p{L}\s{0,2}:)\s{1,3}(\d{1,2})\/(\d{1,2})(?=\s{0,2}(?:[.,;)]|$)|\s{1,2}(?:at|@)\s|\s{1,2}\d{1,2}(?::\d\d|\s?[ap]\.?m))|(?<![\d/.$-])(?<m>\d{1,2})\/(?<d>\d{1,2})(?=\s{1,2}(?:at|@)\s{1,2}\d{1,2}(?::\d\d|\s?[ap]\.?m|\b(?!\s?%)))/giu;
/** '12/17, 2031': month and day filled in by hand before a printed year. */
const FIGURES_AND_YEAR = /(?<![\d/.-])(\d{1,2})\s?\/\s?(\d{1,2})\s?,\s{0,2}(20\d\d)(?!\d)/g;
/** '1.01/14/2031': a camera closes the gap between the number of a row and its day. */
const BEHIND_ROW = /(?:^|\n|\s)\d[.)](?<day>\d\d\/\d\d\/20\d\d)(?![\d/])/g;
/** 'by june 9', as people write to each other: after a word that leads to a day. */
const SMALL_MONTH = new RegExp(
  `\\b(?:by|on|before|until|till|til|due|for|from|is|since|after|through|thru|(?:mon|tues|wednes|thurs|fri|satur|sun)day,?)\\s{1,2}(${MONTH_WORD.toLowerCase()})\\.?\\s{1,2}(\\d{1,2})(?:st|nd|rd|th)?(?![\\d:%]|\\s(?:miles|blocks|people|feet|times|hours|percent)\\b)`,
  'g',
);
/** '03/8/4': a year of one figure, as clerks write it. */
const LONE_YEAR = /(?<![\d/.-])(\d{1,2})\/(\d{1,2})\/(\d)(?![\d/])/g;
/** '5-Jun-2031', 'Jun-05-2031'. */
const DASHED = new RegExp(`\\b(\\d{1,2})-(${MONTH_WORD})-(\\d{4}|\\d\\d)\\b`, 'gi');
/** 'through the end of April 2031', 'by the end of June'. */
const END_OF_MONTH = new RegExp(
  `\\b(?:the\\s{1,2})?end\\s{1,2}of\\s{1,2}(${MONTH_WORD})\\.?(?:,?\\s{1,2}(20\\d\\d))?(?!\\s{0,2}\\d|\\p{L})`,
  'giu',
);
const MOST_IN_A_ROW = 6;

/** Every day of a passage in all the ways it may be written, with the day of the week that stands with it. */
export function findDays(text: string): DayMention[] {
  const found: DayMention[] = [
    ...findSpelledDays(text),
    ...runTogether(text),
    ...shortFigures(text),
    ...dashed(text),
    ...otherFigures(text),
    ...misreadDays(text),
  ];
  for (const { date, start, end } of findWrittenDates(text)) {
    for (const day of withMoreDays(text, { form: 'day', date, start, end, weekday: null })) found.push(day);
  }
  // '4:16 March' of an index is a page with its line.
  const days = found.filter(({ start }) => !/\d:$/.test(text.slice(Math.max(0, start - 2), start)));
  return withoutOverlaps(days).map((day) => withWeekday(text, day));
}

function* shortFigures(text: string): Generator<DayMention> {
  for (const match of text.matchAll(SHORT_FIGURES)) {
    const [whole, month = '', mark, day = '', year = ''] = match;
    const date = dateOf(`20${year}`, Number(month), day);
    // '2.1.10' is more often the number of a section than a day.
    if (date !== null && (mark === '-' || month.length + day.length === 4))
      yield { form: 'day', date, start: match.index, end: match.index + whole.length, weekday: null };
  }
}

function* otherFigures(text: string): Generator<DayMention> {
  for (const match of text.matchAll(YEARLESS_FIGURES)) {
    const [whole, month = '', day = ''] = match;
    const date = dateOf('2000', Number(month), day);
    const end = match.index + whole.length;
    const start = end - month.length - day.length - 1;
    if (date !== null) yield { form: 'day', date: `-${date.slice(4)}`, start, end, weekday: null };
  }
  for (const match of text.matchAll(YEARLESS_NAMED)) {
    const [whole, month = match.groups?.m ?? '', day = match.groups?.d ?? ''] = match;
    const date = dateOf('2000', Number(month), day);
    const end = match.index + whole.length;
    const start = end - month.length - day.length - 1;
    if (date !== null) yield { form: 'day', date: `-${date.slice(4)}`, start, end, weekday: null };
  }
  for (const match of text.matchAll(FIGURES_AND_YEAR)) {
    const [whole, month = '', day = '', year = ''] = match;
    const date = dateOf(year, Number(month), day);
    if (date !== null)
      yield { form: 'day', date, start: match.index, end: match.index + whole.length, weekday: null };
  }
  for (const match of text.matchAll(BEHIND_ROW)) {
    const [month = '', day = '', year = ''] = match.groups?.day?.split('/') ?? [];
    const date = dateOf(year, Number(month), day);
    const end = match.index + match[0].length;
    if (date !== null) yield { form: 'day', date, start: end - 10, end, weekday: null };
  }
  for (const match of text.matchAll(SMALL_MONTH)) {
    const [whole, month = '', day = ''] = match;
    const date = dateOf('2000', monthNumber(month), day);
    const end = match.index + whole.length;
    const start = match.index + whole.lastIndexOf(month);
    if (date !== null) yield { form: 'day', date: `-${date.slice(4)}`, start, end, weekday: null };
  }
  for (const match of text.matchAll(END_OF_MONTH)) {
    const [whole, month = '', year] = match;
    const date = lastDayOf(year ?? '2001', monthNumber(month));
    const end = match.index + whole.length;
    yield { form: 'day', date: year ? date : `-${date.slice(4)}`, start: match.index, end, weekday: null };
  }
  for (const match of text.matchAll(LONE_YEAR)) {
    const [whole, month = '', day = '', year = ''] = match;
    const date = dateOf(`200${year}`, Number(month), day);
    if (date !== null)
      yield { form: 'day', date, start: match.index, end: match.index + whole.length, weekday: null };
  }
}

function* dashed(text: string): Generator<DayMention> {
  for (const match of text.matchAll(DASHED)) {
    const [whole, day = '', month = '', year = ''] = match;
    const date = dateOf(year.length === 2 ? `20${year}` : year, monthNumber(month), day);
    yield { form: 'day', date, start: match.index, end: match.index + whole.length, weekday: null };
  }
}

function* runTogether(text: string): Generator<DayMention> {
  for (const match of text.matchAll(CLOSE)) {
    const [whole, month = '', day = '', year, short = ''] = match;
    const date = dateOf(year ?? `20${short}`, monthNumber(month), day);
    yield { form: 'day', date, start: match.index, end: match.index + whole.length, weekday: null };
  }
}

/** The day itself and those that share its month; a year after the last one is the year of all. */
function withMoreDays(text: string, first: DayMention): DayMention[] {
  const row = [first];
  if (first.date === null || !/^--|^\d{4}-\d\d-\d\d$/.test(first.date)) return row;
  const wordFirst = /^[a-z]/i.test(text.slice(first.start, first.start + 1));
  if (!wordFirst) return row;
  let year = first.date.startsWith('--') ? '' : first.date.slice(0, 4);
  const hadYear = year !== '';
  let end = first.end;
  while (row.length < MOST_IN_A_ROW && !hadYear) {
    const match = MORE_DAYS.exec(text.slice(end, end + 24));
    if (!match) break;
    const day = (match[1] ?? '').padStart(2, '0');
    const monthDay = `${first.date.slice(0, -2)}${day}`;
    if (!isCalendarDate(`2000${monthDay.slice(1)}`) || isNumberOfThings(text.slice(end + match[0].length)))
      break;
    const numberAt = end + match[0].indexOf(match[1] ?? '');
    end += match[0].length;
    row.push({ form: 'day', date: monthDay, start: numberAt, end, weekday: null });
    if (match[2]) {
      year = match[2];
      break;
    }
  }
  if (hadYear || year === '') return row;
  return row.map((day) => ({
    ...day,
    date: dateOf(year, Number(day.date?.slice(2, 4)), day.date?.slice(5) ?? ''),
  }));
}

/** 'by March 5, 12 copies': what follows the number is counted by it. */
function isNumberOfThings(after: string): boolean {
  return /^\s{1,2}(?!at\b|and\b|or\b|in\b|for\b|to\b|before\b|the\b|from\b|are\b|is\b|will\b|shall\b|must\b)[a-z]{2}/.test(
    after,
  );
}
