import { periodWords } from '../facts/fact-words.ts';
import { dateOf, dayNumber, spell } from '../law/calendar-days.ts';
import { countOrderedTime } from '../law/count-order.ts';
import { lastOpenDay } from '../law/open-day.ts';
import { RETURN_ONLY } from '../next/day-names.ts';
import { countable } from './answer-time.ts';
import { CHECK, type Counting, closedAt, made } from './counting.ts';
import type { Day, Proposal } from './schema.ts';

type Due = Proposal['deadlines'][number];

const BEFORE = /^(?:prior to|before)\s+(.*)$/i;
/** Names of sittings, and of the day on which something is decided without one. */
const SITTING =
  /\b(?:conference|hearing|(?<!pre-)trial|mediation|arbitration|submission|argument|appearance|court (?:date|event)|event)\b/i;
const RETURN = /^(?:the |said |your )?return (?:date|day)\b/i;

/** The sitting from which a time is counted back: the one that the papers name, or the one of several with its name. */
function sittingOf({ hearings }: Proposal, words: string): { label: string; date: string } | null {
  const [kind] = SITTING.exec(words) ?? [];
  if (kind === undefined) return null;
  const dated = hearings.flatMap(({ label, date }) => (date === null ? [] : [{ label, date }]));
  // 'Pretrial' names no trial.
  const named = dated.filter(({ label }) => new RegExp(`(?<!pre-)\\b${kind}\\b`, 'i').test(label));
  const all = named.length > 0 ? named : dated;
  const [first] = all;
  return first !== undefined && all.every(({ date }) => date === first.date) ? first : null;
}

/** The return day of a summons, which the papers name. */
function returnDayOf({ hearings }: Proposal): { label: string; date: string } | null {
  const days = hearings.flatMap(({ label, date }) =>
    date !== null && label === RETURN_ONLY ? [{ label, date }] : [],
  );
  return days.length === 1 ? (days[0] ?? null) : null;
}

/**
 * The day of a time that is counted back from a sitting, or on from the return day of a summons: '10 days before the
 * conference', 'two days after the Return Date', where the same papers name the day of that. Back it is counted as the
 * court counts days where its rules are known (Rule 1-006 NMRA leaves weekends out of a short time). A day on which the
 * court is closed gives way to the one before it.
 */
export function fromSitting(counting: Counting, due: Due, what: string): Day | null {
  const period = countable(due.period);
  if (period === null) return null;
  const [, words] = BEFORE.exec(period.from) ?? [];
  const isBack = words !== undefined;
  const sitting = isBack
    ? sittingOf(counting.proposal, words)
    : RETURN.test(period.from)
      ? returnDayOf(counting.proposal)
      : null;
  const isCourtDays = period.unit === 'court_days' || period.unit === 'business_days';
  if (sitting === null || !(isCourtDays || period.unit === 'days' || period.unit === 'weeks')) return null;
  const { jurisdiction } = counting.law;
  const ruled =
    jurisdiction === null || !isBack
      ? null
      : countOrderedTime({
          jurisdiction,
          count: period.count,
          unit: period.unit,
          started: sitting.date,
          isBackward: true,
          event: `the day of this: ${sitting.label}`,
        });
  if (ruled !== null) {
    return made(counting, {
      what,
      date: ruled.dueDate,
      time: due.time,
      isSure: false,
      steps: ruled.steps,
      citation: ruled.citation,
      warnings: [`This is the time that the paper gives. ${CHECK}`, ...ruled.caveats],
    });
  }
  const isClosed = closedAt(counting);
  const step = isBack ? -1 : 1;
  let day = dayNumber(sitting.date);
  for (let left = period.count * (period.unit === 'weeks' ? 7 : 1); left > 0; ) {
    day += step;
    if (!isCourtDays || !isClosed(day)) left -= 1;
  }
  const counted = day;
  day = lastOpenDay(counted, isClosed);
  return made(counting, {
    what,
    date: dateOf(day),
    time: due.time,
    isSure: false,
    steps: [
      `The paper gives ${periodWords(period)}.`,
      isBack
        ? `Counted back from ${spell(dayNumber(sitting.date))}, the day of it (${sitting.label}); the day before it is day 1.`
        : `Counted from ${spell(dayNumber(sitting.date))}, the return date; the day after it is day 1.`,
      ...(day === counted
        ? []
        : [`${spell(counted)} is a day on which the court is closed: the day before it counts.`]),
      `The last day is ${spell(day)}.`,
    ],
    warnings: [`This is the time that the paper gives. ${CHECK}`],
  });
}
