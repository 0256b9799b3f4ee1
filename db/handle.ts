import { CamelCasePlugin, Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import type { Database } from './schema/index.ts';

export interface DatabaseLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

export interface DatabaseOptions {
  /** Address of a PostgreSQL server; without it the embedded database in `dataDir` is used. */
  url?: string;
  dataDir: string;
  log?: DatabaseLog;
  /** Hears once that the embedded database has stopped by itself; the process should then exit. */
  onFailure?: (error: Error) => void;
  /** How long a statement waits for its turn before it fails, in milliseconds. */
  waitMs?: number;
}

export interface DatabaseHandle {
  db: Kysely<Database>;
  pool: pg.Pool;
  kind: 'embedded' | 'server';
  close(): Promise<void>;
}

/** The query builder over a pool: snake_case in SQL, camelCase in code, JSON values left as they are. */
export function createKysely(pool: PostgresPool): Kysely<Database> {
  return new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
}

/** The query builder over one connection that is taken already, and stays so when it is done. */
export function kyselyOver(client: pg.ClientBase): Kysely<Database> {
  const query = client.query.bind(client) as PostgresPoolClient['query'];
  const lent: PostgresPoolClient = { query, release: () => {} };
  return createKysely({ connect: async () => lent, end: async () => {}, options: {} });
}
