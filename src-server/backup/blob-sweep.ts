import { subDays } from 'date-fns';
import { sql } from 'kysely';
import { isBlobKey } from '../blobs/keys.ts';
import type { Deps } from '../deps.ts';
import { blobKeys, inSnapshot } from './backup.ts';

/**
 * Days after which bytes that no row names are nobody's. An upload has its row within 7; a backup that is restored, or a
 * database that is set back by hand, names again what it named before.
 */
const SAFE_DAYS = 30;

/**
 * Removes blobs that a crash left: written long ago, named as the product names them, and in no row. Where most have no row,
 * this is another database than theirs, and nothing is removed. Of a bucket, which others may use, nothing ever is.
 */
export async function sweepBlobs(deps: Pick<Deps, 'db' | 'pool' | 'blobs' | 'clock' | 'log'>): Promise<void> {
  const { db, pool, blobs, clock, log } = deps;
  const old: string[] = [];
  for await (const key of blobs.keysBefore?.(subDays(clock.now(), SAFE_DAYS)) ?? [])
    if (isBlobKey(key)) old.push(key);
  if (old.length === 0) return;
  const { rows } = await sql<{ key: string }>`select left(id, 2) || '/' || id as key from uploads`.execute(
    db,
  );
  const named = new Set([...(await inSnapshot(pool, blobKeys)), ...rows.map(({ key }) => key)]);
  const unnamed = old.filter((key) => !named.has(key));
  if (unnamed.length * 2 > old.length) {
    log.warn({ unnamed: unnamed.length, of: old.length }, 'most files have no row: is this their database?');
    return;
  }
  for (const key of unnamed) await blobs.remove(key);
  if (unnamed.length > 0) log.info({ removed: unnamed.length }, 'files that nothing names were removed');
}
