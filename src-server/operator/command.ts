import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import { openDatabase } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import type { Database } from '#db/schema/index.ts';
import { amount } from '#src/text/words.ts';
import { verifyBackup, writeBackup } from '../backup/backup.ts';
import { BackupError } from '../backup/backup-error.ts';
import { OCCUPIED } from '../backup/fill-vacant.ts';
import {
  requireEmptyDatabase,
  requireEmptyFolder,
  requireRestorable,
  restoreBackup,
} from '../backup/restore.ts';
import { restoreCode } from '../backup/restore-code.ts';
import { noteBackup } from '../backup/store.ts';
import { createVacancy } from '../backup/vacancy.ts';
import { createBlobStore } from '../blobs/create.ts';
import { createDisk } from '../disk.ts';
import { type Env, parseEnv } from '../env.ts';
import { createLimits, type Limits } from '../limits/limits.ts';
import { deleteUserNow, listUsers, removeFactors, resetLink, unlockUser } from './accounts.ts';
import { openForOperator } from './open.ts';

const USAGE = `Commands:
  npm run backup -- FILE                 write everything into one file, and prove it by reading it back
  npm run backup -- --check FILE         read a backup and compare every digest
  npm run restore -- FILE                fill an empty DATA_DIR or DATABASE_URL from a backup
  npm run admin -- users                 who has an account
  npm run admin -- reset-link EMAIL      a link with which that person chooses a new password
  npm run admin -- unlock EMAIL          let that person try to sign in again at once
  npm run admin -- remove-factors EMAIL  remove the second step of a person who lost phone, key and codes
  npm run admin -- delete-user EMAIL     delete an account, and the cases that nobody else owns
  npm run admin -- restore-code          the code that an empty installation asks for before it restores a backup
`;

/** A sentence for the operator, and nothing else. */
class UsageError extends Error {}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** As it was typed, wherever npm runs the command. */
const fileNamed = (file: string) => resolve(process.env.INIT_CWD ?? '.', file);

const tell = (line: string) => process.stderr.write(`${line}\n`);

async function withDatabase(
  env: Env,
  use: (handle: Awaited<ReturnType<typeof openForOperator>>) => Promise<void>,
) {
  if (env.DATABASE_URL === undefined && !existsSync(resolve(env.DATA_DIR))) {
    throw new UsageError(
      `There is no data folder ${resolve(env.DATA_DIR)}. Set DATA_DIR to the one of the server.`,
    );
  }
  const handle = await openForOperator(env);
  try {
    await use(handle);
  } finally {
    await handle.close();
  }
}

async function backup(env: Env, args: readonly string[]): Promise<void> {
  const isCheck = args[0] === '--check';
  const file = isCheck ? args[1] : args[0];
  if (file === undefined || args.length !== (isCheck ? 2 : 1)) throw new UsageError(USAGE);
  const path = fileNamed(file);
  if (isCheck) {
    const { createdAt, blobs } = await verifyBackup(path);
    say(`${path} is whole: the state of ${createdAt}, ${amount(blobs.length, 'file')}.`);
    return;
  }
  await withDatabase(env, async ({ db, pool }) => {
    const clock = { now: () => new Date() };
    const manifest = await writeBackup({ pool, blobs: createBlobStore(env), clock, tell }, path);
    await noteBackup(db, { place: path, files: manifest.blobs.length, now: clock.now() });
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    say(
      `${path} holds ${amount(rows, 'row')} and ${amount(manifest.blobs.length, 'file')}, and was read back.`,
    );
    for (const key of manifest.missing) say(`Missing in the storage, so not in the backup: ${key}`);
  });
}

/** The folder itself, or the nearest one above it that is there: both are on the disk that will be written. */
function existing(folder: string): string {
  return existsSync(folder) ? folder : existing(dirname(folder));
}

async function restore(env: Env, args: readonly string[]): Promise<void> {
  const [file] = args;
  if (file === undefined || args.length !== 1) throw new UsageError(USAGE);
  const dataDir = resolve(env.DATA_DIR);
  await requireEmptyFolder(dataDir);
  tell('Reading the backup …');
  const path = fileNamed(file);
  await requireRestorable(path, {
    available: await createDisk(existing(dataDir), env.DISK_RESERVE_BYTES).available(),
    keepsRows: env.DATABASE_URL === undefined,
    keepsPapers: env.S3_BUCKET === undefined,
  });
  const database = await openDatabase({ ...(env.DATABASE_URL && { url: env.DATABASE_URL }), dataDir });
  try {
    await requireEmptyDatabase(database.pool);
    const blobs = createBlobStore({ ...env, DATA_DIR: dataDir });
    const scratch = join(dataDir, 'restoring');
    const { createdAt } = await restoreBackup({ database, blobs, scratch, tell }, path);
    say(`Restored the state of ${createdAt}. Start the server; everybody signs in again.`);
  } catch (error) {
    await database.close();
    // It was empty: the next try finds it so.
    for (const name of await readdir(dataDir))
      await rm(join(dataDir, name), { recursive: true, force: true });
    throw error;
  }
  await database.close();
}

/** These concern nobody in particular. */
const OF_ALL = new Set(['users', 'restore-code']);

async function admin(env: Env, [command, email, ...more]: readonly string[]): Promise<void> {
  if (more.length > 0 || OF_ALL.has(command ?? '') === (email !== undefined)) throw new UsageError(USAGE);
  const commands: Record<string, (db: Kysely<Database>, limits: Limits, pool: Pool) => Promise<void>> = {
    users: async (db) => {
      for (const line of await listUsers(db)) say(line);
    },
    'reset-link': async (db) => say(await resetLink(db, env, email ?? '', new Date())),
    unlock: async (db, limits) => say(await unlockUser(db, limits, email ?? '')),
    'remove-factors': async (db, limits) => say(await removeFactors(db, limits, email ?? '', new Date())),
    'restore-code': async (_db, _limits, pool) => {
      if (!(await createVacancy(pool).isVacant())) throw new BackupError(OCCUPIED);
      say(await restoreCode(resolve(env.DATA_DIR)));
    },
    'delete-user': async (db) => say(await deleteUserNow(db, createBlobStore(env), email ?? '')),
  };
  const run = commands[command ?? ''];
  if (run === undefined) throw new UsageError(USAGE);
  await withDatabase(env, async ({ db, pool }) => {
    await migrate(db);
    await run(db, createLimits(pool), pool);
  });
}

async function main([command, ...args]: readonly string[]): Promise<void> {
  const env = parseEnv(process.env);
  if (command === 'backup') return backup(env, args);
  if (command === 'restore') return restore(env, args);
  if (command === 'admin') return admin(env, args);
  throw new UsageError(USAGE);
}

await main(process.argv.slice(2)).catch((error: unknown) => {
  const isOurs = error instanceof UsageError || error instanceof BackupError;
  process.stderr.write(
    `${isOurs ? error.message : error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exitCode = 1;
});
