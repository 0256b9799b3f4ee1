import { type Insertable, type Kysely, sql, type Updateable } from 'kysely';
import type { DocumentsTable } from '#db/schema/documents.ts';
import type { Database } from '#db/schema/index.ts';
import { READER_VERSION } from '#src/facts/schema.ts';
import { SURE_ENOUGH } from '#src/papers/kinds.ts';
import type { DocumentProgress } from '#src/reading/progress.ts';
import { ofStrangers } from '../papers/of-strangers.ts';
import { PROGRESS_COLUMNS } from './store.ts';

type Db = Kysely<Database>;

// Jobs act for the program, not for a person: their scope is the one document they were given.

export interface UnreadDocument {
  id: string;
  caseId: string;
  filename: string;
  path: string;
  mimeType: string;
  /** What a person filed it under; null when nobody has. */
  docType: string | null;
  status: 'queued' | 'reading' | 'ready' | 'failed';
  rereadStatus: 'queued' | 'reading' | null;
  needsIndex: boolean;
  needsVectors: boolean;
  aiAnalyzedAt: Date | null;
  textNumber: number;
  analyzedTextNumber: number;
  /** Of somebody who has no account yet. */
  isStrangers: boolean;
}

/** The document to read; undefined when it was deleted meanwhile. */
export async function findUnread(db: Db, id: string): Promise<UnreadDocument | undefined> {
  return db
    .selectFrom('documents')
    .select(['documents.id', 'documents.caseId', 'documents.filename', 'documents.path'])
    .select(['documents.mimeType', 'documents.docType', 'documents.status'])
    .select([
      'documents.rereadStatus',
      'documents.needsIndex',
      'documents.needsVectors',
      'documents.aiAnalyzedAt',
    ])
    .select(['documents.textNumber', 'documents.analyzedTextNumber'])
    .select(ofStrangers().as('isStrangers'))
    .where('documents.id', '=', id)
    .where('documents.deletedAt', 'is', null)
    .executeTakeFirst();
}

/** Whether nothing of the case may leave this machine; so it is for one that is gone. */
export async function isLocalOnly(db: Db, caseId: string): Promise<boolean> {
  const row = await db.selectFrom('cases').select('localOnly').where('id', '=', caseId).executeTakeFirst();
  return row?.localOnly ?? true;
}

/** How far the reading of a document has come; undefined when it was deleted meanwhile. */
export async function findProgress(db: Db, id: string): Promise<DocumentProgress | undefined> {
  return db
    .selectFrom('documents')
    .select(PROGRESS_COLUMNS)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
}

/** The text of a document that has been read; undefined when it was deleted meanwhile. */
export async function findReadText(db: Db, id: string) {
  return db
    .selectFrom('documents')
    .innerJoin('cases', 'cases.id', 'documents.caseId')
    .select(['documents.caseId', 'documents.filename', 'documents.docType'])
    .select(
      sql<string | null>`case when suggested_confidence >= ${SURE_ENOUGH} then suggested_doc_type end`.as(
        'suggestedDocType',
      ),
    )
    .select(['documents.extractedText', 'documents.mimeType', 'documents.textNumber', 'cases.localOnly'])
    .where('documents.id', '=', id)
    .where('documents.status', '=', 'ready')
    .where('documents.deletedAt', 'is', null)
    .$narrowType<{ extractedText: string }>()
    .executeTakeFirst();
}

type ReadingChange = Pick<
  Updateable<DocumentsTable>,
  'status' | 'statusReason' | 'readStage' | 'readPage' | 'readPages'
>;
type RereadChange = Pick<
  Updateable<DocumentsTable>,
  'rereadStatus' | 'rereadNote' | 'readStage' | 'readPage' | 'readPages'
>;

/** Changes the state of a document that is queued or being read; undefined when it is neither any more. */
export async function updateReading(
  db: Db,
  id: string,
  change: ReadingChange,
): Promise<DocumentProgress | undefined> {
  return db
    .updateTable('documents')
    .set(change)
    .where('id', '=', id)
    .where('status', 'in', ['queued', 'reading'])
    .where('deletedAt', 'is', null)
    .returning(PROGRESS_COLUMNS)
    .executeTakeFirst();
}

/** The same for a document that is ready and is being read again; its text counts meanwhile. */
export async function updateReread(
  db: Db,
  id: string,
  change: RereadChange,
): Promise<DocumentProgress | undefined> {
  return db
    .updateTable('documents')
    .set(change)
    .where('id', '=', id)
    .where('status', '=', 'ready')
    .where('rereadStatus', 'is not', null)
    .where('deletedAt', 'is', null)
    .returning(PROGRESS_COLUMNS)
    .executeTakeFirst();
}

