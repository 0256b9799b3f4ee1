import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import { AppError } from '#src/errors.ts';
import { fieldMessage } from '#src/field-messages.ts';
import { mountAuth } from './accounts/routes.ts';
import { mountAnswerFiles } from './answers/routes.ts';
import { halfSessionOf } from './auth/half-session.ts';
import { intakeSecretsOf } from './auth/intake-cookie.ts';
import { browserOf } from './auth/known-browser.ts';
import { proofOf } from './auth/provider-cookies.ts';
import { mountRestore } from './backup/routes.ts';
import { createVacancy } from './backup/vacancy.ts';
import { mountCalendar } from './calendar/routes.ts';
import { mountCaseEvents } from './cases/stream.ts';
import { mountChronologyFiles } from './chronology/routes.ts';
import { addressOf, isPublicUrl } from './client-address.ts';
import { compressJson } from './compress.ts';
import { mountConversationFiles } from './conversations/routes.ts';
import type { Deps } from './deps.ts';
import { mountPictures } from './documents/pictures-routes.ts';
import { mountDownloads } from './documents/routes.ts';
import { errorStatus, TRPC_PATH, toAppError, toFailure } from './errors.ts';
import { mountExports } from './exports/routes.ts';
import { mountHealth } from './health.ts';
import type { App, AppVariables } from './http.ts';
import { mountIntakePictures } from './intake/pictures-routes.ts';
import { mountIntake } from './intake/routes.ts';
import { mountOpenApi } from './openapi.ts';
import { mountContacts } from './participants/routes.ts';
import { mountProductionFiles } from './productions/routes.ts';
import { MAX_JSON_BYTES, mountRest, procedures } from './rest.ts';
import { mountPrivilegeLogFiles } from './review/routes.ts';
import { appRouter, createCaller } from './router.ts';
import { pageHeaders, refuseCrossSiteWrites } from './security.ts';
import { mountReturnFiles } from './service/return-file.ts';
import { mountSummonsPdf } from './summons/pdf.ts';
import { mountUploads } from './uploads/routes.ts';
import { mountClient } from './web-client.ts';

const inputs = new Map(procedures(appRouter).map((procedure) => [procedure.name, procedure.inputs]));

/** Every mount of the product, in the order in which a request meets them. */
export function createApp(deps: Deps): App {
  const { env, log } = deps;
  z.config({ customError: fieldMessage });
  const app: App = new Hono<AppVariables>();
  const vacancy = createVacancy(deps.pool);
  const isPublic = isPublicUrl(env.APP_URL);
  const originOf = (request: Request) => {
    if (env.APP_URL !== undefined) return new URL(env.APP_URL).origin;
    return `http://${request.headers.get('host') ?? new URL(request.url).host}`;
  };

  app.use(async (c, next) => {
    c.set('requestId', deps.ids.next());
    await next();
    c.header('x-request-id', c.get('requestId'));
  });
  app.use(pageHeaders(env.APP_URL?.startsWith('https://') ?? false));
  app.use(refuseCrossSiteWrites(originOf));
  app.use('/api/*', compressJson());

  mountHealth(app, deps);

  app.use('/api/*', async (c, next) => {
    const session = await deps.auth.read(c.req.header('cookie'));
    const resHeaders = new Headers();
    if (session.setCookie !== null) resHeaders.append('set-cookie', session.setCookie);
    c.set('context', {
      deps,
      user: session.user,
      sessionId: session.sessionId,
      halfSession: halfSessionOf(c.req.header('cookie')),
      proof: proofOf(c.req.header('cookie')),
      address: addressOf(c.env, c.req.raw, { trustProxy: env.TRUST_PROXY, isPublic }),
      userAgent: c.req.header('user-agent'),
      browser: browserOf(c.req.header('cookie')),
      intakeSecrets: intakeSecretsOf(c.req.header('cookie')),
      origin: originOf(c.req.raw),
      requestId: c.get('requestId'),
      resHeaders,
      signal: c.req.raw.signal,
      log,
      inputsOf: (path) => inputs.get(path) ?? [],
    });
    await next();
  });

  mountOpenApi(app, appRouter);
  mountAuth(app, deps);
  const limit = bodyLimit({
    maxSize: MAX_JSON_BYTES,
    onError() {
      throw new AppError('PAYLOAD_TOO_LARGE', 'This request is too large.');
    },
  });
  app.all(`${TRPC_PATH}/*`, limit, (c) =>
    fetchRequestHandler({
      endpoint: TRPC_PATH,
      req: c.req.raw,
      router: appRouter,
      maxBatchSize: 20,
      createContext: () => c.get('context'),
      responseMeta({ ctx, errors }) {
        const failed = errors[0];
        const headers = new Headers(ctx?.resHeaders);
        headers.set('cache-control', 'private, no-store');
        const retryAfter = failed && toAppError(failed).details.retryAfter;
        if (retryAfter !== undefined) headers.set('retry-after', String(retryAfter));
        return errors.length === 1 && failed !== undefined
          ? { headers, status: errorStatus(failed) }
          : { headers };
      },
    }),
  );
  mountExports(app, deps);
  mountRestore(app, deps, vacancy);
  mountUploads(app, deps);
  mountIntake(app, deps);
  mountIntakePictures(app, deps);
  mountDownloads(app, deps);
  mountPictures(app, deps);
  mountAnswerFiles(app, deps);
  mountConversationFiles(app, deps);
  mountSummonsPdf(app, deps);
  mountReturnFiles(app, deps);
  mountPrivilegeLogFiles(app, deps);
  mountChronologyFiles(app, deps);
  mountProductionFiles(app, deps);
  mountCalendar(app, deps);
  mountContacts(app, deps);
  mountCaseEvents(app, deps);
  mountRest(app, appRouter, createCaller);

  app.all('/api/*', (c) =>
    toFailure(new AppError('NOT_FOUND', 'There is nothing at this address.'), c.get('requestId'), c.req.path),
  );
  mountClient(app, deps.auth, vacancy);

  app.onError((error, c) => {
    const mapped = toAppError(error);
    const requestId = c.get('requestId');
    if (mapped.code === 'INTERNAL') {
      // The secret in a calendar's address is its key: it is not written down.
      const path = c.req.path.replace(/^(\/api\/calendar\/).+/, '$1…');
      log.error({ requestId, path, error: error.message, stack: error.stack }, 'request failed');
    }
    return toFailure(mapped, requestId, c.req.path);
  });
  return app;
}
