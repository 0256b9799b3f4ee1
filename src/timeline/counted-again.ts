import { AppError } from '../errors.ts';
import { calculateDeadlines, isCountedAsNow } from '../law/calculate.ts';
import type { Calculation } from '../law/calculation-schema.ts';
import type { Milestone } from './schema.ts';

/** Counts that were made last: the same deadlines are asked for again with every look at the list. */
const MOST_KEPT = 2000;
const kept = new Map<string, string | null>();

/** The day a stored calculation gives now; null where it cannot be counted any more. */
function dayOf({ method, receipt: _, ...counted }: Calculation): string | null {
  if (counted.deadlineType === '') return null;
  try {
    // The day does not depend on today; only what is said around it does.
    const [found] = calculateDeadlines(counted, counted.triggerDate);
    return (method === 'business-day' ? found?.dueDate : found?.courtRule?.dueDate) ?? null;
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/**
 * The day that a calculated deadline has by its rule as it reads now, where that is another day than the one it was
 * put on: the rule was changed here since. Null where they agree, where it was counted with what is counted with now, where somebody moved it by hand, and where the rule
 * is not known any more. Days are YYYY-MM-DD.
 */
export function countedAgain({
  date,
  calculation,
  isAutoCalculated,
}: Pick<Milestone, 'date' | 'calculation' | 'isAutoCalculated'>): string | null {
  if (calculation === null || date === null || !isAutoCalculated || isCountedAsNow(calculation)) return null;
  const key = JSON.stringify(calculation);
  const again = kept.has(key) ? (kept.get(key) ?? null) : dayOf(calculation);
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(key, again);
  return again === date ? null : again;
}
