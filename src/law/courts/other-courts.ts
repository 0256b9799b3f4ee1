import { stateName } from '../../states.ts';
import { type Court, someCourt } from './court.ts';

/** Courts of tribes, nations and pueblos, each with laws of its own. */
export const TRIBAL_COURT = someCourt('tribal', 'a tribal court', {
  system: null,
  level: 'trial',
  rulesOf: 'tribal courts',
  state: null,
});

/** Any court of a state whose rules are not here. */
export function stateCourt(state: string): Court {
  const name = stateName(state);
  return someCourt(`${state.toLowerCase()}.state`, `a state court of ${name}`, {
    system: null,
    level: 'trial',
    rulesOf: `the state courts of ${name}`,
    state,
  });
}
