import { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { Context as HonoContext } from 'hono';
import type { AppVariables } from '../http.ts';

/** The bytes of a request: the socket's own stream when there is one, it is quicker than the web's. */
export function bodyOf(c: HonoContext<AppVariables>): Readable | undefined {
  const env: unknown = c.env;
  if (
    typeof env === 'object' &&
    env !== null &&
    'incoming' in env &&
    env.incoming instanceof IncomingMessage
  ) {
    return env.incoming;
  }
  return c.req.raw.body === null ? undefined : Readable.from(c.req.raw.body, { objectMode: false });
}
