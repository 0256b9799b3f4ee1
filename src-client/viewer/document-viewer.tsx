import { ExternalLink, Paperclip } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { Document } from '#src/documents/schema.ts';
import { visibleName } from '#src/text/visible-name.ts';
import { imageAddress } from '../documents/image-address.ts';
import type { Place } from '../documents/place.ts';
import { ReadingNotice } from '../documents/reading-notice.tsx';
import { trpc } from '../lib/trpc.ts';
import { PaperName } from '../papers/paper-name.tsx';
import { paths, serverPaths } from '../paths.ts';
import { buttonClass } from '../ui/button-class.ts';
import { classNames } from '../ui/class-names.ts';
import { DocumentText } from './document-text.tsx';
import { FrameView } from './frame-view.tsx';
import { ImageView } from './image-view.tsx';
import { PdfView } from './pdf-view.tsx';
import type { PdfFailure } from './use-pdf.ts';
import { ViewerBar } from './viewer-bar.tsx';

interface DocumentViewerProps {
  document: Document;
  place: Place | null;
  canEdit: boolean;
}

type View = 'original' | 'text';

/** A PDF page by page, a picture, an e-mail, or the text; the text of a PDF or picture is one press away. */
export function DocumentViewer({ document, place, canEdit }: DocumentViewerProps) {
  const isPdf = document.mimeType === 'application/pdf';
  const isImage = document.mimeType?.startsWith('image/') ?? false;
  const [chosen, setChosen] = useState<View | null>(null);
  const [failure, setFailure] = useState<PdfFailure | null>(null);
  const canFrame = navigator.pdfViewerEnabled !== false;
  const hasOriginal = isImage || (isPdf && failure !== 'gone' && (failure === null || canFrame));
  // A passage is shown in the text of a picture. What neither the reader nor PDF.js could open, the browser's own
  // viewer will hardly show.
  const prefersText = isImage ? place !== null : failure === 'broken' && document.status === 'failed';
  const view: View = hasOriginal ? (chosen ?? (prefersText ? 'text' : 'original')) : 'text';
  const showText = () => setChosen('text');
  const original = isImage ? (
    <ImageView src={imageAddress(document)} name={visibleName(document.filename)} />
  ) : failure === null ? (
    <PdfView document={document} place={place} onFailure={setFailure} onShowText={showText} />
  ) : (
    <FrameView document={document} place={place} failure={failure} onShowText={showText} />
  );
  const shown =
    view === 'original' ? (
      original
    ) : (
      <DocumentText document={document} place={place} isGone={failure === 'gone'} />
    );
  return (
    // The tab's panel scrolls, since it takes the focus; an original scrolls by itself and fills the panel.
    <div
      className={classNames(
        '@container flex flex-col',
        view === 'original' ? 'h-full min-h-80' : 'min-h-full',
      )}
    >
      <AttachmentOrigin document={document} />
      <ReadingNotice document={document} canEdit={canEdit} />
      {isPdf || isImage ? (
        <ViewerBar
          start={
            hasOriginal ? (
              <ViewChoice view={view} onChoose={setChosen} />
            ) : (
              <span className="text-sm text-muted">{withoutOriginal(failure)}</span>
            )
          }
          end={isPdf && <FullScreen documentId={document.id} />}
        >
          {shown}
        </ViewerBar>
      ) : (
        shown
      )}
    </div>
  );
}

function withoutOriginal(failure: PdfFailure | null): string {
  return failure === 'gone' ? '' : 'This browser shows the text; the PDF opens by itself.';
}

function ViewChoice({ view, onChoose }: { view: View; onChoose(view: View): void }): ReactNode {
  return (
    <fieldset aria-label="View" className="inline-flex rounded-control border border-line p-0.5">
      {(['original', 'text'] as const).map((value) => (
        <button
          key={value}
          type="button"
          aria-pressed={view === value}
          onClick={() => onChoose(value)}
          className={classNames(
            'min-h-8 rounded-[4px] px-3 text-sm font-medium touch:min-h-10',
            view === value ? 'bg-accent-soft text-accent' : 'text-muted hover:text-ink',
          )}
        >
          {value === 'original' ? 'Original' : 'Text'}
        </button>
      ))}
    </fieldset>
  );
}

function FullScreen({ documentId }: { documentId: string }) {
  return (
    <a
      href={serverPaths.inline(documentId)}
      target="_blank"
      rel="noreferrer"
      className={buttonClass({ variant: 'quiet', size: 'small' })}
    >
      <ExternalLink aria-hidden="true" />
      Full Screen
    </a>
  );
}

/** The e-mail that a document came with. */
function AttachmentOrigin({ document }: { document: Document }) {
  const { caseId, parentDocumentId } = document;
  const list = trpc.documents.list.useQuery(
    { caseId },
    { enabled: parentDocumentId !== null, meta: { silent: true } },
  );
  const parent = list.data?.find(({ id }) => id === parentDocumentId);
  if (parentDocumentId === null || parent === undefined) return null;
  return (
    <p className="flex shrink-0 items-center gap-1.5 border-b border-line px-4 py-1 text-sm text-muted">
      <Paperclip aria-hidden="true" className="size-3.5 shrink-0" />
      <span className="truncate">
        Came with{' '}
        <Link to={paths.document(caseId, parentDocumentId)} className="text-accent underline">
          <PaperName filename={parent.filename} title={parent.title} />
        </Link>
      </span>
    </p>
  );
}
