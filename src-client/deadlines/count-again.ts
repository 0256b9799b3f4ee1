import { calculateDeadlines, deadlineOptions, recalculate } from '#src/deadlines/calculate.ts';
import type { CalculatedDeadline, Calculation } from '#src/deadlines/calculation-schema.ts';
import { AppError } from '#src/errors.ts';
import { dateBy } from './take-over.ts';

export interface CountedAgain {
  /** The day the rule gives, in the way of counting that was kept. */
  date: string;
  steps: readonly string[];
  result: CalculatedDeadline;
  /** Whether the hearing, not the trigger date, is day 0. */
  fromHearing: boolean;
}

/** The count of a stored deadline with its steps; null when its rule is not known any more. */
export function countAgain(calculation: Calculation, today: string): CountedAgain | null {
  const { method, ...input } = calculation;
  try {
    const [result] = calculateDeadlines(input, today);
    const date = result && dateBy(result, method);
    if (!date) return null;
    const options = deadlineOptions(calculation.jurisdiction);
    const isBackward = options.some(
      ({ deadlineType, fromHearing }) => fromHearing && deadlineType === result.deadlineType,
    );
    const fromHearing = isBackward && method === 'court-rule';
    const steps =
      method === 'court-rule' && result.courtRule
        ? result.courtRule.steps
        : recalculate(calculation, calculation.triggerDate, today).steps;
    return { date, steps, result, fromHearing };
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
