import type { LinePiece } from '../text/line-layout.ts';

const SPACE = 130;
/** Of the height of the words: how much room stands between two of one line. */
const SPACE_OF_HEIGHT = 1.6;
const SAME_HEIGHT = 45;
/** Tenths of a point on a sheet of eleven inches, as a height. */
const HEIGHT_OF_SIZE = 10_000 / 7_920;

/** The words of a text layer that says how wide they are and not how high, as the lines that they stand in. */
export function joinedWords(pieces: readonly LinePiece[]): readonly LinePiece[] {
  if (!pieces.some(({ height, width }) => height === 0 && width > 0)) return pieces;
  const joined: LinePiece[] = [];
  for (const piece of pieces) {
    const before = joined.at(-1);
    const isNext =
      before !== undefined &&
      Math.abs(before.top - piece.top) < SAME_HEIGHT &&
      piece.left >= before.left + before.width - SPACE &&
      piece.left - before.left - before.width < Math.max(SPACE, SPACE_OF_HEIGHT * heightOf(piece));
    if (isNext)
      joined[joined.length - 1] = {
        ...{ ...before, end: piece.end, width: piece.left + piece.width - before.left, top: piece.top },
        height: Math.max(before.height, heightOf(piece)),
      };
    else joined.push({ ...piece, height: heightOf(piece) });
  }
  return joined;
}

const heightOf = ({ height, size }: LinePiece) => (height > 0 ? height : Math.round(size * HEIGHT_OF_SIZE));
