import { type Insertable, type Kysely, sql, type Updateable } from 'kysely';
import type { DocumentsTable } from '#db/schema/documents.ts';
import type { Database } from '#db/schema/index.ts';
import type { DocumentCount, ListedDocument, WithTextAnswer } from '#src/documents/requests-schema.ts';
import type { Document, DocumentRow, DocumentSummary } from '#src/documents/schema.ts';
import { AppError } from '#src/errors.ts';
import { type AuthorizedCaseId, isId } from '#src/ids.ts';
import { paperTitle } from '#src/papers/paper-title.ts';
import type { DocumentProgress } from '#src/reading/progress.ts';

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
  'documents.rereadStatus',
  'documents.rereadNote',
  'documents.textNumber',
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

/** What a row of the list shows; see `DocumentRow`. */
const ROW_COLUMNS = [
  'documents.id',
  'documents.caseId',
  'documents.filename',
  'documents.mimeType',
  'documents.uploadedAt',
  'documents.docType',
  'documents.suggestedDocType',
  'documents.docDate',
  'documents.status',
  'documents.readStage',
  'documents.readPage',
  'documents.readPages',
  'documents.rereadStatus',
  'documents.parentDocumentId',
] as const;

function titled({
  suggestedDocType,
  ...row
}: Omit<DocumentRow, 'title'> & { suggestedDocType: string | null }): DocumentRow {
  return { ...row, title: paperTitle({ ...row, suggestedDocType }) };
}

/** What is told of a document while it is read. */
export const PROGRESS_COLUMNS = [
  'id',
  'caseId',
  'status',
  'statusReason',
  'readStage',
  'readPage',
  'readPages',
  'rereadStatus',
  'rereadNote',
] as const;

/** The first document of the case with the same bytes, when this one came later. */
const DUPLICATE_OF = sql<string | null>`(
  select other.id from documents other
  where other.case_id = documents.case_id and other.hash = documents.hash and other.deleted_at is null
    and (other.uploaded_at, other.id) < (documents.uploaded_at, documents.id)
  order by other.uploaded_at, other.id limit 1)`.as('duplicateOf');

/** The same for a whole list, in one pass over it. */
const DUPLICATE_IN_LIST = sql<string | null>`case when documents.hash is not null then nullif(
  first_value(documents.id) over (partition by documents.hash order by documents.uploaded_at, documents.id),
  documents.id) end`.as('duplicateOf');

function living(db: Db, caseId: AuthorizedCaseId) {
  return db
    .selectFrom('documents')
    .where('documents.caseId', '=', caseId)
    .where('documents.deletedAt', 'is', null);
}

/** The rows of a case's list, the newest first. */
export async function listRows(db: Db, caseId: AuthorizedCaseId): Promise<DocumentRow[]> {
  const rows = await living(db, caseId)
    .select(ROW_COLUMNS)
    .select(DUPLICATE_IN_LIST)
    .orderBy('documents.uploadedAt', 'desc')
    .orderBy('documents.id')
    .execute();
  return rows.map(titled);
}

export async function countDocuments(db: Db, caseId: AuthorizedCaseId): Promise<DocumentCount> {
  const rows = await living(db, caseId)
    .select(['documents.status', (eb) => eb.fn.countAll<number>().as('count')])
    .groupBy('documents.status')
    .execute();
  const of = (...statuses: string[]) =>
    rows.reduce((sum, { status, count }) => sum + (statuses.includes(status) ? Number(count) : 0), 0);
  return {
    total: rows.reduce((sum, { count }) => sum + Number(count), 0),
    reading: of('queued', 'reading'),
    failed: of('failed'),
  };
}

/** The named rows of a case's list; what is deleted or not of this case is left out. */
export async function listRowsById(
  db: Db,
  caseId: AuthorizedCaseId,
  ids: readonly string[],
): Promise<DocumentRow[]> {
  const rows = await living(db, caseId)
    .select(ROW_COLUMNS)
    .select(DUPLICATE_OF)
    .where('documents.id', '=', sql<string>`any(${ids.filter(isId)}::uuid[])`)
    .orderBy('documents.uploadedAt', 'desc')
    .orderBy('documents.id')
    .execute();
  return rows.map(titled);
}

/** The documents of a case, the newest first; their text only when asked for. */
export async function listDocuments(
  db: Db,
  caseId: AuthorizedCaseId,
  { withText = false }: { withText?: boolean } = {},
): Promise<ListedDocument[]> {
  return living(db, caseId)
    .select(SUMMARY_COLUMNS)
    .select(DUPLICATE_IN_LIST)
    .$if(withText, (query) => query.select('documents.extractedText'))
    .orderBy('documents.uploadedAt', 'desc')
    .orderBy('documents.id')
    .execute();
}

/** Stored bytes that one statement looks through, and documents: others get their turn in between. */
const LOOKED_BYTES = 4 * 1024 * 1024;
const LOOKED_DOCUMENTS = 1000;

/**
 * Which of the next documents have a text that contains `contains` as typed, in capitals or not; the newest first. A
 * large case takes several calls, each from the cursor of the one before. BAD_REQUEST for a cursor of nobody's.
 */
export async function listWithText(
  db: Db,
  caseId: AuthorizedCaseId,
  { contains, cursor }: { contains: string; cursor?: string | null | undefined },
): Promise<WithTextAnswer> {
  const from = cursor == null ? null : readCursor(cursor);
  // The size of a text is known without unpacking it.
  const { rows } = await sql<{ id: string; moment: string; upTo: number }>`
    select id, uploaded_at::text as moment, sum(coalesce(pg_column_size(extracted_text), 0) + 1)
      over (order by uploaded_at desc, id)::int8 as up_to
    from (
      select id, uploaded_at, extracted_text from documents
      where case_id = ${caseId} and deleted_at is null and (${from?.moment ?? null}::timestamptz is null
        or (uploaded_at, ${from?.id ?? null}::uuid) < (${from?.moment ?? null}::timestamptz, id))
      order by uploaded_at desc, id limit ${LOOKED_DOCUMENTS}
    ) upcoming order by uploaded_at desc, id`.execute(db);
  const part = rows.filter(({ upTo }, index) => index === 0 || upTo <= LOOKED_BYTES);
  const last = part.at(-1);
  const found = await living(db, caseId)
    .select('documents.id')
    .where('documents.id', '=', sql<string>`any(${part.map(({ id }) => id)}::uuid[])`)
    .where('documents.extractedText', 'ilike', `%${contains.replaceAll(/[\\%_]/g, '\\$&')}%`)
    .orderBy('documents.uploadedAt', 'desc')
    .orderBy('documents.id')
    .execute();
  const isEnd = part.length === rows.length && rows.length < LOOKED_DOCUMENTS;
  return {
    ids: found.map(({ id }) => id),
    looked: part.length,
    next: isEnd || last === undefined ? null : `${last.id} ${last.moment}`,
  };
}

/** The moment as the database writes it, to the microsecond. */
function readCursor(cursor: string): { moment: string; id: string } {
  const [id, ...rest] = cursor.split(' ');
  const moment = rest.join(' ');
  if (!isId(id) || !/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?[+-]\d\d(:\d\d)?$/.test(moment)) {
    throw new AppError('BAD_REQUEST');
  }
  return { moment, id };
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
    .select(['documents.extractedText', 'documents.textNumber', 'cases.localOnly'])
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
    .returning(PROGRESS_COLUMNS)
    .executeTakeFirst();
}
