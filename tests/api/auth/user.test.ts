import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { User } from '#src/auth/schema.ts';
import { insertUser } from '#tests/factories/users.ts';
import { WIRES } from '#tests/setup/agent.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { onTheWire } from '#tests/setup/wire-schema.ts';

const database = await testDatabase();
const server = await makeTestApp();
beforeEach(() => database.reset());
afterAll(() => server.close());

describe.each(WIRES)('auth.user on %s', (wire) => {
  test('200: the signed-in person', async () => {
    const user = await insertUser(server.db, { role: 'attorney', phoneNumber: '505-555-0142' });
    const agent = await server.as(user);
    const answer = await agent.call(wire, 'auth.user');
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ id: user.id, role: 'attorney', state: 'NM', phoneVerified: false });
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  test('401 without a session, with a made-up one and with one that has ended', async () => {
    const visitor = server.visitor();
    expect((await visitor.call(wire, 'auth.user')).status).toBe(401);
    visitor.setCookie('proceed_session', 'abcdefghijklmnopqrstuvwxyz');
    const answer = await visitor.call(wire, 'auth.user');
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({ code: 'UNAUTHORIZED', message: 'Please sign in to continue.' });
    const agent = await server.as(await insertUser(server.db));
    await server.db
      .updateTable('sessions')
      .set({ expire: new Date(0) })
      .execute();
    expect((await agent.call(wire, 'auth.user')).status).toBe(401);
    expect(agent.cookie('proceed_session')).toBeUndefined();
  });

  test('the password is never in it', async () => {
    const user = await insertUser(server.db, { password: '$argon2id$a-secret-hash' });
    const answer = await (await server.as(user)).call(wire, 'auth.user');
    expect(answer.text).not.toContain('password');
    expect(answer.text).not.toContain('a-secret-hash');
  });
});

describe.each(WIRES)('auth.session on %s', (wire) => {
  test('200: the signed-in person, and nobody of a stranger or of a session that has ended', async () => {
    const user = await insertUser(server.db, { password: '$argon2id$a-secret-hash' });
    const agent = await server.as(user);
    const answer = await agent.call(wire, 'auth.session');
    expect(answer).toMatchObject({ status: 200, body: { id: user.id } });
    expect(answer.text).not.toContain('a-secret-hash');
    expect(await server.visitor().call(wire, 'auth.session')).toMatchObject({ status: 200, body: null });
    await server.db
      .updateTable('sessions')
      .set({ expire: new Date(0) })
      .execute();
    expect(await agent.call(wire, 'auth.session')).toMatchObject({ status: 200, body: null });
    expect(agent.cookie('proceed_session')).toBeUndefined();
  });
});

test('the REST answer is the documented object and nothing beside it', async () => {
  const agent = await server.as(await insertUser(server.db));
  const { body } = await agent.rest('GET', '/api/auth/user');
  expect(() => onTheWire(User).parse(body)).not.toThrow();
});

test('the router’s own client gets dates as dates', async () => {
  const agent = await server.as(await insertUser(server.db));
  expect((await agent.trpc.auth.user.query()).createdAt).toBeInstanceOf(Date);
});

test.each(['theme=%E0%A4%A', '%=1', '=', ';;;', 'a="unclosed'])(
  'a cookie of another program on this host, %s, signs nobody out',
  async (cookie) => {
    const agent = await server.as(await insertUser(server.db));
    const own = `proceed_session=${agent.cookie('proceed_session')}`;
    for (const header of [`${cookie}; ${own}`, `${own}; ${cookie}`]) {
      expect((await agent.request('/api/auth/user', { headers: { cookie: header } })).status).toBe(200);
    }
    expect((await server.request('/api/auth/user', { headers: { cookie } })).status).toBe(401);
  },
);
