import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { hashPassword } from '#server/auth/password.ts';
import { Message } from '#src/auth/schema.ts';
import { insertUser } from '#tests/factories/users.ts';
import { type Agent, WIRES } from '#tests/setup/agent.ts';
import { expectFailure } from '#tests/setup/answers.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';

const database = await testDatabase();
const server = await makeTestApp({ env: { APP_URL: 'https://proceed.example' } });
const PASSWORD = 'eleven green doors';
const NEXT = 'twelve open windows';
const password = await hashPassword(PASSWORD);
const email = 'ida.marsh@example.org';

/** A link to a new password is written after its answer, that of the test before too. */
const written = () => server.deps.background.idle();

beforeEach(async () => {
  await written();
  await database.reset();
  server.clock.set(new Date());
  server.mail.sendsMail = true;
  await insertUser(server.db, {
    email,
    password,
    firstName: 'Ida',
    lastName: 'Marsh',
    emailVerifiedAt: null,
  });
});
afterAll(() => server.close());

const mails = () => server.db.selectFrom('mailOutbox').selectAll().orderBy('createdAt').execute();
const signIn = (secret: string, agent = server.visitor()) =>
  agent.call('rest', 'auth.signIn', { email, password: secret });

async function signedIn(): Promise<Agent> {
  const agent = server.visitor();
  expect((await signIn(PASSWORD, agent)).status).toBe(200);
  return agent;
}

/** The code out of the newest mail with a link. */
async function mailedCode(): Promise<string> {
  await written();
  const code = /reset-password#(\S+)/.exec((await mails()).at(-1)?.body ?? '')?.[1];
  expect(code).toBeDefined();
  return code ?? '';
}

