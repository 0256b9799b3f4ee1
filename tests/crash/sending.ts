import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Random } from './random.ts';

const MIB = 1024 * 1024;
const TUS = { 'tus-resumable': '1.0.0' };

/** A server that may be killed at any moment, and who sends to it. */
export interface Target {
  url: string;
  cookie: string;
  caseId: string;
}

/** A file on its way over tus, through as many lives of the server as it takes. */
export interface Sending {
  filename: string;
  size: number;
  /** The bytes [start, end) of the file. */
  bytes(start: number, end: number): Buffer;
  /** Address of the upload, once it was acknowledged. */
  location: string | undefined;
  /** Offset that the server has acknowledged. */
  acknowledged: number;
  /** Offset up to which bytes were ever handed to a connection. */
  sent: number;
  documentId: string | undefined;
}

export interface Pace {
  largestPiece: number;
  /** Pieces go out in slices of so many bytes with a moment between them, so that a kill falls inside one. */
  slice?: number;
}

export function newSending(filename: string, size: number, bytes: Sending['bytes']): Sending {
  return { filename, size, bytes, location: undefined, acknowledged: 0, sent: 0, documentId: undefined };
}

async function answerTo(
  target: Target,
  method: string,
  at: string,
  headers: Record<string, string>,
  body: Iterable<Buffer> = [],
) {
  const outgoing = request(`${target.url}${at}`, {
    method,
    headers: { cookie: target.cookie, ...TUS, ...headers },
  });
  const answered = once(outgoing, 'response');
  // The failure is heard where the answer is awaited, however late that is.
  answered.catch(() => {});
  let isFirst = true;
  for (const slice of body) {
    if (!isFirst) await sleep(1);
    if (outgoing.destroyed) break;
    outgoing.write(slice);
    isFirst = false;
  }
  outgoing.end();
  const [response] = await answered;
  response.resume();
  await once(response, 'end');
  return response;
}

async function createUpload(target: Target, sending: Sending): Promise<void> {
  const values = { filename: sending.filename, caseId: target.caseId };
  const metadata = Object.entries(values).map(
    ([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`,
  );
  const response = await answerTo(target, 'POST', '/api/uploads', {
    'upload-length': String(sending.size),
    'upload-metadata': metadata.join(','),
  });
  expect(response.statusCode, `POST of ${sending.filename}`).toBe(201);
  sending.location = response.headers.location;
}

function* slices(sending: Sending, start: number, piece: Buffer, size: number): Generator<Buffer> {
  for (let at = 0; at < piece.length; at += size) {
    const slice = piece.subarray(at, at + size);
    sending.sent = Math.max(sending.sent, start + at + slice.length);
    yield slice;
  }
}

/** One upload from where the server says it stands, in pieces, until it is a document. */
async function send(target: Target, sending: Sending, random: Random, pace: Pace): Promise<void> {
  if (sending.location === undefined) await createUpload(target, sending);
  const { location } = sending;
  if (location === undefined) throw new Error('The upload has no address.');
  const asked = await answerTo(target, 'HEAD', location, {});
  expect(asked.statusCode, `HEAD of ${location}`).toBe(200);
  let offset = Number(asked.headers['upload-offset']);
  expect(offset, 'an acknowledged byte is gone').toBeGreaterThanOrEqual(sending.acknowledged);
  expect(offset, 'more than was ever sent').toBeLessThanOrEqual(sending.sent);
  sending.documentId ??= asked.headers['document-id'];
  while (offset < sending.size) {
    const end = Math.min(sending.size, offset + Math.ceil(random() * pace.largestPiece));
    const piece = sending.bytes(offset, end);
    const checksum = `sha1 ${createHash('sha1').update(piece).digest('base64')}`;
    const response = await answerTo(
      target,
      'PATCH',
      location,
      {
        'content-type': 'application/offset+octet-stream',
        'upload-offset': String(offset),
        'content-length': String(piece.length),
        ...(random() < 0.3 && { 'upload-checksum': checksum }),
      },
      slices(sending, offset, piece, pace.slice ?? piece.length),
    );
    expect(response.statusCode).toBe(204);
    offset = end;
    sending.acknowledged = end;
    sending.documentId ??= response.headers['document-id'];
  }
}

const GONE = new Set(['ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'UND_ERR_SOCKET']);

/** True for the failure of a request whose server was killed. */
export function isServerGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && GONE.has(error.code)) return true;
  return isServerGone(error.cause);
}

/** Works through the list until it is done (true) or the server is gone (false). */
export async function sendAll(
  target: Target,
  sendings: readonly Sending[],
  random: Random,
  pace: Pace = { largestPiece: 3 * MIB },
): Promise<boolean> {
  try {
    for (const sending of sendings) {
      if (sending.documentId === undefined) await send(target, sending, random, pace);
    }
    return true;
  } catch (error) {
    if (isServerGone(error)) return false;
    throw error;
  }
}
