import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EmbeddedHost, startEmbeddedHost } from '#db/embedded/host.ts';
import { maintain } from '#db/embedded/maintenance.ts';
import { EmbeddedPool } from '#db/embedded/pool.ts';
import { makeDataDir, PATIENT, removeFolders } from './database-copy.ts';

let host: EmbeddedHost;
let pool: EmbeddedPool;

beforeAll(async () => {
  host = await startEmbeddedHost({ dataDir: await makeDataDir() });
  pool = new EmbeddedPool(host, 10_000);
  await pool.query('create table ledger (id int primary key, text text)');
});

afterAll(async () => {
  await pool.drain();
  await host.close();
  removeFolders();
});

const COUNTERS = `select n_live_tup as live, n_dead_tup as dead, n_mod_since_analyze as changed
  from pg_stat_user_tables where relname = 'ledger'`;

test('a table that changed a lot is vacuumed and analyzed, once', PATIENT, async () => {
  await pool.query("insert into ledger select i, 'text' from generate_series(1, 1000) i");
  await pool.query('delete from ledger where id > 400');
  expect((await maintain(pool)).vacuumed).toContain('public.ledger');
  expect((await pool.query(COUNTERS)).rows).toEqual([{ live: 400, dead: 0, changed: 0 }]);
  expect((await maintain(pool)).vacuumed).toEqual([]);
});

test('the write-ahead log is cut when it has grown', PATIENT, async () => {
  await pool.query('checkpoint');
  expect((await maintain(pool)).checkpointed).toBe(false);
  await pool.query(
    'insert into ledger select i, repeat(md5(i::text), 40) from generate_series(1001, 15000) i',
  );
  expect((await maintain(pool)).checkpointed).toBe(true);
  expect((await maintain(pool)).checkpointed).toBe(false);
});

test('nothing is vacuumed while someone works', PATIENT, async () => {
  await pool.query('update ledger set text = text || id');
  const client = await pool.connect();
  const round = maintain(pool);
  client.release();
  expect((await round).vacuumed).toEqual([]);
});
