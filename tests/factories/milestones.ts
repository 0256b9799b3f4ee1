import type { Insertable, Kysely, Selectable } from 'kysely';
import type { MilestonesTable } from '#db/schema/deadlines.ts';
import type { Database } from '#db/schema/index.ts';
import { makeCase } from './cases.ts';

/** An undated milestone 'Answer'; without `caseId` in a new case. */
export async function makeMilestone(
  db: Kysely<Database>,
  values: Partial<Insertable<MilestonesTable>> = {},
): Promise<Selectable<MilestonesTable>> {
  const caseId = values.caseId ?? (await makeCase(db)).id;
  return db
    .insertInto('milestones')
    .values({ kind: 'Answer', position: 1, ...values, caseId })
    .returningAll()
    .executeTakeFirstOrThrow();
}
