import type { FoundFact } from '../schema.ts';
import { dayAfter } from './calendar.ts';

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
  return facts.map((fact) => {
    if (fact.kind !== 'deadline' || !fact.value.period || !/^before/i.test(fact.value.period.from))
      return fact;
    const { period } = fact.value;
    const isBare = /^before(?:hand)?$/i.test(period.from);
    const nearest = isBare ? (hearings.findLast(({ start }) => start <= fact.start) ?? hearing) : hearing;
    const from = isBare && nearest ? `before the ${nearest.label.toLowerCase()}` : period.from;
    const isCounted = period.unit === 'days' || period.unit === 'weeks';
    const back = period.count * (period.unit === 'weeks' ? 7 : 1);
    const latest =
      day !== undefined && days.size === 1 && isCounted && SITTING.test(from) ? dayAfter(day, -back) : null;
    return { ...fact, value: { ...fact.value, period: { ...period, from }, latest } };
  });
}
