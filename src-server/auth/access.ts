import { type Kysely, sql } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import { type CaseAction, can, type MemberRole } from '#src/auth/permissions.ts';
import { AppError } from '#src/errors.ts';
import { type AuthorizedCaseId, isId } from '#src/ids.ts';
import { recordRefusal } from './audit-store.ts';
import { intakeSecretHash } from './intake-cookie.ts';
import { lockIntakes, requireIntakePlace } from './intake-places.ts';

type Db = Kysely<Database>;

export interface Asker {
  id: string;
}

/** Tables whose rows belong to one case through their `caseId`. */
export const CASE_CHILD_TABLES = [
  'documents',
  'milestones',
  'docketEntries',
  'caseParticipants',
  'generatedAnswers',
  'transcripts',
  'summons',
  'returnOfServiceAttempts',
  'annotations',
  'milestoneAttachments',
  'productions',
  'conversations',
  'facts',
] as const;
export type CaseChildTable = (typeof CASE_CHILD_TABLES)[number];

function grant(caseId: string, role: MemberRole, action: CaseAction): AuthorizedCaseId {
  if (!can(role, action)) throw new AppError('FORBIDDEN');
  return caseId as AuthorizedCaseId;
}

async function membershipOf(db: Db, user: Asker, caseId: string, now: Date) {
  return db
    .selectFrom('caseMembers')
    .select(['caseId', 'role'])
    .where('caseId', '=', caseId)
    .where('userId', '=', user.id)
    .where((eb) => eb.or([eb('expiresAt', 'is', null), eb('expiresAt', '>', now)]))
    .executeTakeFirst();
}

/** The check itself, for what goes on by itself: nobody knocks, so nothing of a refusal is written down. */
export async function requireStillAllowed(
  db: Db,
  user: Asker,
  caseId: string,
  action: CaseAction,
  now: Date,
): Promise<AuthorizedCaseId> {
  const membership = await membershipOf(db, user, caseId, now);
  if (membership === undefined) throw new AppError('NOT_FOUND');
  return grant(membership.caseId, membership.role, action);
}

/**
 * The one access check. Not signed in: UNAUTHORIZED. Not a member, unknown or malformed id: NOT_FOUND.
 * A member whose role does not allow the action: FORBIDDEN. The case's history tells of who was refused, but not of a
 * member's query: an open screen asks by itself for what its person was just allowed to see.
 */
export async function authorizeCase(
  db: Db,
  user: Asker | null,
  caseId: unknown,
  action: CaseAction,
  now: Date,
  isQuery = false,
): Promise<AuthorizedCaseId> {
  if (user === null) throw new AppError('UNAUTHORIZED');
  if (!isId(caseId)) throw new AppError('NOT_FOUND');
  const membership = await membershipOf(db, user, caseId, now);
  if (membership === undefined || (!isQuery && !can(membership.role, action))) {
    await recordRefusal(db, { caseId, by: user.id, at: now, wanted: action });
  }
  if (membership === undefined) throw new AppError('NOT_FOUND');
  return grant(membership.caseId, membership.role, action);
}

/** Where a thing belongs that is there, whoever asks. */
async function caseOfChild(db: Db, table: CaseChildTable, id: string): Promise<string | undefined> {
  const alive = table === 'documents' ? sql`and deleted_at is null` : sql``;
  const { rows } = await sql<{ caseId: string }>`
    select case_id from ${sql.table(table)} where id = ${id} ${alive}`.execute(db);
  return rows[0]?.caseId;
}

