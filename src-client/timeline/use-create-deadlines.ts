import { useState } from 'react';
import type { CreateMilestoneInput } from '#src/timeline/schema.ts';
import { trpc } from '../lib/trpc.ts';
import { showToast } from '../ui/toast-store.ts';

export type NewDeadline = Omit<CreateMilestoneInput, 'position' | 'isFinished'> &
  Partial<Pick<CreateMilestoneInput, 'isFinished'>>;

/** Adds deadlines to the timeline, one after the other; answers with the number that were added. */
export function useCreateDeadlines(caseId: string) {
  const [busy, setBusy] = useState(false);
  const create = trpc.milestones.create.useMutation({
    meta: { errorFallback: 'Failed to create milestone' },
  });

  async function add(deadlines: readonly NewDeadline[]): Promise<number> {
    setBusy(true);
    let added = 0;
    try {
      for (const deadline of deadlines) {
        await create.mutateAsync({ caseId, ...deadline, position: 0 });
        added += 1;
      }
      showToast({
        title: 'Milestone Created',
        description:
          added === 1
            ? 'The deadline has been added to your case timeline.'
            : `${added} deadlines have been added to your case timeline.`,
      });
    } catch {
      // The notice about it is shown where every failed call is reported.
    } finally {
      setBusy(false);
    }
    return added;
  }

  return { add, busy };
}
