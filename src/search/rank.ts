import { indexTerms, tokenize } from '../text/tokenize.ts';
import { bm25Term, idf } from './bm25.ts';
import { cosine, hashedEmbedding } from './embedding.ts';
import { fuseScores } from './fuse.ts';
import { parseQuery, type SearchQuery } from './query.ts';
import { RELATED_WEIGHT, relatedTerms } from './related.ts';

/** A passage found: its place in the list that was searched, and why it stands where it stands. */
export interface RankedChunk {
  index: number;
  score: number;
  bm25: number;
  cosine: number;
}

interface Prepared {
  counts: Map<string, number>;
  length: number;
  vector?: number[];
}

/** Vectors are made for this many of the best passages by words. */
const VECTOR_CANDIDATES = 60;

/** Passages prepared once for many questions; see `rankChunks`. */
export function makeRanker(
  chunks: readonly { content: string }[],
): (query: string | SearchQuery, limit?: number) => RankedChunk[] {
  const prepared = chunks.map(({ content }) => prepare(content));
  const found = new Map<string, number>();
  for (const { counts } of prepared) {
    for (const term of counts.keys()) found.set(term, (found.get(term) ?? 0) + 1);
  }
  const average = prepared.reduce((sum, { length }) => sum + length, 0) / Math.max(1, prepared.length);
  const weigh = (term: string) => idf(prepared.length, found.get(term) ?? 0);

  return (input, limit = 20) => {
    const query = typeof input === 'string' ? parseQuery(input) : input;
    const scored = prepared
      .map((passage, index) => ({ index, bm25: scoreTerms(query.terms, passage, average, weigh) }))
      .filter(({ index }) => allows(query, prepared[index], chunks[index]?.content ?? ''))
      .sort((a, b) => b.bm25 - a.bm25 || a.index - b.index);
    const candidates = scored.some(({ bm25 }) => bm25 > 0) ? scored.slice(0, VECTOR_CANDIDATES) : scored;
    const wanted = hashedEmbedding(query.words.join(' '));
    const hits = candidates.map(({ index, bm25 }) => {
      const passage = prepared[index];
      if (passage) passage.vector ??= hashedEmbedding(chunks[index]?.content ?? '');
      return { index, bm25, cosine: cosine(wanted, passage?.vector ?? []) };
    });
    return fuseScores(hits)
      .filter(({ score }) => score > 0.02)
      .slice(0, limit);
  };
}

/**
 * Ranks a small set of passages in memory as the database does: BM25 over stemmed words (related words count a
 * little), fused by score with hashed-n-gram cosine; phrases must stand, excluded words must not. Best first.
 */
export function rankChunks(
  chunks: readonly { content: string }[],
  query: string | SearchQuery,
  limit = 20,
): RankedChunk[] {
  return makeRanker(chunks)(query, limit);
}

function prepare(content: string): Prepared {
  const terms = indexTerms(content);
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return { counts, length: terms.length };
}

function scoreTerms(
  terms: readonly string[],
  passage: Prepared,
  average: number,
  weigh: (term: string) => number,
): number {
  let score = 0;
  for (const term of terms) {
    const own = passage.counts.get(term) ?? 0;
    const exact = own > 0 ? weigh(term) * bm25Term(own, passage.length, average) : 0;
    let near = 0;
    for (const other of relatedTerms(term)) {
      const count = passage.counts.get(other) ?? 0;
      if (count > 0) near = Math.max(near, weigh(other) * bm25Term(count, passage.length, average));
    }
    score += Math.max(exact, RELATED_WEIGHT * near);
  }
  return score;
}

function allows(query: SearchQuery, passage: Prepared | undefined, content: string): boolean {
  if (!passage || query.excluded.some((term) => passage.counts.has(term))) return false;
  return (
    query.phrases.every((phrase) => holdsPhrase(content, phrase)) &&
    !query.excludedPhrases.some((phrase) => holdsPhrase(content, phrase))
  );
}

/** Whether the folded words of a phrase stand next to each other in a text. */
export function holdsPhrase(content: string, phrase: readonly string[]): boolean {
  const words = tokenize(content).map((token) => token.word);
  return words.some((_, at) => phrase.every((word, step) => words[at + step] === word));
}

/** Whether one of these index terms stands in a text. */
export function holdsTerm(content: string, terms: readonly string[]): boolean {
  return indexTerms(content).some((term) => terms.includes(term));
}
