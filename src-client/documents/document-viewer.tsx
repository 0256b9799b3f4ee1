import { ExternalLink } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Document } from '#src/documents/schema.ts';
import { visibleName } from '#src/documents/visible-name.ts';
import { serverPaths } from '../paths.ts';
import { buttonClass } from '../ui/button-class.ts';
import { classNames } from '../ui/class-names.ts';
import { AttachmentOrigin } from '../viewer/attachment-origin.tsx';
import { DocumentText } from '../viewer/document-text.tsx';
import { FrameView } from '../viewer/frame-view.tsx';
import { ImageView } from '../viewer/image-view.tsx';
import { PdfView } from '../viewer/pdf-view.tsx';
import type { PdfFailure } from '../viewer/use-pdf.ts';
import { ViewerBar } from '../viewer/viewer-bar.tsx';
import type { Place } from './place.ts';
import { ReadingNotice } from './reading-notice.tsx';

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
    <ImageView src={serverPaths.view(document.id)} name={visibleName(document.filename)} />
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
