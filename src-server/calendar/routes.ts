import { createHash } from 'node:crypto';
import { authorizeCaseChild } from '../auth/access.ts';
import { contentDisposition } from '../blobs/disposition.ts';
import type { Deps } from '../deps.ts';
import type { App } from '../http.ts';
import { askerOf } from '../http.ts';
import { readDeadline, readFeed } from './service.ts';

const CONTENT_TYPE = 'text/calendar; charset=utf-8';

/** RFC 9110 §13.1.2: compared weakly, a list or '*'. */
function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(etag);
}

/** GET, and HEAD, of what calendar programs read. */
export function mountCalendar(app: App, deps: Deps): void {
  // Calendar programs do not sign in: the secret in the address is the key.
  app.get('/api/calendar/:file', async (c) => {
    const token = c.req.param('file').replace(/\.ics$/, '');
    const calendar = await readFeed(deps, token, c.get('context').origin);
    const etag = `"${createHash('sha256').update(calendar).digest('base64url')}"`;
    const headers = {
      etag,
      // May be kept by the program that asked and by nobody between, and is asked for anew each time.
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex',
    };
    if (isKnown(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers);
    return c.body(calendar, 200, {
      ...headers,
      'content-type': CONTENT_TYPE,
      'content-disposition': contentDisposition('inline', 'proceed.ics'),
    });
  });

  app.get('/api/milestones/:id/calendar.ics', async (c) => {
    const context = c.get('context');
    const user = askerOf(context);
    const { db, clock } = deps;
    const { caseId, id } = await authorizeCaseChild(
      db,
      user,
      'milestones',
      c.req.param('id'),
      'deadline:read',
      clock.now(),
    );
    const { kind, calendar } = await readDeadline(deps, caseId, id, context.origin);
    return c.body(calendar, 200, {
      'content-type': CONTENT_TYPE,
      'content-disposition': contentDisposition('attachment', `${kind}.ics`),
      'cache-control': 'private, no-store',
    });
  });
}
