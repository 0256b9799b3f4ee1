import type { Kysely } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import { Summons } from '#src/summons/schema.ts';

const COLUMNS = Summons.keyof().options;

/** The summonses of a milestone, oldest first. */
export async function listSummonsOfMilestone(
  db: Kysely<Database>,
  caseId: AuthorizedCaseId,
  milestoneId: string,
): Promise<Summons[]> {
  return db
    .selectFrom('summons')
    .select(COLUMNS)
    .where('caseId', '=', caseId)
    .where('milestoneId', '=', milestoneId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}
