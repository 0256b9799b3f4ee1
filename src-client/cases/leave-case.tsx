import { useState } from 'react';
import type { Case } from '#src/cases/schema.ts';
import { caseTitle } from '#src/cases/title.ts';
import { trpc } from '../lib/trpc.ts';
import { serverPaths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { showToast } from '../ui/toast-store.ts';

/** Ends one's own access; the last owner is told to hand the case over first. */
export function LeaveCase({
  item,
  isLastOwner,
  onLeft,
}: {
  item: Case;
  isLastOwner: boolean;
  /** Called before the lists are fetched anew. */
  onLeft(): void;
}) {
  const [isAsked, setIsAsked] = useState(false);
  const leave = trpc.cases.leave.useMutation({
    meta: { errorFallback: 'You could not leave the case. Please try again.' },
    onSuccess: () => {
      showToast({ title: 'You have left the case' });
      onLeft();
    },
  });
  if (isLastOwner) {
    return (
      <p className="border-t border-line pt-5 text-sm text-muted">
        To leave this case yourself, hand it over to somebody in this list first.
      </p>
    );
  }
  return (
    <div className="flex flex-col items-start gap-3 border-t border-line pt-5">
      <p className="text-sm text-muted">You can end your own access. What you added stays.</p>
      <Button variant="danger-quiet" onClick={() => setIsAsked(true)}>
        Leave This Case
      </Button>
      {isAsked && (
        <ConfirmDialog
          open
          onOpenChange={() => setIsAsked(false)}
          title="Leave this case"
          confirmLabel="Leave Case"
          busyLabel="Leaving..."
          busy={leave.isPending}
          onConfirm={() => leave.mutate({ caseId: item.id })}
        >
          <p>
            You will no longer see {caseTitle(item)}, and hear nothing of its deadlines. Only its owner can
            let you in again.
          </p>
          <p className="mt-3">
            Its papers stay here.{' '}
            <a href={serverPaths.exportCase(item.id)} download className="text-accent underline">
              Take a copy along first
            </a>
            , with everything in the case that you may see.
          </p>
        </ConfirmDialog>
      )}
    </div>
  );
}
