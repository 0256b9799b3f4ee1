import { BOLD, ITALIC, type SeenLine } from '#src/text/line-layout.ts';
import type { Pdfium } from './pdfium.ts';

/** A gap of so many font sizes between two words parts two columns. */
const WIDE_GAP = 1.5;
/** Of a font's size: narrower than letters are on the average. */
const NARROW_LETTER = 0.45;
/** More pieces than a page of print can have are not worth keeping. */
const MOST_PIECES = 2_000;
const ITALIC_FONT = 1 << 6;
const FORCE_BOLD = 1 << 18;
const NAME_BYTES = 64;
/** PDFium gives points of the page as it is displayed in whole pixels of a drawing this large. */
const DRAWING = 1_000_000;
const POINTS = 1_000;

interface Box {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

interface Piece extends Box {
  from: number;
  to: number;
  /** Where its last word begins, in the text and on the page. */
  last: number;
  lastLeft: number;
  /** In points. */
  size: number;
  flags: number;
}

/**
 * The printed lines of a page in pieces that stand together, in the order of its text (`text`, as PDFium gives
 * it). Of most words only the first character is asked for its place.
 */
export function readTextLines(
  pdfium: Pdfium,
  { page, textPage, text }: { page: number; textPage: number; text: string },
): SeenLine[] {
  const memory = pdfium.allocate(NAME_BYTES + 64);
  try {
    return new LineReader(pdfium, { page, textPage, text, memory }).read();
  } finally {
    pdfium.free(memory);
  }
}

class LineReader {
  readonly #pdfium: Pdfium;
  readonly #page: number;
  readonly #textPage: number;
  readonly #at: number;
  /** The page's text with the index of PDFium's character for each of its own. */
  #text = '';
  #indexes: Int32Array | null = null;

  constructor(pdfium: Pdfium, from: { page: number; textPage: number; text: string; memory: number }) {
    this.#pdfium = pdfium;
    this.#page = from.page;
    this.#textPage = from.textPage;
    this.#at = from.memory;
    this.#load(from.text);
  }

  read(): SeenLine[] {
    const pieces: Piece[] = [];
    let piece: Piece | undefined;
    const close = () => {
      if (piece !== undefined) this.#reachEnd(piece);
      piece = undefined;
    };
    // PDFium marks a hyphen at the end of a line by a character of its own and leaves the line end out.
    for (const match of this.#text.matchAll(/[^\s\u0002\ufffe]+[\u0002\ufffe]?|[\r\n]|[\u0002\ufffe]/g)) {
      const word = match[0];
      if (word === '\r' || word === '\n') {
        close();
        continue;
      }
      const from = match.index;
      const box = this.#boxOf(from);
      if (box === null) continue;
      if (piece === undefined || this.#standsApart(piece, box)) {
        close();
        if (pieces.length >= MOST_PIECES) break;
        piece = {
          ...box,
          ...this.#typeOf(from),
          from,
          last: from,
          lastLeft: box.left,
          to: from + word.length,
        };
        pieces.push(piece);
      } else {
        piece.last = from;
        piece.lastLeft = box.left;
        piece.to = from + word.length;
        grow(piece, box);
      }
      const end = word.charCodeAt(word.length - 1);
      if (end === 0x02 || end === 0xfffe) close();
    }
    close();
    return this.#onPage(pieces);
  }

  /** The box up to the last character of the piece's last word. */
  #reachEnd(piece: Piece): void {
    const box = piece.to - piece.last > 1 ? this.#boxOf(piece.to - 1) : null;
    if (box !== null) grow(piece, box);
  }

