import type { Kysely } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';

const COLUMNS = ['id', 'filename', 'path', 'mimeType', 'size', 'hash', 'uploadedAt'] as const;

/** The files of a case, with the keys of their bytes. */
export function filesOf(db: Kysely<Database>, caseId: AuthorizedCaseId) {
  return db
    .selectFrom('documents')
    .select(COLUMNS)
    .where('caseId', '=', caseId)
    .where('deletedAt', 'is', null)
    .orderBy('uploadedAt')
    .orderBy('id');
}
