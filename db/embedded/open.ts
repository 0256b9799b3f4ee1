import { createKysely, type DatabaseHandle, type DatabaseOptions } from '../handle.ts';
import { startEmbeddedHost } from './host.ts';
import { scheduleMaintenance } from './maintenance.ts';
import { EmbeddedPool } from './pool.ts';

/** Starts the embedded database of a data directory and connects to it; see `openDatabase`. */
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
  const pool = new EmbeddedPool(host, waitMs);
  pool.on('error', (error) => {
    if (!pool.ending)
      log?.warn({ reason: error.message }, 'the connection to the embedded database was lost');
  });
  const stopMaintenance = scheduleMaintenance(pool, log);
  let closing: Promise<void> | null = null;
  const close = async (): Promise<void> => {
    await stopMaintenance();
    await pool.drain();
    await host.close();
    log?.info({ dataDir }, 'embedded database closed');
  };
  return {
    db: createKysely(pool),
    pool,
    kind: 'embedded',
    close() {
      closing ??= close();
      return closing;
    },
  };
}