  /** Whether a word begins a new piece: on another line, back to the left, or after a wide gap. */
  #standsApart(piece: Piece, word: Box): boolean {
    const size = Math.max(4, piece.size);
    if (word.bottom > piece.top || word.top < piece.bottom) return true;
    const advance = word.left - piece.lastLeft;
    if (advance < -size * 2) return true;
    // Most words are no wider than this with a space: their right edge need not be asked for.
    if (advance <= size * ((piece.to - piece.last) * NARROW_LETTER + WIDE_GAP)) return false;
    this.#reachEnd(piece);
    return word.left - piece.right > size * WIDE_GAP;
  }

  #load(text: string): void {
    const pdfium = this.#pdfium;
    const count = Math.max(0, pdfium.call('FPDFText_CountChars', this.#textPage));
    this.#text = text;
    if (this.#text.length === count) return;
    // Characters without a code, or with two units: text and characters are counted apart.
    const parts: string[] = [];
    const indexes: number[] = [];
    for (let index = 0; index < count; index += 1) {
      const unicode = pdfium.call('FPDFText_GetUnicode', this.#textPage, index);
      if (unicode <= 0 || unicode > 0x10ffff) continue;
      const character = String.fromCodePoint(unicode);
      parts.push(character);
      for (let unit = 0; unit < character.length; unit += 1) indexes.push(index);
    }
    this.#text = parts.join('');
    this.#indexes = Int32Array.from(indexes);
  }

  #index(at: number): number {
    return this.#indexes === null ? at : (this.#indexes[at] ?? 0);
  }

  #boxOf(at: number): Box | null {
    const to = this.#at;
    const place = [to, to + 8, to + 16, to + 24];
    if (this.#pdfium.call('FPDFText_GetCharBox', this.#textPage, this.#index(at), ...place) === 0)
      return null;
    const view = this.#pdfium.view(to, 32);
    const [left = 0, right = 0, bottom = 0, top = 0] = [0, 8, 16, 24].map((offset) =>
      view.getFloat64(offset, true),
    );
    return right > left || top > bottom ? { left, right, bottom, top } : null;
  }

  /** Size in points as it is printed, and whether the font is bold or italic by its name or its flags. */
  #typeOf(at: number): { size: number; flags: number } {
    const pdfium = this.#pdfium;
    const index = this.#index(at);
    const own = pdfium.call('FPDFText_GetFontSize', this.#textPage, index);
    const matrix = this.#at;
    const found = pdfium.call('FPDFText_GetMatrix', this.#textPage, index, matrix) !== 0;
    const view = pdfium.view(matrix, 24);
    const scale = found ? Math.hypot(view.getFloat32(8, true), view.getFloat32(12, true)) : 1;
    const name = this.#at + 32;
    const flagsAt = this.#at;
    const length = pdfium.call('FPDFText_GetFontInfo', this.#textPage, index, name, NAME_BYTES, flagsAt);
    const flags = length > 0 ? pdfium.view(flagsAt, 4).getUint32(0, true) : 0;
    const shown = length > 0 && length <= NAME_BYTES ? pdfium.bytes(name, length - 1) : new Uint8Array();
    const fontName = Buffer.from(shown).toString('latin1');
    const bold = (flags & FORCE_BOLD) !== 0 || /bold|black|heavy|demi/i.test(fontName);
    const italic = (flags & ITALIC_FONT) !== 0 || /ital|obliq/i.test(fontName);
    return { size: own * scale, flags: (bold ? BOLD : 0) | (italic ? ITALIC : 0) };
  }

  /** Points from the bottom left to shares of the page as it is displayed. */
  #onPage(pieces: readonly Piece[]): SeenLine[] {
    if (pieces.length === 0) return [];
    const origin = this.#shown(0, 0);
    const across = this.#shown(POINTS, 0);
    const up = this.#shown(0, POINTS);
    const place = (x: number, y: number) => ({
      x: (origin.x + ((across.x - origin.x) * x + (up.x - origin.x) * y) / POINTS) / DRAWING,
      y: (origin.y + ((across.y - origin.y) * x + (up.y - origin.y) * y) / POINTS) / DRAWING,
    });
    return pieces.map(({ from, to, left, right, bottom, top, size, flags }) => {
      const [one, other] = [place(left, bottom), place(right, top)];
      return {
        text: this.#text.slice(from, to),
        left: Math.min(one.x, other.x),
        top: Math.min(one.y, other.y),
        width: Math.abs(other.x - one.x),
        height: Math.abs(other.y - one.y),
        size: size * 10,
        flags,
      };
    });
  }

  #shown(x: number, y: number): { x: number; y: number } {
    const frame = [0, 0, DRAWING, DRAWING, 0];
    this.#pdfium.call('FPDF_PageToDevice', this.#page, ...frame, x, y, this.#at, this.#at + 4);
    const view = this.#pdfium.view(this.#at, 8);
    return { x: view.getInt32(0, true), y: view.getInt32(4, true) };
  }
}

function grow(piece: Box, box: Box): void {
  piece.left = Math.min(piece.left, box.left);
  piece.right = Math.max(piece.right, box.right);
  piece.bottom = Math.min(piece.bottom, box.bottom);
  piece.top = Math.max(piece.top, box.top);
}
