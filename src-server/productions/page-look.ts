import { loadPdfium, type Pdfium } from '../reading/child/pdfium.ts';

const GRAY = 1;
const BGR = 2;
const WITH_ANNOTATIONS = 1;
/** Darker than this counts as drawn: paper of a scan is lighter. */
const INK = 215;
const INK_SHARE = 0.004;
const CORNER_PIXELS = 160;

/** Pixels row by row without padding, three bytes each: red, green, blue. */
export interface ColorImage {
  width: number;
  height: number;
  data: Uint8Array;
}

/** Undefined when PDFium cannot open the bytes. */
export async function lookAt(bytes: Uint8Array): Promise<PdfLook | undefined> {
  const pdfium = await loadPdfium();
  const pointer = pdfium.allocate(Math.max(1, bytes.length));
  pdfium.bytes(pointer, bytes.length).set(bytes);
  const handle = pdfium.call('FPDF_LoadMemDocument', pointer, bytes.length, 0);
  if (handle !== 0) return new PdfLook(pdfium, handle, pointer);
  pdfium.free(pointer);
  return undefined;
}

/** A PDF as PDFium shows it: what is drawn where, and what its words are. */
export class PdfLook {
  readonly pageCount: number;
  readonly #pdfium: Pdfium;
  readonly #handle: number;
  readonly #pointer: number;

  constructor(pdfium: Pdfium, handle: number, pointer: number) {
    this.#pdfium = pdfium;
    this.#handle = handle;
    this.#pointer = pointer;
    this.pageCount = Math.max(0, pdfium.call('FPDF_GetPageCount', handle));
  }

  close(): void {
    this.#pdfium.call('FPDF_CloseDocument', this.#handle);
    this.#pdfium.free(this.#pointer);
  }

  /** The words of a page; null when it cannot be opened. */
  text(index: number): string | null {
    return this.#onPage(index, (page) => {
      const text = this.#pdfium.call('FPDFText_LoadPage', page);
      const count = this.#pdfium.call('FPDFText_CountChars', text);
      if (count <= 0) {
        this.#pdfium.call('FPDFText_ClosePage', text);
        return '';
      }
      const buffer = this.#pdfium.allocate(count * 2 + 2);
      const written = this.#pdfium.call('FPDFText_GetText', text, 0, count, buffer);
      const found = Buffer.from(this.#pdfium.bytes(buffer, Math.max(0, written - 1) * 2)).toString('utf16le');
      this.#pdfium.free(buffer);
      this.#pdfium.call('FPDFText_ClosePage', text);
      return found;
    });
  }

  /** Whether something is drawn in the lower right corner, given as parts of the shown page. */
  hasInk(index: number, corner: { width: number; height: number }): boolean | null {
    return this.#onPage(index, (page) => {
      const width = CORNER_PIXELS;
      const shown = { width: width / corner.width, height: 0 };
      const { ratio } = this.#size(page);
      shown.height = shown.width / ratio;
      const height = Math.max(4, Math.round(shown.height * corner.height));
      if (shown.width > 30_000 || shown.height > 30_000) return true;
      const image = this.#draw(page, GRAY, { width, height }, shown);
      let dark = 0;
      for (const value of image) if (value < INK) dark += 1;
      return dark > Math.max(2, image.length * INK_SHARE);
    });
  }

  /** The size of a shown page in points; null when it cannot be opened. */
  size(index: number): { width: number; height: number } | null {
    return this.#onPage(index, (page) => this.#size(page));
  }

  /** The page in color, `mostPixels` at most; null when it cannot be opened. */
  picture(index: number, pixelsPerPoint: number, mostPixels: number): ColorImage | null {
    return this.#onPage(index, (page) => {
      const { width: pageWidth, height: pageHeight } = this.#size(page);
      const area = pageWidth * pageHeight;
      const scale = Math.min(pixelsPerPoint, Math.sqrt(mostPixels / Math.max(1, area)));
      const width = Math.max(1, Math.min(20_000, Math.round(pageWidth * scale)));
      const height = Math.max(1, Math.min(20_000, Math.round(pageHeight * scale)));
      const data = this.#draw(page, BGR, { width, height }, { width, height });
      for (let at = 0; at + 2 < data.length; at += 3) {
        const blue = data[at] ?? 0;
        data[at] = data[at + 2] ?? 0;
        data[at + 2] = blue;
      }
      return { width, height, data };
    });
  }

  #size(page: number): { width: number; height: number; ratio: number } {
    const width = Math.max(0.1, this.#pdfium.call('FPDF_GetPageWidthF', page));
    const height = Math.max(0.1, this.#pdfium.call('FPDF_GetPageHeightF', page));
    return { width, height, ratio: width / height };
  }

  /** The lower right part of a page that would be `shown` large, in `part` pixels. */
  #draw(
    page: number,
    format: number,
    part: { width: number; height: number },
    shown: { width: number; height: number },
  ): Uint8Array {
    const channels = format === GRAY ? 1 : 3;
    const pdfium = this.#pdfium;
    const bitmap = pdfium.call('FPDFBitmap_CreateEx', part.width, part.height, format, 0, 0);
    if (bitmap === 0) throw new Error('This page is too large to be drawn.');
    pdfium.call('FPDFBitmap_FillRect', bitmap, 0, 0, part.width, part.height, 0xffffffff);
    const [left, top] = [part.width - Math.round(shown.width), part.height - Math.round(shown.height)];
    const size = [Math.round(shown.width), Math.round(shown.height)];
    pdfium.call('FPDF_RenderPageBitmap', bitmap, page, left, top, ...size, 0, WITH_ANNOTATIONS);
    const stride = pdfium.call('FPDFBitmap_GetStride', bitmap);
    const buffer = pdfium.call('FPDFBitmap_GetBuffer', bitmap);
    const row = part.width * channels;
    const data = new Uint8Array(row * part.height);
    for (let y = 0; y < part.height; y += 1) data.set(pdfium.bytes(buffer + y * stride, row), y * row);
    pdfium.call('FPDFBitmap_Destroy', bitmap);
    return data;
  }

  #onPage<Result>(index: number, use: (page: number) => Result): Result | null {
    const page = this.#pdfium.call('FPDF_LoadPage', this.#handle, index);
    if (page === 0) return null;
    try {
      return use(page);
    } finally {
      this.#pdfium.call('FPDF_ClosePage', page);
    }
  }
}
