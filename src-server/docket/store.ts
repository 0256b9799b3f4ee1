import type { Kysely, Selectable } from 'kysely';
import type { DocketEntriesTable, StoredDocketEntry } from '#db/schema/docket.ts';
import type { Database } from '#db/schema/index.ts';
import type { FormerDocketText } from '#src/docket/requests-schema.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';

type Db = Kysely<Database>;
export type DocketRow = Selectable<DocketEntriesTable>;

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
    .leftJoin('docketEntries', 'docketEntries.milestoneId', 'milestones.id')
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
  return db.selectFrom('docketEntries').select(COLUMNS).where('caseId', '=', caseId).forUpdate();
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
    .select(['id', 'rawText', 'savedAt'])
    .where('caseId', '=', caseId)
    .where('docketEntryId', '=', docketEntryId)
    .orderBy('savedAt', 'desc')
    .orderBy('id')
    .limit(MOST_FORMER_TEXTS)
    .execute();
}

/** Deletes a docket with its entries and former texts. */
export async function deleteDocket(db: Db, caseId: AuthorizedCaseId, id: string): Promise<void> {
  await db
    .deleteFrom('docketEntries')
    .where('caseId', '=', caseId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirstOrThrow();
}
