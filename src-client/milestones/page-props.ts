import type { Case } from '#src/cases/schema.ts';
import type { Stage } from '../timeline/use-timeline.ts';

/** What the screen of a milestone is given: all of it is loaded. */
export interface MilestonePageProps {
  item: Case;
  stage: Stage;
  /** The whole timeline. */
  stages: readonly Stage[];
  /** By the calendar of the court, YYYY-MM-DD. */
  today: string;
}
