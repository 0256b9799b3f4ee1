import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import type { SearchedDocument, TermPlaces } from '#src/search/rank-bm25.ts';

type Db = Kysely<Database>;

/** Where to look: cases that the person may read, and in them perhaps only some documents. */
export interface SearchScope {
  caseIds: readonly AuthorizedCaseId[];
  documentIds?: readonly string[];
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
  docType: string | null;
  suggestedDocType: string | null;
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
  if (scope.documentIds !== undefined) conditions.push(sql`d.id = any(${scope.documentIds}::uuid[])`);
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

interface PlacesRow {
  term: string | null;
  documents: string;
  sizes: string;
  places: Buffer | null;
  positions: Buffer | null;
  named: string;
  found: number;
  /** In the row of the documents themselves: their ids, and index terms in all. */
  ids: string;
}

/** Numbers with commas between, as the database joins them: quicker to read than an array of it. */
function numbers(list: string): number[] {
  return list === '' ? [] : JSON.parse(`[${list}]`);
}

/** The documents in scope, where these terms stand in them, and in whose names. */
export interface Places {
  documents: SearchedDocument[];
  averageLength: number;
  terms: (TermPlaces & { named: number[] })[];
}

/**
 * Where these terms stand in the scope's documents, in one statement, so that it is the state of one moment. For
 * terms of `positioned` their positions come along. The lists of a term are in no order, but all in the same one: a
 * row is added to each of them before the next row is looked at.
 */
export async function readPlaces(
  db: Db,
  scope: SearchScope,
  { terms, positioned }: { terms: readonly string[]; positioned: readonly string[] },
): Promise<Places> {
  const { rows } = await sql<PlacesRow>`
    with scope as materialized (
      select d.id, i.chunk_count, i.term_count, row_number() over (order by d.id) - 1 as place
      from documents d join document_indexes i on i.document_id = d.id where ${inScope(scope)}
    )
    select null as term, '' as documents, coalesce(string_agg(chunk_count::text, ',' order by place), '') as sizes,
      null::bytea as places, null::bytea as positions, '' as named,
      coalesce(sum(term_count), 0)::int as found, coalesce(string_agg(id::text, ',' order by place), '') as ids
    from scope
    union all
    select t.term, string_agg(s.place::text, ','), string_agg(octet_length(t.places)::text, ','),
      string_agg(t.places, ''), string_agg(t.positions, '') filter (where t.term = any(${positioned}::text[])),
      coalesce(string_agg(s.place::text, ',') filter (where t.is_named), ''), sum(t.found)::int, ''
    from document_terms t join scope s on s.id = t.document_id
    where t.case_id = any(${scope.caseIds}::uuid[]) and t.term = any(${terms}::text[])
    group by t.term`.execute(db);
  const head = rows.find(({ term }) => term === null);
  const sizes = numbers(head?.sizes ?? '');
  const ids = head?.ids === undefined || head.ids === '' ? [] : head.ids.split(',');
  const passages = sizes.reduce((sum, size) => sum + size, 0);
  return {
    documents: ids.map((id, place) => ({ id, passages: sizes[place] ?? 0 })),
    averageLength: (head?.found ?? 0) / Math.max(1, passages),
    terms: rows.flatMap((row) =>
      row.term === null
        ? []
        : [
            {
              term: row.term,
              found: row.found,
              documents: numbers(row.documents),
              sizes: numbers(row.sizes),
              places: row.places ?? new Uint8Array(),
              positions: row.positions ?? new Uint8Array(),
              named: numbers(row.named),
            },
          ],
    ),
  };
}

/** Columns of a passage `c` of a document `d`, which may be missing: a picture has a name and no text. */
function orEmptyPassage(chunkIndex: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`coalesce(c.id, d.id) as id, d.case_id, d.id as document_id, d.filename, d.doc_type, d.suggested_doc_type, ${chunkIndex} as chunk_index,
    coalesce(c.content, '') as content, coalesce(c.page, 1) as page, coalesce(c.char_start, 0) as char_start,
    coalesce(c.char_end, 0) as char_end`;
}

/**
 * The named passages with their documents, in no particular order. The first passage of a document without any text
 * is an empty one.
 */
export async function listChunks(
  db: Db,
  scope: SearchScope,
  places: readonly { documentId: string; chunkIndex: number }[],
): Promise<ChunkRow[]> {
  if (places.length === 0) return [];
  const { rows } = await sql<ChunkRow>`
    select ${orEmptyPassage(sql`p.chunk_index`)}
    from unnest(${places.map((place) => place.documentId)}::uuid[],
      ${places.map((place) => place.chunkIndex)}::int[]) as p(document_id, chunk_index)
    join documents d on d.id = p.document_id and ${inScope(scope)}
    left join document_chunks c on c.document_id = p.document_id and c.chunk_index = p.chunk_index
    where c.id is not null or p.chunk_index = 0`.execute(db);
  return rows;
}

/** The first passage of each document in scope, an empty one where it has no text; the newest documents first. */
export async function listFirstChunks(db: Db, scope: SearchScope, limit: number): Promise<ChunkRow[]> {
  const { rows } = await sql<ChunkRow>`
    select ${orEmptyPassage(sql`0`)}
    from documents d left join document_chunks c on c.document_id = d.id and c.chunk_index = 0
    where ${inScope(scope)} order by d.uploaded_at desc, d.id limit ${limit}`.execute(db);
  return rows;
}

/** The first and the last two passages of each document: caption, date, signature and service stand there. */
export async function listEndChunks(
  db: Db,
  { caseId, documentIds }: { caseId: AuthorizedCaseId; documentIds: readonly string[] },
): Promise<ChunkRow[]> {
  if (documentIds.length === 0) return [];
  const { rows } = await sql<ChunkRow>`
    select c.id, c.case_id, c.document_id, d.filename, d.doc_type, d.suggested_doc_type, c.chunk_index, c.content,
      c.page, c.char_start, c.char_end
    from documents d join document_chunks c on c.document_id = d.id
    where d.id = any(${documentIds}::uuid[]) and d.case_id = ${caseId} and d.deleted_at is null
      and d.status = 'ready' and (c.chunk_index < 2 or c.chunk_index >=
        (select max(chunk_index) - 1 from document_chunks where document_id = d.id))
    order by c.document_id, c.chunk_index`.execute(db);
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
      count(i.document_id) || ' ' || coalesce(sum(extract(epoch from i.indexed_at)), 0) as version
    from cases left join document_indexes i on i.case_id = cases.id
    where cases.id = any(${caseIds}::uuid[]) group by cases.id`.execute(db);
  return rows;
}

/** How many passages hold each of these words in these cases; words that none holds are left out. */
export async function countWords(
  db: Db,
  caseIds: readonly AuthorizedCaseId[],
  words: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ term: string; passages: number }>`
    select term, sum(found)::int as passages from document_terms
    where case_id = any(${caseIds}::uuid[]) and term = any(${words}::text[]) group by term`.execute(db);
  return new Map(rows.map((row) => [row.term, row.passages]));
}

/** The words of each case that begin with a letter; read from the index alone. */
export async function listWords(
  db: Db,
  caseIds: readonly AuthorizedCaseId[],
  letter: string,
): Promise<Map<string, string[]>> {
  // A range can use the index in every collation; the last letter of the alphabet has no next one.
  const next = /^[a-y]$/.test(letter) ? String.fromCharCode(letter.charCodeAt(0) + 1) : null;
  const upTo = next === null ? sql`` : sql`and term < ${next}`;
  const { rows } = await sql<{ caseId: string; words: string }>`
    select case_id, string_agg(term, ' ') as words from (
      select distinct case_id, term from document_terms
      where case_id = any(${caseIds}::uuid[]) and term >= ${letter} ${upTo}
        and left(term, 1) = ${letter} and position(' ' in term) = 0
    ) as words group by case_id`.execute(db);
  return new Map(rows.map((row) => [row.caseId, row.words.split(' ')]));
}
