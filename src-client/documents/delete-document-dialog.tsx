import { KEPT_DAYS } from '#src/documents/bulk-schema.ts';
import type { DocumentRow } from '#src/documents/schema.ts';
import { errorMessage } from '../lib/errors.ts';
import { trpc } from '../lib/trpc.ts';
import { PaperName } from '../papers/paper-name.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { showToast } from '../ui/toast-store.ts';
import { withAttachments } from './family.ts';
import { useDeletedNotice } from './use-undo-delete.ts';

interface DeleteDocumentDialogProps {
  document: DocumentRow;
  /** All of the case: what is attached goes along. */
  documents: readonly DocumentRow[];
  onClose(): void;
  /** With the ids of everything that went. */
  onDeleted(gone: ReadonlySet<string>): void;
}

export function DeleteDocumentDialog({ document, documents, onClose, onDeleted }: DeleteDocumentDialogProps) {
  const notice = useDeletedNotice(document.caseId);
  const going = withAttachments(documents, new Set([document.id]));
  const remove = trpc.documents.delete.useMutation({
    meta: { silent: true },
    onSuccess() {
      const gone = new Set([document.id, ...going.map(({ id }) => id)]);
      notice('Document deleted', [document.id], gone);
      onDeleted(gone);
    },
    onError(error) {
      showToast({
        title: 'Delete failed',
        description: errorMessage(error, 'Failed to delete document'),
        tone: 'danger',
      });
    },
  });
  const attached = going.length - 1;
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
          <PaperName filename={document.filename} title={document.title} />
        </strong>
        ?
        {attached > 0 &&
          ` Its ${attached === 1 ? 'attachment goes' : `${attached} attachments go`} along with it.`}
      </p>
      <p className="mt-2 text-sm text-muted">
        You can restore it for {KEPT_DAYS} days under ‘Recently deleted’.
      </p>
    </ConfirmDialog>
  );
}
