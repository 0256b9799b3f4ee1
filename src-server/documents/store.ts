import { type Insertable, type Kysely, sql, type Updateable } from 'kysely';
import type { DocumentsTable } from '#db/schema/documents.ts';
import type { Database } from '#db/schema/index.ts';
import type { ListedDocument } from '#src/documents/requests-schema.ts';
import type { Document, DocumentProgress, DocumentSummary } from '#src/documents/schema.ts';
import { AppError } from '#src/errors.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';

type Db = Kysely<Database>;

const SUMMARY_COLUMNS = [
  'documents.id',
  'documents.caseId',
  'documents.filename',
  'documents.mimeType',
  'documents.size',
  'documents.pageCount',
  'documents.uploadedAt',
  'documents.source',
  'documents.docType',
  'documents.docDate',
  'documents.hash',
  'documents.status',
  'documents.statusReason',
  'documents.readStage',
  'documents.readPage',
  'documents.readPages',
  'documents.notes',
  'documents.suggestedDocType',
  'documents.suggestedBecause',
  'documents.suggestedConfidence',
  'documents.parentDocumentId',
  'documents.aiAnalysisType',
  'documents.aiAnalyzedAt',
  'documents.batesNumber',
  'documents.documentCategory',
  'documents.privilegeStatus',
  'documents.custodian',
  'documents.productionStatus',
  'documents.relevanceScore',
] as const;

/** The first document of the case with the same bytes, when this one came later. */
const DUPLICATE_OF = sql<string | null>`(
  select other.id from documents other
  where other.case_id = documents.case_id and other.hash = documents.hash and other.deleted_at is null
    and (other.uploaded_at, other.id) < (documents.uploaded_at, documents.id)
  order by other.uploaded_at, other.id limit 1)`.as('duplicateOf');

function living(db: Db, caseId: AuthorizedCaseId) {
  return db
    .selectFrom('documents')
    .where('documents.caseId', '=', caseId)
    .where('documents.deletedAt', 'is', null);
}

/** The documents of a case, the newest first; their text only when asked for. */
export async function listDocuments(
  db: Db,
  caseId: AuthorizedCaseId,
  { withText = false }: { withText?: boolean } = {},
): Promise<ListedDocument[]> {
  return living(db, caseId)
    .select(SUMMARY_COLUMNS)
    .select(DUPLICATE_OF)
    .$if(withText, (query) => query.select('documents.extractedText'))
    .orderBy('documents.uploadedAt', 'desc')
    .orderBy('documents.id')
    .execute();
}

/** Ids of the documents whose text contains `contains` as typed, in capitals or not; the newest first. */
export async function listWithText(db: Db, caseId: AuthorizedCaseId, contains: string): Promise<string[]> {
  const rows = await living(db, caseId)
    .select('documents.id')
    .where('documents.extractedText', 'ilike', `%${contains.replaceAll(/[\\%_]/g, '\\$&')}%`)
    .orderBy('documents.uploadedAt', 'desc')
    .orderBy('documents.id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function findSummary(
  db: Db,
  caseId: AuthorizedCaseId,
  id: string,
): Promise<DocumentSummary | undefined> {
  return living(db, caseId)
    .select(SUMMARY_COLUMNS)
    .select(DUPLICATE_OF)
    .where('documents.id', '=', id)
    .executeTakeFirst();
}

/** A document with its text; NOT_FOUND when it is deleted or not of this case. */
export async function getDocument(db: Db, caseId: AuthorizedCaseId, id: string): Promise<Document> {
  const row = await living(db, caseId)
    .select(SUMMARY_COLUMNS)
    .select(DUPLICATE_OF)
    .select('documents.extractedText')
    .where('documents.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw new AppError('NOT_FOUND');
  return row;
}

/** The text of a document with what a question about it needs; NOT_FOUND as above. */
export async function getDocumentText(db: Db, caseId: AuthorizedCaseId, id: string) {
  const row = await living(db, caseId)
    .innerJoin('cases', 'cases.id', 'documents.caseId')
    .select(['documents.id', 'documents.filename', 'documents.status', 'documents.statusReason'])
    .select(['documents.docType', 'documents.suggestedDocType', 'documents.mimeType'])
    .select(['documents.extractedText', 'cases.localOnly'])
    .where('documents.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw new AppError('NOT_FOUND');
  return row;
}
export type DocumentTextRow = Awaited<ReturnType<typeof getDocumentText>>;

/** Inserts a document; one that is already there by its id stays as it is. True when it was new. */
export async function insertDocument(db: Db, values: Insertable<DocumentsTable>): Promise<boolean> {
  const result = await db
    .insertInto('documents')
    .values(values)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function updateDocument(
  db: Db,
  caseId: AuthorizedCaseId,
  id: string,
  change: Updateable<DocumentsTable>,
): Promise<void> {
  await db
    .updateTable('documents')
    .set({ updatedAt: sql`now()`, ...change })
    .where('caseId', '=', caseId)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .execute();
}

/** Puts a document that could not be read back in line; undefined when it has not failed. */
export async function requeueFailed(
  db: Db,
  caseId: AuthorizedCaseId,
  id: string,
): Promise<DocumentProgress | undefined> {
  return db
    .updateTable('documents')
    .set({ status: 'queued', statusReason: null, readStage: null, readPage: null, readPages: null })
    .where('caseId', '=', caseId)
    .where('id', '=', id)
    .where('status', '=', 'failed')
    .where('deletedAt', 'is', null)
    .returning(['id', 'caseId', 'status', 'statusReason', 'readStage', 'readPage', 'readPages'])
    .executeTakeFirst();
}

/** Marks a document and everything that was attached to it as deleted, and takes them out of search. */
export async function markDeleted(db: Db, caseId: AuthorizedCaseId, id: string, now: Date): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    with recursive family as (
      select id from documents where id = ${id} and case_id = ${caseId} and deleted_at is null
      union
      select child.id from documents child join family on child.parent_document_id = family.id
      where child.case_id = ${caseId} and child.deleted_at is null
    )
    update documents set deleted_at = ${now}, updated_at = ${now}
    where id in (select id from family) returning id`.execute(db);
  const ids = rows.map((row) => row.id);
  if (ids.length === 0) return 0;
  await db.deleteFrom('documentTerms').where('documentId', 'in', ids).execute();
  await db.deleteFrom('documentIndexes').where('documentId', 'in', ids).execute();
  await db.deleteFrom('documentChunks').where('documentId', 'in', ids).execute();
  return ids.length;
}

/** Documents deleted before `before`, with the keys of their bytes. */
export async function listPurgeable(
  db: Db,
  before: Date,
  limit: number,
): Promise<{ id: string; path: string }[]> {
  return db
    .selectFrom('documents')
    .select(['id', 'path'])
    .where('deletedAt', '<', before)
    .orderBy('deletedAt')
    .limit(limit)
    .execute();
}

/** Removes rows that were marked as deleted; one that is not stays. */
export async function purgeDocuments(db: Db, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.deleteFrom('documents').where('id', 'in', ids).where('deletedAt', 'is not', null).execute();
}
