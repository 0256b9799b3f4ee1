import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import { request } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#db/client.ts';
import { startUploadProcess, type UploadProcess } from '../setup/upload-process.ts';
import { announceSeed, makeRandom, type Random, rounds } from './random.ts';

const MIB = 1024 * 1024;
const TUS = { 'tus-resumable': '1.0.0' };

let dataDir: string;
beforeAll(() => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'upkill-'));
});
afterAll(() => fs.rmSync(dataDir, { recursive: true, force: true }));

interface Sending {
  /** What the file is made of; its bytes follow from this and their place. */
  seed: number;
  size: number;
  /** Address of the upload, once it was acknowledged. */
  location: string | undefined;
  /** Offset that the server has acknowledged. */
  acknowledged: number;
  documentId: string | undefined;
}

/** The bytes [start, end) of a file: every eighth byte group names its own place. */
function bytesOf(sending: Sending, start: number, end: number): Buffer {
  const first = Math.floor(start / 8) * 8;
  const buffer = Buffer.alloc(Math.ceil((end - first) / 8) * 8);
  for (let at = 0; at < buffer.length; at += 8) {
    buffer.writeUInt32LE(sending.seed, at);
    buffer.writeUInt32LE((first + at) / 8, at + 4);
  }
  return buffer.subarray(start - first, end - first);
}

async function answerTo(
  server: UploadProcess,
  method: string,
  at: string,
  headers: Record<string, string>,
  body?: Buffer,
) {
  const outgoing = request(`${server.url}${at}`, {
    method,
    headers: { cookie: server.cookie, ...TUS, ...headers },
  });
  const answered = once(outgoing, 'response');
  outgoing.end(body);
  const [response] = await answered;
  response.resume();
  await once(response, 'end');
  return response;
}

async function createUpload(server: UploadProcess, sending: Sending): Promise<void> {
  const values = { filename: `${sending.seed}.txt`, caseId: server.caseId };
  const metadata = Object.entries(values).map(
    ([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`,
  );
  const response = await answerTo(server, 'POST', '/api/uploads', {
    'upload-length': String(sending.size),
    'upload-metadata': metadata.join(','),
  });
  if (response.statusCode === 201) sending.location = response.headers.location;
}

/** One upload from where the server says it stands, in pieces, until it is a document. */
async function push(server: UploadProcess, sending: Sending, random: Random): Promise<void> {
  if (sending.location === undefined) await createUpload(server, sending);
  const { location } = sending;
  if (location === undefined) return;
  const asked = await answerTo(server, 'HEAD', location, {});
  expect(asked.statusCode, `HEAD of ${location}`).toBe(200);
  let offset = Number(asked.headers['upload-offset']);
  expect(offset, 'an acknowledged byte is gone').toBeGreaterThanOrEqual(sending.acknowledged);
  sending.documentId ??= asked.headers['document-id'];
  while (offset < sending.size) {
    const end = Math.min(sending.size, offset + Math.ceil(random() * 3 * MIB));
    const piece = bytesOf(sending, offset, end);
    const checksum = `sha1 ${createHash('sha1').update(piece).digest('base64')}`;
    const response = await answerTo(
      server,
      'PATCH',
      location,
      {
        'content-type': 'application/offset+octet-stream',
        'upload-offset': String(offset),
        'content-length': String(piece.length),
        ...(random() < 0.3 && { 'upload-checksum': checksum }),
      },
      piece,
    );
    expect(response.statusCode).toBe(204);
    offset = end;
    sending.acknowledged = end;
    sending.documentId ??= response.headers['document-id'];
  }
}

/** Works through the list until it is done or the server is gone. */
async function pushAll(server: UploadProcess, sendings: Sending[], random: Random): Promise<boolean> {
  try {
    for (const sending of sendings) {
      if (sending.documentId === undefined) await push(server, sending, random);
    }
    return true;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ECONNRESET' || code === 'ECONNREFUSED' || code === 'EPIPE') return false;
    throw error;
  }
}

test('killing the server at any moment of an upload loses no byte that was acknowledged', async () => {
  const random = makeRandom(announceSeed('kill -9 under uploads'));
  const lives = rounds(25);
  const sendings: Sending[] = [];
  for (let life = 1; life <= lives; life += 1) {
    const server = await startUploadProcess(dataDir);
    sendings.push({
      seed: life,
      size: Math.ceil(random() * 12 * MIB),
      location: undefined,
      acknowledged: 0,
      documentId: undefined,
    });
    const work = pushAll(server, sendings, random);
    await Promise.race([work, sleep(20 + random() * 250)]);
    await server.kill('SIGKILL');
    await work;
    expect(server.complaints(), `life ${life}`).toBe('');
  }

  const server = await startUploadProcess(dataDir);
  expect(await pushAll(server, sendings, random)).toBe(true);
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
    const expected = bytesOf(sending, 0, sending.size);
    const stored = fs.readFileSync(path.join(dataDir, 'blobs', document?.path ?? randomUUID()));
    expect(stored.equals(expected), `bytes of file ${sending.seed}`).toBe(true);
    expect(document).toMatchObject({
      filename: `${sending.seed}.txt`,
      size: sending.size,
      hash: createHash('sha256').update(expected).digest('hex'),
    });
  }
  // An upload whose creation was never acknowledged waits for its end; a document's file is in one place only.
  const growing = fs.readdirSync(path.join(dataDir, 'uploads'));
  expect(documents.filter(({ id }) => growing.some((name) => name.startsWith(id)))).toEqual([]);
  const total = sendings.reduce((sum, { size }) => sum + size, 0);
  process.stdout.write(
    `killed ${lives} times: ${documents.length} files, ${Math.round(total / MIB)} MiB, none lost\n`,
  );
});
