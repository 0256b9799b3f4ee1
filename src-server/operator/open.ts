import { resolve } from 'node:path';
import { type DatabaseHandle, openDatabase } from '#db/client.ts';
import { connectToRunning } from '#db/embedded/running.ts';
import type { Env } from '../env.ts';

/** The database of a configuration for a command of the operator, whether or not the server runs. */
export async function openForOperator(env: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>): Promise<DatabaseHandle> {
  const dataDir = resolve(env.DATA_DIR);
  if (env.DATABASE_URL !== undefined) return openDatabase({ url: env.DATABASE_URL, dataDir });
  return connectToRunning(dataDir) ?? openDatabase({ dataDir });
}
