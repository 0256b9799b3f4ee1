import { PLACE_UNITS, type PlacedWord, type SeenWord, type WordBox } from './word-places.ts';

/** A stretch of a printed line that stands together, as a reader of the file saw it; shares (0 to 1) of the page. */
export interface SeenLine {
  text: string;
  left: number;
  /** Grows downward. */
  top: number;
  width: number;
  /** 0 where the file says nothing of places (Word). */
  height: number;
  /** Of the font, in tenths of a point; 0 where it is unknown. */
  size: number;
  flags: number;
}

/** The layout of one page: a flat list, `LINE_WIDTH` numbers for each piece. */
export interface PageLines {
  /** 1-based. */
  page: number;
  lines: readonly number[];
}

/** A piece of a line on its page: offsets into the page's text, its box in `PLACE_UNITS`, its font. */
export interface LinePiece {
  start: number;
  end: number;
  left: number;
  top: number;
  width: number;
  height: number;
  size: number;
  bold: boolean;
  italic: boolean;
  /** Centered by its style, where the file says so without a box. */
  centered: boolean;
  right: boolean;
  /** Column of the table that it stands in, from 1; 0 outside of tables, and where places tell. */
  cell: number;
  /** How sure text recognition was of its words, 0 to 100; null for text that was not recognized. */
  confidence: number | null;
  /** In the file, and not to be seen on the page, in part or whole. */
  unseen: boolean;
  /** Of a scan, recognized by somebody else and not compared with the picture. */
  recognized: boolean;
}

/** Numbers per piece: start, end, left, top, width, height, size, flags. */
export const LINE_WIDTH = 8;

export const BOLD = 1;
export const ITALIC = 2;
export const CENTERED = 4;
export const RIGHT = 8;
const CELL_SHIFT = 4;
const MOST_CELLS = 15;
/** Confidence, plus one: 0 is text that was not recognized. */
const CONFIDENCE_SHIFT = 8;
const CONFIDENCE_BITS = 0x7f;
/** Words that are in the file and cannot be seen on the page. */
export const UNSEEN = 1 << 16;
/** Words that somebody else's recognition left in a scan, and that nobody compared with its picture. */
export const RECOGNIZED = 1 << 17;

/** The flag of a table's column (from 1; those after the 15th count as the 15th). */
export function cellFlag(cell: number): number {
  return Math.min(MOST_CELLS, Math.max(0, cell)) << CELL_SHIFT;
}

function confidenceFlag(confidence: number | undefined): number {
  return confidence === undefined
    ? 0
    : (Math.round(Math.min(100, Math.max(0, confidence))) + 1) << CONFIDENCE_SHIFT;
}

/** The pieces of a stored layout, in the order of the text. */
export function piecesOf(lines: readonly number[]): LinePiece[] {
  const pieces: LinePiece[] = [];
  for (let at = 0; at + LINE_WIDTH <= lines.length; at += LINE_WIDTH) {
    const [start = 0, end = 0, left = 0, top = 0, width = 0, height = 0, size = 0, flags = 0] = lines.slice(
      at,
      at + LINE_WIDTH,
    );
    const confidence = (flags >> CONFIDENCE_SHIFT) & CONFIDENCE_BITS;
    pieces.push({
      ...{ start, end, left, top, width, height, size },
      bold: (flags & BOLD) !== 0,
      italic: (flags & ITALIC) !== 0,
      centered: (flags & CENTERED) !== 0,
      right: (flags & RIGHT) !== 0,
      cell: (flags >> CELL_SHIFT) & MOST_CELLS,
      confidence: confidence === 0 ? null : confidence - 1,
      unseen: (flags & UNSEEN) !== 0,
      recognized: (flags & RECOGNIZED) !== 0,
    });
  }
  return pieces;
}

/** How far the text may run ahead of the pieces: a line of another reading, a line number taken out. */
const REACH = 400;
/** A piece of one or two letters stands everywhere; it must be near. */
const SHORT = 3;
const SHORT_REACH = 12;
/** Pieces out of order are looked for on the whole page, so many of them, on pages up to this length. */
const MOST_STRAY = 400;
const LONGEST_PAGE = 20_000;
const FEWEST_STRAY = 4;

interface Found {
  start: number;
  end: number;
  piece: SeenLine;
}

/**
 * Where pieces of printed lines stand in the page's text that was made of them: `LINE_WIDTH` numbers for each piece
 * found, in the order of the text. Text that was laid out anew has its pieces in another order: those are looked for a
 * second time. A piece that the text does not have is left out; no two overlap.
 */
export function placeLines(text: string, seen: readonly SeenLine[]): number[] {
  const found: Found[] = [];
  const stray: SeenLine[] = [];
  let cursor = 0;
  for (const line of seen) {
    const piece = withPlainText(line);
    if (piece.text === '') continue;
    const start = findPiece(text, piece.text, cursor, piece.text.length < SHORT ? SHORT_REACH : REACH);
    if (start === -1) stray.push(piece);
    else {
      cursor = start + piece.text.length;
      found.push({ start, end: cursor, piece });
    }
  }
  if (stray.length > 0 && text.length <= LONGEST_PAGE)
    found.push(...placeStray(text, stray.slice(0, MOST_STRAY), found));
  const places: number[] = [];
  for (const { start, end, piece } of found.toSorted((a, b) => a.start - b.start)) {
    const { left, top, width, height, size, flags } = piece;
    places.push(start, end, units(left), units(top), units(width), units(height));
    places.push(Math.max(0, Math.round(size)), flags);
  }
  return places;
}