describe.each(WIRES)('a forgotten password on %s', (wire) => {
  const forgot = (to = email) => server.visitor().call(wire, 'auth.forgotPassword', { email: to });
  const reset = (token: string, next = NEXT) =>
    server.visitor().call(wire, 'auth.resetPassword', { token, password: next });

  test('202 with one text, whether or not there is such an account; one mail, to the account', async () => {
    const known = await forgot('IDA.marsh@example.org');
    const unknown = await forgot('nobody@example.org');
    expect(known.status).toBe(wire === 'rest' ? 202 : 200);
    expect(Message.parse(known.body)).toEqual(Message.parse(unknown.body));
    await mailedCode();
    expect(await mails()).toMatchObject([{ to: email, kind: 'account' }]);
  });

  test('the link sets a password, ends every session, confirms the address and works once', async () => {
    const agent = await signedIn();
    await forgot();
    const code = await mailedCode();
    expect((await reset(code)).status).toBe(200);
    expect((await agent.call(wire, 'auth.user')).status).toBe(401);
    expect((await signIn(PASSWORD)).status).toBe(401);
    expect((await signIn(NEXT)).status).toBe(200);
    const row = await server.db.selectFrom('users').select('emailVerifiedAt').executeTakeFirstOrThrow();
    expect(row.emailVerifiedAt).not.toBeNull();
    expectFailure(await reset(code, 'thirteen closed gates'), 400, 'BAD_REQUEST', {
      message: 'This link has been used already or is too old. Please ask for a new one.',
    });
    expect((await mails()).at(-1)).toMatchObject({ subject: 'Your Proceed password was changed' });
  });

  test.each([
    ['before its address was confirmed ends every way in that somebody else left', null],
    ['of a confirmed address leaves the owner what they set up', new Date()],
  ])('one set %s', async (_, emailVerifiedAt) => {
    const { id: userId } = await server.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
    const provider = { oidcIssuer: 'https://id.example', oidcSubject: 'thief', oidcConnectedAt: new Date() };
    await server.db
      .updateTable('users')
      .set({ ...provider, emailVerifiedAt })
      .execute();
    const feed = { userId, tokenHash: 'x', createdAt: new Date() };
    await server.db.insertInto('calendarFeeds').values(feed).execute();
    await forgot();
    expect((await reset(await mailedCode())).status).toBe(200);
    const row = await server.db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
    const none = { oidcIssuer: null, oidcSubject: null, oidcConnectedAt: null };
    expect(row).toMatchObject(emailVerifiedAt === null ? none : provider);
    expect(row.emailVerifiedAt).not.toBeNull();
    const feeds = await server.db.selectFrom('calendarFeeds').select('userId').execute();
    expect(feeds).toHaveLength(emailVerifiedAt === null ? 0 : 1);
    expect((await signIn(NEXT)).status).toBe(200);
    const told = (await mails()).find(({ subject }) => subject === 'Your Proceed password was changed');
    expect(told?.body.includes('id.example')).toBe(emailVerifiedAt !== null);
  });

  test('400 after 30 minutes, for a made-up code and for one that a newer mail replaced', async () => {
    await forgot();
    const first = await mailedCode();
    await forgot();
    const second = await mailedCode();
    expectFailure(await reset(first), 400, 'BAD_REQUEST');
    expectFailure(await reset('made-up'), 400, 'BAD_REQUEST');
    server.clock.advance({ minutes: 31 });
    expectFailure(await reset(second), 400, 'BAD_REQUEST');
    expect((await signIn(PASSWORD)).status).toBe(200);
  });

  test('used twice at once it works once', async () => {
    await forgot();
    const code = await mailedCode();
    const answers = await Promise.all([reset(code), reset(code, 'thirteen closed gates')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  test('the code stands nowhere but in the mail', async () => {
    const agent = await signedIn();
    await forgot();
    const code = await mailedCode();
    const rows = JSON.stringify(await server.db.selectFrom('accountTokens').selectAll().execute());
    expect(rows).not.toContain(code);
    await server.db.updateTable('users').set({ state: 'NM' }).execute();
    expect((await agent.call(wire, 'mail.list')).text).not.toContain(code);
    expect(JSON.stringify(server.log.lines)).not.toContain(code);
  });

  test('a server without mail says so, and writes nothing', async () => {
    server.mail.sendsMail = false;
    expect(Message.parse((await forgot()).body).message).toMatch(
      /^This server sends no mail\. Ask whoever runs it/,
    );
    expect(await mails()).toEqual([]);
    expect(await server.db.selectFrom('accountTokens').selectAll().execute()).toEqual([]);
  });

  test('429 after three mails to one address in an hour', async () => {
    for (let times = 0; times < 3; times += 1) expect((await forgot()).status).toBeLessThan(300);
    const answer = await forgot();
    expectFailure(answer, 429, 'TOO_MANY_REQUESTS');
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(60);
  });
});

test('without APP_URL the mail names no address, since the one of a request may be anybody’s word', async () => {
  const plain = await makeTestApp();
  plain.mail.sendsMail = true;
  await plain.visitor().request('/api/auth/forgot-password', {
    method: 'POST',
    headers: { host: 'evil.example' },
    body: JSON.stringify({ email }),
  });
  await plain.deps.background.idle();
  const [mail] = await mails();
  expect(mail?.body).toContain('"I have a code"');
  expect(mail?.body).not.toMatch(/https?:|evil/);
  await plain.close();
});

describe('guessable passwords', () => {
  test.each([
    ['a common one', 'Password1'],
    ['the address', 'ida.marsh@example.org'],
    ['the name', 'Ida  Marsh'],
    ['the name in letters of another case', 'IDAMARSH'],
  ])('400 for %s, wherever one is chosen', async (_, secret) => {
    const agent = await signedIn();
    expectFailure(
      await agent.call('rest', 'auth.changePassword', { currentPassword: PASSWORD, newPassword: secret }),
      400,
      'BAD_REQUEST',
    );
    const register = { email: 'other@example.org', password: secret, firstName: 'Ida', lastName: 'Marsh' };
    if (!secret.includes('@')) {
      const answer = await server.visitor().call('rest', 'auth.register', register);
      expectFailure(answer, 400, 'BAD_REQUEST');
      expect(answer.text).toContain('"fields":{"password":');
    }
    expect((await signIn(PASSWORD)).status).toBe(200);
  });
});

describe.each(WIRES)('auth.changePassword on %s', (wire) => {
  const change = (agent: Agent, currentPassword: string, newPassword = NEXT) =>
    agent.call(wire, 'auth.changePassword', { currentPassword, newPassword });

  test('200, and every other browser is signed out', async () => {
    const [here, there] = [await signedIn(), await signedIn()];
    expect((await change(here, PASSWORD)).status).toBe(200);
    expect((await here.call(wire, 'auth.user')).status).toBe(200);
    expect((await there.call(wire, 'auth.user')).status).toBe(401);
    expect((await signIn(NEXT)).status).toBe(200);
  });

  test('400 at the field for a wrong one; 429 after ten; a right one begins again', async () => {
    const agent = await signedIn();
    const wrong = await change(agent, 'not it');
    expectFailure(wrong, 400, 'BAD_REQUEST', { fields: { currentPassword: 'That is not your password.' } });
    for (let times = 0; times < 9; times += 1) await change(agent, 'not it');
    expectFailure(await change(agent, PASSWORD), 429, 'TOO_MANY_REQUESTS');
    expect((await signIn(PASSWORD)).status).toBe(200);
  });

  test('401 for nobody', async () => {
    expectFailure(await change(server.visitor(), PASSWORD), 401, 'UNAUTHORIZED');
  });
});

describe('whoever knows the former password', () => {
  test('gets no address confirmed that they asked for before it was changed', async () => {
    const thief = await signedIn();
    await thief.call('rest', 'auth.changeEmail', { email: 'thief@example.net', password: PASSWORD });
    const code = /confirm-email#(\S+)/.exec((await mails()).at(-1)?.body ?? '')?.[1];
    const owner = await signedIn();
    await owner.call('rest', 'auth.changePassword', { currentPassword: PASSWORD, newPassword: NEXT });
    const answer = await server.visitor().call('rest', 'auth.verifyEmail', { token: code });
    expectFailure(answer, 400, 'BAD_REQUEST');
    const { email: still } = await server.db.selectFrom('users').select('email').executeTakeFirstOrThrow();
    expect(still).toBe(email);
  });

  test('cannot set another one, nor keep a session, in the moment of a reset', async () => {
    for (let round = 0; round < 15; round += 1) {
      await database.reset();
      await insertUser(server.db, { email, password });
      const thief = await signedIn();
      await server.visitor().call('rest', 'auth.forgotPassword', { email });
      const token = await mailedCode();
      const late = server.visitor();
      const [reset] = await Promise.all([
        server.visitor().call('rest', 'auth.resetPassword', { token, password: NEXT }),
        thief.call('rest', 'auth.changePassword', {
          currentPassword: PASSWORD,
          newPassword: 'the thief has won',
        }),
        signIn(PASSWORD, late),
      ]);
      // Whoever was first has changed it; after a reset that was answered nothing of the former password is left.
      if (reset.status !== 200) continue;
      expect((await signIn(NEXT)).status).toBe(200);
      for (const agent of [thief, late]) expect((await agent.rest('GET', '/api/auth/user')).status).toBe(401);
    }
  });

  test('a link that went to a former address sets no password', async () => {
    await server.visitor().call('rest', 'auth.forgotPassword', { email });
    const token = await mailedCode();
    await server.db.updateTable('users').set({ email: 'ida@example.net' }).execute();
    const answer = await server.visitor().call('rest', 'auth.resetPassword', { token, password: NEXT });
    expectFailure(answer, 400, 'BAD_REQUEST');
  });
});

test('a reset lets its owner in at once, after however many wrong tries', async () => {
  const agent = server.visitor();
  agent.address = '198.51.100.7';
  for (let tries = 0; tries < 11; tries += 1) await signIn('wrong password', agent);
  expect((await signIn(PASSWORD, agent)).status).toBe(429);
  await server.visitor().call('rest', 'auth.forgotPassword', { email });
  await server.visitor().call('rest', 'auth.resetPassword', { token: await mailedCode(), password: NEXT });
  expect((await signIn(NEXT, agent)).status).toBe(200);
});
