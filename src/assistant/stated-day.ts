import { isCalendarDate } from '../calendar-date.ts';
import { addDays, dayNumber, weekdayOf } from '../law/calendar-days.ts';
import { findWrittenDates } from '../papers/dates.ts';
import { MONTH_WORD } from '../text/day-words.ts';

/** A day that a person names in a question. */
export interface StatedDay {
  /** YYYY-MM-DD */
  date: string;
  /** No year was named: it is the last such day that is not after today. */
  isYearGuessed: boolean;
  /** Where its words stand in the question. */
  start: number;
  end: number;
}

type Read = (match: RegExpExecArray, today: string) => string | null;

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const COUNTED = new Map(
  Object.entries({ a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, ten: 10 }),
);

function numberOf(word: string): number {
  return COUNTED.get(word) ?? Number(word);
}

/** The last such weekday before today; today itself only for 'this Monday'. */
function weekdayBefore(name: string, isThis: boolean, today: string): string {
  const back = (weekdayOf(dayNumber(today)) - WEEKDAYS.indexOf(name) + 7) % 7;
  return addDays(today, -(back === 0 && !isThis ? 7 : back));
}

/** The last day of this number that is not after today. */
function dayOfMonth(day: number, today: string): string | null {
  const [year = 0, month = 0] = today.split('-').map(Number);
  for (let back = 0; back < 3; back += 1) {
    const at = new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7);
    const date = `${at}-${String(day).padStart(2, '0')}`;
    if (isCalendarDate(date) && date <= today) return date;
  }
  return null;
}

const RELATIVE: readonly (readonly [RegExp, Read])[] = [
  [/\b(?:the )?day before yesterday\b/i, (_, today) => addDays(today, -2)],
  [/\byesterday\b|\blast (?:night|evening)\b/i, (_, today) => addDays(today, -1)],
  [/\btoday\b|\bthis (?:morning|afternoon|evening)\b|\btonight\b/i, (_, today) => today],
  [/\btomorrow\b/i, (_, today) => addDays(today, 1)],
  [
    /\b(\d{1,3}|an?|one|two|three|four|five|six|seven|ten) (day|week)s? ago\b/i,
    ([, many = '', unit = ''], today) =>
      addDays(today, -numberOf(many.toLowerCase()) * (unit.toLowerCase() === 'week' ? 7 : 1)),
  ],
  [
    /\b(?:(last|this|on|past) )(?:past )?(sunday|monday|tuesday|wednesday|thursday|friday|saturday)\b/i,
    ([, lead = '', name = ''], today) =>
      weekdayBefore(name.toLowerCase(), lead.toLowerCase() === 'this', today),
  ],
  [/\bon the (\d{1,2})(?:st|nd|rd|th)\b(?! of\b)/i, ([, day = ''], today) => dayOfMonth(Number(day), today)],
];

/** The last day of this month and number that is not after today. */
function lastOf(monthDay: string, today: string): string | null {
  const year = Number(today.slice(0, 4));
  const years = [0, 1, 2, 3, 4].map((back) => `${year - back}-${monthDay}`);
  return years.find((date) => isCalendarDate(date) && date <= today) ?? null;
}

const MONTH_IN_ANY_LETTERS = new RegExp(
  `\\b${MONTH_WORD}\\b(?=\\.? ?\\d)|(?<=\\d(?:st|nd|rd|th)? (?:of )?)${MONTH_WORD}\\b`,
  'gi',
);
const SHORT_FIGURES = /(?<![\d/.$-])(\d{1,2})\/(\d{1,2})(?![\d/]|\.\d)/;

/** A month as names are written, so that 'november 2' is read as 'November 2'. */
export function withMonths(question: string): string {
  return question.replace(
    MONTH_IN_ANY_LETTERS,
    (month) => month.charAt(0).toUpperCase() + month.slice(1).toLowerCase(),
  );
}

function fromWritten(question: string, today: string): StatedDay | null {
  for (const { date, start, end } of findWrittenDates(withMonths(question))) {
    if (date === null || /^\d{4}-\d\d$/.test(date)) continue;
    if (!date.startsWith('--')) return { date, isYearGuessed: false, start, end };
    const guessed = lastOf(date.slice(2), today);
    if (guessed !== null) return { date: guessed, isYearGuessed: true, start, end };
  }
  return null;
}

function fromFigures(question: string, today: string): StatedDay | null {
  const match = SHORT_FIGURES.exec(question);
  if (match === null) return null;
  const [month = '', day = ''] = match.slice(1);
  const date = lastOf(`${month.padStart(2, '0')}-${day.padStart(2, '0')}`, today);
  if (date === null) return null;
  return { date, isYearGuessed: true, start: match.index, end: match.index + match[0].length };
}

function fromToday(question: string, today: string): StatedDay | null {
  for (const [pattern, read] of RELATIVE) {
    const match = pattern.exec(question);
    const date = match === null ? null : read(match, today);
    if (match !== null && date !== null)
      return { date, isYearGuessed: false, start: match.index, end: match.index + match[0].length };
  }
  return null;
}

/**
 * The first day that a question names: 'November 2', 'Nov. 2nd', '2 November', '11/2', '11/2/2026', '2026-11-02', 'last
 * Monday', 'yesterday', 'two weeks ago'. `today` is YYYY-MM-DD at the court. Null where it names none.
 */
export function statedDay(question: string, today: string): StatedDay | null {
  return fromWritten(question, today) ?? fromFigures(question, today) ?? fromToday(question, today);
}

/** Any day: whether a question names one does not hang on it. */
const SOME_DAY = '2026-06-15';

/** Whether a question names a day at all. */
export function namesDay(question: string): boolean {
  return statedDay(question, SOME_DAY) !== null;
}
