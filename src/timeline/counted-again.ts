import { AppError } from '../errors.ts';
import { calculateDeadlines, isCountedAsNow, ruleNamed } from '../law/calculate.ts';
import type { Calculation } from '../law/calculation-schema.ts';
import type { Milestone } from './schema.ts';

/** What became of the rule that a deadline was counted by. */
export interface ChangedRule {
  /** The day by the rule as it reads now, YYYY-MM-DD; null where the rule is here no more. */
  again: string | null;
}

/** Counts that were made last: the same deadlines are asked for again with every look at the list. */
const MOST_KEPT = 2000;
const kept = new Map<string, ChangedRule | null>();

/** The day a stored calculation gives now, or that there is no rule to give one; null where it cannot be counted. */
function recount({ method, receipt: _, ...counted }: Calculation): ChangedRule | null {
  if (counted.deadlineType === '') return null;
  if (ruleNamed(counted.jurisdiction, counted.deadlineType) === undefined) return { again: null };
  try {
    // The day does not depend on today; only what is said around it does.
    const [found] = calculateDeadlines(counted, counted.triggerDate);
    if (method === 'business-day') return { again: found?.dueDate ?? null };
    return found?.courtRule ? { again: found.courtRule.dueDate } : null;
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

type Counted = Pick<Milestone, 'date' | 'calculation' | 'isAutoCalculated'>;

/**
 * What became of the rule of a calculated deadline, where it gives another day now than the one the deadline was put on,
 * or none. Null where the days agree, where it was counted with what is counted with now, where somebody moved it by
 * hand, and where it cannot be counted from what is stored.
 */
export function changedRule({ date, calculation, isAutoCalculated }: Counted): ChangedRule | null {
  if (calculation === null || date === null || !isAutoCalculated || isCountedAsNow(calculation)) return null;
  const key = JSON.stringify(calculation);
  const changed = kept.has(key) ? (kept.get(key) ?? null) : recount(calculation);
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(key, changed);
  return changed?.again === date ? null : changed;
}

/** The other day that the rule of a calculated deadline gives now, YYYY-MM-DD; null where there is none. */
export function countedAgain(deadline: Counted): string | null {
  return changedRule(deadline)?.again ?? null;
}
