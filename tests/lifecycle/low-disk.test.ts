import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { startServer } from '../setup/server-process.ts';
import { Person } from './person.ts';

const MIB = 1024 * 1024;
const SIZE = 420 * MIB;
const RESERVE = 120 * MIB;
const CHECKED_EVERY_MS = 1100;

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

/** Fills the disk until `left` bytes are free; returns how to undo it. */
function fillTo(left: number): () => void {
  const { bavail, bsize } = statfsSync(disk);
  const path = join(disk, 'filler');
  writeFileSync(path, Buffer.alloc(bavail * bsize - left));
  return () => rmSync(path);
}

test.runIf(isMounted)(
  'before the reserve is touched writing is refused with 507; reading goes on',
  async () => {
    const dataDir = join(disk, 'data');
    const server = await startServer({ dataDir, env: { DISK_RESERVE_BYTES: String(RESERVE) } });
    const person = new Person(server.url);
    await person.register('sol@example.org');
    const caseId = await person.createCase('Brandt v. Osei');
    expect((await person.upload(caseId, { 'note.txt': 'The key was returned on May 2, 2026.' })).status).toBe(
      201,
    );
    const [note] = await person.read(caseId);

    const empty = fillTo(RESERVE - 4 * MIB);
    await sleep(CHECKED_EVERY_MS);
    const refused = await person.upload(caseId, { 'more.txt': 'more' });
    expect(refused.status).toBe(507);
    expect(await refused.json()).toMatchObject({
      code: 'INSUFFICIENT_STORAGE',
      message: expect.stringContaining('almost out of disk space'),
    });
    expect((await person.send('PUT', `/api/cases/${caseId}`, { title: 'Renamed' })).status).toBe(507);
    const { bavail, bsize } = statfsSync(disk);
    expect(bavail * bsize).toBeGreaterThan(RESERVE - 8 * MIB);

    expect(await person.documents(caseId)).toHaveLength(1);
    expect((await person.send('GET', `/api/documents/${note?.id}/download`)).status).toBe(200);
    const returned = new Person(server.url);
    await returned.signIn('sol@example.org');
    expect((await returned.send('DELETE', `/api/documents/${note?.id}`)).status).toBe(200);

    empty();
    await sleep(CHECKED_EVERY_MS);
    expect((await person.upload(caseId, { 'more.txt': 'more' })).status).toBe(201);
    expect(await server.stop()).toBe(0);
  },
);
