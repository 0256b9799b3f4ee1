import type { CourtRule } from './court-rule.ts';
import { fingerprint } from './fingerprint.ts';

export type RuleStatus = 'verified' | 'unverified' | 'disputed';

/** Worked dates that a rule has before it counts as verified. */
const EXAMPLES_NEEDED = 5;

/** Rows never change while the program runs, and every count asks for the status of its row. */
const HASHES = new WeakMap<CourtRule, string>();

/** What a reviewer agreed to: the fingerprint of everything a row says but its reviews and the day it was entered. */
export function ruleHash(rule: CourtRule): string {
  const known = HASHES.get(rule) ?? hashOf(rule);
  HASHES.set(rule, known);
  return known;
}

function hashOf(rule: CourtRule): string {
  const { reviews: _, recorded: __, ...row } = rule;
  return fingerprint(row);
}

/**
 * 'disputed' while somebody reads it otherwise; 'verified' only while the text is quoted from a named source, five dates are worked out, somebody else agreed to the
 * row as it is now, and the day through which it was looked after has not passed. `today` is YYYY-MM-DD.
 */
export function ruleStatus(rule: CourtRule, today: string): RuleStatus {
  if (rule.readings.length > 0) return 'disputed';
  const { text, source, examples, reviews, checkedThrough, isUnchecked } = rule;
  const isQuoted = text !== null && source !== null && !isUnchecked;
  const isCurrent = checkedThrough === null || today <= checkedThrough;
  if (!isQuoted || !isCurrent || examples.length < EXAMPLES_NEEDED || reviews.length === 0)
    return 'unverified';
  const hash = ruleHash(rule);
  return reviews.some((review) => review.hash === hash) ? 'verified' : 'unverified';
}
