import type { PlacedText } from '#src/reading/page-layout.ts';
import type { FontCharacter } from '#src/reading/shifted-glyphs.ts';
import type { SeenLine } from '#src/text/line-layout.ts';
import type { WordBox } from '#src/text/word-places.ts';
import type { GrayImage } from './gray-image.ts';
import { drawPart } from './pdf-draw.ts';
import { HiddenText, isDrawnFromScan } from './pdf-hidden.ts';
import { readTextLines } from './pdf-lines.ts';
import { findUnseen, type PixelBox } from './pdf-unseen.ts';
import type { Pdfium } from './pdfium.ts';
import { type Picture, toGray } from './picture.ts';

const WIDGET = 20;
/** Typed notes, stamps and form fields: annotations that carry text of their own. */
const FLATTENED_ANNOTATIONS = new Set([3, 13, WIDGET]);
const IMAGE_OBJECT = 3;
const FORM_OBJECT = 5;
const WHOLE: WordBox = { left: 0, top: 0, width: 1, height: 1 };
/** A picture with fewer characters over it than this is not a scan with a text layer. */
const FEW_CHARACTERS = 20;

/** What lies on a page besides text. */
export interface PageContent {
  /** Share of the page under pictures; overlapping pictures count twice. */
  pictureShare: number;
  /** The same for pictures that no text layer covers. */
  unreadShare: number;
  /** The box around those pictures. */
  unreadBox: Bounds | null;
  objects: number;
  /** Pixels per point of the widest large picture, 0 without one. */
  pixelsPerPoint: number;
}

/** A box in points; `top` grows upward. */
export interface Bounds {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

export class PdfPage {
  readonly #pdfium: Pdfium;
  readonly #document: number;
  readonly #index: number;
  #handle: number;
  #text = 0;
  #content: string | undefined;

  /** True for a form with fields, which PDFium lists after all printed text. */
  readonly isForm: boolean;

  constructor(pdfium: Pdfium, document: number, index: number, handle: number) {
    this.#pdfium = pdfium;
    this.#document = document;
    this.#index = index;
    this.#handle = handle;
    const drawn = this.#drawnAnnotations();
    this.isForm = drawn.has(WIDGET);
    if (drawn.size > 0) this.#flatten();
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
    this.#content ??= this.#readText();
    return this.#content;
  }

  #readText(): string {
    const count = this.#pdfium.call('FPDFText_CountChars', this.#textPage());
    if (count <= 0) return '';
    const buffer = this.#pdfium.allocate(count * 2 + 2);
    const written = this.#pdfium.call('FPDFText_GetText', this.#textPage(), 0, count, buffer);
    const text = Buffer.from(this.#pdfium.bytes(buffer, Math.max(0, written - 1) * 2)).toString('utf16le');
    this.#pdfium.free(buffer);
    return text;
  }

