import { nextNumber } from '../search/inverted-index.ts';
import type { PhraseTerms, SearchedDocument, TermPlaces } from '../search/rank-bm25.ts';
import type { Wanted } from './sought-terms.ts';

/** Terms of a quotation that decide where to read: the rarest. */
const DECIDING_TERMS = 8;
/** Recognition and hyphens spoil words of a paper: so many of the deciding ones must stand in a passage. */
const LEAST_SHARE = 0.6;

/** A term opened: the passages that hold it, counted through all documents, ascending, and where in each. */
interface OpenTerm {
  passages: Int32Array;
  /** Where the positions of each passage begin, with their end; empty where positions were not asked for. */
  starts: Int32Array;
  positions: Int32Array;
}

/** The search index of some terms, opened. */
interface OpenIndex {
  documents: readonly SearchedDocument[];
  /** Number of each document's first passage when all are counted through. */
  bases: Float64Array;
  terms: ReadonlyMap<string, OpenTerm>;
}

/** Opens what the search index holds of some terms; about ten bytes for each passage of each term. */
function openIndex(index: {
  documents: readonly SearchedDocument[];
  terms: readonly TermPlaces[];
}): OpenIndex {
  const { documents, terms } = index;
  const bases = new Float64Array(documents.length + 1);
  documents.forEach(({ passages }, place) => {
    bases[place + 1] = (bases[place] ?? 0) + passages;
  });
  return { documents, bases, terms: new Map(terms.map((one) => [one.term, openTerm(one, bases)])) };
}

function openTerm(term: TermPlaces, bases: Float64Array): OpenTerm {
  const stored = readStored(term, bases);
  const order = term.documents.map((_, entry) => entry);
  order.sort((a, b) => (term.documents[a] ?? 0) - (term.documents[b] ?? 0));
  const passages = new Int32Array(stored.passages.length);
  const starts = new Int32Array(stored.passages.length + 1);
  const positions = new Int32Array(stored.positions.length);
  let at = 0;
  for (const entry of order) {
    for (let from = stored.entries[entry] ?? 0; from < (stored.entries[entry + 1] ?? 0); from += 1) {
      const placed = stored.positions.subarray(stored.starts[from], stored.starts[from + 1]);
      const start = starts[at] ?? 0;
      passages[at] = stored.passages[from] ?? 0;
      positions.set(placed, start);
      at += 1;
      starts[at] = start + placed.length;
    }
  }
  return { passages, starts, positions };
}

/** In the order in which it is stored; `entries`: number of the first passage of each document, with the end. */
function readStored(term: TermPlaces, bases: Float64Array): OpenTerm & { entries: Int32Array } {
  const passages = new Int32Array(term.found);
  const starts = new Int32Array(term.found + 1);
  const entries = new Int32Array(term.documents.length + 1);
  // A position takes at least a byte.
  const positions = new Int32Array(term.positions.length);
  const list = { bytes: term.places, at: 0 };
  const placed = { bytes: term.positions, at: 0 };
  let end = 0;
  let at = 0;
  let count = 0;
  term.documents.forEach((document, entry) => {
    let passage = bases[document] ?? 0;
    end += term.sizes[entry] ?? 0;
    while (list.at < end) {
      passage += nextNumber(list);
      const times = nextNumber(list);
      nextNumber(list);
      let position = 0;
      for (let step = 0; placed.bytes.length > 0 && step < times; step += 1) {
        position += nextNumber(placed);
        positions[count++] = position;
      }
      passages[at++] = passage;
      starts[at] = count;
    }
    entries[entry + 1] = at;
  });
  return { passages, starts, positions: positions.subarray(0, count), entries };
}

/** The rarest of these terms that stand anywhere, at most `DECIDING_TERMS`. */
export function decidingTerms(terms: readonly string[], found: ReadonlyMap<string, number>): string[] {
  return terms
    .filter((term) => (found.get(term) ?? 0) > 0)
    .sort((a, b) => (found.get(a) ?? 0) - (found.get(b) ?? 0))
    .slice(0, DECIDING_TERMS);
}

