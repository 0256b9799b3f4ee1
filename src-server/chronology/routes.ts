import type { Context as HonoContext } from 'hono';
import { CHRONOLOGY_COLUMNS, chronologyTable } from '#src/chronology/columns.ts';
import { ChronologyQuery } from '#src/chronology/schema.ts';
import { amount } from '#src/text/words.ts';
import { authorizeCase } from '../auth/access.ts';
import { recordDownload } from '../auth/audit-store.ts';
import { savedFile } from '../blobs/saved-file.ts';
import type { Deps } from '../deps.ts';
import { toCsv } from '../drafting/csv.ts';
import { drawTable } from '../drafting/pdf-table.ts';
import type { App, AppVariables } from '../http.ts';
import { askerOf } from '../http.ts';
import { chronologyOf } from './service.ts';
import { getHead } from './store.ts';

const TYPES = { csv: 'text/csv; charset=utf-8', pdf: 'application/pdf' } as const;

/** GET, and HEAD, of the chronology as a file, with the same filters as on the screen. */
export function mountChronologyFiles(app: App, { db, clock }: Pick<Deps, 'db' | 'clock'>): void {
  async function serve(c: HonoContext<AppVariables>, id: string, format: keyof typeof TYPES) {
    const user = askerOf(c.get('context'));
    const now = clock.now();
    const caseId = await authorizeCase(db, user, id, 'document:read', now);
    const filter = ChronologyQuery.parse(c.req.query());
    const { events, papersUnread } = await chronologyOf(db, caseId, filter, { now, isWhole: true });
    const head = await getHead(db, caseId);
    const rows = chronologyTable(events);
    const filename = `Chronology - ${head.title}.${format}`;
    const unread =
      papersUnread.length === 0
        ? []
        : [`${amount(papersUnread.length, 'paper')} could not be looked through yet.`];
    const file =
      format === 'csv'
        ? Buffer.from(await toCsv([CHRONOLOGY_COLUMNS.map(({ title }) => title), ...rows]))
        : await drawTable(
            {
              title: 'Chronology',
              head: [
                {
                  role: 'P',
                  text: `${head.title}${head.caseNumber ? `, ${head.caseNumber}` : ''}`,
                  align: 'left',
                },
                { role: 'H1', text: 'CHRONOLOGY', align: 'center', above: 6 },
                ...[
                  'Put together from the papers, the docket and the timeline of this case. Check each day against its source.',
                  ...unread,
                ].map((text) => ({ role: 'P' as const, text, align: 'left' as const })),
              ],
              columns: CHRONOLOGY_COLUMNS,
              rows,
            },
            now,
          );
    if (c.req.method === 'GET') {
      await recordDownload(db, { caseId, by: user.id, at: now, action: 'file-exported', what: filename });
    }
    return savedFile(file, { filename, mimeType: TYPES[format] });
  }

  app.get('/api/cases/:caseId/chronology.csv', (c) => serve(c, c.req.param('caseId'), 'csv'));
  app.get('/api/cases/:caseId/chronology.pdf', (c) => serve(c, c.req.param('caseId'), 'pdf'));
}
