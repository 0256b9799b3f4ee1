import type { Context as HonoContext } from 'hono';
import { logTable } from '#src/review/privilege-log-columns.ts';
import { authorizeCase } from '../auth/access.ts';
import { recordDownload } from '../auth/audit-store.ts';
import { savedFile } from '../blobs/saved-file.ts';
import type { Deps } from '../deps.ts';
import { toCsv } from '../drafting/csv.ts';
import type { App, AppVariables } from '../http.ts';
import { askerOf } from '../http.ts';
import { drawPrivilegeLog } from './privilege-log-pdf.ts';
import { getPrivilegeLog } from './privilege-log-service.ts';
import { getCaption } from './privilege-log-store.ts';

const TYPES = { csv: 'text/csv; charset=utf-8', pdf: 'application/pdf' } as const;

/** GET, and HEAD, of the privilege log as a file. */
export function mountPrivilegeLogFiles(app: App, { db, clock }: Pick<Deps, 'db' | 'clock'>): void {
  async function serveLog(c: HonoContext<AppVariables>, id: string, format: keyof typeof TYPES) {
    const user = askerOf(c.get('context'));
    const caseId = await authorizeCase(db, user, id, 'document:read', clock.now());
    const rows = await getPrivilegeLog(db, caseId);
    const caption = await getCaption(db, caseId);
    const file =
      format === 'csv'
        ? Buffer.from(await toCsv(logTable(rows)))
        : await drawPrivilegeLog(rows, caption, clock.now());
    const filename = `Privilege log - ${caption.title}.${format}`;
    if (c.req.method === 'GET') {
      const at = clock.now();
      await recordDownload(db, { caseId, by: user.id, at, action: 'file-exported', what: filename });
    }
    return savedFile(file, { filename, mimeType: TYPES[format] });
  }

  app.get('/api/cases/:caseId/privilege-log.csv', (c) => serveLog(c, c.req.param('caseId'), 'csv'));
  app.get('/api/cases/:caseId/privilege-log.pdf', (c) => serveLog(c, c.req.param('caseId'), 'pdf'));
}
