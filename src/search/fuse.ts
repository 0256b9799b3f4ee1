/** Weight of the vector beside the words, as measured by `npm run eval`. */
const VECTOR_WEIGHT = 0.15;

interface Scored {
  bm25: number;
  cosine: number;
}

/**
 * Joins word and vector scores of one result list: BM25 divided by the list's best, plus weight times cosine
 * (fusion by score; fusion by rank measured worse). Highest first; ties keep their order.
 */
export function fuseScores<T extends Scored>(
  hits: readonly T[],
  weight = VECTOR_WEIGHT,
): (T & { score: number })[] {
  const best = hits.reduce((most, hit) => Math.max(most, hit.bm25), 0);
  return hits
    .map((hit) => ({ ...hit, score: (best > 0 ? hit.bm25 / best : 0) + weight * Math.max(0, hit.cosine) }))
    .sort((a, b) => b.score - a.score);
}
