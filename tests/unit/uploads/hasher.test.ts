import { createHash, randomBytes } from 'node:crypto';
import { appendFile, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hasher } from '#server/uploads/hasher.ts';

const MIB = 1024 * 1024;
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hasher-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('hashes a file while it grows', async () => {
  const path = join(folder, 'growing');
  const bytes = randomBytes(5 * MIB + 17);
  await writeFile(path, '');
  for (let at = 0; at < bytes.length; at += 700_000) {
    await appendFile(path, bytes.subarray(at, at + 700_000));
    hasher.follow('growing', path, Math.min(bytes.length, at + 700_000));
  }
  expect(await hasher.digest('growing', path, bytes.length)).toBe(sha256(bytes));
});

it('hashes a file it has never seen, an empty one, and several at once', async () => {
  const files = [0, 1, 3 * MIB].map((size, n) => ({
    path: join(folder, `new-${n}`),
    bytes: randomBytes(size),
  }));
  for (const { path, bytes } of files) await writeFile(path, bytes);
  const hashes = await Promise.all(files.map(({ path, bytes }) => hasher.digest(path, path, bytes.length)));
  expect(hashes).toEqual(files.map(({ bytes }) => sha256(bytes)));
});

it('goes on with a file that was moved meanwhile', async () => {
  const path = join(folder, 'here');
  const bytes = randomBytes(MIB);
  await writeFile(path, bytes);
  hasher.follow('moved', path, 1000);
  await hasher.digest('other', path, 1);
  await rename(path, join(folder, 'there'));
  expect(await hasher.digest('moved', path, bytes.length)).toBe(sha256(bytes));
});

it('hashes again from the start what was cut back and written anew', async () => {
  const path = join(folder, 'anew');
  await writeFile(path, 'wrong bytes');
  hasher.follow('anew', path, 11);
  hasher.drop('anew');
  await writeFile(path, 'right ones');
  expect(await hasher.digest('anew', path, 10)).toBe(sha256(Buffer.from('right ones')));
});

it('says so when the file is not there or too short, and goes on working', async () => {
  const path = join(folder, 'short');
  await writeFile(path, 'short');
  await expect(hasher.digest('none', join(folder, 'none'), 1)).rejects.toThrow(/ENOENT/);
  await expect(hasher.digest('short', path, 6)).rejects.toThrow(/shorter/);
  expect(await hasher.digest('short', path, 5)).toBe(sha256(Buffer.from('short')));
});

it('follows more files than it holds open', async () => {
  const names = Array.from({ length: 90 }, (_, n) => join(folder, `many-${n}`));
  for (const path of names) {
    await writeFile(path, path);
    hasher.follow(path, path, 3);
  }
  for (const path of names) {
    expect(await hasher.digest(path, path, path.length)).toBe(sha256(Buffer.from(path)));
  }
});
