import {
  GlobalWorkerOptions,
  getDocument,
  PDFDataRangeTransport,
  type PDFDocumentProxy,
  TextLayer,
  VerbosityLevel,
  version,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { RangeFetcher } from './range-fetcher.ts';

// This file holds PDF.js and is imported when the first PDF is opened. The older form of it is meant for older
// phones.
GlobalWorkerOptions.workerSrc = workerUrl;
const FILES = `/assets/pdfjs-${version}/`;
const CHUNK_BYTES = 64 * 1024;

class FileRanges extends PDFDataRangeTransport {
  #fetcher: RangeFetcher;

  constructor(size: number, url: string, onFailed: (status: number | null) => void) {
    super(size, null);
    this.#fetcher = new RangeFetcher({
      url,
      onBytes: (begin, bytes) => this.onDataRange(begin, bytes),
      onFailed,
    });
  }

  override requestDataRange(begin: number, end: number): void {
    this.#fetcher.request(begin, end);
  }

  override abort(): void {
    this.#fetcher.close();
  }

  retry(): void {
    this.#fetcher.retry();
  }
}

export interface OpeningPdf {
  /** Rejects with PDF.js' own errors, by their names: PasswordException, InvalidPDFException … */
  document: Promise<PDFDocumentProxy>;
  retry(): void;
  close(): void;
}

/** Opens a PDF of `size` bytes; only the parts that are looked at are fetched. */
export function openPdf(
  url: string,
  size: number,
  onFetchFailed: (status: number | null) => void,
): OpeningPdf {
  let isLeft = false;
  const range = new FileRanges(size, url, (status) => {
    if (isLeft) end();
    else onFetchFailed(status);
  });
  function end(): void {
    range.abort();
    void task.destroy();
  }
  const task = getDocument({
    range,
    rangeChunkSize: CHUNK_BYTES,
    disableStream: true,
    disableAutoFetch: true,
    enableXfa: false,
    verbosity: VerbosityLevel.ERRORS,
    cMapUrl: `${FILES}cmaps/`,
    iccUrl: `${FILES}iccs/`,
    standardFontDataUrl: `${FILES}standard_fonts/`,
    wasmUrl: `${FILES}wasm/`,
  });
  return {
    document: task.promise,
    retry: () => range.retry(),
    // Ended while it opens a file, the worker of PDF.js throws what nobody can catch: it is let come to its end.
    close() {
      isLeft = true;
      task.promise.then(end, end);
    },
  };
}

/** Transparent words over a page, to select and to mark; resolves with an element and its words per piece of text. */
export async function drawTextLayer(
  pdf: PDFDocumentProxy,
  pageNumber: number,
  container: HTMLElement,
): Promise<{ elements: HTMLElement[]; pieces: string[] }> {
  const page = await pdf.getPage(pageNumber);
  const textContentSource = await page.getTextContent();
  const layer = new TextLayer({ textContentSource, container, viewport: page.getViewport({ scale: 1 }) });
  await layer.render();
  return { elements: layer.textDivs, pieces: layer.textContentItemsStr };
}
