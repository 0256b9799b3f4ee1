import { Download, FolderInput, Trash2, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { DocumentRow } from '#src/documents/schema.ts';
import { errorMessage } from '../lib/errors.ts';
import { trpc } from '../lib/trpc.ts';
import { serverPaths } from '../paths.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Menu } from '../ui/menu.tsx';
import { showToast } from '../ui/toast-store.ts';
import { BulkDeleteDialog } from './bulk-delete-dialog.tsx';
import type { Selection } from './bulk-selection.ts';
import { pageCategories } from './categories.ts';
import { useMilestoneKinds } from './use-milestone-kinds.ts';

interface BulkBarProps {
  caseId: string;
  documents: readonly DocumentRow[];
  shown: readonly DocumentRow[];
  selection: Selection;
  canEdit: boolean;
  onDeleted(gone: ReadonlySet<string>): void;
}

/** What can be done with the documents that are chosen. */
export function BulkBar({ caseId, documents, shown, selection, canEdit, onDeleted }: BulkBarProps) {
  const kinds = useMilestoneKinds(caseId);
  const [isDeleting, setDeleting] = useState(false);
  const { ids, hidden } = selection;
  const file = trpc.documents.categorizeMany.useMutation({
    meta: { silent: true },
    onSuccess(answer) {
      showToast({ title: 'Category Updated', description: `${answer.message}.` });
    },
    onError(error) {
      showToast({
        title: 'Update Failed',
        description: errorMessage(error, 'Failed to update document category. Please try again.'),
        tone: 'danger',
      });
    },
  });
  const isAllShown = shown.every(({ id }) => ids.has(id));
  const none = ids.size === 0;
  return (
    <section
      aria-label="Selected documents"
      className="flex flex-col gap-2 border-t border-line bg-accent-soft px-3 py-2"
    >
      <div className="flex items-center gap-2">
        <p className="figures min-w-0 flex-1 text-sm" aria-live="polite">
          <strong className="font-semibold">{ids.size.toLocaleString('en-US')} selected</strong>
          {hidden > 0 && (
            <span className="text-muted">, {hidden.toLocaleString('en-US')} not shown here</span>
          )}
        </p>
        <IconButton
          label="Leave selection"
          icon={<X aria-hidden="true" />}
          className="-my-1 -mr-2"
          onClick={selection.clear}
        />
      </div>
      <Button
        size="small"
        variant="secondary"
        className="figures w-full"
        disabled={isAllShown}
        onClick={selection.chooseShown}
      >
        Select all {shown.length.toLocaleString('en-US')} shown
      </Button>
      <div className="flex gap-1">
        {canEdit && (
          <Menu
            align="start"
            trigger={
              <Button
                size="small"
                variant="secondary"
                disabled={none}
                busy={file.isPending}
                aria-label="Change category of the selected documents"
              >
                <FolderInput aria-hidden="true" />
                File
              </Button>
            }
            items={pageCategories(kinds).map((category) => ({
              label: category,
              onSelect: () => file.mutate({ caseId, ids: [...ids], docType: category }),
            }))}
          />
        )}
        <BulkDownload caseId={caseId} ids={ids} />
        {canEdit && (
          <Button size="small" variant="secondary" disabled={none} onClick={() => setDeleting(true)}>
            <Trash2 aria-hidden="true" />
            Delete
          </Button>
        )}
      </div>
      {isDeleting && (
        <BulkDeleteDialog
          caseId={caseId}
          documents={documents}
          ids={ids}
          onClose={() => setDeleting(false)}
          onDeleted={(gone) => {
            setDeleting(false);
            selection.clear();
            onDeleted(gone);
          }}
        />
      )}
    </section>
  );
}

/**
 * The chosen documents as one archive. A form asks for it, so that ten thousand ids find room and the browser streams
 * the answer to the disk; what is no archive, a failure, arrives in the frame instead.
 */
function BulkDownload({ caseId, ids }: { caseId: string; ids: ReadonlySet<string> }) {
  const frame = useId();
  const isAsked = useRef(false);
  const onAnswerInFrame = () => {
    if (!isAsked.current) return;
    isAsked.current = false;
    showToast({ title: 'Error', description: 'Failed to download documents', tone: 'danger' });
  };
  return (
    <form
      method="post"
      action={serverPaths.downloadChosen(caseId)}
      target={frame}
      className="contents"
      onSubmit={() => {
        isAsked.current = true;
      }}
    >
      <input type="hidden" name="ids" value={[...ids].join(',')} />
      <Button type="submit" size="small" variant="secondary" className="flex-1" disabled={ids.size === 0}>
        <Download aria-hidden="true" />
        Download
      </Button>
      <iframe name={frame} title="Download" hidden onLoad={onAnswerInFrame} />
    </form>
  );
}
