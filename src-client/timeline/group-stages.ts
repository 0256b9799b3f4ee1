import type { Standing } from '#src/timeline/status.ts';
import type { Stage } from './use-timeline.ts';

export const GROUPS = [
  { stands: 'overdue', title: 'Overdue' },
  { stands: 'due', title: 'Due soon' },
  { stands: 'upcoming', title: 'Upcoming' },
  { stands: 'undated', title: 'No date yet' },
  { stands: 'done', title: 'Done' },
] as const satisfies readonly { stands: Standing; title: string }[];

/** Which standings a list shows; 'open' is all that is not done. */
export type StandingFilter = 'all' | 'open' | Standing;

export interface StageGroup {
  stands: Standing;
  title: string;
  stages: Stage[];
}

/**
 * What is most urgent first, soonest first in each group; stages without a date in the order of the timeline,
 * done ones the latest first. Groups with nothing in them are left out.
 */
export function groupStages(
  stages: readonly Stage[],
  filter: { standing: StandingFilter; name: string },
): StageGroup[] {
  const words = filter.name.trim().toLowerCase();
  const matches = (stage: Stage) => {
    const isShown =
      filter.standing === 'all' ||
      (filter.standing === 'open' ? stage.stands !== 'done' : stage.stands === filter.standing);
    return isShown && `${stage.kind} ${stage.ruleReference ?? ''}`.toLowerCase().includes(words);
  };
  return GROUPS.map(({ stands, title }) => ({
    stands,
    title,
    stages: stages.filter((stage) => stage.stands === stands && matches(stage)).sort(orderIn(stands)),
  })).filter((group) => group.stages.length > 0);
}

function orderIn(stands: Standing) {
  return (a: Stage, b: Stage): number => {
    if (stands === 'undated') return a.position - b.position;
    const [first, second] = stands === 'done' ? [b, a] : [a, b];
    return (first.date ?? '').localeCompare(second.date ?? '') || a.position - b.position;
  };
}
