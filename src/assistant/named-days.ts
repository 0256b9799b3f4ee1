import { isCalendarDate } from '../calendar-date.ts';
import { findWrittenDates } from '../papers/dates.ts';
import { MONTH_WORD, monthNumber } from '../text/day-words.ts';
import type { CaseFacts } from './facts-schema.ts';
import { dayOfFact, type PaperFact, saidFacts } from './said-facts.ts';
import { withMonths } from './stated-day.ts';

/** How a question names a day to come: 'march 11', '3/11', 'the 9th', 'in march'. Null is any. */
interface NamedDay {
  month: number | null;
  day: number | null;
}

const DAY_ALONE =
  /\b(?:the|on) (\d{1,2})(?:st|nd|rd|th)\b(?! (?:of|day|judicial|circuit|district|floor)\b)/gi;
const FIGURES = /(?<![\d/.$-])(\d{1,2})\/(\d{1,2})(?![\d]|\.\d)/g;
const MONTH_ALONE = new RegExp(`\\b(?:in|this|next|for|of|by|until) (${MONTH_WORD})\\b(?!\\.? ?\\d)`, 'gi');
/** A day of the month that is meant without its month lies this near. */
const NEAR_DAYS = 45;
const DAY = 86_400_000;

function namedDays(question: string): NamedDay[] {
  const written = findWrittenDates(withMonths(question)).flatMap(({ date }): NamedDay[] => {
    const [month, day] = (date ?? '').split('-').slice(-2).map(Number);
    return date !== null && /-\d\d-\d\d$/.test(date) && month && day ? [{ month, day }] : [];
  });
  const figures = [...question.matchAll(FIGURES)].map(([, month, day]) => ({
    month: Number(month),
    day: Number(day),
  }));
  const alone = [...question.matchAll(DAY_ALONE)].map(([, day]) => ({ month: null, day: Number(day) }));
  const months = [...question.matchAll(MONTH_ALONE)].map(([, word = '']) => ({
    month: monthNumber(word),
    day: null,
  }));
  return [...written, ...figures, ...alone, ...months];
}

function isOn(date: string, { month, day }: NamedDay, today: string): boolean {
  const [, ofMonth, ofDay] = date.split('-').map(Number);
  const isNear = Math.abs(Date.parse(date) - Date.parse(today)) <= NEAR_DAYS * DAY;
  return (month === null ? isNear : month === ofMonth) && (day === null || day === ofDay);
}

/** Whether a question names a day. */
export function namesDays(question: string): boolean {
  return namedDays(question).length > 0;
}

/**
 * The one day with its month that a question names, in the year in which it is nearest to today: what is asked with 'if'
 * is as often to come as it has been. Null where it names none, or several.
 */
export function nearestNamedDay(question: string, today: string): string | null {
  const [only, ...others] = namedDays(question).filter(({ month, day }) => month !== null && day !== null);
  if (only?.month == null || only.day === null || others.length > 0) return null;
  const monthDay = [only.month, only.day].map((part) => String(part).padStart(2, '0')).join('-');
  const year = Number(today.slice(0, 4));
  const away = (date: string) => Math.abs(Date.parse(date) - Date.parse(today));
  const days = [year - 1, year, year + 1].map((each) => `${each}-${monthDay}`).filter(isCalendarDate);
  return days.sort((a, b) => away(a) - away(b))[0] ?? null;
}

/** Whether a day, 'YYYY-MM-DD', is one that a question names. */
export function isOnNamedDay(date: string, question: string, today: string): boolean {
  return namedDays(question).some((day) => isOn(date, day, today));
}

const MOST = 3;

/** What the papers set for the days to come that a question names; none where it names none of them. */
export function factsOnNamedDays(question: string, facts: CaseFacts): PaperFact[] {
  const named = namedDays(question);
  if (named.length === 0) return [];
  return saidFacts(facts, ['hearing', 'deadline', 'offer'])
    .filter((each) => {
      const date = dayOfFact(each);
      return date !== null && date >= facts.today && named.some((day) => isOn(date, day, facts.today));
    })
    .slice(0, MOST);
}
