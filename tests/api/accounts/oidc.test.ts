import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createOidc } from '#server/auth/oidc.ts';
import { hashPassword } from '#server/auth/password.ts';
import { insertUser } from '#tests/factories/users.ts';
import { type Agent, ORIGIN, WIRES } from '#tests/setup/agent.ts';
import { expectFailure } from '#tests/setup/answers.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { comeBack, leaveFor, redirectOf } from '#tests/setup/at-provider.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { startIdentityProvider } from '#tests/setup/identity-provider.ts';

const database = await testDatabase();
const provider = await startIdentityProvider(`${ORIGIN}/api/auth/callback`);
const server = await makeTestApp({ deps: { oidc: createOidc(provider) } });
const { db } = server;
const IDA = {
  sub: 'ida-1',
  email: 'ida.marsh@example.org',
  email_verified: true,
  name: 'Ida Marsh',
  given_name: 'Ida',
  family_name: 'Marsh',
};
beforeEach(async () => {
  await database.reset();
  provider.person = IDA;
  provider.refuses = false;
  provider.instead = undefined;
});
afterAll(() => Promise.all([server.close(), provider.stop()]));

const CHECKS = 'proceed_oidc';
const SESSION = 'proceed_session';

const location = redirectOf;
const leave = (agent: Agent, search?: string) => leaveFor(provider, agent, search);

async function signIn(agent = server.visitor()): Promise<Agent> {
  expect(await comeBack(agent, await leave(agent))).toBe('/');
  return agent;
}

const users = () => db.selectFrom('users').selectAll().orderBy('createdAt').execute();

/** Changes what the browser remembers between leaving and coming back. */
function tamper(agent: Agent, change: Record<string, string>): void {
  const checks: unknown = JSON.parse(decodeURIComponent(agent.cookie(CHECKS) ?? ''));
  agent.setCookie(CHECKS, encodeURIComponent(JSON.stringify({ ...Object(checks), ...change })));
}