/** Ways in which a statement may be written, with the deciding terms of a quotation and how many it has in all. */
export type Sought = Wanted & { all?: number };

/** For each statement the documents, by their ids, with a passage that may hold it; the likeliest first. */
export function candidatesOf(input: {
  documents: readonly SearchedDocument[];
  terms: readonly TermPlaces[];
  statements: readonly (readonly Sought[])[];
  limit: number;
}): string[][] {
  const index = openIndex(input);
  return input.statements.map((ways) => {
    const found = ways.map((way) => candidatesFor(way, index, input.limit));
    const best = found.map((ids) => ids.slice(0, 1));
    return [...new Set([...best, ...found].flat())].slice(0, input.limit);
  });
}

/**
 * Documents, by their ids, with a passage that may hold what is sought; the likeliest first, at most `limit`. A
 * quotation of which too few words stand anywhere gives none.
 */
function candidatesFor(sought: Sought, index: OpenIndex, limit: number): string[] {
  const scores =
    sought.how === 'row'
      ? passagesInRow(sought.terms, index)
      : passagesWithMost(sought.terms, sought.all ?? sought.terms.length, index);
  const best = new Map<string, number>();
  for (const [passage, score] of scores) {
    const id = index.documents[documentAt(index.bases, passage)]?.id;
    if (id !== undefined && score > (best.get(id) ?? 0)) best.set(id, score);
  }
  return [...best]
    .sort((a, b) => b[1] - a[1])
    .slice(0, limit)
    .map(([id]) => id);
}

function passagesWithMost(terms: readonly string[], all: number, index: OpenIndex): Map<number, number> {
  const least = Math.ceil(Math.min(all, DECIDING_TERMS) * LEAST_SHARE);
  const counts = new Map<number, number>();
  terms.forEach((term, place) => {
    // A passage met for the first time at a late term can no longer hold enough of them.
    const canBegin = terms.length - place >= least;
    for (const passage of index.terms.get(term)?.passages ?? []) {
      const before = counts.get(passage);
      if (before !== undefined) counts.set(passage, before + 1);
      else if (canBegin) counts.set(passage, 1);
    }
  });
  for (const [passage, count] of counts) if (count < least) counts.delete(passage);
  return counts;
}

function passagesInRow(terms: PhraseTerms, index: OpenIndex): Map<number, number> {
  const parts = terms.flatMap(({ term, step }) => {
    const open = index.terms.get(term);
    return open === undefined ? [] : [{ step, open }];
  });
  const scores = new Map<number, number>();
  parts.sort((a, b) => a.open.passages.length - b.open.passages.length);
  const [first, ...others] = parts;
  if (first === undefined || parts.length < terms.length) return scores;
  first.open.passages.forEach((passage, at) => {
    if (others.length === 0) {
      scores.set(passage, 1);
      return;
    }
    const places = others.map(({ step, open }) => ({ step, open, at: sourcePlace(open.passages, passage) }));
    if (places.some((place) => place.at === -1)) return;
    const stands = [...positionsAt(first.open, at)].some((position) =>
      places.every((place) => positionsAt(place.open, place.at).includes(position - first.step + place.step)),
    );
    if (stands) scores.set(passage, 1);
  });
  return scores;
}

function positionsAt(open: OpenTerm, at: number): Int32Array {
  return open.positions.subarray(open.starts[at], open.starts[at + 1]);
}

/** Place of a number in an ascending list; -1 when it is not there. */
function sourcePlace(list: Int32Array, wanted: number): number {
  let low = 0;
  let high = list.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const value = list[middle] ?? 0;
    if (value === wanted) return middle;
    if (value < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

function documentAt(bases: Float64Array, passage: number): number {
  let low = 0;
  let high = bases.length - 2;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((bases[middle] ?? 0) <= passage) low = middle;
    else high = middle - 1;
  }
  return low;
}
