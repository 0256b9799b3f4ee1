import { PLACE_UNITS, PLACE_WIDTH, type WordBox } from './word-places.ts';

/** Something of a page with its offsets in the page's text, its box in `PLACE_UNITS`. */
interface PlacedPiece {
  start: number;
  end: number;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The words of a list of places (see `placeWords`). */
export function piecesOfPlaces(places: readonly number[]): PlacedPiece[] {
  return Array.from({ length: Math.floor(places.length / PLACE_WIDTH) }, (_, at) => {
    const [start = 0, end = 0, left = 0, top = 0, width = 0, height = 0] = places.slice(
      at * PLACE_WIDTH,
      (at + 1) * PLACE_WIDTH,
    );
    return { start, end, left, top, width, height };
  });
}

/** Of the height of a line, as much is shown above and below. */
const MARGIN = 0.9;
const LEAST_MARGIN = 90;
const SIDE_MARGIN = 180;
/** A cut-out of two words shows what stands beside them. */
const LEAST_WIDTH = 5_200;
/** Of a long passage its beginning is shown. */
const MOST_HEIGHT = 3_000;

/**
 * The part of a page, in shares of it, that shows the words from `start` to `end` (offsets in the page's text) with a
 * margin; null where none of them has a place.
 */
export function boxOfPassage(pieces: readonly PlacedPiece[], start: number, end: number): WordBox | null {
  const own = pieces.filter((piece) => piece.start < end && piece.end > start && piece.height > 0);
  const [first] = own;
  if (first === undefined) return null;
  // What is far below goes on behind other words: a caption in two columns, a page that was read in another order.
  const line = own.map(({ height }) => height).toSorted((a, b) => a - b)[Math.floor(own.length / 2)] ?? 0;
  const margin = Math.max(LEAST_MARGIN, line * MARGIN);
  const top = Math.max(0, Math.min(...own.map((piece) => piece.top)) - margin);
  const below = Math.max(...own.map((piece) => piece.top + piece.height)) + margin;
  const bottom = Math.min(PLACE_UNITS, below, top + MOST_HEIGHT);
  const left = Math.min(...own.map((piece) => piece.left)) - SIDE_MARGIN;
  const right = Math.max(...own.map((piece) => piece.left + piece.width)) + SIDE_MARGIN;
  const width = Math.min(PLACE_UNITS, Math.max(LEAST_WIDTH, right - left));
  const from = Math.min(PLACE_UNITS - width, Math.max(0, (left + right - width) / 2));
  return {
    left: from / PLACE_UNITS,
    top: top / PLACE_UNITS,
    width: width / PLACE_UNITS,
    height: (bottom - top) / PLACE_UNITS,
  };
}
