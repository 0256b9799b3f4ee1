import { BOLD, ITALIC, RECOGNIZED, type SeenLine, UNSEEN } from '#src/text/line-layout.ts';
import type { Unseen } from './pdf-unseen.ts';
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
/** In points, on a sheet of letter size or less; a plan's letters are as large as the plan. */
const TINY = 2.5;
const SHEET = 792;

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

interface PrintedPage {
  page: number;
  textPage: number;
  text: string;
  /** In points. */
  height: number;
  unseen: Unseen;
}

/**
 * The printed lines of a page in pieces that stand together, in the order of its text (`text`, as PDFium gives
 * it). Of most words only the first character is asked for its place.
 */
export function readTextLines(pdfium: Pdfium, from: PrintedPage): SeenLine[] {
  const memory = pdfium.allocate(NAME_BYTES + 64);
  try {
    return new LineReader(pdfium, { ...from, memory }).read();
  } finally {
    pdfium.free(memory);
  }
}

class LineReader {
  readonly #pdfium: Pdfium;
  readonly #page: number;
  readonly #textPage: number;
  readonly #at: number;
  readonly #unseen: Unseen;
  /** In points: type smaller than this is read by nobody. */
  readonly #tiny: number;
  /** The page's text with the index of PDFium's character for each of its own. */
  #text = '';
  #indexes: Int32Array | null = null;

  constructor(pdfium: Pdfium, from: PrintedPage & { memory: number }) {
    this.#pdfium = pdfium;
    this.#page = from.page;
    this.#textPage = from.textPage;
    this.#at = from.memory;
    this.#unseen = from.unseen;
    this.#tiny = TINY * Math.max(1, from.height / SHEET);
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
    for (let from = 0, to = 0; from < this.#text.length; from = to) {
      to = wordEnd(this.#text, from);
      if (to === from) {
        const unit = this.#text.charCodeAt(from);
        to += 1;
        if (unit === 0x0a || unit === 0x0d) close();
        continue;
      }
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
          to,
        };
        pieces.push(piece);
      } else {
        piece.last = from;
        piece.lastLeft = box.left;
        piece.to = to;
        grow(piece, box);
      }
      if (isHyphenMark(this.#text.charCodeAt(to - 1))) close();
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
    const pdfium = this.#pdfium;
    const to = this.#at;
    const index = this.#index(at);
    if (pdfium.call('FPDFText_GetCharBox', this.#textPage, index, to, to + 8, to + 16, to + 24) === 0)
      return null;
    const left = pdfium.double(to);
    const right = pdfium.double(to + 8);
    const bottom = pdfium.double(to + 16);
    const top = pdfium.double(to + 24);
    return right > left || top > bottom ? { left, right, bottom, top } : null;
  }

  /** Size in points as it is printed, and whether the font is bold or italic by its name or its flags. */
  #typeOf(at: number): { size: number; flags: number } {
    const pdfium = this.#pdfium;
    const index = this.#index(at);
    const own = pdfium.call('FPDFText_GetFontSize', this.#textPage, index);
    const matrix = this.#at;
    const found = pdfium.call('FPDFText_GetMatrix', this.#textPage, index, matrix) !== 0;
    const scale = found ? Math.hypot(pdfium.float(matrix + 8), pdfium.float(matrix + 12)) : 1;
    const name = this.#at + 32;
    const flagsAt = this.#at;
    const length = pdfium.call('FPDFText_GetFontInfo', this.#textPage, index, name, NAME_BYTES, flagsAt);
    const flags = length > 0 ? pdfium.int32(flagsAt) : 0;
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
    return pieces.map((piece) => {
      const { from, to, left, right, bottom, top, size, flags } = piece;
      const [one, other] = [place(left, bottom), place(right, top)];
      const isUnseen =
        isOutside((one.x + other.x) / 2) || isOutside((one.y + other.y) / 2) || this.#isUnseen(piece);
      return {
        text: this.#text.slice(from, to),
        left: Math.min(one.x, other.x),
        top: Math.min(one.y, other.y),
        width: Math.abs(other.x - one.x),
        height: Math.abs(other.y - one.y),
        size: size * 10,
        flags: flags | (isUnseen ? UNSEEN : 0) | (this.#isRecognized(from) ? RECOGNIZED : 0),
      };
    });
  }

  /** Whether a part of the piece is in the file and not to be seen. */
  #isUnseen({ from, to, size, bottom, top }: Piece): boolean {
    if (size < this.#tiny && top - bottom < this.#tiny) return true;
    return this.#unseen.characters?.subarray(this.#index(from), this.#index(to - 1) + 1).includes(1) ?? false;
  }

  /** Whether the piece is of what recognition left in a scan. */
  #isRecognized(from: number): boolean {
    const { layer } = this.#unseen;
    if (layer.size === 0) return false;
    return layer.has(this.#pdfium.call('FPDFText_GetTextObject', this.#textPage, this.#index(from)));
  }

  #shown(x: number, y: number): { x: number; y: number } {
    const frame = [0, 0, DRAWING, DRAWING, 0];
    this.#pdfium.call('FPDF_PageToDevice', this.#page, ...frame, x, y, this.#at, this.#at + 4);
    return { x: this.#pdfium.int32(this.#at), y: this.#pdfium.int32(this.#at + 4) };
  }
}

const isHyphenMark = (unit: number) => unit === 0x02 || unit === 0xfffe;
const isSpace = (unit: number) =>
  unit <= 0x20
    ? unit === 0x20 || (unit >= 0x09 && unit <= 0x0d)
    : unit > 0x7f && /\s/.test(String.fromCharCode(unit));

/** Where the word ends that begins here, with the mark of a hyphen after it; the same place where none does. */
function wordEnd(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (isHyphenMark(unit)) return at + 1;
    if (isSpace(unit)) return at;
  }
  return text.length;
}

const isOutside = (share: number) => share < -0.002 || share > 1.002;

function grow(piece: Box, box: Box): void {
  piece.left = Math.min(piece.left, box.left);
  piece.right = Math.max(piece.right, box.right);
  piece.bottom = Math.min(piece.bottom, box.bottom);
  piece.top = Math.max(piece.top, box.top);
}
