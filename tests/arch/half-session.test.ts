import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashPassword } from '#server/auth/password.ts';
import { procedures, restProcedures } from '#server/rest.ts';
import { appRouter } from '#server/router.ts';
import { type Agent, WIRES } from '#tests/setup/agent.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { addApp, halfSignIn } from '#tests/setup/second-step.ts';
import { PLAIN_ROUTES } from './documented-paths.ts';
import { mountedRoutes } from './mounted-routes.ts';
import { seedCase } from './seeded-case.ts';

/*
 * Whoever has given the right password and not the second step is nobody yet: in their own case, too, every address
 * answers as it does without a session.
 */

const database = await testDatabase();
const server = await makeTestApp();
afterAll(() => server.close());

const PASSWORD = 'eleven green doors';
const email = 'ida.marsh@example.org';
const rest = restProcedures(appRouter);
const guarded = procedures(appRouter).filter(
  ({ meta, type }) => meta.access !== 'public' && type !== 'subscription',
);
const streams = procedures(appRouter).filter(({ type }) => type === 'subscription');
const plain = mountedRoutes(server.app).filter(
  ({ key }) => key in PLAIN_ROUTES && PLAIN_ROUTES[key] !== 'public',
);
let half: Agent;
let ids: string[];

beforeAll(async () => {
  await database.reset();
  const { ownerId, caseId, children } = await seedCase(server.db, 'quay');
  ids = [caseId, ...children];
  const password = await hashPassword(PASSWORD);
  await server.db.updateTable('users').set({ email, password }).where('id', '=', ownerId).execute();
  await addApp(await server.as({ id: ownerId }), PASSWORD, server.clock.now());
  half = server.visitor();
  await halfSignIn(half, 'rest', { email, password: PASSWORD });
});

describe.each(WIRES)('procedures on %s', (wire) => {
  const reachable =
    wire === 'trpc' ? guarded : guarded.filter((one) => rest.some((r) => r.name === one.name));

  test.each(reachable)('$name: 401', async ({ name }) => {
    for (const id of ids) {
      const answer = await half.call(wire, name, { id, caseId: id });
      expect(answer.status, `${id} ${answer.text}`).toBe(401);
    }
  });
});

test.each(streams)('$name: nothing is told', async ({ name }) => {
  for (const id of ids) {
    const input = encodeURIComponent(JSON.stringify({ json: { id, caseId: id } }));
    const response = await half.request(`/api/trpc/${name}?input=${input}`, {
      headers: { accept: 'text/event-stream' },
    });
    expect(await response.text()).toContain('UNAUTHORIZED');
  }
});

test.each(plain)('$key: 401', async ({ method, path }) => {
  for (const id of path.includes(':') ? ids : ['']) {
    const response = await half.request(path.replaceAll(/:[^/]+/g, id), {
      method: method === 'POST' && path === '/api/uploads/:id' ? 'PATCH' : method,
      headers: path.startsWith('/api/uploads') ? { 'tus-resumable': '1.0.0', 'upload-length': '4' } : {},
    });
    expect(response.status, `${id} ${await response.text()}`).toBe(401);
  }
});

test('the half session goes on meanwhile', async () => {
  expect((await half.rest('POST', '/api/auth/factors/challenge')).status).toBe(200);
});
