import { type Kysely, sql } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import { MOST_UNREAD_NAMED, type UnreadDocument } from '#src/checker/schema.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import { withTitles } from '../papers/titles-store.ts';

type Db = Kysely<Database>;

/** A document of the case with words in it. */
export interface ReadDocument {
  id: string;
  filename: string;
  /** Bytes of its text. */
  size: number;
  pageCount: number;
  /** The search index holds its words. */
  isIndexed: boolean;
}

/** Of a document `d` with its index `i`; a scan of white paper is read and has no passage. */
const HAS_WORDS = sql<boolean>`(d.status = 'ready' and octet_length(coalesce(d.extracted_text, '')) > 0
  and coalesce(i.chunk_count, 1) > 0)`;
const DOCUMENTS = sql`documents d left join document_indexes i on i.document_id = d.id`;

/** Every document of the case that can be looked at; without its words. The size comes without reading them. */
export async function listRead(db: Db, caseId: AuthorizedCaseId): Promise<ReadDocument[]> {
  const { rows } = await sql<ReadDocument>`
    select d.id, d.filename, octet_length(d.extracted_text) as size, coalesce(d.page_count, 1) as page_count,
      i.document_id is not null and not d.needs_index as is_indexed
    from ${DOCUMENTS}
    where d.case_id = ${caseId} and d.deleted_at is null and ${HAS_WORDS}
    order by d.uploaded_at, d.id`.execute(db);
  return rows;
}

/** Documents that cannot be looked at: how many, and the first fifty by name. */
export async function listUnread(
  db: Db,
  caseId: AuthorizedCaseId,
): Promise<{ total: number; listed: UnreadDocument[] }> {
  const { rows } = await sql<UnreadDocument & { total: number }>`
    select d.id, d.filename, case when d.status = 'ready' then 'no-text' else d.status end as status,
      (count(*) over ())::int as total
    from ${DOCUMENTS}
    where d.case_id = ${caseId} and d.deleted_at is null and not ${HAS_WORDS}
    order by d.filename, d.id limit ${MOST_UNREAD_NAMED}`.execute(db);
  return {
    total: rows[0]?.total ?? 0,
    listed: await withTitles(
      db,
      caseId,
      rows.map(({ id, filename, status }) => ({ id, filename, status })),
      ({ id }) => id,
    ),
  };
}

export interface PaperText {
  id: string;
  filename: string;
  title: string | undefined;
  text: string;
}

/** The words of some documents of the case; of those that are gone meanwhile, nothing. */
export async function readTexts(
  db: Db,
  caseId: AuthorizedCaseId,
  ids: readonly string[],
): Promise<PaperText[]> {
  const { rows } = await sql<Omit<PaperText, 'title'>>`
    select d.id, d.filename, d.extracted_text as text from ${DOCUMENTS}
    where d.case_id = ${caseId} and d.id = any(${[...ids]}::uuid[]) and d.deleted_at is null and ${HAS_WORDS}
    order by d.uploaded_at, d.id`.execute(db);
  return withTitles(db, caseId, rows, ({ id }) => id);
}
