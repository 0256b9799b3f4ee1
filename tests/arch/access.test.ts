import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Context } from '#server/context.ts';
import { toAppError } from '#server/errors.ts';
import { type Procedure, procedures, restProcedures } from '#server/rest.ts';
import { appRouter, createCaller } from '#server/router.ts';
import { can } from '#src/auth/permissions.ts';
import { AppError } from '#src/errors.ts';
import { insertMember } from '#tests/factories/cases.ts';
import { insertUser } from '#tests/factories/users.ts';
import { type Agent, WIRES } from '#tests/setup/agent.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { PLAIN_ROUTES, pathKey, READ_ROUTES_BY_POST } from './documented-paths.ts';
import { type MountedRoute, mountedRoutes } from './mounted-routes.ts';
import { seedCase } from './seeded-case.ts';

const database = await testDatabase();
const server = await makeTestApp();
const { db } = server;
afterAll(() => server.close());

const UNKNOWN = '9d7f0c52-3b1e-4c58-8a0f-2f6f6f1f6a11';
const MALFORMED = 'no-id';
const all = procedures(appRouter);
const rest = restProcedures(appRouter);
const plainRoutes = mountedRoutes(server.app).filter((route) => route.key in PLAIN_ROUTES);
const streams = all.filter(({ type }) => type === 'subscription');
const calls = all.filter(({ type }) => type !== 'subscription');
const open = (procedure: Procedure) => ['public', 'user', 'onboarded'].includes(procedure.meta.access ?? '');
const ofCase = calls.filter((procedure) => !open(procedure));

let caseId: string;
let ownerId: string;
/** One thing of each kind in the case, and an upload into it that is not finished. */
let children: string[];
let outsider: Agent;
let viewer: Agent;
/** A collaborator until a moment ago. */
let expired: Agent;
let newcomer: Agent;

beforeAll(async () => {
  await database.reset();
  const seeded = await seedCase(db, 'quay');
  ({ caseId, ownerId } = seeded);
  const metadata = `filename ${btoa('letter.txt')},caseId ${btoa(caseId)}`;
  const begun = await (await server.as({ id: seeded.ownerId })).request('/api/uploads', {
    method: 'POST',
    headers: { 'tus-resumable': '1.0.0', 'upload-length': '4', 'upload-metadata': metadata },
  });
  children = [...seeded.children, begun.headers.get('location')?.split('/').at(-1) ?? ''];
  // The outsider has a case with the same things in it, so that it is not for want of a case.
  outsider = await server.as({ id: (await seedCase(db, 'orlov')).ownerId });
  const member = await insertUser(db);
  await insertMember(db, { caseId, userId: member.id, role: 'viewer' });
  viewer = await server.as(member);
  const former = await insertUser(db);
  const expiresAt = new Date(server.clock.now().getTime() - 1000);
  await insertMember(db, { caseId, userId: former.id, role: 'collaborator', expiresAt });
  expired = await server.as(former);
  newcomer = await server.as(await insertUser(db, { state: null }));
});

/** What the first input asks for: a case by its id, or a thing of a case by its own. */
function takesCaseId(procedure: Procedure): boolean {
  const [input] = procedure.inputs;
  return input instanceof z.ZodObject && 'caseId' in input.shape;
}

/** A body for each id: empty, and wrong in every field. */
function inputsWith(procedure: Procedure, ids: readonly string[]): Record<string, unknown>[] {
  const name = takesCaseId(procedure) ? 'caseId' : 'id';
  const wrong = Object.fromEntries(
    procedure.inputs
      .flatMap((input) => (input instanceof z.ZodObject ? Object.keys(input.shape) : []))
      .map((field) => [field, { not: ['what', 'is', 'asked'] }]),
  );
  return ids.flatMap((id) => [
    { userId: UNKNOWN, [name]: id },
    { ...wrong, userId: UNKNOWN, [name]: id },
  ]);
}

