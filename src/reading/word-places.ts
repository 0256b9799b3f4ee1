/** A word as OCR saw it and its box, in shares (0 to 1) of the page as it is displayed; `top` grows downward. */
export interface SeenWord {
  text: string;
  left: number;
  top: number;
  width: number;
  height: number;
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
    const { text, left, top, width, height } = word;
    if (quarters === 1) return { text, left: top, top: 1 - left - width, width: height, height: width };
    if (quarters === 2) return { text, left: 1 - left - width, top: 1 - top - height, width, height };
    if (quarters === 3) return { text, left: 1 - top - height, top: left, width: height, height: width };
    return word;
  });
}

/**
 * Where words that OCR saw stand in the text that was made of them: a flat list of start, end (UTF-16 offsets into
 * the page's text), left, top, width, height (`PLACE_UNITS`) for each word found, in the order of the text. A word
 * that the text does not have at about its place is left out; no place is given twice.
 */
export function placeWords(text: string, words: readonly SeenWord[]): number[] {
  const places: number[] = [];
  let cursor = 0;
  for (const word of words) {
    if (word.text === '') continue;
    const start = text.indexOf(word.text, cursor);
    const reach = word.text.length < 3 ? SHORT_REACH : REACH;
    if (start < 0 || start - cursor > reach) continue;
    cursor = start + word.text.length;
    places.push(start, cursor, units(word.left), units(word.top), units(word.width), units(word.height));
  }
  return places;
}

function units(share: number): number {
  return Math.min(PLACE_UNITS, Math.max(0, Math.round(share * PLACE_UNITS)));
}
