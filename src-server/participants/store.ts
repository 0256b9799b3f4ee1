import type { Insertable, Kysely } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import type { CaseParticipantsTable } from '#db/schema/participants.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import { Participant, type ParticipantInput } from '#src/participants/schema.ts';

type Db = Kysely<Database>;

const COLUMNS = Participant.keyof().options;

/** The participants of a case: primary ones first, then in the order in which they were entered. */
export async function listParticipants(db: Db, caseId: AuthorizedCaseId): Promise<Participant[]> {
  return db
    .selectFrom('caseParticipants')
    .select(COLUMNS)
    .where('caseId', '=', caseId)
    .orderBy('isPrimary', 'desc')
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

export async function getParticipant(db: Db, caseId: AuthorizedCaseId, id: string): Promise<Participant> {
  return db
    .selectFrom('caseParticipants')
    .select(COLUMNS)
    .where('caseId', '=', caseId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

export async function insertParticipant(
  db: Db,
  caseId: AuthorizedCaseId,
  values: Omit<Insertable<CaseParticipantsTable>, 'caseId'>,
): Promise<Participant> {
  return db
    .insertInto('caseParticipants')
    .values({ ...values, caseId })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

export async function updateParticipant(
  db: Db,
  caseId: AuthorizedCaseId,
  id: string,
  values: ParticipantInput,
): Promise<Participant> {
  return db
    .updateTable('caseParticipants')
    .set(values)
    .where('caseId', '=', caseId)
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

export async function deleteParticipant(db: Db, caseId: AuthorizedCaseId, id: string): Promise<void> {
  await db
    .deleteFrom('caseParticipants')
    .where('caseId', '=', caseId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** What a case is called on the cards of its people. */
export async function getCaseName(
  db: Db,
  caseId: AuthorizedCaseId,
): Promise<{ title: string; caseNumber: string | null }> {
  return db
    .selectFrom('cases')
    .select(['title', 'caseNumber'])
    .where('id', '=', caseId)
    .executeTakeFirstOrThrow();
}
