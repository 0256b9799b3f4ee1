import { Download, FileText, Upload } from 'lucide-react';
import { Link } from 'react-router';
import type { Document } from '#src/documents/schema.ts';
import { paperTitle } from '#src/papers/paper-title.ts';
import { amount } from '#src/text/words.ts';
import { LOAD_FAILURE } from '#src/timeline/page-kind.ts';
import { ReadingNotice } from '../documents/reading-notice.tsx';
import { TextView } from '../documents/text-view.tsx';
import { trpc } from '../lib/trpc.ts';
import { PaperName, paperName } from '../papers/paper-name.tsx';
import { paths, serverPaths } from '../paths.ts';
import { formatSize } from '../text/format.ts';
import { Button } from '../ui/button.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { Empty } from '../ui/empty.tsx';
import { PanelFailure } from '../ui/panel-failure.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { DocumentViewer } from '../viewer/document-viewer.tsx';
import { EmailView } from '../viewer/email-view.tsx';
import { isEmail } from '../viewer/file-kind.ts';

/** One complaint as a person reads it: a PDF or picture page by page, any other file as its text. */
export function ComplaintViewer({ documentId, canEdit }: { documentId: string; canEdit: boolean }) {
  const found = trpc.documents.get.useQuery({ id: documentId }, { meta: { silent: true } });
  if (found.isPending)
    return (
      <Waiting
        text="Loading the complaint"
        className="p-5"
        blocks={['h-6 w-1/2', 'h-4 w-1/4', 'h-[50dvh] w-full']}
      />
    );
  if (found.isError) {
    return (
      <PanelFailure title={LOAD_FAILURE.complaint} onRetry={() => void found.refetch()} className="m-4" />
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
  const title = paperTitle(document);
  const facts = [...(pageCount === null ? [] : [`${amount(pageCount, 'page')}`]), formatSize(size)];
  return (
    <header className="flex flex-wrap items-start justify-between gap-3 border-b border-line px-4 py-3 sm:px-5">
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="font-semibold wrap-anywhere">
          <Link to={paths.document(caseId, id)} className="underline-offset-4 hover:underline">
            <PaperName filename={filename} title={title} />
          </Link>
        </h2>
        <p className="figures text-sm text-muted">{facts.join(' · ')}</p>
      </div>
      <a
        href={serverPaths.download(id)}
        target="_blank"
        rel="noreferrer"
        aria-label={`Download ${paperName({ filename, title })}`}
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
  if (fetched.isPending)
    return (
      <Waiting
        text="Loading the complaint"
        className="p-5"
        blocks={['h-6 w-1/2', 'h-4 w-1/4', 'h-[50dvh] w-full']}
      />
    );
  if (fetched.isError) {
    return (
      <PanelFailure
        title="Failed to Load Document Text"
        onRetry={() => void fetched.refetch()}
        className="m-4"
      >
        Download the file to read it instead.
      </PanelFailure>
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
