import { format } from 'date-fns';
import type { Transfer } from '#src/cases/transfer-schema.ts';
import { trpc } from '../lib/trpc.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/toast-store.ts';

const TITLE: Record<Transfer['state'], (name: string) => string> = {
  waiting: (name) => `Offered to ${name}, who has not answered yet`,
  declined: (name) => `${name} did not take the case over`,
  expired: (name) => `${name} did not answer in time`,
};

/** What became of the owner's offer to hand the case over. */
export function TransferState({ offer }: { offer: Transfer }) {
  const { caseId, to, state, offeredAt, expiresAt } = offer;
  const end = trpc.cases.endTransfer.useMutation({
    meta: { errorFallback: 'The offer still stands. Please try again.' },
    onSuccess: ({ message }) => {
      if (state === 'waiting') showToast({ title: message });
    },
  });
  return (
    <Alert
      tone={state === 'waiting' ? 'info' : 'due'}
      title={TITLE[state](to.name)}
      actions={
        <Button variant="secondary" size="small" busy={end.isPending} onClick={() => end.mutate({ caseId })}>
          {state === 'waiting' ? 'Take the Offer Back' : 'All Right'}
        </Button>
      }
    >
      {state === 'waiting'
        ? `Offered on ${format(offeredAt, 'MMMM d')}. They find it above every screen when they sign in. Until they agree, the case is yours; the offer ends on ${format(expiresAt, 'MMMM d')}.`
        : 'The case is still yours. You can offer it again, or to somebody else.'}
    </Alert>
  );
}