/** The ids with which to ask: that of the case, or of a thing of each kind. */
function idsFor(procedure: Procedure): string[] {
  return [...(takesCaseId(procedure) ? [] : children), caseId, UNKNOWN, MALFORMED];
}

describe.each(WIRES)('procedures on %s', (wire) => {
  const reachable =
    wire === 'trpc' ? calls : calls.filter((call) => rest.some(({ name }) => name === call.name));

  test.each(reachable.filter(({ meta }) => meta.access !== 'public'))(
    '$name: 401 without a session, whatever is sent',
    async (procedure) => {
      for (const input of inputsWith(procedure, [caseId, MALFORMED])) {
        const answer = await server.visitor().call(wire, procedure.name, input);
        expect(answer.status, answer.text).toBe(401);
      }
    },
  );

  test.each(reachable.filter(({ meta }) => meta.access !== 'public' && meta.access !== 'user'))(
    '$name: 403 before the profile is complete',
    async (procedure) => {
      const [input] = inputsWith(procedure, [caseId]);
      const answer = await newcomer.call(wire, procedure.name, input);
      expect(answer.status, answer.text).toBe(403);
    },
  );

  test.each(ofCase.filter((procedure) => reachable.includes(procedure)))(
    '$name: 404 for an outsider and a former member, whatever is sent',
    async (procedure) => {
      // REST calls the same procedure: there the last ids stand for all.
      const ids = wire === 'trpc' ? idsFor(procedure) : idsFor(procedure).slice(-4);
      for (const input of inputsWith(procedure, ids)) {
        for (const stranger of [outsider, expired]) {
          const answer = await stranger.call(wire, procedure.name, input);
          expect(answer.status, `${JSON.stringify(input)} ${answer.text}`).toBe(404);
          expect(answer.body).toMatchObject({ code: 'NOT_FOUND', message: 'We could not find that.' });
        }
      }
    },
  );

  test.each(
    ofCase.filter(({ meta, name }) => {
      const { access } = meta;
      if (access === undefined || access === 'public' || access === 'user' || access === 'onboarded')
        return false;
      return !can('viewer', access) && reachable.some((call) => call.name === name);
    }),
  )('$name: 403 for a member who may only look', async (procedure) => {
    const statuses = new Set<number>();
    for (const input of inputsWith(procedure, idsFor(procedure))) {
      statuses.add((await viewer.call(wire, procedure.name, input)).status);
    }
    // Ids of other kinds, unknown and malformed ones are 404 for a member too.
    expect([...statuses].sort()).toEqual([403, 404]);
  });
});

describe('streams', () => {
  async function outcome(user: { id: string } | null, name: string, input: unknown): Promise<string> {
    const row =
      user && (await db.selectFrom('users').selectAll().where('id', '=', user.id).executeTakeFirst());
    const context: Context = {
      deps: server.deps,
      user: row ?? null,
      sessionId: null,
      halfSession: null,
      proof: null,
      address: 'local',
      userAgent: undefined,
      browser: null,
      intakeSecrets: [],
      origin: 'http://localhost',
      requestId: UNKNOWN,
      resHeaders: new Headers(),
      signal: AbortSignal.timeout(200),
      log: server.log,
      inputsOf: () => [],
    };
    let procedure: unknown = createCaller(context);
    for (const part of name.split('.')) procedure = Reflect.get(Object(procedure), part);
    if (typeof procedure !== 'function') throw new Error(`There is no procedure ${name}.`);
    try {
      const events: AsyncIterable<unknown> = await procedure(input);
      for await (const _ of events) return 'open';
      return 'open';
    } catch (error) {
      return error instanceof AppError ? error.code : toAppError(error).code;
    }
  }

  test.each(streams)('$name: nothing without a session, nothing for an outsider', async (procedure) => {
    const stranger = await insertUser(db);
    if (open(procedure)) {
      // Of the asker's own cases: what is not theirs is left out, event by event (tests/api/cases/watch.test.ts).
      expect(await outcome(null, procedure.name, undefined)).toBe('UNAUTHORIZED');
      return;
    }
    for (const input of inputsWith(procedure, idsFor(procedure))) {
      expect(await outcome(null, procedure.name, input)).toBe('UNAUTHORIZED');
      expect(await outcome(stranger, procedure.name, input)).toBe('NOT_FOUND');
    }
  });
});

