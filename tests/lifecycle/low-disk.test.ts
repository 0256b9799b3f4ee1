import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { startServer } from '../setup/server-process.ts';
import { bareStart } from './bare-start.ts';
import { Person } from './person.ts';

const MIB = 1024 * 1024;
const SIZE = 420 * MIB;
const RESERVE = 120 * MIB;
/** The database takes room for its log in pieces of this size. */
const LOG_PIECE = 16 * MIB;
const SETTLE_MS = 400;

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
async function fillTo(left: number): Promise<() => void> {
  const path = join(disk, `filler-${left}`);
  writeFileSync(path, Buffer.alloc(free() - left));
  await sleep(SETTLE_MS);
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
  const makeRoom = await fillTo(RESERVE + 7 * MIB);
  await expectRefused(announce(person, caseId, 40 * MIB));
  const statuses: number[] = [];
  for (let number = 1; number <= 8; number += 1) {
    const { status } = await person.upload(caseId, { [`photo ${number}.png`]: new Uint8Array(2 * MIB) });
    statuses.push(status);
    await sleep(150);
  }
  expect(statuses[0]).toBe(201);
  expect(statuses.at(-1)).toBe(507);
  expect(new Set(statuses)).toEqual(new Set([201, 507]));
  expect(free()).toBeGreaterThan(RESERVE - LOG_PIECE);

  // In the reserve reading, signing in and deleting go on.
  const freeReserve = await fillTo(Math.min(free(), RESERVE) - 20 * MIB);
  await expectRefused(person.upload(caseId, { 'more.txt': 'more' }));
  await expectRefused(person.send('PUT', `/api/cases/${caseId}`, { title: 'Renamed' }));
  const download = await person.send('GET', `/api/documents/${first?.id}/download`);
  expect(await download.text()).toBe(note);
  const returned = new Person(server.url);
  await returned.signIn('sol@example.org');
  const photo = (await returned.documents(caseId)).find(({ filename }) => filename === 'photo 1.png');
  expect((await returned.send('DELETE', `/api/documents/${photo?.id}`)).status).toBe(200);

  // Where not even the database has room, it is said so, and what is saved can be read.
  const freeLast = await fillTo(20 * MIB);
  await expectRefused(returned.send('DELETE', `/api/documents/${first?.id}`));
  await expectRefused(
    returned.send('POST', '/api/auth/sign-in', { email: 'sol@example.org', password: 'seven quiet rivers' }),
  );
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
  expect(kept).toHaveLength(statuses.filter((status) => status === 201).length + 1);
  expect(kept.find(({ filename }) => filename === 'more.txt')).toMatchObject({ status: 'ready' });
  expect(await again.stop()).toBe(0);
});
