import type { Milestone, UpdateMilestoneInput } from '#src/timeline/schema.ts';
import { trpc } from '../lib/trpc.ts';

type Change = Omit<UpdateMilestoneInput, 'expectedRevision'>;

interface Options {
  /** The screen shows the failure itself. */
  silent?: boolean;
}

/** Changes a milestone as it was seen; where somebody else was first, it is loaded again. */
export function useChangeMilestone({ silent = false }: Options = {}) {
  const update = trpc.milestones.update.useMutation({
    meta: { silent, errorFallback: 'Failed to update milestone' },
  });
  return {
    /** A second press while the first is on its way does nothing: it would be a conflict with itself. */
    change: (seen: Milestone, change: Change, onDone?: (after: Milestone) => void) => {
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
