import type { Kysely } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import type { CalendarFeed } from '#src/calendar/schema.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';

type Db = Kysely<Database>;

/** Calendar programs read no further than about a megabyte. */
const MAX_ENTRIES = 1000;

export interface CalendarEntry {
  id: string;
  caseId: string;
  kind: string;
  /** A calendar date, YYYY-MM-DD. */
  date: string;
  /** HH:MM at the court; null where the day alone counts. */
  dueTime: string | null;
  doubts: string[] | null;
  /** It happens at `dueTime`; otherwise it is due by then. */
  takesPlace: boolean;
  place: string | null;
  /** What calendar programs know it by where that is not its id. */
  calendarUid: string | null;
  derivedFromDocId: string | null;
  ruleReference: string | null;
  isAutoCalculated: boolean;
  reminderDates: string[] | null;
  finishedAt: Date | null;
  revision: number;
  updatedAt: Date;
  caseTitle: string;
  caseState: string | null;
  caseNumber: string | null;
  caseUpdatedAt: Date;
}

/** What is dated in these cases, the latest dates first where there are too many. */
export async function listEntries(
  db: Db,
  caseIds: readonly AuthorizedCaseId[],
  milestoneId?: string,
): Promise<CalendarEntry[]> {
  if (caseIds.length === 0) return [];
  const rows = await db
    .selectFrom('milestones as m')
    .innerJoin('cases as c', 'c.id', 'm.caseId')
    .select([
      'm.id',
      'm.caseId',
      'm.kind',
      'm.date',
      'm.dueTime',
      'm.doubts',
      'm.takesPlace',
      'm.place',
      'm.calendarUid',
      'm.derivedFromDocId',
      'm.ruleReference',
      'm.isAutoCalculated',
      'm.reminderDates',
      'm.finishedAt',
      'm.revision',
      'm.updatedAt',
      'c.title as caseTitle',
      'c.caseNumber',
      'c.state as caseState',
      'c.updatedAt as caseUpdatedAt',
    ])
    .where('m.caseId', 'in', caseIds)
    .where('m.date', 'is not', null)
    .$if(milestoneId !== undefined, (query) => query.where('m.id', '=', milestoneId ?? ''))
    .orderBy('m.date', 'desc')
    .orderBy('m.id')
    .limit(MAX_ENTRIES)
    .execute();
  return rows.flatMap((row) => (row.date === null ? [] : [{ ...row, date: row.date }]));
}

export async function findFeed(db: Db, userId: string): Promise<CalendarFeed | null> {
  const row = await db
    .selectFrom('calendarFeeds')
    .select(['createdAt', 'lastReadAt'])
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row === undefined ? null : { url: null, ...row };
}

/** The person's feed has this address from now on; an older one opens nothing any more. */
export async function replaceFeed(db: Db, userId: string, tokenHash: string, now: Date): Promise<void> {
  const values = { tokenHash, createdAt: now, lastReadAt: null };
  await db
    .insertInto('calendarFeeds')
    .values({ userId, ...values })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(values))
    .execute();
}

/** Answers whether there was one. */
export async function deleteFeed(db: Db, userId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('calendarFeeds')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function findFeedOwner(
  db: Db,
  tokenHash: string,
): Promise<{ userId: string; lastReadAt: Date | null } | undefined> {
  return db
    .selectFrom('calendarFeeds')
    .select(['userId', 'lastReadAt'])
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst();
}

export async function noteFeedRead(db: Db, tokenHash: string, now: Date): Promise<void> {
  await db.updateTable('calendarFeeds').set({ lastReadAt: now }).where('tokenHash', '=', tokenHash).execute();
}
