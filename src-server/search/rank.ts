import type { AuthorizedCaseId } from '#src/ids.ts';
import { fuseScores } from '#src/search/fuse.ts';
import { scoreNames } from '#src/search/names.ts';
import { phraseTerms, type SearchQuery } from '#src/search/query.ts';
import { holdsPhrase, holdsTerm } from '#src/search/rank.ts';
import { rankBm25, type ScoredChunk, type SoughtTerm } from '#src/search/rank-bm25.ts';
import { engineFor } from '../ai/choose.ts';
import type { AiEngine } from '../ai/engine.ts';
import type { Deps } from '../deps.ts';
import { type CaseIndex, type ChunkRow, listChunks, type Places, type SearchScope } from './store.ts';
import { cosinesOf, nearestChunks } from './vectors.ts';

type SearchDeps = Pick<Deps, 'db' | 'ai' | 'log'>;

export interface RankedPassage extends ChunkRow {
  score: number;
}

const CANDIDATES = 60;
/** The index knows the telling words of a phrase; the little ones between them are read in the passages. */
const PHRASE_CANDIDATES = 200;
const LOWEST_SCORE = 0.02;
/** A language model's vectors find what no word finds; over more passages than this an exact scan is too slow. */
const SCANNED_PASSAGES = 20_000;
const NEAREST = 30;
const EMBED_MS = 2_500;
/** What a file name with all the words of a question is worth beside the best passage, which is worth 1. */
const NAME_WEIGHT = 1;
const NAMED_DOCUMENTS = 20;
const NAMED_CANDIDATES = 200;
const LEAST_NAMED = 0.25;

interface RankInput {
  scope: SearchScope;
  indexes: readonly CaseIndex[];
  query: SearchQuery;
  places: Places;
  wanted: readonly SoughtTerm[];
  limit: number;
  /** Of whoever asks; a vector for the question is then not waited for. */
  signal?: AbortSignal | undefined;
}

/** The passages that fit best by words, vectors and names of files; best first, at most `limit`. */
export async function rankPassages(deps: SearchDeps, input: RankInput): Promise<RankedPassage[]> {
  const { scope, indexes, query, limit } = input;
  const { named, byWords } = scoreWords(input);
  const asked = await embedQuestion(deps, indexes, query, input.signal);
  const near = await nearest(deps, scope, asked, query);
  const words = new Map(byWords.map((place) => [keyOf(place), place.bm25]));
  const reached = new Set([...byWords, ...near].map(({ documentId }) => documentId));
  const firsts = [...named.keys()]
    .filter((documentId) => !reached.has(documentId))
    .map((documentId) => ({ documentId, chunkIndex: 0 }));
  const candidates = new Map([...byWords, ...near, ...firsts].map((place) => [keyOf(place), place]));
  const rows = (await listChunks(deps.db, scope, [...candidates.values()])).filter((row) =>
    fits(query, row, named.has(row.documentId)),
  );
  const chunkIds = rows.map((row) => row.id);
  const cosines =
    asked === null
      ? new Map<string, number>()
      : await cosinesOf(deps.db, { chunkIds, model: asked.engine.embeddingModel, vector: asked.vector });
  rows.sort((a, b) =>
    a.documentId === b.documentId ? a.chunkIndex - b.chunkIndex : a.documentId < b.documentId ? -1 : 1,
  );
  const hits = rows.map((row) => ({
    ...row,
    bm25: words.get(keyOf(row)) ?? 0,
    cosine: cosines.get(row.id) ?? 0,
  }));
  return withNames(fuseScores(hits), named)
    .filter(({ score, documentId }) => score > LOWEST_SCORE || named.has(documentId))
    .slice(0, limit);
}

function keyOf(place: { documentId: string; chunkIndex: number }): string {
  return `${place.documentId} ${place.chunkIndex}`;
}

/** How well the names of the best-named documents fit, by id. */
function namedDocuments({ scope, places, wanted, query }: RankInput): Map<string, number> {
  // Within a single document its name decides nothing.
  if (scope.documentIds?.length === 1) return new Map();
  const held = new Map(places.terms.map((term) => [term.term, term]));
  const terms = wanted.map(({ group, weight, term }) => ({
    group,
    weight,
    named: held.get(term)?.named ?? [],
  }));
  const excluded = new Set(query.excluded.flatMap((term) => held.get(term)?.named ?? []));
  return new Map(
    [...scoreNames(terms, places.documents.length)]
      .filter(([place, { share }]) => share >= LEAST_NAMED && !excluded.has(place))
      .sort(([a, x], [b, y]) => y.score - x.score || a - b)
      .slice(0, NAMED_CANDIDATES)
      .map(([place, { score }]) => [places.documents[place]?.id ?? '', score]),
  );
}

