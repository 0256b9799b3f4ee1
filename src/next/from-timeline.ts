import type { OpenDeadline } from '../timeline/schema.ts';
import { standing } from '../timeline/status.ts';
import { type CaseOfEntries, entryWords } from './entry-words.ts';
import type { NextStep } from './schema.ts';

/** An open deadline of a timeline as a step. */
export function stepFromTimeline(deadline: OpenDeadline, item: CaseOfEntries): NextStep {
  const { id, kind, date, dueTime, ruleReference, unfit } = deadline;
  const stands = standing({ ...deadline, finishedAt: null }, item.today);
  return {
    key: `deadline ${id}`,
    title: kind,
    why: unfit ?? ruleReference ?? '',
    state: stands === 'overdue' ? 'now' : stands === 'due' ? 'soon' : 'later',
    date,
    time: dueTime,
    ...entryWords(deadline, item),
    sources: [],
    factIds: [],
    deadline,
  };
}
