import type { Insertable, Kysely, Selectable } from 'kysely';
import type { CaseMembersTable, CasesTable } from '#db/schema/cases.ts';
import type { Database } from '#db/schema/index.ts';
import { makeUser } from './users.ts';

/** A case with its owner's membership; without `userId` a new user owns it. */
export async function makeCase(
  db: Kysely<Database>,
  values: Partial<Insertable<CasesTable>> = {},
): Promise<Selectable<CasesTable>> {
  const userId = values.userId ?? (await makeUser(db)).id;
  const row = await db
    .insertInto('cases')
    .values({
      title: 'Quay v. Orlov Roofing',
      caseNumber: 'D-101-CV-2025-00042',
      caseNumberKey: 'D-101|CV|2025|00042',
      caseType: 'civil',
      state: 'NM',
      courtName: 'First Judicial District Court',
      plaintiffName: 'Orlov Roofing LLC',
      defendantName: 'Rosalind Quay',
      ...values,
      userId,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await makeMember(db, { caseId: row.id, userId, role: 'owner' });
  return row;
}

/** A membership; without `userId` a new user gets it. */
export async function makeMember(
  db: Kysely<Database>,
  values: Partial<Insertable<CaseMembersTable>> & { caseId: string },
): Promise<Selectable<CaseMembersTable>> {
  const userId = values.userId ?? (await makeUser(db)).id;
  return db
    .insertInto('caseMembers')
    .values({ role: 'collaborator', ...values, userId })
    .returningAll()
    .executeTakeFirstOrThrow();
}