describe('routes that are no procedures', () => {
  /** The address with every id it could be asked with, and what a tus upload to a case would say. */
  function requests(route: MountedRoute): { path: string; init: RequestInit }[] {
    const metadata = `filename ${btoa('a.txt')},caseId ${btoa(caseId)}`;
    const headers: Record<string, string> = route.path.startsWith('/api/uploads')
      ? { 'tus-resumable': '1.0.0', 'upload-length': '4', 'upload-metadata': metadata }
      : {};
    if (route.method === 'POST' && route.path === '/api/uploads/:id') {
      headers['x-http-method-override'] = 'PATCH';
    }
    if (route.path === '/api/uploads/:id' && route.method !== 'HEAD' && route.method !== 'DELETE') {
      Object.assign(headers, { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' });
    }
    const ids = route.path.includes(':') ? [caseId, ...children, UNKNOWN, MALFORMED] : [''];
    const body = (text: string) => (route.method === 'GET' || route.method === 'HEAD' ? null : text);
    return ids.flatMap((id) =>
      ['', '{"not": "what is asked"'].map((text) => ({
        path: route.path.replace(/:[^/]+/, id),
        init: { method: route.method, headers, body: body(text) },
      })),
    );
  }

  const guarded = plainRoutes.filter(({ key }) => PLAIN_ROUTES[key] === 'member');
  const ofPerson = plainRoutes.filter(({ key }) => PLAIN_ROUTES[key] === 'person');

  test.each(ofPerson)('$key: 401 without a session, 403 before the profile is complete', async (route) => {
    for (const method of [route.method, 'HEAD']) {
      expect((await server.request(route.path, { method })).status).toBe(401);
      expect((await newcomer.request(route.path, { method })).status).toBe(403);
    }
  });

  test.each(guarded)('$key: 401 without a session', async (route) => {
    for (const { path, init } of requests(route)) {
      const response = await server.request(path, init);
      expect(response.status, await response.text()).toBe(401);
    }
  });

  test.each(guarded)('$key: 404 for an outsider and a former member', async (route) => {
    for (const { path, init } of requests(route)) {
      for (const stranger of [outsider, expired]) {
        const response = await stranger.request(path, init);
        expect(response.status, `${path} ${await response.text()}`).toBe(404);
      }
    }
  });

  test.each(guarded)('$key: 403 before the profile is complete', async (route) => {
    for (const { path, init } of requests(route)) {
      const response = await newcomer.request(path, init);
      expect(response.status, `${path} ${await response.text()}`).toBe(403);
    }
  });

  test.each(guarded.filter(({ method }) => method === 'GET'))(
    '$key: HEAD is guarded like GET',
    async (route) => {
      for (const { path } of requests(route)) {
        const init = { method: 'HEAD' };
        expect((await server.request(path, init)).status).toBe(401);
        expect((await outsider.request(path, init)).status).toBe(404);
        expect((await expired.request(path, init)).status).toBe(404);
      }
    },
  );

  const writing = guarded.filter(
    ({ key, method }) => (method === 'POST' || method === 'PATCH') && !READ_ROUTES_BY_POST.includes(key),
  );

  test.each(writing)('$key: no 2xx for a member who may only look', async (route) => {
    for (const { path, init } of requests(route)) {
      const response = await viewer.request(path, init);
      expect([403, 404], await response.text()).toContain(response.status);
    }
  });

  test('are no others than those on REST and those listed', () => {
    const known = new Set([
      ...rest.map((found) => pathKey(found.rest.method, found.rest.path)),
      ...Object.keys(PLAIN_ROUTES),
    ]);
    expect(mountedRoutes(server.app).filter(({ key }) => !known.has(key))).toEqual([]);
  });

  test('stand at methods of their own: what answers every method is the middleware, tRPC and the 404', () => {
    const everyMethod = server.app.routes.filter(({ method }) => method === 'ALL').map(({ path }) => path);
    expect([...new Set(everyMethod)].sort()).toEqual(['/*', '/api/*', '/api/trpc/*', '/assets/*']);
    const elsewhere = server.app.routes.filter(
      ({ method, path }) => method !== 'ALL' && !path.startsWith('/api/'),
    );
    expect(elsewhere.map(({ method, path }) => `${method} ${path}`)).toEqual([
      ...['GET /assets/*', 'GET /icon.svg', 'GET /icon-192.png', 'GET /icon-512.png'],
      ...['GET /manifest.webmanifest', 'GET /push-worker.js', 'GET /*'],
    ]);
  });
});

describe('what cannot be read', () => {
  const init = (method: string) => ({
    method,
    headers: { 'content-type': 'application/json' },
    body: '{"title": ',
  });
  const writes = rest.filter(({ rest: { method } }) => method !== 'GET' && method !== 'DELETE');

  const named = writes.filter((procedure) => !open(procedure) && procedure.rest.path.includes(':'));
  const unnamed = writes.filter((procedure) => !open(procedure) && !procedure.rest.path.includes(':'));

  test.each(unnamed)('$name: a body that names no case opens nothing on REST', async ({ rest: route }) => {
    const { method, path } = route;
    expect((await server.request(path, init(method))).status).toBe(401);
    expect((await newcomer.request(path, init(method))).status).toBe(403);
    // Which case is asked about stands in the body alone: nobody can be told more than that.
    for (const stranger of [outsider, expired, viewer]) {
      expect((await stranger.request(path, init(method))).status).toBe(400);
    }
  });

  test.each(named)(
    '$name: a body that is no JSON opens nothing on REST',
    async ({ meta: { access }, rest: { method, path } }) => {
      const mayLook =
        access !== undefined && access !== 'public' && access !== 'user' && access !== 'onboarded'
          ? can('viewer', access)
          : false;
      for (const id of [caseId, ...children, UNKNOWN, MALFORMED]) {
        const address = path.replaceAll(/:[^/]+/g, id);
        expect((await server.request(address, init(method))).status).toBe(401);
        expect((await newcomer.request(address, init(method))).status).toBe(403);
        expect((await outsider.request(address, init(method))).status).toBe(404);
        // Who may call is told what is wrong with the request.
        const told = mayLook ? [400, 404] : [403, 404];
        expect(told).toContain((await viewer.request(address, init(method))).status);
      }
    },
  );

  test('is told to those who may call', async () => {
    const owner = await server.as({ id: ownerId });
    const answer = await owner.request(`/api/cases/${caseId}`, init('PUT'));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ message: 'The request is not valid JSON.' });
    expect((await owner.request('/api/cases', init('POST'))).status).toBe(400);
    expect((await server.request('/api/auth/sign-in', init('POST'))).status).toBe(400);
  });

  test('in a query opens nothing either', async () => {
    const address = `/api/cases/${caseId}/documents?text=perhaps`;
    expect((await server.request(address)).status).toBe(401);
    expect((await outsider.request(address)).status).toBe(404);
    expect((await viewer.request(address)).status).toBe(400);
  });

  test.each(calls.filter(({ type, meta }) => type === 'mutation' && meta.access !== 'public'))(
    '$name: 401 without a session on tRPC',
    async ({ name }) => {
      const response = await server.request(`/api/trpc/${name}`, init('POST'));
      expect(response.status, await response.text()).toBe(401);
    },
  );
});
