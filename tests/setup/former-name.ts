import { onTestFinished } from 'vitest';
import { ruleNamed } from '#src/law/calculate.ts';
import type { Jurisdiction } from '#src/law/calculation-schema.ts';

/** As if this rule had had this name before, until the test ends. */
export function formerlyNamed(jurisdiction: Jurisdiction, id: string, name: string): void {
  const rule = ruleNamed(jurisdiction, id);
  if (rule === undefined) throw new Error(`There is no rule ${id}.`);
  const { formerly } = rule;
  Object.assign(rule, { formerly: [...formerly, name] });
  onTestFinished(() => {
    Object.assign(rule, { formerly });
  });
}