/** The same check for a row of a case (document, milestone, summons …), found by its own id. */
export async function authorizeCaseChild(
  db: Db,
  user: Asker | null,
  table: CaseChildTable,
  id: unknown,
  action: CaseAction,
  now: Date,
): Promise<{ caseId: AuthorizedCaseId; id: string }> {
  if (user === null) throw new AppError('UNAUTHORIZED');
  if (!isId(id)) throw new AppError('NOT_FOUND');
  const alive = table === 'documents' ? sql`and deleted_at is null` : sql``;
  const row = await db
    .selectFrom('caseMembers')
    .select(['caseId', 'role'])
    .where('caseId', '=', sql<string>`(select case_id from ${sql.table(table)} where id = ${id} ${alive})`)
    .where('userId', '=', user.id)
    .where((eb) => eb.or([eb('expiresAt', 'is', null), eb('expiresAt', '>', now)]))
    .executeTakeFirst();
  if (row === undefined || !can(row.role, action)) {
    const caseId = row?.caseId ?? (await caseOfChild(db, table, id));
    if (caseId !== undefined) await recordRefusal(db, { caseId, by: user.id, at: now, wanted: action });
  }
  if (row === undefined) throw new AppError('NOT_FOUND');
  return { caseId: grant(row.caseId, row.role, action), id };
}

/** The cases in which a person may do this now: the scope of a search over all of them. */
export async function authorizedCases(
  db: Db,
  user: Asker,
  action: CaseAction,
  now: Date,
): Promise<AuthorizedCaseId[]> {
  const rows = await db
    .selectFrom('caseMembers')
    .select(['caseId', 'role'])
    .where('userId', '=', user.id)
    .where((eb) => eb.or([eb('expiresAt', 'is', null), eb('expiresAt', '>', now)]))
    .execute();
  return rows.filter(({ role }) => can(role, action)).map(({ caseId }) => caseId as AuthorizedCaseId);
}

/** Who asks for papers that are read before there is a case: an account, a browser that keeps their secrets, or both. */
export interface IntakeAsker {
  user: Asker | null;
  /** The secrets that this browser keeps. */
  intakeSecrets: readonly string[];
}

export interface AuthorizedIntake {
  id: string;
  /** The case without an owner in which its papers lie. */
  caseId: AuthorizedCaseId;
  userId: string | null;
  expiresAt: Date;
}

/**
 * Opens an intake to the browser it was begun in and, from the moment somebody signs in there, to that account alone, on
 * whatever device. NOT_FOUND for everybody else, and once its time is over; TOO_MANY_REQUESTS where the account has as
 * many as it may have.
 */
export async function authorizeIntake(
  db: Db,
  { user, intakeSecrets }: IntakeAsker,
  id: unknown,
  now: Date,
): Promise<AuthorizedIntake> {
  if (!isId(id)) throw new AppError('NOT_FOUND');
  const row = await db
    .selectFrom('intakes')
    .select(['id', 'caseId', 'userId', 'secretHash', 'expiresAt'])
    .where('id', '=', id)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  const isOwn = row !== undefined && row.userId !== null && row.userId === user?.id;
  const isKept =
    row?.userId === null && intakeSecrets.some((each) => intakeSecretHash(each) === row.secretHash);
  if (row === undefined || (!isOwn && !isKept)) throw new AppError('NOT_FOUND');
  const { caseId, expiresAt } = row;
  const found = { id: row.id, caseId: caseId as AuthorizedCaseId, expiresAt };
  if (isOwn || user === null) return { ...found, userId: row.userId };
  const claimed = await db.transaction().execute(async (own) => {
    await lockIntakes(own);
    await requireIntakePlace(own, { userId: user.id, addressKey: null }, now);
    return own
      .updateTable('intakes')
      .set({ userId: user.id })
      .where('id', '=', row.id)
      .where('userId', 'is', null)
      .returning('id')
      .executeTakeFirst();
  });
  // Another request of the same person may have been first.
  if (claimed === undefined) {
    const { userId } =
      (await db.selectFrom('intakes').select('userId').where('id', '=', row.id).executeTakeFirst()) ?? {};
    if (userId === user.id) return { ...found, userId };
  }
  // Of two accounts in one browser the first has it.
  if (claimed === undefined) throw new AppError('NOT_FOUND');
  return { ...found, userId: user.id };
}
