import { type Insertable, type Kysely, sql, type Updateable } from 'kysely';
import type { CasesTable } from '#db/schema/cases.ts';
import type { Database } from '#db/schema/index.ts';
import type { MemberRole } from '#src/auth/permissions.ts';
import { personName } from '#src/auth/person-name.ts';
import type { Case, CaseMember } from '#src/cases/schema.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import { LAW_FIELDS, type LawSource } from '#src/law/case-law.ts';
import { Participant } from '#src/participants/schema.ts';

type Db = Kysely<Database>;

const CASE_COLUMNS = [
  'cases.id',
  'cases.userId',
  'cases.title',
  'cases.description',
  'cases.caseNumber',
  'cases.caseType',
  'cases.state',
  'cases.courtName',
  'cases.courtId',
  'cases.kind',
  'cases.plaintiffName',
  'cases.defendantName',
  'cases.createdAt',
  'cases.updatedAt',
  'cases.connectedCaseId',
  'cases.localOnly',
] as const;

const PARTICIPANT_COLUMNS = Participant.keyof().options.map(
  (column) => `caseParticipants.${column}` as const,
);

/** The cases that a person is a member of now. */
export function memberCases(db: Db, userId: string, now: Date) {
  return db
    .selectFrom('caseMembers')
    .innerJoin('cases', 'cases.id', 'caseMembers.caseId')
    .where('caseMembers.userId', '=', userId)
    .where((eb) => eb.or([eb('caseMembers.expiresAt', 'is', null), eb('caseMembers.expiresAt', '>', now)]));
}

/** The cases a person is a member of, the last changed first. */
export async function listCases(db: Db, userId: string, now: Date): Promise<Case[]> {
  return memberCases(db, userId, now)
    .select(CASE_COLUMNS)
    .select('caseMembers.role as memberRole')
    .orderBy('cases.updatedAt', 'desc')
    .orderBy('cases.id')
    .$narrowType<{ userId: string }>()
    .execute();
}

/** The participants of all of a person's cases, in one query. */
export async function listParticipantsOfUser(db: Db, userId: string, now: Date): Promise<Participant[]> {
  return memberCases(db, userId, now)
    .innerJoin('caseParticipants', 'caseParticipants.caseId', 'cases.id')
    .select(PARTICIPANT_COLUMNS)
    .orderBy('caseParticipants.isPrimary', 'desc')
    .orderBy('caseParticipants.createdAt')
    .orderBy('caseParticipants.id')
    .execute();
}

export async function getCase(db: Db, caseId: AuthorizedCaseId, userId: string): Promise<Case> {
  return db
    .selectFrom('cases')
    .innerJoin('caseMembers', 'caseMembers.caseId', 'cases.id')
    .select(CASE_COLUMNS)
    .select('caseMembers.role as memberRole')
    .where('cases.id', '=', caseId)
    .where('caseMembers.userId', '=', userId)
    .$narrowType<{ userId: string }>()
    .executeTakeFirstOrThrow();
}

/** What a case says of its court and its kind. */
export async function getLawSource(db: Db, caseId: AuthorizedCaseId): Promise<LawSource> {
  return db.selectFrom('cases').select(LAW_FIELDS).where('id', '=', caseId).executeTakeFirstOrThrow();
}

/** Inserts a case and makes its creator the owner; returns its id. */
export async function insertCase(
  db: Db,
  values: Insertable<CasesTable> & { userId: string },
): Promise<string> {
  const { id } = await db.insertInto('cases').values(values).returning('id').executeTakeFirstOrThrow();
  await db.insertInto('caseMembers').values({ caseId: id, userId: values.userId, role: 'owner' }).execute();
  return id;
}

export async function insertStages(db: Db, caseId: string, kinds: readonly string[]): Promise<void> {
  await db
    .insertInto('milestones')
    .values(kinds.map((kind, position) => ({ caseId, kind, position })))
    .execute();
}

export async function updateCase(
  db: Db,
  caseId: AuthorizedCaseId,
  change: Updateable<CasesTable>,
): Promise<void> {
  await db.updateTable('cases').set(change).where('id', '=', caseId).execute();
}

/** Deletes the case with everything in it; returns the blob keys whose bytes are now nobody's. */
export async function deleteCase(db: Db, caseId: AuthorizedCaseId): Promise<string[]> {
  const blobs = await db
    .selectFrom('documents')
    .select('path')
    .where('caseId', '=', caseId)
    .unionAll(db.selectFrom('transcripts').select('path').where('caseId', '=', caseId))
    .unionAll(
      db
        .selectFrom('summons')
        .select((eb) => eb.fn.coalesce('generatedPdfPath', eb.val('')).as('path'))
        .where('caseId', '=', caseId)
        .where('generatedPdfPath', 'is not', null),
    )
    .union(db.selectFrom('productionDocuments').select('path').where('caseId', '=', caseId))
    .execute();
  // What was added before there was a case has gone with it.
  await sql`
    delete from intake_files f using intake_cases made
    where made.case_id = ${caseId} and made.intake_id = f.intake_id
      and made.file_ids @> to_jsonb(f.id::text)`.execute(db);
  await db.deleteFrom('cases').where('id', '=', caseId).execute();
  return blobs.map((row) => row.path);
}

