import { closeSync, openSync, readFileSync, statSync } from 'node:fs';
import { PdfPage } from './pdf-page.ts';
import { loadPdfium, type Pdfium } from './pdfium.ts';
import { ReadStop } from './stop.ts';

const IN_MEMORY_BYTES = 64 * 1024 * 1024;
const LARGEST_BYTES = 2 ** 32 - 1;
const ERROR_PASSWORD = 4;
const ERROR_SECURITY = 5;

/** Undefined when PDFium cannot open the file at all. Throws ReadStop for a file that needs a password. */
export async function openPdf(path: string): Promise<PdfDocument | undefined> {
  const pdfium = await loadPdfium();
  const size = statSync(path).size;
  if (size > LARGEST_BYTES) {
    throw new ReadStop(
      'too-large',
      'This PDF is larger than 4 GB; split it into smaller files and upload those.',
    );
  }
  const document =
    size <= IN_MEMORY_BYTES ? openInMemory(pdfium, readFileSync(path)) : openOnDisk(pdfium, path, size);
  if (document !== undefined) return document;
  const error = pdfium.call('FPDF_GetLastError');
  if (error === ERROR_PASSWORD || error === ERROR_SECURITY) throw new ReadStop('encrypted');
  return undefined;
}

/** A PDF made by the caller. */
export async function openPdfBytes(bytes: Uint8Array): Promise<PdfDocument | undefined> {
  return openInMemory(await loadPdfium(), bytes);
}

function openInMemory(pdfium: Pdfium, bytes: Uint8Array): PdfDocument | undefined {
  const pointer = pdfium.allocate(Math.max(1, bytes.length));
  pdfium.bytes(pointer, bytes.length).set(bytes);
  const handle = pdfium.call('FPDF_LoadMemDocument', pointer, bytes.length, 0);
  if (handle !== 0) return new PdfDocument(pdfium, handle, () => pdfium.free(pointer));
  pdfium.free(pointer);
  return undefined;
}

function openOnDisk(pdfium: Pdfium, path: string, size: number): PdfDocument | undefined {
  const descriptor = openSync(path, 'r');
  const access = pdfium.fileAccess(descriptor, size);
  const release = () => {
    access.release();
    closeSync(descriptor);
  };
  const handle = pdfium.call('FPDF_LoadCustomDocument', access.pointer, 0);
  if (handle !== 0) return new PdfDocument(pdfium, handle, release);
  release();
  return undefined;
}

export class PdfDocument {
  readonly pageCount: number;
  readonly #pdfium: Pdfium;
  readonly #handle: number;
  readonly #release: () => void;

  constructor(pdfium: Pdfium, handle: number, release: () => void) {
    this.#pdfium = pdfium;
    this.#handle = handle;
    this.#release = release;
    this.pageCount = Math.max(0, pdfium.call('FPDF_GetPageCount', handle));
  }

  /** Null when the page cannot be loaded. The page is closed again when `use` returns. */
  withPage<Result>(index: number, use: (page: PdfPage) => Result): Result | null {
    const handle = this.#pdfium.call('FPDF_LoadPage', this.#handle, index);
    if (handle === 0) return null;
    const page = new PdfPage(this.#pdfium, this.#handle, index, handle);
    try {
      return use(page);
    } finally {
      page.close();
    }
  }

  /** Files attached to the document; null content where PDFium cannot take it out. */
  *attachments(): Generator<{ name: string; content: Uint8Array | null }> {
    const count = Math.min(1_000, this.#pdfium.call('FPDFDoc_GetAttachmentCount', this.#handle));
    for (let index = 0; index < count; index += 1) {
      const attachment = this.#pdfium.call('FPDFDoc_GetAttachment', this.#handle, index);
      if (attachment === 0) continue;
      const name = this.#wideString((buffer, size) =>
        this.#pdfium.call('FPDFAttachment_GetName', attachment, buffer, size),
      );
      yield { name, content: this.#attachedFile(attachment) };
    }
  }

  close(): void {
    this.#pdfium.call('FPDF_CloseDocument', this.#handle);
    this.#release();
  }

  #wideString(get: (buffer: number, size: number) => number): string {
    const size = get(0, 0);
    if (size <= 2 || size > 65_536) return '';
    const buffer = this.#pdfium.allocate(size);
    get(buffer, size);
    const text = new TextDecoder('utf-16le').decode(this.#pdfium.bytes(buffer, size - 2).slice());
    this.#pdfium.free(buffer);
    return text;
  }

  #attachedFile(attachment: number): Uint8Array | null {
    const sizeAt = this.#pdfium.allocate(4);
    const found = this.#pdfium.call('FPDFAttachment_GetFile', attachment, 0, 0, sizeAt);
    const size = this.#pdfium.view(sizeAt, 4).getUint32(0, true);
    let content: Uint8Array | null = null;
    if (found !== 0 && size > 0) {
      const buffer = this.#pdfium.allocate(size);
      if (this.#pdfium.call('FPDFAttachment_GetFile', attachment, buffer, size, sizeAt) !== 0) {
        content = this.#pdfium.bytes(buffer, size).slice();
      }
      this.#pdfium.free(buffer);
    }
    this.#pdfium.free(sizeAt);
    return content;
  }
}
