import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startServer } from '../setup/server-process.ts';
import { bareStart } from './bare-start.ts';
import { Person } from './person.ts';

const MIB = 1024 * 1024;
const SIZE = 420 * MIB;
const RESERVE = 120 * MIB;
/** The database takes room for its log in pieces of this size. */
const LOG_PIECE = 16 * MIB;

const disk = mkdtempSync(join(tmpdir(), 'low-disk-'));
let isMounted = false;
try {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', disk], { stdio: 'ignore' });
  isMounted = true;
} catch {
  process.stderr.write(
    '\n*** A small file system cannot be mounted here: a full disk is not tested. ***\n\n',
  );
}
afterAll(() => {
  if (isMounted) execFileSync('umount', ['-l', disk]);
  rmSync(disk, { recursive: true, force: true });
});

function free(): number {
  const { bavail, bsize } = statfsSync(disk);
  return bavail * bsize;
}

/** Fills the disk until `left` bytes are free; returns how to undo it. */
function fillTo(left: number): () => void {
  const path = join(disk, `filler-${left}`);
  writeFileSync(path, Buffer.alloc(free() - left));
  return () => rmSync(path);
}

const FULL = {
  code: 'INSUFFICIENT_STORAGE',
  message: expect.stringContaining('almost out of disk space'),
};

async function expectRefused(answer: Promise<Response>): Promise<void> {
  const response = await answer;
  expect({ status: response.status, body: await response.json() }).toMatchObject({ status: 507, body: FULL });
}

/**
 * Asks again and again until it is refused: the server looks at its disk from time to time. The first thing
 * asked after a change of the disk is what needs least room, so that all the rest is refused from then on.
 */
async function untilRefused(ask: () => Promise<Response>): Promise<void> {
  for (;;) {
    const answer = await ask();
    if (!answer.ok) return expectRefused(Promise.resolve(answer));
    await answer.body?.cancel();
  }
}

/** Announces an upload of so many bytes. */
function announce(person: Person, caseId: string, size: number): Promise<Response> {
  const value = (text: string) => Buffer.from(text).toString('base64');
  return fetch(`${person.url}/api/uploads`, {
    method: 'POST',
    headers: {
      cookie: person.cookie,
      'tus-resumable': '1.0.0',
      'upload-length': String(size),
      'upload-metadata': `filename ${value('large.pdf')},caseId ${value(caseId)}`,
    },
  });
}

test.runIf(isMounted)('a disk that fills up', async () => {
  const dataDir = join(disk, 'data');
  const env = { DISK_RESERVE_BYTES: String(RESERVE) };
  const server = await startServer({ dataDir, env });
  const person = new Person(server.url);
  await person.register('sol@example.org');
  const caseId = await person.createCase('Brandt v. Osei');
  const note = 'The key was returned on May 2, 2026.';
  expect((await person.upload(caseId, { 'note.txt': note })).status).toBe(201);
  const [first] = await person.read(caseId);
  expect(first).toMatchObject({ status: 'ready' });

  // Writes are refused before the reserve is touched.
  const makeRoom = fillTo(RESERVE + 7 * MIB);
  await untilRefused(() => announce(person, caseId, 40 * MIB));
  let photos = 0;
  await untilRefused(async () => {
    const answer = await person.upload(caseId, { [`photo ${photos + 1}.png`]: new Uint8Array(MIB) });
    if (answer.ok) photos += 1;
    return answer;
  });
  expect(photos).toBeGreaterThan(0);
  expect(free()).toBeGreaterThan(RESERVE - LOG_PIECE);

  // In the reserve reading, signing in and deleting go on.
  const freeReserve = fillTo(Math.min(free(), RESERVE) - 20 * MIB);
  await untilRefused(() => person.send('PUT', `/api/cases/${caseId}`, { title: 'Renamed' }));
  await expectRefused(announce(person, caseId, 1));
  await expectRefused(person.upload(caseId, { 'more.txt': 'more' }));
  const download = await person.send('GET', `/api/documents/${first?.id}/download`);
  expect(await download.text()).toBe(note);
  const returned = new Person(server.url);
  await returned.signIn('sol@example.org');
  const photo = (await returned.documents(caseId)).find(({ filename }) => filename === 'photo 1.png');
  expect((await returned.send('DELETE', `/api/documents/${photo?.id}`)).status).toBe(200);

  // Where not even the database has room, it is said so, and what is saved can be read.
  const freeLast = fillTo(20 * MIB);
  await untilRefused(() =>
    returned.send('POST', '/api/auth/sign-in', { email: 'sol@example.org', password: 'seven quiet rivers' }),
  );
  await expectRefused(returned.send('DELETE', `/api/documents/${first?.id}`));
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
  expect(await returned.ask('GET', `/api/documents/${first?.id}/text`)).toEqual({ extractedText: note });
  expect(await server.stop()).toBe(0);
  const start = bareStart({ DATA_DIR: dataDir, ...env });
  expect(await start.ended).toBe(1);
  expect(start.lines()).toEqual([expect.stringMatching(/almost full: \d+ MiB free, .*nothing is lost\.$/)]);

  // With room again everything works and nothing is missing.
  freeLast();
  freeReserve();
  makeRoom();
  const again = await startServer({ dataDir, env });
  const back = new Person(again.url, person.cookie);
  expect((await back.upload(caseId, { 'more.txt': 'more' })).status).toBe(201);
  const kept = await back.read(caseId);
  expect(kept).toHaveLength(photos + 1);
  expect(kept.find(({ filename }) => filename === 'more.txt')).toMatchObject({ status: 'ready' });
  expect(await again.stop()).toBe(0);
});
