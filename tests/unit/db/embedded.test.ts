import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type DatabaseHandle, openDatabase } from '#db/client.ts';
import { embeddedTemplate } from '#tests/setup/embedded-template.ts';
import { makeDataDir, makeFolder, PATIENT, removeFolders } from './database-copy.ts';

// Making the template takes seconds the first time.
beforeAll(async () => {
  await embeddedTemplate();
});
afterAll(removeFolders);

describe('one database', PATIENT, () => {
  let handle: DatabaseHandle;

  beforeAll(async () => {
    handle = await openDatabase({ dataDir: await makeDataDir() });
  });
  beforeEach(async () => {
    await handle.pool.query('create table if not exists note (id int primary key, text text)');
    await handle.pool.query('truncate note');
  });
  afterAll(() => handle.close());

  test('values arrive as the rest of the program expects them', async () => {
    const { rows } = await handle.pool.query(`select
      date '2026-02-28' as day, timestamptz '2026-03-01 10:00:00+02' as moment, 9007199254740991::int8 as big,
      array[date '2026-01-01', null] as days, array[1::int8, 2] as bigs, 1.50::numeric as amount,
      '{"a_b": [1]}'::jsonb as json, count(*) over () as count`);
    expect(rows).toEqual([
      {
        day: '2026-02-28',
        moment: new Date('2026-03-01T08:00:00Z'),
        big: 9007199254740991,
        days: ['2026-01-01', null],
        bigs: [1, 2],
        amount: '1.50',
        json: { a_b: [1] },
        count: 1,
      },
    ]);
    await expect(handle.pool.query('select 9007199254740992::int8')).rejects.toThrow('too large');
  });

  test('names are camelCase in code, keys inside JSON stay as they are', async () => {
    const { rows } = await sql<object>`select '{"a_b": {"c_d": 1}}'::jsonb as case_details`.execute(
      handle.db,
    );
    expect(rows).toEqual([{ caseDetails: { a_b: { c_d: 1 } } }]);
  });

  test('vectors are available', async () => {
    const { rows } = await handle.pool.query(
      "select round(('[1,2,3]'::vector <-> '[1,2,5]'::vector)::numeric, 3) as distance",
    );
    expect(rows).toEqual([{ distance: '2.000' }]);
  });

  test('transactions started at once run one after the other, each whole or not at all', async () => {
    const transfer = (id: number) =>
      handle.db.transaction().execute(async (db) => {
        await sql`insert into note values (${id * 2}, 'first')`.execute(db);
        await delay(2);
        if (id % 3 === 0) throw new Error('given up');
        await sql`insert into note values (${id * 2 + 1}, 'second')`.execute(db);
      });
    const outcomes = await Promise.allSettled(Array.from({ length: 30 }, (_, id) => transfer(id)));
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(10);
    const { rows } = await handle.pool.query(
      'select count(*) as rows, count(distinct id / 2) as pairs from note',
    );
    expect(rows).toEqual([{ rows: 40, pairs: 20 }]);
  });

  test('many statements with large values at once each get their own answer', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, async (_, index) => {
        const text = String.fromCodePoint(0x1f600 + index).repeat(index % 4 === 0 ? 60_000 : 3);
        const { rows } = await handle.pool.query('select $1::int as index, $2::text as text', [index, text]);
        return rows[0].index === index && rows[0].text === text;
      }),
    );
    expect(answers).toEqual(answers.map(() => true));
  });

  test('bytes and named statements survive the way there and back', async () => {
    const bytes = Buffer.from(Uint8Array.from({ length: 3_000_000 }, (_, index) => index % 251));
    const client = await handle.pool.connect();
    for (let round = 0; round < 3; round += 1) {
      const { rows } = await client.query({
        name: 'echo',
        text: 'select $1::bytea as bytes',
        values: [bytes],
      });
      expect(bytes.equals(rows[0].bytes)).toBe(true);
    }
    client.release();
  });

  test('a long query leaves the event loop of the program free', async () => {
    let ticks = 0;
    const timer = setInterval(() => {
      ticks += 1;
    }, 5);
    await handle.pool.query('select sum(sqrt(i)) from generate_series(1, 3000000) i');
    clearInterval(timer);
    // A blocked loop would tick once at most.
    expect(ticks).toBeGreaterThan(5);
  });

  test('a connection given back inside a transaction is rolled back, not handed on', async () => {
    const client = await handle.pool.connect();
    await client.query('begin');
    await client.query("insert into note values (1, 'x')");
    client.release();
    expect((await handle.pool.query('select * from note')).rows).toEqual([]);
  });

  test('a connection that breaks inside a transaction is rolled back', async () => {
    const client = await handle.pool.connect();
    await client.query('begin');
    await client.query("insert into note values (1, 'x')");
    await client.query("set work_mem = '1MB'");
    client.release(new Error('broken'));
    expect((await handle.pool.query('select * from note')).rows).toEqual([]);
    expect((await handle.pool.query('show work_mem')).rows).toEqual([{ work_mem: '16MB' }]);
  });

  test('an error in one statement leaves the next one unharmed', async () => {
    await expect(handle.pool.query('select nonsense from nowhere')).rejects.toMatchObject({ code: '42P01' });
    await expect(handle.pool.query("select repeat('x', 1200000000)")).rejects.toThrow();
    expect((await handle.pool.query('select 1 as alive')).rows).toEqual([{ alive: 1 }]);
  });

  test('every commit reaches the disk: fsync is on and done by a method that exists', async () => {
    const { rows } = await handle.pool.query(`
      select name, setting from pg_settings
      where name in ('fsync', 'full_page_writes', 'synchronous_commit', 'wal_sync_method') order by name`);
    expect(rows).toEqual([
      { name: 'fsync', setting: 'on' },
      { name: 'full_page_writes', setting: 'on' },
      { name: 'synchronous_commit', setting: 'on' },
      { name: 'wal_sync_method', setting: 'fsync' },
    ]);
  });
});

