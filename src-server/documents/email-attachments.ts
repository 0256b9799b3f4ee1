import type { Kysely } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import type { Attachment } from '#src/documents/schema.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';

/** The documents of the case that came with an e-mail of it, by name; none for what is no e-mail. */
export function listAttachments(
  db: Kysely<Database>,
  caseId: AuthorizedCaseId,
  emailId: string,
): Promise<Attachment[]> {
  return db
    .selectFrom('documents')
    .select(['id', 'filename', 'mimeType', 'size', 'status', 'readStage', 'readPage', 'readPages'])
    .where('caseId', '=', caseId)
    .where('parentDocumentId', '=', emailId)
    .where('deletedAt', 'is', null)
    .orderBy('filename')
    .orderBy('id')
    .execute();
}