  /** Every visible character with its place. */
  *characters(): Generator<PlacedText> {
    const count = this.#pdfium.call('FPDFText_CountChars', this.#textPage());
    const at = this.#pdfium.allocate(32);
    try {
      for (let index = 0; index < count; index += 1) {
        const unicode = this.#pdfium.call('FPDFText_GetUnicode', this.#textPage(), index);
        if (unicode <= 0 || unicode > 0x10ffff) continue;
        const text = String.fromCodePoint(unicode);
        const box = [at, at + 8, at + 16, at + 24];
        const found = this.#pdfium.call('FPDFText_GetCharBox', this.#textPage(), index, ...box) !== 0;
        const numberAt = (offset: number) => (found ? this.#pdfium.double(at + offset) : 0);
        yield { text, left: numberAt(0), right: numberAt(8), bottom: numberAt(16), top: numberAt(24) };
      }
    } finally {
      this.#pdfium.free(at);
    }
  }

  /** Every character with the font that draws it; 0 for spaces and line ends that PDFium put in. */
  fontCharacters(): FontCharacter[] {
    const textPage = this.#textPage();
    const count = this.#pdfium.call('FPDFText_CountChars', textPage);
    return Array.from({ length: Math.max(0, count) }, (_, index) => {
      const unicode = this.#pdfium.call('FPDFText_GetUnicode', textPage, index);
      const text = unicode > 0 && unicode <= 0x10ffff ? String.fromCodePoint(unicode) : '';
      if (this.#pdfium.call('FPDFText_IsGenerated', textPage, index) === 1) return { text, font: 0 };
      const object = this.#pdfium.call('FPDFText_GetTextObject', textPage, index);
      return { text, font: object === 0 ? 0 : this.#pdfium.call('FPDFTextObj_GetFont', object) };
    });
  }

  /** The text in pieces that stand together: lines as PDFium sees them, cut where they jump. */
  pieces(): PlacedText[] {
    const pieces: PlacedText[] = [];
    let piece: PlacedText | undefined;
    for (const character of this.characters()) {
      if (/[\r\n]/.test(character.text)) {
        piece = undefined;
        continue;
      }
      const blank = character.text.trim() === '';
      if (piece === undefined || (!blank && jumps(piece, character))) {
        if (blank) continue;
        piece = { ...character };
        pieces.push(piece);
        continue;
      }
      piece.text += character.text;
      if (blank) continue;
      piece.right = Math.max(piece.right, character.right);
      piece.bottom = Math.min(piece.bottom, character.bottom);
      piece.top = Math.max(piece.top, character.top);
    }
    return pieces;
  }

  /** The printed lines with their type, in pieces that stand together. */
  textLines(): SeenLine[] {
    const textPage = this.#textPage();
    const { width, height } = this;
    const unseen = findUnseen(this.#pdfium, {
      ...{ page: this.#handle, textPage, width, height },
      sizeAt: (scale) => this.#sizeAt(scale),
      draw: (size, part) => this.#draw(size, part),
      toPixels: (size, x, y) => this.#toPixels(size, x, y),
    });
    return readTextLines(this.#pdfium, { page: this.#handle, textPage, text: this.text(), height, unseen });
  }

  /** What stands over the picture of a scan whose other text is not seen; null for a page that is no such scan. */
  textOverScan(): string | null {
    const area = Math.max(1, this.width * this.height);
    const hidden = new HiddenText(this.#pdfium, { page: this.#handle, textPage: this.#textPage(), area });
    return hidden.isThere() ? hidden.visible() : null;
  }

  /** Whether its letters are those of a scan, whose picture is gone. */
  isDrawnFromScan = (): boolean => isDrawnFromScan(this.#pdfium, this.#textPage());

  content(): PageContent {
    const area = Math.max(1, this.width * this.height);
    const total: PageContent = {
      pictureShare: 0,
      unreadShare: 0,
      unreadBox: null,
      objects: 0,
      pixelsPerPoint: 0,
    };
    const count = Math.min(5_000, this.#pdfium.call('FPDFPage_CountObjects', this.#handle));
    for (let index = 0; index < count; index += 1) {
      this.#addObject(this.#pdfium.call('FPDFPage_GetObject', this.#handle, index), area, total);
    }
    return total;
  }

  /** The page in gray at `scale` pixels per point. */
  render(scale: number): GrayImage {
    const { width, height } = this.#sizeAt(scale);
    return this.#draw({ width, height }, { left: 0, top: 0, right: width, bottom: height });
  }

  /** The page at `scale` pixels per point, or the part of it that this box (in shares of the page) holds. */
  draw(scale: number, isGray: boolean, box: WordBox = WHOLE): Picture {
    const size = this.#sizeAt(scale);
    const left = Math.min(size.width - 1, Math.max(0, Math.floor(box.left * size.width)));
    const top = Math.min(size.height - 1, Math.max(0, Math.floor(box.top * size.height)));
    const right = Math.max(left + 1, Math.min(size.width, Math.ceil((box.left + box.width) * size.width)));
    const bottom = Math.max(top + 1, Math.min(size.height, Math.ceil((box.top + box.height) * size.height)));
    return drawPart(this.#pdfium, this.#handle, { size, part: { left, top, right, bottom }, isGray });
  }

  #sizeAt(scale: number): { width: number; height: number } {
    return {
      width: Math.max(1, Math.round(this.width * scale)),
      height: Math.max(1, Math.round(this.height * scale)),
    };
  }

  /** A part, in pixels, of the page drawn at this size, in gray. */
  #draw(size: { width: number; height: number }, part: PixelBox): GrayImage {
    return toGray(drawPart(this.#pdfium, this.#handle, { size, part, isGray: true }));
  }

  /** A part of a drawing of this page. */
  crop(image: GrayImage, bounds: Bounds): GrayImage {
    const corners = [
      this.#toPixels(image, bounds.left, bounds.top),
      this.#toPixels(image, bounds.right, bounds.bottom),
    ];
    const within = (value: number, most: number) => Math.min(most, Math.max(0, value));
    const left = within(Math.min(...corners.map(({ x }) => x)), image.width - 1);
    const right = within(Math.max(...corners.map(({ x }) => x)), image.width);
    const top = within(Math.min(...corners.map(({ y }) => y)), image.height - 1);
    const bottom = within(Math.max(...corners.map(({ y }) => y)), image.height);
    const width = Math.max(1, right - left);
    const height = Math.max(1, bottom - top);
    const data = Buffer.allocUnsafe(width * height);
    for (let row = 0; row < height; row += 1) {
      const from = (top + row) * image.width + left;
      data.set(image.data.subarray(from, from + width), row * width);
    }
    return { width, height, data };
  }

  #toPixels(image: { width: number; height: number }, x: number, y: number): { x: number; y: number } {
    const at = this.#pdfium.allocate(8);
    const size = [0, 0, image.width, image.height, 0];
    this.#pdfium.call('FPDF_PageToDevice', this.#handle, ...size, x, y, at, at + 4);
    const point = { x: this.#pdfium.int32(at), y: this.#pdfium.int32(at + 4) };
    this.#pdfium.free(at);
    return point;
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
    if (type !== IMAGE_OBJECT && !(type === FORM_OBJECT && this.#formHasImage(object))) return;
    const bounds = this.#bounds(object);
    if (bounds === null) return;
    const width = bounds.right - bounds.left;
    const share = (width * (bounds.top - bounds.bottom)) / area;
    total.pictureShare += share;
    if (share > 0.01 && this.#charactersIn(bounds) < FEW_CHARACTERS) {
      total.unreadShare += share;
      total.unreadBox = around(total.unreadBox, bounds);
    }
    if (type === IMAGE_OBJECT && share > 0.5) {
      total.pixelsPerPoint = Math.max(total.pixelsPerPoint, this.#pixelWidth(object) / Math.max(1, width));
    }
  }

  #bounds(object: number): Bounds | null {
    const at = this.#pdfium.allocate(16);
    const found = this.#pdfium.call('FPDFPageObj_GetBounds', object, at, at + 4, at + 8, at + 12) !== 0;
    const view = this.#pdfium.view(at, 16);
    const [left = 0, bottom = 0, right = 0, top = 0] = [0, 4, 8, 12].map((offset) =>
      view.getFloat32(offset, true),
    );
    this.#pdfium.free(at);
    return found ? { left, bottom, right, top } : null;
  }

  /** Doubles cross into WebAssembly as they are; the text is counted, not copied. */
  #charactersIn({ left, top, right, bottom }: Bounds): number {
    return this.#pdfium.call('FPDFText_GetBoundedText', this.#textPage(), left, top, right, bottom, 0, 0);
  }

  #pixelWidth(image: number): number {
    const at = this.#pdfium.allocate(8);
    this.#pdfium.call('FPDFImageObj_GetImagePixelSize', image, at, at + 4);
    const pixels = this.#pdfium.view(at, 8).getUint32(0, true);
    this.#pdfium.free(at);
    return pixels;
  }

  #formHasImage(form: number): boolean {
    const count = Math.min(200, this.#pdfium.call('FPDFFormObj_CountObjects', form));
    for (let index = 0; index < count; index += 1) {
      const object = this.#pdfium.call('FPDFFormObj_GetObject', form, index);
      if (object !== 0 && this.#pdfium.call('FPDFPageObj_GetType', object) === IMAGE_OBJECT) return true;
    }
    return false;
  }

  #drawnAnnotations(): Set<number> {
    const drawn = new Set<number>();
    const count = Math.min(2_000, this.#pdfium.call('FPDFPage_GetAnnotCount', this.#handle));
    for (let index = 0; index < count; index += 1) {
      const annotation = this.#pdfium.call('FPDFPage_GetAnnot', this.#handle, index);
      if (annotation === 0) continue;
      const subtype = this.#pdfium.call('FPDFAnnot_GetSubtype', annotation);
      this.#pdfium.call('FPDFPage_CloseAnnot', annotation);
      if (FLATTENED_ANNOTATIONS.has(subtype)) drawn.add(subtype);
    }
    return drawn;
  }

  /** Filled form fields, typed notes and stamps are annotations; flattened they become text of the page. */
  #flatten(): void {
    if (this.#pdfium.call('FPDFPage_Flatten', this.#handle, 0) !== 1) return;
    this.#pdfium.call('FPDF_ClosePage', this.#handle);
    this.#handle = this.#pdfium.call('FPDF_LoadPage', this.#document, this.#index);
  }
}

/** Whether a character starts a new piece: another line, back to the left, or after a wide gap. */
function jumps(piece: PlacedText, character: PlacedText): boolean {
  const height = Math.max(4, piece.top - piece.bottom);
  const gap = character.left - piece.right;
  return (
    gap > height * 2 || gap < -height * 2 || character.bottom > piece.top || character.top < piece.bottom
  );
}

function around(box: Bounds | null, other: Bounds): Bounds {
  if (box === null) return other;
  return {
    left: Math.min(box.left, other.left),
    right: Math.max(box.right, other.right),
    bottom: Math.min(box.bottom, other.bottom),
    top: Math.max(box.top, other.top),
  };
}
