import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createOidc } from '#server/auth/oidc.ts';
import { hashPassword } from '#server/auth/password.ts';
import { BegunConnection, Connection } from '#src/auth/connection-schema.ts';
import { insertUser } from '#tests/factories/users.ts';
import { type Agent, ORIGIN, WIRES } from '#tests/setup/agent.ts';
import { expectFailure } from '#tests/setup/answers.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { arriveFrom, comeBack, leaveFor } from '#tests/setup/at-provider.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { startIdentityProvider } from '#tests/setup/identity-provider.ts';
import { unzip } from '#tests/setup/load-files.ts';
import { onTheWire } from '#tests/setup/wire-schema.ts';

const database = await testDatabase();
const provider = await startIdentityProvider(`${ORIGIN}/api/auth/callback`);
const host = new URL(provider.issuer).host;
const server = await makeTestApp({ deps: { oidc: createOidc(provider) } });
const { db } = server;
const PASSWORD = 'eleven green doors';
const password = await hashPassword(PASSWORD);
const email = 'ida.marsh@example.org';
/** At the provider under another address: only what was connected counts. */
const IDA = { sub: 'ida-1', email: 'private@example.com', email_verified: true };
let user: { id: string };
let owner: Agent;

beforeEach(async () => {
  await server.deps.background.idle();
  await database.reset();
  server.clock.set(new Date());
  server.mail.sendsMail = true;
  provider.person = IDA;
  user = await insertUser(db, { email, password });
  owner = await server.as(user);
});
afterAll(() => Promise.all([server.close(), provider.stop()]));

const mails = async () =>
  (await db.selectFrom('mailOutbox').select('subject').orderBy('createdAt').execute()).map(
    ({ subject }) => subject,
  );
const account = () => db.selectFrom('users').selectAll().where('id', '=', user.id).executeTakeFirstOrThrow();
const sessions = () => db.selectFrom('sessions').selectAll().where('userId', '=', user.id).execute();

