import type { Context as HonoContext } from 'hono';
import { authorizeCaseChild } from '../auth/access.ts';
import { recordDownload } from '../auth/audit-store.ts';
import { savedFile } from '../blobs/saved-file.ts';
import type { Deps } from '../deps.ts';
import type { App, AppVariables } from '../http.ts';
import { askerOf } from '../http.ts';
import { drawAnswer, PAPER_FORMATS, type PaperFormat } from './filing-service.ts';

/** GET, and HEAD, of an answer as a file for the court: '?juryDemand=true' puts a jury demand into it. */
export function mountAnswerFiles(app: App, deps: Deps): void {
  const { db, clock } = deps;

  async function serveAnswer(
    c: HonoContext<AppVariables>,
    answerId: string,
    format: PaperFormat,
  ): Promise<Response> {
    const user = askerOf(c.get('context'));
    const { caseId, id } = await authorizeCaseChild(
      db,
      user,
      'generatedAnswers',
      answerId,
      'case:read',
      clock.now(),
    );
    const juryDemand = c.req.query('juryDemand') === 'true';
    const { bytes, filename } = await drawAnswer(db, caseId, { id, juryDemand }, format);
    if (c.req.method === 'GET') {
      const at = clock.now();
      await recordDownload(db, { caseId, by: user.id, at, action: 'answer-exported', what: filename });
    }
    return savedFile(bytes, { filename, mimeType: PAPER_FORMATS[format] });
  }

  app.get('/api/generated-answers/:id/answer.docx', (c) => serveAnswer(c, c.req.param('id'), 'docx'));
  app.get('/api/generated-answers/:id/answer.pdf', (c) => serveAnswer(c, c.req.param('id'), 'pdf'));
}