function placeStray(text: string, stray: readonly SeenLine[], found: readonly Found[]): Found[] {
  const taken = new Uint8Array(text.length);
  for (const { start, end } of found) taken.fill(1, start, end);
  return stray.flatMap((piece) => {
    if (piece.text.length < FEWEST_STRAY) return [];
    let from = 0;
    for (let turn = 0; turn < 4; turn += 1) {
      const start = findPiece(text, piece.text, from, text.length);
      if (start === -1) return [];
      const end = start + piece.text.length;
      if (!taken.subarray(start, end).includes(1)) {
        taken.fill(1, start, end);
        return [{ start, end, piece }];
      }
      from = start + 1;
    }
    return [];
  });
}

/** Hyphens as reading writes them, no control characters. */
function withPlainText(piece: SeenLine): SeenLine {
  if (!/[\u0000-\u001f\u007f\u00ad\ufffe\uffff]/.test(piece.text)) {
    const trimmed = piece.text.trim();
    return trimmed.length === piece.text.length ? piece : { ...piece, text: trimmed };
  }
  const text = piece.text
    .replace(/[\u0002\u00ad\ufffe]/g, '-')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f\uffff]/g, '')
    .trim();
  return { ...piece, text };
}

const isBlank = (character: string) => character === '' || /\s/.test(character);

/** The piece as words of its own, at most `reach` behind the cursor; -1 when it is not there. */
function findPiece(text: string, piece: string, cursor: number, reach: number): number {
  const stretch = text.slice(cursor, cursor + reach + piece.length);
  for (let at = stretch.indexOf(piece), turn = 0; at !== -1 && turn < 8; turn += 1) {
    const start = cursor + at;
    if (isBlank(text.charAt(start - 1)) && isBlank(text.charAt(start + piece.length))) return start;
    at = stretch.indexOf(piece, at + 1);
  }
  return -1;
}

function units(share: number): number {
  return Math.min(PLACE_UNITS, Math.max(0, Math.round(share * PLACE_UNITS)));
}

/** Points of a sheet as most are; a picture does not say how large its page was. */
const SHEET_POINTS = 792;
/** A gap of so many heights of a word parts two columns. */
const WIDE_GAP = 1.5;

/**
 * The layout of a page that was recognized: words on one line of the text make a piece, cut at wide gaps. `placed` are
 * the words in the order of the text; the result is a list as `placeLines` gives it.
 */
export function linesOfWords(text: string, placed: readonly PlacedWord[]): number[] {
  const lines: number[] = [];
  let words: PlacedWord[] = [];
  const close = () => {
    if (words.length > 0) lines.push(...pieceOfWords(words));
    words = [];
  };
  for (const one of placed) {
    const last = words.at(-1);
    if (last !== undefined && standApart(text, last, one)) close();
    words.push(one);
  }
  close();
  return lines;
}

function standApart(text: string, last: PlacedWord, next: PlacedWord): boolean {
  if (text.slice(last.end, next.start).includes('\n')) return true;
  const [before, after] = [uprightBox(last.word), uprightBox(next.word)];
  const height = Math.max(before.height, after.height);
  const gap = after.left - before.left - before.width;
  // Shares of the width and of the height of a sheet are not the same length.
  return gap > (height * WIDE_GAP * 11) / 8.5 || after.top > before.top + before.height;
}

/** Lines of a page that lies askew or on its side are laid out as whoever turns the sheet upright reads them. */
const uprightBox = (word: SeenWord): WordBox => word.upright ?? word;

function pieceOfWords(placed: readonly PlacedWord[]): number[] {
  const words = placed.map(({ word }) => word);
  const boxes = words.map(uprightBox);
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  const tallest = Math.max(...boxes.map(({ height }) => height));
  const flags = confidenceFlag(meanConfidence(words));
  return [
    ...[placed[0]?.start ?? 0, placed.at(-1)?.end ?? 0],
    ...[units(left), units(top), units(right - left), units(bottom - top)],
    ...[Math.round(tallest * SHEET_POINTS * 10), flags],
  ];
}

/** Of the words that have letters or figures; undefined where recognition did not say. */
function meanConfidence(words: readonly SeenWord[]): number | undefined {
  const known = words.flatMap(({ text, confidence }) =>
    confidence === undefined || !/[\p{L}\d]/u.test(text) ? [] : [{ weight: text.length, confidence }],
  );
  const weight = known.reduce((sum, one) => sum + one.weight, 0);
  if (weight === 0) return words[0]?.confidence;
  return known.reduce((sum, one) => sum + one.confidence * one.weight, 0) / weight;
}