/** The best passages by words, with the best of each document whose name fits; of those, the ones that fit best. */
function scoreWords(input: RankInput): { byWords: ScoredChunk[]; named: Map<string, number> } {
  const { places, wanted, query } = input;
  const candidates = namedDocuments(input);
  const isChecked = query.phrases.length > 0 || query.excludedPhrases.length > 0;
  const limit = isChecked ? PHRASE_CANDIDATES : CANDIDATES;
  const scored = rankBm25({
    ...places,
    wanted,
    excluded: query.excluded,
    phrases: query.phrases.map(phraseTerms).filter((phrase) => phrase.length > 0),
    limit,
    always: places.documents.flatMap(({ id }, place) => (candidates.has(id) ? [place] : [])),
  });
  const most = scored[0]?.bm25 ?? 1;
  const best = new Map(scored.toReversed().map(({ documentId, bm25 }) => [documentId, bm25 / most]));
  const worth = (id: string, score: number) => NAME_WEIGHT * score + (best.get(id) ?? 0);
  const named = new Map(
    [...candidates].sort(([a, x], [b, y]) => worth(b, y) - worth(a, x)).slice(0, NAMED_DOCUMENTS),
  );
  return { byWords: scored.filter(({ documentId }, at) => at < limit || named.has(documentId)), named };
}

/** Phrases must stand in the passage, or in the name that brought it here; what is excluded must not. */
function fits(query: SearchQuery, row: ChunkRow, isNamed: boolean): boolean {
  const stands = (phrase: readonly string[]) =>
    holdsPhrase(row.content, phrase) || (isNamed && holdsPhrase(row.filename, phrase));
  return (
    query.phrases.every(stands) &&
    !query.excludedPhrases.some(stands) &&
    !(isNamed && query.excluded.length > 0 && holdsTerm(row.content, query.excluded))
  );
}

/** The best passage of a well-named document gains by the name; the others stand for themselves. */
function withNames(hits: readonly RankedPassage[], named: ReadonlyMap<string, number>): RankedPassage[] {
  if (named.size === 0) return [...hits];
  const seen = new Set<string>();
  return hits
    .map((hit) => {
      if (seen.has(hit.documentId)) return hit;
      seen.add(hit.documentId);
      return { ...hit, score: hit.score + NAME_WEIGHT * (named.get(hit.documentId) ?? 0) };
    })
    .sort((a, b) => b.score - a.score);
}

interface QuestionVector {
  engine: AiEngine;
  caseIds: AuthorizedCaseId[];
  passages: number;
  vector: number[];
}

/**
 * The engine that may be told what was typed. Among several cases one that stays on this machine keeps the words here
 * too: they may be about it. The vectors of the others are then of no use, and words alone decide for all alike.
 */
function engineOf(ai: AiEngine, indexes: readonly CaseIndex[]): AiEngine | null {
  const [first, ...others] = indexes;
  if (first === undefined) return null;
  if (ai.kind === 'builtin' || others.length === 0) return engineFor(ai, first);
  const local = indexes.filter(({ localOnly }) => localOnly).length;
  if (local === 0) return ai;
  return local === indexes.length ? engineFor(ai, first) : null;
}

/** The question's vector by the engine that made those of these cases. Without one, words alone decide. */
async function embedQuestion(
  { ai, log }: SearchDeps,
  indexes: readonly CaseIndex[],
  query: SearchQuery,
  signal: AbortSignal | undefined,
): Promise<QuestionVector | null> {
  const engine = engineOf(ai, indexes);
  if (engine === null) return null;
  try {
    const patience = AbortSignal.timeout(EMBED_MS);
    const within = signal === undefined ? patience : AbortSignal.any([signal, patience]);
    const [vector] = await engine.embed([query.words.join(' ')], within);
    if (vector === undefined) return null;
    const passages = indexes.reduce((sum, index) => sum + index.passages, 0);
    return { engine, caseIds: indexes.map(({ caseId }) => caseId), passages, vector };
  } catch (error) {
    signal?.throwIfAborted();
    log.warn({ error: String(error) }, 'a question got no vector; search goes by words');
    return null;
  }
}

async function nearest(
  { db }: SearchDeps,
  scope: SearchScope,
  asked: QuestionVector | null,
  query: SearchQuery,
): Promise<ScoredChunk[]> {
  if (asked === null || query.excluded.length > 0) return [];
  const { engine, caseIds, passages, vector } = asked;
  // Hashed vectors know spelling only: what they find, the words have found.
  if (engine.kind === 'builtin' || passages > SCANNED_PASSAGES) return [];
  const near = await nearestChunks(db, {
    caseIds,
    ...(scope.documentIds !== undefined && { documentIds: scope.documentIds }),
    model: engine.embeddingModel,
    vector,
    limit: NEAREST,
  });
  return near.map(({ documentId, chunkIndex }) => ({ documentId, chunkIndex, bm25: 0 }));
}
