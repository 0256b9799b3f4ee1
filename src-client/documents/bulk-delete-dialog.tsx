import { caseTitle } from '#src/cases/title.ts';
import { KEPT_DAYS } from '#src/documents/bulk-schema.ts';
import type { DocumentRow } from '#src/documents/schema.ts';
import { amount } from '#src/text/words.ts';
import { errorMessage } from '../lib/errors.ts';
import { trpc } from '../lib/trpc.ts';
import { PaperName } from '../papers/paper-name.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { showToast } from '../ui/toast-store.ts';
import { withAttachments } from './family.ts';
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
  const what = `Delete ${amount(chosen.length, 'document')}`;
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
        {chosen.slice(0, NAMED).map(({ id, filename, title }) => (
          <li key={id} className="truncate font-medium">
            <PaperName filename={filename} title={title} />
          </li>
        ))}
        {chosen.length > NAMED && (
          <li className="figures text-muted">and {(chosen.length - NAMED).toLocaleString('en-US')} more</li>
        )}
      </ul>
      {attached > 0 && (
        <p className="figures mt-3 text-sm">
          What was attached to them goes along: {amount(attached, 'attachment')}.
        </p>
      )}
      <p className="mt-3 text-sm text-muted">
        You can restore them for {KEPT_DAYS} days under ‘Recently deleted’.
      </p>
    </ConfirmDialog>
  );
}