export interface ConnectableCase {
  id: string;
  caseNumber: string;
  courtName: string | null;
  state: string;
  caseType: CasesTable['caseType'];
  plaintiffName: string | null;
  defendantName: string | null;
  /** Someone has connected to it already. */
  taken: boolean;
}

/**
 * The public captions of other people's cases with this number key in this state. In a transaction: they are
 * locked first, so that of two who connect at once the second sees the first.
 */
export async function listConnectable(
  db: Db,
  { userId, state, key }: { userId: string; state: string; key: string },
): Promise<ConnectableCase[]> {
  await db
    .selectFrom('cases')
    .select('id')
    .where('state', '=', state)
    .where('caseNumberKey', '=', key)
    .orderBy('id')
    .forUpdate()
    .execute();
  const rows = await db
    .selectFrom('cases')
    .select(['id', 'caseNumber', 'courtName', 'state', 'caseType', 'plaintiffName', 'defendantName'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('cases as other')
            .select('other.id')
            .whereRef('other.connectedCaseId', '=', 'cases.id'),
        )
        .as('taken'),
    )
    .where('state', '=', state)
    .where('caseNumberKey', '=', key)
    .where('userId', '!=', userId)
    .where('connectedCaseId', 'is', null)
    .orderBy('createdAt')
    .execute();
  return rows.map((row) => ({ ...row, caseNumber: row.caseNumber ?? '', taken: row.taken === true }));
}

/** Makes others who make cases for this person wait until the transaction ends. */
export async function lockOwner(db: Db, userId: string): Promise<void> {
  await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

export async function countOwnCases(db: Db, userId: string): Promise<number> {
  const row = await db
    .selectFrom('cases')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** What a person is called to others of the case. */
export const PERSON_NAME = ['users.firstName', 'users.lastName', 'users.email', 'users.username'] as const;

export async function listMembers(db: Db, caseId: AuthorizedCaseId): Promise<CaseMember[]> {
  const rows = await db
    .selectFrom('caseMembers')
    .innerJoin('users', 'users.id', 'caseMembers.userId')
    .select('users.id as userId')
    .select(PERSON_NAME)
    .select(['caseMembers.role', 'caseMembers.expiresAt', 'caseMembers.createdAt'])
    .where('caseMembers.caseId', '=', caseId)
    .orderBy('caseMembers.createdAt')
    .execute();
  return rows.map(({ firstName, lastName, username, ...row }) => ({
    ...row,
    name: personName({ firstName, lastName, username, email: row.email }),
  }));
}

export async function deleteMember(db: Db, caseId: AuthorizedCaseId, userId: string): Promise<boolean> {
  const result = await db
    .deleteFrom('caseMembers')
    .where('caseId', '=', caseId)
    .where('userId', '=', userId)
    .where('role', '!=', 'owner')
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export interface NewInvitation {
  caseId: AuthorizedCaseId;
  tokenHash: string;
  role: 'collaborator' | 'viewer';
  createdBy: string;
  expiresAt: Date;
  accessExpiresAt: Date | null;
}

export async function insertInvitation(db: Db, invitation: NewInvitation): Promise<void> {
  await db.insertInto('caseInvitations').values(invitation).execute();
}

/** An invitation that can still be taken up, locked until the transaction ends; undefined when there is none. */
export async function findOpenInvitation(db: Db, tokenHash: string, now: Date) {
  return db
    .selectFrom('caseInvitations')
    .select(['id', 'caseId', 'role', 'accessExpiresAt as expiresAt'])
    .where('tokenHash', '=', tokenHash)
    .where('acceptedAt', 'is', null)
    .where('expiresAt', '>', now)
    .forUpdate()
    .executeTakeFirst();
}

export async function markAccepted(db: Db, id: string, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('caseInvitations')
    .set({ acceptedAt: now, acceptedBy: userId })
    .where('id', '=', id)
    .execute();
}

/** What a person may do in a case and until when, ended or not. */
export async function findMembership(db: Db, caseId: string, userId: string) {
  return db
    .selectFrom('caseMembers')
    .select(['role', 'expiresAt'])
    .where('caseId', '=', caseId)
    .where('userId', '=', userId)
    .forUpdate()
    .executeTakeFirst();
}

/** Adds a member, or gives one who is there this role and end in place of theirs. */
export async function saveMember(
  db: Db,
  member: { caseId: string; userId: string; role: MemberRole; expiresAt: Date | null },
): Promise<void> {
  const { role, expiresAt } = member;
  await db
    .insertInto('caseMembers')
    .values(member)
    .onConflict((conflict) => conflict.columns(['caseId', 'userId']).doUpdateSet({ role, expiresAt }))
    .execute();
}

/** The state whose courts hear the case. */
export async function getCaseState(db: Db, caseId: AuthorizedCaseId): Promise<string> {
  const row = await db.selectFrom('cases').select('state').where('id', '=', caseId).executeTakeFirstOrThrow();
  return row.state;
}
