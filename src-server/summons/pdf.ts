import type { App } from '../app.ts';
import { authorizeCaseChild } from '../auth/access.ts';
import { askerOf } from '../auth/asker.ts';
import type { Deps } from '../deps.ts';
import { contentDisposition } from '../documents/disposition.ts';
import { openSummonsPdf } from './pdf-service.ts';

/** GET, and HEAD, of a summons as a paper for the clerk. */
export function mountSummonsPdf(app: App, deps: Deps): void {
  const { db, clock } = deps;
  app.get('/api/summons/:id/summons.pdf', async (c) => {
    const user = askerOf(c.get('context'));
    const summonsId = c.req.param('id');
    const found = await authorizeCaseChild(db, user, 'summons', summonsId, 'summons:read', clock.now());
    const { bytes, filename } = await openSummonsPdf(deps, found.caseId, found.id);
    return new Response(new Uint8Array(bytes), {
      headers: {
        'content-type': 'application/pdf',
        'content-length': String(bytes.byteLength),
        'content-disposition': contentDisposition('attachment', filename),
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      },
    });
  });
}
