import { Download, FileArchive } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { discoveryCategory } from '#src/discovery/match.ts';
import type { DiscoveryContext } from '#src/discovery/schema.ts';
import { ACCEPTED_EXTENSIONS } from '#src/documents/schema.ts';
import { guessCategory } from '#src/papers/category-guess.ts';
import { pickerCategories } from '../documents/categories.ts';
import { useMilestoneKinds } from '../documents/use-milestone-kinds.ts';
import { paths, serverPaths } from '../paths.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { Dialog } from '../ui/dialog.tsx';
import { FileDrop } from '../ui/file-drop.tsx';
import { showToast } from '../ui/toast-store.ts';
import { InterruptedNotice } from './interrupted-notice.tsx';
import { RoomNotice } from './room-notice.tsx';
import { UploadList } from './upload-list.tsx';
import type { UploadItem } from './upload-store.ts';
import { UploadSummary } from './upload-summary.tsx';
import { useDownloadAll } from './use-download-all.ts';
import { useInterrupted } from './use-interrupted.ts';
import { useUploads } from './use-uploads.ts';

interface UploadDialogProps {
  caseId: string;
  /** Documents that the case has already. */
  documentCount: number;
  /** The discovery card that the files are uploaded from; it gives their category. */
  discoveryContext?: DiscoveryContext;
  /** What files are filed under unless the person says otherwise, where a screen asks for one kind of paper. */
  startCategory?: string;
  onClose(): void;
  /** Hands over the ids of the new documents. */
  onComplete?(documentIds: string[]): void;
}

const ACCEPT = ACCEPTED_EXTENSIONS.map((extension) => `.${extension}`).join(',');

export function UploadDialog(props: UploadDialogProps) {
  const { caseId, documentCount, discoveryContext, startCategory, onClose, onComplete } = props;
  const { store, items } = useUploads(caseId);
  const kinds = useMilestoneKinds(caseId);
  const { interrupted, find, forget } = useInterrupted(caseId);
  const [repeated, setRepeated] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const fixedCategory = discoveryContext ? discoveryCategory(discoveryContext) : null;
  const categories = pickerCategories(kinds);
  const ready = items.filter(({ status, category }) => status === 'ready' && category !== '').length;
  const waiting = items.filter(({ status }) => status === 'ready').length;
  const completed = items.filter(({ status }) => status === 'completed').length;
  const isUploading = store.isUploading();
  const coming = items.reduce((sum, { status, file }) => (status === 'ready' ? sum + file.size : sum), 0);

  const addFiles = (files: File[]) => {
    const categoryOf = (file: File) =>
      fixedCategory ?? (find(file)?.category || startCategory || guessCategory(file.name));
    setRepeated(store.add(files, categoryOf));
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
    report(await store.start(discoveryContext));
  };

  const complete = () => {
    const documentIds = items.flatMap(({ documentId }) => (documentId === null ? [] : [documentId]));
    store.clearCompleted();
    const [first, ...others] = documentIds;
    showToast({
      title: 'Upload Complete',
      ...(first !== undefined &&
        others.length === 0 && {
          action: {
            label: 'What we read',
            onPress: () => void navigate(paths.paperCard(caseId, first)),
          },
        }),
    });
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
        <InterruptedNotice
          interrupted={interrupted}
          onChoose={() => input.current?.click()}
          onForget={forget}
        />
        <RoomNotice caseId={caseId} bytes={coming} />
        <FileDrop
          title="Drag and drop files here"
          hint={`Accepted: ${ACCEPTED_EXTENSIONS.join(', ')}. A folder brings all its files.`}
          accept={ACCEPT}
          compact={items.length > 0}
          inputRef={input}
          onFiles={addFiles}
        />
        {fixedCategory !== null && (
          <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
            Filed under <Badge tone="accent">{fixedCategory}</Badge>
          </p>
        )}
        {repeated > 0 && (
          <p role="status" className="text-sm text-muted">
            {repeated === 1
              ? '1 file is in this list already and was not added again.'
              : `${repeated} files are in this list already and were not added again.`}
          </p>
        )}
        <UploadSummary
          items={items}
          store={store}
          categories={categories}
          fixedCategory={fixedCategory}
          onRetryAll={() => void store.retry('all').then(report)}
        />
        {items.length > 0 && (
          <UploadList
            caseId={caseId}
            items={items}
            store={store}
            categories={categories}
            fixedCategory={fixedCategory}
          />
        )}
        <DownloadAll caseId={caseId} documentCount={documentCount} />
      </div>
    </Dialog>
  );
}

/** Says what became of the files that were sent; each file has its own reason beside it. */
function report(sent: readonly UploadItem[]): void {
  const done = sent.filter(({ status }) => status === 'completed');
  const failed = sent.filter(({ status }) => status === 'error');
  if (done.length > 0) {
    showToast({ title: 'Success', description: `Successfully uploaded ${done.length} document(s)` });
  }
  if (failed.length > 0) {
    const reasons = new Set(failed.map(({ message }) => message));
    const reason = reasons.size === 1 ? failed[0]?.message : null;
    showToast({ title: 'Error', description: reason ?? 'Failed to upload documents', tone: 'danger' });
  }
}

/** How many documents the case has, and all of them to take away: each by itself, or in one archive. */
function DownloadAll({ caseId, documentCount }: { caseId: string; documentCount: number }) {
  const downloadAll = useDownloadAll(caseId);
  return (
    <div className="flex flex-col gap-1 text-sm text-muted">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p>
          Total documents uploaded: <span className="figures font-medium text-ink">{documentCount}</span>
        </p>
        {documentCount > 0 && (
          <div className="-mx-3 flex flex-wrap">
            <Button variant="quiet" size="small" busy={downloadAll.isPending} onClick={downloadAll.start}>
              <Download aria-hidden="true" />
              Download all documents
            </Button>
            <a
              href={serverPaths.downloadAllZip(caseId)}
              download
              className={buttonClass({ variant: 'quiet', size: 'small' })}
            >
              <FileArchive aria-hidden="true" />
              As one ZIP file
            </a>
          </div>
        )}
      </div>
      {downloadAll.failure !== null && (
        <p role="alert" className="text-danger">
          {downloadAll.failure}. Try again in a moment.
        </p>
      )}
    </div>
  );
}
