import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createOidc } from '#server/auth/oidc.ts';
import { hashPassword } from '#server/auth/password.ts';
import { WaitingConnection } from '#src/auth/connection-schema.ts';
import { insertUser } from '#tests/factories/users.ts';
import { type Agent, ORIGIN, WIRES } from '#tests/setup/agent.ts';
import { expectFailure } from '#tests/setup/answers.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { arriveFrom } from '#tests/setup/at-provider.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { startIdentityProvider } from '#tests/setup/identity-provider.ts';
import { addApp, codeOf, startOfCode } from '#tests/setup/second-step.ts';

const database = await testDatabase();
const provider = await startIdentityProvider(`${ORIGIN}/api/auth/callback`);
const host = new URL(provider.issuer).host;
const server = await makeTestApp({ deps: { oidc: createOidc(provider) } });
const { db } = server;
const PASSWORD = 'eleven green doors';
const password = await hashPassword(PASSWORD);
const email = 'ida.marsh@example.org';
const IDA = { sub: 'ida-1', email, email_verified: true, name: 'Ida Marsh' };
const SESSION = 'proceed_session';
const PROOF = 'proceed_connect';
let local: { id: string };

beforeEach(async () => {
  await server.deps.background.idle();
  await database.reset();
  server.clock.set(startOfCode());
  server.mail.sendsMail = true;
  provider.person = IDA;
  local = await insertUser(db, { email, password, emailVerifiedAt: new Date() });
});
afterAll(() => Promise.all([server.close(), provider.stop()]));

const mails = () => db.selectFrom('mailOutbox').selectAll().orderBy('createdAt').execute();
const users = () => db.selectFrom('users').selectAll().orderBy('createdAt').execute();
const proofs = () => db.selectFrom('identityProofs').selectAll().execute();

/** Comes from the provider with the address of an account, and is asked. */
async function asked(agent = server.visitor()): Promise<Agent> {
  expect(await arriveFrom(provider, agent)).toBe('/account/connect');
  return agent;
}

async function codeOfMail(): Promise<string> {
  const sent = (await mails()).filter(({ subject }) => subject.startsWith('Connect '));
  return sent.at(-1)?.body.match(/^[\w-]{32}$/m)?.[0] ?? '';
}

