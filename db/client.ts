import pg from 'pg';
import { createKysely, type DatabaseHandle, type DatabaseOptions } from './handle.ts';
import { typeParsers } from './type-parsers.ts';

export type { DatabaseHandle, DatabaseOptions } from './handle.ts';

const SERVER_CONNECTIONS = 10;
const WAIT_MS = 30_000;

function openServer(url: string, { log, waitMs = WAIT_MS }: DatabaseOptions): DatabaseHandle {
  const pool = new pg.Pool({
    connectionString: url,
    types: typeParsers,
    max: SERVER_CONNECTIONS,
    connectionTimeoutMillis: waitMs,
    options: '-c TimeZone=UTC',
    application_name: 'proceed',
  });
  pool.on('error', (error) => log?.warn({ err: error }, 'an idle database connection was lost'));
  const db = createKysely(pool);
  return { db, pool, kind: 'server', close: () => db.destroy() };
}

/**
 * Opens the database: the server at `url`, else the embedded one in `dataDir` (created when new).
 * Both are reached through the same driver and answer alike.
 *
 * The embedded database is one connection: inside `db.transaction().execute((trx) => …)` use `trx` only; a
 * statement on the outer handle would wait for its own transaction and fail after `waitMs`.
 */
export async function openDatabase(options: DatabaseOptions): Promise<DatabaseHandle> {
  if (options.url) return openServer(options.url, options);
  const { openEmbedded } = await import('./embedded/open.ts');
  return openEmbedded({ ...options, waitMs: options.waitMs ?? WAIT_MS });
}
