import { useCallback, useState } from 'react';
import type { Confirmed, ConfirmInput } from '#src/intake/schema.ts';
import { trpc } from '../lib/trpc.ts';
import type { ToastInput } from '../ui/toast-store.ts';

/**
 * Makes the case of what was confirmed, or adds the papers to the one they belong to. Whoever has signed in a moment ago
 * may have kept them before: that is asked first, and said on the screen, unless they go on all the same (`isAgain`).
 */
export function useKeep(
  intakeId: string,
  { proposal, service, caseId, isAgain }: ConfirmInput & { isAgain: boolean },
  onKept: (kept: Confirmed) => void,
) {
  const { mutate, isPending, error } = trpc.intake.confirm.useMutation({ meta: { silent: true } });
  const { intake } = trpc.useUtils();
  const [isLooking, setLooking] = useState(false);
  const keep = useCallback(async () => {
    if (!isAgain) {
      setLooking(true);
      const asked = { id: intakeId, ...(caseId && { caseId }) };
      // What cannot be asked is said by the answer to what follows.
      const now = await intake.get.fetch(asked).catch(() => undefined);
      setLooking(false);
      const at = now?.proposals.findIndex(({ key }) => key === proposal.key) ?? -1;
      if (now !== undefined && areAllKept(proposal, now.keptBefore[at] ?? [])) return;
    }
    const target = caseId ?? proposal.sameCase?.id;
    mutate({ id: intakeId, proposal, service, caseId: target }, { onSuccess: onKept });
  }, [mutate, intake, intakeId, proposal, service, caseId, isAgain, onKept]);
  return { isBusy: isPending || isLooking, error, keep: () => void keep() };
}

/** Whether nothing of a proposal is new. */
export function areAllKept(
  { papers }: Pick<ConfirmInput['proposal'], 'papers'>,
  kept: readonly { paper: number }[],
): boolean {
  return kept.length > 0 && papers.every((index) => kept.some(({ paper }) => paper === index));
}

/** What is said once it is kept; where the case says something otherwise, that stays on the screen longer. */
export function keptNotice(told: Confirmed['told']): ToastInput {
  if (told.length === 0) return { title: 'Kept', description: 'What you confirmed stands in your case.' };
  return { title: 'Kept, but please look', description: told.join(' '), tone: 'danger' };
}
