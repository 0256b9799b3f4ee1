import { nameTokens } from '../text/tokenize.ts';
import { idf } from './bm25.ts';

/** A word that was asked for in one of its spellings, and the documents whose file names hold it. */
export interface NamedTerm {
  group: number;
  weight: number;
  named: readonly number[];
}

export interface NameFit {
  /** Share of the words that stand in the name, rare words counting more; 1 when all do. */
  share: number;
  /** The same, but less where many names hold them: 'motion' says little where every third paper is called so. */
  score: number;
}

/** How well file names fit a question, by document. Those whose names hold none of the words are left out. */
export function scoreNames(terms: readonly NamedTerm[], documents: number): Map<number, NameFit> {
  const sums = new Map<number, number>();
  let all = 0;
  for (const spellings of Map.groupBy(terms, ({ group }) => group).values()) {
    const rarity = idf(documents, new Set(spellings.flatMap(({ named }) => named)).size);
    all += rarity;
    const weights = new Map<number, number>();
    for (const { named, weight } of spellings) {
      for (const place of named) weights.set(place, Math.max(weight, weights.get(place) ?? 0));
    }
    for (const [place, weight] of weights) sums.set(place, (sums.get(place) ?? 0) + weight * rarity);
  }
  const most = Math.max(all, idf(documents, 1));
  return new Map([...sums].map(([place, sum]) => [place, { share: sum / all, score: sum / most }]));
}

/** Where the words that were looked for stand in a file's name, in order and apart. */
export function markName(filename: string, terms: readonly string[]): { start: number; end: number }[] {
  const marks: { start: number; end: number }[] = [];
  for (const { term, start, end } of nameTokens(filename)) {
    if (terms.includes(term) && start >= (marks.at(-1)?.end ?? 0)) marks.push({ start, end });
  }
  return marks;
}
