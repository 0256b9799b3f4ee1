import { mkdir, mkdtemp, open, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { type DatabaseHandle, openDatabase } from '#db/client.ts';
import { verifyBackup, writeBackup } from '#server/backup/backup.ts';
import {
  requireEmptyDatabase,
  requireEmptyFolder,
  requireRestorable,
  restoreBackup,
} from '#server/backup/restore.ts';
import { createDiskBlobs } from '#server/blobs/disk.ts';
import { createS3Blobs } from '#server/blobs/s3.ts';
import type { BlobStore } from '#server/blobs/store.ts';
import { insertCase } from '#tests/factories/cases.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { seedCase } from '../../arch/seeded-case.ts';
import { startS3Server } from '../blobs/s3-server.ts';
import { everything, fill as fillInstallation, keys } from './filled.ts';

/** A disk on which everything fits. */
const ROOM = { available: Number.MAX_SAFE_INTEGER, keepsRows: true, keepsPapers: true };
const database = await testDatabase();
const { db, pool } = database;
const clock = { now: () => new Date('2026-11-23T10:00:00Z') };
const open_: DatabaseHandle[] = [];
let folder: string;
let blobs: BlobStore;
let file: string;

beforeEach(async () => {
  await database.reset();
  folder = await mkdtemp(join(tmpdir(), 'proceed-backup-'));
  blobs = createDiskBlobs(join(folder, 'blobs'));
  file = join(folder, 'all.proceed');
});
afterEach(async () => {
  await Promise.all(open_.splice(0).map((handle) => handle.close()));
  await rm(folder, { recursive: true, force: true });
});
afterAll(() => database.reset());

const fill = () => fillInstallation({ db, pool, blobs, folder });

const write = () => writeBackup({ pool, blobs, clock }, file);

async function restoreInto(handle: DatabaseHandle, target: BlobStore, from = file) {
  open_.push(handle);
  await requireEmptyDatabase(handle.pool);
  await requireRestorable(from, ROOM);
  return restoreBackup({ database: handle, blobs: target, scratch: join(folder, 'scratch') }, from);
}

async function newEmbedded(): Promise<DatabaseHandle> {
  const dataDir = await mkdtemp(join(folder, 'data-'));
  return openDatabase({ dataDir });
}

/** An empty database on the server of these tests; embedded where there is none. */
async function newLikeOurs(): Promise<DatabaseHandle> {
  const source = inject('database');
  if (source.kind === 'embedded') return newEmbedded();
  const name = `r${crypto.randomUUID().slice(0, 8)}`;
  const admin = new pg.Client({ connectionString: source.adminUrl });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const url = new URL(source.adminUrl);
  url.pathname = `/${name}`;
  return openDatabase({ url: url.href, dataDir: folder });
}

describe('a backup', () => {
  test('restores into either kind of database and back, every row and every paper byte for byte', async () => {
    await fill();
    const before = await everything(pool);
    expect(Object.values(before).flat().length).toBeGreaterThan(40);
    const manifest = await write();
    expect(manifest.missing).toEqual([]);

    const embedded = await newEmbedded();
    const elsewhere = createDiskBlobs(join(folder, 'elsewhere'));
    await restoreInto(embedded, elsewhere);
    expect(await everything(embedded.pool)).toEqual(before);
    for (const key of await keys(pool)) {
      expect(await readFile(join(folder, 'elsewhere', key), 'utf8')).toBe(`the bytes of ${key}`);
    }

    const second = join(folder, 'second.proceed');
    await writeBackup({ pool: embedded.pool, blobs: elsewhere, clock }, second);
    const again = await newLikeOurs();
    await restoreInto(again, createDiskBlobs(join(folder, 'third')), second);
    expect(await everything(again.pool)).toEqual(before);
    // What counts on goes on.
    await insertCase(again.db);
    const counted = ({ tables }: typeof manifest) => tables.map(({ name, rows }) => [name, rows]);
    expect(counted(await verifyBackup(second))).toEqual(counted(manifest));
  });

  test('restores into a bucket', async () => {
    await fill();
    await write();
    const s3 = await startS3Server('papers', 'AKIDTEST');
    const bucket = createS3Blobs({
      bucket: 'papers',
      region: 'us-east-1',
      endpoint: s3.endpoint,
      accessKeyId: 'AKIDTEST',
      secretAccessKey: 'secret',
      scratch: join(folder, 's3-scratch'),
    });
    await restoreInto(await newEmbedded(), bucket);
    expect([...s3.objects.keys()].sort()).toEqual((await keys(pool)).sort());
    for (const [key, bytes] of s3.objects) expect(String(bytes)).toBe(`the bytes of ${key}`);
    await s3.close();
  });

  test('holds everything that was answered before it began, and nothing half of what came while it ran', async () => {
    await fill();
    const before = new Set((await db.selectFrom('cases').select('id').execute()).map(({ id }) => id));
    let writing = true;
    const writer = (async () => {
      while (writing) await seedCase(db, 'meanwhile');
    })();
    const manifest = await writeBackup({ pool, blobs, clock }, file);
    writing = false;
    await writer;
    // The papers of the later cases were never stored; those of the first are all there.
    expect(manifest.blobs.length).toBeGreaterThanOrEqual(2);
    const handle = await newEmbedded();
    await restoreInto(handle, createDiskBlobs(join(folder, 'elsewhere')));
    const after = await handle.db.selectFrom('cases').select('id').execute();
    const restored = new Set(after.map(({ id }) => id));
    expect([...before].filter((id) => !restored.has(id))).toEqual([]);
    const lonely = await handle.db
      .selectFrom('documents')
      .select('id')
      .where('caseId', 'not in', handle.db.selectFrom('cases').select('id'))
      .execute();
    expect(lonely).toEqual([]);
  });

  test('a paper removed for good while it runs is not in it; one that was lost before is named', async () => {
    await fill();
    const [lost = ''] = await keys(pool);
    await blobs.remove(lost);
    const { rows } = await pool.query('select id, path from documents where path <> $1 limit 1', [lost]);
    const gone: { id: string; path: string } = rows[0];
    const removing: BlobStore = {
      ...blobs,
      async read(key, range) {
        if (key === gone.path) {
          await db.deleteFrom('milestoneAttachments').where('path', '=', key).execute();
          await db.deleteFrom('transcripts').where('path', '=', key).execute();
          await db.deleteFrom('productionDocuments').where('path', '=', key).execute();
          await db.deleteFrom('documents').where('path', '=', key).execute();
          await blobs.remove(key);
        }
        return blobs.read(key, range);
      },
    };
    const manifest = await writeBackup({ pool, blobs: removing, clock }, file);
    expect(manifest).toMatchObject({ missing: [lost], removedMeanwhile: [gone.path] });
    const handle = await newEmbedded();
    await restoreInto(handle, createDiskBlobs(join(folder, 'elsewhere')));
    const { rows: left } = await handle.pool.query('select id from documents where path = $1', [gone.path]);
    expect(left).toEqual([]);
  });

  test('whoever was to be deleted has the days of grace again', async () => {
    await fill();
    await db
      .updateTable('users')
      .set({ deleteAt: new Date('2020-01-01') })
      .execute();
    await write();
    const handle = await newEmbedded();
    await restoreInto(handle, createDiskBlobs(join(folder, 'elsewhere')));
    const users = await handle.db.selectFrom('users').select('deleteAt').execute();
    const soon = clock.now().getTime();
    for (const { deleteAt } of users)
      expect(deleteAt?.getTime() ?? 0).toBeGreaterThan(soon - 24 * 60 * 60 * 1000);
  });

  test('leaves out who is signed in, and what opens an account', async () => {
    await fill();
    const manifest = await write();
    const names = manifest.tables.map(({ name }) => name);
    const leftOut = ['sessions', 'account_tokens', 'factor_steps', 'backups'];
    expect(names.filter((name) => leftOut.includes(name))).toEqual([]);
    // Whoever had a second step is asked for it on the restored server too.
    expect(names).toEqual(expect.arrayContaining(['account_factors', 'recovery_codes']));
  });

  test('is for its owner’s eyes, and replaces nothing', async () => {
    await fill();
    await write();
    expect((await stat(file)).mode & 0o077).toBe(0);
    await expect(write()).rejects.toThrow(
      `${file} is there already. Choose another name. A backup never replaces a file.`,
    );
  });

  test('leaves nothing behind where it fails', async () => {
    await fill();
    const broken: BlobStore = {
      ...blobs,
      read: () => Promise.reject(new Error('the bucket does not answer')),
    };
    await expect(writeBackup({ pool, blobs: broken, clock }, file)).rejects.toThrow('does not answer');
    await expect(stat(file)).rejects.toThrow('ENOENT');
    await expect(stat(`${file}.partial`)).rejects.toThrow('ENOENT');
    await write();
  });
});

describe('a file is refused by name', () => {
  const refused = async (pattern: RegExp) => {
    await expect(requireRestorable(file, ROOM)).rejects.toThrow(pattern);
    await expect(requireRestorable(file, ROOM)).rejects.toThrow(file);
  };

  test('cut short', async () => {
    await fill();
    await write();
    const { size } = await stat(file);
    for (const part of [size - 1, size / 2, 10, 0]) {
      await truncate(file, Math.floor(part));
      await refused(/is not a whole backup/);
    }
  });

  test('changed anywhere', async () => {
    await fill();
    await write();
    const bytes = await readFile(file);
    const at = bytes.indexOf('the bytes of');
    const handle = await open(file, 'r+');
    await handle.write(Buffer.from('THE'), 0, 3, at);
    await handle.close();
    await refused(/is damaged: files\/.* is not what was written/);
  });

  test('of another kind, or not there', async () => {
    await writeFile(file, 'PK no');
    await refused(/is not a whole backup/);
    await rm(file);
    await refused(/There is no file/);
  });
});

test('only what is empty is restored into', async () => {
  await expect(requireEmptyDatabase(pool)).rejects.toThrow('The database is not empty.');
  await mkdir(join(folder, 'full'));
  await writeFile(join(folder, 'full', 'a'), '');
  await expect(requireEmptyFolder(join(folder, 'full'))).rejects.toThrow('is not empty');
  await requireEmptyFolder(join(folder, 'nowhere'));
});
