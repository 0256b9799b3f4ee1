import type { Kysely, Selectable } from 'kysely';
import type { DocketEntriesTable, StoredDocketEntry } from '#db/schema/docket.ts';
import type { Database } from '#db/schema/index.ts';
import type { FormerDocketText } from '#src/docket/requests-schema.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';

type Db = Kysely<Database>;
export type DocketRow = Omit<Selectable<DocketEntriesTable>, 'deletedAt'>;

const COLUMNS = [
  'id',
  'caseId',
  'milestoneId',
  'rawText',
  'parsedEntries',
  'createdAt',
  'updatedAt',
] as const;

/** The dockets of a case, the oldest first. */
export async function listDockets(db: Db, caseId: AuthorizedCaseId): Promise<DocketRow[]> {
  return db
    .selectFrom('docketEntries')
    .select(COLUMNS)
    .where('caseId', '=', caseId)
    .where('deletedAt', 'is', null)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

/** The entries that are kept of a milestone's docket; undefined when the milestone is not of this case. */
export async function findKeptEntries(
  db: Db,
  caseId: AuthorizedCaseId,
  milestoneId: string,
): Promise<readonly StoredDocketEntry[] | undefined> {
  const row = await db
    .selectFrom('milestones')
    .leftJoin('docketEntries', (join) =>
      join.onRef('docketEntries.milestoneId', '=', 'milestones.id').on('docketEntries.deletedAt', 'is', null),
    )
    .select('docketEntries.parsedEntries')
    .where('milestones.caseId', '=', caseId)
    .where('milestones.id', '=', milestoneId)
    .executeTakeFirst();
  return row && (row.parsedEntries ?? []);
}

/** Until the transaction ends nobody else saves a docket for this milestone. False: it is not of this case. */
export async function lockMilestone(db: Db, caseId: AuthorizedCaseId, milestoneId: string): Promise<boolean> {
  const row = await db
    .selectFrom('milestones')
    .select('id')
    .where('caseId', '=', caseId)
    .where('id', '=', milestoneId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

function lockDocket(db: Db, caseId: AuthorizedCaseId) {
  return db
    .selectFrom('docketEntries')
    .select(COLUMNS)
    .where('caseId', '=', caseId)
    .where('deletedAt', 'is', null)
    .forUpdate();
}

/** The milestone's docket, which nobody else changes until the transaction ends. */
export async function findDocketOfMilestone(
  db: Db,
  caseId: AuthorizedCaseId,
  milestoneId: string,
): Promise<DocketRow | undefined> {
  return lockDocket(db, caseId).where('milestoneId', '=', milestoneId).executeTakeFirst();
}

/** A docket, which nobody else changes until the transaction ends. */
export async function getDocketForUpdate(db: Db, caseId: AuthorizedCaseId, id: string): Promise<DocketRow> {
  return lockDocket(db, caseId).where('id', '=', id).executeTakeFirstOrThrow();
}

interface DocketValues {
  rawText: string;
  parsedEntries: readonly StoredDocketEntry[] | null;
  now: Date;
}

const asJson = (entries: DocketValues['parsedEntries']) =>
  entries === null ? null : JSON.stringify(entries);

export async function insertDocket(
  db: Db,
  caseId: AuthorizedCaseId,
  { id, milestoneId, rawText, parsedEntries, now }: DocketValues & { id: string; milestoneId: string },
): Promise<DocketRow> {
  return db
    .insertInto('docketEntries')
    .values({
      id,
      caseId,
      milestoneId,
      rawText,
      parsedEntries: asJson(parsedEntries),
      createdAt: now,
      updatedAt: now,
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

export async function updateDocket(
  db: Db,
  caseId: AuthorizedCaseId,
  id: string,
  { rawText, parsedEntries, now }: DocketValues,
): Promise<DocketRow> {
  return db
    .updateTable('docketEntries')
    .set({ rawText, parsedEntries: asJson(parsedEntries), updatedAt: now })
    .where('caseId', '=', caseId)
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/** Keeps a text that another is about to take the place of. */
export async function insertFormerText(
  db: Db,
  caseId: AuthorizedCaseId,
  { id, docket }: { id: string; docket: DocketRow },
): Promise<void> {
  await db
    .insertInto('docketTexts')
    .values({ id, caseId, docketEntryId: docket.id, rawText: docket.rawText, savedAt: docket.updatedAt })
    .execute();
}

const MOST_FORMER_TEXTS = 50;

/** Texts that others took the place of, the newest first, at most 50. */
export async function listFormerTexts(
  db: Db,
  caseId: AuthorizedCaseId,
  docketEntryId: string,
): Promise<FormerDocketText[]> {
  return db
    .selectFrom('docketTexts')
    .innerJoin('docketEntries', 'docketEntries.id', 'docketTexts.docketEntryId')
    .select(['docketTexts.id', 'docketTexts.rawText', 'docketTexts.savedAt'])
    .where('docketTexts.caseId', '=', caseId)
    .where('docketTexts.docketEntryId', '=', docketEntryId)
    .where('docketEntries.deletedAt', 'is', null)
    .orderBy('docketTexts.savedAt', 'desc')
    .orderBy('docketTexts.id')
    .limit(MOST_FORMER_TEXTS)
    .execute();
}

/** Marks a docket as deleted. */
export async function markDocketDeleted(
  db: Db,
  caseId: AuthorizedCaseId,
  id: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable('docketEntries')
    .set({ deletedAt: now })
    .where('caseId', '=', caseId)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** Takes a deletion back. */
export async function unmarkDocketDeleted(db: Db, caseId: AuthorizedCaseId, id: string): Promise<DocketRow> {
  return db
    .updateTable('docketEntries')
    .set({ deletedAt: null })
    .where('caseId', '=', caseId)
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/** Removes for good, with entries and former texts, what was deleted before `before` or stood at this milestone. */
export async function purgeDeletedDockets(
  db: Db,
  caseId: AuthorizedCaseId,
  which: { before: Date } | { milestoneId: string },
): Promise<void> {
  const deleted = db
    .deleteFrom('docketEntries')
    .where('caseId', '=', caseId)
    .where('deletedAt', 'is not', null);
  await ('before' in which
    ? deleted.where('deletedAt', '<', which.before)
    : deleted.where('milestoneId', '=', which.milestoneId)
  ).execute();
}
