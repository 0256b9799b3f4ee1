/** Letter trigrams of a word with its ends marked, for finding words that look alike. */
export function trigrams(word: string): string[] {
  const padded = `  ${word} `;
  const grams = new Set<string>();
  for (let at = 0; at + 3 <= padded.length; at += 1) grams.add(padded.slice(at, at + 3));
  return [...grams];
}

/** How many slips of the pen are forgiven in a word: none in short ones and numbers, then one, then two. */
export function forgivenEdits(word: string): 0 | 1 | 2 {
  if (word.length < 4 || /\d/.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

/**
 * Number of single-letter changes (insert, drop, replace, swap neighbours) between two words, or `limit + 1`
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

/**
 * The word of a vocabulary that a mistyped word most likely meant: fewest changes, then the most frequent, then
 * the alphabet; null when the word is there as typed or nothing is near.
 */
export function correctWord(word: string, vocabulary: ReadonlyMap<string, number>): string | null {
  const limit = forgivenEdits(word);
  if (limit === 0 || vocabulary.has(word)) return null;
  let best: { word: string; edits: number; count: number } | undefined;
  for (const [candidate, count] of vocabulary) {
    const edits = editDistance(word, candidate, limit);
    if (edits > limit) continue;
    const better =
      !best ||
      edits < best.edits ||
      (edits === best.edits && (count > best.count || (count === best.count && candidate < best.word)));
    if (better) best = { word: candidate, edits, count };
  }
  return best?.word ?? null;
}
