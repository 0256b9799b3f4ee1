import { useNavigate } from 'react-router';
import type { ConfirmInput } from '#src/intake/schema.ts';
import { trpc } from '../lib/trpc.ts';
import { paths } from '../paths.ts';
import { forgetDraft } from './use-draft.ts';

/** Makes the case of what was confirmed, or adds the papers to the one they belong to, and goes there. */
export function useKeep(intakeId: string, { proposal, service, caseId }: ConfirmInput) {
  const navigate = useNavigate();
  const confirm = trpc.intake.confirm.useMutation({
    meta: { silent: true },
    onSuccess: ({ case: { id } }) => {
      forgetDraft(intakeId);
      void navigate(paths.selectedCase(id));
    },
  });
  return {
    isBusy: confirm.isPending,
    error: confirm.error,
    keep: () =>
      confirm.mutate({ id: intakeId, proposal, service, caseId: caseId ?? proposal.sameCase?.id ?? null }),
  };
}
