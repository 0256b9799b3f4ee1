import { NEEDS_NOBODY } from '../next/day-names.ts';
import type { Day, Proposal } from './schema.ts';

/** Whether a day of these papers is one on which somebody has to be there, and nothing is only handed in. */
export function takesPlace(
  { hearings }: Pick<Proposal, 'hearings'>,
  { what, date, time }: Pick<Day, 'what' | 'date' | 'time'>,
): boolean {
  if (NEEDS_NOBODY.has(what)) return false;
  return hearings.some((each) => each.date === date && each.time === time && each.label === what);
}
