import { trpc } from '../lib/trpc.ts';

/** After a milestone has changed: the timeline, its categories, the milestone itself and all open deadlines. */
export function useRefreshTimeline(caseId: string): () => Promise<void> {
  const utils = trpc.useUtils();
  return async () => {
    await Promise.all([
      utils.milestones.list.invalidate({ caseId }),
      utils.milestones.kinds.invalidate({ caseId }),
      utils.milestones.get.invalidate(),
      utils.milestones.dependents.invalidate(),
      utils.deadlines.open.invalidate(),
      utils.reminders.list.invalidate(),
    ]);
  };
}
