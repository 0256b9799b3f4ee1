import { closeSync, openSync, readFileSync, statSync } from 'node:fs';
import type { NumberBox } from '#src/reading/pleading-paper.ts';
import type { GrayImage } from './gray-image.ts';
import { loadPdfium, type Pdfium } from './pdfium.ts';
import { ReadStop } from './stop.ts';

const IN_MEMORY_BYTES = 64 * 1024 * 1024;
const LARGEST_BYTES = 2 ** 32 - 1;
const ERROR_PASSWORD = 4;
const ERROR_SECURITY = 5;
const WIDGET = 20;
const FLATTENED_ANNOTATIONS = new Set([3, 13, WIDGET]);
const IMAGE_OBJECT = 3;
const FORM_OBJECT = 5;
const GRAY = 1;
const RENDER_ANNOTATIONS = 1;

/** What lies on a page besides text: the share of its area under images, and the number of drawn objects. */
export interface PageContent {
  imageShare: number;
  objects: number;
  widestImage: number;
}

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

export class PdfPage {
  readonly #pdfium: Pdfium;
  readonly #document: number;
  readonly #index: number;
  #handle: number;
  #text = 0;

  constructor(pdfium: Pdfium, document: number, index: number, handle: number) {
    this.#pdfium = pdfium;
    this.#document = document;
    this.#index = index;
    this.#handle = handle;
    if (this.#hasDrawnAnnotations()) this.#flatten();
  }

  close(): void {
    if (this.#text !== 0) this.#pdfium.call('FPDFText_ClosePage', this.#text);
    this.#pdfium.call('FPDF_ClosePage', this.#handle);
  }

  get width(): number {
    return this.#pdfium.call('FPDF_GetPageWidthF', this.#handle);
  }

  get height(): number {
    return this.#pdfium.call('FPDF_GetPageHeightF', this.#handle);
  }

  /** The text layer in the order of the page's content, lines ending in CR LF. */
  text(): string {
    const count = this.#pdfium.call('FPDFText_CountChars', this.#textPage());
    if (count <= 0) return '';
    const buffer = this.#pdfium.allocate(count * 2 + 2);
    const written = this.#pdfium.call('FPDFText_GetText', this.#textPage(), 0, count, buffer);
    const text = Buffer.from(this.#pdfium.bytes(buffer, Math.max(0, written - 1) * 2)).toString('utf16le');
    this.#pdfium.free(buffer);
    return text;
  }

  /** Boxes of all characters as [left, right, bottom, top] in points; null for those without one. */
  characterBoxes(): Array<{ character: string; left: number; box: NumberBox }> {
    const count = this.#pdfium.call('FPDFText_CountChars', this.#textPage());
    const at = this.#pdfium.allocate(32);
    const boxes: Array<{ character: string; left: number; box: NumberBox }> = [];
    for (let index = 0; index < count; index += 1) {
      const unicode = this.#pdfium.call('FPDFText_GetUnicode', this.#textPage(), index);
      const found = this.#pdfium.call(
        'FPDFText_GetCharBox',
        this.#textPage(),
        index,
        at,
        at + 8,
        at + 16,
        at + 24,
      );
      if (found === 0) continue;
      const view = this.#pdfium.view(at, 32);
      boxes.push({
        character: String.fromCodePoint(Math.min(0x10ffff, Math.max(0, unicode))),
        left: view.getFloat64(0, true),
        box: { right: view.getFloat64(8, true), top: view.getFloat64(24, true) },
      });
    }
    this.#pdfium.free(at);
    return boxes;
  }

  content(): PageContent {
    const area = Math.max(1, this.width * this.height);
    const total: PageContent = { imageShare: 0, objects: 0, widestImage: 0 };
    const count = Math.min(5_000, this.#pdfium.call('FPDFPage_CountObjects', this.#handle));
    for (let index = 0; index < count; index += 1) {
      this.#addObject(this.#pdfium.call('FPDFPage_GetObject', this.#handle, index), area, total);
    }
    return total;
  }

  /** The page in grey at `scale` pixels per point. */
  render(scale: number): GrayImage {
    const width = Math.max(1, Math.round(this.width * scale));
    const height = Math.max(1, Math.round(this.height * scale));
    const bitmap = this.#pdfium.call('FPDFBitmap_CreateEx', width, height, GRAY, 0, 0);
    if (bitmap === 0) throw new Error('page too large to draw');
    this.#pdfium.call('FPDFBitmap_FillRect', bitmap, 0, 0, width, height, 0xffffffff);
    this.#pdfium.call(
      'FPDF_RenderPageBitmap',
      bitmap,
      this.#handle,
      0,
      0,
      width,
      height,
      0,
      RENDER_ANNOTATIONS,
    );
    const stride = this.#pdfium.call('FPDFBitmap_GetStride', bitmap);
    const buffer = this.#pdfium.call('FPDFBitmap_GetBuffer', bitmap);
    const data = Buffer.allocUnsafe(width * height);
    for (let row = 0; row < height; row += 1) {
      data.set(this.#pdfium.bytes(buffer + row * stride, width), row * width);
    }
    this.#pdfium.call('FPDFBitmap_Destroy', bitmap);
    return { width, height, data };
  }

  #textPage(): number {
    if (this.#text === 0) this.#text = this.#pdfium.call('FPDFText_LoadPage', this.#handle);
    return this.#text;
  }

  #addObject(object: number, area: number, total: PageContent): void {
    const type = this.#pdfium.call('FPDFPageObj_GetType', object);
    total.objects += 1;
    if (type === FORM_OBJECT) {
      total.objects += Math.min(1_000, Math.max(0, this.#pdfium.call('FPDFFormObj_CountObjects', object)));
    }
    if (type !== IMAGE_OBJECT && type !== FORM_OBJECT) return;
    const at = this.#pdfium.allocate(24);
    if (this.#pdfium.call('FPDFPageObj_GetBounds', object, at, at + 4, at + 8, at + 12) !== 0) {
      const view = this.#pdfium.view(at, 24);
      const width = view.getFloat32(8, true) - view.getFloat32(0, true);
      const height = view.getFloat32(12, true) - view.getFloat32(4, true);
      if (type === IMAGE_OBJECT || this.#formHasImage(object)) total.imageShare += (width * height) / area;
      if (type === IMAGE_OBJECT && width * height > area * 0.5) {
        this.#pdfium.call('FPDFImageObj_GetImagePixelSize', object, at + 16, at + 20);
        const pixels = this.#pdfium.view(at + 16, 4).getUint32(0, true);
        total.widestImage = Math.max(total.widestImage, pixels / Math.max(1, width));
      }
    }
    this.#pdfium.free(at);
  }

  #formHasImage(form: number): boolean {
    const count = Math.min(200, this.#pdfium.call('FPDFFormObj_CountObjects', form));
    for (let index = 0; index < count; index += 1) {
      const object = this.#pdfium.call('FPDFFormObj_GetObject', form, index);
      if (object !== 0 && this.#pdfium.call('FPDFPageObj_GetType', object) === IMAGE_OBJECT) return true;
    }
    return false;
  }

  #hasDrawnAnnotations(): boolean {
    const count = Math.min(2_000, this.#pdfium.call('FPDFPage_GetAnnotCount', this.#handle));
    for (let index = 0; index < count; index += 1) {
      const annotation = this.#pdfium.call('FPDFPage_GetAnnot', this.#handle, index);
      if (annotation === 0) continue;
      const subtype = this.#pdfium.call('FPDFAnnot_GetSubtype', annotation);
      this.#pdfium.call('FPDFPage_CloseAnnot', annotation);
      if (FLATTENED_ANNOTATIONS.has(subtype)) return true;
    }
    return false;
  }

  /** Filled form fields, typed notes and stamps are annotations; flattened they become text of the page. */
  #flatten(): void {
    if (this.#pdfium.call('FPDFPage_Flatten', this.#handle, 0) !== 1) return;
    this.#pdfium.call('FPDF_ClosePage', this.#handle);
    this.#handle = this.#pdfium.call('FPDF_LoadPage', this.#document, this.#index);
  }
}
