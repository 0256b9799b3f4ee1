import type { GrayImage } from './gray-image.ts';
import { SuspectText } from './pdf-suspects.ts';
import type { Pdfium } from './pdfium.ts';

/** Pixels per point, and most pixels of a drawing in which words are looked for. */
const SCALE = 2;
const MOST_PIXELS = 8_000_000;
/** Steps of gray that make a difference to the eye. */
const VISIBLE = 48;
/** Share of the columns of a word that show it. */
const SHOWN = 0.3;
/** Share of the page under pictures that makes it a scan. */
const PAGE_WIDE = 0.5;

interface Box {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

export interface SeenPage {
  page: number;
  textPage: number;
  /** In points. */
  width: number;
  height: number;
  sizeAt(scale: number): Size;
  draw(size: Size, part: PixelBox): GrayImage;
  toPixels(size: Size, x: number, y: number): { x: number; y: number };
}

interface Size {
  width: number;
  height: number;
}

/** Of a drawing; `top` is the smaller. */
export interface PixelBox {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface Word extends Box {
  from: number;
  to: number;
  /** Rules and bullets say nothing. */
  hasLetters: boolean;
}

export interface Unseen {
  /** A mark for each of PDFium's characters that nobody sees; null where all are to be seen. */
  characters: Uint8Array | null;
  /** Objects of a scan whose words are what recognition made of its picture. */
  layer: ReadonlySet<number>;
}

/**
 * What of a page is in its text and cannot be seen on it. What the file makes doubtful is drawn once with it and once
 * without: words that make no difference are not seen. Text without ink on a scan is of its recognition; what the
 * picture shows there is for whoever compares them.
 */
export function findUnseen(pdfium: Pdfium, page: SeenPage): Unseen {
  const suspects = new SuspectText(pdfium, page.page);
  const isScan = suspects.pictured >= page.width * page.height * PAGE_WIDE;
  const layer = isScan ? suspects.layer : new Set<number>();
  const objects = new Set(suspects.doubtful(isScan));
  const count = Math.max(0, pdfium.call('FPDFText_CountChars', page.textPage));
  const words = objects.size === 0 ? [] : wordsOf(pdfium, page.textPage, count, objects);
  if (words.length === 0) return { characters: null, layer };
  const scale = Math.min(SCALE, Math.sqrt(MOST_PIXELS / Math.max(1, page.width * page.height)));
  const size = page.sizeAt(scale);
  const boxes = words.map((word) => pixelsOf(page, size, word));
  const part = around(boxes);
  if (part === null) return { characters: null, layer };
  const whole = page.draw(size, part);
  for (const object of objects) pdfium.call('FPDFPageObj_SetIsActive', object, 0);
  const bare = page.draw(size, part);
  for (const object of objects) pdfium.call('FPDFPageObj_SetIsActive', object, 1);
  const characters = new Uint8Array(count);
  let found = false;
  for (const [index, word] of words.entries()) {
    const box = boxes[index];
    if (box === undefined || isShown(whole, bare, within(box, part))) continue;
    characters.fill(1, word.from, word.to);
    found = true;
  }
  return { characters: found ? characters : null, layer };
}

const isLetter = (unicode: number) =>
  unicode <= 0x10ffff && /[\p{L}\p{N}]/u.test(String.fromCodePoint(unicode));

/** The words of these objects, each with its box in points. */
function wordsOf(pdfium: Pdfium, textPage: number, count: number, objects: ReadonlySet<number>): Word[] {
  const words: Word[] = [];
  const at = pdfium.allocate(32);
  let word: Word | null = null;
  for (let index = 0; index < count; index += 1) {
    const unicode = pdfium.call('FPDFText_GetUnicode', textPage, index);
    const isBlank = unicode <= 0x20 || unicode === 0xa0;
    if (isBlank || !objects.has(pdfium.call('FPDFText_GetTextObject', textPage, index))) {
      word = null;
      continue;
    }
    if (pdfium.call('FPDFText_GetCharBox', textPage, index, at, at + 8, at + 16, at + 24) === 0) continue;
    const left = pdfium.double(at);
    const right = pdfium.double(at + 8);
    const bottom = pdfium.double(at + 16);
    const top = pdfium.double(at + 24);
    if (word === null) {
      word = { from: index, to: index + 1, left, right, bottom, top, hasLetters: isLetter(unicode) };
      words.push(word);
    } else {
      word.hasLetters ||= isLetter(unicode);
      word.to = index + 1;
      word.left = Math.min(word.left, left);
      word.right = Math.max(word.right, right);
      word.bottom = Math.min(word.bottom, bottom);
      word.top = Math.max(word.top, top);
    }
  }
  pdfium.free(at);
  return words.filter(({ hasLetters }) => hasLetters);
}

function pixelsOf(page: SeenPage, size: Size, box: Box): PixelBox {
  const [one, other] = [page.toPixels(size, box.left, box.bottom), page.toPixels(size, box.right, box.top)];
  return {
    left: Math.max(0, Math.min(one.x, other.x)),
    right: Math.min(size.width, Math.max(one.x, other.x) + 1),
    top: Math.max(0, Math.min(one.y, other.y)),
    bottom: Math.min(size.height, Math.max(one.y, other.y) + 1),
  };
}

const isOnPage = ({ left, right, top, bottom }: PixelBox) => right > left && bottom > top;

/** The box around those that are on the page; null where none is. */
function around(boxes: readonly PixelBox[]): PixelBox | null {
  let all: PixelBox | null = null;
  for (const box of boxes) {
    if (!isOnPage(box)) continue;
    all ??= { ...box };
    all.left = Math.min(all.left, box.left);
    all.right = Math.max(all.right, box.right);
    all.top = Math.min(all.top, box.top);
    all.bottom = Math.max(all.bottom, box.bottom);
  }
  return all;
}

/** The same box, counted from the corner of a part. */
function within({ left, right, top, bottom }: PixelBox, part: PixelBox): PixelBox {
  return {
    left: left - part.left,
    right: right - part.left,
    top: top - part.top,
    bottom: bottom - part.top,
  };
}

/** Whether drawing the word makes a difference. */
function isShown(whole: GrayImage, bare: GrayImage, box: PixelBox): boolean {
  const { left, right, top, bottom } = box;
  if (!isOnPage(box)) return false;
  let drawn = 0;
  for (let x = left; x < right; x += 1) {
    let change = 0;
    for (let y = top; y < bottom; y += 1) {
      const at = y * whole.width + x;
      change = Math.max(change, Math.abs((whole.data[at] ?? 255) - (bare.data[at] ?? 255)));
    }
    if (change >= VISIBLE) drawn += 1;
  }
  return drawn >= (right - left) * SHOWN;
}
