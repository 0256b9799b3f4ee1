import { ExternalLink, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import type { Document } from '#src/documents/schema.ts';
import { trpc } from '../lib/trpc.ts';
import { serverPaths } from '../paths.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { classNames } from '../ui/class-names.ts';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';
import type { Place } from './place.ts';
import { ReadingState } from './reading-state.tsx';
import { TextView } from './text-view.tsx';

interface DocumentViewerProps {
  document: Document;
  place: Place | null;
  canEdit: boolean;
}

type View = 'original' | 'text';

/** A PDF in a frame, a picture, or the text; the text of a PDF or picture is one press away. */
export function DocumentViewer({ document, place, canEdit }: DocumentViewerProps) {
  const isPdf = document.mimeType === 'application/pdf';
  const isImage = document.mimeType?.startsWith('image/') ?? false;
  const canFrame = isPdf && navigator.pdfViewerEnabled !== false;
  const hasOriginal = canFrame || isImage;
  const [chosen, setChosen] = useState<View | null>(null);
  // A marked passage is shown in the text of a picture; a PDF frame can jump to its page. A PDF that could not be
  // read may be one that the frame cannot show either.
  const prefersText = isImage ? place !== null : document.status === 'failed';
  const view: View = hasOriginal ? (chosen ?? (prefersText ? 'text' : 'original')) : 'text';
  const isFramed = view === 'original' && !isImage;
  return (
    // The tab's panel scrolls, since it takes the focus; a frame scrolls by itself and fills the panel.
    <div
      className={classNames(
        'flex flex-col',
        isFramed ? 'h-full min-h-80' : 'min-h-full',
        isPdf || isImage ? '[--bar:3rem] touch:[--bar:3.5rem]' : '[--bar:0px]',
      )}
    >
      <ReadingNotice document={document} canEdit={canEdit} />
      {(hasOriginal || isPdf) && (
        <div className="sticky top-0 z-10 flex h-(--bar) shrink-0 items-center justify-between gap-2 border-b border-line bg-paper px-4">
          {hasOriginal ? (
            <fieldset aria-label="View" className="inline-flex rounded-control border border-line p-0.5">
              {(['original', 'text'] as const).map((value) => (
                <button
                  key={value}
                  type="button"
                  aria-pressed={view === value}
                  onClick={() => setChosen(value)}
                  className={classNames(
                    'min-h-8 rounded-[4px] px-3 text-sm font-medium touch:min-h-10',
                    view === value ? 'bg-accent-soft text-accent' : 'text-muted hover:text-ink',
                  )}
                >
                  {value === 'original' ? 'Original' : 'Text'}
                </button>
              ))}
            </fieldset>
          ) : (
            <span className="text-sm text-muted">This browser shows the text; the PDF opens by itself.</span>
          )}
          {isPdf && (
            <a
              href={serverPaths.inline(document.id)}
              target="_blank"
              rel="noreferrer"
              className={buttonClass({ variant: 'quiet', size: 'small' })}
            >
              <ExternalLink aria-hidden="true" />
              Full Screen
            </a>
          )}
        </div>
      )}
      {view === 'original' && place !== null && place.end > place.start && (
        <PassageBar document={document} place={place} onShow={() => setChosen('text')} />
      )}
      <div className="min-h-0 flex-1">
        {view === 'text' ? (
          <DocumentText document={document} place={place} />
        ) : isImage ? (
          <img
            src={serverPaths.view(document.id)}
            alt={document.filename}
            className="mx-auto max-w-full object-contain p-4"
          />
        ) : (
          <iframe
            // A new page in the fragment alone does not move an open viewer everywhere, so the frame is new too.
            key={place?.page ?? 0}
            title={document.filename}
            // The paper gets the room of the thumbnails.
            src={`${serverPaths.inline(document.id)}#${place ? `page=${place.page}&` : ''}navpanes=0`}
            className="block h-full w-full border-0"
          />
        )}
      </div>
    </div>
  );
}

/** The passage that was jumped to: a PDF frame shows its page, but cannot mark it. */
function PassageBar({ document, place, onShow }: { document: Document; place: Place; onShow(): void }) {
  const passage = document.extractedText?.slice(place.start, place.end).trim();
  return (
    <div className="flex items-center gap-3 border-b border-line bg-due-soft px-4 py-2 text-sm">
      <p className="min-w-0 flex-1">
        <span className="figures font-medium">Page {place.page}</span>
        {passage && <span className="line-clamp-2 font-serif">“{passage}”</span>}
      </p>
      <Button variant="secondary" size="small" onClick={onShow}>
        Show it marked
      </Button>
    </div>
  );
}

function ReadingNotice({ document, canEdit }: { document: Document; canEdit: boolean }) {
  const utils = trpc.useUtils();
  const retry = trpc.documents.retry.useMutation({
    onSuccess: async () => {
      await Promise.all([
        utils.documents.list.invalidate({ caseId: document.caseId }),
        utils.documents.get.invalidate({ id: document.id }),
      ]);
    },
  });
  if (document.status === 'queued' || document.status === 'reading') {
    return (
      <div className="border-b border-line px-4 py-2" aria-live="polite">
        <ReadingState document={document} />
      </div>
    );
  }
  if (document.status === 'failed') {
    return (
      <Alert
        tone="danger"
        title="This file could not be read"
        className="m-4"
        actions={
          canEdit && (
            <Button
              variant="secondary"
              size="small"
              busy={retry.isPending}
              onClick={() => retry.mutate({ id: document.id })}
            >
              <RotateCcw aria-hidden="true" />
              Retry
            </Button>
          )
        }
      >
        {document.statusReason}
      </Alert>
    );
  }
  if (document.notes.length === 0) return null;
  return (
    <Alert tone="due" className="m-4" title="About this reading">
      <ul className="list-disc pl-4">
        {document.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </Alert>
  );
}

function DocumentText({ document, place }: { document: Document; place: Place | null }) {
  const isPdf = document.mimeType === 'application/pdf';
  // The text comes with a PDF already; for other files it is asked for by itself.
  const fetched = trpc.documents.text.useQuery(
    { id: document.id },
    { enabled: !isPdf, meta: { silent: true } },
  );
  if (!isPdf && fetched.isPending) {
    return (
      <SkeletonGroup text="Loading text...">
        <div className="mx-auto flex max-w-[80ch] flex-col gap-3 p-6">
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-11/12" />
          <Skeleton className="h-4 w-4/5" />
        </div>
      </SkeletonGroup>
    );
  }
  if (fetched.isError && !document.extractedText) {
    return (
      <Alert tone="danger" title="Unable to Load Document" className="m-4">
        The text could not be loaded. Download the file to read it instead.
      </Alert>
    );
  }
  const text = fetched.data?.extractedText || document.extractedText || '';
  if (text.trim() === '') return <p className="p-6 text-muted">No text content available.</p>;
  return <TextView text={text} place={place} />;
}