describe('signing in at the provider', () => {
  test('goes there with state, nonce and PKCE', async () => {
    const agent = server.visitor();
    const response = await agent.request('/api/login');
    const url = new URL(location(response));
    expect(url.href.startsWith(provider.issuer)).toBe(true);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: 'proceed',
      response_type: 'code',
      redirect_uri: `${ORIGIN}/api/auth/callback`,
      scope: 'openid profile email',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
    const cookie = response.headers.getSetCookie().find((line) => line.startsWith(CHECKS));
    expect(cookie).toMatch(/Max-Age=600; Path=\/api\/auth\/callback; HttpOnly; SameSite=Lax/);
    const again = new URL(location(await agent.request('/api/login')));
    for (const key of ['state', 'nonce', 'code_challenge']) {
      expect(again.searchParams.get(key)).not.toBe(url.searchParams.get(key));
    }
  });

  test('returns to the address that was asked for', async () => {
    const agent = server.visitor();
    const returnTo = '/cases/1/milestones/2?from=mail';
    expect(await comeBack(agent, await leave(agent, `?${new URLSearchParams({ returnTo })}`))).toBe(returnTo);
    // Once: the next sign-in of this browser has nothing to return to.
    expect(await comeBack(agent, await leave(agent))).toBe('/');
  });

  test.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/\t/evil.example', '/api/logout'])(
    'does not return to %j',
    async (returnTo) => {
      const asked = server.visitor();
      const search = `?${new URLSearchParams({ returnTo })}`;
      expect(await comeBack(asked, await leave(asked, search))).toBe('/');
      const planted = server.visitor();
      const url = await leave(planted);
      tamper(planted, { returnTo });
      expect(await comeBack(planted, url)).toBe('/');
    },
  );

  test('keeps the way back when the provider refuses', async () => {
    const agent = server.visitor();
    const url = await leave(agent, '?returnTo=%2Fcases%2F1');
    tamper(agent, { nonce: 'another' });
    expect(await comeBack(agent, url)).toBe('/login?error=refused&returnTo=%2Fcases%2F1');
  });

  test('makes an account at the first visit, with a session', async () => {
    const agent = await signIn();
    const answer = await agent.rest('GET', '/api/auth/user');
    expect(answer.body).toMatchObject({
      email: IDA.email,
      username: 'Ida Marsh',
      firstName: 'Ida',
      lastName: 'Marsh',
      role: 'defendant',
      state: null,
    });
    expect(answer.text).not.toMatch(/password|oidc/i);
    expect(await users()).toMatchObject([
      { oidcIssuer: provider.issuer, oidcSubject: 'ida-1', password: null },
    ]);
    expect(agent.cookie(CHECKS)).toBeUndefined();
  });

  test('is the same account at the second visit, under a new session id', async () => {
    const first = await signIn();
    const before = first.cookie(SESSION);
    await signIn(first);
    expect(first.cookie(SESSION)).not.toBe(before);
    await signIn();
    expect(await users()).toHaveLength(1);
    const old = server.visitor();
    old.setCookie(SESSION, before ?? '');
    expectFailure(await old.rest('GET', '/api/auth/user'), 401, 'UNAUTHORIZED');
  });

  test('two visits at once, the first ever, are one account', async () => {
    const agents = [server.visitor(), server.visitor(), server.visitor()];
    const ways = await Promise.all(agents.map((agent) => leave(agent)));
    const ends = await Promise.all(agents.map((agent, n) => comeBack(agent, ways[n] ?? new URL(ORIGIN))));
    expect(ends).toEqual(['/', '/', '/']);
    expect(await users()).toHaveLength(1);
  });

  test('an e-mail address that another account has joins nothing: the browser is led to a page that asks', async () => {
    const local = await insertUser(db, { email: 'Ida.Marsh@example.org', password: 'x' });
    const agent = server.visitor();
    expect(await comeBack(agent, await leave(agent))).toBe('/account/connect');
    expect(agent.cookie(SESSION)).toBeUndefined();
    expectFailure(await agent.rest('GET', '/api/auth/user'), 401, 'UNAUTHORIZED');
    expect(await users()).toMatchObject([{ id: local.id, oidcSubject: null, password: 'x' }]);
  });

  test('two people of one name have two accounts', async () => {
    const first = await signIn();
    provider.person = { ...IDA, sub: 'ida-2', email: 'another.ida@example.org' };
    const second = await signIn();
    const answers = await Promise.all([first, second].map((agent) => agent.rest('GET', '/api/auth/user')));
    expect(answers[0]?.body).toMatchObject({ username: 'Ida Marsh', email: IDA.email });
    expect(answers[1]?.body).toMatchObject({ username: null, email: 'another.ida@example.org' });
    expect(await users()).toHaveLength(2);
  });

  test.each([
    ['left out', {}],
    ['false', { email_verified: false }],
    ['the word', { email_verified: 'true' }],
  ])(
    'an address whose email_verified is %s is not taken, until the provider vouches for it',
    async (_what, claim) => {
      const { email_verified: _, ...unverified } = IDA;
      provider.person = { ...unverified, name: IDA.email, ...claim };
      const agent = await signIn();
      expect((await agent.rest('GET', '/api/auth/user')).body).toMatchObject({
        email: null,
        username: 'ida-1',
      });
      provider.person = IDA;
      await signIn();
      expect(await users()).toMatchObject([{ email: IDA.email, emailVerifiedAt: expect.any(Date) }]);
    },
  );

  test('a later visit takes no address that another account has, and changes none', async () => {
    provider.person = { sub: IDA.sub };
    await signIn();
    const local = await insertUser(db, { email: IDA.email, password: 'x' });
    provider.person = IDA;
    await signIn();
    expect((await users()).map(({ id, email }) => [id === local.id, email])).toEqual([
      [false, null],
      [true, IDA.email],
    ]);
    await db.deleteFrom('users').where('id', '=', local.id).execute();
    await signIn();
    provider.person = { ...IDA, email: 'other@example.org' };
    await signIn();
    expect(await users()).toMatchObject([{ email: IDA.email }]);
  });

  test('address and email_verified are those of one statement', async () => {
    provider.person = { sub: 'mixed', email: 'victim@example.org' };
    provider.instead = (path) =>
      path === '/me' ? { sub: 'mixed', email_verified: true, name: 'Mixed' } : undefined;
    const agent = server.visitor();
    await comeBack(agent, await leave(agent));
    expect(await users()).toMatchObject([{ email: null, oidcSubject: 'mixed' }]);
  });

  test('what the provider tells of another person is not believed', async () => {
    provider.instead = (path) =>
      path === '/me' ? { sub: 'another', email: 'victim@example.org', email_verified: true } : undefined;
    const agent = server.visitor();
    await comeBack(agent, await leave(agent));
    expect(await users()).toMatchObject([{ email: null, oidcSubject: 'ida-1' }]);
  });

  test('a new account has a confirmed address and no password; how many one network makes is counted', async () => {
    const agent = server.visitor();
    agent.address = '203.0.113.9';
    for (let number = 0; number < 30; number += 1) {
      provider.person = { sub: `s${number}`, email: `s${number}@example.org`, email_verified: true };
      expect(await comeBack(agent, await leave(agent))).toBe('/');
    }
    expect(await users()).toHaveLength(30);
    expect(await users()).toContainEqual(
      expect.objectContaining({ email: 's7@example.org', password: null, emailVerifiedAt: expect.any(Date) }),
    );
    provider.person = IDA;
    expect(await comeBack(agent, await leave(agent))).toBe('/login?error=busy');
    expect(await users()).toHaveLength(30);
    // Who has an account is not kept out by it.
    provider.person = { sub: 's7' };
    expect(await comeBack(agent, await leave(agent))).toBe('/');
  });

  test('somebody of whom the provider says nothing but who they are', async () => {
    provider.person = { sub: 'silent' };
    const answer = await (await signIn()).rest('GET', '/api/auth/user');
    expect(answer.body).toMatchObject({ username: 'silent', email: null, firstName: null });
  });
});

