import type { CoachInput } from './coach-input.ts';
import type { CoachReport } from './coach-items.ts';
import { methodStates } from './ladder.ts';
import { mailings } from './mailings.ts';
import { returnDefects } from './return-defects.ts';
import { whoMayServe } from './who-may-serve.ts';

/**
 * Rule 1-004 NMRA held against what is recorded and what is being entered: which way of service is open, who may
 * serve, which mailing is missing, what makes the return defective. Pure; the order of `attempts` does not matter.
 * What the rule says only from memory ends with 'Verify with the clerk.'
 */
export function coach(input: CoachInput): CoachReport {
  const { summons, attempts, draft } = input;
  const earlier = attempts.filter(({ id }) => id !== draft?.id);
  return {
    methods: methodStates(summons, earlier, draft?.attemptDate || null),
    whoMayServe: whoMayServe(input),
    mailings: mailings(input),
    returnDefects: returnDefects(input),
  };
}
