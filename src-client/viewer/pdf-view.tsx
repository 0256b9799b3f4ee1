import { Search } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Document } from '#src/documents/schema.ts';
import { nextZoom, type PageSize, ZOOM_STEPS, type Zoom } from '#src/viewer/page-layout.ts';
import { passagesByPage } from '#src/viewer/page-passages.ts';
import type { Place } from '../documents/place.ts';
import { serverPaths } from '../paths.ts';
import { IconButton } from '../ui/button.tsx';
import { FindBar } from './find-bar.tsx';
import { PageField } from './page-field.tsx';
import { PassageBar } from './passage-bar.tsx';
import { PdfPage } from './pdf-page.tsx';
import './text-layer.css';
import { PanelFailure } from '../ui/panel-failure.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { useFind } from './use-find.ts';
import { usePageColumn } from './use-page-column.ts';
import { type OpenPdf, type PdfFailure, usePdf } from './use-pdf.ts';
import { useZoomGestures } from './use-zoom-gestures.ts';
import { ViewerTools } from './viewer-bar.tsx';
import { ZoomButtons } from './zoom-buttons.tsx';

interface PdfViewProps {
  document: Document;
  place: Place | null;
  /** PDF.js cannot show this file. */
  onFailure(failure: PdfFailure): void;
  onShowText(): void;
}

/** The pages of a PDF, drawn as they come into sight, with a passage marked on them. */
export function PdfView({ document, place, onFailure, onShowText }: PdfViewProps) {
  const { open, failure, isOffline, retry } = usePdf(serverPaths.inline(document.id), document.size);
  useEffect(() => {
    if (failure !== null) onFailure(failure);
  }, [failure, onFailure]);
  return (
    <>
      {isOffline && (
        <PanelFailure title="Unable to Load Document" onRetry={retry} className="m-4">
          A part of this file did not arrive. Check your connection and try again, or download the file to
          read it instead.
        </PanelFailure>
      )}
      {open === null ? (
        !isOffline && (
          <Waiting
            text="Loading document..."
            className="bg-sunken p-3"
            blocks={['mx-auto aspect-[17/22] w-full max-w-[51rem]']}
          />
        )
      ) : (
        <PdfPages open={open} document={document} place={place} onShowText={onShowText} />
      )}
    </>
  );
}

interface PdfPagesProps extends Omit<PdfViewProps, 'onFailure'> {
  open: OpenPdf;
}

function PdfPages({ open, document, place, onShowText }: PdfPagesProps) {
  const { pdf, firstPage } = open;
  const count = pdf.numPages;
  const [zoom, setZoom] = useState<Zoom>('fit');
  const [sizes, setSizes] = useState<readonly PageSize[]>(() => new Array(count).fill(firstPage));
  const column = usePageColumn(sizes, zoom);
  const { layout, scroller, current, goTo } = column;
  const find = useFind(document.extractedText);
  const shown = find.shown ?? place;
  const passages = useMemo(
    () => passagesByPage(document.extractedText ?? '', shown?.start ?? 0, shown?.end ?? 0),
    [document.extractedText, shown],
  );
  const [missing, setMissing] = useState<Place | null>(null);
  const revealed = useRef<Place | null>(null);
  const scale = layout.scales[current] ?? 1;

  const onSize = useCallback((index: number, { width, height }: PageSize) => {
    setSizes((before) => {
      const known = before[index];
      const isSame = known && Math.abs(known.width - width) < 0.5 && Math.abs(known.height - height) < 0.5;
      return isSame ? before : before.with(index, { width, height });
    });
  }, []);

  const first = passages.keys().next().value ?? shown?.page ?? null;
  const latest = useRef({ goTo, shown, first });
  useEffect(() => {
    latest.current = { goTo, shown, first };
  });
  useEffect(() => {
    if (shown === null || first === null) return;
    latest.current.goTo(Math.min(first, count) - 1);
  }, [shown, first, count]);

  const onPassage = useCallback((index: number, mark: HTMLElement | null) => {
    const { shown: wanted, first: page, goTo: go } = latest.current;
    if (wanted === null || index + 1 !== page) return;
    setMissing(mark === null ? wanted : null);
    if (mark === null || revealed.current === wanted) return;
    revealed.current = wanted;
    const sheet = mark.closest('article')?.getBoundingClientRect();
    if (sheet) go(index, (mark.getBoundingClientRect().top - sheet.top) / sheet.height);
  }, []);

  // The next touch may come before this one has been drawn.
  const present = useRef(scale);
  useEffect(() => {
    present.current = scale;
  }, [scale]);
  const zoomTo = (factor: number) => {
    present.current = Math.min(ZOOM_STEPS.at(-1) ?? 4, Math.max(ZOOM_STEPS[0] ?? 0.25, factor));
    setZoom(present.current);
  };
  useZoomGestures(scroller, (factor, x, y) => {
    column.holdPoint(x, y);
    zoomTo(present.current * factor);
  });
  useEffect(() => {
    // The keys that scroll must reach the pages; Chromium gives a scroller the focus by itself, others do not.
    if (scroller.current) scroller.current.tabIndex = 0;
  }, [scroller]);

  return (
    <>
      <ViewerTools>
        <PageField page={current + 1} count={count} onGo={(page) => goTo(page - 1)} />
        <span aria-hidden="true" className="mx-2 h-5 w-px bg-line @max-xl:hidden" />
        <ZoomButtons
          scale={scale}
          zoom={zoom}
          fitLabel="Fit width"
          onStep={(direction) => zoomTo(nextZoom(present.current, direction))}
          onFit={() => setZoom('fit')}
        />
        <IconButton
          label={find.canFind ? 'Find words' : 'Words can be found when the document has been read'}
          icon={<Search aria-hidden="true" />}
          disabled={!find.canFind}
          aria-expanded={find.isOpen}
          onClick={() => (find.isOpen ? find.close() : find.open())}
        />
      </ViewerTools>
      {find.isOpen && <FindBar find={find} />}
      {missing !== null && missing === shown && (
        <PassageBar document={document} place={missing} onShow={onShowText}>
          These words are not marked on the page: it is a picture, or its letters are stored otherwise.
        </PassageBar>
      )}
      <section
        ref={scroller}
        aria-label="Pages"
        className="relative min-h-80 flex-1 overflow-auto bg-sunken [scrollbar-gutter:stable]"
      >
        <div className="relative" style={{ width: column.width, height: layout.height }}>
          {column.drawn.map((index) => {
            const width = layout.widths[index] ?? 0;
            return (
              <PdfPage
                key={index}
                documentId={document.id}
                open={open}
                index={index}
                count={count}
                left={Math.max(0, Math.floor((column.width - width) / 2))}
                top={layout.tops[index] ?? 0}
                width={width}
                height={layout.heights[index] ?? 0}
                scale={layout.scales[index] ?? 1}
                passage={passages.get(index + 1) ?? null}
                onSize={onSize}
                onPassage={onPassage}
              />
            );
          })}
        </div>
      </section>
    </>
  );
}
