import { holidayOn } from '../../law/holidays.ts';
import type { FoundFact } from '../schema.ts';
import { dayAfter, weekdayOf } from './calendar.ts';
import { NO_NAME } from './no-name.ts';

const SITTING = /\b(?:hearing|trial|conference|court|return|event|deposition|sale|appearance)\b/i;

/**
 * Deadlines that are counted back from a hearing get the latest day that they can mean, where the paper sets one
 * hearing alone; '14 days before' with nothing after it is before that hearing. Court days are left to the calendar.
 */
export function withHearingDay(facts: readonly FoundFact[]): FoundFact[] {
  const hearings = facts.filter((fact) => fact.kind === 'hearing');
  const days = new Set(hearings.map(({ value }) => value.date));
  const [day] = days;
  const [hearing] = hearings;
  const only = days.size === 1 ? day : undefined;
  return facts.map((fact) => {
    if (fact.kind !== 'deadline' || !fact.value.period) return fact;
    const { period } = fact.value;
    if (period.count === 0) return onDayOf(fact, only);
    if (!/^before/i.test(period.from)) return fact;
    const isBare = /^before(?:hand)?$/i.test(period.from);
    const nearest = isBare ? (hearings.findLast(({ start }) => start <= fact.start) ?? hearing) : hearing;
    const from =
      isBare && nearest
        ? `before the ${nearest.label === NO_NAME ? 'hearing' : nearest.label.toLowerCase()}`
        : period.from;
    const isCounted = period.unit === 'days' || period.unit === 'weeks';
    const back = period.count * (period.unit === 'weeks' ? 7 : 1);
    const latest =
      only !== undefined && isCounted && SITTING.test(from) ? openDayUpTo(dayAfter(only, -back)) : null;
    return { ...fact, value: { ...fact.value, period: { ...period, from }, latest } };
  });
}

/** A day that is counted back and falls on one on which courts are closed is the court day before it. */
function openDayUpTo(day: string): string {
  let open = day;
  while (weekdayOf(open) % 6 === 0 || holidayOn('federal', open) !== undefined) open = dayAfter(open, -1);
  return open;
}

/** 'Before the trial': the day of the only hearing, where it is one's; no time is counted. */
function onDayOf(fact: Extract<FoundFact, { kind: 'deadline' }>, day: string | undefined): FoundFact {
  const latest = day !== undefined && SITTING.test(fact.value.period?.from ?? '') ? day : null;
  return {
    ...fact,
    certainty: fact.certainty === 'unsure' ? 'unsure' : 'likely',
    value: { ...fact.value, period: null, latest },
  };
}
