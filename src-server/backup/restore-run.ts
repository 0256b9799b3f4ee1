import { join } from 'node:path';
import type { Pool } from 'pg';
import type { RestoreProgress } from '#src/backup/schema.ts';
import { AppError } from '#src/errors.ts';
import type { BlobStore } from '../blobs/store.ts';
import type { Deps } from '../deps.ts';
import { requeueReading } from '../documents/reading-store.ts';
import { type ArchiveReader, readArchive } from './archive.ts';
import { blobKeys } from './backup.ts';
import { BackupError } from './backup-error.ts';
import { fillVacant, OCCUPIED } from './fill-vacant.ts';
import { openRestorable, restoreBlobs } from './restore.ts';
import type { RestoreFile, RestoreFiles } from './restore-file.ts';
import { isVacant } from './vacancy.ts';

type RunDeps = Pick<Deps, 'pool' | 'db' | 'blobs' | 'disk' | 'env' | 'log'>;

type Tell = (change: Partial<RestoreProgress>) => void;

/** One number for all processes on one database. */
const ALONE = 7_305_119;
const ELSEWHERE = 'A backup is being restored here already.';
const LEFT = 'what a restore left that was cut off is still in the storage';
const FAILED = 'Something went wrong on our side, and nothing was restored. The log of the server says what.';

/** The databases into which this process restores. */
const busy = new WeakSet<Pool>();

/**
 * Does `work` while nobody else restores into the same database, neither in this process nor in another. The embedded
 * database has one process, and one connection, which is not held meanwhile.
 */
async function alone<Value>(
  { pool, env }: Pick<Deps, 'pool' | 'env'>,
  work: () => Promise<Value>,
): Promise<Value> {
  if (busy.has(pool)) throw new AppError('CONFLICT', ELSEWHERE);
  busy.add(pool);
  try {
    return await (env.DATABASE_URL === undefined ? work() : aloneOnServer(pool, work));
  } finally {
    busy.delete(pool);
  }
}

async function aloneOnServer<Value>(pool: Pool, work: () => Promise<Value>): Promise<Value> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ held: boolean }>(`select pg_try_advisory_lock(${ALONE}) as held`);
    if (!rows[0]?.held) throw new AppError('CONFLICT', ELSEWHERE);
    try {
      return await work();
    } finally {
      await client.query(`select pg_advisory_unlock(${ALONE})`);
    }
  } finally {
    client.release();
  }
}

/** Removes those papers of a backup that no row refers to: its rows were not written. */
async function removeUnused(pool: Pool, blobs: BlobStore, archive: ArchiveReader): Promise<void> {
  const client = await pool.connect();
  const used = await blobKeys(client)
    .then((keys) => new Set(keys))
    .finally(() => client.release());
  for (const { key } of archive.manifest.blobs) if (!used.has(key)) await blobs.remove(key);
}

async function requireVacant(pool: Pool): Promise<void> {
  const client = await pool.connect();
  const vacant = await isVacant(client).finally(() => client.release());
  if (!vacant) throw new AppError('CONFLICT', OCCUPIED);
}

async function write(deps: RunDeps, files: RestoreFiles, archive: ArchiveReader, tell: Tell): Promise<void> {
  const { pool, blobs, env, log } = deps;
  await requireVacant(pool);
  await files.beginWriting();
  try {
    tell({ state: 'papers', done: 0, of: 1 });
    await restoreBlobs({ blobs, scratch: join(env.DATA_DIR, 'scratch') }, archive, (done, of) =>
      tell({ done, of }),
    );
    tell({ state: 'rows', done: 0, of: 1 });
    await fillVacant(pool, archive, (done, of) => tell({ done, of }));
  } catch (error) {
    await removeUnused(pool, blobs, archive)
      .then(() => files.endWriting())
      .catch((failure: unknown) => log.warn({ error: String(failure) }, LEFT));
    throw error;
  }
}

/** The rows are there: whatever goes wrong now changes nothing of that, and the next start does it. */
async function afterwards({ db, log }: RunDeps, files: RestoreFiles): Promise<void> {
  for (const work of [() => requeueReading(db), () => files.removeAll()]) {
    await work().catch((error: unknown) => log.warn({ error: String(error) }, 'a restore was not tidied up'));
  }
}

/** Restores the file that has come in, and tells how far it is. It never throws: how it ended is told. */
export async function runRestore(
  deps: RunDeps,
  files: RestoreFiles,
  { filename }: RestoreFile,
  tell: Tell,
): Promise<void> {
  const { env, disk, log, pool } = deps;
  try {
    tell({ state: 'checking', done: 0, of: 1 });
    await requireVacant(pool);
    const place = {
      available: await disk.available(),
      keepsRows: env.DATABASE_URL === undefined,
      keepsPapers: env.S3_BUCKET === undefined,
    };
    const heard = (done: number, of: number) => tell({ done, of });
    const archive = await openRestorable(files.path, place, { heard });
    const { manifest } = archive;
    try {
      await alone(deps, () => write(deps, files, archive, tell));
    } finally {
      archive.close();
    }
    await afterwards(deps, files);
    const people = manifest.tables.find(({ name }) => name === 'users')?.rows ?? 0;
    const { createdAt, blobs } = manifest;
    log.info({ createdAt, people, papers: blobs.length }, 'restored from a backup');
    tell({ state: 'restored', restored: { createdAt, people, papers: blobs.length } });
  } catch (error) {
    const isSaid = error instanceof BackupError || error instanceof AppError;
    if (!isSaid) log.error({ error: String(error) }, 'a backup could not be restored');
    await files.giveUp().catch((failure: unknown) => {
      log.warn({ error: String(failure) }, 'a backup that was refused is still on the disk');
    });
    // Whoever sent the file knows it by its own name.
    const message = isSaid ? error.message.replaceAll(files.path, `“${filename}”`) : FAILED;
    tell({ state: 'refused', message });
  }
}

/**
 * To be called once at the start, before requests are taken: removes the papers that a restore left which was cut off
 * before its rows were written. Returns whether somebody is there, so that nothing is restored here any more.
 */
export async function recoverRestore(deps: RunDeps, files: RestoreFiles): Promise<boolean> {
  const { pool, blobs, log } = deps;
  if (await files.wasWriting()) {
    await alone(deps, async () => {
      const archive = await readArchive(files.path).catch(async (error: unknown) => {
        // It says nothing any more, and would not at any later start.
        if (error instanceof BackupError) await files.endWriting();
        throw error;
      });
      await removeUnused(pool, blobs, archive).finally(() => archive.close());
      await files.endWriting();
    }).catch((error: unknown) => {
      log.warn({ error: String(error) }, LEFT);
    });
  }
  const client = await pool.connect();
  const vacant = await isVacant(client).finally(() => client.release());
  if (!vacant) await files.removeAll();
  return !vacant;
}
