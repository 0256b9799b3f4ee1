import { type IndexToken, indexTokens, nameTokens } from '../text/tokenize.ts';

/** Where a term stands in a document: parallel arrays, one entry per passage that holds it. */
export interface Posting {
  term: string;
  /** Index of each passage, ascending. */
  chunks: number[];
  /** How often the term stands there. */
  counts: number[];
  /** Index terms of the passage, repetitions counted; pairs of little words do not count. */
  lengths: number[];
  /** Which words of their passages they are, counted from 0 with little words: `counts[0]` numbers, and so on. */
  positions: number[];
  /** Whether it stands in the file's name. */
  isNamed: boolean;
}

/** Longer "words" are noise of the recognition or encoded data; nobody searches for them. */
export const LONGEST_TERM = 64;
const MOST = 32_767;

/** The inverted index of a document's passages and of its name, terms in alphabetical order, and each passage's length. */
export function buildInvertedIndex(
  contents: readonly string[],
  filename = '',
): { postings: Posting[]; lengths: number[] } {
  const byTerm = new Map<string, Posting>();
  const postingOf = (term: string): Posting => {
    const held = byTerm.get(term);
    if (held !== undefined) return held;
    const posting = { term, chunks: [], counts: [], lengths: [], positions: [], isNamed: false };
    byTerm.set(term, posting);
    return posting;
  };
  const lengths = contents.map((content, chunk) => {
    const tokens = indexTokens(content).filter(({ term }) => term.length <= LONGEST_TERM);
    const length = tokens.filter(({ isPair }) => !isPair).length;
    for (const [term, of] of Map.groupBy(tokens, (token: IndexToken) => token.term)) {
      const posting = postingOf(term);
      const kept = of.slice(0, MOST);
      posting.chunks.push(chunk);
      posting.counts.push(kept.length);
      posting.lengths.push(Math.min(length, MOST));
      for (const { position } of kept) posting.positions.push(position);
    }
    return length;
  });
  for (const { term } of nameTokens(filename)) {
    if (term.length <= LONGEST_TERM) postingOf(term).isNamed = true;
  }
  const postings = [...byTerm.values()].sort((a, b) => (a.term < b.term ? -1 : 1));
  return { postings, lengths };
}

/** A posting as it is stored: about three bytes for a passage, and one for each place in it. */
export interface PackedPosting {
  /** For each passage the step from the one before it, the count and the length. */
  places: Uint8Array;
  /** For each place in a passage the step from the one before it in the same passage. */
  positions: Uint8Array;
}

/** Packs a posting as numbers of seven bits a byte, least first, the eighth set where more follow (LEB128). */
export function packPosting(
  posting: Pick<Posting, 'chunks' | 'counts' | 'lengths' | 'positions'>,
): PackedPosting {
  const places: number[] = [];
  const positions: number[] = [];
  let chunkBefore = 0;
  let at = 0;
  posting.chunks.forEach((chunk, entry) => {
    const count = posting.counts[entry] ?? 0;
    pushNumber(places, chunk - chunkBefore);
    pushNumber(places, count);
    pushNumber(places, posting.lengths[entry] ?? 0);
    chunkBefore = chunk;
    let before = 0;
    for (const position of posting.positions.slice(at, at + count)) {
      pushNumber(positions, position - before);
      before = position;
    }
    at += count;
  });
  return { places: Uint8Array.from(places), positions: Uint8Array.from(positions) };
}

function pushNumber(bytes: number[], value: number): void {
  let rest = value;
  while (rest > 0x7f) {
    bytes.push((rest & 0x7f) | 0x80);
    rest >>>= 7;
  }
  bytes.push(rest);
}

/** Reads packed numbers one after another; `at` is the next byte. */
export interface PackedNumbers {
  bytes: Uint8Array;
  at: number;
}

/** The next number of a packed list; 0 past its end. */
export function nextNumber(list: PackedNumbers): number {
  let byte = list.bytes[list.at++] ?? 0;
  if (byte < 0x80) return byte;
  let value = byte & 0x7f;
  for (let shift = 7; byte >= 0x80; shift += 7) {
    byte = list.bytes[list.at++] ?? 0;
    value |= (byte & 0x7f) << shift;
  }
  return value;
}
