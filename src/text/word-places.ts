/** In shares (0 to 1) of the page; `top` grows downward. */
export interface WordBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A word as OCR saw it and its box on the page as it is displayed. */
export interface SeenWord extends WordBox {
  text: string;
  /** How sure recognition was of it, 0 to 100. */
  confidence?: number;
  /** Its box on the page laid upright and straight, where the displayed one lies otherwise. */
  upright?: WordBox;
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
/** A word further on than this is only taken for the one that was seen where the words after it follow. */
const NEAR = 24;
/** How many of the words after it are asked, and how many of them must follow. */
const ASKED = 3;
const FOLLOWING = 2;
const MOST_TRIES = 12;

/** A place as it lies once its page is turned clockwise by quarter turns; a page has `whole` units on each side. */
export function turnBox({ left, top, width, height }: WordBox, quarters: number, whole = 1): WordBox {
  const turns = ((quarters % 4) + 4) % 4;
  if (turns === 1) return { left: whole - top - height, top: left, width: height, height: width };
  if (turns === 2) return { left: whole - left - width, top: whole - top - height, width, height };
  if (turns === 3) return { left: top, top: whole - left - width, width: height, height: width };
  return { left, top, width, height };
}

/** The same words on the page before it was turned clockwise by quarter turns (1 to 3). */
export function unturnWords(words: readonly SeenWord[], quarters: number): SeenWord[] {
  return words.map((seen) => {
    const { left, top, width, height } = seen;
    return { ...seen, upright: seen.upright ?? { left, top, width, height }, ...turnBox(seen, -quarters) };
  });
}

/**
 * The words that the text has at about their place, in its order; no place is given twice. A word that the text lacks
 * where it was seen, and has again further on, does not carry the words between away.
 */
export function findSeenWords(text: string, words: readonly SeenWord[]): PlacedWord[] {
  const placed: PlacedWord[] = [];
  let cursor = 0;
  for (const [at, word] of words.entries()) {
    if (word.text === '') continue;
    const start = startOf(text, words, at, cursor);
    if (start === -1) continue;
    cursor = start + word.text.length;
    placed.push({ word, start, end: cursor });
  }
  return placed;
}

/** Where the word that was seen as the `at`th begins, behind the cursor; -1 where it does not stand there. */
function startOf(text: string, words: readonly SeenWord[], at: number, cursor: number): number {
  const word = words[at]?.text ?? '';
  const near = find(text, word, cursor, word.length < 3 ? SHORT_REACH : NEAR);
  if (near !== -1 || word.length < 3) return near;
  const end = cursor + REACH + word.length;
  let start = find(text, word, cursor, REACH);
  for (let tries = 0; start !== -1 && tries < MOST_TRIES; tries += 1) {
    if (goesOn(text, words, at + 1, start + word.length)) return start;
    start = start + word.length < end ? find(text, word, start + 1, end - start - 1 - word.length) : -1;
  }
  return -1;
}

function find(text: string, word: string, from: number, reach: number): number {
  if (reach < 0) return -1;
  const at = text.slice(from, from + reach + word.length).indexOf(word);
  return at === -1 ? -1 : from + at;
}

/** Whether the next words that were seen follow in the text right behind a place; at the end, those that are left. */
function goesOn(text: string, words: readonly SeenWord[], next: number, from: number): boolean {
  let cursor = from;
  let following = 0;
  const asked = words.slice(next, next + ASKED);
  for (const { text: word } of asked) {
    const at = find(text, word, cursor, SHORT_REACH);
    if (at === -1) continue;
    following += 1;
    cursor = at + word.length;
  }
  return following >= Math.min(FOLLOWING, asked.length);
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
