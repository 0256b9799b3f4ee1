import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { verifyBackup } from '#server/backup/backup.ts';
import { backUpTonight, type NightlyOptions } from '#server/backup/nightly.ts';
import { createDiskBlobs } from '#server/blobs/disk.ts';
import { insertCase } from '#tests/factories/cases.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { CapturedLog, TestClock } from '#tests/setup/edges.ts';

const database = await testDatabase();
const { db, pool } = database;
const clock = new TestClock();
let home: string;
let options: NightlyOptions;

beforeEach(async () => {
  await database.reset();
  clock.set('2026-11-23T10:00:00Z');
  home = await mkdtemp(join(tmpdir(), 'proceed-nightly-'));
  options = {
    db,
    pool,
    clock,
    log: new CapturedLog(),
    blobs: createDiskBlobs(join(home, 'blobs')),
    folder: join(home, 'backups'),
    bucket: null,
    keep: 3,
    hour: 9,
  };
  await insertCase(db);
});
afterEach(() => rm(home, { recursive: true, force: true }));

const files = async () => (await readdir(join(home, 'backups'))).sort();

test('one is made each night after the hour, and the last three are kept', async () => {
  expect(await backUpTonight(options)).toBe(true);
  expect(await backUpTonight(options)).toBe(false);
  clock.advance({ hours: 22 });
  expect(await backUpTonight(options)).toBe(false);
  for (let night = 0; night < 3; night += 1) {
    clock.advance({ days: 1 });
    expect(await backUpTonight(options)).toBe(true);
  }
  expect(await files()).toHaveLength(3);
  for (const name of await files()) await verifyBackup(join(home, 'backups', name));
  expect((await stat(join(home, 'backups'))).mode & 0o077).toBe(0);
});

test('one that an operator made by hand is neither counted nor removed', async () => {
  await db
    .insertInto('backups')
    .values({ startedAt: clock.now(), provedAt: clock.now(), place: '/by/hand', files: 0 })
    .execute();
  expect(await backUpTonight({ ...options, keep: 1 })).toBe(true);
  clock.advance({ days: 1 });
  expect(await backUpTonight({ ...options, keep: 1 })).toBe(true);
  expect(await files()).toHaveLength(1);
  const places = await db.selectFrom('backups').select('place').execute();
  expect(places.map(({ place }) => place)).toContain('/by/hand');
});

test('into a bucket: nothing stays in the folder, and the oldest leaves the bucket', async () => {
  const bucket = createDiskBlobs(join(home, 'bucket'));
  for (let night = 0; night < 3; night += 1) {
    expect(await backUpTonight({ ...options, bucket, keep: 2 })).toBe(true);
    clock.advance({ days: 1 });
  }
  expect(await files()).toEqual([]);
  expect(await readdir(join(home, 'bucket'))).toHaveLength(2);
});

test('two processes make one', async () => {
  const made = await Promise.all([backUpTonight(options), backUpTonight(options)]);
  expect(made.filter(Boolean)).toHaveLength(1);
  expect(await files()).toHaveLength(1);
});

test('one that fails is made at the next look; one that a killed process left is made again', async () => {
  const broken = { ...options, folder: join(home, 'blobs', 'x'), blobs: options.blobs };
  await db.insertInto('backups').values({ night: '2026-11-23', startedAt: clock.now() }).execute();
  expect(await backUpTonight(broken)).toBe(false);
  clock.advance({ hours: 7 });
  expect(await backUpTonight(options)).toBe(true);
});
