import { AppError } from '#src/errors.ts';
import { authorizeCase, authorizedCases } from '../auth/access.ts';
import { recordAudit } from '../auth/audit-store.ts';
import { contentDisposition } from '../blobs/disposition.ts';
import { toWeb } from '../blobs/serve.ts';
import type { Deps } from '../deps.ts';
import { type App, askerOf } from '../http.ts';
import { type CaseOfExport, exportAccount, exportCase } from './archive.ts';

function zipHeaders(name: string): Record<string, string> {
  return {
    'content-type': 'application/zip',
    'content-disposition': contentDisposition('attachment', `${name}.zip`),
    'cache-control': 'private, no-store',
  };
}

/** What somebody takes along: one case, or everything their account can see. */
export function mountExports(app: App, deps: Deps): void {
  const { db, clock, limits } = deps;

  async function titled(ids: readonly CaseOfExport['id'][]): Promise<CaseOfExport[]> {
    if (ids.length === 0) return [];
    const rows = await db
      .selectFrom('cases')
      .select(['id', 'title'])
      .where('id', 'in', ids)
      .orderBy('title')
      .orderBy('id')
      .execute();
    return rows.flatMap(({ id, title }) =>
      ids.filter((each) => each === id).map((own) => ({ id: own, title })),
    );
  }

  const noteExport = (cases: readonly CaseOfExport[], by: string) => {
    const at = clock.now();
    return recordAudit(
      db,
      cases.map(({ id }) => ({ caseId: id, by, at, action: 'case-exported' })),
    );
  };

  app.get('/api/cases/:caseId/export', async (c) => {
    const user = askerOf(c.get('context'));
    const caseId = await authorizeCase(db, user, c.req.param('caseId'), 'document:read', clock.now());
    const [which] = await titled([caseId]);
    if (which === undefined) throw new AppError('NOT_FOUND');
    const headers = zipHeaders(which.title);
    if (c.req.method === 'HEAD') return new Response(null, { headers });
    await limits.spend('exports', user.id);
    await noteExport([which], user.id);
    const archive = toWeb(() => exportCase(deps, which, user.id));
    return new Response(archive, { headers });
  });

  app.get('/api/auth/export', async (c) => {
    const user = askerOf(c.get('context'));
    const headers = zipHeaders('Everything in Proceed');
    if (c.req.method === 'HEAD') return new Response(null, { headers });
    await limits.spend('exports', user.id);
    const cases = await titled(await authorizedCases(db, user, 'document:read', clock.now()));
    await noteExport(cases, user.id);
    const archive = toWeb(() => exportAccount(deps, user.id, cases));
    return new Response(archive, { headers });
  });
}
