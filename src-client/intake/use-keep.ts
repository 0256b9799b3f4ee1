import { useCallback } from 'react';
import type { Confirmed, ConfirmInput } from '#src/intake/schema.ts';
import { trpc } from '../lib/trpc.ts';

/** Makes the case of what was confirmed, or adds the papers to the one they belong to. */
export function useKeep(
  intakeId: string,
  { proposal, service, caseId }: ConfirmInput,
  onKept: (kept: Confirmed) => void,
) {
  const { mutate, isPending, error } = trpc.intake.confirm.useMutation({ meta: { silent: true } });
  const keep = useCallback(() => {
    const target = caseId ?? proposal.sameCase?.id ?? null;
    mutate({ id: intakeId, proposal, service, caseId: target }, { onSuccess: onKept });
  }, [mutate, intakeId, proposal, service, caseId, onKept]);
  return { isBusy: isPending, error, keep };
}
