import type { Context as HonoContext } from 'hono';
import type { Kysely } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import { AppError } from '#src/errors.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import type { App, AppVariables } from '../app.ts';
import { authorizeCase, authorizeCaseChild } from '../auth/access.ts';
import { askerOf } from '../auth/asker.ts';
import type { Deps } from '../deps.ts';
import { contentDisposition } from './disposition.ts';
import { serveFile, toWeb } from './serve.ts';
import { zipStream } from './zip.ts';

const COLUMNS = ['id', 'filename', 'path', 'mimeType', 'size', 'hash', 'uploadedAt'] as const;

function filesOf(db: Kysely<Database>, caseId: AuthorizedCaseId) {
  return db
    .selectFrom('documents')
    .select(COLUMNS)
    .where('caseId', '=', caseId)
    .where('deletedAt', 'is', null)
    .orderBy('uploadedAt')
    .orderBy('id');
}

/** GET, and HEAD, of the files themselves. Everything about them but their bytes is in the router. */
export function mountDownloads(app: App, deps: Deps): void {
  const { db, blobs, clock } = deps;

  async function serveDocument(
    c: HonoContext<AppVariables>,
    id: string,
    isInline: boolean,
  ): Promise<Response> {
    const user = askerOf(c.get('context'));
    const found = await authorizeCaseChild(db, user, 'documents', id, 'document:read', clock.now());
    const file = await filesOf(db, found.caseId).where('id', '=', found.id).executeTakeFirst();
    if (file === undefined) throw new AppError('NOT_FOUND');
    return serveFile(blobs, file, {
      method: c.req.method,
      header: (name) => c.req.header(name),
      isInline,
    });
  }

  app.get('/api/documents/:id/download', (c) =>
    serveDocument(c, c.req.param('id'), c.req.query('inline') === 'true'),
  );
  app.get('/api/documents/:id/view', (c) => serveDocument(c, c.req.param('id'), true));

  app.get('/api/cases/:caseId/documents/download-all', async (c) => {
    const user = askerOf(c.get('context'));
    const caseId = await authorizeCase(db, user, c.req.param('caseId'), 'document:read', clock.now());
    const files = await filesOf(db, caseId).execute();
    const documents = files.map(({ id, filename }) => ({
      id,
      filename,
      downloadUrl: `/api/documents/${id}/download`,
    }));
    return c.json({ documents }, 200, { 'cache-control': 'private, no-store' });
  });

  app.get('/api/cases/:caseId/documents/download-all.zip', async (c) => {
    const user = askerOf(c.get('context'));
    const caseId = await authorizeCase(db, user, c.req.param('caseId'), 'document:read', clock.now());
    const { title } = await db
      .selectFrom('cases')
      .select('title')
      .where('id', '=', caseId)
      .executeTakeFirstOrThrow();
    const headers = {
      'content-type': 'application/zip',
      'content-disposition': contentDisposition('attachment', `${title}.zip`),
      'cache-control': 'private, no-store',
    };
    if (c.req.method === 'HEAD') return new Response(null, { headers });
    const files = await filesOf(db, caseId).execute();
    return new Response(
      toWeb(() => zipStream(blobs, files)),
      { headers },
    );
  });
}
