import type { CoachInput } from './coach-input.ts';
import type { CoachReport } from './coach-items.ts';
import { methodStates } from './ladder.ts';
import { mailings } from './mailings.ts';
import { isOfForm, lawOfCoach, methodsElsewhere, pointsAnywhere } from './own-court.ts';
import { returnDefects } from './return-defects.ts';
import { whoMayServe } from './who-may-serve.ts';

/**
 * Rule 1-004 NMRA held against what is recorded and what is being entered: which way of service is open, who may
 * serve, which mailing is missing, what makes the return defective. Pure; the order of `attempts` does not matter.
 * What the rule says only from memory ends with 'Verify with the clerk.' In another court what is that rule's alone is left out.
 */
export function coach(input: CoachInput): CoachReport {
  const { summons, attempts, draft } = input;
  const earlier = attempts.filter(({ id }) => id !== draft?.id);
  const methods = methodStates(summons, earlier, draft?.attemptDate || null);
  if (!isOfForm(input)) {
    return {
      methods: methodsElsewhere(methods, lawOfCoach(input)),
      whoMayServe: whoMayServe(input),
      mailings: [],
      returnDefects: pointsAnywhere(returnDefects(input)),
    };
  }
  return {
    methods,
    whoMayServe: whoMayServe(input),
    mailings: mailings(input),
    returnDefects: returnDefects(input),
  };
}
