import type { App } from '../app.ts';
import { authorizeCaseChild } from '../auth/access.ts';
import { askerOf } from '../auth/asker.ts';
import type { Deps } from '../deps.ts';
import { savedFile } from '../documents/saved-file.ts';
import { openSummonsPdf } from './pdf-service.ts';

/** GET, and HEAD, of a summons as a paper for the clerk. */
export function mountSummonsPdf(app: App, deps: Deps): void {
  const { db, clock } = deps;
  app.get('/api/summons/:id/summons.pdf', async (c) => {
    const user = askerOf(c.get('context'));
    const summonsId = c.req.param('id');
    const found = await authorizeCaseChild(db, user, 'summons', summonsId, 'summons:read', clock.now());
    const { bytes, filename } = await openSummonsPdf(deps, found.caseId, found.id);
    return savedFile(bytes, { filename, mimeType: 'application/pdf' });
  });
}
