import type { Kysely } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import type { FilingInput } from '#src/answers/filing/input.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';

type Db = Kysely<Database>;

/** What the caption of a paper says of its case. */
export async function getFilingCase(db: Db, caseId: AuthorizedCaseId): Promise<FilingInput['case']> {
  return db
    .selectFrom('cases')
    .select(['title', 'caseNumber', 'courtName', 'state', 'plaintiffName', 'defendantName'])
    .where('id', '=', caseId)
    .executeTakeFirstOrThrow();
}

/** The parties among a case's participants, the first on each side first. */
export async function listParties(db: Db, caseId: AuthorizedCaseId): Promise<FilingInput['participants']> {
  return db
    .selectFrom('caseParticipants')
    .select(['role', 'displayName'])
    .where('caseId', '=', caseId)
    .where('role', 'in', ['plaintiff', 'defendant'])
    .orderBy('isPrimary', 'desc')
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}
