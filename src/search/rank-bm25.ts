import { bm25Term, idf } from './bm25.ts';
import { nextNumber, type PackedNumbers } from './inverted-index.ts';

/** Documents that are searched, in the order that `TermPlaces` counts them in. */
export interface SearchedDocument {
  id: string;
  /** Passages of it. */
  passages: number;
}

/** Where one term stands in all documents searched: the packed postings of `buildInvertedIndex`, one after another. */
export interface TermPlaces {
  term: string;
  /** Passages in all that hold it. */
  found: number;
  /** Place of each document in the list searched. */
  documents: readonly number[];
  /** Bytes of `places` that belong to each. */
  sizes: readonly number[];
  places: Uint8Array;
  /** Empty unless asked for. */
  positions: Uint8Array;
  /** Places of the documents whose file names hold it. */
  named: readonly number[];
}

/** One spelling of a word that was asked for; `group` is the word's place in the question. */
export interface SoughtTerm {
  group: number;
  term: string;
  /** Share of its score that it earns, 1 for the word itself. */
  weight: number;
}

/** Words that must stand in a row: each term with its distance in words from the first. */
export type PhraseTerms = readonly { term: string; step: number }[];

export interface ScoredChunk {
  documentId: string;
  chunkIndex: number;
  bm25: number;
}

export interface ScoreOptions {
  documents: readonly SearchedDocument[];
  terms: readonly TermPlaces[];
  wanted: readonly SoughtTerm[];
  /** A passage that holds one of these is no result, nor is one of a document named so. */
  excluded: readonly string[];
  /** Each must stand in a passage. */
  phrases: readonly PhraseTerms[];
  /** Mean length of the passages in index terms. */
  averageLength: number;
  limit: number;
  /** Places of documents whose best passage comes along, even if others are better. */
  always: readonly number[];
}

/**
 * The passages that score highest by BM25: of the spellings of one word the best counts, the words add up. Best
 * first; ties in the order of documents and passages. Time grows with the number of places, about 10 ns each.
 */
export function rankBm25(options: ScoreOptions): ScoredChunk[] {
  const { documents, wanted, excluded, limit } = options;
  const bases = basesOf(documents);
  const size = bases[documents.length] ?? 0;
  const held = new Map(options.terms.map((term) => [term.term, term]));
  const total = new Float64Array(size);
  const scratch = new Float64Array(size);
  for (const spellings of Map.groupBy(wanted, ({ group }) => group).values()) {
    const found = spellings.flatMap(({ term, weight }) => {
      const places = held.get(term);
      return places === undefined || places.found === 0
        ? []
        : [{ places, weight: weight * idf(size, places.found) }];
    });
    const [only] = found;
    if (only === undefined) continue;
    if (found.length === 1) {
      addScores(only.places, bases, { ...options, weight: only.weight }, total);
      continue;
    }
    scratch.fill(0);
    for (const { places, weight } of found) raiseScores(places, bases, { ...options, weight }, scratch);
    for (let at = 0; at < size; at += 1) total[at] = (total[at] ?? 0) + (scratch[at] ?? 0);
  }
  for (const places of excluded.flatMap((term) => held.get(term) ?? [])) {
    forEachPlace(places, bases, (at) => {
      total[at] = 0;
    });
    for (const document of places.named) total.fill(0, bases[document], bases[document + 1]);
  }
  const allowed = options.phrases.map((phrase) => findPhrase(phrase, held, bases));
  const isAllowed = (at: number) => allowed.every((passages) => passages.has(at));
  const chosen = new Set(best(total, { from: 0, to: size, limit, isAllowed }));
  for (const document of options.always) {
    const [from = 0, to = 0] = [bases[document], bases[document + 1]];
    for (const at of best(total, { from, to, limit: 1, isAllowed })) chosen.add(at);
  }
  return [...chosen]
    .sort((a, b) => (total[b] ?? 0) - (total[a] ?? 0) || a - b)
    .map((at) => {
      const place = documentAt(bases, at);
      return {
        documentId: documents[place]?.id ?? '',
        chunkIndex: at - (bases[place] ?? 0),
        bm25: total[at] ?? 0,
      };
    });
}

