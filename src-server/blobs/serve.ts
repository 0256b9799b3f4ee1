import type { Readable } from 'node:stream';
import { AppError } from '#src/errors.ts';
import { sniffKind } from '#src/reading/sniff.ts';
import { contentDisposition } from './disposition.ts';
import { parseRange } from './range.ts';
import { GUARDED } from './saved-file.ts';
import type { BlobStore } from './store.ts';

export interface ServedFile {
  filename: string;
  /** Blob key. */
  path: string;
  mimeType: string;
  /** SHA-256, lowercase hex. */
  hash: string | null;
}

export interface ServeRequest {
  method: string;
  header(name: string): string | undefined;
  /** To be shown in the page where that is safe, else to be saved. */
  isInline: boolean;
}

const SNIFF_BYTES = 8192;
const INLINE_TYPES = new Set(['application/pdf', 'image/png', 'image/jpeg', 'text/plain']);

async function startOf(blobs: BlobStore, key: string, size: number): Promise<Uint8Array> {
  if (size === 0) return new Uint8Array();
  const pieces: Uint8Array[] = [];
  const stream = await blobs.read(key, { start: 0, end: Math.min(size, SNIFF_BYTES) - 1 });
  for await (const piece of stream) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** The type to show it as, decided by its bytes; undefined for what must not be shown in our origin. */
async function inlineType(blobs: BlobStore, file: ServedFile, size: number): Promise<string | undefined> {
  const { mimeType } = sniffKind(await startOf(blobs, file.path, size), file.filename);
  return INLINE_TYPES.has(mimeType) ? mimeType : undefined;
}

/** Whether the browser names this version among those that it has. */
export function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((candidate) => {
    const tag = candidate.trim().replace(/^W\//, '');
    return tag === '*' || tag === etag;
  });
}

/** Headers of every file a person gave us. What is safe to show may stand in our own pages. */
function guardHeaders(isInline: boolean): Record<string, string> {
  if (!isInline) return GUARDED;
  return {
    ...GUARDED,
    'content-security-policy': "sandbox; frame-ancestors 'self'",
    'x-frame-options': 'SAMEORIGIN',
  };
}

/**
 * The bytes of a document, whole or one range, with HEAD and conditional requests. Shown in the page only when
 * the bytes are those of a PDF, PNG, JPEG or plain text; everything else is an attachment.
 */
export async function serveFile(
  blobs: BlobStore,
  file: ServedFile,
  request: ServeRequest,
): Promise<Response> {
  const size = await blobs.size(file.path);
  if (size === undefined) {
    throw new AppError('NOT_FOUND', 'The file of this document is not in the storage any more.');
  }
  const shown = request.isInline ? await inlineType(blobs, file, size) : undefined;
  const etag = file.hash === null ? undefined : `"${file.hash}"`;
  const headers = new Headers({
    ...guardHeaders(shown !== undefined),
    'accept-ranges': 'bytes',
    'content-type': shown ?? 'application/octet-stream',
    'content-disposition': contentDisposition(shown === undefined ? 'attachment' : 'inline', file.filename),
    ...(etag !== undefined && { etag }),
  });
  if (etag !== undefined && matches(request.header('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers });
  }
  const ifRange = request.header('if-range');
  const isRangeAsked = request.method === 'GET' && (ifRange === undefined || ifRange === etag);
  const range = isRangeAsked ? parseRange(request.header('range'), size) : 'all';
  if (range === 'none') {
    headers.set('content-range', `bytes */${size}`);
    headers.set('content-length', '0');
    return new Response(null, { status: 416, headers });
  }
  const length = range === 'all' ? size : range.end - range.start + 1;
  headers.set('content-length', String(length));
  if (range !== 'all') headers.set('content-range', `bytes ${range.start}-${range.end}/${size}`);
  const status = range === 'all' ? 200 : 206;
  if (request.method === 'HEAD' || length === 0) return new Response(null, { status, headers });
  const body = toWeb(() => blobs.read(file.path, range === 'all' ? undefined : range));
  return new Response(body, { status, headers });
}

/**
 * A response body that opens what it reads when it is first read, and closes it when the reader goes away: a
 * response that nobody reads holds no file open.
 */
export function toWeb(open: () => Promise<Readable>): ReadableStream<Uint8Array> {
  let stream: Readable | undefined;
  let pieces: AsyncIterator<Uint8Array> | undefined;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        stream ??= await open();
        pieces ??= stream[Symbol.asyncIterator]();
        const { done, value } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel() {
        stream?.destroy();
      },
    },
    { highWaterMark: 0 },
  );
}
