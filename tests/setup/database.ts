import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { inject } from 'vitest';
import { type DatabaseHandle, openDatabase } from '#db/client.ts';
import type { Database } from '#db/schema/index.ts';
import { copyDataDirectory } from './embedded-template.ts';
import type { DatabaseSource } from './provided.ts';

export interface TestDatabase extends DatabaseHandle {
  /** A folder of this worker, for blobs and whatever else the program under test writes. */
  dataDir: string;
  /** Absent for the embedded database. */
  url: string | undefined;
  /** Empties every table. */
  reset(): Promise<void>;
}

// Deleting from the few tables that have rows is quicker than truncating all of them.
const EMPTY_ALL_TABLES = `
do $$
declare
  name text;
  has_rows boolean;
begin
  set local session_replication_role = replica;
  for name in
    select format('%I.%I', schemaname, tablename) from pg_tables
    where (schemaname = 'public' and tablename not like 'kysely\\_%')
       or (schemaname = 'pgboss' and tablename = 'job')
  loop
    execute format('select exists (select from %s)', name) into has_rows;
    if has_rows then execute format('delete from %s', name); end if;
  end loop;
end $$`;

async function emptyAllTables(db: Kysely<Database>): Promise<void> {
  await sql.raw(EMPTY_ALL_TABLES).execute(db);
}

async function createServerDatabase(adminUrl: string, template: string, name: string): Promise<string> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`create database ${name} template ${template}`);
  await admin.end();
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function openCopy(source: DatabaseSource): Promise<TestDatabase> {
  const name = `w${randomBytes(4).toString('hex')}`;
  const dataDir = join(source.runDirectory, name);
  if (source.kind === 'embedded') await copyDataDirectory(source.template, dataDir);
  const url =
    source.kind === 'server' ? await createServerDatabase(source.adminUrl, source.template, name) : undefined;
  const handle = await openDatabase({ dataDir, ...(url && { url }) });
  return { ...handle, dataDir, url, reset: () => emptyAllTables(handle.db) };
}

const workers = globalThis as typeof globalThis & { proceedTestDatabase?: Promise<TestDatabase> };

/**
 * The migrated database of this test worker, opened once: the embedded one, or one on the test
 * PostgreSQL in the project api-postgres. Call `reset()` before each test.
 */
export function testDatabase(): Promise<TestDatabase> {
  workers.proceedTestDatabase ??= openCopy(inject('database'));
  return workers.proceedTestDatabase;
}

/** A second, private database of the same kind, for tests that close or break it. Close it yourself. */
export function separateDatabase(): Promise<TestDatabase> {
  return openCopy(inject('database'));
}
