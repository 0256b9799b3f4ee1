/** Longer ones are no words, and have too many neighbors. */
const LONGEST_WORD = 32;

/** How many slips of the pen are forgiven in a word: none in short ones and numbers, then one, then two. */
export function forgivenEdits(word: string): 0 | 1 | 2 {
  if (word.length < 4 || word.length > LONGEST_WORD || /\d/.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

/**
 * Number of single-letter changes (insert, drop, replace, swap neighbors) between two words, or `limit + 1`
 * when there are more than `limit`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a.charAt(i - 1) === b.charAt(j - 1);
      let cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (same ? 0 : 1));
      const swapped =
        i > 1 && j > 1 && a.charAt(i - 1) === b.charAt(j - 2) && a.charAt(i - 2) === b.charAt(j - 1);
      if (swapped) cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      next.push(cost);
    }
    if (Math.min(...next) > limit) return limit + 1;
    before = row;
    row = next;
  }
  return Math.min(row[b.length] ?? limit + 1, limit + 1);
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Every word that is one single-letter change away from this one, in letters of English; see `editDistance`. */
export function oneChangeAway(word: string): string[] {
  const near = new Set<string>();
  for (let at = 0; at <= word.length; at += 1) {
    const [head, tail] = [word.slice(0, at), word.slice(at)];
    for (const letter of LETTERS) {
      near.add(head + letter + tail);
      if (tail !== '') near.add(head + letter + tail.slice(1));
    }
    if (tail !== '') near.add(head + tail.slice(1));
    if (tail.length > 1) near.add(head + tail.charAt(1) + tail.charAt(0) + tail.slice(2));
  }
  near.delete(word);
  return [...near];
}

/** The words of a list with the fewest changes from this one, at most `limit`; none when no word is so near. */
export function nearestWords(word: string, list: Iterable<string>, limit: number): string[] {
  let fewest = limit;
  let nearest: string[] = [];
  for (const candidate of list) {
    const edits = editDistance(word, candidate, fewest);
    if (edits > fewest) continue;
    if (edits < fewest) nearest = [];
    fewest = edits;
    nearest.push(candidate);
  }
  return nearest;
}

/** The most frequent of some words, of equal ones the first in the alphabet; null without any. */
export function likeliestWord(counts: ReadonlyMap<string, number>): string | null {
  let best: string | null = null;
  for (const [word, count] of counts) {
    const most = best === null ? -1 : (counts.get(best) ?? 0);
    if (count > most || (count === most && best !== null && word < best)) best = word;
  }
  return best;
}
