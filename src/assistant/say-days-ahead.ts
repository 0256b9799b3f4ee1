import { daysAhead, type Timeline } from './days-ahead.ts';
import type { Draft } from './draft.ts';
import { deadlineText } from './fact-lines.ts';

interface Told {
  most: number;
  /** Said already. */
  except?: string | undefined;
  /** Stands before each. */
  lead?: string;
}

/** Says the next days of the timeline, each as an item. */
export function sayDaysAhead(draft: Draft, timeline: Timeline, { most, except, lead = '' }: Told): void {
  const ahead = daysAhead(timeline).filter(({ id }) => id !== except);
  for (const each of ahead.slice(0, most))
    draft.point(`${lead}${deadlineText(each, timeline.today)}.`, `deadline:${each.id}`);
}
