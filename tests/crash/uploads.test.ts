import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#db/client.ts';
import { startUploadProcess } from '../setup/upload-process.ts';
import { report } from './figures.ts';
import { announceSeed, makeRandom, rounds } from './random.ts';
import { newSending, type Sending, sendAll } from './sending.ts';

const MIB = 1024 * 1024;

let dataDir: string;
beforeAll(() => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'upkill-'));
});
afterAll(() => fs.rmSync(dataDir, { recursive: true, force: true }));

/** The bytes [start, end) of a file: every eighth byte group names its own place. */
function numbered(seed: number, start: number, end: number): Buffer {
  const first = Math.floor(start / 8) * 8;
  const buffer = Buffer.alloc(Math.ceil((end - first) / 8) * 8);
  for (let at = 0; at < buffer.length; at += 8) {
    buffer.writeUInt32LE(seed, at);
    buffer.writeUInt32LE((first + at) / 8, at + 4);
  }
  return buffer.subarray(start - first, end - first);
}

test('killing the server at any moment of an upload loses no byte that was acknowledged', async (context) => {
  const random = makeRandom(announceSeed('kill -9 under uploads'));
  const lives = rounds({ few: 2, full: 10 });
  const sendings: Sending[] = [];
  for (let life = 1; life <= lives; life += 1) {
    const server = await startUploadProcess(dataDir);
    const size = Math.ceil(random() * 12 * MIB);
    sendings.push(newSending(`${life}.txt`, size, (start, end) => numbered(life, start, end)));
    const work = sendAll(server, sendings, random);
    await Promise.race([work, sleep(20 + random() * 250)]);
    await server.kill('SIGKILL');
    await work;
    expect(server.complaints(), `life ${life}`).toBe('');
  }

  const server = await startUploadProcess(dataDir);
  expect(await sendAll(server, sendings, random)).toBe(true);
  const ids = sendings.map((sending) => sending.documentId);
  expect(ids).not.toContain(undefined);
  await server.kill('SIGKILL');

  const { db, close } = await openDatabase({ dataDir });
  const documents = await db
    .selectFrom('documents')
    .select(['id', 'filename', 'size', 'hash', 'path'])
    .execute();
  await close();
  expect(documents).toHaveLength(lives);
  for (const sending of sendings) {
    const document = documents.find(({ id }) => id === sending.documentId);
    const expected = sending.bytes(0, sending.size);
    const stored = fs.readFileSync(path.join(dataDir, 'blobs', document?.path ?? randomUUID()));
    expect(stored.equals(expected), `bytes of ${sending.filename}`).toBe(true);
    expect(document).toMatchObject({
      filename: sending.filename,
      size: sending.size,
      hash: createHash('sha256').update(expected).digest('hex'),
    });
  }
  // An upload whose creation was never acknowledged waits for its end; a document's file is in one place only.
  const growing = fs.readdirSync(path.join(dataDir, 'uploads'));
  expect(documents.filter(({ id }) => growing.some((name) => name.startsWith(id)))).toEqual([]);
  report(context, {
    crash: 'kill -9 under uploads (files)',
    rounds: lives,
    acknowledged: documents.length,
    lost: sendings.length - documents.length,
  });
});
