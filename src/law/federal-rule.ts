import { type CourtRule, courtRule, type RuleEntry } from './court-rule.ts';

/** FRCP 6(a) as amended on Dec 1, 2009: every day counts, however short the period is. */
const SINCE_2009 = '2009-12-01';

/** A deadline of the federal courts: as it reads since 2009, and the court may give more time (FRCP 6(b)(1)). */
export function federalRule(entry: RuleEntry): CourtRule {
  return courtRule({ since: SINCE_2009, mayExtend: 'court', ...entry });
}
