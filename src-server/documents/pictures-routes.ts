import type { Context as HonoContext } from 'hono';
import { THUMBNAIL } from '#src/reading/pictures.ts';
import { authorizeCaseChild } from '../auth/access.ts';
import type { Deps } from '../deps.ts';
import type { App, AppVariables } from '../http.ts';
import { askerOf } from '../http.ts';
import { CutoutQuery, cutoutOfFact, PageQuery, pictureOfDocument } from './pictures-service.ts';

/** GET, and HEAD, of pages as pictures. */
export function mountPictures(app: App, deps: Deps): void {
  const { db, clock } = deps;

  const readable = (c: HonoContext<AppVariables>, table: 'documents' | 'facts') =>
    authorizeCaseChild(db, askerOf(c.get('context')), table, c.req.param('id'), 'document:read', clock.now());
  const requestOf = (c: HonoContext<AppVariables>) => ({
    method: c.req.method,
    ifNoneMatch: c.req.header('if-none-match'),
    signal: c.req.raw.signal,
    drawnFor: askerOf(c.get('context')).id,
  });

  app.get('/api/documents/:id/thumbnail', async (c) => {
    const { caseId, id } = await readable(c, 'documents');
    return pictureOfDocument(deps, { caseId, documentId: id, ask: THUMBNAIL }, requestOf(c));
  });

  app.get('/api/documents/:id/picture', async (c) => {
    const { caseId, id } = await readable(c, 'documents');
    const ask = PageQuery.parse(c.req.query());
    return pictureOfDocument(deps, { caseId, documentId: id, ask }, requestOf(c));
  });

  app.get('/api/facts/:id/cutout', async (c) => {
    const { caseId, id } = await readable(c, 'facts');
    const ask = CutoutQuery.parse(c.req.query());
    return cutoutOfFact(deps, { caseId, factId: id, ask }, requestOf(c));
  });
}
