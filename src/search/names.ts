import { idf } from './bm25.ts';
import { nameTokens } from './tokenize.ts';

/** A word that was asked for in one of its spellings, and the documents whose file names hold it. */
export interface NamedTerm {
  group: number;
  weight: number;
  named: readonly number[];
}

/**
 * How well file names fit a question, by document: 1 when every word of it stands in the name, else the share of
 * the words that do, rare words counting more. Documents whose names hold none of them are left out.
 */
export function scoreNames(terms: readonly NamedTerm[], documents: number): Map<number, number> {
  const scores = new Map<number, number>();
  let all = 0;
  for (const spellings of Map.groupBy(terms, ({ group }) => group).values()) {
    const rarity = idf(documents, new Set(spellings.flatMap(({ named }) => named)).size);
    all += rarity;
    const weights = new Map<number, number>();
    for (const { named, weight } of spellings) {
      for (const place of named) weights.set(place, Math.max(weight, weights.get(place) ?? 0));
    }
    for (const [place, weight] of weights) scores.set(place, (scores.get(place) ?? 0) + weight * rarity);
  }
  for (const [place, score] of scores) scores.set(place, score / all);
  return scores;
}

/** Where the words that were looked for stand in a file's name, in order and apart. */
export function markName(filename: string, terms: readonly string[]): { start: number; end: number }[] {
  const marks: { start: number; end: number }[] = [];
  for (const { term, start, end } of nameTokens(filename)) {
    if (terms.includes(term) && start >= (marks.at(-1)?.end ?? 0)) marks.push({ start, end });
  }
  return marks;
}
