import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import type { PageSize } from '#src/viewer/page-layout.ts';

type Engine = typeof import('./pdf-engine.ts');

/** Why PDF.js does not show a file; 'unsupported' when it does not run in this browser. */
export type PdfFailure = 'password' | 'broken' | 'gone' | 'unsupported';

export interface OpenPdf {
  engine: Engine;
  pdf: PDFDocumentProxy;
  /** Of the first page; the others are taken to be alike until they are seen. */
  firstPage: PageSize;
}

interface PdfState {
  open: OpenPdf | null;
  failure: PdfFailure | null;
  /** Parts of the file could not be fetched; `retry` asks for them again. */
  isOffline: boolean;
}

/** CSS pixels of a PDF point, 1/72 inch. */
export const POINT = 96 / 72;

const OPENING: PdfState = { open: null, failure: null, isOffline: false };

async function loadEngine(): Promise<Engine | null> {
  if (typeof Worker === 'undefined') return null;
  try {
    return await import('./pdf-engine.ts');
  } catch {
    return null;
  }
}

function failureOf(error: unknown): PdfFailure {
  return error instanceof Error && error.name === 'PasswordException' ? 'password' : 'broken';
}

/** A PDF opened over range requests, for as long as the component stands. */
export function usePdf(url: string, size: number): PdfState & { retry(): void } {
  const [state, setState] = useState<PdfState>(OPENING);
  const again = useRef<(() => void) | null>(null);
  useEffect(() => {
    let close = () => {};
    let isGone = false;
    const change = (part: Partial<PdfState>) => {
      if (!isGone) setState((before) => ({ ...before, ...part }));
    };
    setState(OPENING);
    const open = async () => {
      const engine = await loadEngine();
      if (isGone) return;
      if (engine === null) return change({ failure: 'unsupported' });
      const opening = engine.openPdf(url, size, (status) =>
        change(
          status === null || status >= 500 || status === 429 ? { isOffline: true } : { failure: 'gone' },
        ),
      );
      close = opening.close;
      again.current = opening.retry;
      const pdf = await opening.document;
      const page = await pdf.getPage(1);
      const { width, height } = page.getViewport({ scale: POINT });
      change({ open: { engine, pdf, firstPage: { width, height } } });
    };
    open().catch((error: unknown) => change({ failure: failureOf(error) }));
    return () => {
      isGone = true;
      close();
    };
  }, [url, size]);
  return {
    ...state,
    retry() {
      setState((before) => ({ ...before, isOffline: false }));
      again.current?.();
    },
  };
}
