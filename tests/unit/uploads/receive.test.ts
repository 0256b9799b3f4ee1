import { randomBytes } from 'node:crypto';
import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ReceiveOptions, receive } from '#server/uploads/receive.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'receive-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function into(source: Readable, options: Partial<ReceiveOptions> = {}, before = Buffer.alloc(0)) {
  const path = join(folder, randomBytes(8).toString('hex'));
  const file = await open(path, 'w+');
  await file.write(before);
  try {
    const result = await receive(source, file, {
      position: before.length,
      limit: Number.POSITIVE_INFINITY,
      ...options,
    }).catch((error: unknown) => error);
    return { result, bytes: await readFile(path) };
  } finally {
    await file.close();
  }
}

it('writes what comes, in whatever pieces it comes, after what is there', async () => {
  const pieces = fc.array(fc.integer({ min: 0, max: 300_000 }), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(pieces, fc.nat(1000), async (lengths, before) => {
      const parts = lengths.map((length) => randomBytes(length));
      const head = randomBytes(before);
      const ends: number[] = [];
      const { result, bytes } = await into(
        Readable.from(parts),
        {
          written: (end) => {
            ends.push(end);
            return undefined;
          },
        },
        head,
      );
      const all = Buffer.concat(parts);
      expect(result).toEqual({ bytes: all.length, isComplete: true });
      expect(bytes.equals(Buffer.concat([head, all]))).toBe(true);
      expect(ends).toEqual([...ends].sort((a, b) => a - b));
      if (all.length > 0) expect(ends.at(-1)).toBe(bytes.length);
    }),
    { numRuns: 30 },
  );
});

it('keeps what came before the sender went away', async () => {
  const source = new PassThrough();
  source.write(Buffer.alloc(900_000, 'a'));
  source.write(Buffer.alloc(10, 'b'));
  setTimeout(() => source.destroy(new Error('ECONNRESET')), 30);
  const { result, bytes } = await into(source);
  expect(result).toEqual({ bytes: 900_010, isComplete: false });
  expect(bytes.length).toBe(900_010);
});

it('keeps what came before it was stopped, and takes nothing afterwards', async () => {
  const stop = new AbortController();
  const source = new PassThrough();
  source.write('first');
  setTimeout(() => {
    stop.abort();
    source.write('second');
  }, 30);
  const { result, bytes } = await into(source, { signal: stop.signal });
  expect(result).toEqual({ bytes: 5, isComplete: false });
  expect(bytes.toString()).toBe('first');
});

it('does not begin with a sender that has gone already', async () => {
  const source = new PassThrough();
  source.destroy();
  expect((await into(source)).result).toEqual({ bytes: 0, isComplete: false });
});

it('refuses one byte more than it may take', async () => {
  const source = () => Readable.from([Buffer.alloc(600_000), Buffer.alloc(600_000)]);
  expect((await into(source(), { limit: 1_200_000 })).result).toMatchObject({ isComplete: true });
  expect((await into(source(), { limit: 1_199_999 })).result).toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
});

it('ends with the error of who is told of the progress', async () => {
  const written = () => Promise.reject(new Error('The disk is full.'));
  const { result } = await into(Readable.from([Buffer.alloc(2_000_000)]), { written });
  expect(result).toMatchObject({ message: 'The disk is full.' });
});

it('writes the bytes of a slow sender without waiting for more', async () => {
  const source = new PassThrough();
  const path = join(folder, 'slow');
  const file = await open(path, 'w+');
  const done = receive(source, file, { position: 0, limit: 100 });
  source.write('drop');
  await expect.poll(() => readFile(path, 'utf8')).toBe('drop');
  source.end('!');
  expect(await done).toEqual({ bytes: 5, isComplete: true });
  await file.close();
});
