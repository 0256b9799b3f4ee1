import type { PDFPageProxy, RenderTask } from 'pdfjs-dist';
import { useCallback, useEffect, useRef, useState } from 'react';
import { locatePassage, type PagePassage, type Stretch } from '#src/text/locate-passage.ts';
import { canvasRatio, type PageSize } from '#src/viewer/page-layout.ts';
import { ScanMarks } from './scan-marks.tsx';
import { type OpenPdf, POINT } from './use-pdf.ts';

interface PdfPageProps {
  documentId: string;
  open: OpenPdf;
  /** 0-based. */
  index: number;
  count: number;
  /** Where it stands in the column, in CSS pixels. */
  left: number;
  top: number;
  width: number;
  height: number;
  scale: number;
  passage: PagePassage | null;
  onSize(index: number, size: PageSize): void;
  /** The first mark of the passage on this page, or null where the page does not have its words. */
  onPassage(index: number, mark: HTMLElement | null): void;
}

/** Pages that fly past while somebody scrolls are not drawn. */
const PAUSE_MS = 40;
/** A phone's browser gives up on canvases that a desktop draws. */
const PHONE_PIXELS = 5_000_000;
const DESKTOP_PIXELS = 16_000_000;

function mostPixels(): number {
  return window.matchMedia('(pointer: coarse)').matches ? PHONE_PIXELS : DESKTOP_PIXELS;
}

function release(holder: HTMLElement): void {
  for (const canvas of holder.querySelectorAll('canvas')) {
    // Safari keeps the memory of a canvas until it is small.
    canvas.width = 0;
    canvas.height = 0;
  }
  holder.replaceChildren();
}

/** A page drawn on a canvas with its words above, and the words of a passage marked. */
export function PdfPage(props: PdfPageProps) {
  const { documentId, open, index, count, left, top, width, height, scale, passage, onSize, onPassage } =
    props;
  const { engine, pdf } = open;
  const root = useRef<HTMLElement>(null);
  const drawing = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const [text, setText] = useState<DrawnText | null>(null);
  // The page's own text does not have the words: they may stand in a picture.
  const [isInPicture, setInPicture] = useState(false);
  const [isFailed, setFailed] = useState(false);

  useEffect(() => {
    let task: RenderTask | undefined;
    let isGone = false;
    const draw = async () => {
      const page = await pdf.getPage(index + 1);
      const viewport = page.getViewport({ scale: scale * POINT });
      if (isGone) return;
      onSize(index, { width: viewport.width / scale, height: viewport.height / scale });
      root.current?.style.setProperty('--total-scale-factor', String(viewport.scale));
      const canvas = document.createElement('canvas');
      const ratio = canvasRatio(viewport.width, viewport.height, window.devicePixelRatio, mostPixels());
      canvas.width = Math.floor(viewport.width * ratio);
      canvas.height = Math.floor(viewport.height * ratio);
      canvas.className = 'absolute inset-0 size-full';
      canvas.setAttribute('aria-hidden', 'true');
      task = page.render({ canvas, viewport, transform: [ratio, 0, 0, ratio, 0, 0] });
      await task.promise;
      if (drawing.current === null) return;
      release(drawing.current);
      drawing.current.append(canvas);
      setFailed(false);
    };
    const timer = setTimeout(() => {
      draw().catch(() => {
        if (!isGone) setFailed(true);
      });
    }, PAUSE_MS);
    return () => {
      isGone = true;
      clearTimeout(timer);
      task?.cancel();
    };
  }, [pdf, index, scale, onSize]);

  useEffect(() => {
    const holder = drawing.current;
    const container = words.current;
    let isGone = false;
    const timer = setTimeout(() => {
      if (container === null) return;
      engine.drawTextLayer(pdf, index + 1, container).then(
        (drawn) => {
          if (!isGone) setText(drawn);
        },
        () => {
          if (!isGone) setText({ elements: [], pieces: [] });
        },
      );
    }, PAUSE_MS);
    return () => {
      isGone = true;
      clearTimeout(timer);
      if (holder !== null) release(holder);
      container?.replaceChildren();
      void pdf.getPage(index + 1).then(
        (page: PDFPageProxy) => page.cleanup(),
        () => {},
      );
    };
  }, [engine, pdf, index]);

  useEffect(() => {
    if (text === null) return;
    const stretches = passage === null ? [] : locatePassage(passage, text.pieces);
    const mark = markStretches(text, stretches);
    setInPicture(passage !== null && mark === undefined);
    if (mark !== undefined) onPassage(index, mark);
  }, [text, passage, index, onPassage]);
  const onMarks = useCallback((mark: HTMLElement | null) => onPassage(index, mark), [index, onPassage]);

  return (
    <article
      ref={root}
      aria-label={`Page ${index + 1} of ${count}`}
      data-page={index + 1}
      className="absolute isolate overflow-hidden bg-surface outline outline-line"
      style={{ left, top, width, height }}
    >
      <div ref={drawing} />
      <div ref={words} className="pdf-text" />
      {passage !== null && isInPicture && (
        <ScanMarks documentId={documentId} page={index + 1} passage={passage} onMarks={onMarks} />
      )}
      {isFailed && (
        <p className="p-6 text-muted">This page could not be drawn. Download the file to read it instead.</p>
      )}
    </article>
  );
}

/** The words drawn over a page: an element and its text for each piece. */
interface DrawnText {
  elements: readonly HTMLElement[];
  pieces: readonly string[];
}

/** Marks stretches of a page's words, in place of what was marked before; the first mark. */
function markStretches(
  { elements, pieces }: DrawnText,
  stretches: readonly Stretch[],
): HTMLElement | undefined {
  for (const [index, element] of elements.entries()) {
    if (element.querySelector('mark') !== null) element.textContent = pieces[index] ?? '';
  }
  const byPiece = new Map<number, Stretch[]>();
  for (const stretch of stretches) {
    const found = byPiece.get(stretch.piece);
    if (found) found.push(stretch);
    else byPiece.set(stretch.piece, [stretch]);
  }
  for (const [piece, found] of byPiece) {
    const element = elements[piece];
    const text = pieces[piece] ?? '';
    if (element === undefined) continue;
    const parts: (string | HTMLElement)[] = [];
    let at = 0;
    for (const { start, end } of found) {
      const mark = document.createElement('mark');
      mark.dataset.quote = '';
      mark.textContent = text.slice(start, end);
      parts.push(text.slice(at, start), mark);
      at = end;
    }
    element.replaceChildren(...parts, text.slice(at));
  }
  return elements[stretches[0]?.piece ?? -1]?.querySelector('mark') ?? undefined;
}