describe('opening and closing', PATIENT, () => {
  afterEach(removeFolders);

  test('a new directory gets a database, which is there again after closing', async () => {
    const dataDir = path.join(makeFolder(), 'new', 'data');
    const first = await openDatabase({ dataDir });
    await first.pool.query('create table kept (id int); insert into kept values (7)');
    const socketDir = path.join(dataDir, 'run');
    expect(fs.statSync(socketDir).mode & 0o777).toBe(0o700);
    await first.close();
    await first.close();
    expect(fs.readdirSync(dataDir)).toEqual(['postgres']);
    await expect(first.pool.query('select 1')).rejects.toMatchObject({ code: 'STOPPED' });

    const second = await openDatabase({ dataDir });
    expect((await second.pool.query('select * from kept')).rows).toEqual([{ id: 7 }]);
    const state = await second.pool.query(
      'select checkpoint_lsn = redo_lsn as clean from pg_control_checkpoint()',
    );
    expect(state.rows).toEqual([{ clean: true }]);
    await second.close();
  });

  test('a database whose creation was interrupted is created anew', async () => {
    const dataDir = makeFolder();
    fs.mkdirSync(path.join(dataDir, 'postgres'));
    fs.writeFileSync(path.join(dataDir, 'postgres', 'PG_VERSION'), '18\n');
    fs.writeFileSync(path.join(dataDir, 'postgres.unfinished'), '');
    const { pool, close } = await openDatabase({ dataDir });
    expect((await pool.query('select 1 as alive')).rows).toEqual([{ alive: 1 }]);
    await close();
    expect(fs.readdirSync(dataDir)).toEqual(['postgres']);
  });

  test('the outer handle inside a transaction fails with a sentence instead of hanging', async () => {
    const { db, pool, close } = await openDatabase({ dataDir: await makeDataDir(), waitMs: 1_000 });
    const attempt = db.transaction().execute(async (trx) => {
      await sql`create table unwanted (id int)`.execute(trx);
      await sql`select 1`.execute(db);
    });
    await expect(attempt).rejects.toMatchObject({ code: 'BUSY', message: expect.stringContaining('busy') });
    const { rows } = await pool.query("select to_regclass('unwanted') is null as undone");
    expect(rows).toEqual([{ undone: true }]);
    await close();
  });

  test('closing lets what is under way finish', async () => {
    const { db, close } = await openDatabase({ dataDir: await makeDataDir() });
    const work = Array.from({ length: 5 }, (_, id) =>
      db.transaction().execute(async (trx) => {
        await sql`create table ${sql.table(`t${id}`)} (id int)`.execute(trx);
        await delay(10);
        return id;
      }),
    );
    await delay(1);
    await close();
    expect(await Promise.all(work)).toEqual([0, 1, 2, 3, 4]);
  });

  test('a path too long for a socket works', async () => {
    const dataDir = path.join(makeFolder(), 'a-rather-long-name-for-a-folder'.repeat(4));
    fs.renameSync(await makeDataDir(), dataDir);
    const { pool, close } = await openDatabase({ dataDir });
    expect((await pool.query('select 1 as alive')).rows).toEqual([{ alive: 1 }]);
    await close();
  });

  test('damaged files give one readable line and leave no lock behind', async () => {
    const dataDir = await makeDataDir();
    fs.writeFileSync(path.join(dataDir, 'postgres/global/pg_control'), 'junk');
    await expect(openDatabase({ dataDir })).rejects.toMatchObject({
      code: 'CANNOT_OPEN',
      message: expect.stringMatching(
        /^The database in .* could not be opened: could not read .*pg_control.*\.$/,
      ),
    });
    expect(fs.readdirSync(dataDir)).toEqual(['postgres']);
  });

  test('a crash of the engine is told once, and every later statement says so', async () => {
    const dataDir = await makeDataDir();
    const failures: string[] = [];
    const { pool, close } = await openDatabase({
      dataDir,
      onFailure: (error) => failures.push(error.message),
    });
    fs.rmSync(path.join(dataDir, 'postgres/pg_wal'), { recursive: true });
    const crash = async () => {
      await pool.query('select pg_switch_wal()');
      await pool.query('create table lost (id int)');
    };
    await expect(crash()).rejects.toThrow();
    await expect(pool.query('select 1')).rejects.toMatchObject({
      code: 'STOPPED',
      message: expect.stringContaining('The database stopped working (could not create file "pg_wal/'),
    });
    expect(failures).toHaveLength(1);
    await close();
    expect(fs.readdirSync(dataDir)).toEqual(['postgres']);
  });
});
