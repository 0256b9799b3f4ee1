import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { hashPassword } from '#server/auth/password.ts';
import { insertUser } from '#tests/factories/users.ts';
import { type Agent, WIRES, type Wire } from '#tests/setup/agent.ts';
import { expectFailure, textAt } from '#tests/setup/answers.ts';
import { makeTestApp, type TestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';

const database = await testDatabase();
const PASSWORD = 'eleven green doors';
const password = await hashPassword(PASSWORD);
const email = 'ida.marsh@example.org';
const DAY_MS = 24 * 60 * 60 * 1000;
let server: TestApp;

beforeEach(async () => {
  await database.reset();
  // A new one for each test, since it remembers who has tried too often.
  server = await makeTestApp();
  await insertUser(server.db, { email, password });
  return () => server.close();
});
afterAll(() => database.reset());

function signIn(agent: Agent, wire: Wire, secret = PASSWORD, address = email) {
  return agent.call(wire, 'auth.signIn', { email: address, password: secret });
}

describe.each(WIRES)('auth.signIn on %s', (wire) => {
  test('200 with a session; letters and blanks of the address do not matter', async () => {
    const agent = server.visitor();
    const answer = await signIn(agent, wire, PASSWORD, ' IDA.marsh@example.ORG ');
    expect(textAt(answer, 'email')).toBe(email);
    expect((await agent.call(wire, 'auth.user')).status).toBe(200);
  });

  test('401 with one text, whether the account or the password is wrong', async () => {
    await insertUser(server.db, { email: 'no.password@example.org', password: null });
    const answers = [
      await signIn(server.visitor(), wire, 'another password'),
      await signIn(server.visitor(), wire, PASSWORD, 'nobody@example.org'),
      await signIn(server.visitor(), wire, PASSWORD, 'no.password@example.org'),
    ];
    for (const answer of answers) {
      expectFailure(answer, 401, 'UNAUTHORIZED', {
        message: 'The e-mail address or the password is not right.',
      });
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
  });

  test('400 without a password or an address', async () => {
    const answer = await server.visitor().call(wire, 'auth.signIn', { email: '', password: '' });
    expectFailure(answer, 400, 'BAD_REQUEST', {
      errors: ['Please enter your e-mail address', 'Please enter your password'],
    });
  });

  test('429 with Retry-After after ten wrong tries, for the right password too', async () => {
    for (let tries = 0; tries < 10; tries += 1) {
      expect((await signIn(server.visitor(), wire, 'wrong password')).status).toBe(401);
    }
    const answer = await signIn(server.visitor(), wire);
    expectFailure(answer, 429, 'TOO_MANY_REQUESTS');
    const wait = Number(answer.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(15 * 60);
  });

  test('someone at another address is not locked out', async () => {
    for (let tries = 0; tries < 11; tries += 1) await signIn(server.visitor(), wire, 'wrong password');
    const elsewhere = server.visitor();
    elsewhere.address = '192.0.2.9';
    expect((await signIn(elsewhere, wire)).status).toBe(200);
  });

  test('a burst of parallel tries does not get past the limit', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => signIn(server.visitor(), wire, 'wrong password')),
    );
    expect(answers.filter((answer) => answer.status === 401)).toHaveLength(10);
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(20);
  });

  test('the session id is new at each sign-in and the old one ends', async () => {
    const agent = server.visitor();
    await signIn(agent, wire);
    const before = agent.cookie('proceed_session') ?? '';
    await signIn(agent, wire);
    const after = agent.cookie('proceed_session') ?? '';
    expect(after).not.toBe(before);
    const old = server.visitor();
    old.setCookie('proceed_session', before);
    expect((await old.call(wire, 'auth.user')).status).toBe(401);
  });

  test('a session id that someone else chose is not taken up', async () => {
    const agent = server.visitor();
    agent.setCookie('proceed_session', 'chosen-by-an-attacker-chosen-by-an-attac');
    await signIn(agent, wire);
    expect(agent.cookie('proceed_session')).not.toContain('attacker');
  });

  test('a session used in its second half lasts 30 days again', async () => {
    const agent = server.visitor();
    await signIn(agent, wire);
    const now = Date.now();
    const inDays = (days: number) => new Date(now + days * DAY_MS);
    await server.db
      .updateTable('sessions')
      .set({ expire: inDays(20) })
      .execute();
    expect((await agent.call(wire, 'auth.user')).headers.getSetCookie()).toEqual([]);
    await server.db
      .updateTable('sessions')
      .set({ expire: inDays(10) })
      .execute();
    const [line] = (await agent.call(wire, 'auth.user')).headers.getSetCookie();
    expect(line).toContain(`proceed_session=${agent.cookie('proceed_session')}`);
    const { expire } = await server.db.selectFrom('sessions').select('expire').executeTakeFirstOrThrow();
    expect(Math.round((expire.getTime() - now) / DAY_MS)).toBe(30);
  });

  test('the cookie is HttpOnly, SameSite=Lax, for 30 days, and Secure only where the product is on https', async () => {
    const [plain = ''] = (await signIn(server.visitor(), wire)).headers.getSetCookie();
    expect(plain).toMatch(/; HttpOnly/i);
    expect(plain).toMatch(/; SameSite=Lax/i);
    expect(plain).toMatch(/; Path=\//i);
    expect(plain).not.toMatch(/; Secure/i);
    const maxAge = Number(/max-age=(\d+)/i.exec(plain)?.[1]);
    expect(Math.round(maxAge / (DAY_MS / 1000))).toBe(30);
    const onHttps = await makeTestApp({ env: { APP_URL: 'https://proceed.example.org' } });
    const [secure = ''] = (await signIn(onHttps.visitor(), wire)).headers.getSetCookie();
    expect(secure).toMatch(/; Secure/i);
    await onHttps.close();
  });
});

describe('X-Forwarded-For', () => {
  async function refused(app: TestApp, socket: string, tries = 12): Promise<number> {
    const one = async (index: number) => {
      const agent = app.visitor();
      agent.address = socket;
      const response = await agent.request('/api/auth/sign-in', {
        method: 'POST',
        headers: { 'x-forwarded-for': `203.0.113.${index}` },
        body: JSON.stringify({ email, password: 'wrong password' }),
      });
      return response.status;
    };
    const statuses = await Promise.all(Array.from({ length: tries }, (_, index) => one(index)));
    return statuses.filter((status) => status === 429).length;
  }

  test('counts behind a proxy that is trusted', async () => {
    const proxied = await makeTestApp({ env: { TRUST_PROXY: '1' } });
    expect(await refused(proxied, '127.0.0.1')).toBe(0);
    await proxied.close();
  });

  test('is nobody’s way around the limit from outside', async () => {
    expect(await refused(server, '198.51.100.7')).toBe(2);
  });

  test('tells of a proxy that nobody configured: no person there is locked out by another', async () => {
    expect(await refused(server, '172.17.0.1')).toBe(0);
    const other = { email: 'another@example.org', password };
    await insertUser(server.db, other);
    expect(await refused(server, '172.17.0.1', 60)).toBe(12);
    expect((await signIn(server.visitor(), 'rest', PASSWORD, other.email)).status).toBe(200);
  });
});

const from = (address: string) => ({ address, knownBrowser: null });

test('tries count for one account over all addresses together, until the password is new', async () => {
  const one = server.deps.throttle;
  for (let tries = 0; tries < 60; tries += 1) await one.attempt(email, from(`192.0.2.${tries}`));
  await expect(one.attempt(email, from('192.0.2.200'))).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  await one.unlock(email);
  await one.attempt(email, from('192.0.2.200'));
});

test('two processes count together, and a restart forgets nothing', async () => {
  const other = await makeTestApp();
  for (let tries = 0; tries < 5; tries += 1) {
    await signIn(server.visitor(), 'rest', 'wrong password');
    await signIn(other.visitor(), 'rest', 'wrong password');
  }
  await other.close();
  const restarted = await makeTestApp();
  expect((await signIn(restarted.visitor(), 'rest')).status).toBe(429);
  await restarted.close();
});

test('tries at many accounts from one address are throttled too', async () => {
  const one = server.deps.throttle;
  for (let tries = 0; tries < 100; tries += 1)
    await one.attempt(`user${tries}@example.org`, from('192.0.2.1'));
  await expect(one.attempt('user100@example.org', from('192.0.2.1'))).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
  });
  await one.attempt('user100@example.org', from('192.0.2.2'));
});
