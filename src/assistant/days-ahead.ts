import type { CaseFacts, DeadlineFact } from './facts-schema.ts';

/** An entry of the timeline with its day. */
export type Dated = DeadlineFact & { date: string };

export type Timeline = Pick<CaseFacts, 'deadlines' | 'today'>;

/** What of the timeline is open and has a day from today on, the soonest first. */
export function daysAhead({ deadlines, today }: Timeline): Dated[] {
  return deadlines
    .flatMap((each) => (each.date === null ? [] : [{ ...each, date: each.date }]))
    .filter(({ date, status }) => date >= today && status !== 'done')
    .toSorted((one, other) => one.date.localeCompare(other.date));
}
