import type { Context as HonoContext } from 'hono';
import { sql } from 'kysely';
import { ChosenDocuments } from '#src/documents/bulk-schema.ts';
import { AppError } from '#src/errors.ts';
import { type AuthorizedCaseId, isId } from '#src/ids.ts';
import { amount, named } from '#src/text/words.ts';
import { authorizeCase, authorizeCaseChild } from '../auth/access.ts';
import { recordDownload } from '../auth/audit-store.ts';
import { contentDisposition } from '../blobs/disposition.ts';
import { serveFile, toWeb } from '../blobs/serve.ts';
import type { Deps } from '../deps.ts';
import type { App, AppVariables } from '../http.ts';
import { askerOf } from '../http.ts';
import { MAX_JSON_BYTES, readText } from '../rest.ts';
import { filesOf } from './files-store.ts';
import { zipStream } from './zip.ts';

/** GET, and HEAD, of the files themselves. Everything about them but their bytes is in the router. */
export function mountDownloads(app: App, deps: Deps): void {
  const { db, blobs, clock } = deps;

  const noteDownload = (caseId: string, by: string, what: string) =>
    recordDownload(db, { caseId, by, at: clock.now(), action: 'papers-downloaded', what });

  async function serveDocument(
    c: HonoContext<AppVariables>,
    id: string,
    isInline: boolean,
  ): Promise<Response> {
    const user = askerOf(c.get('context'));
    const found = await authorizeCaseChild(db, user, 'documents', id, 'document:read', clock.now());
    const file = await filesOf(db, found.caseId).where('id', '=', found.id).executeTakeFirst();
    if (file === undefined) throw new AppError('NOT_FOUND');
    const { method } = c.req;
    const answer = await serveFile(blobs, file, { method, header: (name) => c.req.header(name), isInline });
    // Looking at a paper on the screen is no download.
    if (!isInline && method === 'GET' && answer.ok) await noteDownload(found.caseId, user.id, file.filename);
    return answer;
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

  async function titleOf(caseId: AuthorizedCaseId): Promise<string> {
    const { title } = await db
      .selectFrom('cases')
      .select('title')
      .where('id', '=', caseId)
      .executeTakeFirstOrThrow();
    return title;
  }

  app.get('/api/cases/:caseId/documents/download-all.zip', async (c) => {
    const user = askerOf(c.get('context'));
    const caseId = await authorizeCase(db, user, c.req.param('caseId'), 'document:read', clock.now());
    const headers = zipHeaders(await titleOf(caseId));
    if (c.req.method === 'HEAD') return new Response(null, { headers });
    const files = await filesOf(db, caseId).execute();
    await noteDownload(caseId, user.id, `All papers in one file: ${amount(files.length, 'paper')}`);
    return new Response(
      toWeb(() => zipStream(blobs, files)),
      { headers },
    );
  });

  app.post('/api/cases/:caseId/documents/download.zip', async (c) => {
    const user = askerOf(c.get('context'));
    const caseId = await authorizeCase(db, user, c.req.param('caseId'), 'document:read', clock.now());
    const ids = await readChosen(c.req.raw);
    const files = await filesOf(db, caseId).where('id', '=', sql<string>`any(${ids}::uuid[])`).execute();
    if (files.length !== ids.length) throw new AppError('NOT_FOUND', NOT_ALL_THERE);
    const count = amount(ids.length, 'document');
    const title = await titleOf(caseId);
    await noteDownload(caseId, user.id, named(files.map(({ filename }) => filename)));
    return new Response(
      toWeb(() => zipStream(blobs, files)),
      { headers: zipHeaders(`${title} - ${count}`) },
    );
  });
}

const NOT_ALL_THERE = 'Not all of these documents are there any more. Please choose again.';

function zipHeaders(name: string): Record<string, string> {
  return {
    'content-type': 'application/zip',
    'content-disposition': contentDisposition('attachment', `${name}.zip`),
    'cache-control': 'private, no-store',
  };
}

/**
 * Each id once out of a form's `ids`, which may be given several times and hold several with commas between: a browser
 * downloads what a form answers, and ten thousand ids are too many for an address. BAD_REQUEST when it holds none.
 */
async function readChosen(request: Request): Promise<string[]> {
  const text = await readText(request, MAX_JSON_BYTES);
  const given = new URLSearchParams(text).getAll('ids').flatMap((part) => part.split(','));
  const { ids } = ChosenDocuments.parse({ ids: given.map((id) => id.trim()).filter((id) => id !== '') });
  if (!ids.every(isId)) throw new AppError('NOT_FOUND', NOT_ALL_THERE);
  return [...new Set(ids.map((id) => id.toLowerCase()))];
}
