import type { Milestone, UpdateMilestoneInput } from '#src/deadlines/schema.ts';
import { readFailure } from '../lib/errors.ts';
import { trpc } from '../lib/trpc.ts';
import { useRefreshTimeline } from './use-refresh-timeline.ts';

type Change = Omit<UpdateMilestoneInput, 'expectedRevision'>;

interface Options {
  /** The screen shows the failure itself. */
  silent?: boolean;
}

/** Changes a milestone as it was seen; where somebody else was first, it is loaded again. */
export function useChangeMilestone(caseId: string, { silent = false }: Options = {}) {
  const refresh = useRefreshTimeline(caseId);
  const update = trpc.milestones.update.useMutation({
    meta: { silent, errorFallback: 'Failed to update milestone' },
    onSuccess: () => refresh(),
    onError: (error) => {
      if (readFailure(error).code === 'CONFLICT') return refresh();
    },
  });
  return {
    /** A second press while the first is on its way does nothing: it would be a conflict with itself. */
    change: (seen: Milestone, change: Change, onDone?: () => void) => {
      if (update.isPending) return;
      update.mutate(
        { id: seen.id, expectedRevision: seen.revision, ...change },
        onDone && { onSuccess: onDone },
      );
    },
    busy: update.isPending,
    error: update.error,
    forget: update.reset,
  };
}
