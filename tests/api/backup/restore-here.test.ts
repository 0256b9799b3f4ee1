import { mkdir, mkdtemp, open, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openDatabase } from '#db/client.ts';
import { migrateTo } from '#db/migrate.ts';
import { migrations } from '#db/migrations/index.ts';
import { hashPassword } from '#server/auth/password.ts';
import { writeBackup } from '#server/backup/backup.ts';
import { restoreCode } from '#server/backup/restore-code.ts';
import { RestoreFiles } from '#server/backup/restore-file.ts';
import { recoverRestore } from '#server/backup/restore-run.ts';
import { noteBackup } from '#server/backup/store.ts';
import { createDiskBlobs } from '#server/blobs/disk.ts';
import type { BlobStore } from '#server/blobs/store.ts';
import { RestoreProgress } from '#src/backup/schema.ts';
import { insertUser } from '#tests/factories/users.ts';
import { type Answer, WIRES } from '#tests/setup/agent.ts';
import { expectFailure } from '#tests/setup/answers.ts';
import { makeTestApp, type TestApp, type TestAppOptions } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { folderBlobs } from '#tests/setup/edges.ts';
import { bytesOf, everything, fill, keys } from './filled.ts';

const PASSWORD = 'seven quiet rivers';
const EMAIL = 'ines@example.org';
const database = await testDatabase();
const { db, pool } = database;
const apps: TestApp[] = [];
let folder: string;
let file: string;
/** What stood in the installation that was backed up. */
let before: Record<string, string[]>;
let papers: string[];
let app: TestApp;
let code: string;

async function newApp(options: TestAppOptions = {}): Promise<TestApp> {
  // A server of databases is known by its address.
  const made = await makeTestApp({
    ...options,
    ...(database.url !== undefined && { env: { DATABASE_URL: database.url } }),
  });
  apps.push(made);
  return made;
}

/** A backup of an installation in which people were, and after it an empty one. */
beforeEach(async () => {
  await database.reset();
  folder = await mkdtemp(join(tmpdir(), 'proceed-restore-here-'));
  file = join(folder, 'all.zip');
  const blobs = createDiskBlobs(join(folder, 'blobs'));
  await fill({ db, pool, blobs, folder });
  const { id } = await insertUser(db, { email: EMAIL, password: await hashPassword(PASSWORD) });
  app = await newApp();
  await app.deps.auth.start(id, null);
  before = await everything(pool);
  papers = await keys(pool);
  await writeBackup({ pool, blobs, clock: app.clock }, file);
  await database.reset();
  code = await restoreCode(app.dataDir);
});
afterEach(async () => {
  await Promise.all(apps.splice(0).map((each) => each.close()));
  await rm(folder, { recursive: true, force: true });
});
afterAll(() => database.reset());

const naming = async (path: string, more: object = {}) => ({
  code,
  filename: 'all.zip',
  bytes: (await stat(path)).size,
  modified: 1_700_000_000_000,
  ...more,
});
const begin = async (at: TestApp, path = file, more: object = {}): Promise<Answer> =>
  at.visitor().rest('POST', '/api/restore', await naming(path, more));
const begun = async (at: TestApp, path = file): Promise<RestoreProgress> => {
  const answer = await begin(at, path);
  expect(answer, answer.text).toMatchObject({ status: 201 });
  return RestoreProgress.parse(answer.body);
};

function send(at: TestApp, id: string, offset: number, body: BodyInit, type?: string): Promise<Response> {
  const headers = {
    'content-type': type ?? 'application/offset+octet-stream',
    'upload-offset': String(offset),
  };
  return at.request(`/api/restore/${id}`, { method: 'PATCH', headers, body, duplex: 'half' } as RequestInit);
}

async function progress(at: TestApp, id: string): Promise<RestoreProgress> {
  return RestoreProgress.parse(await (await at.request(`/api/restore/${id}`)).json());
}

/** Sends a whole file and waits until it is restored or refused. */
async function restore(at: TestApp, path = file): Promise<RestoreProgress> {
  const { id, done } = await begun(at, path);
  const sent = await send(at, id, done, (await readFile(path)).subarray(done));
  expect(sent.status, await sent.clone().text()).toBe(200);
  return ended(at, id);
}

