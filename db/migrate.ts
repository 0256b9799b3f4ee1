import { type Kysely, sql } from 'kysely';
import { type MigrationResultSet, Migrator } from 'kysely/migration';
import { migrations } from './migrations/index.ts';
import type { Database } from './schema/index.ts';

const OLDEST_SERVER = 15;

async function requireServerVersion(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ version: string }>`
    select current_setting('server_version_num') as version`.execute(db);
  const major = Math.floor(Number(rows[0]?.version) / 10_000);
  if (!(major >= OLDEST_SERVER)) {
    throw new Error(`The database is PostgreSQL ${major}; version ${OLDEST_SERVER} or newer is needed.`);
  }
}

function describeFailure({ error, results }: MigrationResultSet): string {
  const failed = results?.find((result) => result.status === 'Error');
  const cause = error instanceof Error ? error.message : String(error);
  if (failed) return `Updating the database stopped at step ${failed.migrationName}: ${cause}`;
  if (cause.includes('previously executed migration')) {
    return `The database was written by a newer version of this program. Start that version instead. (${cause})`;
  }
  return `The database could not be brought up to date: ${cause}`;
}

/**
 * Brings the database to the schema this program expects; a database already there is left alone.
 * All steps run in one transaction under a lock, so two processes starting at once are safe and a
 * failed step leaves the database as it was.
 *
 * Throws an Error with one readable sentence; the driver's own error is its `cause`.
 */
export async function migrate(db: Kysely<Database>): Promise<void> {
  await run(db, (migrator) => migrator.migrateToLatest());
}

/** The same up to one step, for rows that were written when it was the last. */
export async function migrateTo(db: Kysely<Database>, step: string): Promise<void> {
  await run(db, (migrator) => migrator.migrateTo(step));
}

async function run(
  db: Kysely<Database>,
  take: (migrator: Migrator) => Promise<MigrationResultSet>,
): Promise<void> {
  await requireServerVersion(db);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const outcome = await take(migrator);
  if (outcome.error !== undefined) throw new Error(describeFailure(outcome), { cause: outcome.error });
}
