import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import type { CaseParticipantsTable } from '#db/schema/participants.ts';
import { makeCase } from './cases.ts';

/** A witness; without `caseId` in a new case. */
export async function makeParticipant(
  db: Kysely<Database>,
  values: Partial<Insertable<CaseParticipantsTable>> = {},
): Promise<Selectable<CaseParticipantsTable>> {
  const caseId = values.caseId ?? (await makeCase(db)).id;
  return db
    .insertInto('caseParticipants')
    .values({
      role: 'witness',
      firstName: 'Tobias',
      lastName: 'Fenwright',
      displayName: 'Tobias Fenwright',
      email: 'tobias.fenwright@example.org',
      ...values,
      caseId,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
