import type { Context as HonoContext } from 'hono';
import { AppError } from '#src/errors.ts';
import { isId } from '#src/ids.ts';
import { type AuthorizedIntake, authorizeIntake } from '../auth/access.ts';
import type { Deps } from '../deps.ts';
import {
  CutoutQuery,
  cutoutOfFact,
  PageQuery,
  pictureOfDocument,
  pictureOfFile,
} from '../documents/pictures-service.ts';
import type { App, AppVariables } from '../http.ts';
import { addressKeyOf } from './limits.ts';
import { listFiles } from './store.ts';

/** GET, and HEAD, of the papers of an intake as pictures, for whoever may open it. */
export function mountIntakePictures(app: App, deps: Deps): void {
  const opened = (c: HonoContext<AppVariables>) =>
    authorizeIntake(deps.db, c.get('context'), c.req.param('id'), deps.clock.now());

  function requestOf(c: HonoContext<AppVariables>, intake: AuthorizedIntake) {
    const { user, address } = c.get('context');
    // Where nobody can tell who comes from where, each set of papers has a limit of its own.
    const drawnFor = user?.id ?? addressKeyOf(address) ?? intake.id;
    const ifNoneMatch = c.req.header('if-none-match');
    return { method: c.req.method, ifNoneMatch, signal: c.req.raw.signal, drawnFor };
  }

  /** An id of the address; NOT_FOUND for what is none. */
  function idIn(c: HonoContext<AppVariables>, name: string): string {
    const id = c.req.param(name);
    if (!isId(id)) throw new AppError('NOT_FOUND');
    return id;
  }

  app.get('/api/intake/:id/files/:fileId/picture', async (c) => {
    const intake = await opened(c);
    const ask = PageQuery.parse(c.req.query());
    const fileId = c.req.param('fileId');
    const file = (await listFiles(deps.db, intake.id)).find(({ id }) => id === fileId);
    return pictureOfFile(deps, file, ask, requestOf(c, intake));
  });

  app.get('/api/intake/:id/documents/:documentId/picture', async (c) => {
    const intake = await opened(c);
    const ask = PageQuery.parse(c.req.query());
    const documentId = idIn(c, 'documentId');
    return pictureOfDocument(deps, { caseId: intake.caseId, documentId, ask }, requestOf(c, intake));
  });

  app.get('/api/intake/:id/facts/:factId/cutout', async (c) => {
    const intake = await opened(c);
    const ask = CutoutQuery.parse(c.req.query());
    const factId = idIn(c, 'factId');
    return cutoutOfFact(deps, { caseId: intake.caseId, factId, ask }, requestOf(c, intake));
  });
}
