/** A word as OCR saw it and its box, in shares (0 to 1) of the page as it is displayed; `top` grows downward. */
export interface SeenWord {
  text: string;
  left: number;
  top: number;
  width: number;
  height: number;
  /** How sure recognition was of it, 0 to 100. */
  confidence?: number;
}

/** A word with its offsets in the page's text. */
export interface PlacedWord {
  word: SeenWord;
  start: number;
  end: number;
}

/** Numbers per word in a list of places. */
export const PLACE_WIDTH = 6;
/** A place's box is in whole ten-thousandths of the page's width and height. */
export const PLACE_UNITS = 10_000;

/** How far the text may run ahead of the words: an address, a line number taken out. */
const REACH = 400;
/** A word of one or two letters stands everywhere; it must be near. */
const SHORT_REACH = 12;

/** The same words on the page before it was turned clockwise by quarter turns (0 to 3). */
export function unturnWords(words: readonly SeenWord[], quarters: number): SeenWord[] {
  return words.map((word) => {
    const { left, top, width, height } = word;
    if (quarters === 1) return { ...word, left: top, top: 1 - left - width, width: height, height: width };
    if (quarters === 2) return { ...word, left: 1 - left - width, top: 1 - top - height };
    if (quarters === 3) return { ...word, left: 1 - top - height, top: left, width: height, height: width };
    return word;
  });
}

/** The words that the text has at about their place, in its order; no place is given twice. */
export function findSeenWords(text: string, words: readonly SeenWord[]): PlacedWord[] {
  const placed: PlacedWord[] = [];
  let cursor = 0;
  for (const word of words) {
    if (word.text === '') continue;
    const reach = word.text.length < 3 ? SHORT_REACH : REACH;
    const at = text.slice(cursor, cursor + reach + word.text.length).indexOf(word.text);
    if (at < 0) continue;
    const start = cursor + at;
    cursor = start + word.text.length;
    placed.push({ word, start, end: cursor });
  }
  return placed;
}

/**
 * Where words that OCR saw stand in the text that was made of them: a flat list of start, end (UTF-16 offsets into
 * the page's text), left, top, width, height (`PLACE_UNITS`) for each word found, in the order of the text. A word
 * that the text does not have at about its place is left out; no place is given twice.
 */
export function placeWords(text: string, words: readonly SeenWord[]): number[] {
  return placesOf(findSeenWords(text, words));
}

/** The same list of words that were found before. */
export function placesOf(placed: readonly PlacedWord[]): number[] {
  return placed.flatMap(({ word, start, end }) => [
    ...[start, end, units(word.left), units(word.top), units(word.width), units(word.height)],
  ]);
}

function units(share: number): number {
  return Math.min(PLACE_UNITS, Math.max(0, Math.round(share * PLACE_UNITS)));
}
