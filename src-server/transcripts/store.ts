import type { Insertable, Kysely, Selectable, Updateable } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import type { TranscriptsTable } from '#db/schema/transcripts.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';

type Db = Kysely<Database>;

/** A transcript with the number of the document's text that counts now. */
export type TranscriptRow = Omit<
  Selectable<TranscriptsTable>,
  'path' | 'extractedText' | 'aiAnalysis' | 'aiAnalyzedAt'
> & { currentText: number };

/** Transcripts of the case whose document is there; those of deleted documents come back with them. */
function living(db: Db, caseId: AuthorizedCaseId) {
  return db
    .selectFrom('transcripts')
    .innerJoin('documents', 'documents.id', 'transcripts.documentId')
    .select([
      'transcripts.id',
      'transcripts.caseId',
      'transcripts.documentId',
      'transcripts.textNumber',
      'transcripts.title',
      'transcripts.transcriptType',
      'transcripts.transcriptDate',
      'transcripts.witness',
      'transcripts.speakers',
      'transcripts.courtReporter',
      'transcripts.location',
      'transcripts.case',
      'transcripts.duration',
      'transcripts.pageCount',
      'transcripts.relatedMilestoneId',
      'transcripts.uploadedAt',
      'transcripts.updatedAt',
      'documents.filename',
      'documents.mimeType',
      'documents.textNumber as currentText',
    ])
    .where('transcripts.caseId', '=', caseId)
    .where('documents.deletedAt', 'is', null);
}

/** The transcripts of a case, or of one of its milestones; the latest day first, those without a day last. */
export async function listTranscripts(
  db: Db,
  caseId: AuthorizedCaseId,
  milestoneId?: string,
): Promise<TranscriptRow[]> {
  return living(db, caseId)
    .$if(milestoneId !== undefined, (query) =>
      query.where('transcripts.relatedMilestoneId', '=', milestoneId ?? null),
    )
    .orderBy('transcripts.transcriptDate', (order) => order.desc().nullsLast())
    .orderBy('transcripts.uploadedAt', 'desc')
    .orderBy('transcripts.id')
    .execute();
}

export async function getTranscriptRow(db: Db, caseId: AuthorizedCaseId, id: string): Promise<TranscriptRow> {
  return living(db, caseId).where('transcripts.id', '=', id).executeTakeFirstOrThrow();
}

export async function findByDocument(
  db: Db,
  caseId: AuthorizedCaseId,
  documentId: string,
): Promise<TranscriptRow | undefined> {
  return living(db, caseId).where('transcripts.documentId', '=', documentId).executeTakeFirst();
}

/** Inserts a transcript; a document that has one keeps it. */
export async function insertTranscript(db: Db, values: Insertable<TranscriptsTable>): Promise<void> {
  await db
    .insertInto('transcripts')
    .values(values)
    .onConflict((conflict) => conflict.column('documentId').doNothing())
    .execute();
}

export async function updateTranscript(
  db: Db,
  caseId: AuthorizedCaseId,
  id: string,
  change: Updateable<TranscriptsTable>,
): Promise<void> {
  await db.updateTable('transcripts').set(change).where('caseId', '=', caseId).where('id', '=', id).execute();
}

/** The document itself stays. */
export async function deleteTranscript(db: Db, caseId: AuthorizedCaseId, id: string): Promise<void> {
  await db
    .deleteFrom('transcripts')
    .where('caseId', '=', caseId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** The bytes and the text that a document of the case has now; undefined when it is deleted or of another case. */
export async function findSource(db: Db, caseId: AuthorizedCaseId, documentId: string) {
  return db
    .selectFrom('documents')
    .select(['id', 'filename', 'path', 'mimeType', 'textNumber', 'uploadedAt'])
    .where('caseId', '=', caseId)
    .where('id', '=', documentId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
}

export async function hasMilestone(db: Db, caseId: AuthorizedCaseId, milestoneId: string): Promise<boolean> {
  const row = await db
    .selectFrom('milestones')
    .select('id')
    .where('caseId', '=', caseId)
    .where('id', '=', milestoneId)
    .executeTakeFirst();
  return row !== undefined;
}
