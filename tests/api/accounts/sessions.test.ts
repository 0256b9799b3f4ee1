import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { Session } from '#src/auth/schema.ts';
import { insertUser } from '#tests/factories/users.ts';
import { type Agent, WIRES } from '#tests/setup/agent.ts';
import { expectFailure } from '#tests/setup/answers.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { onTheWire } from '#tests/setup/wire-schema.ts';

const database = await testDatabase();
const server = await makeTestApp();
const DAY_MS = 24 * 60 * 60 * 1000;
const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';
let user: { id: string };
let here: Agent;
let there: Agent;

beforeEach(async () => {
  await database.reset();
  user = await insertUser(server.db);
  here = await server.as(user);
  there = await server.as(user);
});
afterAll(() => server.close());

const list = (agent: Agent) => agent.trpc.auth.sessions.query();

describe.each(WIRES)('sessions on %s', (wire) => {
  test('one’s own are listed, the one that asks first, and its secret never', async () => {
    await server.as(await insertUser(server.db));
    const answer = await here.call(wire, 'auth.sessions');
    expect(answer.text).not.toContain(here.cookie('proceed_session'));
    expect((await list(here)).map(({ current }) => current)).toEqual([true, false]);
    const digests = await server.db.selectFrom('sessions').select('sid').execute();
    for (const { sid } of digests) expect(answer.text).not.toContain(sid);
  });

  test('one is ended; 404 for another person’s and for what is no id', async () => {
    const stranger = await server.as(await insertUser(server.db));
    const [theirs] = await list(stranger);
    const other = (await list(here)).find(({ current }) => !current);
    expect((await here.call(wire, 'auth.endSession', { id: other?.id })).status).toBe(200);
    expect((await there.call(wire, 'auth.user')).status).toBe(401);
    for (const id of [theirs?.id, other?.id, 'x']) {
      expectFailure(await here.call(wire, 'auth.endSession', { id }), 404, 'NOT_FOUND');
    }
    expect((await stranger.call(wire, 'auth.user')).status).toBe(200);
  });

  test('all others are ended', async () => {
    const stranger = await server.as(await insertUser(server.db));
    expect((await here.call(wire, 'auth.endOtherSessions')).body).toEqual({ ended: 1 });
    expect((await there.call(wire, 'auth.user')).status).toBe(401);
    expect((await here.call(wire, 'auth.user')).status).toBe(200);
    expect((await stranger.call(wire, 'auth.user')).status).toBe(200);
  });

  test('401 for nobody', async () => {
    for (const name of ['auth.sessions', 'auth.endOtherSessions']) {
      expectFailure(await server.visitor().call(wire, name), 401, 'UNAUTHORIZED');
    }
  });
});

test('the REST answer is the documented list and nothing beside it', async () => {
  const { body } = await here.rest('GET', '/api/auth/sessions');
  expect(() => z.array(onTheWire(Session)).parse(body)).not.toThrow();
});

test('a session names the browser it was started in', async () => {
  const response = await server.visitor().request('/api/auth/register', {
    method: 'POST',
    headers: { 'user-agent': PHONE },
    body: JSON.stringify({ email: 'ida.marsh@example.org', password: 'eleven green doors' }),
  });
  expect(response.status).toBe(201);
  const rows = await server.db.selectFrom('sessions').select('device').execute();
  expect(rows.map(({ device }) => device)).toContain('Chrome on Android');
});

test('a session ends after 90 days, however much it is used', async () => {
  const age = async (days: number) => {
    const createdAt = new Date(Date.now() - days * DAY_MS);
    await server.db.updateTable('sessions').set({ createdAt }).where('userId', '=', user.id).execute();
  };
  await age(89);
  expect((await here.rest('GET', '/api/auth/user')).status).toBe(200);
  await age(91);
  expect((await here.rest('GET', '/api/auth/user')).status).toBe(401);
  expect(here.cookie('proceed_session')).toBeUndefined();
});

test('use is noted every ten minutes, not at every request', async () => {
  const seen = () =>
    server.db
      .selectFrom('sessions')
      .select('lastSeenAt')
      .where('userId', '=', user.id)
      .orderBy('lastSeenAt', 'desc')
      .executeTakeFirstOrThrow();
  const long = new Date(Date.now() - 11 * 60_000);
  await server.db.updateTable('sessions').set({ lastSeenAt: long }).execute();
  await here.rest('GET', '/api/auth/user');
  const { lastSeenAt } = await seen();
  expect(lastSeenAt.getTime()).toBeGreaterThan(long.getTime());
  await here.rest('GET', '/api/auth/user');
  expect((await seen()).lastSeenAt).toEqual(lastSeenAt);
});
