import type { NextStep } from './schema.ts';

/** Something to do that no paper names and no timeline holds; now, unless it says otherwise. */
export type Task = Pick<NextStep, 'key' | 'title' | 'why'> &
  Partial<Pick<NextStep, 'state' | 'action' | 'points' | 'notes'>>;

/** The same as a step of its case: it has no day and rests on no paper. */
export function step(task: Task): NextStep {
  return { state: 'now', date: null, time: null, action: null, sources: [], factIds: [], ...task };
}
