import { type LinePiece, type PageLines, piecesOf } from './line-layout.ts';
import type { TextLine } from './lines.ts';

/** Where something stands on its page, in ten-thousandths of the page's width and height; `top` grows downward. */
export interface PageBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The edges between which a paper's running text stands, in the units of `PageBox`. */
export interface Frame {
  left: number;
  right: number;
}

/** A page without wide lines: the margins of an ordinary sheet. */
const USUAL_FRAME: Frame = { left: 1_200, right: 8_800 };
const WIDE_LINE = 5_500;
const PAGE_MIDDLE = 5_000;
/** How far from the middle a centered line may stand. */
const OFF_CENTER = 170;
/** Centered lines keep away from both edges. */
const INSET = 350;

/** Gives lines the pieces, boxes, type and columns that the layout knows; offsets of pieces become those of the text. */
export function placeLinesOnPages(
  lines: readonly TextLine[],
  layout: readonly PageLines[],
  pageStarts: readonly number[],
): Frame {
  const pages = new Map<number, LinePiece[]>();
  for (const { page, lines: numbers } of layout) {
    const offset = pageStarts[page - 1];
    if (offset === undefined) continue;
    const pieces = piecesOf(numbers).map((piece) => ({
      ...piece,
      start: piece.start + offset,
      end: piece.end + offset,
    }));
    pages.set(page, pieces);
  }
  const frame = frameOf([...pages.values()]);
  let page = 0;
  let at = 0;
  let pieces: readonly LinePiece[] = [];
  for (const line of lines) {
    if (line.page !== page) {
      page = line.page;
      pieces = pages.get(page) ?? [];
      at = 0;
    }
    while (at < pieces.length && (pieces[at]?.end ?? 0) <= line.start) at += 1;
    const own: LinePiece[] = [];
    for (let next = at; next < pieces.length; next += 1) {
      const piece = pieces[next];
      if (piece === undefined || piece.start >= line.end) break;
      own.push(piece);
    }
    if (own.length > 0) dress(line, own, frame);
  }
  return frame;
}

function dress(line: TextLine, pieces: LinePiece[], frame: Frame): void {
  line.pieces = pieces;
  const heavy = pieces.filter(({ bold }) => bold);
  const lengthOf = (some: readonly LinePiece[]) => some.reduce((sum, { start, end }) => sum + end - start, 0);
  line.bold = lengthOf(heavy) > lengthOf(pieces) * 0.6;
  line.size = pieces[0]?.size ?? 0;
  const box = boxAround(pieces);
  if (box === null) {
    line.centered = pieces.every(({ centered }) => centered);
    const { cell } = pieces[0] ?? {};
    if (cell === 1) line.column = 'left';
    else if (cell !== undefined && cell > 1) line.column = 'right';
    return;
  }
  line.box = box;
  line.centered = isCentered(box, frame);
  const column = columnOf(box, frame);
  if (column !== null) line.column = column;
}

/** The box around pieces; null where the file says nothing of places. */
function boxAround(pieces: readonly LinePiece[]): PageBox | null {
  const placed = pieces.filter(({ height }) => height > 0);
  if (placed.length === 0) return null;
  const left = Math.min(...placed.map((piece) => piece.left));
  const top = Math.min(...placed.map((piece) => piece.top));
  return {
    left,
    top,
    width: Math.max(...placed.map((piece) => piece.left + piece.width)) - left,
    height: Math.max(...placed.map((piece) => piece.top + piece.height)) - top,
  };
}

/** Whether a box stands in the middle of the text's frame or of the page, away from its edges. */
function isCentered({ left, width }: PageBox, frame: Frame): boolean {
  const middle = left + width / 2;
  const isInMiddle = [(frame.left + frame.right) / 2, PAGE_MIDDLE].some(
    (other) => Math.abs(middle - other) <= OFF_CENTER,
  );
  // Ragged lines end before the right margin, which is as wide as the left one.
  const edge = Math.max(frame.right, 2 * PAGE_MIDDLE - frame.left);
  return isInMiddle && left >= frame.left + INSET && left + width <= edge - INSET;
}

/** The half of the frame in which a box stands; null for one that crosses its middle. */
function columnOf({ left, width }: PageBox, frame: Frame): 'left' | 'right' | null {
  const middle = (frame.left + frame.right) / 2;
  if (left + width <= middle + OFF_CENTER) return 'left';
  return left >= middle - OFF_CENTER ? 'right' : null;
}

/** The edges of the wide lines of all pages: most paragraphs reach from the one to the other. */
function frameOf(pages: readonly (readonly LinePiece[])[]): Frame {
  const wide = pages.flat().filter(({ width, height }) => height > 0 && width >= WIDE_LINE);
  if (wide.length < 3) return USUAL_FRAME;
  const share = (values: number[], part: number) =>
    values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * part)] ?? 0;
  return {
    left: share(
      wide.map(({ left }) => left),
      0.15,
    ),
    right: share(
      wide.map(({ left, width }) => left + width),
      0.85,
    ),
  };
}

/** Points of a sheet of 8.5 by 11 inches for its ten-thousandths. */
const POINTS_ACROSS = 612 / 10_000;
const POINTS_DOWN = 792 / 10_000;
const UPENDED = 1.3;

/** Whether a word of three letters or more is taller than wide: it runs up the page. */
export function standsUpended(text: string, { width, height }: Pick<PageBox, 'width' | 'height'>): boolean {
  return /\p{L}{3}/u.test(text) && height * POINTS_DOWN > width * POINTS_ACROSS * UPENDED;
}
