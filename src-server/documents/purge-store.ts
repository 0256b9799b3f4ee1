import { type Kysely, sql } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';

type Db = Kysely<Database>;

/** From now on these deleted documents, and what was deleted along with them, cannot be restored. Returns all ids. */
export async function beginPurge(
  db: Db,
  caseId: AuthorizedCaseId,
  ids: readonly string[],
  now: Date,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update documents set purge_began_at = ${now}
    where case_id = ${caseId} and deleted_at is not null and purge_began_at is null
      and (id = any(${ids}::uuid[]) or deleted_root = any(${ids}::uuid[]))
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}

/** The same for everything that was deleted before `before`, in whatever case. */
export async function beginPurgeOfOld(db: Db, before: Date, now: Date): Promise<void> {
  await db
    .updateTable('documents')
    .set({ purgeBeganAt: now })
    .where('deletedAt', '<', before)
    .where('purgeBeganAt', 'is', null)
    .execute();
}

export interface Purgeable {
  id: string;
  /** Key of the bytes. */
  path: string;
  /** A document that stays or a production has the same bytes, so they stay too. */
  isShared: boolean;
}

/** Documents that are being removed, after `afterId` in the order of their ids. */
export async function listPurgeable(db: Db, afterId: string | null, limit: number): Promise<Purgeable[]> {
  const { rows } = await sql<Purgeable>`
    select d.id, d.path, exists (
      select from documents other where other.path = d.path and other.id <> d.id and other.purge_began_at is null
    ) or exists (select from production_documents kept where kept.path = d.path) as is_shared
    from documents d
    where d.deleted_at is not null and d.purge_began_at is not null
      and (${afterId}::uuid is null or d.id > ${afterId}::uuid)
    order by d.id limit ${limit}`.execute(db);
  return rows;
}

/** Removes rows that are being purged; any other stays. */
export async function deletePurged(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .deleteFrom('documents')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('purgeBeganAt', 'is not', null)
    .execute();
}