describe.each(WIRES)('connected sign-ins on %s', (wire) => {
  const begin = (agent: Agent, given = PASSWORD) => agent.call(wire, 'auth.connect', { password: given });
  const disconnect = (agent: Agent, given = PASSWORD) =>
    agent.call(wire, 'auth.disconnect', { password: given });
  const list = async (agent: Agent) => (await agent.call(wire, 'auth.connections')).body;

  /** Leaves for the provider to connect it; returns the way back, not yet taken. */
  async function leave(agent: Agent): Promise<URL> {
    const answer = await begin(agent);
    expect(answer.status, answer.text).toBeLessThan(300);
    return new URL(await provider.signIn(BegunConnection.parse(answer.body).url));
  }

  test('is not begun while the address is unconfirmed, except where no mail could confirm it', async () => {
    await db.updateTable('users').set({ emailVerifiedAt: null }).execute();
    expectFailure(await begin(owner), 409, 'CONFLICT', {
      message: 'Please confirm your e-mail address first, and connect it then.',
    });
    server.mail.sendsMail = false;
    expect((await begin(owner)).status).toBeLessThan(300);
  });

  async function connect(agent: Agent): Promise<string> {
    return comeBack(agent, await leave(agent));
  }

  test('with the password one is connected and opens the account; a mail says so', async () => {
    expect(await list(owner)).toEqual([]);
    const answer = await begin(owner);
    const url = new URL(BegunConnection.strict().parse(answer.body).url);
    expect(url.href.startsWith(provider.issuer)).toBe(true);
    // Whoever else is signed in there in this browser shows who they are first.
    expect(url.searchParams.get('prompt')).toBe('login');
    for (const key of ['state', 'nonce', 'code_challenge']) {
      expect(url.searchParams.get(key)).toMatch(/^[\w-]{43}$/);
    }
    const back = new URL(await provider.signIn(url.href));
    expect(await comeBack(owner, back)).toBe('/profile?connection=made');
    expect(await list(owner)).toMatchObject([{ provider: host }]);
    expect(await account()).toMatchObject({ oidcSubject: 'ida-1', email, password });
    expect(await mails()).toEqual([`${host} opens your Proceed account now`]);
    const other = server.visitor();
    expect(await arriveFrom(provider, other)).toBe('/');
    expect((await other.call(wire, 'auth.user')).body).toMatchObject({ id: user.id, email });
  });

  test('the wrong password begins nothing, ten times', async () => {
    for (let tries = 0; tries < 10; tries += 1) {
      expectFailure(await begin(owner, 'not it'), 400, 'BAD_REQUEST', {
        fields: { password: 'That is not your password.' },
      });
    }
    expectFailure(await begin(owner), 429, 'TOO_MANY_REQUESTS');
    expectFailure(await begin(server.visitor()), 401, 'UNAUTHORIZED');
    expectFailure(await disconnect(server.visitor()), 401, 'UNAUTHORIZED');
  });

  test('a way back is taken once, in the session that began it, for ten minutes', async () => {
    const elsewhere = await server.as(user);
    const url = await leave(owner);
    const checks = owner.cookie('proceed_oidc') ?? '';
    elsewhere.setCookie('proceed_oidc', checks);
    expect(await comeBack(elsewhere, url)).toBe('/profile?connection=expired');
    expect((await account()).oidcSubject).toBeNull();
    const late = await leave(owner);
    server.clock.advance({ minutes: 10, seconds: 1 });
    expect(await comeBack(owner, late)).toBe('/profile?connection=expired');
    const replayed = await leave(owner);
    const kept = owner.cookie('proceed_oidc') ?? '';
    expect(await comeBack(owner, replayed)).toBe('/profile?connection=made');
    owner.setCookie('proceed_oidc', kept);
    expect(await comeBack(owner, replayed)).toBe('/profile?connection=refused');
    expect(await db.selectFrom('factorSteps').selectAll().execute()).toEqual([]);
  });

  test('somebody else’s way back, put into this browser, connects nothing and signs nobody in', async () => {
    const thief = server.visitor();
    provider.person = { sub: 'thief' };
    const url = await leaveFor(provider, thief);
    const planted = JSON.parse(decodeURIComponent(thief.cookie('proceed_oidc') ?? ''));
    const before = owner.cookie('proceed_session');
    // The owner has begun something of their own: its state is another.
    await begin(owner);
    owner.setCookie('proceed_oidc', encodeURIComponent(JSON.stringify({ ...planted, connects: true })));
    expect(await comeBack(owner, url)).toBe('/profile?connection=expired');
    expect((await account()).oidcSubject).toBeNull();
    expect(owner.cookie('proceed_session')).toBe(before);
    const signedOut = server.visitor();
    signedOut.setCookie('proceed_oidc', encodeURIComponent(JSON.stringify({ ...planted, connects: true })));
    provider.person = IDA;
    expect(await comeBack(signedOut, await leaveFor(provider, server.visitor()))).toContain('refused');
    expect(signedOut.cookie('proceed_session')).toBeUndefined();
  });

  test('a new password, and signing out, end what was begun', async () => {
    const url = await leave(owner);
    const change = { currentPassword: PASSWORD, newPassword: 'twelve open windows' };
    expect((await owner.rest('POST', '/api/auth/change-password', change)).status).toBe(200);
    expect(await comeBack(owner, url)).toBe('/profile?connection=expired');
    const next = BegunConnection.parse((await begin(owner, change.newPassword)).body);
    const back = new URL(await provider.signIn(next.url));
    await owner.request('/api/auth/logout');
    expect(await comeBack(owner, back)).toBe('/profile?connection=expired');
    expect((await account()).oidcSubject).toBeNull();
  });

  test('a sign-in that opens another account is not taken from it', async () => {
    await arriveFrom(provider, server.visitor());
    expect(await connect(owner)).toBe('/profile?connection=taken');
    expect((await account()).oidcSubject).toBeNull();
    // One at a time of one provider.
    provider.person = { sub: 'first' };
    expect(await connect(owner)).toBe('/profile?connection=made');
    provider.person = { sub: 'second' };
    expect(await connect(owner)).toBe('/profile?connection=taken');
    expect((await account()).oidcSubject).toBe('first');
  });

  test('it is disconnected with the password; sessions that came of it end, and a mail says so', async () => {
    await connect(owner);
    const ofProvider = server.visitor();
    await arriveFrom(provider, ofProvider);
    const byPassword = await server.as(user);
    expectFailure(await disconnect(owner, 'not it'), 400, 'BAD_REQUEST', {
      fields: { password: expect.any(String) },
    });
    const answer = await disconnect(owner);
    expect(answer.body).toEqual({ message: `${host} is disconnected.` });
    expect(await list(owner)).toEqual([]);
    expect((await ofProvider.call(wire, 'auth.user')).status).toBe(401);
    expect((await byPassword.call(wire, 'auth.user')).status).toBe(200);
    expect(await mails()).toContain(`${host} does not open your Proceed account any more`);
    expect(await account()).toMatchObject({ oidcIssuer: null, oidcSubject: null, oidcConnectedAt: null });
    expectFailure(await disconnect(owner), 404, 'NOT_FOUND');
    // Somebody without an account, as far as the provider's word goes.
    await arriveFrom(provider, ofProvider);
    expect((await ofProvider.call(wire, 'auth.user')).body).not.toMatchObject({ id: user.id });
  });

  test('the only way in stays until there is a password, which a mail lets one set', async () => {
    provider.person = { sub: 'new', email: 'new@example.org', email_verified: true };
    const agent = server.visitor();
    await arriveFrom(provider, agent);
    expectFailure(await disconnect(agent, 'anything'), 409, 'CONFLICT', {
      message: expect.stringContaining('set a password first'),
    });
    const forgot = await agent.call(wire, 'auth.forgotPassword', { email: 'new@example.org' });
    expect(forgot.status, forgot.text).toBeLessThan(300);
    await server.deps.background.idle();
    const mail = await db
      .selectFrom('mailOutbox')
      .selectAll()
      .where('subject', '=', 'How you sign in to Proceed')
      .executeTakeFirstOrThrow();
    expect(mail).toMatchObject({ to: 'new@example.org', kind: 'account' });
    expect(mail.body).toContain(`you sign in through ${host}`);
    const token = mail.body.match(/^[\w-]{32}$/m)?.[0] ?? '';
    const set = { token, password: 'twelve open windows' };
    expect((await server.visitor().call(wire, 'auth.resetPassword', set)).status).toBe(200);
    const told = await db
      .selectFrom('mailOutbox')
      .select('body')
      .where('subject', '=', 'Your Proceed password was changed')
      .executeTakeFirstOrThrow();
    expect(told.body).toContain(`A sign-in at ${host} opens your account too.`);
    const again = server.visitor();
    expect(await arriveFrom(provider, again)).toBe('/');
    expect((await disconnect(again, set.password)).status).toBe(200);
    const signIn = { email: 'new@example.org', password: set.password };
    expect((await server.visitor().call(wire, 'auth.signIn', signIn)).status).toBe(200);
  });
});

