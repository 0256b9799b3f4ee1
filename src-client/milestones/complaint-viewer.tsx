import { Download, FileText, Upload } from 'lucide-react';
import { Link } from 'react-router';
import type { Document } from '#src/documents/schema.ts';
import { visibleName } from '#src/documents/visible-name.ts';
import { LOAD_FAILURE } from '#src/milestones/page-kind.ts';
import { DocumentViewer } from '../documents/document-viewer.tsx';
import { FileName } from '../documents/file-name.tsx';
import { formatSize } from '../documents/format.ts';
import { ReadingNotice } from '../documents/reading-notice.tsx';
import { TextView } from '../documents/text-view.tsx';
import { trpc } from '../lib/trpc.ts';
import { paths, serverPaths } from '../paths.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { Empty } from '../ui/empty.tsx';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';
import { EmailView } from '../viewer/email-view.tsx';
import { isEmail } from '../viewer/file-kind.ts';

/** One complaint as a person reads it: a PDF or picture page by page, any other file as its text. */
export function ComplaintViewer({ documentId, canEdit }: { documentId: string; canEdit: boolean }) {
  const found = trpc.documents.get.useQuery({ id: documentId }, { meta: { silent: true } });
  if (found.isPending) return <ViewerSkeleton />;
  if (found.isError) {
    return (
      <Alert
        tone="danger"
        title={LOAD_FAILURE.complaint}
        className="m-4"
        actions={
          <Button variant="secondary" size="small" onClick={() => void found.refetch()}>
            Retry
          </Button>
        }
      />
    );
  }
  const document = found.data;
  const isDrawn = document.mimeType === 'application/pdf' || document.mimeType?.startsWith('image/');
  return (
    <>
      <ViewerHead document={document} />
      {isDrawn ? (
        <div className="h-[min(80dvh,60rem)] overflow-auto bg-paper">
          <DocumentViewer document={document} place={null} canEdit={canEdit} />
        </div>
      ) : (
        <>
          <ReadingNotice document={document} canEdit={canEdit} />
          <ComplaintText document={document} />
        </>
      )}
    </>
  );
}

function ViewerHead({ document }: { document: Document }) {
  const { id, caseId, filename, pageCount, size } = document;
  const facts = [
    ...(pageCount === null ? [] : [`${pageCount} page${pageCount === 1 ? '' : 's'}`]),
    formatSize(size),
  ];
  return (
    <header className="flex flex-wrap items-start justify-between gap-3 border-b border-line px-4 py-3 sm:px-5">
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="font-semibold wrap-anywhere">
          <Link to={paths.document(caseId, id)} className="underline-offset-4 hover:underline">
            <FileName name={filename} />
          </Link>
        </h2>
        <p className="figures text-sm text-muted">{facts.join(' · ')}</p>
      </div>
      <a
        href={serverPaths.download(id)}
        target="_blank"
        rel="noreferrer"
        aria-label={`Download ${visibleName(filename)}`}
        className={buttonClass({ variant: 'secondary', size: 'small' })}
      >
        <Download aria-hidden="true" />
        Download
      </a>
    </header>
  );
}

/** The text of a file that is drawn by no viewer. */
function ComplaintText({ document }: { document: Document }) {
  const { id, size, status } = document;
  const fetched = trpc.documents.text.useQuery({ id }, { meta: { silent: true } });
  if (fetched.isPending) return <ViewerSkeleton />;
  if (fetched.isError) {
    return (
      <Alert
        tone="danger"
        title="Failed to Load Document Text"
        className="m-4"
        actions={
          <Button variant="secondary" size="small" onClick={() => void fetched.refetch()}>
            Retry
          </Button>
        }
      >
        Download the file to read it instead.
      </Alert>
    );
  }
  const text = fetched.data.extractedText;
  if (text.trim() !== '') {
    return (
      <div className="flex-1 bg-paper">
        {isEmail(document.mimeType) ? (
          <EmailView document={document} text={text} place={null} />
        ) : (
          <TextView text={text} place={null} />
        )}
      </div>
    );
  }
  if (size === 0) {
    return (
      <Empty icon={<FileText />} title="Empty Document">
        There is nothing in this file. Upload the complaint once more.
      </Empty>
    );
  }
  return (
    <Empty icon={<FileText />} title="No Text Content">
      {status === 'ready' || status === 'failed'
        ? 'We found no words in this file. Download it to read it, or upload a clearer copy.'
        : 'Its words are shown here once it is read.'}
    </Empty>
  );
}

/** No complaint is in the case yet. */
export function NoComplaint({ onUpload }: { onUpload: (() => void) | null }) {
  return (
    <Empty
      icon={<FileText />}
      title="No Complaint Documents"
      className="m-auto"
      action={
        onUpload && (
          <Button onClick={onUpload}>
            <Upload aria-hidden="true" />
            Upload the Complaint
          </Button>
        )
      }
    >
      Upload the complaint to read it here and to answer it paragraph by paragraph. A photo of each page will
      do.
    </Empty>
  );
}

export function ViewerSkeleton() {
  return (
    <SkeletonGroup text="Loading the complaint">
      <div className="flex flex-col gap-4 p-5">
        <Skeleton className="h-6 w-1/2" />
        <Skeleton className="h-4 w-1/4" />
        <Skeleton className="h-[50dvh] w-full" />
      </div>
    </SkeletonGroup>
  );
}
