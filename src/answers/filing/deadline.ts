import { deadlineTypeOf } from '../../law/calculate.ts';
import { dayNumber, daysBetween, spell } from '../../law/calendar-days.ts';
import { type CourtRule, firstPaper, termOf } from '../../law/court-rule.ts';
import { isAnswerType } from '../../law/rule-days.ts';
import { byTime } from '../../text/day-words.ts';
import { amount } from '../../text/words.ts';
import { SUMMONS_SAYS_WHEN } from '../court-rules.ts';
import type { PreflightItem } from './preflight-schema.ts';

/** A milestone of the case, as far as it can be the day an answer is due. */
export interface AnswerDeadline {
  kind: string;
  date: string | null;
  deadlineType: string | null;
  ruleReference: string | null;
  isAutoCalculated: boolean;
  isFinished: boolean;
  calculation: { triggerDate: string; method: 'business-day' | 'court-rule' } | null;
}

/** Names of further rules that give a time to answer: an amended complaint, after a ruling, after removal. */
const LISTED = /^answer_(?:to_(?:amended_)?complaint_due|after_|of_(?:the_united_states|a_federal_officer))/;

/** Deadlines to answer with a day: those of the calculator first, else those whose name says so. The earliest leads. */
export function answerDeadlines<
  T extends Pick<AnswerDeadline, 'kind' | 'date' | 'deadlineType' | 'isFinished'>,
>(deadlines: readonly T[]): (T & { date: string })[] {
  const dated = deadlines.flatMap((deadline) =>
    deadline.date === null ? [] : [{ ...deadline, date: deadline.date }],
  );
  const calculated = dated.filter(
    ({ deadlineType }) => deadlineType !== null && (LISTED.test(deadlineType) || isAnswerType(deadlineType)),
  );
  const named = dated.filter(
    ({ kind }) =>
      /\banswer\b/i.test(kind) && !/\b(?:counterclaim|crossclaim|interrogator|discovery|request)/i.test(kind),
  );
  const found = calculated.length > 0 ? calculated : named;
  return found.sort((a, b) => Number(a.isFinished) - Number(b.isFinished) || (a.date < b.date ? -1 : 1));
}

function daysFrom(days: number): string {
  if (days === 0) return 'today';
  const distance = amount(Math.abs(days), 'day');
  return days > 0 ? `in ${distance}` : `${distance} ago`;
}

function usualTime(rule: CourtRule | null): string {
  if (rule === null) return SUMMONS_SAYS_WHEN;
  return `In this court it is usually ${termOf(rule)} from ${rule.startsFrom}${byTime(rule.dueTime)} (${rule.citation}); the ${firstPaper(rule)} says how long you have.`;
}

function sourceOf({ calculation, isAutoCalculated, ruleReference }: AnswerDeadline): string {
  if (calculation === null || !isAutoCalculated) {
    return ruleReference === null
      ? 'This day was entered by hand; check it against the summons.'
      : `This day was entered by hand (${ruleReference}); check it against the summons.`;
  }
  const way =
    calculation.method === 'business-day'
      ? 'counted in business days, where most courts count every day'
      : 'counted the court’s way';
  const rule = ruleReference === null ? '' : ` by ${ruleReference}`;
  return `It was counted from ${spell(dayNumber(calculation.triggerDate))}${rule}, ${way}; check it against the summons.`;
}

/** The time of day of the rule, where the deadline is the rule's own: ', by 10:00 a.m.'. */
function timeOf({ deadlineType }: AnswerDeadline, rule: CourtRule | null): string {
  return rule !== null && deadlineTypeOf(rule.name) === deadlineType ? byTime(rule.dueTime) : '';
}

/** When the answer is due, by which source, and how late it is. `today` is the calendar date at the court. */
export function deadlineItem(
  deadlines: readonly AnswerDeadline[],
  rule: CourtRule | null,
  today: string,
): PreflightItem {
  const [due] = answerDeadlines(deadlines);
  if (due === undefined) {
    return {
      id: 'deadline',
      level: 'missing',
      text: `This case has no day by which you must answer. ${rule === null ? '' : 'Calculate it from the day you were served. '}${usualTime(rule)}`,
      fix: 'case',
    };
  }
  const day = spell(dayNumber(due.date));
  if (due.isFinished) {
    return {
      id: 'deadline',
      level: 'done',
      text: `“${due.kind}” (${day}) is marked as done.`,
      fix: 'case',
    };
  }
  const days = daysBetween(today, due.date);
  const when = `${day}${timeOf(due, rule)} (${daysFrom(days)})`;
  if (days < 0) {
    return {
      id: 'deadline',
      level: 'missing',
      text: `Your answer was due ${when}. File it at once, and ask the clerk whether a default has been asked for or entered; if it has, you may need a motion to set it aside. ${sourceOf(due)}`,
      fix: 'case',
    };
  }
  return {
    id: 'deadline',
    level: 'check',
    text: `Your answer is due ${when}. It must reach the court by then: do not count on the mail of the last day. ${sourceOf(due)}`,
    fix: 'case',
  };
}
