import { subHours } from 'date-fns';
import type { Kysely } from 'kysely';
import type { Database } from '#db/schema/index.ts';

type Db = Kysely<Database>;

/** A backup that says nothing for so long was cut off with its process. */
const GIVEN_UP_HOURS = 6;

export interface ProvedBackup {
  /** The file, or its key in the bucket. */
  place: string;
  /** How many papers it holds. */
  files: number;
  now: Date;
}

/** Remembers a backup that was made by hand and read back. */
export async function noteBackup(db: Db, { place, files, now }: ProvedBackup): Promise<void> {
  await db
    .insertInto('backups')
    .values({ night: null, startedAt: now, provedAt: now, place, files })
    .execute();
}

/** Takes on the backup of a night; undefined where it is made, or another process is at it. */
export async function claimNight(db: Db, night: string, now: Date): Promise<string | undefined> {
  const claimed = await db
    .insertInto('backups')
    .values({ night, startedAt: now })
    .onConflict((conflict) =>
      conflict
        .column('night')
        .doUpdateSet({ startedAt: now })
        .where('backups.provedAt', 'is', null)
        .where('backups.startedAt', '<', subHours(now, GIVEN_UP_HOURS)),
    )
    .returning('id')
    .executeTakeFirst();
  return claimed?.id;
}

export async function markProved(db: Db, id: string, { place, files, now }: ProvedBackup): Promise<void> {
  await db.updateTable('backups').set({ provedAt: now, place, files }).where('id', '=', id).execute();
}

/** The nightly backups that are kept, the newest first. */
export async function listNightly(db: Db) {
  return db
    .selectFrom('backups')
    .select(['id', 'place'])
    .where('night', 'is not', null)
    .where('provedAt', 'is not', null)
    .orderBy('night', 'desc')
    .execute();
}

export async function removeBackup(db: Db, id: string): Promise<void> {
  await db.deleteFrom('backups').where('id', '=', id).execute();
}

/** When the last backup was read back; null where there is none. */
export async function lastProvedAt(db: Db): Promise<Date | null> {
  const row = await db
    .selectFrom('backups')
    .select('provedAt')
    .where('provedAt', 'is not', null)
    .orderBy('provedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.provedAt ?? null;
}