test('the REST answer is the documented one and nothing beside it', async () => {
  await db
    .updateTable('users')
    .set({ oidcIssuer: 'https://id.example.org/tenant', oidcSubject: 'x', oidcConnectedAt: new Date() })
    .where('id', '=', user.id)
    .execute();
  const { body } = await owner.rest('GET', '/api/auth/connections');
  expect(z.array(onTheWire(Connection)).parse(body)).toMatchObject([{ provider: 'id.example.org' }]);
});

test('a provider that does not answer connects nothing, and says so', async () => {
  const oidc = createOidc({ issuer: 'http://127.0.0.1:9', clientId: 'proceed', clientSecret: 'x' });
  const other = await makeTestApp({ deps: { oidc } });
  const answer = await (await other.as(user)).call('rest', 'auth.connect', { password: PASSWORD });
  expectFailure(answer, 503, 'UNAVAILABLE', { message: expect.stringContaining('did not answer') });
  await other.close();
  const local = await makeTestApp();
  const none = await (await local.as(user)).call('rest', 'auth.connect', { password: PASSWORD });
  expectFailure(none, 403, 'FORBIDDEN');
  await local.close();
});

test('the export says which sign-in opens the account, and deleting the account forgets it', async () => {
  await arriveFrom(provider, owner);
  const agent = server.visitor();
  await arriveFrom(provider, agent);
  const { id } = z.object({ id: z.string() }).parse((await agent.rest('GET', '/api/auth/user')).body);
  await db.updateTable('users').set({ state: 'NM' }).where('id', '=', id).execute();
  const archive = await agent.request('/api/auth/export');
  const files = await unzip(new Uint8Array(await archive.arrayBuffer()));
  const text = [...files].map(([, bytes]) => Buffer.from(bytes).toString()).join('\n');
  expect(text).toContain(provider.issuer);
  expect(text).toContain('"connected_sign_ins"');
  expect(text).toContain('"ida-1"');
  expect((await agent.rest('DELETE', '/api/auth/account', {})).status).toBe(202);
  server.clock.advance({ days: 14, minutes: 1 });
  const { tidyAccounts } = await import('#server/accounts/tidying.ts');
  await tidyAccounts(server.deps);
  expect(await db.selectFrom('users').select('id').where('oidcSubject', '=', 'ida-1').execute()).toEqual([]);
  const next = server.visitor();
  await arriveFrom(provider, next);
  expect((await next.rest('GET', '/api/auth/user')).body).not.toMatchObject({ id });
});

