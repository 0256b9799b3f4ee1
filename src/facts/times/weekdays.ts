import type { DayMention, WeekdayMention } from './mention.ts';

const NAMES = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const DAY_OF_WEEK = '(?:Sun|Mon|Tues?|Wed(?:nes)?|Thu(?:rs?)?|Fri|Sat(?:ur)?)(?:day|\\b\\.?)';

const BEFORE_DATE = new RegExp(`\\b(${DAY_OF_WEEK})\\s?,?\\s{0,2}(?:the\\s{1,2})?$`, 'i');
const AFTER_DATE = new RegExp(`^\\s?,?\\s?\\(?(${DAY_OF_WEEK})\\b\\)?`, 'i');
const ALONE =
  /\b(?:by|before|until|till|on or before|no later than|due|on|next|this|coming|COB|EOD|business|noon)\s{1,2}(?:(?:on|next|this|coming)\s{1,2})?((?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day)\b(?!\s{1,2}(?:next|through|to|thru)\b)(?!s)/gi;
const WINDOW = 16;

function numberOf(name: string): number {
  return NAMES.indexOf(name.slice(0, 3).toLowerCase());
}

/** A day together with the day of the week that is written before or after it: 'Monday, June 2, 2031'. */
export function withWeekday(text: string, day: DayMention): DayMention {
  const before = BEFORE_DATE.exec(text.slice(Math.max(0, day.start - WINDOW), day.start));
  if (before) {
    return { ...day, start: day.start - before[0].length, weekday: numberOf(before[1] ?? '') };
  }
  const after = AFTER_DATE.exec(text.slice(day.end, day.end + WINDOW));
  return after ? { ...day, end: day.end + after[0].length, weekday: numberOf(after[1] ?? '') } : day;
}

const DAYS_ON =
  /(?:^|[.;:,]\s{1,2}|\b(?:excused|back|again|resumes?|meets?|call|come)\s{1,2})(tomorrow)\b(?=\s{1,2}(?:morning\s{1,2}|afternoon\s{1,2})?(?:at\s{1,2})?\d)|(?:\b(?:by|before|until|till|due|on|noon|business|COB|EOD|end of(?: the)? day|appear|reply|respond|here)|[ap]\.?m\.?)\s{1,2}(today|tonight|tomorrow)\b(?!'s)/gi;
/** 'out by the 5th', 'due the 1st': the next day of that number; not 'the 1st of each month', 'the 5th floor'. */
const OF_MONTH =
  /\b(?:by|before|until|till|til|due(?:\son)?|no later than|on or before)\s{1,2}the\s{1,2}(\d{1,2})(?:st|nd|rd|th)\b(?=\s{0,2}(?:[.,;!?)]|$|of\s(?:this|next)\smonth\b|or\b|and\b|at\b|to\b|if\b|so\b|then\b))/gi;

/** 'Wednesday the 12th', 'Friday, the 3rd': told by both. */
const WEEKDAY_THE =
  /\b(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day,?\s{1,2}the\s{1,2}(\d{1,2})(?:st|nd|rd|th)\b(?!\s{1,2}(?:day\s|of\s(?!this|next)|floor|street|avenue))/gi;

/** 'until the end of the month', 'by the end of next month'. */
const MONTH_END =
  /\b(?:by|before|until|till|til|through|no later than|on or before)\s{1,2}(the\s{1,2}end\s{1,2}of\s{1,2}(?:the|this|next)\s{1,2}month)\b/gi;

/** Days that stand alone and are told from the day of writing: 'by Friday', not 'on Fridays'; 'by tomorrow'. */
export function findWeekdays(text: string): WeekdayMention[] {
  const alone = [...text.matchAll(ALONE)].map((match): WeekdayMention => {
    const name = match[1] ?? '';
    const end = match.index + match[0].length;
    return { form: 'weekday', weekday: numberOf(name), daysOn: 0, start: end - name.length, end };
  });
  const ofMonth = [...text.matchAll(OF_MONTH)].flatMap((match): WeekdayMention[] => {
    const day = Number(match[1]);
    const end = match.index + match[0].length;
    const start = match.index + match[0].search(/\bthe\s{1,2}\d/i);
    return day < 1 || day > 31
      ? []
      : [{ form: 'weekday', weekday: null, daysOn: 0, ofMonth: day, start, end }];
  });
  const named = [...text.matchAll(WEEKDAY_THE)].flatMap((match): WeekdayMention[] => {
    const [whole, number] = match;
    const day = Number(number);
    const end = match.index + whole.length;
    return day < 1 || day > 31
      ? []
      : [{ form: 'weekday', weekday: null, daysOn: 0, ofMonth: day, start: match.index, end }];
  });
  const on = [...text.matchAll(DAYS_ON)].map((match): WeekdayMention => {
    const name = match[1] ?? match[2] ?? '';
    const end = match.index + match[0].length;
    const daysOn = name.toLowerCase() === 'tomorrow' ? 1 : 0;
    return { form: 'weekday', weekday: null, daysOn, start: end - name.length, end };
  });
  const ends = [...text.matchAll(MONTH_END)].map((match): WeekdayMention => {
    const words = match[1] ?? '';
    const end = match.index + match[0].length;
    const monthsOn = /next/i.test(words) ? 1 : 0;
    return { form: 'weekday', weekday: null, daysOn: 0, monthsOn, start: end - words.length, end };
  });
  return [...alone, ...on, ...ofMonth, ...named, ...ends];
}
