import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBlobStore } from '#server/blobs/create.ts';
import { createDiskBlobs } from '#server/blobs/disk.ts';
import { blobKeyFor } from '#server/blobs/keys.ts';
import { createS3Blobs } from '#server/blobs/s3.ts';
import type { BlobStore } from '#server/blobs/store.ts';
import { parseEnv } from '#server/env.ts';
import { type S3Server, startS3Server } from './s3-server.ts';

const MIB = 1024 * 1024;
const BUCKET = 'papers';
let folder: string;
let s3: S3Server;

beforeAll(async () => {
  s3 = await startS3Server(BUCKET, 'AKIDTEST');
});
afterAll(() => s3.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blobs-'));
  s3.objects.clear();
  s3.open.clear();
  s3.seen.length = 0;
  s3.failing = undefined;
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function s3Store(values: Partial<Parameters<typeof createS3Blobs>[0]> = {}): BlobStore {
  return createS3Blobs({
    bucket: BUCKET,
    region: 'us-east-1',
    endpoint: s3.endpoint,
    accessKeyId: 'AKIDTEST',
    secretAccessKey: 'secret',
    scratch: join(folder, 'scratch'),
    partBytes: 5 * MIB,
    ...values,
  });
}

const STORES: [kind: BlobStore['kind'], make: () => BlobStore][] = [
  ['disk', () => createDiskBlobs(join(folder, 'blobs'))],
  ['s3', () => s3Store()],
];

describe.each(STORES)('the %s store', (kind, make) => {
  let store: BlobStore;
  beforeEach(() => {
    store = make();
  });

  async function put(bytes: Buffer, key = blobKeyFor(randomUUID())): Promise<string> {
    const path = join(folder, 'incoming');
    await writeFile(path, bytes);
    await store.adopt(key, path);
    expect(existsSync(path)).toBe(false);
    return key;
  }

  it('says what it is, and that it answers', async () => {
    expect(store.kind).toBe(kind);
    await store.check();
  });

  it.each([0, 1, 100_000, 12 * MIB + 5])('gives back %i bytes as they were', async (size) => {
    const bytes = randomBytes(size);
    const key = await put(bytes);
    expect(await store.size(key)).toBe(size);
    expect((await buffer(await store.read(key))).equals(bytes)).toBe(true);
  });

  it('gives back a range', async () => {
    const key = await put(Buffer.from('0123456789'));
    expect((await buffer(await store.read(key, { start: 3, end: 5 }))).toString()).toBe('345');
    expect((await buffer(await store.read(key, { start: 9, end: 9 }))).toString()).toBe('9');
  });

  it('lends a local file', async () => {
    const key = await put(Buffer.from('on paper'));
    const { path, release } = await store.local(key);
    expect(await readFile(path, 'utf8')).toBe('on paper');
    await release();
    expect(await store.size(key)).toBe(8);
    if (kind === 's3') expect(await readdir(join(folder, 'scratch'))).toEqual([]);
  });

  it('knows nothing of a key that was never stored, or is removed', async () => {
    const key = await put(Buffer.from('x'));
    await store.remove(key);
    await store.remove(key);
    for (const unknown of [key, blobKeyFor(randomUUID())]) {
      expect(await store.size(unknown)).toBeUndefined();
      await expect(store.read(unknown)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(store.local(unknown)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
  });

  it('takes a file that it has already taken', async () => {
    const key = await put(Buffer.from('twice'));
    await store.adopt(key, join(folder, 'incoming'));
    expect(await store.size(key)).toBe(5);
  });

  it('does not take a file that is not there', async () => {
    await expect(store.adopt(blobKeyFor(randomUUID()), join(folder, 'nothing'))).rejects.toThrow();
  });
});

describe('the disk store', () => {
  it('refuses keys that could leave its folder', async () => {
    const store = createDiskBlobs(join(folder, 'blobs'));
    await writeFile(join(folder, 'secret'), 'x');
    for (const key of ['../secret', 'a/../../secret', '/etc/passwd', 'A', 'a.b', '']) {
      await expect(store.read(key), key).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
  });

  it('takes a file from another file system', async () => {
    const elsewhere = await mkdtemp('/dev/shm/blobs-').catch(() => mkdtemp(join(tmpdir(), 'blobs-')));
    const store = createDiskBlobs(join(folder, 'blobs'));
    await writeFile(join(elsewhere, 'a'), 'from far');
    await store.adopt('ab/abc', join(elsewhere, 'a'));
    expect((await buffer(await store.read('ab/abc'))).toString()).toBe('from far');
    expect(await readdir(elsewhere)).toEqual([]);
    expect(await readdir(join(folder, 'blobs/ab'))).toEqual(['abc']);
    await rm(elsewhere, { recursive: true });
  });

  it('does not answer when its folder cannot be made', async () => {
    await writeFile(join(folder, 'blobs'), 'a file stands in the way');
    await expect(createDiskBlobs(join(folder, 'blobs')).check()).rejects.toThrow();
  });
});

describe('the S3 store', () => {
  it('sends a big file in parts, never more than one in memory', async () => {
    s3.largest = 0;
    const path = join(folder, 'big');
    await writeFile(path, randomBytes(12 * MIB));
    await s3Store().adopt('big', path);
    expect(s3.seen.filter((line) => line.startsWith('PUT big?'))).toHaveLength(3);
    expect(s3.largest).toBe(5 * MIB);
    expect(s3.open.size).toBe(0);
  });

  it('leaves no parts behind and keeps the file when a part fails', async () => {
    const path = join(folder, 'big');
    await writeFile(path, randomBytes(12 * MIB));
    s3.failing = 'PUT big?partNumber=3';
    const store = s3Store();
    await expect(store.adopt('big', path)).rejects.toThrow();
    expect([s3.open.size, s3.objects.size, existsSync(path)]).toEqual([0, 0, true]);
    s3.failing = undefined;
    await store.adopt('big', path);
    expect(s3.objects.get('big')?.length).toBe(12 * MIB);
  });

  it('does not answer with a wrong key, or without its bucket', async () => {
    await expect(s3Store({ accessKeyId: 'OTHER' }).check()).rejects.toThrow();
    await expect(s3Store({ bucket: 'other' }).check()).rejects.toThrow();
  });
});

it('the configuration chooses', async () => {
  await mkdir(join(folder, 'data'), { recursive: true });
  const base = { DATA_DIR: join(folder, 'data') };
  expect(createBlobStore(parseEnv(base)).kind).toBe('disk');
  const store = createBlobStore(
    parseEnv({
      ...base,
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: s3.endpoint,
      S3_ACCESS_KEY_ID: 'AKIDTEST',
      S3_SECRET_ACCESS_KEY: 'secret',
    }),
  );
  expect(store.kind).toBe('s3');
  await store.check();
});
