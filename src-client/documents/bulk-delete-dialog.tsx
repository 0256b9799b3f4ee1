import { caseTitle } from '#src/cases/schema.ts';
import type { DocumentRow } from '#src/documents/schema.ts';
import { errorMessage } from '../lib/errors.ts';
import { trpc } from '../lib/trpc.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { showToast } from '../ui/toast-store.ts';
import { counted } from './counted.ts';
import { withAttachments } from './family.ts';
import { FileName } from './file-name.tsx';
import { useDeletedNotice } from './use-undo-delete.ts';

const NAMED = 5;

interface BulkDeleteDialogProps {
  caseId: string;
  documents: readonly DocumentRow[];
  ids: ReadonlySet<string>;
  onClose(): void;
  onDeleted(gone: ReadonlySet<string>): void;
}

/** Names what goes, and what goes along with it. */
export function BulkDeleteDialog({ caseId, documents, ids, onClose, onDeleted }: BulkDeleteDialogProps) {
  const notice = useDeletedNotice(caseId);
  const item = trpc.cases.get.useQuery({ caseId }, { meta: { silent: true } }).data;
  const chosen = documents.filter(({ id }) => ids.has(id));
  const going = withAttachments(documents, ids);
  const attached = going.length - chosen.length;
  const remove = trpc.documents.deleteMany.useMutation({
    meta: { silent: true },
    onSuccess(answer, asked) {
      const gone = new Set(answer.ids);
      notice(answer.message, asked.ids, gone);
      onDeleted(gone);
    },
    onError(error) {
      showToast({
        title: 'Delete failed',
        description: errorMessage(error, 'Failed to delete documents'),
        tone: 'danger',
      });
    },
  });
  const what = `Delete ${counted(chosen.length)}`;
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={item ? `${what} from ${caseTitle(item)}` : what}
      confirmLabel={what}
      busyLabel="Deleting..."
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ caseId, ids: chosen.map(({ id }) => id) })}
    >
      <ul className="flex flex-col gap-1 text-sm">
        {chosen.slice(0, NAMED).map(({ id, filename }) => (
          <li key={id} className="truncate font-medium">
            <FileName name={filename} />
          </li>
        ))}
        {chosen.length > NAMED && (
          <li className="figures text-muted">and {(chosen.length - NAMED).toLocaleString('en-US')} more</li>
        )}
      </ul>
      {attached > 0 && (
        <p className="figures mt-3 text-sm">
          What was attached to them goes along: {attached === 1 ? '1 attachment' : `${attached} attachments`}.
        </p>
      )}
      <p className="mt-3 text-sm text-muted">You can restore them for 30 days under ‘Recently deleted’.</p>
    </ConfirmDialog>
  );
}