/** Notes that search holds this text of the document; false when another one counts by now, or it was deleted. */
export async function noteIndexed(db: Db, id: string, textNumber: number): Promise<boolean> {
  const result = await db
    .updateTable('documents')
    .set({ needsIndex: false })
    .where('id', '=', id)
    .where('textNumber', '=', textNumber)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** A text that cannot be indexed, however often: nobody tries again by itself, and the person is told. */
export async function giveUpIndex(db: Db, id: string, reason: string): Promise<void> {
  await db
    .updateTable('documents')
    .set({ needsIndex: false, rereadNote: reason })
    .where('id', '=', id)
    .where('needsIndex', '=', true)
    .execute();
}

/** Stores what reading found and makes the document ready; undefined when it was deleted meanwhile. */
export async function saveReading(
  db: Db,
  id: string,
  change: Updateable<DocumentsTable>,
): Promise<DocumentProgress | undefined> {
  return db
    .updateTable('documents')
    .set({ ...change, status: 'ready', statusReason: null, updatedAt: sql`now()` })
    .set({ readStage: null, readPage: null, readPages: null })
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .returning(PROGRESS_COLUMNS)
    .executeTakeFirst();
}

/** Gives the document a category that nobody chose; one that a person chose stays. */
export async function setUnchosenType(db: Db, id: string, docType: string): Promise<void> {
  await db
    .updateTable('documents')
    .set({ docType })
    .where('id', '=', id)
    .where('docType', 'is', null)
    .execute();
}

/** How many documents stand above this one: a letter in a letter in a letter has two. */
export async function countAncestors(db: Db, id: string): Promise<number> {
  const { rows } = await sql<{ depth: number }>`
    with recursive above as (
      select parent_document_id, 0 as depth from documents where id = ${id}
      union all
      select d.parent_document_id, above.depth + 1 from documents d
      join above on d.id = above.parent_document_id where above.depth < 20
    ) select max(depth) as depth from above`.execute(db);
  return rows[0]?.depth ?? 0;
}

/** Inserts those attachments that are not there yet by their id; returns the ids of the new ones. */
export async function insertAttachments(db: Db, rows: Insertable<DocumentsTable>[]): Promise<string[]> {
  if (rows.length === 0) return [];
  const inserted = await db
    .insertInto('documents')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .execute();
  return inserted.map((row) => row.id);
}

/** Stores the analysis of one text; false when another text counts by now, into which its places would not point. */
export async function saveAnalysis(
  db: Db,
  id: string,
  analysis: { json: string; type: string; textNumber: number; now: Date },
): Promise<boolean> {
  const result = await db
    .updateTable('documents')
    .set({ aiAnalysis: analysis.json, aiAnalysisType: analysis.type, aiAnalyzedAt: analysis.now })
    .set({ analyzedTextNumber: analysis.textNumber })
    .where('id', '=', id)
    .where('textNumber', '=', analysis.textNumber)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Puts everything that was being read when the program stopped back in line. */
export async function requeueReading(db: Db): Promise<void> {
  await db
    .updateTable('documents')
    .set({ status: 'queued', readStage: null, readPage: null, readPages: null })
    .where('status', '=', 'reading')
    .execute();
  await db
    .updateTable('documents')
    .set({ rereadStatus: 'queued', readStage: null, readPage: null, readPages: null })
    .where('rereadStatus', '=', 'reading')
    .execute();
}

/** Documents that wait to be read (again), indexed or given vectors, or are being read, oldest first. */
export async function listUnread(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('documents')
    .select('id')
    .where(
      sql<boolean>`(status in ('queued', 'reading') or reread_status is not null or needs_index or needs_vectors)`,
    )
    .where('deletedAt', 'is', null)
    .orderBy('uploadedAt')
    .execute();
  return rows.map((row) => row.id);
}

/** Some documents whose text was never read for what it says, or by an older reader; the newest first. */
export async function listWithoutFacts(db: Db, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('documents')
    .select('id')
    .where('status', '=', 'ready')
    .where('extractedText', 'is not', null)
    .where('deletedAt', 'is', null)
    .where(
      sql<boolean>`not exists (
        select from document_facts f where f.document_id = documents.id
          and f.text_number = documents.text_number and f.reader_version >= ${READER_VERSION})`,
    )
    .orderBy('uploadedAt', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => row.id);
}
