import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { insertUser } from '#tests/factories/users.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';

const database = await testDatabase();
const server = await makeTestApp();
beforeEach(() => database.reset());
afterAll(() => server.close());

describe.each(['/api/auth/logout', '/api/logout'])('GET %s', (path) => {
  test('ends the session, clears the cookie and goes to /', async () => {
    const agent = await server.as(await insertUser(server.db));
    const kept = agent.cookie('proceed_session') ?? '';
    const response = await agent.request(path);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('/');
    expect(response.headers.get('clear-site-data')).toBe('"cache"');
    expect(agent.cookie('proceed_session')).toBeUndefined();
    const thief = server.visitor();
    thief.setCookie('proceed_session', kept);
    expect((await thief.rest('GET', '/api/auth/user')).status).toBe(401);
    expect(await server.db.selectFrom('sessions').select('sid').execute()).toEqual([]);
  });

  test.each(['cross-site', 'same-site'])('a link on another page signs nobody out: %s', async (site) => {
    const agent = await server.as(await insertUser(server.db));
    const response = await agent.request(path, { headers: { 'sec-fetch-site': site } });
    expect([response.status, response.headers.get('location')]).toEqual([302, '/']);
    expect((await agent.rest('GET', '/api/auth/user')).status).toBe(200);
  });

  test('goes to / without a session too', async () => {
    const response = await server.request(path);
    expect([response.status, response.headers.get('location')]).toEqual([302, '/']);
  });

  test('other sessions of the person go on', async () => {
    const user = await insertUser(server.db);
    const [here, elsewhere] = [await server.as(user), await server.as(user)];
    await here.request(path);
    expect((await elsewhere.rest('GET', '/api/auth/user')).status).toBe(200);
  });
});

test('GET /api/login goes to the local account page when no provider is configured', async () => {
  const response = await server.request('/api/login');
  expect([response.status, response.headers.get('location')]).toEqual([302, '/account']);
  const back = await server.request('/api/auth/callback?code=x&state=y');
  expect([back.status, back.headers.get('location')]).toEqual([302, '/login?error=expired']);
});
