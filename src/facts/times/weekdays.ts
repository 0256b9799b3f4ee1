import type { DayMention, WeekdayMention } from './mention.ts';

const NAMES = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const DAY_OF_WEEK = '(?:Sun|Mon|Tues?|Wed(?:nes)?|Thu(?:rs?)?|Fri|Sat(?:ur)?)(?:day|\\b\\.?)';

const BEFORE_DATE = new RegExp(`\\b(${DAY_OF_WEEK})\\s?,?\\s{0,2}(?:the\\s{1,2})?$`, 'i');
const AFTER_DATE = new RegExp(`^\\s?,?\\s?\\(?(${DAY_OF_WEEK})\\b\\)?`, 'i');
const ALONE =
  /\b(?:by|before|until|till|on or before|no later than|due|on|next|this|coming)\s{1,2}(?:(?:next|this|coming)\s{1,2})?((?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day)\b(?!\s{1,2}(?:next|through|to|thru)\b)(?!s)/gi;
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
  /\b(?:by|before|until|till|due|on|noon|business|end of(?: the)? day|[ap]\.?m\.?|appear|reply|respond|here)\s{1,2}(today|tonight|tomorrow)\b(?!'s)/gi;

/** Days that stand alone and are told from the day of writing: 'by Friday', not 'on Fridays'; 'by tomorrow'. */
export function findWeekdays(text: string): WeekdayMention[] {
  const alone = [...text.matchAll(ALONE)].map((match): WeekdayMention => {
    const name = match[1] ?? '';
    const end = match.index + match[0].length;
    return { form: 'weekday', weekday: numberOf(name), daysOn: 0, start: end - name.length, end };
  });
  const on = [...text.matchAll(DAYS_ON)].map((match): WeekdayMention => {
    const name = match[1] ?? '';
    const end = match.index + match[0].length;
    const daysOn = name.toLowerCase() === 'tomorrow' ? 1 : 0;
    return { form: 'weekday', weekday: null, daysOn, start: end - name.length, end };
  });
  return [...alone, ...on];
}
