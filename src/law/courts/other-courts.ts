import { stateName } from '../../states.ts';
import { type Court, someCourt } from './court.ts';

/** Courts of tribes, nations and pueblos, each with laws of its own. */
export const TRIBAL_COURT = someCourt('tribal', 'a tribal court', {
  system: null,
  level: 'trial',
  rulesOf: 'tribal courts',
  state: null,
});

const ANY_OF_STATE = '.state';

/** Any court of a state whose rules are not here. */
export function stateCourt(state: string): Court {
  const name = stateName(state);
  return someCourt(`${state.toLowerCase()}${ANY_OF_STATE}`, `a state court of ${name}`, {
    system: null,
    level: 'trial',
    rulesOf: `the state courts of ${name}`,
    state,
  });
}

/** Whether no more is known of it than its state. */
export function isAnyOfState({ id }: Pick<Court, 'id'>): boolean {
  return id.endsWith(ANY_OF_STATE);
}
