import { type Kysely, sql } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import { paperTitle } from '#src/papers/paper-title.ts';

type Db = Kysely<Database>;

/** Files the documents of the case among these ids under a category; returns the ids of those it found. */
export async function setTypeOfMany(
  db: Db,
  caseId: AuthorizedCaseId,
  ids: readonly string[],
  docType: string,
): Promise<string[]> {
  const rows = await db
    .updateTable('documents')
    .set({ docType, updatedAt: sql`now()` })
    .where('caseId', '=', caseId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('deletedAt', 'is', null)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Marks documents and everything that was attached to them as deleted. Each notes the topmost of those asked for
 * above it, with which it can be restored. Returns the ids of all.
 */
export async function markDeleted(
  db: Db,
  caseId: AuthorizedCaseId,
  ids: readonly string[],
  now: Date,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive family as (
      select id, id as root, 0 as depth from documents
      where id = any(${ids}::uuid[]) and case_id = ${caseId} and deleted_at is null
      union all
      select child.id, family.root, family.depth + 1
      from documents child join family on child.parent_document_id = family.id
      where child.case_id = ${caseId} and child.deleted_at is null and family.depth < 20
    ), placed as (select distinct on (id) id, root from family order by id, depth desc)
    update documents set deleted_at = ${now}, updated_at = ${now}, deleted_root = placed.root
    from placed where documents.id = placed.id
    returning documents.id`.execute(db);
  return rows.map(({ id }) => id);
}

const CLEARED_AT_ONCE = 200;

/**
 * Takes deleted documents out of search, which looks past them already. In short transactions, so that nobody waits
 * long; each holds its documents, so that one that is restored meanwhile is either left alone or indexed anew.
 */
export async function clearIndexOfDeleted(db: Db, ids: readonly string[]): Promise<void> {
  for (let at = 0; at < ids.length; at += CLEARED_AT_ONCE) {
    const batch = ids.slice(at, at + CLEARED_AT_ONCE);
    await db.transaction().execute(async (trx) => {
      const rows = await trx
        .selectFrom('documents')
        .select('id')
        .where('id', '=', sql<string>`any(${batch}::uuid[])`)
        .where('deletedAt', 'is not', null)
        .orderBy('id')
        .forUpdate()
        .execute();
      const gone = sql<string>`any(${rows.map(({ id }) => id)}::uuid[])`;
      await trx.deleteFrom('documentIndexes').where('documentId', '=', gone).execute();
      await trx.deleteFrom('documentTerms').where('documentId', '=', gone).execute();
      await trx.deleteFrom('documentChunks').where('documentId', '=', gone).execute();
    });
  }
}

export interface RestoredRow {
  id: string;
  status: 'queued' | 'reading' | 'ready' | 'failed';
}

/** Brings back documents of the case with all that was deleted along with them; returns those it brought back. */
export async function restoreDeleted(
  db: Db,
  caseId: AuthorizedCaseId,
  ids: readonly string[],
  now: Date,
): Promise<RestoredRow[]> {
  const { rows } = await sql<RestoredRow>`
    update documents set deleted_at = null, deleted_root = null, updated_at = ${now},
      status = case when status = 'reading' then 'queued' else status end,
      reread_status = case when reread_status = 'reading' then 'queued' else reread_status end,
      needs_index = (status = 'ready' and coalesce(extracted_text, '') <> '')
    where case_id = ${caseId} and deleted_at is not null and purge_began_at is null
      and (id = any(${ids}::uuid[]) or deleted_root = any(${ids}::uuid[]))
    returning id, status`.execute(db);
  return rows;
}

export interface DeletedRow {
  id: string;
  filename: string;
  title: string;
  docType: string | null;
  size: number;
  attachments: number;
  deletedAt: Date;
}

/** What can still be restored, the last deleted first; what was deleted along is counted with what it belongs to. */
export async function listDeleted(db: Db, caseId: AuthorizedCaseId): Promise<DeletedRow[]> {
  const { rows } = await sql<Omit<DeletedRow, 'title'> & { suggestedDocType: string | null }>`
    select root.id, root.filename, root.doc_type, root.suggested_doc_type, root.deleted_at,
      (root.size + coalesce(below.size, 0))::int8 as size, coalesce(below.attachments, 0)::int as attachments
    from documents root left join (
      select deleted_root, sum(size) as size, count(*) as attachments from documents
      where case_id = ${caseId} and deleted_at is not null and purge_began_at is null and deleted_root <> id
      group by deleted_root
    ) below on below.deleted_root = root.id
    where root.case_id = ${caseId} and root.deleted_at is not null and root.purge_began_at is null
      and root.deleted_root = root.id
    order by root.deleted_at desc, root.filename, root.id`.execute(db);
  return rows.map(({ suggestedDocType, ...row }) => ({
    ...row,
    title: paperTitle({ ...row, suggestedDocType }),
  }));
}
