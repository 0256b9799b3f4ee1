import type { Insertable, Kysely, Selectable } from 'kysely';
import type { CaseMembersTable, CasesTable } from '#db/schema/cases.ts';
import type { Database } from '#db/schema/index.ts';
import type { Case, CaseWithParticipants } from '#src/cases/schema.ts';
import { insertUser, makeUser } from './users.ts';

export const CASE_ID = '7f7bd1c8-35d4-4f6b-9d3a-0c62ba1f1d10';

/** A case in New Mexico that belongs to the person of `makeUser`. */
export function makeCase(change: Partial<Case> = {}): Case {
  return {
    id: CASE_ID,
    userId: makeUser().id,
    title: 'Harlow v. Brandt Properties',
    description: null,
    caseNumber: 'D-202-CV-2026-00117',
    caseType: 'civil',
    state: 'NM',
    courtId: null,
    kind: null,
    courtName: 'Second Judicial District Court',
    plaintiffName: null,
    defendantName: null,
    createdAt: new Date('2026-02-20T15:00:00Z'),
    updatedAt: new Date('2026-02-21T15:00:00Z'),
    connectedCaseId: null,
    localOnly: false,
    memberRole: 'owner',
    ...change,
  };
}

/** The case as the list of cases has it, of which no more is known than its title and its state. */
export function makeListedCase(change: Partial<CaseWithParticipants> = {}): CaseWithParticipants {
  return {
    ...makeCase({ caseNumber: null, caseType: null, courtName: null }),
    createdAt: new Date(2026, 1, 20, 12),
    updatedAt: new Date(2026, 2, 3, 12),
    participants: [],
    ...change,
  };
}

export function makeListedCases(count: number): CaseWithParticipants[] {
  return Array.from({ length: count }, (_, index) =>
    makeListedCase({
      id: `case-${index + 1}`,
      title: `Matter ${index + 1}`,
      caseNumber: `CV-2026-${1000 + index}`,
    }),
  );
}

/** A case with its owner's membership; without `userId` a new user owns it. */
export async function insertCase(
  db: Kysely<Database>,
  values: Partial<Insertable<CasesTable>> = {},
): Promise<Selectable<CasesTable> & { userId: string }> {
  const userId = values.userId ?? (await insertUser(db)).id;
  const row = await db
    .insertInto('cases')
    .values({
      title: 'Quay v. Orlov Roofing',
      caseNumber: 'D-101-CV-2025-00042',
      caseNumberKey: 'D-101|CV|2025|00042',
      caseType: 'civil',
      state: 'NM',
      courtId: null,
      kind: null,
      courtName: 'First Judicial District Court',
      plaintiffName: 'Orlov Roofing LLC',
      defendantName: 'Rosalind Quay',
      ...values,
      userId,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await insertMember(db, { caseId: row.id, userId, role: 'owner' });
  return { ...row, userId };
}

/** A membership; without `userId` a new user gets it. */
export async function insertMember(
  db: Kysely<Database>,
  values: Partial<Insertable<CaseMembersTable>> & { caseId: string },
): Promise<Selectable<CaseMembersTable>> {
  const userId = values.userId ?? (await insertUser(db)).id;
  return db
    .insertInto('caseMembers')
    .values({ role: 'collaborator', ...values, userId })
    .returningAll()
    .executeTakeFirstOrThrow();
}