async function ended(at: TestApp, id: string): Promise<RestoreProgress> {
  await at.deps.background.idle();
  return progress(at, id);
}

const isOffered = async (at: TestApp) => (await at.visitor().rest('GET', '/api/restore')).body;

async function storedPapers(at: TestApp): Promise<string[]> {
  const entries = await readdir(join(at.dataDir, 'blobs'), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

async function expectEmpty(at: TestApp): Promise<void> {
  expect(Object.values(await everything(pool)).flat()).toEqual([]);
  expect(await storedPapers(at)).toEqual([]);
}

async function expectRestored(at: TestApp): Promise<void> {
  expect(await everything(pool)).toEqual(before);
  for (const key of papers) {
    expect(await readFile(join(at.dataDir, 'blobs', key), 'utf8')).toBe(bytesOf(key));
  }
}

describe('an empty installation', () => {
  test('is filled from a backup, every row and every paper; people sign in with their passwords', async () => {
    expect(await isOffered(app)).toEqual({ offered: true });
    const { id, done, state } = await begun(app);
    expect({ done, state }).toEqual({ done: 0, state: 'receiving' });
    const bytes = await readFile(file);
    const half = Math.floor(bytes.length / 2);
    expect((await send(app, id, 0, bytes.subarray(0, half))).status).toBe(200);
    expect(await progress(app, id)).toMatchObject({ state: 'receiving', done: half, of: bytes.length });
    // The same file, chosen again in another window.
    expect(await begun(app)).toMatchObject({ id, done: half });
    expect((await send(app, id, half, bytes.subarray(half))).status).toBe(200);

    const over = await ended(app, id);
    expect(over).toMatchObject({ state: 'restored', message: null });
    expect(over.restored).toMatchObject({ people: before.users?.length, papers: papers.length });
    await expectRestored(app);
    expect(await isOffered(app)).toEqual({ offered: false });
    expect(await db.selectFrom('sessions').select('id').execute()).toEqual([]);
    for (const wire of WIRES) {
      const answer = await app.visitor().call(wire, 'auth.signIn', { email: EMAIL, password: PASSWORD });
      expect(answer.status, answer.text).toBe(200);
    }
    // The code was for one restore, and nothing of the file stays.
    expect(await readdir(app.dataDir)).not.toContain('restore');
    expectFailure(await begin(app), 409, 'CONFLICT', {
      message: expect.stringContaining('Somebody has an account here already.'),
    });
  });

  test('is filled from a backup of every earlier version that made backups', async () => {
    const all = Object.keys(migrations).sort();
    const steps = all.slice(all.indexOf('0036-account-life'));
    expect(steps.length).toBeGreaterThan(1);
    const password = await hashPassword(PASSWORD);
    const old = await openDatabase({ dataDir: await mkdtemp(join(folder, 'old-')) });
    for (const step of steps) {
      await migrateTo(old.db, step);
      await old.pool.query('delete from users');
      await old.pool.query('insert into users (email, password) values ($1, $2)', [EMAIL, password]);
      const path = join(folder, `${step}.zip`);
      await writeBackup({ pool: old.pool, blobs: folderBlobs(folder), clock: app.clock }, path);
      await database.reset();
      await noteBackup(db, { place: '/by/hand', files: 0, now: app.clock.now() });
      const here = await newApp();
      code = await restoreCode(here.dataDir);
      expect(await restore(here, path), step).toMatchObject({ state: 'restored', restored: { people: 1 } });
      const user = await here
        .visitor()
        .rest('POST', '/api/auth/sign-in', { email: EMAIL, password: PASSWORD });
      expect(user, `${step} ${user.text}`).toMatchObject({ status: 200 });
      expect(await db.selectFrom('backups').select('place').execute()).toEqual([{ place: '/by/hand' }]);
      // References and defaults are there again.
      const newcomer = { email: `${step}@example.org`, password: PASSWORD };
      expect((await here.visitor().rest('POST', '/api/auth/register', newcomer)).status).toBe(201);
    }
    await old.close();
  });

  test('reads on what was being read when the backup was made', async () => {
    const blobs = createDiskBlobs(join(folder, 'blobs'));
    await restore(app);
    await pool.query("update documents set status = 'reading'");
    const second = join(folder, 'second.zip');
    await writeBackup({ pool, blobs, clock: app.clock }, second);
    await database.reset();
    const here = await newApp();
    code = await restoreCode(here.dataDir);
    expect(await restore(here, second)).toMatchObject({ state: 'restored' });
    const states = await db.selectFrom('documents').select('status').distinct().execute();
    expect(states).toEqual([{ status: 'queued' }]);
  });
});

describe('nobody else plants anything', () => {
  test('without the code', async () => {
    for (const wrong of ['AAAA-AAAA-AAAA-AAAA', code.slice(0, -1), `${code}2`]) {
      const fields = { code: expect.stringContaining('This is not the code.') };
      expectFailure(await begin(app, file, { code: wrong }), 403, 'FORBIDDEN', { fields });
    }
    expect((await begin(app, file, { code: '' })).body).toMatchObject({
      fields: { code: expect.any(String) },
    });
    expect(await readdir(join(app.dataDir, 'restore'))).toEqual(['code']);
    // Typed by hand.
    expect((await begin(app, file, { code: ` ${code.toLowerCase().replaceAll('-', ' ')}` })).status).toBe(
      201,
    );
  });

  test('where no code was made', async () => {
    await rm(join(app.dataDir, 'restore'), { recursive: true });
    expectFailure(await begin(app), 403, 'FORBIDDEN');
  });

  test('or tries for long, and nobody is kept out by another who does', async () => {
    const guesser = app.visitor();
    guesser.address = '198.51.100.9';
    const input = await naming(file, { code: 'AAAA-AAAA-AAAA-AAAA' });
    const statuses: number[] = [];
    for (let tries = 0; tries < 31; tries += 1) {
      statuses.push((await guesser.rest('POST', '/api/restore', input)).status);
    }
    expect(statuses).toEqual([...new Array(30).fill(403), 429]);
    expect((await begin(app)).status).toBe(201);
  });

  test('by the address of an upload that is not theirs', async () => {
    await begun(app);
    const other = '9d7f0c52-3b1e-4c58-8a0f-2f6f6f1f6a11';
    expect((await app.request(`/api/restore/${other}`)).status).toBe(404);
    expect((await send(app, other, 0, 'x')).status).toBe(404);
  });
});

describe('a file that comes in', () => {
  test('goes on where a lost line left it', async () => {
    const { id } = await begun(app);
    const bytes = await readFile(file);
    const lost = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(bytes.subarray(0, 1000));
      },
      pull(controller) {
        controller.error(new Error('the line is lost'));
      },
    });
    expect((await send(app, id, 0, lost)).status).toBe(400);
    const { done } = await progress(app, id);
    expect(done).toBe(1000);
    expect((await send(app, id, done, bytes.subarray(done))).status).toBe(200);
    expect(await ended(app, id)).toMatchObject({ state: 'restored' });
    await expectRestored(app);
  });

  test('whose former line still hangs is taken over by the next one', async () => {
    const { id } = await begun(app);
    const bytes = await readFile(file);
    const hanging = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(bytes.subarray(0, 1000)),
    });
    const first = send(app, id, 0, hanging);
    await vi.waitUntil(async () => (await progress(app, id)).done === 1000);
    expect((await send(app, id, 1000, bytes.subarray(1000))).status).toBe(200);
    expect((await first).status).toBe(400);
    expect(await ended(app, id)).toMatchObject({ state: 'restored' });
  });

  test('goes on after a restart, and begins by itself where all of it was there', async () => {
    const { id } = await begun(app);
    const bytes = await readFile(file);
    await send(app, id, 0, bytes.subarray(0, 500));
    // Another process over the same folder.
    const again = await newApp({ deps: { env: app.deps.env, blobs: app.deps.blobs } });
    expect(await recoverRestore(again.deps, new RestoreFiles(app.dataDir))).toBe(false);
    expect(await begun(again)).toMatchObject({ id, done: 500 });
    await writeFile(join(app.dataDir, 'restore', 'backup'), bytes);
    expect(await begun(again)).toMatchObject({ id, state: 'checking' });
    expect(await ended(again, id)).toMatchObject({ state: 'restored' });
    await expectRestored(app);
  });

  test('is restored once, however many ask at once after a restart', async () => {
    const { id } = await begun(app);
    await writeFile(join(app.dataDir, 'restore', 'backup'), await readFile(file));
    const adopted: string[] = [];
    const blobs: BlobStore = {
      ...app.deps.blobs,
      async adopt(key, path) {
        adopted.push(key);
        await app.deps.blobs.adopt(key, path);
      },
    };
    const again = await newApp({ deps: { env: app.deps.env, blobs } });
    const seen = await Promise.all(Array.from({ length: 4 }, () => progress(again, id)));
    expect(new Set(seen.map(({ state }) => state))).toEqual(new Set(['checking']));
    expect(await ended(again, id)).toMatchObject({ state: 'restored', message: null });
    expect(adopted.sort()).toEqual([...papers].sort());
    await expectRestored(app);
  });

  test('is taken over by one of two lines that come at once', async () => {
    const { id } = await begun(app);
    const bytes = await readFile(file);
    const hanging = (piece?: Uint8Array) =>
      new ReadableStream<Uint8Array>({ start: (controller) => piece && controller.enqueue(piece) });
    const first = send(app, id, 0, hanging(bytes.subarray(0, 1000)));
    await vi.waitUntil(async () => (await progress(app, id)).done === 1000);
    const lines = [send(app, id, 1000, hanging()), send(app, id, 1000, bytes.subarray(1000))];
    const statuses = (await Promise.all([first, ...lines])).map(({ status }) => status);
    expect(statuses).toEqual([400, 400, 200]);
    expect(await ended(app, id)).toMatchObject({ state: 'restored' });
    await expectRestored(app);
  });

  test('is answered with how far it is while it is restored, and another is refused', async () => {
    const { promise: gate, resolve } = Promise.withResolvers<void>();
    const blobs: BlobStore = {
      ...app.deps.blobs,
      async adopt(key, path) {
        await gate;
        await app.deps.blobs.adopt(key, path);
      },
    };
    const here = await newApp({ deps: { env: app.deps.env, blobs } });
    const { id, of } = await begun(here);
    await send(here, id, 0, await readFile(file));
    await vi.waitUntil(async () => (await progress(here, id)).state === 'papers');
    expect(await begun(here)).toMatchObject({ id, state: 'papers' });
    for (const other of [{ modified: 7 }, { bytes: of + 1 }, { filename: 'other.zip' }]) {
      expectFailure(await begin(here, file, other), 409, 'CONFLICT', {
        message: '“all.zip” is being restored already.',
      });
    }
    resolve();
    expect(await ended(here, id)).toMatchObject({ state: 'restored' });
    await expectRestored(app);
  });

  test('does not stay where somebody came meanwhile', async () => {
    const bytes = await readFile(file);
    const asked: ((at: TestApp, id: string) => Promise<Response>)[] = [
      async (at, id) => send(at, id, 500, bytes.subarray(500)),
      async (at, id) => at.request(`/api/restore/${id}`),
      // All of it is there, and nothing of it is read any more.
      async (at, id) => {
        await writeFile(join(at.dataDir, 'restore', 'backup'), bytes);
        return at.request(`/api/restore/${id}`);
      },
      async (at) => at.visitor().request('/api/restore', await posted()),
    ];
    const posted = async () => ({
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(await naming(file)),
    });
    for (const ask of asked) {
      await database.reset();
      const here = await newApp();
      code = await restoreCode(here.dataDir);
      const { id } = await begun(here);
      await send(here, id, 0, bytes.subarray(0, 500));
      await insertUser(db, { email: 'first@example.org' });
      const answer = await ask(here, id);
      expect(answer.status, await answer.clone().text()).toBe(409);
      expect(await answer.text()).toContain('Somebody has an account here already.');
      expect(await readdir(join(here.dataDir, 'restore'))).toEqual(['code']);
    }
  });

  test('is refused where it is not the next piece, is too much or of another kind', async () => {
    const { id, of } = await begun(app);
    const bytes = await readFile(file);
    expect((await send(app, id, 10, bytes)).status).toBe(409);
    expect((await send(app, id, 0, bytes, 'application/zip')).status).toBe(415);
    expect((await send(app, id, 0, Buffer.concat([bytes, Buffer.from('x')]))).status).toBe(413);
    expect(await progress(app, id)).toMatchObject({ state: 'receiving', done: 0, of });
    const unknown = await begin(app, file, { surprise: true });
    expectFailure(unknown, 400, 'BAD_REQUEST');
    await expectEmpty(app);
  });

  test('gives way to another', async () => {
    const { id } = await begun(app);
    await send(app, id, 0, 'x');
    const other = join(folder, 'other.zip');
    await writeFile(other, 'PK');
    const second = RestoreProgress.parse((await begin(app, other, { filename: 'other.zip' })).body);
    expect(second).toMatchObject({ done: 0, of: 2 });
    expect((await app.request(`/api/restore/${id}`)).status).toBe(404);
  });

  test('needs room on the disk, as it says itself and unpacked', async () => {
    app.disk.free = (await stat(file)).size - 1;
    expectFailure(await begin(app), 507, 'INSUFFICIENT_STORAGE');
    app.disk.free += 1;
    const { state, message } = await restore(app);
    // Of a server's database the rows lie elsewhere, and so little fits.
    if (database.kind === 'embedded') {
      expect({ state, message }).toEqual({
        state: 'refused',
        message: expect.stringMatching(/^“all.zip” is refused: it needs [\d,]+ bytes of disk/),
      });
      await expectEmpty(app);
    } else expect(state).toBe('restored');
  });
});

