import { Download } from 'lucide-react';
import { useState } from 'react';
import { type DiscoveryContext, discoveryCategory, guessCategory } from '#src/documents/category-guess.ts';
import { ACCEPTED_EXTENSIONS } from '#src/documents/schema.ts';
import { pickerCategories } from '../documents/categories.ts';
import { useMilestoneKinds } from '../documents/use-milestone-kinds.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { FileDrop } from '../ui/file-drop.tsx';
import { showToast } from '../ui/toast-store.ts';
import { findInterrupted, forgetInterrupted } from './interrupted.ts';
import { UploadRow } from './upload-row.tsx';
import { useDownloadAll } from './use-download-all.ts';
import { useUploads } from './use-uploads.ts';

interface UploadDialogProps {
  caseId: string;
  /** Documents that the case has already. */
  documentCount: number;
  discoveryContext?: DiscoveryContext;
  onClose(): void;
  /** Hands over the ids of the new documents. */
  onComplete?(documentIds: string[]): void;
}

const ACCEPT = ACCEPTED_EXTENSIONS.map((extension) => `.${extension}`).join(',');

export function UploadDialog({
  caseId,
  documentCount,
  discoveryContext,
  onClose,
  onComplete,
}: UploadDialogProps) {
  const { store, items } = useUploads(caseId);
  const kinds = useMilestoneKinds(caseId);
  const [interrupted, setInterrupted] = useState(() => (store.isUploading() ? [] : findInterrupted(caseId)));
  const downloadAll = useDownloadAll(caseId);
  const fixedCategory = discoveryContext ? discoveryCategory(discoveryContext) : null;
  const ready = items.filter(({ status, category }) => status === 'ready' && category !== '').length;
  const waiting = items.filter(({ status }) => status === 'ready').length;
  const completed = items.filter(({ status }) => status === 'completed').length;
  const isUploading = store.isUploading();

  const addFiles = (files: File[]) => {
    store.add(files, (file) => fixedCategory ?? guessCategory(file.name));
    setInterrupted((before) =>
      before.filter(
        ({ filename, size }) => !files.some((file) => file.name === filename && file.size === size),
      ),
    );
  };

  const upload = async () => {
    if (caseId === '') {
      showToast({ title: 'No case selected for upload', tone: 'danger' });
      return;
    }
    if (ready === 0) {
      showToast({
        title: 'No files ready',
        description: 'Please select a category for each file before uploading.',
        tone: 'danger',
      });
      return;
    }
    const sent = await store.start(discoveryContext);
    const done = sent.filter(({ status }) => status === 'completed');
    const failed = sent.filter(({ status }) => status === 'error');
    if (done.length > 0) {
      showToast({ title: 'Success', description: `Successfully uploaded ${done.length} document(s)` });
    }
    if (failed.length > 0) {
      const reason = failed.length === 1 ? failed[0]?.message : null;
      showToast({ title: 'Error', description: reason ?? 'Failed to upload documents', tone: 'danger' });
    }
  };

  const complete = () => {
    const documentIds = items.flatMap(({ documentId }) => (documentId === null ? [] : [documentId]));
    store.clearCompleted();
    showToast({ title: 'Upload Complete' });
    onClose();
    onComplete?.(documentIds);
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Upload Documents"
      description="PDF, Word, text, e-mail and pictures. Uploads go on while you look around, and resume after a lost connection."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {isUploading ? 'Continue in the background' : 'Cancel'}
          </Button>
          {completed > 0 && !isUploading && (
            <Button variant={waiting > 0 ? 'secondary' : 'primary'} onClick={complete}>
              Complete ({completed} uploaded)
            </Button>
          )}
          {!isUploading && (waiting > 0 || completed === 0) && (
            <Button onClick={() => void upload()} disabled={waiting === 0}>
              Upload {ready} File(s)
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {interrupted.length > 0 && (
          <Alert
            tone="due"
            title={`${interrupted.length} upload${interrupted.length === 1 ? ' was' : 's were'} interrupted: continue`}
            actions={
              <Button
                variant="secondary"
                size="small"
                onClick={() => {
                  forgetInterrupted(caseId);
                  setInterrupted([]);
                }}
              >
                Forget {interrupted.length === 1 ? 'it' : 'them'}
              </Button>
            }
          >
            Choose the same file{interrupted.length === 1 ? '' : 's'} again to go on where{' '}
            {interrupted.length === 1 ? 'it' : 'they'} stopped:{' '}
            {interrupted.map(({ filename }) => filename).join(', ')}
          </Alert>
        )}
        <FileDrop
          title="Drag and drop files here"
          hint={`Accepted: ${ACCEPTED_EXTENSIONS.join(', ')}`}
          accept={ACCEPT}
          compact={items.length > 0}
          onFiles={addFiles}
        />
        {items.length > 0 && (
          <ul aria-label="Files" className="flex flex-col gap-2">
            {items.map((item) => (
              <UploadRow
                key={item.id}
                item={item}
                store={store}
                categories={pickerCategories(kinds)}
                fixedCategory={fixedCategory}
              />
            ))}
          </ul>
        )}
        <div className="flex flex-wrap items-center justify-between gap-2 text-sm text-muted">
          <p>
            Total documents uploaded: <span className="figures font-medium text-ink">{documentCount}</span>
          </p>
          {documentCount > 0 && (
            <Button variant="quiet" size="small" busy={downloadAll.isPending} onClick={downloadAll.start}>
              <Download aria-hidden="true" />
              Download all documents
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
