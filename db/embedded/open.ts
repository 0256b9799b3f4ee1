import pg from 'pg';
import { createKysely, type DatabaseHandle, type DatabaseOptions } from '../handle.ts';
import { typeParsers } from '../type-parsers.ts';
import { startEmbeddedHost } from './host.ts';

export async function openEmbedded(options: DatabaseOptions & { waitMs: number }): Promise<DatabaseHandle> {
  const { dataDir, log, waitMs } = options;
  const host = await startEmbeddedHost({
    dataDir,
    onFailure(error) {
      log?.error({ err: error }, error.message);
      options.onFailure?.(error);
    },
  });
  log?.info({ dataDir, isNew: host.isNew, openedInMs: host.openedInMs }, 'embedded database open');
  const pool = new pg.Pool({
    ...host.address,
    user: 'postgres',
    database: 'postgres',
    types: typeParsers,
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: waitMs,
  });
  pool.on('error', (error) => log?.warn({ err: error }, 'the connection to the embedded database was lost'));
  const db = createKysely(pool);
  return {
    db,
    pool,
    kind: 'embedded',
    async close() {
      await db.destroy();
      await host.close();
    },
  };
}
