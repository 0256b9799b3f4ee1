import type { OpenDeadline } from '../timeline/schema.ts';
import { standing } from '../timeline/status.ts';
import type { NextStep } from './schema.ts';

/** An open deadline of a timeline as a step; `today` is the day at its court. */
export function stepFromTimeline(deadline: OpenDeadline, today: string): NextStep {
  const { id, caseId, kind, date, dueTime, ruleReference, unfit } = deadline;
  const stands = standing({ ...deadline, finishedAt: null }, today);
  return {
    key: `deadline ${id}`,
    title: kind,
    why: unfit ?? ruleReference ?? '',
    state: stands === 'overdue' ? 'now' : stands === 'due' ? 'soon' : 'later',
    date,
    time: dueTime,
    action: { label: 'Open', path: `/cases/${caseId}/milestones/${id}` },
    sources: [],
    factIds: [],
    deadline,
  };
}
