import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { createKysely, type DatabaseHandle } from '../handle.ts';
import { typeParsers } from '../type-parsers.ts';
import { isHeld } from './lock.ts';
import { findSocketDir, SOCKET_PORT } from './socket-dir.ts';

/**
 * Connects to the embedded database that another process of this computer has open; null when none has. While a
 * transaction of this connection is open, that process waits.
 */
export function connectToRunning(dataDir: string): DatabaseHandle | null {
  if (!fs.existsSync(dataDir)) return null;
  const real = fs.realpathSync(path.resolve(dataDir));
  if (!isHeld(real)) return null;
  const pool = new pg.Pool({
    host: findSocketDir(real),
    port: SOCKET_PORT,
    user: 'postgres',
    database: 'postgres',
    types: typeParsers,
    max: 1,
    connectionTimeoutMillis: 60_000,
  });
  const db = createKysely(pool);
  return { db, pool, kind: 'embedded', close: () => db.destroy() };
}
