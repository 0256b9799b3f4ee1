import type { Insertable, Kysely, Selectable } from 'kysely';
import type { UploadsTable } from '#db/schema/documents.ts';
import type { Database } from '#db/schema/index.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';

type Db = Kysely<Database>;
export type UploadRow = Selectable<UploadsTable>;

const COLUMNS = [
  'id',
  'userId',
  'caseId',
  'filename',
  'mimeType',
  'size',
  'received',
  'category',
  'discoveryContext',
  'documentId',
  'expiresAt',
  'createdAt',
] as const;

/** All bytes are stored and the document was made. `documentId` is null once that document is gone. */
export function isFinished(row: UploadRow): boolean {
  return row.documentId !== null || (row.size !== null && row.size > 0 && row.received === row.size);
}

export function insertUpload(
  db: Db,
  caseId: AuthorizedCaseId,
  values: Omit<Insertable<UploadsTable>, 'caseId'>,
): Promise<UploadRow> {
  return db
    .insertInto('uploads')
    .values({ ...values, caseId })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

export function findUpload(db: Db, id: string): Promise<UploadRow | undefined> {
  return db.selectFrom('uploads').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

export async function setUploadSize(db: Db, id: string, size: number): Promise<void> {
  await db.updateTable('uploads').set({ size }).where('id', '=', id).execute();
}

/** Notes how many bytes would survive a power cut. */
export async function setReceived(db: Db, id: string, received: number): Promise<void> {
  await db
    .updateTable('uploads')
    .set({ received })
    .where('id', '=', id)
    .where('received', '<', received)
    .where('documentId', 'is', null)
    .execute();
}

export async function setFinished(db: Db, id: string, documentId: string, size: number): Promise<void> {
  await db.updateTable('uploads').set({ documentId, received: size }).where('id', '=', id).execute();
}

export async function deleteUpload(db: Db, id: string): Promise<void> {
  await db.deleteFrom('uploads').where('id', '=', id).execute();
}

export function listUploads(db: Db): Promise<UploadRow[]> {
  return db.selectFrom('uploads').select(COLUMNS).orderBy('createdAt').execute();
}

export async function documentExists(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('documents').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}
