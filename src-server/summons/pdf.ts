import { authorizeCaseChild } from '../auth/access.ts';
import { recordDownload } from '../auth/audit-store.ts';
import { savedFile } from '../blobs/saved-file.ts';
import type { Deps } from '../deps.ts';
import type { App } from '../http.ts';
import { askerOf } from '../http.ts';
import { openSummonsPdf } from './pdf-service.ts';

/** GET, and HEAD, of a summons as a paper for the clerk. */
export function mountSummonsPdf(app: App, deps: Deps): void {
  const { db, clock } = deps;
  app.get('/api/summons/:id/summons.pdf', async (c) => {
    const user = askerOf(c.get('context'));
    const summonsId = c.req.param('id');
    const found = await authorizeCaseChild(db, user, 'summons', summonsId, 'summons:read', clock.now());
    const { bytes, filename } = await openSummonsPdf(deps, found.caseId, found.id);
    if (c.req.method === 'GET') {
      const by = user.id;
      const { caseId } = found;
      await recordDownload(db, { caseId, by, at: clock.now(), action: 'file-exported', what: filename });
    }
    return savedFile(bytes, { filename, mimeType: 'application/pdf' });
  });
}
