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

/** Of the height of a line, as much is shown around the words where nothing else stands there. */
const MARGIN = 0.9;
/** As much is always shown at the sides: letters reach beyond the boxes that recognition draws around them. */
const LEAST_MARGIN = 0.3;
/** And above and below, where the next line stands close: of that line nothing is shown. */
const LEAST_BETWEEN = 0.06;
/** A line is no lower than the smallest print. */
const LOWEST_LINE = 60;
/** A share of the width of a sheet is less than the same share of its height. */
const SIDEWAYS = 11 / 8.5;
/** A cut-out of two words shows what stands beside them. */
const LEAST_WIDTH = 5_200;
/** Of a long passage its beginning is shown. */
const MOST_HEIGHT = 3_000;
/** Other words of the same line of a card are shown with the first ones where they stand no farther apart … */
const TOGETHER = 1_600;
/** … or where they go on with a list: so much, at most, stands between one name and the next, and so high is all of it. */
const BETWEEN_NAMES = 700;
const HIGHEST_LIST = 5_000;
/** An edge that moved away from one word may cross another. */
const MOST_MOVES = 4;

interface Extent {
  from: number;
  to: number;
}

const bottomOf = ({ top, height }: PlacedPiece) => top + height;
const rightOf = ({ left, width }: PlacedPiece) => left + width;
const onPage = (value: number) => Math.min(PLACE_UNITS, Math.max(0, value));

/** Words from `start` to `end`, offsets in the page's text. */
interface Passage {
  start: number;
  end: number;
}

/**
 * The part of a page, in shares of it, that shows the words of a passage with a margin in proportion to their height, and
 * with them those of others that stand near; null where none of its words has a place. Its edges cross no word where
 * there is room between the words.
 */
export function boxOfPassage(
  pieces: readonly PlacedPiece[],
  passage: Passage,
  others: readonly Passage[] = [],
): WordBox | null {
  const all = pieces.filter(({ height }) => height > 0);
  const within = ({ start, end }: Passage) => all.filter((piece) => piece.start < end && piece.end > start);
  let own = beginningOf(within(passage));
  for (const other of others
    .map(within)
    .filter(({ length }) => length > 0)
    .toSorted(byTop)) {
    const both = own.concat(other);
    const { from, to } = heightOf(both);
    if (to - from <= TOGETHER || (to - from <= HIGHEST_LIST && gapOf(own, other) <= BETWEEN_NAMES))
      own = both;
  }
  if (own.length === 0) return null;
  const heights = own.map(({ height }) => height).toSorted((one, other) => one - other);
  const line = Math.max(LOWEST_LINE, heights[Math.floor(heights.length / 2)] ?? 0);
  const lines = heightOf(own);
  const across = acrossOf(own, all, lines, line * SIDEWAYS);
  const down = downOf(all, lines, across, line);
  return {
    left: across.from / PLACE_UNITS,
    top: down.from / PLACE_UNITS,
    width: (across.to - across.from) / PLACE_UNITS,
    height: (down.to - down.from) / PLACE_UNITS,
  };
}

const byTop = (one: readonly PlacedPiece[], other: readonly PlacedPiece[]) =>
  heightOf(one).from - heightOf(other).from;

/** What is between two groups of words from top to bottom; nothing where they stand beside one another. */
function gapOf(one: readonly PlacedPiece[], other: readonly PlacedPiece[]): number {
  const [first, second] = [heightOf(one), heightOf(other)];
  return Math.max(0, second.from - first.to, first.from - second.to);
}

/** What is far below goes on behind other words: a caption in two columns, a page that was read in another order. */
function beginningOf(quoted: readonly PlacedPiece[]): readonly PlacedPiece[] {
  const { from } = heightOf(quoted);
  const near = quoted.filter((piece) => bottomOf(piece) - from <= MOST_HEIGHT);
  return near.length > 0 ? near : quoted;
}

function heightOf(pieces: readonly PlacedPiece[]): Extent {
  return {
    from: Math.min(...pieces.map(({ top }) => top)),
    to: Math.max(...pieces.map(bottomOf)),
  };
}

/** From left to right: wide enough to be known again, its ends between the words of these lines. */
function acrossOf(
  own: readonly PlacedPiece[],
  all: readonly PlacedPiece[],
  lines: Extent,
  line: number,
): Extent {
  const left = Math.min(...own.map((piece) => piece.left)) - line;
  const right = Math.max(...own.map(rightOf)) + line;
  const width = Math.min(PLACE_UNITS, Math.max(LEAST_WIDTH, right - left));
  const from = Math.min(PLACE_UNITS - width, onPage((left + right - width) / 2));
  const beside = all.filter((piece) => isWithin(piece.top + piece.height / 2, lines));
  const margin = line * LEAST_MARGIN;
  return {
    from: onPage(movedOff(from, -1, beside, margin)),
    to: onPage(movedOff(from + width, 1, beside, margin)),
  };
}

/** The edge, moved outward past the words that it would cross. */
function movedOff(edge: number, way: -1 | 1, beside: readonly PlacedPiece[], margin: number): number {
  let at = edge;
  for (let moves = 0; moves < MOST_MOVES; moves += 1) {
    const crossed = beside.filter((piece) => piece.left < at && rightOf(piece) > at);
    if (crossed.length === 0) return at;
    at =
      way < 0
        ? Math.min(...crossed.map((piece) => piece.left)) - margin
        : Math.max(...crossed.map(rightOf)) + margin;
  }
  return at;
}

/** From top to bottom: the margin ends half way to the lines above and below. */
function downOf(all: readonly PlacedPiece[], lines: Extent, across: Extent, line: number): Extent {
  const shown = all.filter((piece) => piece.left < across.to && rightOf(piece) > across.from);
  const above = shown.filter((piece) => piece.top + piece.height / 2 < lines.from).map(bottomOf);
  const below = shown.filter((piece) => piece.top + piece.height / 2 > lines.to).map((piece) => piece.top);
  const margin = (room: number) => Math.max(line * LEAST_BETWEEN, Math.min(line * MARGIN, room / 2));
  return {
    from: onPage(lines.from - margin(lines.from - Math.max(...above, -PLACE_UNITS))),
    to: onPage(lines.to + margin(Math.min(...below, 2 * PLACE_UNITS) - lines.to)),
  };
}

const isWithin = (value: number, { from, to }: Extent) => value >= from && value <= to;
