import { FolderOpen, Upload } from 'lucide-react';
import { useState } from 'react';
import { can } from '#src/auth/permissions.ts';
import type { Case } from '#src/cases/schema.ts';
import { MAX_ATTACHMENTS } from '#src/milestones/attachments-schema.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../ui/card.tsx';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';
import { AttachmentRow } from './attachment-row.tsx';
import { ChooseDocumentsDialog } from './choose-documents-dialog.tsx';
import { UploadHere } from './upload-here.tsx';
import { useAttachments } from './use-attachments.ts';
import { useNewDocuments } from './use-new-documents.ts';

const SHOWN = 6;

const documentWords = (count: number) => `${count} ${count === 1 ? 'document' : 'documents'}`;

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
          <SkeletonGroup text="Loading attachments">
            <Skeleton className="h-12" />
          </SkeletonGroup>
        ) : list.isError ? (
          <Alert
            tone="danger"
            title="The attachments could not be loaded."
            actions={
              <Button variant="secondary" size="small" onClick={() => void list.refetch()}>
                Retry
              </Button>
            }
          />
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
