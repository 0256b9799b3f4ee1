import { AppError } from '../errors.ts';
import { calculateDeadlines } from '../law/calculate.ts';
import type { Milestone } from './schema.ts';

/**
 * The day that a calculated deadline has by its rule as it reads now, where that is another day than the one it was
 * put on: the rule was changed here since. Null where they agree, where somebody moved it by hand, and where the rule
 * is not known any more. Days are YYYY-MM-DD.
 */
export function countedAgain(
  { date, calculation, isAutoCalculated }: Pick<Milestone, 'date' | 'calculation' | 'isAutoCalculated'>,
  today: string,
): string | null {
  if (calculation === null || date === null || !isAutoCalculated) return null;
  const { method, ...counted } = calculation;
  try {
    const [found] = calculateDeadlines(counted, today);
    const again = method === 'business-day' ? found?.dueDate : found?.courtRule?.dueDate;
    return !again || again === date ? null : again;
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
