import { readLines } from './lines.ts';

/** A text without what may differ between it and a quotation of it, and where each letter of it came from. */
export interface Projection {
  folded: string;
  /** Source offset of the first and last character behind each folded one. */
  from: Int32Array;
  to: Int32Array;
}

const WORD = /[\p{L}\p{N}]/u;

export type Fold = (text: string, index: number) => string;

/** Letters and digits only, lower case, without accents; a point between digits stays ('10.00' is not '1000'). */
export function foldPlain(text: string, index: number): string {
  const code = text.charCodeAt(index);
  if (code < 128) {
    if ((code >= 97 && code <= 122) || (code >= 48 && code <= 57)) return text.charAt(index);
    if (code >= 65 && code <= 90) return String.fromCharCode(code + 32);
    if (code === 46 && isDigit(text, index - 1) && isDigit(text, index + 1)) return '.';
    return '';
  }
  const letter = text.charAt(index).normalize('NFKD').toLowerCase();
  return letter.replace(/[^\p{L}\p{N}]/gu, '');
}

const STROKES = '|!¦';
/** What recognition gives for the digits 0 and 1, and those digits. */
const LIKE_DIGITS = /[\doOlI|]/;

/**
 * The same for recognized text: a stroke inside a word is a letter ('wi|l'), and a point between what may be digits
 * stays ('4,35O.OO').
 */
export function foldStrokes(text: string, index: number): string {
  const [before, letter, behind] = [text.charAt(index - 1), text.charAt(index), text.charAt(index + 1)];
  if (letter === '.') return LIKE_DIGITS.test(before) && LIKE_DIGITS.test(behind) ? '.' : '';
  return STROKES.includes(letter) && WORD.test(before) && WORD.test(behind) ? 'l' : foldPlain(text, index);
}

function isDigit(text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  return code >= 48 && code <= 57;
}

export function foldQuote(quote: string, fold: Fold): string {
  let folded = '';
  for (let index = 0; index < quote.length; index += 1) folded += fold(quote, index);
  return folded;
}

/** Folds a text letter by letter; time and memory grow with its length. */
export function project(text: string, fold: Fold): Projection {
  let at = new Int32Array(Math.max(16, text.length));
  let codes = new Uint16Array(at.length);
  let length = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    const plain = code < 128 ? (PLAIN_LETTERS[code] ?? 0) : 0;
    if (plain !== 0) {
      // One folded letter at most for each read so far: there is room.
      if (length === at.length) [at, codes] = [wider(at, Int32Array), wider(codes, Uint16Array)];
      at[length] = index;
      codes[length] = plain;
      length += 1;
      continue;
    }
    if (code <= 32) continue;
    const piece = fold(text, index);
    for (let step = 0; step < piece.length; step += 1) {
      if (length === at.length) [at, codes] = [wider(at, Int32Array), wider(codes, Uint16Array)];
      at[length] = index;
      codes[length] = piece.charCodeAt(step);
      length += 1;
    }
  }
  return { folded: asString(codes, length), from: at, to: at };
}

/** What becomes of letters and digits whatever stands beside them; 0 for all else. */
const PLAIN_LETTERS = Uint8Array.from({ length: 128 }, (_, code) =>
  /[a-z0-9]/i.test(String.fromCharCode(code)) ? String.fromCharCode(code).toLowerCase().charCodeAt(0) : 0,
);

function wider<T extends Int32Array | Uint16Array>(values: T, Kind: new (length: number) => T): T {
  const copy = new Kind(values.length * 2);
  copy.set(values);
  return copy;
}

const AT_ONCE = 8192;

function asString(codes: Uint16Array, length: number): string {
  const pieces: string[] = [];
  for (let from = 0; from < length; from += AT_ONCE) {
    pieces.push(String.fromCharCode(...codes.subarray(from, Math.min(length, from + AT_ONCE))));
  }
  return pieces.join('');
}

/** Stamps, page and line numbers and running heads blanked out, offsets unchanged. */
export function withoutNoise(text: string): string {
  const pieces: string[] = [];
  let from = 0;
  for (const line of readLines(text)) {
    if (line.noise) continue;
    pieces.push(' '.repeat(line.start - from), text.slice(line.start, line.end));
    from = line.end;
  }
  return pieces.join('');
}

const OCR_LETTERS: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'l',
  i: 'l',
  5: 's',
  8: 'b',
  2: 'z',
  9: 'g',
  q: 'g',
};
const OCR_CODES = Uint16Array.from({ length: 128 }, (_, code) =>
  (OCR_LETTERS[String.fromCharCode(code)] ?? String.fromCharCode(code)).charCodeAt(0),
);
const [C, D, L, M, N, R, V, W] = [...'cdlmnrvw'].map((letter) => letter.charCodeAt(0));
/** Letters that two are taken for, as those two: 'm' as 'rn', 'd' as 'cl', 'w' as 'vv'. */
const [FIRST_OF_TWO, SECOND_OF_TWO] = [new Uint16Array(128), new Uint16Array(128)];
for (const [one, first, second] of [
  [M, R, N],
  [D, C, L],
  [W, V, V],
]) {
  FIRST_OF_TWO[one ?? 0] = first ?? 0;
  SECOND_OF_TWO[one ?? 0] = second ?? 0;
}

/** In `from` and `to`: a letter does not begin or end here, it is one half of one. */
export const INSIDE_LETTER = -1;

/**
 * One representative for each group of shapes that recognition confuses; no group holds two digits. What two letters
 * are taken for is written as the two, so that it does not matter which words they stand in.
 */
export function foldOcr(folded: string): string {
  const places = new Int32Array(folded.length);
  return projectOcr({ folded, from: places, to: places }).folded;
}

/** The same with the places of the letters. */
export function projectOcr({ folded, from, to }: Projection): Projection {
  const codes = new Uint16Array(folded.length * 2);
  const [starts, ends] = [new Int32Array(folded.length * 2), new Int32Array(folded.length * 2)];
  let length = 0;
  const add = (code: number, start: number, end: number) => {
    codes[length] = code;
    starts[length] = start;
    ends[length] = end;
    length += 1;
  };
  for (let index = 0; index < folded.length; index += 1) {
    const plain = folded.charCodeAt(index);
    const code = plain < 128 ? (OCR_CODES[plain] ?? plain) : plain;
    const second = code < 128 ? (SECOND_OF_TWO[code] ?? 0) : 0;
    const [start, end] = [from[index] ?? 0, to[index] ?? 0];
    if (second === 0) add(code, start, end);
    else {
      add(FIRST_OF_TWO[code] ?? 0, start, INSIDE_LETTER);
      add(second, INSIDE_LETTER, end);
    }
  }
  return { folded: asString(codes, length), from: starts, to: ends };
}
