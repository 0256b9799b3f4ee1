import type { Case } from '#src/cases/schema.ts';
import { caseTitle } from '#src/cases/title.ts';
import { CONNECTION_TEXT, errorMessage } from '../lib/errors.ts';
import { trpc } from '../lib/trpc.ts';
import { Alert } from '../ui/alert.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';

interface DeleteCaseDialogProps {
  item: Case;
  onClose(): void;
  /** Called before the lists are fetched anew. */
  onDeleted(): void;
}

/** A failure is told in the dialog and nowhere else. */
export function DeleteCaseDialog({ item, onClose, onDeleted }: DeleteCaseDialogProps) {
  const remove = trpc.cases.delete.useMutation({
    meta: { silent: true },
    onSuccess: () => {
      onDeleted();
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
      <div className="flex flex-col gap-4">
        <p>
          Are you sure you want to delete{' '}
          <strong className="font-semibold wrap-anywhere">{caseTitle(item)}</strong>? This cannot be undone
          and deletes all associated documents and milestones.
        </p>
        {remove.isError && (
          <Alert tone="danger" title="The case was not deleted">
            {errorMessage(remove.error, CONNECTION_TEXT)}
          </Alert>
        )}
      </div>
    </ConfirmDialog>
  );
}
