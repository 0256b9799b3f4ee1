import { format } from 'date-fns';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import type { Transfer } from '#src/cases/transfer-schema.ts';
import { CONNECTION_TEXT, errorMessage } from '../lib/errors.ts';
import { trpc } from '../lib/trpc.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { NoticeBar } from '../ui/notice-bar.tsx';
import { showToast } from '../ui/toast-store.ts';

/** Cases that somebody wants to hand over to this person, each until it is answered. */
export function OfferedCases() {
  const offered = trpc.cases.offered.useQuery(undefined, { meta: { silent: true } });
  const [looked, setLooked] = useState<Transfer | null>(null);
  return (
    <>
      {offered.data?.map((offer) => (
        <NoticeBar
          key={offer.caseId}
          label={`Offer of ${offer.title}`}
          tone="info"
          icon={<KeyRound aria-hidden="true" className="text-accent" />}
          actions={
            <Button variant="secondary" size="small" onClick={() => setLooked(offer)}>
              See What It Means
            </Button>
          }
        >
          <bdi>{offer.from.name}</bdi> wants to hand <strong className="font-semibold">{offer.title}</strong>{' '}
          over to you.
        </NoticeBar>
      ))}
      {looked !== null && <AnswerDialog offer={looked} onClose={() => setLooked(null)} />}
    </>
  );
}

function AnswerDialog({ offer, onClose }: { offer: Transfer; onClose(): void }) {
  const { caseId, title, from, expiresAt } = offer;
  const take = trpc.cases.takeOver.useMutation({
    meta: { silent: true },
    onSuccess: ({ message }) => {
      showToast({ title: message });
      onClose();
    },
  });
  const decline = trpc.cases.endTransfer.useMutation({
    meta: { silent: true },
    onSuccess: () => {
      showToast({ title: `You did not take ${title} over` });
      onClose();
    },
  });
  const error = take.error ?? decline.error;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Take this case over?"
      footer={
        <>
          <Button
            variant="secondary"
            busy={decline.isPending}
            disabled={take.isPending}
            onClick={() => decline.mutate({ caseId })}
          >
            No, Leave It There
          </Button>
          <Button busy={take.isPending} disabled={decline.isPending} onClick={() => take.mutate({ caseId })}>
            Take the Case Over
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <p>
          <bdi>{from.name}</bdi> is the owner of <strong className="font-semibold">{title}</strong> and wants
          you to be it. If you agree:
        </p>
        <ul className="list-disc space-y-1 pl-5">
          <li>
            You alone decide who has access, and can delete the case. If you delete your account, the case is
            deleted too.
          </li>
          <li>Its papers use your storage space.</li>
          <li>In court nothing changes: you become neither a party nor a lawyer by it.</li>
          <li>
            <bdi>{from.name}</bdi> can still view and edit it, until you end that.
          </li>
        </ul>
        <p className="figures text-muted">
          If you say nothing, it stays as it is, and the offer ends on {format(expiresAt, 'MMMM d, yyyy')}.
        </p>
        {error !== null && (
          <Alert tone="danger" title="The case was not handed over">
            {errorMessage(error, CONNECTION_TEXT)}
          </Alert>
        )}
      </div>
    </Dialog>
  );
}
