import { pageOf } from '../text/pages.ts';
import { indexTerms, tokenize } from '../text/tokenize.ts';
import type { Paper } from '../verification/papers.ts';
import type { NearWords } from './schema.ts';

/** Fewer telling words say nothing about where a quotation comes from. */
const FEWEST_TERMS = 4;
/** Share of the telling words that must stand together. */
const LEAST_SHARE = 0.6;
const MOST_QUOTES = 200;
/** What it costs that a stretch is longer than the quotation: a word from the next sentence is not worth it. */
const WIDTH_WEIGHT = 1;
/** Characters by which the words are widened to the ends of their sentence. */
const WIDENING = 120;

interface Wanted {
  terms: ReadonlySet<string>;
  /** Words of the quotation, little ones too. */
  length: number;
}

interface Best {
  score: number;
  near: NearWords | null;
}

/**
 * For each quotation the words of a paper that hold most of its own close together: what was meant, if the quotation was
 * bent. Null where nothing comes near. Time grows with the length of the papers, about a second for five megabytes.
 */
export function nearestWords(input: {
  papers: readonly Paper[];
  quotes: readonly string[];
}): (NearWords | null)[] {
  const wanted = input.quotes.map((quote, place): Wanted | null => {
    const terms = new Set(place < MOST_QUOTES ? indexTerms(quote) : []);
    return terms.size < FEWEST_TERMS ? null : { terms, length: tokenize(quote).length };
  });
  const best = wanted.map((): Best => ({ score: 0, near: null }));
  if (wanted.every((one) => one === null)) return best.map(() => null);
  for (const paper of input.papers) {
    const tokens = tokenize(paper.text);
    const places = new Map<string, number[]>();
    tokens.forEach(({ term }, at) => {
      const held = places.get(term);
      if (held === undefined) places.set(term, [at]);
      else held.push(at);
    });
    wanted.forEach((one, place) => {
      const found = one && closest(one, places);
      const known = best[place];
      if (!found || known === undefined || found.score <= known.score) return;
      const [first, last] = [tokens[found.from], tokens[found.to]];
      if (first === undefined || last === undefined) return;
      known.score = found.score;
      known.near = wordsAt(paper, first.start, last.end);
    });
  }
  return best.map(({ near }) => near);
}

/** The stretch of words, from and to, that holds most of the wanted terms close together; null where too few stand together. */
function closest({ terms, length }: Wanted, places: ReadonlyMap<string, readonly number[]>) {
  const hits = [...terms]
    .flatMap((term) => (places.get(term) ?? []).map((at) => ({ term, at })))
    .sort((a, b) => a.at - b.at);
  const reach = Math.round(length * 1.3) + 3;
  const inside = new Map<string, number>();
  let best: { score: number; from: number; to: number } | null = null;
  let first = 0;
  for (const { term, at } of hits) {
    inside.set(term, (inside.get(term) ?? 0) + 1);
    for (let out = hits[first]; out !== undefined; out = hits[first]) {
      const left = (inside.get(out.term) ?? 0) - 1;
      // What is too far away goes, and what stands again nearer by.
      if (at - out.at < reach && left === 0) break;
      if (left === 0) inside.delete(out.term);
      else inside.set(out.term, left);
      first += 1;
    }
    const from = hits[first]?.at ?? at;
    const share = inside.size / terms.size;
    const score = share - WIDTH_WEIGHT * Math.max(0, (at - from + 1 - length) / length);
    if (share >= LEAST_SHARE && score > (best?.score ?? 0)) best = { score, from, to: at };
  }
  return best;
}

/** The words with the rest of their sentence, on their page. */
function wordsAt(paper: Paper, start: number, end: number): NearWords {
  const before = paper.text.slice(Math.max(0, start - WIDENING), start);
  const behind = paper.text.slice(end, end + WIDENING);
  const [lead = ''] = /[^.!?;:\f\n]*$/.exec(before) ?? [];
  const [tail = ''] = /^[^.!?;\f\n]*[.!?;]?/.exec(behind) ?? [];
  const isCut = lead.length === before.length && before.length === WIDENING;
  const from = start - (isCut ? lead.length - lead.search(/(?<=\s)\S|$/) : lead.trimStart().length);
  const to = end + tail.trimEnd().length;
  return {
    documentId: paper.id,
    filename: paper.filename,
    ...(paper.title !== undefined && { title: paper.title }),
    page: pageOf(paper.text, from),
    quote: paper.text.slice(from, to),
    start: from,
    end: to,
    verified: true,
  };
}