describe('the way back is refused', () => {
  async function expectRefusal(agent: Agent, url: URL, end = '/login?error=refused'): Promise<void> {
    expect(await comeBack(agent, url)).toBe(end);
    expect(agent.cookie(SESSION)).toBeUndefined();
    expect(agent.cookie(CHECKS)).toBeUndefined();
    expectFailure(await agent.rest('GET', '/api/auth/user'), 401, 'UNAUTHORIZED');
  }

  test.each([
    ['another state', 'state'],
    ['another nonce', 'nonce'],
    ['another code verifier', 'codeVerifier'],
  ])('with %s', async (_what, key) => {
    const agent = server.visitor();
    const url = await leave(agent);
    tamper(agent, { [key]: 'x'.repeat(43) });
    await expectRefusal(agent, url);
    expect(await users()).toEqual([]);
  });

  test('with a state or an issuer changed in the address', async () => {
    for (const key of ['state', 'iss', 'code']) {
      const agent = server.visitor();
      const url = await leave(agent);
      url.searchParams.set(key, 'https://evil.example');
      await expectRefusal(agent, url);
    }
    expect(await users()).toEqual([]);
  });

  test('in a browser that did not leave', async () => {
    const url = await leave(server.visitor());
    await expectRefusal(server.visitor(), url, '/login?error=expired');
    const other = server.visitor();
    await leave(other);
    await expectRefusal(other, url);
  });

  test('the second time', async () => {
    const agent = server.visitor();
    const url = await leave(agent);
    const kept = agent.cookie(CHECKS) ?? '';
    expect(await comeBack(agent, url)).toBe('/');
    expect(await comeBack(agent, url)).toBe('/login?error=expired');
    const thief = server.visitor();
    thief.setCookie(CHECKS, kept);
    await expectRefusal(thief, url);
  });

  test('when the person refused at the provider', async () => {
    const agent = server.visitor();
    provider.refuses = true;
    const url = await leave(agent);
    expect(url.searchParams.get('error')).toBe('access_denied');
    await expectRefusal(agent, url);
  });

  test('with a cookie that is no JSON, or lacks something', async () => {
    for (const value of ['{', encodeURIComponent('{"state":"x"}'), '%E0%A4%A']) {
      const agent = server.visitor();
      const url = await leave(agent);
      agent.setCookie(CHECKS, value);
      await expectRefusal(agent, url);
    }
  });

  test('and the log says why without the code', async () => {
    const agent = server.visitor();
    const url = await leave(agent);
    server.log.lines.length = 0;
    tamper(agent, { nonce: 'x' });
    await comeBack(agent, url);
    expect(server.log.lines).toMatchObject([{ level: 'warn', message: 'sign-in refused' }]);
    expect(JSON.stringify(server.log.lines)).not.toContain(url.searchParams.get('code'));
  });
});

describe('a provider that does not answer', () => {
  test('sends the person back with an error, and signs in again when it is there', async () => {
    const fresh = await makeTestApp({ deps: { oidc: createOidc(provider) } });
    await provider.stop();
    expect(location(await fresh.visitor().request('/api/login'))).toBe('/login?error=provider');
    expect((await fresh.request('/api/health')).status).toBe(200);
    await provider.start();
    expect(location(await fresh.visitor().request('/api/login'))).toContain(provider.issuer);
    await fresh.close();
  });

  test('when it goes away between leaving and coming back', async () => {
    const agent = server.visitor();
    const url = await leave(agent);
    await provider.stop();
    expect(await comeBack(agent, url)).toBe('/login?error=refused');
    await provider.start();
    await signIn(agent);
  });
});

describe.each(WIRES)('passwords beside a provider on %s', (wire) => {
  test('no account is made with one, and who has one signs in with it', async () => {
    const input = { email: 'ida@example.org', password: 'eleven green doors' };
    const visitor = server.visitor();
    expectFailure(await visitor.call(wire, 'auth.register', input), 403, 'FORBIDDEN', {
      message: 'This server signs people in through its identity provider.',
    });
    expect(await users()).toEqual([]);
    expectFailure(await visitor.call(wire, 'auth.signIn', input), 401, 'UNAUTHORIZED');
    await insertUser(db, { email: input.email, password: await hashPassword(input.password) });
    expect((await visitor.call(wire, 'auth.signIn', input)).status).toBe(200);
    expect((await visitor.call(wire, 'auth.config')).body).toMatchObject({
      oidc: true,
      provider: new URL(provider.issuer).host,
    });
  });
});

test('without a provider, /api/login leads to the local account page', async () => {
  const local = await makeTestApp();
  expect(location(await local.request('/api/login'))).toBe('/account');
  expect(location(await local.request('/api/auth/callback?code=x&state=y'))).toBe('/login?error=expired');
  await local.close();
});
