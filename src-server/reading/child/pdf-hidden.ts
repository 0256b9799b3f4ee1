import type { Pdfium } from './pdfium.ts';

/** A scanner puts its picture first or last among the objects of a page; so many at either end are looked at. */
const OBJECTS_AT_END = 40;
/** Share of the page that a picture covers which is the page itself. */
const PAGE_WIDE = 0.8;
const SMALL_PICTURE = 0.01;
/** So many characters, spread over the page, tell whether its text is seen. */
const SAMPLES = 32;
/** A page whose other text is a stamp, however long, has at least this share of text that is not seen. */
const HIDDEN_SHARE = 1 / 3;
const IMAGE_OBJECT = 3;
const FORM_OBJECT = 5;
/** Text drawn without ink: neither filled nor stroked. */
const INVISIBLE_MODE = 3;
const CLIP_MODE = 7;
const DEEPEST_FORM = 3;
const MOST_IN_FORM = 200;

interface Cover {
  /** What is painted over a picture of the whole page; null where the picture lies beneath everything. */
  above: Set<number> | null;
}

/** Text of a page that nobody sees, beneath or over a picture of the page: what recognition left in a scan. */
export class HiddenText {
  readonly #pdfium: Pdfium;
  readonly #page: number;
  readonly #textPage: number;
  readonly #area: number;
  readonly #hidden = new Map<number, boolean>();
  #cover: Cover | null | undefined;

  /** `area` of the page in square points. */
  constructor(pdfium: Pdfium, from: { page: number; textPage: number; area: number }) {
    this.#pdfium = pdfium;
    this.#page = from.page;
    this.#textPage = from.textPage;
    this.#area = from.area;
  }

  /** Whether the page is a picture with the text that recognition made of it. */
  isThere(): boolean {
    const count = this.#pdfium.call('FPDFText_CountChars', this.#textPage);
    if (count <= 0 || this.#covering() === null) return false;
    const step = Math.max(1, Math.floor(count / SAMPLES));
    let seen = 0;
    let hidden = 0;
    for (let index = 0; index < count; index += step) {
      const object = this.#objectOf(index);
      if (object === 0) continue;
      if (this.#isHidden(object)) hidden += 1;
      else seen += 1;
    }
    return hidden > 0 && hidden >= (hidden + seen) * HIDDEN_SHARE;
  }

  /** What is seen of the text: stamps over the picture. */
  visible(): string {
    const count = this.#pdfium.call('FPDFText_CountChars', this.#textPage);
    const parts: string[] = [];
    let seen = false;
    for (let index = 0; index < count; index += 1) {
      const object = this.#objectOf(index);
      // Spaces and line ends that PDFium put in belong to what stands before them.
      if (object !== 0) seen = !this.#isHidden(object);
      const unicode = seen ? this.#pdfium.call('FPDFText_GetUnicode', this.#textPage, index) : 0;
      if (unicode > 0 && unicode <= 0x10ffff) parts.push(String.fromCodePoint(unicode));
    }
    return parts.join('');
  }

  #objectOf(index: number): number {
    return this.#pdfium.call('FPDFText_GetTextObject', this.#textPage, index);
  }

  #isHidden(object: number): boolean {
    const known = this.#hidden.get(object);
    if (known !== undefined) return known;
    const mode = this.#pdfium.call('FPDFTextObj_GetTextRenderMode', object);
    const above = this.#covering()?.above ?? null;
    const hidden = mode === INVISIBLE_MODE || mode === CLIP_MODE || (above !== null && !above.has(object));
    this.#hidden.set(object, hidden);
    return hidden;
  }

  #covering(): Cover | null {
    if (this.#cover === undefined) this.#cover = this.#findCover();
    return this.#cover;
  }

