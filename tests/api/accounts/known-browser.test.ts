import { beforeEach, describe, expect, test } from 'vitest';
import { hashPassword } from '#server/auth/password.ts';
import { insertUser } from '#tests/factories/users.ts';
import { type Agent, WIRES, type Wire } from '#tests/setup/agent.ts';
import { expectFailure } from '#tests/setup/answers.ts';
import { makeTestApp, type TestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';

const database = await testDatabase();
const PASSWORD = 'eleven green doors';
const password = await hashPassword(PASSWORD);
const email = 'ida.marsh@example.org';
let server: TestApp;
let userId: string;

beforeEach(async () => {
  await database.reset();
  server = await makeTestApp();
  userId = (await insertUser(server.db, { email, password })).id;
  return () => server.close();
});

function signIn(agent: Agent, wire: Wire = 'rest', secret = PASSWORD, who = email) {
  return agent.call(wire, 'auth.signIn', { email: who, password: secret });
}

/** Guesses from everywhere until the account takes no more tries. */
async function lock(): Promise<void> {
  for (let tries = 0; tries < 60; tries += 1) {
    await server.deps.throttle.attempt(email, { address: `192.0.2.${tries}`, knownBrowser: null });
  }
}

const known = () => server.db.selectFrom('knownBrowsers').selectAll().execute();

describe.each(WIRES)('a browser in which somebody signed in before, on %s', (wire) => {
  test('lets its owner in while wrong tries from everywhere keep every other browser out', async () => {
    const own = server.visitor();
    await signIn(own, wire);
    await own.request('/api/auth/logout');
    await lock();
    expectFailure(await signIn(server.visitor(), wire), 429, 'TOO_MANY_REQUESTS');
    expect((await signIn(own, wire)).status).toBe(200);
    expect((await own.call(wire, 'auth.user')).status).toBe(200);
  });

  test('has ten tries of its own, which nobody else can spend', async () => {
    const own = server.visitor();
    await signIn(own, wire);
    for (let tries = 0; tries < 10; tries += 1) {
      expect((await signIn(own, wire, 'wrong password')).status).toBe(401);
    }
    expectFailure(await signIn(own, wire), 429, 'TOO_MANY_REQUESTS');
    const elsewhere = server.visitor();
    elsewhere.address = '192.0.2.9';
    expect((await signIn(elsewhere, wire)).status).toBe(200);
  });

  test('counts for the accounts that signed in there and for no other', async () => {
    const own = server.visitor();
    await insertUser(server.db, { email: 'jo@example.org', password });
    await signIn(own, wire, PASSWORD, 'jo@example.org');
    await lock();
    expectFailure(await signIn(own, wire), 429, 'TOO_MANY_REQUESTS');
    await server.deps.throttle.unlock(email);
    await signIn(own, wire);
    await lock();
    expect((await signIn(own, wire)).status).toBe(200);
    expect((await signIn(own, wire, PASSWORD, 'jo@example.org')).status).toBe(200);
    expect(await known()).toHaveLength(2);
  });

  test('is one no longer after the password was reset', async () => {
    const own = server.visitor();
    await signIn(own, wire);
    const { resetLink } = await import('#server/operator/accounts.ts');
    const printed = await resetLink(server.db, server.deps.env, email, server.clock.now());
    const token = /#(\S+)/.exec(printed)?.[1];
    const next = 'nineteen slow herons';
    expect((await server.visitor().call(wire, 'auth.resetPassword', { token, password: next })).status).toBe(
      200,
    );
    expect(await known()).toEqual([]);
    await lock();
    expectFailure(await signIn(own, wire, next), 429, 'TOO_MANY_REQUESTS');
  });
});

test('the secret is new at each sign-in, so that one put there by somebody else is worth nothing', async () => {
  const own = server.visitor();
  own.setCookie('proceed_browser', 'chosen-by-an-attacker');
  await signIn(own);
  expect(own.cookie('proceed_browser')).toMatch(/^[\w-]{43}$/);
  const attacker = server.visitor();
  attacker.setCookie('proceed_browser', 'chosen-by-an-attacker');
  await lock();
  expectFailure(await signIn(attacker), 429, 'TOO_MANY_REQUESTS');
});

test('the secret signs nobody in, is kept as a digest, and lies where no script reads it', async () => {
  const own = server.visitor();
  const answer = await signIn(own);
  const line = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('proceed_browser='));
  expect(line).toMatch(/; Path=\/api; HttpOnly; SameSite=Lax/);
  expect(JSON.stringify(await known())).not.toContain(own.cookie('proceed_browser'));
  const other = server.visitor();
  other.setCookie('proceed_browser', own.cookie('proceed_browser') ?? '');
  expect((await other.call('rest', 'auth.user')).status).toBe(401);
});

test('twenty of one person are known, and none for longer than a year', async () => {
  const browsers: Agent[] = [];
  for (let count = 0; count < 21; count += 1) {
    const agent = server.visitor();
    await signIn(agent);
    server.clock.advance({ minutes: 1 });
    browsers.push(agent);
  }
  expect(await known()).toHaveLength(20);
  await lock();
  expect((await signIn(browsers[0] ?? server.visitor())).status).toBe(429);
  expect((await signIn(browsers[1] ?? server.visitor())).status).toBe(200);
  await server.db
    .updateTable('knownBrowsers')
    .set({ seenAt: new Date('2020-01-01') })
    .execute();
  expect((await signIn(browsers[2] ?? server.visitor())).status).toBe(429);
});

test('they go with the account', async () => {
  await signIn(server.visitor());
  await server.db.deleteFrom('users').where('id', '=', userId).execute();
  expect(await known()).toEqual([]);
});
