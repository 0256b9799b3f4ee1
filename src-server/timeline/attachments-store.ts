import type { Kysely } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import { personName } from '#src/auth/person-name.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import { paperTitle } from '#src/papers/paper-title.ts';
import { MAX_ATTACHMENTS, type MilestoneAttachment } from '#src/timeline/attachments-schema.ts';
import { PERSON_NAME } from '../cases/store.ts';

type Db = Kysely<Database>;

/** The documents attached to a milestone, the newest attached first; deleted ones are left out until restored. */
export async function listAttachments(
  db: Db,
  caseId: AuthorizedCaseId,
  milestoneId: string,
): Promise<MilestoneAttachment[]> {
  const rows = await db
    .selectFrom('milestoneAttachments')
    .innerJoin('documents', 'documents.id', 'milestoneAttachments.documentId')
    .leftJoin('users', 'users.id', 'milestoneAttachments.userId')
    .select([
      'milestoneAttachments.id',
      'milestoneAttachments.caseId',
      'milestoneAttachments.milestoneId',
      'milestoneAttachments.documentId',
      'milestoneAttachments.uploadedAt',
      'documents.filename',
      'documents.mimeType',
      'documents.size',
      'documents.pageCount',
      'documents.docType',
      'documents.suggestedDocType',
      'documents.docDate',
      'documents.status',
      'documents.readStage',
      'documents.readPage',
      'documents.readPages',
      'users.id as userId',
    ])
    .select(PERSON_NAME)
    .where('milestoneAttachments.caseId', '=', caseId)
    .where('milestoneAttachments.milestoneId', '=', milestoneId)
    .where('documents.deletedAt', 'is', null)
    .orderBy('milestoneAttachments.uploadedAt', 'desc')
    .orderBy('milestoneAttachments.id')
    .execute();
  return rows.map(({ firstName, lastName, email, username, userId, suggestedDocType, ...row }) => ({
    ...row,
    title: paperTitle({ ...row, suggestedDocType }),
    attachedBy: userId && personName({ firstName, lastName, email, username }),
  }));
}

/** Those of these documents that are in the case and not deleted. */
export async function listAttachable(db: Db, caseId: AuthorizedCaseId, ids: readonly string[]) {
  return db
    .selectFrom('documents')
    .select(['id', 'filename', 'path', 'mimeType'])
    .where('caseId', '=', caseId)
    .where('id', 'in', ids)
    .where('deletedAt', 'is', null)
    .execute();
}

interface NewAttachments {
  caseId: AuthorizedCaseId;
  milestoneId: string;
  userId: string;
  uploadedAt: Date;
  documents: readonly { id: string; filename: string; path: string; mimeType: string }[];
}

/** Attaches documents; one that is attached already stays as it is. */
export async function insertAttachments(db: Db, { documents, ...row }: NewAttachments): Promise<void> {
  await db
    .insertInto('milestoneAttachments')
    .values(documents.map(({ id, ...document }) => ({ ...row, ...document, documentId: id })))
    .onConflict((conflict) => conflict.columns(['milestoneId', 'documentId']).doNothing())
    .execute();
}

/** Whether the milestone holds more than it may. */
export async function holdsTooMany(db: Db, caseId: AuthorizedCaseId, milestoneId: string): Promise<boolean> {
  const { count } = await db
    .selectFrom('milestoneAttachments')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('caseId', '=', caseId)
    .where('milestoneId', '=', milestoneId)
    .executeTakeFirstOrThrow();
  return count > MAX_ATTACHMENTS;
}

/** The document itself stays. */
export async function deleteAttachment(db: Db, caseId: AuthorizedCaseId, id: string): Promise<void> {
  await db
    .deleteFrom('milestoneAttachments')
    .where('caseId', '=', caseId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirstOrThrow();
}
