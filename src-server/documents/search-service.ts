import {
  type ScoredChunk,
  scorePostings,
  type TermPostings,
  type WantedTerm,
} from '#src/documents/score-postings.ts';
import { MOST_RESULTS, type SearchResult, type SearchResults } from '#src/documents/search-schema.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import { fuseScores } from '#src/search/fuse.ts';
import { hasWords, parseQuery, type SearchQuery } from '#src/search/query.ts';
import { holdsPhrase } from '#src/search/rank.ts';
import { RELATED_WEIGHT, relatedTerms } from '#src/search/related.ts';
import { makeSnippet } from '#src/search/snippets.ts';
import { engineFor } from '../ai/choose.ts';
import type { AiEngine } from '../ai/engine.ts';
import type { Deps } from '../deps.ts';
import {
  type CaseIndex,
  type ChunkRow,
  findPhrase,
  listCaseIndexes,
  listChunks,
  listFirstChunks,
  listPostings,
  readStats,
  type SearchScope,
} from './search-store.ts';
import { cosinesOf, nearestChunks } from './vectors.ts';
import { correctTerms } from './vocabulary.ts';

type SearchDeps = Pick<Deps, 'db' | 'ai' | 'log'>;

export interface FoundPassage extends ChunkRow {
  score: number;
}

interface Found {
  passages: FoundPassage[];
  /** The question with corrected and related words added, for marking them. */
  query: SearchQuery;
  corrected: { typed: string; read: string }[];
}

const CANDIDATES = 60;
/** Passages to look at when a phrase must stand in them word by word. */
const PHRASE_CANDIDATES = 200;
const LOWEST_SCORE = 0.02;
const CORRECTED_WEIGHT = 0.9;
/** A language model's vectors find what no word finds; over more passages than this an exact scan is too slow. */
const SCANNED_PASSAGES = 20_000;
const NEAREST = 30;
const EMBED_MS = 2_500;

/** Searches cases that the person may read; best first. See `parseQuery` for what can be typed. */
export async function searchDocuments(
  deps: SearchDeps,
  caseIds: readonly AuthorizedCaseId[],
  q: string,
): Promise<SearchResults> {
  const { passages, query, corrected } = await findPassages(deps, {
    caseIds,
    question: q,
    limit: MOST_RESULTS * 2,
  });
  const results: SearchResult[] = [];
  for (const passage of passages) {
    const snippet = makeSnippet(passage.content, query);
    const start = passage.charStart + snippet.start;
    const end = passage.charStart + snippet.end;
    if (results.some((other) => other.documentId === passage.documentId && overlaps(other, { start, end })))
      continue;
    results.push({
      n: results.length + 1,
      caseId: passage.caseId,
      documentId: passage.documentId,
      filename: passage.filename,
      page: passage.page,
      quote: snippet.text,
      start,
      end,
      verified: true,
      score: Math.round(passage.score * 10_000) / 10_000,
      marks: snippet.marks,
    });
    if (results.length === MOST_RESULTS) break;
  }
  return { results, corrected };
}

/** Passages follow each other with a sentence in common: half of the same words is the same place. */
function overlaps(a: { start: number; end: number }, b: { start: number; end: number }): boolean {
  const common = Math.min(a.end, b.end) - Math.max(a.start, b.start);
  return common > (b.end - b.start) / 2;
}

/** The passages of these cases, or of one document, that fit a question best; best first. */
export async function findPassages(
  deps: SearchDeps,
  options: { caseIds: readonly AuthorizedCaseId[]; documentId?: string; question: string; limit: number },
): Promise<Found> {
  const { caseIds, documentId, question, limit } = options;
  const query = parseQuery(question);
  const scope: SearchScope = {
    caseIds,
    ...(documentId !== undefined && { documentId }),
    types: query.types,
    before: query.before,
    after: query.after,
  };
  const { db } = deps;
  const hasFilter = query.types.length > 0 || query.before !== null || query.after !== null;
  if (caseIds.length === 0 || (!hasWords(query) && !hasFilter)) return { passages: [], query, corrected: [] };
  if (!hasWords(query)) {
    const rows = await listFirstChunks(db, scope, limit);
    return { passages: rows.map((row) => ({ ...row, score: 1 })), query, corrected: [] };
  }
  const indexes = await listCaseIndexes(db, caseIds);
  const { terms, postings, corrections } = await spellOut(deps, scope, indexes, query);
  const scored = await scoreWords(deps, scope, query, { terms, postings });
  const passages = await rank(deps, { scope, indexes, query, scored });
  const corrected = query.terms.flatMap((term, place) => {
    const read = corrections.get(term);
    return read === undefined ? [] : [{ typed: query.words[place] ?? term, read }];
  });
  const marked = { ...query, terms: [...new Set([...query.terms, ...terms.map(({ term }) => term)])] };
  return { passages: passages.slice(0, limit), query: marked, corrected };
}

interface Spelled {
  terms: WantedTerm[];
  postings: TermPostings[];
}

