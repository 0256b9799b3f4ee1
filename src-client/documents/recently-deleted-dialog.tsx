import { RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { can } from '#src/auth/permissions.ts';
import { caseTitle } from '#src/cases/title.ts';
import { type DeletedDocument, KEPT_DAYS } from '#src/documents/bulk-schema.ts';
import { amount } from '#src/text/words.ts';
import { errorMessage } from '../lib/errors.ts';
import { trpc } from '../lib/trpc.ts';
import { PaperName, paperName } from '../papers/paper-name.tsx';
import { formatDay, formatSize } from '../text/format.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { PanelFailure } from '../ui/panel-failure.tsx';
import { showToast } from '../ui/toast-store.ts';
import { VirtualList } from '../ui/virtual-list.tsx';
import { Waiting } from '../ui/waiting.tsx';

/** '27 days left', 'Less than a day left'. */
function timeLeft({ daysLeft }: DeletedDocument): string {
  if (daysLeft === 0) return 'About to go for good';
  return daysLeft === 1 ? 'Less than a day left' : `${daysLeft} days left`;
}

function facts(item: DeletedDocument): string {
  const { attachments, deletedAt, size } = item;
  const along = attachments === 0 ? [] : [`with ${amount(attachments, 'attachment')}`];
  return [`Deleted ${formatDay(deletedAt)}`, formatSize(size), ...along].join(' · ');
}

/** What was deleted from a case in the last `KEPT_DAYS` days, to be brought back or to go for good. */
export function RecentlyDeletedDialog({ caseId, onClose }: { caseId: string; onClose(): void }) {
  const item = trpc.cases.get.useQuery({ caseId }, { meta: { silent: true } }).data;
  const list = trpc.documents.deleted.useQuery({ caseId }, { meta: { silent: true } });
  const [purging, setPurging] = useState<DeletedDocument | null>(null);
  const canRestore = item !== undefined && can(item.memberRole, 'document:delete');
  const canPurge = item !== undefined && can(item.memberRole, 'document:purge');

  const restore = trpc.documents.restore.useMutation({
    meta: { silent: true },
    onSuccess: ({ message }) => showToast({ title: message }),
    onError(error) {
      showToast({
        title: 'Restore failed',
        description: errorMessage(error, 'Failed to restore what was deleted. Please try again.'),
        tone: 'danger',
      });
    },
  });
  const purge = trpc.documents.purge.useMutation({
    meta: { silent: true },
    onSuccess({ message }) {
      setPurging(null);
      showToast({ title: message });
    },
    onError(error) {
      showToast({
        title: 'Delete failed',
        description: errorMessage(error, 'Failed to delete document'),
        tone: 'danger',
      });
    },
  });
  const restoring = restore.isPending ? restore.variables.ids : [];

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Recently deleted"
      description={`What was deleted from ${item ? caseTitle(item) : 'this case'} can be restored for ${KEPT_DAYS} days. Then it is gone for good.`}
    >
      {list.isError ? (
        <PanelFailure title="The deleted documents could not be loaded" onRetry={() => void list.refetch()} />
      ) : list.data === undefined ? (
        <Waiting text="Loading deleted documents..." blocks={['h-9 w-full', 'h-9 w-full']} />
      ) : list.data.length === 0 ? (
        <p className="py-8 text-center text-muted">Nothing was deleted in the last {KEPT_DAYS} days.</p>
      ) : (
        <VirtualList
          className="-mx-2 max-h-[min(26rem,55dvh)]"
          label="Recently deleted"
          items={list.data}
          itemKey={({ id }) => id}
          estimate={72}
          render={(deleted) => (
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-2 py-3 sm:flex-nowrap">
              <div className="min-w-0 flex-1 basis-full sm:basis-0">
                <p className="truncate text-sm font-medium">
                  <PaperName filename={deleted.filename} title={deleted.title} />
                </p>
                <p className="figures text-sm text-muted">
                  <span className={deleted.daysLeft <= 3 ? 'font-medium text-danger' : 'text-ink'}>
                    {timeLeft(deleted)}
                  </span>
                  {' · '}
                  {facts(deleted)}
                </p>
              </div>
              {canRestore && (
                <Button
                  size="small"
                  variant="secondary"
                  busy={restoring.includes(deleted.id)}
                  onClick={() => restore.mutate({ caseId, ids: [deleted.id] })}
                >
                  <RotateCcw aria-hidden="true" />
                  Restore
                </Button>
              )}
              {canPurge && (
                <IconButton
                  label={`Delete ${paperName(deleted)} for good`}
                  variant="danger-quiet"
                  icon={<Trash2 aria-hidden="true" />}
                  onClick={() => setPurging(deleted)}
                />
              )}
            </div>
          )}
        />
      )}
      {purging && (
        <ConfirmDialog
          open
          onOpenChange={() => setPurging(null)}
          title="Delete for good"
          confirmLabel="Delete for good"
          busyLabel="Deleting..."
          busy={purge.isPending}
          onConfirm={() => purge.mutate({ caseId, ids: [purging.id] })}
        >
          <p>
            <strong className="font-semibold wrap-anywhere">
              <PaperName filename={purging.filename} title={purging.title} />
            </strong>
            {purging.attachments > 0 &&
              ` and ${purging.attachments === 1 ? 'its attachment' : `its ${purging.attachments} attachments`}`}{' '}
            will be gone at once, with the file, its texts and its chat. Nobody can bring that back.
          </p>
        </ConfirmDialog>
      )}
    </Dialog>
  );
}
