import { RENT_TO_CLERK } from '../facts/times/no-name.ts';
import { dayNumber, spell } from '../law/calendar-days.ts';
import type { PaperOfCase } from './paper-of-case.ts';
import type { NextStep } from './schema.ts';
import { step } from './task-step.ts';

/** Rent that a paper wants paid in at the court; `by` is YYYY-MM-DD, null while no day is kept. */
export interface RentIn {
  by: string | null;
  isDone: boolean;
}

interface Known {
  timeline: readonly { kind: string; isDone: boolean; date?: string | null }[];
  papers: readonly Pick<PaperOfCase, 'facts'>[];
}

/** What the timeline and the papers of a case say of it; null where neither does. */
export function rentIn({ timeline, papers }: Known): RentIn | null {
  const kept = timeline.find(({ kind }) => kind === RENT_TO_CLERK);
  if (kept !== undefined) return { by: kept.date ?? null, isDone: kept.isDone };
  const named = papers
    .flatMap(({ facts }) => facts)
    .flatMap((fact) =>
      fact.kind === 'deadline' && fact.label === RENT_TO_CLERK && fact.status !== 'dismissed'
        ? [fact.value.date ?? null]
        : [],
    );
  const [by] = named.toSorted((one, other) => (one ?? '9').localeCompare(other ?? '9'));
  return by === undefined ? null : { by, isDone: false };
}

/** Paying it, beside the answer: an answer alone may not be heard. */
export function rentTask(caseId: string, { by, isDone }: RentIn): NextStep {
  const day = by === null ? 'In the time that the paper gives.' : `By ${spell(dayNumber(by))}.`;
  return step({
    key: 'answer rent',
    title: RENT_TO_CLERK,
    why: isDone
      ? 'It is noted as done. Keep the receipt.'
      : `${day} The paper wants it beside the answer. Without it the judge may decide and hear nobody. Ask the clerk how to pay, and keep the receipt. If the sum is wrong, ask the clerk how to ask the judge to set it.`,
    state: isDone ? 'done' : 'now',
    action: { label: 'Your court', path: `/?case=${caseId}#your-court` },
  });
}
