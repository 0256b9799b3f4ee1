import type { DeadlineFact } from './facts-schema.ts';
import type { Situation } from './situation.ts';

const SITTING =
  /\b(?:hearing|trial|conference|mediation|mediator|arbitration|arbitrator|arraignment|court date|court appearance)\b/i;

/** The word for such a day in what somebody asks; null where there is none. */
export const sittingIn = (words: string): string | null => SITTING.exec(words)?.[0] ?? null;

/** Whether a name is that of a day on which people meet at the court or before somebody who hears them. */
export const isSitting = (name: string): boolean => SITTING.test(name);

/** What of the timeline somebody has to come to, from today on, the soonest first. */
export function hearingsAhead({
  facts,
  today,
}: Pick<Situation, 'facts' | 'today'>): (DeadlineFact & { date: string })[] {
  return facts.deadlines
    .flatMap((each) => (each.date === null ? [] : [{ ...each, date: each.date }]))
    .filter(({ kind, date, status }) => isSitting(kind) && date >= today && status !== 'done')
    .toSorted((one, other) => one.date.localeCompare(other.date));
}
