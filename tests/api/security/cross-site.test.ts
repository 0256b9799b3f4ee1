import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { procedures } from '#server/rest.ts';
import { appRouter } from '#server/router.ts';
import { mountedRoutes } from '#tests/arch/mounted-routes.ts';
import { type Answer, ORIGIN } from '#tests/setup/agent.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { makePeople } from '../cases/people.ts';

const database = await testDatabase();
const server = await makeTestApp();
const { db } = server;
beforeEach(() => database.reset());
afterAll(() => server.close());

const UNSAFE = ['POST', 'PUT', 'PATCH', 'DELETE'];
const TRPC = procedures(appRouter)
  .filter(({ type }) => type === 'mutation')
  .map(({ name }) => ({ method: 'POST', path: `/api/trpc/${name}` }));
const ROUTES = [...mountedRoutes(server.app).filter(({ method }) => UNSAFE.includes(method)), ...TRPC];

const FOREIGN: [string, Record<string, string>][] = [
  ['Origin of another site', { origin: 'https://evil.example' }],
  ['Origin of a neighbor', { origin: 'http://evil.localhost' }],
  ['Origin of another port', { origin: 'http://localhost:8080' }],
  ['Origin that ends in ours', { origin: 'http://notlocalhost' }],
  ['Origin with ours as a user', { origin: 'http://localhost@evil.example' }],
  ['Origin null', { origin: 'null' }],
  ['Origin empty', { origin: '' }],
  ['Sec-Fetch-Site cross-site', { 'sec-fetch-site': 'cross-site' }],
  ['Sec-Fetch-Site same-site', { 'sec-fetch-site': 'same-site' }],
  ['both, at odds', { origin: ORIGIN, 'sec-fetch-site': 'cross-site' }],
];
const TYPES = [
  'application/json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=a',
  '',
];

test('there are routes to walk', () => {
  expect(ROUTES.length).toBeGreaterThan(30);
});

describe.each(FOREIGN)('a write with %s', (_what, headers) => {
  test('is refused on every mounted route, whatever its content type', async () => {
    const { owner } = await makePeople(server);
    for (const { method, path } of ROUTES) {
      for (const type of TYPES) {
        const address = path.replaceAll(/:[^/]+/g, crypto.randomUUID());
        const response = await owner.request(address, {
          method,
          headers: { ...headers, ...(type !== '' && { 'content-type': type }) },
          ...(method !== 'DELETE' && { body: '{}' }),
        });
        expect(response.status, `${method} ${path} ${type}`).toBe(403);
        expect(await response.text()).toContain('This request came from another website and was refused.');
        expect(response.headers.get('set-cookie')).toBeNull();
      }
    }
  });
});

async function rename(headers: Record<string, string>, address = ORIGIN): Promise<number> {
  const { caseId, owner } = await makePeople(server);
  const response = await owner.request(`${address}/api/cases/${caseId}`, {
    method: 'PUT',
    headers: { host: new URL(address).host, 'content-type': 'application/json', ...headers },
    body: '{"title":"Renamed"}',
  });
  return response.status;
}

test.each([
  ['of our own page', { origin: ORIGIN, 'sec-fetch-site': 'same-origin' }],
  ['typed by the person', { 'sec-fetch-site': 'none' }],
  ['of a program', {}],
])('a write %s passes', async (_what, headers) => {
  expect(await rename(headers)).toBe(200);
});

test('the page may be served under any name the server is reached by', async () => {
  expect(await rename({ origin: 'http://127.0.0.1:3000' }, 'http://127.0.0.1:3000')).toBe(200);
  expect(await rename({ origin: ORIGIN }, 'http://127.0.0.1:3000')).toBe(403);
});

test.each(['bad host', 'a:b:c', '[', 'localhost:99999'])(
  'a Host %j that is none is refused',
  async (host) => {
    for (const origin of [ORIGIN, `http://${host}`]) expect(await rename({ origin, host })).toBe(403);
  },
);

test('with APP_URL only that one counts, whatever Host says', async () => {
  const app = await makeTestApp({ env: { APP_URL: 'https://proceed.example' } });
  const send = async (origin: string, host: string): Promise<Answer['status']> =>
    (await app.request('/api/auth/sign-in', { method: 'POST', body: '{}', headers: { origin, host } }))
      .status;
  expect(await send('https://proceed.example', 'internal:3000')).toBe(400);
  expect(await send('https://evil.example', 'evil.example')).toBe(403);
  await app.close();
});

test('reading and going to the product from another site is no write', async () => {
  const { owner } = await makePeople(server);
  const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
  expect((await owner.request('/api/cases', { headers })).status).toBe(200);
  expect((await owner.request('/api/login', { headers })).status).toBe(302);
});

test('a mutation cannot be called by GET', async () => {
  const { caseId, owner } = await makePeople(server);
  for (const { path } of TRPC) {
    const input = encodeURIComponent(JSON.stringify({ json: { caseId, title: 'x' } }));
    expect((await owner.request(`${path}?input=${input}`)).status, path).toBe(404);
  }
  const answer = await owner.request(
    `/api/trpc/cases.delete?batch=1&input=${encodeURIComponent(JSON.stringify({ 0: { json: { caseId } } }))}`,
  );
  expect(answer.status).toBe(404);
  expect((await owner.rest('GET', `/api/cases/${caseId}`)).status).toBe(200);
  expect(await db.selectFrom('cases').select('title').execute()).toEqual([
    { title: 'Quay v. Orlov Roofing' },
  ]);
});
