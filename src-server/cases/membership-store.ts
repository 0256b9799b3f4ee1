import type { Kysely } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import type { MemberRole } from '#src/auth/permissions.ts';
import { personName } from '#src/auth/person-name.ts';
import type { OpenInvitation } from '#src/cases/schema.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import { PERSON_NAME } from './store.ts';

type Db = Kysely<Database>;

/** Makes others who change who owns the case wait until the transaction ends. */
export async function lockCase(db: Db, caseId: AuthorizedCaseId): Promise<void> {
  await db.selectFrom('cases').select('id').where('id', '=', caseId).forNoKeyUpdate().execute();
}

/** The owners of a case, the first first. */
export async function listOwners(db: Db, caseId: AuthorizedCaseId): Promise<string[]> {
  const rows = await db
    .selectFrom('caseMembers')
    .select('userId')
    .where('caseId', '=', caseId)
    .where('role', '=', 'owner')
    .orderBy('createdAt')
    .orderBy('userId')
    .execute();
  return rows.map(({ userId }) => userId);
}

/** Whose case it is: what it holds counts for their quotas. */
export async function setOwner(db: Db, caseId: AuthorizedCaseId, userId: string): Promise<void> {
  await db.updateTable('cases').set({ userId }).where('id', '=', caseId).execute();
}

export async function setRole(
  db: Db,
  caseId: AuthorizedCaseId,
  { userId, role }: { userId: string; role: MemberRole },
): Promise<void> {
  await db
    .updateTable('caseMembers')
    .set({ role, expiresAt: null })
    .where('caseId', '=', caseId)
    .where('userId', '=', userId)
    .execute();
}

export async function deleteMembership(db: Db, caseId: AuthorizedCaseId, userId: string): Promise<void> {
  await db.deleteFrom('caseMembers').where('caseId', '=', caseId).where('userId', '=', userId).execute();
}

/** Nobody is offered a case that they cannot open any more, and who leaves offers none. */
export async function deleteTransferTo(db: Db, caseId: AuthorizedCaseId, userId: string): Promise<void> {
  await db
    .deleteFrom('caseTransfers')
    .where('caseId', '=', caseId)
    .where((eb) => eb.or([eb('toUserId', '=', userId), eb('fromUserId', '=', userId)]))
    .execute();
}

/** Links that somebody can still take up, the newest first. */
export async function listOpenInvitations(
  db: Db,
  caseId: AuthorizedCaseId,
  now: Date,
): Promise<OpenInvitation[]> {
  const rows = await db
    .selectFrom('caseInvitations')
    .innerJoin('users', 'users.id', 'caseInvitations.createdBy')
    .select([
      'caseInvitations.id',
      'caseInvitations.role',
      'caseInvitations.createdAt',
      'caseInvitations.expiresAt',
      'caseInvitations.accessExpiresAt',
    ])
    .select(PERSON_NAME)
    .where('caseInvitations.caseId', '=', caseId)
    .where('caseInvitations.acceptedAt', 'is', null)
    .where('caseInvitations.expiresAt', '>', now)
    .orderBy('caseInvitations.createdAt', 'desc')
    .orderBy('caseInvitations.id')
    .execute();
  return rows.map(({ firstName, lastName, email, username, ...row }) => ({
    ...row,
    madeBy: personName({ firstName, lastName, email, username }),
  }));
}

/** False where there is no such invitation, or somebody has taken it up. */
export async function deleteInvitation(db: Db, caseId: AuthorizedCaseId, id: string): Promise<boolean> {
  const result = await db
    .deleteFrom('caseInvitations')
    .where('caseId', '=', caseId)
    .where('id', '=', id)
    .where('acceptedAt', 'is', null)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
