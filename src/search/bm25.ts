/** Saturation and length weight of BM25 as measured on passages of about 200 tokens. */
const BM25 = { k1: 1.2, b: 0.75 } as const;

/** Inverse document frequency of a term found in `found` of `total` passages; never negative. */
export function idf(total: number, found: number): number {
  return Math.log(1 + (total - found + 0.5) / (found + 0.5));
}

/** BM25 weight of one term that occurs `count` times in a passage of `length` index terms. */
export function bm25Term(count: number, length: number, averageLength: number): number {
  const norm = 1 - BM25.b + (BM25.b * length) / Math.max(1, averageLength);
  return (count * (BM25.k1 + 1)) / (count + BM25.k1 * norm);
}