/** Where each document's passages begin when all are counted through, and their number at the end. */
function basesOf(documents: readonly SearchedDocument[]): Float64Array {
  const bases = new Float64Array(documents.length + 1);
  documents.forEach(({ passages }, place) => {
    bases[place + 1] = (bases[place] ?? 0) + passages;
  });
  return bases;
}

interface Weighing {
  weight: number;
  averageLength: number;
}

function addScores(
  term: TermPlaces,
  bases: Float64Array,
  { weight, averageLength }: Weighing,
  into: Float64Array,
): void {
  forEachPlace(term, bases, (at, count, length) => {
    into[at] = (into[at] ?? 0) + weight * bm25Term(count, length, averageLength);
  });
}

function raiseScores(
  term: TermPlaces,
  bases: Float64Array,
  { weight, averageLength }: Weighing,
  into: Float64Array,
): void {
  forEachPlace(term, bases, (at, count, length) => {
    const score = weight * bm25Term(count, length, averageLength);
    if (score > (into[at] ?? 0)) into[at] = score;
  });
}

function forEachPlace(
  term: TermPlaces,
  bases: Float64Array,
  visit: (at: number, count: number, length: number) => void,
): void {
  const list: PackedNumbers = { bytes: term.places, at: 0 };
  let end = 0;
  for (let entry = 0; entry < term.documents.length; entry += 1) {
    const document = term.documents[entry] ?? 0;
    let at = bases[document] ?? 0;
    end += term.sizes[entry] ?? 0;
    while (list.at < end) {
      at += nextNumber(list);
      const count = nextNumber(list);
      const length = nextNumber(list);
      visit(at, count, length);
    }
  }
}

/** Passages in which the terms stand at their distances, by their number when all are counted through. */
function findPhrase(
  phrase: PhraseTerms,
  held: ReadonlyMap<string, TermPlaces>,
  bases: Float64Array,
): ReadonlySet<number> {
  const parts = phrase
    .map(({ term, step }) => ({ step, places: held.get(term) }))
    .sort((a, b) => (a.places?.found ?? 0) - (b.places?.found ?? 0));
  let starts: Map<number, number[]> | null = null;
  for (const { places, step } of parts) {
    const next = new Map<number, number[]>();
    if (places === undefined) return new Set();
    const before: Map<number, number[]> | null = starts;
    forEachPosition(places, bases, (at, positions) => {
      const known = before?.get(at);
      if (before !== null && known === undefined) return;
      const kept = positions
        .map((position) => position - step)
        .filter((start) => known?.includes(start) ?? start >= 0);
      if (kept.length > 0) next.set(at, kept);
    });
    starts = next;
  }
  return new Set(starts?.keys());
}

function forEachPosition(
  term: TermPlaces,
  bases: Float64Array,
  visit: (at: number, positions: number[]) => void,
): void {
  const list: PackedNumbers = { bytes: term.positions, at: 0 };
  forEachPlace(term, bases, (at, count) => {
    const positions: number[] = [];
    let position = 0;
    for (let number = 0; number < count; number += 1) {
      position += nextNumber(list);
      positions.push(position);
    }
    visit(at, positions);
  });
}

interface Choice {
  from: number;
  to: number;
  limit: number;
  isAllowed: (at: number) => boolean;
}

/** The passages of a stretch that score highest, more than nothing. */
function best(total: Float64Array, { from, to, limit, isAllowed }: Choice): number[] {
  const kept: { at: number; score: number }[] = [];
  let least = 0;
  for (let at = from; at < to; at += 1) {
    const score = total[at] ?? 0;
    if (score <= least || !isAllowed(at)) continue;
    kept.push({ at, score });
    if (kept.length >= limit * 4) least = keepBest(kept, limit);
  }
  keepBest(kept, limit);
  return kept.map(({ at }) => at);
}

/** Leaves the best, and says what a score must exceed to be one of them: of equal ones the first stays. */
function keepBest(list: { at: number; score: number }[], limit: number): number {
  list.sort((a, b) => b.score - a.score || a.at - b.at);
  if (list.length > limit) list.length = limit;
  return list.length < limit ? 0 : (list.at(-1)?.score ?? 0);
}

function documentAt(bases: Float64Array, at: number): number {
  let low = 0;
  let high = bases.length - 2;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((bases[middle] ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}