/** Each word asked for with its other spellings: related words, and what a mistyped one most likely meant. */
async function spellOut(
  { db }: SearchDeps,
  scope: SearchScope,
  indexes: readonly CaseIndex[],
  query: SearchQuery,
): Promise<Spelled & { corrections: Map<string, string> }> {
  const spellings = query.terms.map((term) => [term, ...relatedTerms(term)]);
  const postings = await listPostings(db, scope, [...new Set([...spellings.flat(), ...query.excluded])]);
  const known = new Set(postings.map(({ term }) => term));
  const unknown = query.terms.filter(
    (_, group) => !spellings[group]?.some((spelling) => known.has(spelling)),
  );
  const corrections = await correctTerms(db, indexes, unknown);
  postings.push(
    ...(await listPostings(
      db,
      scope,
      [...new Set(corrections.values())].filter((term) => !known.has(term)),
    )),
  );
  const terms = query.terms.flatMap((term, group) => {
    const meant = corrections.get(term);
    return [
      { group, term, weight: 1 },
      ...relatedTerms(term).map((other) => ({ group, term: other, weight: RELATED_WEIGHT })),
      ...(meant === undefined ? [] : [{ group, term: meant, weight: CORRECTED_WEIGHT }]),
    ];
  });
  return { terms, postings, corrections };
}

async function scoreWords(
  { db }: SearchDeps,
  scope: SearchScope,
  query: SearchQuery,
  { terms, postings }: Spelled,
): Promise<ScoredChunk[]> {
  const [phrase] = query.phrases;
  if (terms.length === 0) {
    return phrase === undefined ? [] : findPhrase(db, scope, phrase, PHRASE_CANDIDATES);
  }
  const inPhrases = new Set(query.phrases.flat());
  return scorePostings({
    postings,
    wanted: terms,
    excluded: query.excluded,
    needed: query.words.flatMap((word, group) => (inPhrases.has(word) ? [group] : [])),
    ...(await readStats(db, scope)),
    limit: phrase === undefined ? CANDIDATES : PHRASE_CANDIDATES,
  });
}

interface RankInput {
  scope: SearchScope;
  indexes: readonly CaseIndex[];
  query: SearchQuery;
  scored: readonly ScoredChunk[];
}

async function rank(deps: SearchDeps, { scope, indexes, query, scored }: RankInput): Promise<FoundPassage[]> {
  const vectors = await embedQuestion(deps, indexes, query);
  const near = await nearest(deps, scope, vectors, query);
  const keyOf = (place: { documentId: string; chunkIndex: number }) =>
    `${place.documentId} ${place.chunkIndex}`;
  const words = new Map(scored.map((place) => [keyOf(place), place.bm25]));
  const places = new Map([...scored, ...near].map((place) => [keyOf(place), place]));
  const rows = (await listChunks(deps.db, scope, [...places.values()])).filter((row) =>
    query.phrases.every((phrase) => holdsPhrase(row.content, phrase)),
  );
  const cosines = new Map<string, number>();
  for (const { engine, vector } of vectors) {
    const chunkIds = rows.map((row) => row.id);
    for (const [id, cosine] of await cosinesOf(deps.db, { chunkIds, model: engine.embeddingModel, vector })) {
      cosines.set(id, cosine);
    }
  }
  rows.sort((a, b) =>
    a.documentId === b.documentId ? a.chunkIndex - b.chunkIndex : a.documentId < b.documentId ? -1 : 1,
  );
  const hits = rows.map((row) => ({
    ...row,
    bm25: words.get(keyOf(row)) ?? 0,
    cosine: cosines.get(row.id) ?? 0,
  }));
  return fuseScores(hits).filter(({ score }) => score > LOWEST_SCORE);
}

interface QuestionVector {
  engine: AiEngine;
  caseIds: AuthorizedCaseId[];
  passages: number;
  vector: number[];
}

/** The question's vector by each engine that made vectors of these cases. Without one, words alone decide. */
async function embedQuestion(
  { ai, log }: SearchDeps,
  indexes: readonly CaseIndex[],
  query: SearchQuery,
): Promise<QuestionVector[]> {
  const byEngine = Map.groupBy(indexes, (index) => engineFor(ai, index.localOnly));
  const found: QuestionVector[] = [];
  for (const [engine, cases] of byEngine) {
    try {
      const [vector] = await engine.embed([query.words.join(' ')], AbortSignal.timeout(EMBED_MS));
      const passages = cases.reduce((sum, index) => sum + index.passages, 0);
      if (vector !== undefined)
        found.push({ engine, caseIds: cases.map(({ caseId }) => caseId), passages, vector });
    } catch (error) {
      log.warn({ error: String(error) }, 'a question got no vector; search goes by words');
    }
  }
  return found;
}

async function nearest(
  { db }: SearchDeps,
  scope: SearchScope,
  vectors: readonly QuestionVector[],
  query: SearchQuery,
): Promise<ScoredChunk[]> {
  if (query.excluded.length > 0) return [];
  const found: ScoredChunk[] = [];
  for (const { engine, caseIds, passages, vector } of vectors) {
    // Hashed vectors know spelling only: what they find, the words have found.
    if (engine.kind === 'builtin' || passages > SCANNED_PASSAGES) continue;
    const near = await nearestChunks(db, {
      caseIds,
      ...(scope.documentId !== undefined && { documentId: scope.documentId }),
      model: engine.embeddingModel,
      vector,
      limit: NEAREST,
    });
    found.push(...near.map(({ documentId, chunkIndex }) => ({ documentId, chunkIndex, bm25: 0 })));
  }
  return found;
}
