import { editDistance } from '../text/spelling.ts';

/** Accents, which stand as letters of their own once a text is decomposed. */
export const MARKS = String.fromCharCode(...Array.from({ length: 0x70 }, (_, at) => 0x300 + at));
/** What parts the words of a name; the underscore too, as in 'Order_final.pdf'. */
const BREAKS = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~\t\n\r\u00a0\u2013\u2014\u2018\u2019\u201c\u201d';

const BREAKING = new Set(BREAKS);
const MARKING = new Set(MARKS);

/** Longer questions are cut: a name is known by its first words. */
const MOST_WORDS = 8;
/** One slip of the pen is forgiven in words from this length on, unless a digit is in them. */
const SHORTEST_FORGIVEN = 5;

/** A name as it is compared: lower case, no accents, one blank where words part. The database folds alike. */
export function foldName(name: string): string {
  let folded = '';
  for (const letter of name.normalize('NFKD').toLowerCase()) {
    if (!MARKING.has(letter)) folded += BREAKING.has(letter) ? ' ' : letter;
  }
  return folded.split(' ').filter(Boolean).join(' ');
}

/** The different words of what was typed, folded, at most `MOST_WORDS`. */
export function wordsOf(typed: string): string[] {
  return [...new Set(foldName(typed).split(' ').filter(Boolean))].slice(0, MOST_WORDS);
}

/**
 * Pieces of a mistyped word of which a name must hold one, if it holds the word with one letter wrong, missing,
 * added or swapped with its neighbor; none for a word that must be typed right.
 */
export function piecesOf(word: string): string[] {
  if (word.length < SHORTEST_FORGIVEN || /\d/.test(word)) return [];
  const middle = Math.floor(word.length / 2);
  const [head, tail] = [word.slice(0, middle), word.slice(middle)];
  const swapped = head.slice(0, -1) + tail.charAt(0) + head.slice(-1) + tail.slice(1);
  return [...new Set([head, tail, swapped])];
}

/** Whether a word of the name, or its beginning, differs from the typed one by one slip of the pen at most. */
export function isSlipOf(word: string, name: string): boolean {
  return foldName(name)
    .split(' ')
    .some((other) =>
      [word.length, word.length - 1, word.length + 1].some(
        (length) => editDistance(word, other.slice(0, length), 1) <= 1,
      ),
    );
}

/** Where the words that were typed stand in a name: UTF-16 offsets, in order, apart. Accents must be typed. */
export function marksOf(name: string, words: readonly string[]): { start: number; end: number }[] {
  const lower = name.toLowerCase();
  if (lower.length !== name.length) return [];
  const hits = words
    .flatMap((word) => {
      const start = lower.indexOf(word);
      return start < 0 ? [] : [{ start, end: start + word.length }];
    })
    .sort((a, b) => a.start - b.start || b.end - a.end);
  return hits.filter((hit, at) => hits.slice(0, at).every((before) => before.end <= hit.start));
}
