import type { Jurisdiction } from './court-systems.ts';

/** Whether the summons that is made here is on the form of this court: that of New Mexico's district courts. */
export function isSummonsMadeHere(jurisdiction: Jurisdiction | null): boolean {
  return jurisdiction === 'new_mexico_district';
}
