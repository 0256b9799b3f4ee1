import { CALIFORNIA_COURTS } from './california-courts.ts';
import type { Court } from './court.ts';
import { FEDERAL_COURTS } from './federal-courts.ts';
import { NEW_MEXICO_COURTS } from './new-mexico-courts.ts';
import { STATE_COURTS, TRIBAL_COURT } from './other-courts.ts';

/** Every court that is known here, whether its rules are or not. */
export const COURTS: readonly Court[] = [
  ...NEW_MEXICO_COURTS,
  ...CALIFORNIA_COURTS,
  ...STATE_COURTS,
  ...FEDERAL_COURTS,
  TRIBAL_COURT,
];

const BY_ID = new Map(COURTS.map((court) => [court.id, court]));

/** The court that a case is stored with; null for an id that is none. */
export function courtById(id: string): Court | null {
  return BY_ID.get(id) ?? null;
}

/** The courts somebody in a state may be in, those of the state first; all of them where no state is known. */
export function courtsOfState(state: string | null): readonly Court[] {
  if (state === null) return COURTS;
  const own = COURTS.filter((court) => court.state === state);
  const elsewhere = COURTS.filter(
    (court) => court.state === null && court.id !== 'us.district' && court.id !== 'us.bankruptcy',
  );
  return [...own, ...elsewhere];
}