describe('refused by name, and nothing is half-written', () => {
  const refused = async (at: TestApp, pattern: RegExp) => {
    const { state, message } = await restore(at);
    expect({ state, message }).toEqual({ state: 'refused', message: expect.stringMatching(pattern) });
    expect(message).not.toContain(at.dataDir);
    await expectEmpty(at);
    expect(await isOffered(at)).toEqual({ offered: true });
  };

  test('cut short; changed; of another kind; and the whole one after them is taken', async () => {
    const whole = await readFile(file);
    await truncate(file, Math.floor(whole.length * 0.7));
    await refused(app, /^“all.zip” is not a whole backup of Proceed/);
    await writeFile(file, whole);
    const handle = await open(file, 'r+');
    await handle.write(Buffer.from('THE'), 0, 3, whole.indexOf('the bytes of'));
    await handle.close();
    await refused(app, /^“all.zip” is damaged: files\/.* is not what was written/);
    await writeFile(file, 'A letter, not a backup.');
    await refused(app, /^“all.zip” is not a whole backup of Proceed/);
    await writeFile(file, whole);
    expect(await restore(app)).toMatchObject({ state: 'restored' });
    await expectRestored(app);
  });

  test('of a newer version', async () => {
    const later = "'9999-later'";
    await pool.query(
      `insert into kysely_migration (name, timestamp) values (${later}, '2999-01-01T00:00:00.000Z')`,
    );
    await rm(file);
    await writeBackup({ pool, blobs: folderBlobs(folder), clock: app.clock }, file);
    await pool.query(`delete from kysely_migration where name = ${later}`);
    await refused(app, /^“all.zip” was made by a newer version of Proceed \(its schema is 9999-later\)/);
  });

  test('where somebody came while papers were written: they stay, and its papers go', async () => {
    const blobs = folderBlobs(join(app.dataDir, 'blobs'));
    const met: BlobStore = {
      ...blobs,
      async adopt(key, path) {
        await blobs.adopt(key, path);
        if (key === papers[0]) await insertUser(db, { email: 'first@example.org' });
      },
    };
    const here = await newApp({ deps: { env: app.deps.env, blobs: met } });
    const { state, message } = await restore(here);
    expect({ state, message }).toEqual({
      state: 'refused',
      message: expect.stringContaining('Somebody has an account here already.'),
    });
    const users = await db.selectFrom('users').select('email').execute();
    expect(users).toEqual([{ email: 'first@example.org' }]);
    expect(await storedPapers(app)).toEqual([]);
    expect(await isOffered(here)).toEqual({ offered: false });
  });

  test('where the storage gives out in between', async () => {
    const blobs = folderBlobs(join(app.dataDir, 'blobs'));
    const full: BlobStore = {
      ...blobs,
      async adopt(key, path) {
        if (key === papers[1]) throw new Error('no space left on device');
        await blobs.adopt(key, path);
      },
    };
    const here = await newApp({ deps: { env: app.deps.env, blobs: full } });
    expect(await restore(here)).toMatchObject({
      state: 'refused',
      message: expect.stringContaining('Something went wrong on our side'),
    });
    expect(here.log.lines).toContainEqual(expect.objectContaining({ level: 'error' }));
    await expectEmpty(app);
  });

  test('where the storage does not even take away: the same file goes on once it answers', async () => {
    let isDown = true;
    const answering = () => {
      if (isDown) throw new Error('the storage does not answer');
    };
    const blobs: BlobStore = {
      ...app.deps.blobs,
      async adopt(key, path) {
        if (key !== papers[0]) answering();
        await app.deps.blobs.adopt(key, path);
      },
      async remove(key) {
        answering();
        await app.deps.blobs.remove(key);
      },
    };
    const here = await newApp({ deps: { env: app.deps.env, blobs } });
    const { id, message } = await restore(here);
    expect(message).toContain('Something went wrong on our side');
    isDown = false;
    expect(await begun(here)).toMatchObject({ id, state: 'checking', message: null });
    expect(await ended(here, id)).toMatchObject({ state: 'restored', message: null });
    await expectRestored(app);
  });

  test('a power cut leaves an empty installation: what it left in the storage goes at the next start', async () => {
    const { id } = await begun(app);
    const files = new RestoreFiles(app.dataDir);
    await writeFile(files.path, await readFile(file));
    await files.beginWriting();
    for (const key of papers.slice(0, -1)) {
      await writeFile(join(folder, 'draft'), bytesOf(key));
      await app.deps.blobs.adopt(key, join(folder, 'draft'));
    }
    const again = await newApp({ deps: { env: app.deps.env, blobs: app.deps.blobs } });
    expect(await recoverRestore(again.deps, files)).toBe(false);
    await expectEmpty(app);
    expect(await restoreCode(app.dataDir)).toBe(code);
    // Whoever still looks at the page sees it begin again.
    expect(await progress(again, id)).toMatchObject({ state: 'checking' });
    expect(await ended(again, id)).toMatchObject({ state: 'restored' });
    await expectRestored(app);
  });

  test('a power cut after the rows were written leaves everything', async () => {
    const { id } = await begun(app);
    const kept = join(folder, 'kept');
    await mkdir(kept);
    await send(app, id, 0, await readFile(file));
    expect(await ended(app, id)).toMatchObject({ state: 'restored' });
    const files = new RestoreFiles(app.dataDir);
    await files.begin({ filename: 'all.zip', bytes: 1, modified: 0 });
    await writeFile(files.path, await readFile(file));
    await files.beginWriting();
    const again = await newApp({ deps: { env: app.deps.env, blobs: app.deps.blobs } });
    expect(await recoverRestore(again.deps, files)).toBe(true);
    await expectRestored(app);
    expect(await readdir(app.dataDir)).not.toContain('restore');
  });
});

test('two servers on one database restore once', async () => {
  // Each with its own connections; of the embedded database there is one server, which is asked twice.
  const { url } = database;
  const other = url === undefined ? undefined : await openDatabase({ url, dataDir: folder });
  const shared = folderBlobs(join(app.dataDir, 'blobs'));
  const slow: BlobStore = {
    ...shared,
    async adopt(key, path) {
      await shared.adopt(key, path);
      await new Promise((resolve) => setTimeout(resolve, 50));
    },
  };
  const both = [
    await newApp({ deps: { blobs: slow } }),
    await newApp({ deps: { blobs: slow, pool: other?.pool ?? pool } }),
  ];
  const over: RestoreProgress[] = [];
  await Promise.all(
    both.map(async (each) => {
      const answer = await begin(each, file, { code: await restoreCode(each.dataDir) });
      const { id } = RestoreProgress.parse(answer.body);
      await send(each, id, 0, await readFile(file));
      over.push(await ended(each, id));
    }),
  );
  expect(over.map(({ state }) => state).sort()).toEqual(['refused', 'restored']);
  expect(over.find(({ state }) => state === 'refused')?.message).toMatch(
    /being restored here already|Somebody has an account/,
  );
  await expectRestored(app);
  await other?.close();
});
