import type { Insertable, Kysely, Updateable } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import type { SummonsTable } from '#db/schema/summons.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import { Summons } from '#src/summons/schema.ts';

type Db = Kysely<Database>;

const COLUMNS = Summons.keyof().options;

function ofCase(db: Db, caseId: AuthorizedCaseId) {
  return db
    .selectFrom('summons')
    .select(COLUMNS)
    .where('caseId', '=', caseId)
    .orderBy('createdAt')
    .orderBy('id');
}

/** The summonses of a milestone, oldest first. */
export async function listSummonsOfMilestone(
  db: Db,
  caseId: AuthorizedCaseId,
  milestoneId: string,
): Promise<Summons[]> {
  return ofCase(db, caseId).where('milestoneId', '=', milestoneId).execute();
}

/** The summonses of a case, oldest first. */
export async function listSummonsOfCase(db: Db, caseId: AuthorizedCaseId): Promise<Summons[]> {
  return ofCase(db, caseId).execute();
}

export async function getSummons(db: Db, caseId: AuthorizedCaseId, id: string): Promise<Summons> {
  return ofCase(db, caseId).where('id', '=', id).executeTakeFirstOrThrow();
}

/** A summons, which nobody else changes until the transaction ends. */
export async function getSummonsForUpdate(db: Db, caseId: AuthorizedCaseId, id: string): Promise<Summons> {
  return ofCase(db, caseId).where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
}

export async function isMilestoneOfCase(
  db: Db,
  caseId: AuthorizedCaseId,
  milestoneId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('milestones')
    .select('id')
    .where('caseId', '=', caseId)
    .where('id', '=', milestoneId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertSummons(
  db: Db,
  caseId: AuthorizedCaseId,
  values: Omit<Insertable<SummonsTable>, 'caseId'>,
): Promise<Summons> {
  return db
    .insertInto('summons')
    .values({ ...values, caseId })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

export async function updateSummons(
  db: Db,
  caseId: AuthorizedCaseId,
  id: string,
  change: Updateable<SummonsTable>,
): Promise<Summons> {
  return db
    .updateTable('summons')
    .set(change)
    .where('caseId', '=', caseId)
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

export async function countAttempts(db: Db, caseId: AuthorizedCaseId, summonsId: string): Promise<number> {
  const { count } = await db
    .selectFrom('returnOfServiceAttempts')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('caseId', '=', caseId)
    .where('summonsId', '=', summonsId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Removes a summons; returns the key of its PDF where one was made. */
export async function deleteSummons(db: Db, caseId: AuthorizedCaseId, id: string): Promise<string | null> {
  const row = await db
    .deleteFrom('summons')
    .where('caseId', '=', caseId)
    .where('id', '=', id)
    .returning('generatedPdfPath')
    .executeTakeFirstOrThrow();
  return row.generatedPdfPath;
}

/** Key of the PDF that was made last; null when none was. */
export async function findPdfPath(db: Db, caseId: AuthorizedCaseId, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('summons')
    .select('generatedPdfPath')
    .where('caseId', '=', caseId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.generatedPdfPath ?? null;
}

/** Puts one key in the place of another. False: the summons is gone, or somebody else put one there meanwhile. */
export async function replacePdfPath(
  db: Db,
  caseId: AuthorizedCaseId,
  id: string,
  { from, to }: { from: string | null; to: string },
): Promise<boolean> {
  const result = await db
    .updateTable('summons')
    .set({ generatedPdfPath: to })
    .where('caseId', '=', caseId)
    .where('id', '=', id)
    .where('generatedPdfPath', from === null ? 'is' : '=', from)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
