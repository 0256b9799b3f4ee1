const NEGATION = /^(?:not?|never|none|nor|neither|without|cannot|n't|denie[sd]|refused|failed)$/;
const NEARLY = 0.85;

function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/n['’]t\b/g, ' not')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

function tally(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function sharedCount(a: readonly string[], b: readonly string[]): number {
  const counts = tally(a);
  let shared = 0;
  for (const word of b) {
    const left = counts.get(word) ?? 0;
    if (left === 0) continue;
    counts.set(word, left - 1);
    shared += 1;
  }
  return shared;
}

function isSameList(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((word, index) => word === b[index]);
}

/**
 * Whether two readings of a paragraph say the same, as far as an answer to it goes: nearly all words alike, and every
 * figure and every negation as it was. White space, case and punctuation do not count.
 */
export function isNearlySame(a: string, b: string): boolean {
  if (a === b) return true;
  const [left, right] = [wordsOf(a), wordsOf(b)];
  const figures = (words: string[]) => words.filter((word) => /\d/.test(word));
  const negations = (words: string[]) => words.filter((word) => NEGATION.test(word)).sort();
  if (!isSameList(figures(left), figures(right)) || !isSameList(negations(left), negations(right))) {
    return false;
  }
  const longest = Math.max(left.length, right.length);
  return longest > 0 && sharedCount(left, right) / longest >= NEARLY;
}
