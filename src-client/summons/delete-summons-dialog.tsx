import type { Summons } from '#src/summons/schema.ts';
import { trpc } from '../lib/trpc.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { showToast } from '../ui/toast-store.ts';

interface DeleteSummonsDialogProps {
  summons: Summons;
  onClose(): void;
  onDeleted(): void;
}

export function DeleteSummonsDialog({ summons, onClose, onDeleted }: DeleteSummonsDialogProps) {
  const remove = trpc.summons.delete.useMutation({
    meta: { errorFallback: 'Failed to delete summons. Please try again.' },
    onSuccess() {
      showToast({ title: 'Summons Deleted', description: `The draft for ${summons.defendantName} is gone.` });
      onDeleted();
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Delete Draft Summons"
      confirmLabel="Delete"
      busyLabel="Deleting..."
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ id: summons.id })}
    >
      Delete the draft summons for <bdi className="font-semibold">{summons.defendantName}</bdi>? Nobody tried
      to serve it. This cannot be undone.
    </ConfirmDialog>
  );
}
