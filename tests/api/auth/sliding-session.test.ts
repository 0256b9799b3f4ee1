import { afterAll, beforeEach, expect, test } from 'vitest';
import { insertUser } from '#tests/factories/users.ts';
import type { Agent } from '#tests/setup/agent.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';

const database = await testDatabase();
const server = await makeTestApp();
const DAY_MS = 24 * 60 * 60 * 1000;
let agent: Agent;

beforeEach(async () => {
  await database.reset();
  agent = await server.as(await insertUser(server.db));
  const expire = new Date(Date.now() + 10 * DAY_MS);
  await server.db.updateTable('sessions').set({ expire }).execute();
});
afterAll(() => server.close());

function renewals(response: Response): string[] {
  return response.headers.getSetCookie().filter((line) => line.startsWith('proceed_session='));
}

// The session in the database slides on whatever is asked first; a cookie that did not slide with it would end
// while the session goes on, and sign the person out.
test.each([
  '/api/auth/user',
  '/api/trpc/auth.user',
  '/api/auth/callback',
  '/api/login',
  '/api/uploads/9d7f0c52-3b1e-4c58-8a0f-2f6f6f1f6a11',
  '/api/documents/9d7f0c52-3b1e-4c58-8a0f-2f6f6f1f6a11/download',
  '/api/no-such-address',
])('GET %s renews the cookie together with the session, once', async (path) => {
  const id = agent.cookie('proceed_session');
  const lines = renewals(await agent.request(path));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(`proceed_session=${id};`);
  expect(Number(/max-age=(\d+)/i.exec(lines[0] ?? '')?.[1])).toBeGreaterThan(29 * 24 * 60 * 60);
  expect(renewals(await agent.request(path))).toEqual([]);
});

test('signing out in that moment clears the cookie and nothing brings it back', async () => {
  const lines = renewals(await agent.request('/api/auth/logout'));
  expect(lines).toHaveLength(1);
  expect(agent.cookie('proceed_session')).toBeUndefined();
});

test('signing in in that moment leaves the new session’s cookie alone', async () => {
  const before = agent.cookie('proceed_session');
  const response = await agent.request('/api/auth/register', {
    method: 'POST',
    body: JSON.stringify({ email: 'ida.marsh@example.org', password: 'eleven green doors' }),
  });
  expect(response.status).toBe(201);
  expect(agent.cookie('proceed_session')).not.toBe(before);
  expect((await agent.rest('GET', '/api/auth/user')).body).toMatchObject({ email: 'ida.marsh@example.org' });
});

test('a session that has ended loses its cookie wherever it is sent', async () => {
  await server.db
    .updateTable('sessions')
    .set({ expire: new Date(0) })
    .execute();
  await agent.request('/api/no-such-address');
  expect(agent.cookie('proceed_session')).toBeUndefined();
});
