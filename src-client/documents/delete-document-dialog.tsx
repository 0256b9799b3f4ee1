import type { DocumentRow } from '#src/documents/schema.ts';
import { errorMessage } from '../lib/errors.ts';
import { trpc } from '../lib/trpc.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { showToast } from '../ui/toast-store.ts';

interface DeleteDocumentDialogProps {
  document: DocumentRow;
  onClose(): void;
  onDeleted(): void;
}

export function DeleteDocumentDialog({ document, onClose, onDeleted }: DeleteDocumentDialogProps) {
  const utils = trpc.useUtils();
  const { caseId } = document;
  const remove = trpc.documents.delete.useMutation({
    meta: { silent: true },
    onSuccess() {
      utils.documents.list.setData({ caseId }, (documents) =>
        documents?.filter(
          ({ id, parentDocumentId }) => id !== document.id && parentDocumentId !== document.id,
        ),
      );
      showToast({ title: 'Document deleted' });
      onDeleted();
    },
    onError(error) {
      showToast({
        title: 'Delete failed',
        description: errorMessage(error, 'Failed to delete document'),
        tone: 'danger',
      });
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Delete Document"
      confirmLabel="Delete Document"
      busyLabel="Deleting..."
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ id: document.id })}
    >
      <p>
        Are you sure you want to delete{' '}
        <strong className="font-semibold wrap-anywhere">
          <bdi>{document.filename}</bdi>
        </strong>
        ? What was attached to it goes with it.
      </p>
    </ConfirmDialog>
  );
}
