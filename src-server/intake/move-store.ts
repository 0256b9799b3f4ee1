import { type Insertable, type Kysely, sql } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import type { FileRow } from './store.ts';

type Db = Kysely<Database>;

/** Everything that is kept of a document and names its case, whatever rooms come to keep. */
async function tablesOfDocuments(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    where c.relkind = 'r' and 2 = (
      select count(*) from pg_attribute a
      where a.attrelid = c.oid and not a.attisdropped and a.attname in ('case_id', 'document_id'))
    order by c.relname`.execute(db);
  return rows.map(({ name }) => name);
}

/** Moves documents, with what came inside of them and all that was read, to another case. Returns the ids of all. */
export async function moveDocuments(
  db: Db,
  ids: readonly string[],
  { from, to }: { from: AuthorizedCaseId; to: string },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive family as (
      select id from documents where id = any(${[...ids]}::uuid[]) and case_id = ${from}
      union select child.id from documents child join family on child.parent_document_id = family.id
    )
    update documents set case_id = ${to}, updated_at = now(),
      -- What was read in part before somebody kept it is read once more, all of it.
      reread_status = case when status = 'ready' and is_read_in_part then 'queued' else reread_status end
    from family
    where documents.id = family.id returning documents.id`.execute(db);
  const moved = rows.map(({ id }) => id);
  for (const table of await tablesOfDocuments(db)) {
    await sql`
      update ${sql.table(table)} set case_id = ${to}
      where document_id = any(${moved}::uuid[]) and case_id = ${from}`.execute(db);
  }
  return moved;
}

/** The hashes of what is in a case. */
export async function hashesOf(db: Db, caseId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('documents')
    .select('hash')
    .where('caseId', '=', caseId)
    .where('deletedAt', 'is', null)
    .where('hash', 'is not', null)
    .execute();
  return new Set(rows.flatMap(({ hash }) => hash ?? []));
}

/** The pictures that a paper was put together of stay with it as they came; its words are read in the paper. */
export async function insertOriginals(
  db: Db,
  files: readonly FileRow[],
  { caseId, parentId, name, at }: { caseId: string; parentId: string; name: string; at: Date },
): Promise<void> {
  const rows = files.map((file, index): Insertable<Database['documents']> => {
    const { id, filename, path, mimeType, size, hash } = file;
    return {
      ...{ id, caseId, filename, path, mimeType, size, hash },
      source: 'attachment',
      status: 'ready',
      docType: 'Other',
      pageCount: 1,
      parentDocumentId: parentId,
      pageInParent: index + 1,
      notes: JSON.stringify([
        `This picture is page ${index + 1} of “${name}”, and its words are read there.`,
      ]),
      uploadedAt: at,
    };
  });
  await db.insertInto('documents').values(rows).execute();
}

export async function renameDocument(db: Db, id: string, filename: string): Promise<void> {
  await db.updateTable('documents').set({ filename }).where('id', '=', id).execute();
}

export async function insertMadeCase(
  db: Db,
  made: { intakeId: string; key: string; caseId: string; fileIds: readonly string[] },
  expiresAt: Date,
): Promise<void> {
  await db
    .insertInto('intakeCases')
    .values({ ...made, fileIds: JSON.stringify(made.fileIds) })
    .execute();
  await db.updateTable('intakes').set({ expiresAt }).where('id', '=', made.intakeId).execute();
}
