import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { AppError } from '#src/errors.ts';
import { toErrorBody } from './errors.ts';

export interface Patience {
  /** A body must be there after so many milliseconds. */
  bodyMs: number;
  /** Of an upload, which may take a day over a bad line, so many bytes must come in each time of so many milliseconds. */
  upload: { bytes: number; everyMs: number };
  /** So often it is looked. */
  lookMs: number;
}

const PATIENCE: Patience = {
  bodyMs: 60_000,
  // 100 bytes a second, on average: slower than any line that a person would wait for.
  upload: { bytes: 60_000, everyMs: 600_000 },
  lookMs: 5_000,
};

const UPLOADS =
  /^\/api\/(?:(?:uploads|restore\/[^/?]+|cases\/[^/?]+\/documents\/upload)(?:[/?]|$)|intake(?:\/[^/?]+\/files)?(?:\?|$))/;
const MESSAGE = 'The request came too slowly. Please try again on a better connection.';

interface Coming {
  request: IncomingMessage;
  response: ServerResponse;
  isUpload: boolean;
  since: number;
  /** Of an upload: what had come when this stretch of time began. */
  stretch: { since: number; bytes: number };
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function isTooSlow(coming: Coming, patience: Patience, now: number): boolean {
  const { request, response, isUpload, since, stretch } = coming;
  // What still comes of a body after the answer has gone is nobody's upload any more.
  if (!isUpload || response.writableEnded) return now - since >= patience.bodyMs;
  if (now - stretch.since < patience.upload.everyMs) return false;
  const bytes = request.socket.bytesRead;
  const isSlow = bytes - stretch.bytes < patience.upload.bytes;
  coming.stretch = { since: now, bytes };
  return isSlow;
}

/** Answers over the socket itself, as Node does when a head is late: whoever reads the body may still answer, to nobody. */
function cut({ request, response }: Coming): void {
  const { socket } = request;
  if (!response.headersSent && socket.writable) {
    const body = JSON.stringify(toErrorBody(new AppError('TIMEOUT', MESSAGE), randomUUID()));
    const head = [
      'HTTP/1.1 408 Request Timeout',
      'Content-Type: application/json',
      'Cache-Control: private, no-store',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  }
  socket.destroySoon();
}

/**
 * Cuts requests whose bodies trickle, whether anybody reads them or not: Node's own limit of a whole request knows one
 * time for all of them, and an upload may take long. Uploads that stop altogether are given up sooner, where they are
 * read; what has come of them is kept.
 */
export function cutSlowBodies(server: Server, patience: Patience = PATIENCE): void {
  const all = new Set<Coming>();
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!hasBody(request) || request.complete) return;
    const since = performance.now();
    const isUpload = UPLOADS.test(request.url ?? '');
    all.add({ request, response, isUpload, since, stretch: { since, bytes: request.socket.bytesRead } });
  });
  const timer = setInterval(() => {
    const now = performance.now();
    for (const coming of all) {
      const isOver = coming.request.complete || coming.request.socket.destroyed;
      if (!isOver && !isTooSlow(coming, patience, now)) continue;
      all.delete(coming);
      if (!isOver) cut(coming);
    }
  }, patience.lookMs).unref();
  server.on('close', () => clearInterval(timer));
}
