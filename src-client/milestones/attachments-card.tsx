import { FolderOpen, Upload } from 'lucide-react';
import { useState } from 'react';
import { can } from '#src/auth/permissions.ts';
import type { Case } from '#src/cases/schema.ts';
import { amount } from '#src/text/words.ts';
import { MAX_ATTACHMENTS } from '#src/timeline/attachments-schema.ts';
import { ChooseDocumentsDialog } from '../documents/choose-documents-dialog.tsx';
import { trpc } from '../lib/trpc.ts';
import { Button } from '../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../ui/card.tsx';
import { PanelFailure } from '../ui/panel-failure.tsx';
import { showToast } from '../ui/toast-store.ts';
import { Waiting } from '../ui/waiting.tsx';
import { UploadHere } from '../uploads/upload-here.tsx';
import { useNewDocuments } from '../uploads/use-new-documents.ts';
import { AttachmentRow } from './attachment-row.tsx';

const SHOWN = 6;

const documentWords = (count: number) => `${amount(count, 'document')}`;

/** The documents attached to a milestone; new ones become documents of the case too. */
export function AttachmentsCard({ item, milestoneId }: { item: Case; milestoneId: string }) {
  const { list, attach, isAttaching, detach, detaching } = useAttachments(milestoneId);
  const [opened, setOpened] = useState<'choose' | 'upload' | null>(null);
  const [showsAll, setShowsAll] = useState(false);
  const canWrite = can(item.memberRole, 'note:write');
  const canUpload = canWrite && can(item.memberRole, 'document:create');
  useNewDocuments(item.id, opened === 'upload', (id) => attach([id]));
  const rows = list.data ?? [];
  const close = () => setOpened(null);
  return (
    <Card>
      <CardHeader
        title="Attachments"
        description={rows.length > 0 ? documentWords(rows.length) : undefined}
        actions={
          canWrite && (
            <>
              <Button variant="secondary" size="small" onClick={() => setOpened('choose')}>
                <FolderOpen aria-hidden="true" />
                Attach Documents
              </Button>
              {canUpload && (
                <Button variant="secondary" size="small" onClick={() => setOpened('upload')}>
                  <Upload aria-hidden="true" />
                  Upload
                </Button>
              )}
            </>
          )
        }
      />
      <CardBody>
        {list.isPending ? (
          <Waiting text="Loading attachments" blocks={['h-12']} />
        ) : list.isError ? (
          <PanelFailure title="The attachments could not be loaded." onRetry={() => void list.refetch()} />
        ) : rows.length === 0 ? (
          <p className="max-w-[70ch] text-muted">
            Nothing is attached yet. Attach what belongs to this milestone: a receipt, a letter, a photo, the
            court’s order.
          </p>
        ) : (
          <>
            <ul className="divide-y divide-line">
              {(showsAll ? rows : rows.slice(0, SHOWN)).map((attachment) => (
                <li key={attachment.id} className="py-2.5 first:pt-0 last:pb-0">
                  <AttachmentRow
                    attachment={attachment}
                    isBusy={detaching === attachment.id}
                    onDetach={canWrite ? () => detach(attachment.id) : null}
                  />
                </li>
              ))}
            </ul>
            {rows.length > SHOWN && !showsAll && (
              <Button variant="quiet" size="small" className="mt-3" onClick={() => setShowsAll(true)}>
                Show all {rows.length}
              </Button>
            )}
          </>
        )}
      </CardBody>
      {opened === 'choose' && (
        <ChooseDocumentsDialog
          caseId={item.id}
          title="Attach Documents"
          description="They stay where they are in the case and are shown with this milestone too."
          without={({ id }) => rows.some(({ documentId }) => documentId === id)}
          confirmLabel={(count) => (count === 0 ? 'Attach' : `Attach ${documentWords(count)}`)}
          limit={MAX_ATTACHMENTS - rows.length}
          busy={isAttaching}
          onChoose={(ids) => attach(ids, close)}
          onClose={close}
        />
      )}
      {opened === 'upload' && <UploadHere caseId={item.id} onClose={close} />}
    </Card>
  );
}

/** The documents attached to a milestone, attaching more, and taking one off with a way back. */
function useAttachments(milestoneId: string) {
  const input = { id: milestoneId };
  const list = trpc.attachments.list.useQuery(input, { meta: { silent: true } });
  const attach = trpc.attachments.attach.useMutation({
    meta: { errorFallback: 'Failed to attach the documents. Please try again.' },
  });
  const detach = trpc.attachments.detach.useMutation({
    meta: { errorFallback: 'Failed to detach the document. Please try again.' },
    onMutate: ({ id }) => ({ gone: list.data?.find((each) => each.id === id) }),
    onSuccess(_, _input, { gone }) {
      showToast({
        title: 'Document detached',
        description: 'It is still among the documents of the case.',
        action: gone && {
          label: 'Undo',
          onPress: () => attach.mutate({ ...input, documentIds: [gone.documentId] }),
        },
      });
    },
  });
  return {
    list,
    isAttaching: attach.isPending,
    attach: (documentIds: string[], onDone?: () => void) =>
      attach.mutate({ ...input, documentIds }, onDone && { onSuccess: onDone }),
    detach: (id: string) => detach.mutate({ id }),
    detaching: detach.isPending ? detach.variables.id : null,
  };
}
