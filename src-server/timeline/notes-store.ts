import type { Kysely } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import { personName } from '#src/auth/person-name.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import type { Note } from '#src/timeline/notes-schema.ts';
import { PERSON_NAME } from '../cases/store.ts';

type Db = Kysely<Database>;
/** A note without what depends on who asks. */
export type StoredNote = Omit<Note, 'canEdit'>;

function notes(db: Db, caseId: AuthorizedCaseId) {
  return db
    .selectFrom('annotations')
    .leftJoin('users', 'users.id', 'annotations.userId')
    .select([
      'annotations.id',
      'annotations.caseId',
      'annotations.milestoneId',
      'annotations.content',
      'annotations.userId as authorId',
      'annotations.createdAt',
      'annotations.updatedAt',
      'annotations.revision',
    ])
    .select(PERSON_NAME)
    .where('annotations.caseId', '=', caseId)
    .where('annotations.milestoneId', 'is not', null)
    .where('annotations.deletedAt', 'is', null)
    .$narrowType<{ milestoneId: string }>();
}

type Row = Awaited<ReturnType<ReturnType<typeof notes>['executeTakeFirstOrThrow']>>;

function toNote({ firstName, lastName, email, username, ...row }: Row): StoredNote {
  return { ...row, author: personName({ firstName, lastName, email, username }) };
}

/** Notes of a milestone, newest first: those before `before`, at most `limit`. */
export async function listNotes(
  db: Db,
  caseId: AuthorizedCaseId,
  {
    milestoneId,
    before,
    limit,
  }: { milestoneId: string; before: { at: Date; id: string } | null; limit: number },
): Promise<StoredNote[]> {
  const rows = await notes(db, caseId)
    .where('annotations.milestoneId', '=', milestoneId)
    .$if(before !== null, (query) =>
      query.where((eb) =>
        eb(
          eb.refTuple('annotations.createdAt', 'annotations.id'),
          '<',
          eb.tuple(before?.at ?? new Date(0), before?.id ?? ''),
        ),
      ),
    )
    .orderBy('annotations.createdAt', 'desc')
    .orderBy('annotations.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(toNote);
}

export async function countNotes(db: Db, caseId: AuthorizedCaseId, milestoneId: string): Promise<number> {
  const { count } = await db
    .selectFrom('annotations')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('caseId', '=', caseId)
    .where('milestoneId', '=', milestoneId)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Undefined when it was deleted. */
export async function findNote(
  db: Db,
  caseId: AuthorizedCaseId,
  id: string,
): Promise<StoredNote | undefined> {
  const row = await notes(db, caseId).where('annotations.id', '=', id).executeTakeFirst();
  return row && toNote(row);
}

/** Who wrote a note, and whether it was deleted; until the transaction ends nobody else changes it. */
export async function lockNote(db: Db, caseId: AuthorizedCaseId, id: string) {
  return db
    .selectFrom('annotations')
    .select(['userId', 'revision', 'deletedAt'])
    .where('caseId', '=', caseId)
    .where('id', '=', id)
    .where('milestoneId', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function insertNote(
  db: Db,
  values: {
    id: string;
    caseId: AuthorizedCaseId;
    milestoneId: string;
    userId: string;
    content: string;
    createdAt: Date;
    updatedAt: Date;
  },
): Promise<void> {
  await db.insertInto('annotations').values(values).execute();
}

/** Changes a note; its revision rises by one. */
export async function updateNote(
  db: Db,
  caseId: AuthorizedCaseId,
  id: string,
  change: { content?: string; updatedAt?: Date; deletedAt?: Date | null },
): Promise<void> {
  await db
    .updateTable('annotations')
    .set(change)
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where('caseId', '=', caseId)
    .where('id', '=', id)
    .execute();
}

/** Removes for good what was deleted before `deadline`. */
export async function purgeNotes(db: Db, caseId: AuthorizedCaseId, deadline: Date): Promise<void> {
  await db.deleteFrom('annotations').where('caseId', '=', caseId).where('deletedAt', '<', deadline).execute();
}
