import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { sweepBlobs } from '#server/backup/blob-sweep.ts';
import { createDiskBlobs } from '#server/blobs/disk.ts';
import { blobKeyFor } from '#server/blobs/keys.ts';
import { sumKept } from '#server/cases/room-store.ts';
import { sumWaiting } from '#server/intake/store.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { insertUser } from '#tests/factories/users.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { makeReadingApp, startJobs } from '#tests/setup/reading.ts';
import { until } from '#tests/setup/until.ts';
import { begin, look, only, picture, settled } from './stand.ts';

const database = await testDatabase();
const folder = join(database.dataDir, 'blobs-left');
const server = await makeReadingApp({ blobs: createDiskBlobs(folder) });
const { db } = server;
let jobs: Jobs;
beforeEach(async () => {
  await database.reset();
  for (const key of await keys()) await rm(join(folder, key));
  server.clock.set('2026-03-12T18:00:00Z');
  jobs = await startJobs(server);
});
afterEach(() => jobs.stop());
afterAll(() => server.close());

async function keys(): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return found
    .flatMap((each) => (each.isFile() ? [join(each.parentPath, each.name).slice(folder.length + 1)] : []))
    .sort();
}

/** The keys that rows name. */
async function named(): Promise<string[]> {
  const { rows } = await sql<{ path: string }>`
    select path from documents union select path from intake_files order by path`.execute(db);
  return rows.map(({ path }) => path);
}

const MAIL = [
  'From: Robin Vale <robin@example.org>',
  'To: Willa Hargrove <willa@example.org>',
  'Subject: The lease',
  'MIME-Version: 1.0',
  'Content-Type: multipart/mixed; boundary=edge',
  '',
  '--edge',
  'Content-Type: text/plain',
  '',
  'The lease is attached.',
  '--edge',
  'Content-Type: text/plain; name=lease.txt',
  'Content-Disposition: attachment; filename=lease.txt',
  '',
  'The rent is due on the first.',
  '--edge--',
  '',
].join('\r\n');

test('pages that are put together otherwise leave nothing on the disk', async () => {
  const agent = server.visitor();
  const { intakeId, documents } = await begin(agent, [picture('1.png', 90), picture('2.png', 120)]);
  const [one = '', two = ''] = documents.map(({ id }) => id);
  for (const papers of [[[two, one]], [[one], [two]], [[two, one]]]) {
    await settled(agent, intakeId);
    expect((await agent.rest('PATCH', `/api/intake/${intakeId}`, { papers })).status).toBe(200);
  }
  await settled(agent, intakeId);
  expect((await agent.rest('PATCH', `/api/intake/${intakeId}/files/${one}`, { turn: 90 })).status).toBe(200);
  const intake = await settled(agent, intakeId);
  expect(only(intake.papers).files).toEqual([two, one]);
  await until(async () => expect(await keys()).toEqual(await named()));
  // What was joined counts like what came.
  const { rows } = await sql<{
    bytes: number;
  }>`select (select sum(size) from documents) + (select sum(size) from intake_files) as bytes`.execute(db);
  expect(await sumWaiting(db)).toBe(Number(rows[0]?.bytes));
});

test('what came inside of a letter goes with it, and counts while it is there', async () => {
  const user = await insertUser(db);
  const agent = await server.as(user);
  const { intakeId, documents } = await begin(agent, [
    new File([MAIL], 'lease.eml', { type: 'message/rfc822' }),
    new File(['A letter.'], 'letter.txt', { type: 'text/plain' }),
  ]);
  await settled(agent, intakeId);
  await until(async () => expect(await keys()).toHaveLength(3));
  const sizes = [MAIL, 'A letter.', 'The rent is due on the first.\n'].map(({ length }) => length);
  expect(await sumKept(db, user.id, null)).toBe(sizes.reduce((sum, size) => sum + size, 0));
  expect(
    (await agent.request(`/api/intake/${intakeId}/files/${documents[0]?.id}`, { method: 'DELETE' })).status,
  ).toBe(200);
  await look(agent, intakeId);
  await until(async () => expect(await keys()).toEqual(await named()));
});

test('bytes that no row names go once they are old; what is young, named or foreign stays', async () => {
  const agent = server.visitor();
  await begin(
    agent,
    Array.from({ length: 5 }, (_, at) => new File([`Letter ${at}.`], `${at}.txt`, { type: 'text/plain' })),
  );
  const made = [server.deps.ids.next(), server.deps.ids.next()].map(blobKeyFor);
  const [old = '', young = ''] = made;
  for (const key of [...made, 'notes/of-the-operator']) {
    await mkdir(join(folder, key, '..'), { recursive: true });
    await writeFile(join(folder, key), 'left');
  }
  const aged = async (key: string, days: number) => {
    const at = new Date(server.clock.now().getTime() - days * 86_400_000);
    await utimes(join(folder, key), at, at);
  };
  for (const key of await keys()) await aged(key, key === young ? 29 : 31);
  await sweepBlobs(server.deps);
  const left = await keys();
  expect(left).not.toContain(old);
  expect(left).toEqual(expect.arrayContaining([young, 'notes/of-the-operator', ...(await named())]));
});

test('where most bytes have no row the database is another one, and nothing goes', async () => {
  const agent = server.visitor();
  await begin(
    agent,
    Array.from({ length: 5 }, (_, at) => new File([`Letter ${at}.`], `${at}.txt`, { type: 'text/plain' })),
  );
  const before = await keys();
  for (const key of before) await utimes(join(folder, key), new Date(0), new Date(0));
  await database.reset();
  await sweepBlobs(server.deps);
  expect(await keys()).toEqual(before);
});
