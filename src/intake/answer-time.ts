import { UNIT_NAMES } from '../facts/fact-words.ts';
import type { Period } from '../facts/schema.ts';
import { answerRule, type CaseLaw, lawOf, UNKNOWN_CASE } from '../law/case-law.ts';
import { type CourtRule, periodOf, termOf } from '../law/court-rule.ts';
import { ANSWER, needOf } from '../next/needs.ts';
import { runsFromOwnPaper } from '../next/own-answer.ts';
import { amount } from '../text/words.ts';
import type { TimeOnPaper } from './lines-schema.ts';
import { runsFromSending } from './own-paper.ts';
import type { Proposal } from './schema.ts';

type Due = Proposal['deadlines'][number];

/** No paper gives more: such a number was misread, and a time of court days is walked day by day. */
const MOST = 3660;
const MOST_WALKED = 400;
const isWalked = (unit: Period['unit']) => unit === 'court_days' || unit === 'business_days';

/** The time that a line of a proposal gives, where it can be counted; null of a number that was misread. */
export function countable(time: TimeOnPaper | null): TimeOnPaper | null {
  if (time === null) return null;
  return time.count > (isWalked(time.unit) ? MOST_WALKED : MOST) ? null : time;
}

/** A line is looked at by everything that counts, and a proposal is counted several times. */
const answerDues = new WeakMap<Due, boolean>();

/** Whether a line is the time to answer the lawsuit itself. */
export function isAnswerDue(due: Due): boolean {
  const known = answerDues.get(due) ?? isForAnswer(due);
  answerDues.set(due, known);
  return known;
}

function isForAnswer({ label, period, date, certainty }: Due): boolean {
  const time = countable(period);
  if (time !== null && runsFromOwnPaper(time.from)) return false;
  if (time !== null && runsFromSending(time.from) && /\b(?:notice|request|waiver)\b/i.test(time.from))
    return false;
  const value = { what: label, who: 'unsaid' as const, date, period: time };
  return (
    needOf({ kind: 'deadline', label, certainty, page: 1, start: 0, end: 0, quote: '', value }, '') === ANSWER
  );
}

/** Whose law a proposal is counted by. */
export function lawOfProposal({ court, caseNumber, state, kind, title }: Proposal): CaseLaw {
  return lawOf({
    ...UNKNOWN_CASE,
    courtId: court.courtId,
    courtName: court.value,
    caseNumber: caseNumber.value,
    state: state.value,
    kind: kind.value,
    title: title.value,
  });
}

function isSameTime({ count, unit }: Pick<Period, 'count' | 'unit'>, rule: CourtRule): boolean {
  switch (unit) {
    case 'hours':
      return false;
    case 'days':
      return rule.unit === 'calendar' && rule.days === count;
    case 'weeks':
      return rule.unit === 'calendar' && rule.days === count * 7;
    case 'court_days':
    case 'business_days':
      return rule.unit === 'court' && rule.days === count;
    case 'months':
      return rule.unit === 'month' && rule.days === count;
    case 'years':
      return rule.unit === 'month' && rule.days === count * 12;
  }
}

/**
 * Where the time to answer on the paper is another than the rule of its court and kind of case gives. None where any of
 * the times that the paper names is the rule's: forms name those of other people too.
 */
export function conflictsOf(deadlines: readonly Due[], law: CaseLaw): Proposal['conflicts'] {
  const rule = answerRule(law);
  if (rule === null) return [];
  const times = deadlines.filter(isAnswerDue).flatMap(({ period }) => countable(period) ?? []);
  if (times.length === 0 || times.some((time) => isSameTime(time, rule))) return [];
  const days = new Set(times.map(({ count, unit }) => amount(count, UNIT_NAMES[unit])));
  return [...days].map((paperDays) => ({
    paperDays,
    ruleDays: periodOf(rule),
    text: `The paper says ${paperDays}. The court’s rule gives ${termOf(rule)}. Keep the earlier day, and ask the clerk which one counts.`,
  }));
}
