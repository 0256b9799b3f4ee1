import type { Case } from '#src/cases/schema.ts';
import { calculateDeadlines } from '#src/deadlines/calculate.ts';
import { AppError } from '#src/errors.ts';
import { type Summons, servedOn } from '#src/summons/schema.ts';
import { jurisdictionOf, stateWithoutRules } from '../deadlines/jurisdiction.ts';

const ANSWER = 'answer_to_complaint_due';

export type ResponseDeadline =
  /** Nobody was served yet, so no time is running. */
  | { state: 'not-started' }
  /** Counted from service by the court's rule. */
  | { state: 'counted'; servedDate: string; date: string; citation: string }
  /** Served, and this court's rule is not known here. */
  | { state: 'uncounted'; servedDate: string };

/** When the answer to a summons is due: by the rule of the court, from the day service succeeded. */
export function responseDeadline(
  summons: Summons,
  item: Pick<Case, 'state' | 'courtName'>,
  today: string,
): ResponseDeadline {
  const servedDate = servedOn(summons);
  if (servedDate === null) return { state: 'not-started' };
  const court = { state: summons.state || item.state, courtName: summons.courtName || item.courtName };
  if (stateWithoutRules(court) !== null) return { state: 'uncounted', servedDate };
  try {
    const [found] = calculateDeadlines(
      {
        triggerDate: servedDate,
        jurisdiction: jurisdictionOf(court),
        serviceMethod: 'personal',
        deadlineType: ANSWER,
      },
      today,
    );
    const rule = found?.courtRule;
    if (!rule) return { state: 'uncounted', servedDate };
    return {
      state: 'counted',
      servedDate,
      date: rule.dueDate,
      citation: rule.citation,
    };
  } catch (error) {
    if (error instanceof AppError) return { state: 'uncounted', servedDate };
    throw error;
  }
}
