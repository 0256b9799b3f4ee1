/** Tells quickly whether a quotation may stand in a text at all. */
export interface QuoteGrams {
  /** False: it does not, however it is spaced or recognized. True: it may, and is worth a search. */
  mayHold(quote: string): boolean;
}

const WIDTH = 12;
/** Lines of the sheet (a stamp, a page number) that may stand between two lines of a passage. */
const SKIPPED_LINES = 4;
/** Share of the runs of a quotation that must occur; the rest may be broken by what stands in between. */
const SHARE = 0.6;
const BASE = 41;
const BITS_PER_LETTER = 16;
const [FEWEST_BITS, MOST_BITS] = [2 ** 14, 2 ** 23];

/** A letter as the shapes it is made of, so that 'm' and 'rn', '1' and 'l' come out the same; '' for a sign. */
const ALIKE: Readonly<Record<string, string>> = {
  ...{ 0: 'o', 1: 'l', i: 'l', '|': 'l', '!': 'l', '¦': 'l', 5: 's', 8: 'b', 2: 'z', 9: 'g', q: 'g' },
  ...{ m: 'rn', d: 'cl', w: 'vv' },
};

const shapes = new Map<number, readonly number[]>();

function shapesOf(code: number): readonly number[] {
  const kept = shapes.get(code);
  if (kept) return kept;
  const letters = String.fromCharCode(code).normalize('NFKD').toLowerCase();
  const made = [...letters]
    .flatMap((letter) => [...(ALIKE[letter] ?? letter)])
    .filter((letter) => /[\p{L}\p{N}]/u.test(letter))
    .map((letter) => (letter.codePointAt(0) ?? 0) + 1);
  shapes.set(code, made);
  return made;
}

/** The shapes of what a keyboard types, one or two each. */
const FIRST = Uint16Array.from({ length: 128 }, (_, code) => shapesOf(code)[0] ?? 0);
const SECOND = Uint16Array.from({ length: 128 }, (_, code) => shapesOf(code)[1] ?? 0);
const isBreak = (code: number) => code === 10 || code === 12 || code === 13;
const WHOLE = (() => {
  let power = 1;
  for (let step = 0; step < WIDTH; step += 1) power = Math.imul(power, BASE);
  return power;
})();

/** A set of runs of letters that forgets which is which: it may know one that was never added. */
class GramSet {
  readonly #mask: number;
  readonly #seen: Uint8Array;

  constructor(letters: number) {
    const bits = 2 ** Math.ceil(Math.log2(letters * BITS_PER_LETTER + 1));
    this.#mask = Math.min(MOST_BITS, Math.max(FEWEST_BITS, bits)) - 1;
    this.#seen = new Uint8Array((this.#mask + 1) >>> 3);
  }

  add(letters: Uint16Array, length: number): void {
    const seen = this.#seen;
    let hash = 0;
    for (let at = 0; at < length; at += 1) {
      hash = next(hash, letters, at);
      if (at < WIDTH - 1) continue;
      const bit = mixed(hash) & this.#mask;
      seen[bit >>> 3] = (seen[bit >>> 3] ?? 0) | (1 << (bit & 7));
    }
  }

  /** Share of the runs that are known; 1 where there is none. */
  share(letters: Uint16Array, length: number): number {
    let hash = 0;
    let known = 0;
    for (let at = 0; at < length; at += 1) {
      hash = next(hash, letters, at);
      if (at < WIDTH - 1) continue;
      const bit = mixed(hash) & this.#mask;
      known += ((this.#seen[bit >>> 3] ?? 0) >>> (bit & 7)) & 1;
    }
    return length < WIDTH ? 1 : known / (length - WIDTH + 1);
  }
}

/** The hash of the run that ends with a letter, from that of the run before it. */
function next(hash: number, letters: Uint16Array, at: number): number {
  const added = (Math.imul(hash, BASE) + (letters[at] ?? 0)) | 0;
  return at < WIDTH ? added : (added - Math.imul(letters[at - WIDTH] ?? 0, WHOLE)) | 0;
}

function mixed(hash: number): number {
  const once = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return once ^ (once >>> 13);
}

interface Folded {
  letters: Uint16Array;
  length: number;
  /** Index in `letters` at which each line begins. */
  lines: number[];
}

function foldText(text: string): Folded {
  let letters = new Uint16Array(text.length + 64);
  const lines: number[] = [0];
  let length = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (isBreak(code)) {
      if (lines.at(-1) !== length) lines.push(length);
      continue;
    }
    if (length + 32 > letters.length) {
      const wider = new Uint16Array(letters.length * 2);
      wider.set(letters);
      letters = wider;
    }
    if (code < 128) {
      const first = FIRST[code] ?? 0;
      if (first === 0) continue;
      letters[length] = first;
      length += 1;
      const second = SECOND[code] ?? 0;
      if (second === 0) continue;
      letters[length] = second;
      length += 1;
      continue;
    }
    for (const shape of shapesOf(code)) {
      letters[length] = shape;
      length += 1;
    }
  }
  return { letters, length, lines };
}

/** Prepares a text (pages joined by form feeds); time and memory grow with its length, at most 1 MB. */
export function quoteGrams(text: string): QuoteGrams {
  const { letters, length, lines } = foldText(text);
  const grams = new GramSet(length);
  grams.add(letters, length);
  const joined = new Uint16Array(2 * (WIDTH - 1));
  lines.forEach((start, line) => {
    if (line === 0) return;
    const tail = Math.max(0, start - WIDTH + 1);
    joined.set(letters.subarray(tail, start));
    for (let skipped = 0; skipped <= SKIPPED_LINES; skipped += 1) {
      for (const head of headsOf(letters, lines[line + skipped], length)) {
        if (skipped === 0 && head === start) continue;
        const end = Math.min(length, head + WIDTH - 1);
        joined.set(letters.subarray(head, end), start - tail);
        grams.add(joined, start - tail + end - head);
      }
    }
  });
  return {
    mayHold(quote) {
      const folded = foldText(quote);
      return grams.share(folded.letters, folded.length) >= SHARE;
    },
  };
}

const DIGIT_SHAPES = new Set([...'0123456789'].flatMap((digit) => [...shapesOf(digit.charCodeAt(0))]));

/** Where the words of a line may begin: at its start, or behind the number that pleading paper prints there. */
function headsOf(letters: Uint16Array, start: number | undefined, length: number): number[] {
  if (start === undefined) return [];
  const heads = [start];
  for (let at = start; at < start + 2 && at < length && DIGIT_SHAPES.has(letters[at] ?? 0); at += 1) {
    heads.push(at + 1);
  }
  return heads;
}
