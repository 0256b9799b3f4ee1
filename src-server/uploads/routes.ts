import type { Server } from '@tus/server';
import type { Context as HonoContext } from 'hono';
import { AppError } from '#src/errors.ts';
import type { Deps } from '../deps.ts';
import type { App, AppVariables } from '../http.ts';
import { askerOf } from '../http.ts';
import { bodyOf } from './body.ts';
import { CHECKSUM_ALGORITHMS, readChecksum } from './checksum.ts';
import { mountMultipart } from './multipart.ts';
import { type Transfer, transfers } from './transfer.ts';
import { createTus, UPLOADS_PATH } from './tus.ts';
import { toTusFailure, tusError } from './tus-errors.ts';

type RequestContext = HonoContext<AppVariables>;

const PROTOCOL = { 'tus-resumable': '1.0.0', 'tus-version': '1.0.0' };
const BODY_TYPE = 'application/offset+octet-stream';

/** tus 1.0.0: a client that cannot send PATCH or DELETE names it in a header of a POST. */
function methodOf(c: RequestContext): string {
  const override = c.req.header('x-http-method-override')?.toUpperCase();
  if (c.req.method === 'POST' && (override === 'PATCH' || override === 'DELETE')) return override;
  return c.req.method;
}

/** What the library answers with another status than the protocol asks for. */
function checkProtocol(method: string, headers: Headers): void {
  if (headers.get('tus-resumable') !== '1.0.0') throw tusError(412);
  if (method !== 'PATCH') return;
  if (headers.get('content-type') !== BODY_TYPE) {
    throw new AppError('UNSUPPORTED_MEDIA', `The bytes of an upload are sent as ${BODY_TYPE}.`);
  }
  if (!/^\d{1,15}$/.test(headers.get('upload-offset') ?? '')) throw tusError(400);
}

async function speak(tus: Server, c: RequestContext, transfer: Transfer, method: string): Promise<Response> {
  const headers = new Headers(c.req.raw.headers);
  headers.delete('x-forwarded-proto');
  // Without a body: the store takes the bytes from the transfer.
  const answer = await transfers.run(transfer, () =>
    tus.handleWeb(new Request(c.req.url, { method, headers })),
  );
  if (transfer.failure !== undefined) throw transfer.failure;
  if (answer.status >= 400) throw tusError(answer.status);
  return answer;
}

function failed(c: RequestContext, deps: Deps, error: unknown, documentId: string | undefined): Response {
  const requestId = c.get('requestId');
  const { status, body, retryAfter } = toTusFailure(error, requestId);
  if (status === 500) {
    deps.log.error({ requestId, path: c.req.path, error: String(error) }, 'upload request failed');
  }
  return Response.json(body, {
    status,
    headers: {
      ...PROTOCOL,
      'cache-control': 'no-store',
      ...(retryAfter !== undefined && { 'retry-after': String(Math.ceil(retryAfter)) }),
      ...(documentId !== undefined && { 'document-id': documentId }),
    },
  });
}

/** The tus endpoint (1.0.0: creation, expiration, checksum, termination) and the multipart one. */
export function mountUploads(app: App, deps: Deps): void {
  const tus = createTus(deps);

  async function handle(c: RequestContext): Promise<Response> {
    const method = methodOf(c);
    let transfer: Transfer | undefined;
    try {
      const { headers } = c.req.raw;
      const user = askerOf(c.get('context'));
      checkProtocol(method, headers);
      const hasBody = method === 'PATCH' || (method === 'POST' && headers.get('content-type') === BODY_TYPE);
      if (hasBody) await deps.disk.require(0);
      transfer = {
        user,
        source: hasBody ? bodyOf(c) : undefined,
        checksum: hasBody ? readChecksum(headers.get('upload-checksum')) : null,
        stop: new AbortController(),
        row: undefined,
        documentId: undefined,
        failure: undefined,
      };
      const answer = await speak(tus, c, transfer, method);
      const response = new Response(answer.body, answer);
      response.headers.delete('access-control-expose-headers');
      if (transfer.documentId !== undefined) response.headers.set('document-id', transfer.documentId);
      return response;
    } catch (error) {
      return failed(c, deps, error, transfer?.documentId);
    }
  }

  const options = async (c: RequestContext) => {
    const answer = await tus.handleWeb(new Request(c.req.url, { method: 'OPTIONS' }));
    const headers = new Headers({ ...PROTOCOL, 'tus-checksum-algorithm': CHECKSUM_ALGORITHMS });
    for (const name of ['tus-extension', 'tus-max-size']) {
      const value = answer.headers.get(name);
      if (value !== null) headers.set(name, value);
    }
    return new Response(null, { status: 204, headers });
  };

  app.on('OPTIONS', [UPLOADS_PATH, `${UPLOADS_PATH}/:id`], options);
  app.post(UPLOADS_PATH, handle);
  app.on(['PATCH', 'DELETE'], `${UPLOADS_PATH}/:id`, handle);
  app.post(`${UPLOADS_PATH}/:id`, (c, next) => (methodOf(c) === 'POST' ? next() : handle(c)));
  // Hono answers HEAD through GET routes, and there is nothing to GET here.
  app.get(`${UPLOADS_PATH}/:id`, (c, next) => (c.req.method === 'HEAD' ? handle(c) : next()));
  mountMultipart(app, deps);
}
