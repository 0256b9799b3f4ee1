import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import { BM25 } from '#src/search/bm25.ts';

type Db = Kysely<Database>;

/** Where to look: cases that the person may read, and in them perhaps one document or some of them. */
export interface SearchScope {
  caseIds: readonly AuthorizedCaseId[];
  documentId?: string;
  /** Parts of category names, lower case. */
  types: readonly string[];
  /** Calendar dates: before is exclusive, after inclusive. */
  before: string | null;
  after: string | null;
}

/** One spelling of a word that was asked for; `group` is the word's place in the question. */
export interface WantedTerm {
  group: number;
  term: string;
  /** Share of its score that it earns, 1 for the word itself. */
  weight: number;
}

export interface ScoredChunk {
  documentId: string;
  chunkIndex: number;
  bm25: number;
}

export interface ChunkRow {
  id: string;
  caseId: string;
  documentId: string;
  filename: string;
  chunkIndex: number;
  content: string;
  page: number;
  charStart: number;
  charEnd: number;
}

/** Conditions on `d`, the documents in scope that are not deleted. */
function inScope(scope: SearchScope): RawBuilder<boolean> {
  const conditions = [sql`d.case_id = any(${scope.caseIds}::uuid[])`, sql`d.deleted_at is null`];
  if (scope.documentId !== undefined) conditions.push(sql`d.id = ${scope.documentId}`);
  if (scope.types.length > 0) {
    conditions.push(
      sql`exists (select from unnest(${scope.types}::text[]) as wanted(type)
        where position(wanted.type in lower(coalesce(d.doc_type, d.suggested_doc_type, ''))) > 0)`,
    );
  }
  const dated = sql`coalesce(d.doc_date, d.uploaded_at::date)`;
  if (scope.before !== null) conditions.push(sql`${dated} < ${scope.before}::date`);
  if (scope.after !== null) conditions.push(sql`${dated} >= ${scope.after}::date`);
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

function postingsInScope(scope: SearchScope, alias: RawBuilder<unknown>): RawBuilder<unknown> {
  const inCases = sql`${alias}.case_id = any(${scope.caseIds}::uuid[])`;
  return scope.documentId === undefined
    ? inCases
    : sql`${inCases} and ${alias}.document_id = ${scope.documentId}`;
}

/** Those of the terms that stand anywhere in the scope's cases. */
export async function findKnownTerms(
  db: Db,
  scope: SearchScope,
  terms: readonly string[],
): Promise<Set<string>> {
  if (terms.length === 0) return new Set();
  const { rows } = await sql<{ term: string }>`
    select distinct t.term from document_terms t
    where ${postingsInScope(scope, sql`t`)} and t.term = any(${terms}::text[])`.execute(db);
  return new Set(rows.map((row) => row.term));
}

/**
 * The passages that score highest by BM25 for these words: of the spellings of one word the best counts. Rarity
 * is measured over all passages of the scope's cases, whatever its filters.
 */
export async function scoreChunks(
  db: Db,
  scope: SearchScope,
  options: { terms: readonly WantedTerm[]; excluded: readonly string[]; needed: number; limit: number },
): Promise<ScoredChunk[]> {
  const { terms, excluded, needed, limit } = options;
  const without =
    excluded.length === 0
      ? sql``
      : sql`and not exists (
          select from document_terms x
          where x.case_id = any(${scope.caseIds}::uuid[]) and x.document_id = total.document_id
            and x.term = any(${excluded}::text[]) and total.chunk = any(x.chunks))`;
  const { rows } = await sql<ScoredChunk>`
    with wanted as (
      select * from unnest(${terms.map(({ group }) => group)}::int[], ${terms.map(({ term }) => term)}::text[],
        ${terms.map(({ weight }) => weight)}::float8[]) as w(place, term, weight)
    ),
    postings as (
      select t.term, t.document_id, t.chunks, t.counts, t.lengths from document_terms t
      where ${postingsInScope(scope, sql`t`)} and t.term in (select term from wanted)
    ),
    stats as (
      select coalesce(sum(chunk_count), 0)::float8 as passages,
        greatest(1, coalesce(sum(term_count)::float8 / nullif(sum(chunk_count), 0), 1)) as average
      from document_indexes i where ${postingsInScope(scope, sql`i`)}
    ),
    rarity as (
      select term, ln(1 + (max(passages) - sum(cardinality(chunks)) + 0.5) / (sum(cardinality(chunks)) + 0.5)) as idf
      from postings cross join stats group by term
    ),
    scored as (
      select w.place, p.document_id, c.chunk,
        max(w.weight * r.idf * c.count * ${BM25.k1 + 1}::float8
          / (c.count + ${BM25.k1}::float8 * (${1 - BM25.b}::float8 + ${BM25.b}::float8 * c.length / s.average))) as score
      from postings p
      join wanted w on w.term = p.term
      join rarity r on r.term = p.term
      join documents d on d.id = p.document_id and ${inScope(scope)}
      cross join stats s
      cross join lateral unnest(p.chunks, p.counts, p.lengths) as c(chunk, count, length)
      group by w.place, p.document_id, c.chunk
    ),
    total as (
      select document_id, chunk, sum(score) as bm25, count(*) as places from scored group by document_id, chunk
    )
    select document_id, chunk as chunk_index, bm25::float8 as bm25 from total
    where places >= ${needed} ${without}
    order by bm25 desc, document_id, chunk limit ${limit}`.execute(db);
  return rows;
}

/** The named passages with their documents, in no particular order. */
export async function listChunks(
  db: Db,
  scope: SearchScope,
  places: readonly { documentId: string; chunkIndex: number }[],
): Promise<ChunkRow[]> {
  if (places.length === 0) return [];
  const { rows } = await sql<ChunkRow>`
    select c.id, c.case_id, c.document_id, d.filename, c.chunk_index, c.content, c.page, c.char_start, c.char_end
    from unnest(${places.map((place) => place.documentId)}::uuid[],
      ${places.map((place) => place.chunkIndex)}::int[]) as p(document_id, chunk_index)
    join document_chunks c on c.document_id = p.document_id and c.chunk_index = p.chunk_index
    join documents d on d.id = c.document_id and ${inScope(scope)}`.execute(db);
  return rows;
}

/** Passages that hold these words in a row, by their letters; for phrases of words too common to be indexed. */
export async function findPhrase(
  db: Db,
  scope: SearchScope,
  phrase: readonly string[],
  limit: number,
): Promise<ScoredChunk[]> {
  const pattern = `(^|[^[:alnum:]])${phrase.map(literal).join('[^[:alnum:]]+')}($|[^[:alnum:]])`;
  const { rows } = await sql<ScoredChunk>`
    select c.document_id, c.chunk_index, 1::float8 as bm25
    from document_chunks c join documents d on d.id = c.document_id and ${inScope(scope)}
    where c.case_id = any(${scope.caseIds}::uuid[]) and c.content ~* ${pattern}
    limit ${limit}`.execute(db);
  return rows;
}

function literal(word: string): string {
  return word.replace(/[^\p{L}\p{N}]/gu, '.');
}

/** The first passage of each document in scope, the newest documents first. */
export async function listFirstChunks(db: Db, scope: SearchScope, limit: number): Promise<ChunkRow[]> {
  const { rows } = await sql<ChunkRow>`
    select c.id, c.case_id, c.document_id, d.filename, c.chunk_index, c.content, c.page, c.char_start, c.char_end
    from documents d join document_chunks c on c.document_id = d.id and c.chunk_index = 0
    where ${inScope(scope)} order by d.uploaded_at desc, d.id limit ${limit}`.execute(db);
  return rows;
}

export interface CaseIndex {
  caseId: AuthorizedCaseId;
  localOnly: boolean;
  passages: number;
  /** Changes whenever a document of the case is indexed or taken out. */
  version: string;
}

/** How large the index of each case is, and whether its text may leave this machine. */
export async function listCaseIndexes(db: Db, caseIds: readonly AuthorizedCaseId[]): Promise<CaseIndex[]> {
  if (caseIds.length === 0) return [];
  const { rows } = await sql<CaseIndex>`
    select cases.id as case_id, cases.local_only, coalesce(sum(i.chunk_count), 0)::int as passages,
      count(i.document_id) || ' ' || coalesce(max(i.indexed_at)::text, '') as version
    from cases left join document_indexes i on i.case_id = cases.id
    where cases.id = any(${caseIds}::uuid[]) group by cases.id`.execute(db);
  return rows;
}

/** Every word of a case with the number of passages that hold it. */
export async function listVocabulary(db: Db, caseId: AuthorizedCaseId): Promise<Map<string, number>> {
  const { rows } = await sql<{ term: string; passages: number }>`
    select term, sum(cardinality(chunks))::int as passages from document_terms
    where case_id = ${caseId} group by term`.execute(db);
  return new Map(rows.map((row) => [row.term, row.passages]));
}
