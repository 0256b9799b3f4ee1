import { bm25Term, idf } from '../search/bm25.ts';

/** Where a term stands in one document; parallel arrays, see `Posting`. Empty where the document is filtered out. */
export interface TermPostings {
  term: string;
  documentId: string;
  /** Passages of the document that hold the term, whether or not they are given. */
  found: number;
  chunks: readonly number[];
  counts: readonly number[];
  lengths: readonly number[];
}

/** One spelling of a word that was asked for; `group` is the word's place in the question. */
export interface WantedTerm {
  group: number;
  term: string;
  /** Share of its score that it earns, 1 for the word itself. */
  weight: number;
}

export interface ScoredChunk {
  documentId: string;
  chunkIndex: number;
  bm25: number;
}

export interface ScoreOptions {
  postings: readonly TermPostings[];
  wanted: readonly WantedTerm[];
  /** A passage that holds one of these is no result. */
  excluded: readonly string[];
  /** Groups that a passage must hold, as a phrase's words. */
  needed: readonly number[];
  /** Passages in all, and their mean length in index terms. */
  passages: number;
  averageLength: number;
  limit: number;
}

/**
 * The passages that score highest by BM25: of the spellings of one word the best counts, the words add up. Best
 * first; ties in the order of document and passage. Time grows with the number of postings.
 */
export function scorePostings(options: ScoreOptions): ScoredChunk[] {
  const { postings, wanted, excluded, needed, limit } = options;
  const found = new Map<string, number>();
  for (const posting of postings) found.set(posting.term, (found.get(posting.term) ?? 0) + posting.found);
  const byDocument = Map.groupBy(
    postings.filter(({ chunks }) => chunks.length > 0),
    (posting) => posting.documentId,
  );
  const best: ScoredChunk[] = [];
  for (const documentId of [...byDocument.keys()].sort()) {
    const held = new Map((byDocument.get(documentId) ?? []).map((posting) => [posting.term, posting]));
    const total = new Map<number, number>();
    const groups = new Map<number, number>();
    for (const [group, spellings] of Map.groupBy(wanted, (term) => term.group)) {
      const scores = new Map<number, number>();
      for (const { term, weight } of spellings) {
        const posting = held.get(term);
        if (posting === undefined) continue;
        const rarity = weight * idf(options.passages, found.get(term) ?? 0);
        for (let at = 0; at < posting.chunks.length; at += 1) {
          const chunk = posting.chunks[at] ?? 0;
          const score =
            rarity * bm25Term(posting.counts[at] ?? 0, posting.lengths[at] ?? 0, options.averageLength);
          if (score > (scores.get(chunk) ?? 0)) scores.set(chunk, score);
        }
      }
      const isNeeded = needed.includes(group);
      for (const [chunk, score] of scores) {
        total.set(chunk, (total.get(chunk) ?? 0) + score);
        if (isNeeded) groups.set(chunk, (groups.get(chunk) ?? 0) + 1);
      }
    }
    for (const term of excluded) for (const chunk of held.get(term)?.chunks ?? []) total.delete(chunk);
    for (const [chunkIndex, bm25] of total) {
      if ((groups.get(chunkIndex) ?? 0) >= needed.length) best.push({ documentId, chunkIndex, bm25 });
    }
    if (best.length > limit * 20) keepBest(best, limit);
  }
  keepBest(best, limit);
  return best;
}

function keepBest(list: ScoredChunk[], limit: number): void {
  list.sort(
    (a, b) =>
      b.bm25 - a.bm25 ||
      (a.documentId === b.documentId ? a.chunkIndex - b.chunkIndex : a.documentId < b.documentId ? -1 : 1),
  );
  if (list.length > limit) list.length = limit;
}
