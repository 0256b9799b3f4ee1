import type { Context as HonoContext } from 'hono';
import { AppError } from '#src/errors.ts';
import { authorizeCaseChild } from '../auth/access.ts';
import { recordDownload } from '../auth/audit-store.ts';
import { savedFileHeaders } from '../blobs/saved-file.ts';
import { toWeb } from '../blobs/serve.ts';
import type { BlobStore } from '../blobs/store.ts';
import type { Deps } from '../deps.ts';
import type { App, AppVariables } from '../http.ts';
import { askerOf } from '../http.ts';
import { productionArchive } from './archive.ts';
import { beginDownload } from './download-progress.ts';
import { type ArchivedDocument, getProductionRow, listForArchive } from './store.ts';

const LOOKED_UP_AT_ONCE = 32;

/** GET, and HEAD, of a production as one archive, made while it goes out. */
export function mountProductionFiles(app: App, deps: Deps): void {
  const { db, clock, blobs } = deps;

  async function serve(c: HonoContext<AppVariables>, productionId: string): Promise<Response> {
    const user = askerOf(c.get('context'));
    const child = await authorizeCaseChild(
      db,
      user,
      'productions',
      productionId,
      'document:read',
      clock.now(),
    );
    const production = await getProductionRow(db, child.caseId, child.id);
    if (production === undefined || user === null) throw new AppError('NOT_FOUND');
    const headers = savedFileHeaders({
      filename: `${production.volume} ${production.name}.zip`,
      mimeType: 'application/zip',
    });
    if (c.req.method === 'HEAD') return new Response(null, { headers });
    const documents = await listForArchive(db, child.caseId, child.id);
    await requireBytes(blobs, documents);
    await recordDownload(db, {
      caseId: child.caseId,
      by: user.id,
      at: clock.now(),
      action: 'file-exported',
      what: `${production.volume} ${production.name}.zip`,
    });
    const body = toWeb(async () => {
      const download = beginDownload(deps, child.id, user.id, documents.length);
      const archive = productionArchive(deps, production, documents, download.advance);
      archive.once('close', download.end);
      return archive;
    });
    return new Response(body, { headers });
  }

  app.get('/api/productions/:id/production.zip', (c) => serve(c, c.req.param('id')));
}

/** NOT_FOUND, before anything is sent, when the bytes of a document are gone. */
async function requireBytes(blobs: BlobStore, documents: readonly ArchivedDocument[]): Promise<void> {
  for (let at = 0; at < documents.length; at += LOOKED_UP_AT_ONCE) {
    const some = documents.slice(at, at + LOOKED_UP_AT_ONCE);
    const sizes = await Promise.all(some.map(({ path }) => blobs.size(path)));
    const missing = some.find((_, index) => sizes[index] === undefined);
    if (missing !== undefined) {
      throw new AppError(
        'NOT_FOUND',
        `The file of ${missing.filename} (${missing.begBates}) is not in the storage any more, so this production cannot be put together.`,
      );
    }
  }
}
