import type { CourtRule } from './court-rule.ts';

export type RuleStatus = 'verified' | 'unverified' | 'disputed';

/** Worked dates that a rule has before it counts as verified. */
const EXAMPLES_NEEDED = 5;

const FNV_START = 0xcbf29ce484222325n;
const FNV_PRIME = 0x100000001b3n;

/** Nothing is said by it: a column that is added to all rows later, empty, leaves their reviews standing. */
function isEmpty(value: unknown): boolean {
  return (
    value === undefined || value === null || value === false || (Array.isArray(value) && value.length === 0)
  );
}

/** JSON whose keys are in order, so that it does not matter in which order a row was written. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value)
    .filter(([, field]) => !isEmpty(field))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`);
  return `{${fields.join(',')}}`;
}

/** Rows never change while the program runs, and every count asks for the status of its row. */
const HASHES = new WeakMap<CourtRule, string>();

/** What a reviewer agreed to: 16 hex digits over everything a row says but its reviews (64-bit FNV-1a of UTF-16 units). */
export function ruleHash(rule: CourtRule): string {
  const known = HASHES.get(rule) ?? hashOf(rule);
  HASHES.set(rule, known);
  return known;
}

function hashOf(rule: CourtRule): string {
  const { reviews: _, recorded: __, ...row } = rule;
  const text = canonical(row);
  let hash = FNV_START;
  for (let at = 0; at < text.length; at += 1) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(text.charCodeAt(at))) * FNV_PRIME);
  }
  return hash.toString(16).padStart(16, '0');
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
