import { type Case, caseTitle } from '#src/cases/schema.ts';
import { trpc } from '../lib/trpc.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { useRefreshCases } from './use-refresh-cases.ts';

interface DeleteCaseDialogProps {
  item: Case;
  onClose(): void;
  onDeleted?(): void;
}

export function DeleteCaseDialog({ item, onClose, onDeleted }: DeleteCaseDialogProps) {
  const refresh = useRefreshCases();
  const remove = trpc.cases.delete.useMutation({
    meta: { silent: true },
    onSuccess: async () => {
      await refresh();
      onDeleted?.();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Delete Case"
      confirmLabel="Delete Case"
      busyLabel="Deleting..."
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ caseId: item.id })}
    >
      <p>
        Are you sure you want to delete <strong className="font-semibold">{caseTitle(item)}</strong>? This
        case cannot be undone: it deletes all associated documents and milestones.
      </p>
    </ConfirmDialog>
  );
}