describe('signing out', () => {
  test('of a session that the provider made: here at once, there when one presses', async () => {
    provider.ended.length = 0;
    const agent = server.visitor();
    await arriveFrom(provider, agent);
    const kept = agent.cookie('proceed_session') ?? '';
    const out = await agent.request('/api/auth/logout');
    expect([out.status, out.headers.get('location')]).toEqual([302, '/login?signedOut=provider']);
    const thief = server.visitor();
    thief.setCookie('proceed_session', kept);
    expect((await thief.rest('GET', '/api/auth/user')).status).toBe(401);
    expect(agent.cookie('proceed_session')).toBeUndefined();
    const cookie = out.headers.getSetCookie().find((line) => line.startsWith('proceed_sign_out'));
    expect(cookie).toMatch(/Max-Age=600; Path=\/api\/auth\/logout; HttpOnly; SameSite=Strict/);
    const there = await agent.request('/api/auth/logout/provider');
    const url = new URL(there.headers.get('location') ?? '');
    expect(url.href.startsWith(`${provider.issuer}/session/end`)).toBe(true);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: 'proceed',
      post_logout_redirect_uri: `${ORIGIN}/login`,
      id_token_hint: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
    });
    const page = await fetch(url, { redirect: 'manual' });
    expect(page.status).toBeLessThan(400);
    expect(provider.ended).toHaveLength(1);
    // Once.
    const again = await agent.request('/api/auth/logout/provider');
    expect([again.status, again.headers.get('location')]).toEqual([302, '/login']);
  });

  test('of a session made with a password, or by nobody: as ever', async () => {
    for (const agent of [owner, server.visitor()]) {
      const out = await agent.request('/api/logout');
      expect([out.status, out.headers.get('location')]).toEqual([302, '/']);
      expect(agent.cookie('proceed_sign_out')).toBeUndefined();
    }
    expect(await sessions()).toEqual([]);
  });

  test('a provider that does not answer keeps nobody signed in here', async () => {
    const agent = server.visitor();
    await arriveFrom(provider, agent);
    const oidc = createOidc({ issuer: 'http://127.0.0.1:9', clientId: 'proceed', clientSecret: 'x' });
    const restarted = await makeTestApp({ deps: { oidc } });
    const here = restarted.visitor();
    here.setCookie('proceed_session', agent.cookie('proceed_session') ?? '');
    expect((await here.rest('GET', '/api/auth/user')).status).toBe(200);
    const out = await here.request('/api/auth/logout');
    expect(out.headers.get('location')).toBe('/login?signedOut=provider');
    expect((await agent.rest('GET', '/api/auth/user')).status).toBe(401);
    const there = await here.request('/api/auth/logout/provider');
    expect(there.headers.get('location')).toBe('/login?error=sign-out');
    await restarted.close();
  });

  test('a provider that ends no sign-ins is not offered', async () => {
    const discovery = await (await fetch(`${provider.issuer}/.well-known/openid-configuration`)).json();
    const { end_session_endpoint: _, ...without } = Object(discovery);
    provider.instead = (path) => (path === '/.well-known/openid-configuration' ? without : undefined);
    const simple = await makeTestApp({ deps: { oidc: createOidc(provider) } });
    const agent = simple.visitor();
    await arriveFrom(provider, agent);
    provider.instead = undefined;
    expect((await agent.request('/api/auth/logout')).headers.get('location')).toBe('/');
    await simple.close();
  });

  test('the planted word of another is a hint to the provider and no address', async () => {
    const agent = server.visitor();
    agent.setCookie('proceed_sign_out', encodeURIComponent('.https://evil.example/&x=1'));
    const there = await agent.request('/api/auth/logout/provider');
    const url = new URL(there.headers.get('location') ?? '');
    expect(url.origin).toBe(provider.issuer);
    expect(url.searchParams.get('post_logout_redirect_uri')).toBe(`${ORIGIN}/login`);
  });
});
