import { comparable } from '../papers/docket/entry-text.ts';

export interface WordChange {
  removed: string;
  added: string;
}

/** Tables larger than this are not filled: two texts that differ so much are shown as a whole. */
const MOST_CELLS = 120_000;

/** Which words of `before` went and which came in `after`, in order; white space, quotes and dashes never count. */
export function wordChanges(before: string, after: string): WordChange[] {
  const old = wordsOf(before);
  const fresh = wordsOf(after);
  let start = 0;
  while (start < old.length && start < fresh.length && same(old[start], fresh[start])) start += 1;
  let end = 0;
  while (
    end < old.length - start &&
    end < fresh.length - start &&
    same(old[old.length - 1 - end], fresh[fresh.length - 1 - end])
  ) {
    end += 1;
  }
  const middle = align(old.slice(start, old.length - end), fresh.slice(start, fresh.length - end));
  return middle.filter(({ removed, added }) => comparable(removed) !== comparable(added));
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

function same(a: string | undefined, b: string | undefined): boolean {
  return a === b || comparable(a ?? '') === comparable(b ?? '');
}

function align(old: readonly string[], fresh: readonly string[]): WordChange[] {
  if (old.length * fresh.length > MOST_CELLS) return [{ removed: old.join(' '), added: fresh.join(' ') }];
  const width = fresh.length + 1;
  const common = new Uint32Array((old.length + 1) * width);
  const at = (i: number, j: number) => common[i * width + j] ?? 0;
  const isSame = (i: number, j: number) => same(old[i], fresh[j]);
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = fresh.length - 1; j >= 0; j -= 1) {
      common[i * width + j] = isSame(i, j) ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const changes: WordChange[] = [];
  let removed: string[] = [];
  let added: string[] = [];
  const close = () => {
    if (removed.length + added.length > 0)
      changes.push({ removed: removed.join(' '), added: added.join(' ') });
    removed = [];
    added = [];
  };
  let i = 0;
  let j = 0;
  while (i < old.length || j < fresh.length) {
    if (i < old.length && j < fresh.length && isSame(i, j)) {
      close();
      i += 1;
      j += 1;
    } else if (j >= fresh.length || (i < old.length && at(i + 1, j) >= at(i, j + 1))) {
      removed.push(old[i] ?? '');
      i += 1;
    } else {
      added.push(fresh[j] ?? '');
      j += 1;
    }
  }
  close();
  return changes;
}

/** How alike two texts are by their words, 0–1 (Dice over the first 300 words). */
export function likeness(a: string, b: string): number {
  const left = new Set(wordsOf(a.toLowerCase()).slice(0, 300));
  const right = new Set(wordsOf(b.toLowerCase()).slice(0, 300));
  if (left.size + right.size === 0) return 1;
  let both = 0;
  for (const word of left) if (right.has(word)) both += 1;
  return (2 * both) / (left.size + right.size);
}
