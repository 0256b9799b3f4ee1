import { type Kysely, sql } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';

type Db = Kysely<Database>;

/** Whether the case stays on this machine; in a transaction its row is locked. */
export async function lockLocalOnly(db: Db, caseId: AuthorizedCaseId): Promise<boolean> {
  const { localOnly } = await db
    .selectFrom('cases')
    .select('localOnly')
    .where('id', '=', caseId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return localOnly;
}

export async function updateLocalOnly(
  db: Db,
  caseId: AuthorizedCaseId,
  localOnly: boolean,
  now: Date,
): Promise<void> {
  await db.updateTable('cases').set({ localOnly, updatedAt: now }).where('id', '=', caseId).execute();
}

/**
 * Marks what has vectors of another model than this one, and what is being read or waits for it; takes the mark from
 * all others. Returns the marked ones, oldest first.
 */
export async function markForVectors(db: Db, caseId: AuthorizedCaseId, model: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with wanted as (
      select d.id, d.status <> 'failed' and (d.status <> 'ready' or d.needs_index or d.reread_status is not null
        or exists (select from document_chunks c
          where c.document_id = d.id and c.embedding_model is distinct from ${model})) as is_wanted
      from documents d
      where d.case_id = ${caseId} and d.deleted_at is null
    ), marked as (
      update documents set needs_vectors = wanted.is_wanted from wanted
      where documents.id = wanted.id and (documents.needs_vectors or wanted.is_wanted)
      returning documents.id, documents.needs_vectors, documents.uploaded_at
    )
    select id from marked where needs_vectors order by uploaded_at, id`.execute(db);
  return rows.map(({ id }) => id);
}

/** How many documents of the case wait for their vectors. */
export async function countWaiting(db: Db, caseId: AuthorizedCaseId): Promise<number> {
  const row = await db
    .selectFrom('documents')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('caseId', '=', caseId)
    .where('needsVectors', '=', true)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return row.count;
}