describe.each(WIRES)('the address of an account, vouched for by the provider, on %s', (wire) => {
  const confirm = (agent: Agent, input: { password?: string; token?: string }) =>
    agent.call(wire, 'auth.confirmConnection', input);
  const waiting = async (agent: Agent) => (await agent.call(wire, 'auth.waitingConnection')).body;
  const who = async (agent: Agent) => (await agent.call(wire, 'auth.user')).status;
  const mail = (agent: Agent) => agent.call(wire, 'auth.mailConnection');

  async function expectNothingHappened(): Promise<void> {
    expect(await users()).toMatchObject([{ id: local.id, oidcIssuer: null, oidcSubject: null, password }]);
  }

  test('the password connects it; from then on the provider opens the account, and a mail says so', async () => {
    const agent = await asked();
    expect(WaitingConnection.strict().parse(await waiting(agent))).toEqual({
      provider: host,
      email,
      hasPassword: true,
      sendsMail: true,
    });
    expect(await who(agent)).toBe(401);
    const answer = await confirm(agent, { password: PASSWORD });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body).toMatchObject({ id: local.id, email });
    expect(await who(agent)).toBe(200);
    expect(agent.cookie(PROOF)).toBeUndefined();
    expect(await users()).toMatchObject([
      { oidcIssuer: provider.issuer, oidcSubject: 'ida-1', oidcConnectedAt: expect.any(Date), password },
    ]);
    expect(await mails()).toMatchObject([{ to: email, subject: `${host} opens your Proceed account now` }]);
    const other = server.visitor();
    expect(await arriveFrom(provider, other)).toBe('/');
    expect((await other.call(wire, 'auth.user')).body).toMatchObject({ id: local.id });
  });

  test('a wrong password does not, and is counted with those of the sign-in', async () => {
    const agent = await asked();
    for (let tries = 0; tries < 10; tries += 1) {
      expectFailure(await confirm(agent, { password: 'not it' }), 400, 'BAD_REQUEST', {
        fields: { password: 'That is not the password of this account.' },
      });
    }
    expectFailure(await confirm(agent, { password: PASSWORD }), 429, 'TOO_MANY_REQUESTS');
    const signIn = { email, password: PASSWORD };
    expectFailure(await server.visitor().call(wire, 'auth.signIn', signIn), 429, 'TOO_MANY_REQUESTS');
    await expectNothingHappened();
  });

  test('a code by mail connects it, in the browser where it was begun, once', async () => {
    const agent = await asked();
    expect((await mail(agent)).status).toBeLessThan(300);
    const [row] = await mails();
    expect(row).toMatchObject({
      to: email,
      kind: 'account',
      subject: `Connect ${host} to your Proceed account`,
    });
    const token = await codeOfMail();
    expect(token).not.toBe('');
    const elsewhere = await asked();
    for (const other of [server.visitor(), elsewhere]) {
      expectFailure(await confirm(other, { token }), 400, 'BAD_REQUEST');
    }
    expectFailure(await confirm(agent, { token: 'x'.repeat(32) }), 400, 'BAD_REQUEST', {
      fields: { token: expect.stringContaining('in the browser where you began') },
    });
    await expectNothingHappened();
    const kept = agent.cookie(PROOF) ?? '';
    expect((await confirm(agent, { token })).status).toBe(200);
    expect(await users()).toMatchObject([{ oidcSubject: 'ida-1', password }]);
    const again = server.visitor();
    again.setCookie(PROOF, kept);
    expectFailure(await confirm(again, { token }), 400, 'BAD_REQUEST', {
      message: expect.stringContaining('was done already'),
    });
  });

  test('only the last mail counts, and an hour has three', async () => {
    const agent = await asked();
    await mail(agent);
    const first = await codeOfMail();
    await mail(agent);
    expectFailure(await confirm(agent, { token: first }), 400, 'BAD_REQUEST');
    await mail(agent);
    expectFailure(await mail(agent), 429, 'TOO_MANY_REQUESTS');
    expectFailure(await mail(server.visitor()), 400, 'BAD_REQUEST');
    expect((await confirm(agent, { token: await codeOfMail() })).status).toBe(200);
  });

  test('without mail there is the password, and a sentence', async () => {
    server.mail.sendsMail = false;
    const agent = await asked();
    expect(await waiting(agent)).toMatchObject({ sendsMail: false });
    expectFailure(await mail(agent), 503, 'UNAVAILABLE', {
      message: 'This server sends no mail. Ask whoever runs it.',
    });
    expect(await mails()).toEqual([]);
  });

  test('after a quarter of an hour it is over', async () => {
    const agent = await asked();
    await mail(agent);
    const token = await codeOfMail();
    server.clock.advance({ minutes: 15, seconds: 1 });
    expect(await waiting(agent)).toBeNull();
    for (const input of [{ password: PASSWORD }, { token }]) {
      expectFailure(await confirm(agent, input), 400, 'BAD_REQUEST', {
        message: expect.stringContaining('more than 15 minutes'),
      });
    }
    await expectNothingHappened();
  });

  test('cancel changes nothing, and nothing is left to be confirmed', async () => {
    const agent = await asked();
    const kept = agent.cookie(PROOF) ?? '';
    expect((await agent.call(wire, 'auth.cancelConnection')).status).toBe(200);
    expect(agent.cookie(PROOF)).toBeUndefined();
    expect(await proofs()).toEqual([]);
    agent.setCookie(PROOF, kept);
    expectFailure(await confirm(agent, { password: PASSWORD }), 400, 'BAD_REQUEST');
    expect(await who(agent)).toBe(401);
    await expectNothingHappened();
    // One more time is as good as the first.
    await asked(agent);
    expect((await confirm(agent, { password: PASSWORD })).status).toBe(200);
  });

  test('a new password, a changed address and the end of the account end what waits', async () => {
    const agent = await asked();
    const owner = await server.as(local);
    const change = { currentPassword: PASSWORD, newPassword: 'twelve open windows' };
    expect((await owner.rest('POST', '/api/auth/change-password', change)).status).toBe(200);
    expectFailure(await confirm(agent, { password: change.newPassword }), 400, 'BAD_REQUEST');
    await asked(agent);
    await db.updateTable('users').set({ email: 'new@example.org' }).execute();
    expect(await waiting(agent)).toBeNull();
    expectFailure(await confirm(agent, { password: change.newPassword }), 400, 'BAD_REQUEST');
    await db.deleteFrom('users').execute();
    expect(await proofs()).toEqual([]);
  });

  test('a browser of somebody else is told to sign out first', async () => {
    const other = await insertUser(db, { email: 'other@example.org', password });
    const agent = await asked(await server.as(other));
    expectFailure(await confirm(agent, { password: PASSWORD }), 409, 'CONFLICT', {
      message: expect.stringContaining('another account'),
    });
    expect((await agent.call(wire, 'auth.user')).body).toMatchObject({ id: other.id });
  });

  test('two presses at once connect once', async () => {
    const agent = await asked();
    const answers = await Promise.all([1, 2].map(() => confirm(agent, { password: PASSWORD })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await mails()).filter(({ subject }) => subject.includes('opens your'))).toHaveLength(1);
  });

  test('the second step of the account comes before it, and is asked for at every sign-in at the provider', async () => {
    const { secret } = await addApp(await server.as(local), PASSWORD, server.clock.now());
    const agent = await asked();
    expect((await confirm(agent, { password: PASSWORD })).body).toEqual({ next: 'factor' });
    expect(agent.cookie(SESSION)).toBeUndefined();
    expect((await users())[0]?.oidcSubject).toBeNull();
    // An ordinary sign-in in the same browser is another matter: it connects nothing.
    const same = server.visitor();
    same.setCookie(PROOF, agent.cookie(PROOF) ?? '');
    await same.call(wire, 'auth.signIn', { email, password: PASSWORD });
    server.clock.advance({ seconds: 30 });
    const code = () => codeOf(secret, server.clock.now());
    expect((await same.call(wire, 'auth.verifyFactor', { code: code() })).status).toBe(200);
    expect((await users())[0]?.oidcSubject).toBeNull();
    server.clock.advance({ seconds: 30 });
    expect((await agent.call(wire, 'auth.verifyFactor', { code: code() })).status).toBe(200);
    expect((await users())[0]?.oidcSubject).toBe('ida-1');
    expect(await who(agent)).toBe(200);
    expect(await proofs()).toEqual([]);
    const next = server.visitor();
    expect(await arriveFrom(provider, next, '?returnTo=%2Frules')).toBe(
      '/account/second-step?returnTo=%2Frules',
    );
    expect(await who(next)).toBe(401);
    server.clock.advance({ seconds: 30 });
    expect((await next.call(wire, 'auth.verifyFactor', { code: code() })).status).toBe(200);
    const noted = await db
      .selectFrom('sessions')
      .select('idToken')
      .where('idToken', 'is not', null)
      .execute();
    expect(noted).toHaveLength(2);
  });

  test('whoever entered the address before its owner came is shut out by the mail that the owner opens', async () => {
    await db.updateTable('users').set({ emailVerifiedAt: null }).execute();
    const thief = server.visitor();
    expect((await thief.call(wire, 'auth.signIn', { email, password: PASSWORD })).status).toBe(200);
    await db
      .insertInto('calendarFeeds')
      .values({ userId: local.id, tokenHash: 'x', createdAt: new Date() })
      .execute();
    const owner = await asked();
    await mail(owner);
    expect((await confirm(owner, { token: await codeOfMail() })).status).toBe(200);
    expect(await who(owner)).toBe(200);
    expect(await who(thief)).toBe(401);
    expectFailure(await thief.call(wire, 'auth.signIn', { email, password: PASSWORD }), 401, 'UNAUTHORIZED');
    expect(await users()).toMatchObject([{ password: null, emailVerifiedAt: expect.any(Date) }]);
    expect(await db.selectFrom('calendarFeeds').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('knownBrowsers').select('userId').execute()).toHaveLength(1);
  });

  test('the account of another person at the same provider is not offered', async () => {
    await db
      .updateTable('users')
      .set({ oidcIssuer: provider.issuer, oidcSubject: 'former-holder-of-the-address' })
      .execute();
    const agent = server.visitor();
    expect(await arriveFrom(provider, agent)).toBe('/login?error=other');
    expect(await waiting(agent)).toBeNull();
    expect(await users()).toHaveLength(1);
  });

  test('a provider of before makes place', async () => {
    await db.updateTable('users').set({ oidcIssuer: 'https://old.example', oidcSubject: '1' }).execute();
    const agent = await asked();
    expect((await confirm(agent, { password: PASSWORD })).status).toBe(200);
    expect(await users()).toMatchObject([{ oidcIssuer: provider.issuer, oidcSubject: 'ida-1' }]);
  });

  test('neither both nor nothing is a confirmation', async () => {
    const agent = await asked();
    for (const input of [{}, { password: PASSWORD, token: 'x' }]) {
      expectFailure(await confirm(agent, input), 400, 'BAD_REQUEST');
    }
    expectFailure(await confirm(server.visitor(), { password: PASSWORD }), 400, 'BAD_REQUEST');
  });
});

test('what opens something stands in no row and in no line of the log', async () => {
  const agent = await asked();
  await agent.call('rest', 'auth.mailConnection');
  const rows = JSON.stringify([await proofs(), server.log.lines]);
  for (const hidden of [agent.cookie(PROOF) ?? '', await codeOfMail()]) {
    expect(hidden).not.toBe('');
    expect(rows).not.toContain(hidden);
  }
  server.clock.advance({ hours: 1 });
  const { tidyAccounts } = await import('#server/accounts/tidying.ts');
  await tidyAccounts(server.deps);
  expect(await proofs()).toEqual([]);
});

test('with APP_URL the mail has a link to the page that asks, and the code behind #', async () => {
  const own = await makeTestApp({ env: { APP_URL: ORIGIN }, deps: { oidc: createOidc(provider) } });
  own.mail.sendsMail = true;
  const agent = own.visitor();
  expect(await arriveFrom(provider, agent)).toBe('/account/connect');
  await agent.call('rest', 'auth.mailConnection');
  expect((await mails())[0]?.body).toMatch(/^http:\/\/localhost\/account\/connect#[\w-]{32}$/m);
  await own.close();
});
