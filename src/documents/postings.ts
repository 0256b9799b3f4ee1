import { indexTerms } from '../search/tokenize.ts';

/** Where a term stands: parallel arrays, one entry per passage that holds it. */
export interface Posting {
  term: string;
  /** Index of each passage, ascending. */
  chunks: number[];
  /** How often the term stands there. */
  counts: number[];
  /** Index terms of the passage, repetitions counted. */
  lengths: number[];
}

/** Longer "words" are noise of the recognition or encoded data; nobody searches for them. */
export const LONGEST_TERM = 64;
const MOST = 32_767;

/** The inverted index of a document's passages, terms in alphabetical order, and each passage's length. */
export function buildPostings(contents: readonly string[]): { postings: Posting[]; lengths: number[] } {
  const byTerm = new Map<string, Posting>();
  const lengths = contents.map((content, chunk) => {
    const terms = indexTerms(content).filter((term) => term.length <= LONGEST_TERM);
    const counts = new Map<string, number>();
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
    for (const [term, count] of counts) {
      const posting = byTerm.get(term) ?? { term, chunks: [], counts: [], lengths: [] };
      byTerm.set(term, posting);
      posting.chunks.push(chunk);
      posting.counts.push(Math.min(count, MOST));
      posting.lengths.push(Math.min(terms.length, MOST));
    }
    return terms.length;
  });
  const postings = [...byTerm.values()].sort((a, b) => (a.term < b.term ? -1 : 1));
  return { postings, lengths };
}
