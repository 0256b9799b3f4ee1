import type { ServiceAttempt } from '#src/service/schema.ts';
import { trpc } from '../lib/trpc.ts';
import { formatDay } from '../text/format.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { showToast } from '../ui/toast-store.ts';

interface TakeBackDialogProps {
  attempt: ServiceAttempt;
  onClose(): void;
}

/** A mistaken attempt goes; how service stands is derived from those that remain. */
export function TakeBackDialog({ attempt, onClose }: TakeBackDialogProps) {
  const remove = trpc.service.removeAttempt.useMutation({
    meta: { errorFallback: 'Failed to take back the service attempt. Please try again.' },
    onSuccess() {
      showToast({ title: 'Service attempt taken back' });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Take back this attempt?"
      confirmLabel="Take back"
      busyLabel="Taking back..."
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ id: attempt.id })}
    >
      <p>
        The attempt of {formatDay(attempt.attemptDate)} by <bdi>{attempt.serverName}</bdi> is deleted for
        good. Take it back only if it was entered by mistake: failed attempts count too. Its proof documents
        stay in the case.
      </p>
      {attempt.wasSuccessful && (
        <p className="mt-3">
          It is a successful one: unless another stands, the summons is no longer served and the time to
          answer stops. A deadline on the timeline stays until you delete it there.
        </p>
      )}
    </ConfirmDialog>
  );
}
