import { type Dated, daysAhead } from './days-ahead.ts';
import type { Situation } from './situation.ts';

const SITTING =
  /\b(?:hearing|trial|conference|mediation|mediator|arbitration|arbitrator|arraignment|court date|court appearance)\b/i;

/** The word for such a day in what somebody asks; null where there is none. */
export const sittingIn = (words: string): string | null => SITTING.exec(words)?.[0] ?? null;

/** Whether a name is that of a day on which people meet at the court or before somebody who hears them. */
export const isSitting = (name: string): boolean => SITTING.test(name);

/** What of the timeline somebody has to come to, from today on, the soonest first. */
export function hearingsAhead({ facts }: Pick<Situation, 'facts'>): Dated[] {
  return daysAhead(facts).filter(({ kind }) => isSitting(kind));
}
