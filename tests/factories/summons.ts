import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import type { ReturnOfServiceAttemptsTable, SummonsTable } from '#db/schema/summons.ts';
import { makeCase } from './cases.ts';

/** A draft summons to a person; without `caseId` in a new case. */
export async function makeSummons(
  db: Kysely<Database>,
  values: Partial<Insertable<SummonsTable>> = {},
): Promise<Selectable<SummonsTable>> {
  const caseId = values.caseId ?? (await makeCase(db)).id;
  return db
    .insertInto('summons')
    .values({
      plaintiffName: 'Orlov Roofing LLC',
      defendantName: 'Rosalind Quay',
      courtName: 'First Judicial District Court',
      courtAddress: '225 Montezuma Ave, Santa Fe, NM 87501',
      county: 'Santa Fe',
      state: 'NM',
      issuedDate: '2026-03-02',
      responseDeadlineDate: '2026-04-02',
      ...values,
      caseId,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** An unsuccessful attempt of personal service on `summons`. */
export function makeServiceAttempt(
  db: Kysely<Database>,
  summons: Pick<Selectable<SummonsTable>, 'id' | 'caseId'>,
  values: Partial<Insertable<ReturnOfServiceAttemptsTable>> = {},
): Promise<Selectable<ReturnOfServiceAttemptsTable>> {
  return db
    .insertInto('returnOfServiceAttempts')
    .values({
      summonsId: summons.id,
      caseId: summons.caseId,
      countyServed: 'Santa Fe',
      attemptDate: '2026-03-05',
      serverName: 'Marisol Teague',
      serverAge: 34,
      serviceMethod: 'personal_defendant',
      serviceAddress: '14 Piñon Lane, Santa Fe, NM 87505',
      failureReason: 'Nobody answered the door.',
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
