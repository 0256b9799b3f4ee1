import { promisify } from 'node:util';
import { constants, gzip as gzipWithCallback } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';

const gzip = promisify(gzipWithCallback);

/** Bytes; below it the header costs more than it saves. */
const THRESHOLD = 4096;
// A list of ten thousand documents shrinks to a fifteenth at any level; the low ones take a third of the time.
const LEVEL = 3;

function accepts(header: string | null): boolean {
  return (header ?? '').split(',').some((part) => /^\s*gzip\s*(;\s*q=(?!0(\.0*)?\s*$)|$)/i.test(part));
}

/** JSON that is there as a whole. What arrives piece by piece stays as it is: it must not wait for its end. */
function isWholeJson(request: Request, response: Response): boolean {
  if (response.headers.has('content-encoding')) return false;
  if (response.headers.has('transfer-encoding') || request.headers.has('trpc-accept')) return false;
  return /^application\/json\b/i.test(response.headers.get('content-type') ?? '');
}

/** Compresses large answers in JSON, off the main thread. */
export function compressJson(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const response = c.res;
    if (!isWholeJson(c.req.raw, response)) return;
    c.header('vary', 'Accept-Encoding', { append: true });
    // The server writes a body that nobody has read as it is, without copying it.
    if (!accepts(c.req.raw.headers.get('accept-encoding')) || response.body === null) return;
    const body = Buffer.from(await response.arrayBuffer());
    const headers = new Headers(response.headers);
    const isWorthIt = body.length >= THRESHOLD;
    const sent = isWorthIt
      ? await gzip(body, { level: LEVEL, strategy: constants.Z_DEFAULT_STRATEGY })
      : body;
    if (isWorthIt) headers.set('content-encoding', 'gzip');
    headers.delete('content-length');
    c.res = undefined;
    c.res = new Response(new Uint8Array(sent), { status: response.status, headers });
  };
}
