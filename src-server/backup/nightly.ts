import { mkdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { subDays } from 'date-fns';
import type { Pool } from 'pg';
import type { BlobStore } from '../blobs/store.ts';
import type { Deps } from '../deps.ts';
import { writeBackup } from './backup.ts';
import { claimNight, listNightly, markProved, removeBackup } from './store.ts';

export interface NightlyOptions extends Pick<Deps, 'db' | 'blobs' | 'clock' | 'log'> {
  pool: Pool;
  /** Where the files are kept, or written on their way to `bucket`. */
  folder: string;
  /** A bucket of its own, in which they are kept. */
  bucket: BlobStore | null;
  /** How many are kept. */
  keep: number;
  /** The hour of the day (UTC) after which one is made. */
  hour: number;
}

/** The latest moment at which a backup was to be made. */
function lastTurn(now: Date, hour: number): Date {
  const turn = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), hour));
  return turn <= now ? turn : subDays(turn, 1);
}

/** Makes the backup of this night unless it is there, and removes the oldest beyond `keep`. Returns whether it made one. */
export async function backUpTonight(options: NightlyOptions): Promise<boolean> {
  const { db, pool, blobs, clock, log, folder, bucket, keep, hour } = options;
  const now = clock.now();
  const night = lastTurn(now, hour).toISOString().slice(0, 10);
  const id = await claimNight(db, night, now);
  if (id === undefined) return false;
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // Of this installation and this night alone: another one may keep its backups in the same folder.
    const name = `proceed-${night}-${id.slice(0, 8)}`;
    const path = join(folder, `${name}.zip`);
    // What a process left that was cut off before it could be remembered.
    await rm(path, { force: true });
    const { blobs: stored, missing } = await writeBackup({ pool, blobs, clock }, path);
    if (bucket !== null) await bucket.adopt(name, path);
    const place = bucket === null ? path : name;
    await markProved(db, id, { place, files: stored.length, now: clock.now() });
    log.info({ place, files: stored.length, missing: missing.length }, 'backed up, and read back');
  } catch (error) {
    await removeBackup(db, id);
    throw error;
  }
  for (const old of (await listNightly(db)).slice(keep)) {
    const name = basename(old.place ?? '');
    if (bucket !== null && name !== '') await bucket.remove(name);
    if (bucket === null && name !== '') await rm(join(folder, name), { force: true });
    await removeBackup(db, old.id);
  }
  return true;
}
