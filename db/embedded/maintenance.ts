import type { DatabaseLog } from '../handle.ts';
import type { EmbeddedPool } from './pool.ts';

const EVERY_MS = 60_000;
const MEBIBYTE = 1024 * 1024;
const CHECKPOINT_AT = 16 * MEBIBYTE;
// Beyond this the log is cut even while people work: recovery would take seconds and the disk fills.
const CHECKPOINT_EVEN_WHEN_BUSY_AT = 256 * MEBIBYTE;
const CHECKPOINT_AFTER_MS = 5 * 60_000;

// Without background processes the counters of a session are published only when asked.
const PUBLISH_COUNTERS = 'select pg_stat_force_next_flush()';

const LOG_SINCE_CHECKPOINT = `
  select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 as bytes,
         extract(epoch from now() - checkpoint_time)::float8 * 1000 as age
  from pg_control_checkpoint()`;

// The thresholds of PostgreSQL's own autovacuum, worst table first.
const TABLE_IN_NEED = `
  select format('%I.%I', s.schemaname, s.relname) as name
  from pg_stat_user_tables s join pg_class c on c.oid = s.relid
  where s.n_dead_tup > 50 + 0.2 * greatest(c.reltuples, 0)
     or s.n_mod_since_analyze > 50 + 0.1 * greatest(c.reltuples, 0)
     or age(c.relfrozenxid) > 100000000
  order by s.n_dead_tup + s.n_mod_since_analyze desc
  limit 1`;

export interface MaintenanceReport {
  checkpointed: boolean;
  vacuumed: string[];
}

async function checkpointIfDue(pool: EmbeddedPool): Promise<boolean> {
  const { rows } = await pool.query<{ bytes: number; age: number }>(LOG_SINCE_CHECKPOINT);
  const { bytes, age } = rows[0] ?? { bytes: 0, age: 0 };
  const isDue =
    bytes >= CHECKPOINT_EVEN_WHEN_BUSY_AT ||
    (pool.isIdle && (bytes >= CHECKPOINT_AT || (bytes > MEBIBYTE / 4 && age >= CHECKPOINT_AFTER_MS)));
  if (isDue) await pool.query('CHECKPOINT');
  return isDue;
}

async function vacuumWhileIdle(pool: EmbeddedPool): Promise<string[]> {
  const done: string[] = [];
  while (pool.isIdle) {
    await pool.query(PUBLISH_COUNTERS);
    const { rows } = await pool.query<{ name: string }>(TABLE_IN_NEED);
    const name = rows[0]?.name;
    if (name === undefined || done.includes(name)) break;
    await pool.query(`VACUUM (ANALYZE) ${name}`);
    done.push(name);
  }
  return done;
}

/** One round of what PostgreSQL's checkpointer and autovacuum do on a server, one table at a time. */
export async function maintain(pool: EmbeddedPool): Promise<MaintenanceReport> {
  const vacuumed = await vacuumWhileIdle(pool);
  return { checkpointed: await checkpointIfDue(pool), vacuumed };
}

/** Runs `maintain` about once a minute until the returned function is called and its promise resolves. */
export function scheduleMaintenance(pool: EmbeddedPool, log?: DatabaseLog): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let isRunning = false;
  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    running = maintain(pool)
      .then(
        (report) => log?.info({ ...report }, 'database maintenance'),
        (error: unknown) => log?.warn({ err: error }, 'database maintenance failed'),
      )
      .finally(() => {
        isRunning = false;
      });
  }, EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
