import { returnPaper, returnTitle } from '#src/service/return-paper.ts';
import { authorizeCaseChild } from '../auth/access.ts';
import { recordDownload } from '../auth/audit-store.ts';
import { savedFile } from '../blobs/saved-file.ts';
import type { Deps } from '../deps.ts';
import type { App } from '../http.ts';
import { askerOf } from '../http.ts';
import { getReturn } from './service.ts';

/** GET, and HEAD, of the return of service, or of the record of an attempt that failed, as a paper to sign. */
export function mountReturnFiles(app: App, deps: Deps): void {
  const { db, clock } = deps;
  app.get('/api/service-attempts/:id/return.pdf', async (c) => {
    const user = askerOf(c.get('context'));
    const attemptId = c.req.param('id');
    const found = await authorizeCaseChild(
      db,
      user,
      'returnOfServiceAttempts',
      attemptId,
      'summons:read',
      clock.now(),
    );
    const { attempt, summons } = await getReturn(db, found.caseId, found.id);
    const { drawFormPdf } = await import('../drafting/pdf-form.ts');
    const title = `${returnTitle(attempt)} - ${summons.defendantName}`;
    const bytes = await drawFormPdf(returnPaper(summons, attempt), { title, madeAt: attempt.createdAt });
    const filename = `${title} - ${attempt.attemptDate}.pdf`;
    if (c.req.method === 'GET') {
      const by = user.id;
      const { caseId } = found;
      await recordDownload(db, { caseId, by, at: clock.now(), action: 'file-exported', what: filename });
    }
    return savedFile(bytes, { filename, mimeType: 'application/pdf' });
  });
}
