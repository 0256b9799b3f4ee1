import type { Document } from '#src/documents/schema.ts';
import { visibleName } from '#src/text/visible-name.ts';
import type { Place } from '../documents/place.ts';
import { serverPaths } from '../paths.ts';
import { Alert } from '../ui/alert.tsx';
import { PassageBar } from './passage-bar.tsx';
import type { PdfFailure } from './use-pdf.ts';

const SENTENCE: Record<PdfFailure, string | null> = {
  password:
    'This PDF is protected by a password. Your browser asks for it below; it is neither sent nor kept here.',
  broken:
    'This PDF is damaged and cannot be shown page by page. Your browser tries below. If that stays empty, download the file, or ask whoever sent it for a new copy.',
  gone: null,
  unsupported: null,
};

interface FrameViewProps {
  document: Document;
  place: Place | null;
  failure: PdfFailure;
  onShowText(): void;
}

/** A PDF in the browser's own viewer: what there is when PDF.js cannot open it. */
export function FrameView({ document, place, failure, onShowText }: FrameViewProps) {
  return (
    <>
      {SENTENCE[failure] && (
        <Alert tone="due" className="m-3">
          {SENTENCE[failure]}
        </Alert>
      )}
      {place !== null && place.end > place.start && (
        <PassageBar document={document} place={place} onShow={onShowText} />
      )}
      <iframe
        // A new page in the fragment alone does not move an open viewer everywhere, so the frame is new too.
        key={place?.page ?? 0}
        title={visibleName(document.filename)}
        // The paper gets the room of the thumbnails.
        src={`${serverPaths.inline(document.id)}#${place ? `page=${place.page}&` : ''}navpanes=0`}
        className="block min-h-96 w-full flex-1 border-0"
      />
    </>
  );
}
