import type { Jurisdiction } from '../law/calculation-schema.ts';
import { answerRule } from '../law/case-law.ts';

/** How many days a court gives to answer a civil summons, by its rule. */
export function daysToAnswer(jurisdiction: Jurisdiction): number {
  const rule = answerRule({ jurisdiction, kind: 'civil' });
  if (rule === null) throw new Error(`no time to answer is known in ${jurisdiction}`);
  return rule.days;
}
