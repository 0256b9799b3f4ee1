import { US_STATES } from '../../states.ts';
import type { Court } from './court.ts';
import { FROM_HOME } from './from-home.ts';
import { FOLDERS } from './index.ts';
import { stateCourt, TRIBAL_COURT } from './other-courts.ts';

const ALL: readonly { state: string | null; courts: readonly Court[] }[] = FROM_HOME.map(
  (key) => FOLDERS[key],
);
const OF_STATES = ALL.filter(({ state }) => state !== null);

/** Every court that is known here, whether its rules are or not; those of the home state first. */
export const COURTS: readonly Court[] = [
  ...OF_STATES.flatMap(({ courts }) => courts),
  ...US_STATES.filter(({ code }) => !OF_STATES.some(({ state }) => state === code)).map(({ code }) =>
    stateCourt(code),
  ),
  ...ALL.filter(({ state }) => state === null).flatMap(({ courts }) => courts),
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