  #findCover(): Cover | null {
    const count = Math.max(0, this.#pdfium.call('FPDFPage_CountObjects', this.#page));
    const objectAt = (index: number) => this.#pdfium.call('FPDFPage_GetObject', this.#page, index);
    const above = new Set<number>();
    let pictures = 0;
    let over: Set<number> | null = null;
    for (let index = count - 1; index >= 0 && over === null; index -= 1) {
      if (index >= OBJECTS_AT_END && index < count - OBJECTS_AT_END) index = OBJECTS_AT_END - 1;
      const object = objectAt(index);
      const type = this.#typeOf(object);
      const share = this.#pictureShare(object, type);
      pictures += share;
      const isLate = index >= count - OBJECTS_AT_END;
      if (isLate && share >= PAGE_WIDE && this.#isOpaque(object)) over = new Set(above);
      this.#addWithParts(object, type, above, 0);
    }
    if (over !== null) return { above: over };
    return pictures >= PAGE_WIDE ? { above: null } : null;
  }

  #typeOf(object: number): number {
    return this.#pdfium.call('FPDFPageObj_GetType', object);
  }

  #pictureShare(object: number, type: number): number {
    if (type !== IMAGE_OBJECT && !(type === FORM_OBJECT && this.#hasImage(object))) return 0;
    const share = this.#areaOf(object) / this.#area;
    return share < SMALL_PICTURE ? 0 : share;
  }

  #hasImage(form: number): boolean {
    return this.#partsOf(form).some((part) => this.#typeOf(part) === IMAGE_OBJECT);
  }

  #partsOf(form: number): number[] {
    const count = Math.min(MOST_IN_FORM, this.#pdfium.call('FPDFFormObj_CountObjects', form));
    return Array.from({ length: Math.max(0, count) }, (_, index) =>
      this.#pdfium.call('FPDFFormObj_GetObject', form, index),
    ).filter((part) => part !== 0);
  }

  #areaOf(object: number): number {
    const at = this.#pdfium.allocate(16);
    const found = this.#pdfium.call('FPDFPageObj_GetBounds', object, at, at + 4, at + 8, at + 12) !== 0;
    const { float } = this.#pdfium;
    const area = found ? (float(at + 8) - float(at)) * (float(at + 12) - float(at + 4)) : 0;
    this.#pdfium.free(at);
    return area;
  }

  /** A picture with a mask (a watermark, a signature) lets what lies beneath it through. */
  #isOpaque(object: number): boolean {
    return (
      this.#typeOf(object) === IMAGE_OBJECT && this.#pdfium.call('FPDFPageObj_HasTransparency', object) === 0
    );
  }

  #addWithParts(object: number, type: number, to: Set<number>, depth: number): void {
    to.add(object);
    if (depth >= DEEPEST_FORM || type !== FORM_OBJECT) return;
    for (const part of this.#partsOf(object)) this.#addWithParts(part, this.#typeOf(part), to, depth + 1);
  }
}

const NAME_BYTES = 128;
/** Fonts that Acrobat makes of the letters of a scan: '*Times New Roman-5168', 'Fd384112'. */
const MADE_OF_SCAN = /^(?:[A-Z]{6}\+)?(?:\*.+-\d+(?:-|$)|Fd\d{3,})/;

/**
 * Whether most letters of a page are drawn in fonts that were cut out of a scan: the picture is gone, and what the text
 * says is still what recognition made of it.
 */
export function isDrawnFromScan(pdfium: Pdfium, textPage: number): boolean {
  const count = pdfium.call('FPDFText_CountChars', textPage);
  const name = pdfium.allocate(NAME_BYTES + 4);
  const step = Math.max(1, Math.floor(count / SAMPLES));
  let made = 0;
  let seen = 0;
  for (let index = 0; index < count; index += step) {
    const length = pdfium.call('FPDFText_GetFontInfo', textPage, index, name, NAME_BYTES, name + NAME_BYTES);
    if (length <= 1) continue;
    seen += 1;
    const shown = pdfium.bytes(name, Math.min(length, NAME_BYTES) - 1);
    if (MADE_OF_SCAN.test(Buffer.from(shown).toString('latin1'))) made += 1;
  }
  pdfium.free(name);
  return made > seen / 2;
}
