import { isQuestion, rankForQuestion } from '#src/conversations/reply.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import { namesFoundBy } from '#src/papers/kinds.ts';
import { paperTitle } from '#src/papers/paper-title.ts';
import { markName } from '#src/search/names.ts';
import { hasWords, parseQuery, type SearchQuery } from '#src/search/query.ts';
import { MOST_RESULTS, type SearchResult, type SearchResults } from '#src/search/schema.ts';
import { makeSnippet } from '#src/search/snippets.ts';
import { nameTokens, tokenize } from '#src/text/tokenize.ts';
import type { Deps } from '../deps.ts';
import { type RankedPassage, rankPassages } from './rank.ts';
import { listCaseIndexes, listFirstChunks, type SearchScope } from './store.ts';
import { findPlaces } from './words-store.ts';

type SearchDeps = Pick<Deps, 'db' | 'ai' | 'log'>;

interface Found {
  passages: RankedPassage[];
  /** The question with corrected and related words added, for marking them. */
  query: SearchQuery;
  corrected: { typed: string; read: string }[];
}

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
  for (const passage of isPlain(query) && isQuestion(q) ? inOrderFor(q, passages) : passages) {
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
      title: paperTitle(passage),
      page: passage.page,
      quote: snippet.text,
      start,
      end,
      verified: true,
      score: Math.round(passage.score * 10_000) / 10_000,
      marks: snippet.marks,
      nameMarks: markName(passage.filename, query.terms),
    });
    if (results.length === MOST_RESULTS) break;
  }
  return { results, corrected };
}

/** A word as it stands in the passages found, for a term that is its stem. */
function wordOf(term: string, passages: readonly RankedPassage[]): string {
  for (const { content, filename } of passages) {
    const token = [...tokenize(content), ...nameTokens(filename)].find((one) => one.term === term);
    if (token !== undefined) return token.word;
  }
  return term;
}

/** Whether nothing but words was typed. */
function isPlain(query: SearchQuery): boolean {
  const { phrases, excluded, excludedPhrases, types, before, after } = query;
  const lists = [phrases, excluded, excludedPhrases, types];
  return lists.every(({ length }) => length === 0) && before === null && after === null;
}

/** The best passages once more, by what they say to the question: reading more of them has not measured better. */
function inOrderFor(question: string, passages: readonly RankedPassage[]): RankedPassage[] {
  const read = passages.slice(0, MOST_RESULTS).map((passage) => ({ ...passage, text: passage.content }));
  return [...rankForQuestion(question, read), ...passages.slice(MOST_RESULTS)];
}

/** Passages follow each other with a sentence in common: half of the same words is the same place. */
function overlaps(a: { start: number; end: number }, b: { start: number; end: number }): boolean {
  const common = Math.min(a.end, b.end) - Math.max(a.start, b.start);
  return common > (b.end - b.start) / 2;
}

/** The passages of these cases, or of some documents in them, that fit a question best; best first. */
export async function findPassages(
  deps: SearchDeps,
  options: Pick<SearchScope, 'caseIds' | 'documentIds'> & {
    question: string;
    limit: number;
    signal?: AbortSignal | undefined;
  },
): Promise<Found> {
  const { caseIds, documentIds, question, limit, signal } = options;
  const query = parseQuery(question);
  const scope: SearchScope = {
    caseIds,
    ...(documentIds !== undefined && { documentIds }),
    types: query.types.flatMap(namesFoundBy),
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
  const { places, wanted, corrections } = await findPlaces(db, scope, indexes, query);
  const passages = await rankPassages(deps, { scope, indexes, query, places, wanted, limit, signal });
  const corrected = query.terms.flatMap((term, place) => {
    const read = corrections.get(term);
    return read === undefined ? [] : [{ typed: query.words[place] ?? term, read: wordOf(read, passages) }];
  });
  const marked = { ...query, terms: [...new Set([...query.terms, ...wanted.map(({ term }) => term)])] };
  return { passages, query: marked, corrected };
}
