import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import type { ScoredChunk, TermPostings } from '#src/documents/score-postings.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';

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

/** Conditions on `d`, the documents in scope that are read and not deleted. */
function inScope(scope: SearchScope): RawBuilder<boolean> {
  const conditions = [
    sql`d.case_id = any(${scope.caseIds}::uuid[])`,
    sql`d.deleted_at is null and d.status = 'ready'`,
  ];
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

/** Size of the index that rarity is measured against. */
export async function readStats(
  db: Db,
  scope: SearchScope,
): Promise<{ passages: number; averageLength: number }> {
  const { rows } = await sql<{ passages: number; terms: number }>`
    select coalesce(sum(chunk_count), 0)::int as passages, coalesce(sum(term_count), 0)::int as terms
    from document_indexes i where ${postingsInScope(scope, sql`i`)}`.execute(db);
  const { passages = 0, terms = 0 } = rows[0] ?? {};
  return { passages, averageLength: terms / Math.max(1, passages) };
}

interface PostingRow {
  term: string;
  documentId: string;
  found: number;
  chunks: string | null;
  counts: string | null;
  lengths: string | null;
}

/** An integer array as the database prints it; reading it as JSON is many times quicker than as an array. */
function numbers(text: string | null): number[] {
  return text === null ? [] : JSON.parse(`[${text.slice(1, -1)}]`);
}

/**
 * Where these terms stand in the scope's cases. A document that the scope's filters leave out counts for the
 * rarity of a word, and is otherwise empty.
 */
export async function listPostings(
  db: Db,
  scope: SearchScope,
  terms: readonly string[],
): Promise<TermPostings[]> {
  if (terms.length === 0) return [];
  const { rows } = await sql<PostingRow>`
    select t.term, t.document_id, cardinality(t.chunks) as found,
      case when d.id is not null then t.chunks::text end as chunks,
      case when d.id is not null then t.counts::text end as counts,
      case when d.id is not null then t.lengths::text end as lengths
    from document_terms t left join documents d on d.id = t.document_id and ${inScope(scope)}
    where ${postingsInScope(scope, sql`t`)} and t.term = any(${terms}::text[])`.execute(db);
  return rows.map((row) => ({
    term: row.term,
    documentId: row.documentId,
    found: row.found,
    chunks: numbers(row.chunks),
    counts: numbers(row.counts),
    lengths: numbers(row.lengths),
  }));
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

/** The first and the last two passages of a document: caption, date, signature and service stand there. */
export async function listEndChunks(
  db: Db,
  { caseId, documentId }: { caseId: AuthorizedCaseId; documentId: string },
): Promise<ChunkRow[]> {
  const { rows } = await sql<ChunkRow>`
    select c.id, c.case_id, c.document_id, d.filename, c.chunk_index, c.content, c.page, c.char_start, c.char_end
    from documents d join document_chunks c on c.document_id = d.id
    where d.id = ${documentId} and d.case_id = ${caseId} and d.deleted_at is null and (
      c.chunk_index < 2 or c.chunk_index >=
        (select max(chunk_index) - 1 from document_chunks where document_id = ${documentId}))
    order by c.chunk_index`.execute(db);
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

/** The words of a case that begin with a letter, with the number of passages that hold each. */
export async function listVocabulary(
  db: Db,
  caseId: AuthorizedCaseId,
  letter: string,
): Promise<Map<string, number>> {
  // A range can use the index in every collation; the last letter of the alphabet has no next one.
  const next = /^[a-y]$/.test(letter) ? String.fromCharCode(letter.charCodeAt(0) + 1) : null;
  const upTo = next === null ? sql`` : sql`and term < ${next}`;
  const { rows } = await sql<{ term: string; passages: number }>`
    select term, sum(cardinality(chunks))::int as passages from document_terms
    where case_id = ${caseId} and term >= ${letter} ${upTo} and left(term, 1) = ${letter}
    group by term`.execute(db);
  return new Map(rows.map((row) => [row.term, row.passages]));
}
