import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { listPasskeys, notePasskeyUsed } from '#server/accounts/factor-store.ts';
import { hashPassword } from '#server/auth/password.ts';
import { FactorChallenge, RECOVERY_CODES } from '#src/auth/factor-schema.ts';
import { insertUser } from '#tests/factories/users.ts';
import { type Agent, WIRES } from '#tests/setup/agent.ts';
import { expectFailure } from '#tests/setup/answers.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import {
  addApp,
  addPasskey,
  askedOf,
  begunOptions,
  codeOf,
  halfSignIn,
  startOfCode,
  verified,
  wrongCode,
} from '#tests/setup/second-step.ts';
import { SoftKey } from '#tests/setup/soft-key.ts';
import { until } from '#tests/setup/until.ts';

const database = await testDatabase();
const server = await makeTestApp();
const PASSWORD = 'eleven green doors';
const password = await hashPassword(PASSWORD);
const account = { email: 'ida.marsh@example.org', password: PASSWORD };
let user: { id: string };
let owner: Agent;

beforeEach(async () => {
  await server.deps.background.idle();
  await database.reset();
  server.clock.set(startOfCode());
  user = await insertUser(server.db, { email: account.email, password });
  owner = await server.as(user);
});
afterAll(() => server.close());

const now = () => server.clock.now();
const mails = () => server.db.selectFrom('mailOutbox').selectAll().orderBy('createdAt').execute();

describe.each(WIRES)('signing in with a second step on %s', (wire) => {
  async function half(): Promise<Agent> {
    const agent = server.visitor();
    await halfSignIn(agent, wire, account);
    return agent;
  }
  const verify = (agent: Agent, input: object) => agent.call(wire, 'auth.verifyFactor', { ...input });
  const challenge = async (agent: Agent) =>
    FactorChallenge.parse((await agent.call(wire, 'auth.factorChallenge')).body);
  const isIn = async (agent: Agent) => (await agent.call(wire, 'auth.user')).status === 200;

  test('the password alone opens nothing; a code of the app does, and the half session is over', async () => {
    const { secret } = await addApp(owner, PASSWORD, now());
    const agent = await half();
    expect(agent.cookie('proceed_session')).toBeUndefined();
    expect(await isIn(agent)).toBe(false);
    expect(await challenge(agent)).toEqual({ kinds: ['totp'], passkey: null });
    server.clock.advance({ seconds: 30 });
    const { user: who, factor } = verified(await verify(agent, { code: codeOf(secret, now()) }));
    expect(who).toMatchObject({ email: account.email });
    expect(factor).toBeNull();
    expect(await isIn(agent)).toBe(true);
    expect(agent.cookie('proceed_second_step')).toBeUndefined();
    expect(await server.db.selectFrom('factorSteps').selectAll().execute()).toEqual([]);
    const [used] = await server.db.selectFrom('accountFactors').select('lastUsedAt').execute();
    expect(used?.lastUsedAt).not.toBeNull();
  });

  test('without a second step the password is enough, and no cookie of a half session is left', async () => {
    const agent = server.visitor();
    expect((await agent.call(wire, 'auth.signIn', account)).status).toBe(200);
    expect(await isIn(agent)).toBe(true);
    expect(agent.cookie('proceed_second_step')).toBeUndefined();
  });

  test('a code is taken once, by whoever is first, and never the one that set the app up', async () => {
    const { secret } = await addApp(owner, PASSWORD, now());
    const agent = await half();
    const first = codeOf(secret, now());
    expectFailure(await verify(agent, { code: first }), 400, 'BAD_REQUEST', {
      fields: { code: expect.stringContaining('used already') },
    });
    server.clock.advance({ seconds: 30 });
    const code = codeOf(secret, now());
    const [one, other] = [await half(), await half()];
    const answers = await Promise.all([verify(one, { code }), verify(other, { code })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expectFailure(await verify(agent, { code }), 400, 'BAD_REQUEST');
  });

  test('a clock may be one step off, not two; an earlier code is not taken after a later one', async () => {
    const { secret } = await addApp(owner, PASSWORD, now());
    server.clock.advance({ minutes: 5 });
    const at = (seconds: number) => codeOf(secret, new Date(now().getTime() + seconds * 1000));
    const agent = await half();
    for (const seconds of [60, -60]) {
      expectFailure(await verify(agent, { code: await at(seconds) }), 400, 'BAD_REQUEST');
    }
    verified(await verify(agent, { code: await at(30) }));
    expectFailure(await verify(await half(), { code: await at(0) }), 400, 'BAD_REQUEST');
    server.clock.advance({ minutes: 5 });
    verified(await verify(await half(), { code: await at(-30) }));
  });

  test('a passkey signs what it is asked, once, for this host, and is counted', async () => {
    const { key } = await addPasskey(owner, PASSWORD);
    const agent = await half();
    const wrong = [
      (options: unknown) => key.get({ ...askedOf(options), challenge: 'bm90IGl0' }),
      (options: unknown) => key.get(askedOf(options, 'http://evil.example', 'localhost')),
      (options: unknown) => key.get(askedOf(options, 'http://localhost', 'evil.example')),
      (options: unknown) => new SoftKey().get(askedOf(options)),
      (options: unknown) => ({ ...new SoftKey().get(askedOf(options)), id: key.id, rawId: key.id }),
    ];
    for (const make of wrong) {
      const { passkey } = await challenge(agent);
      expect(passkey).toMatchObject({ rpId: 'localhost', allowCredentials: [{ id: key.id }] });
      expectFailure(await verify(agent, { passkey: make(passkey) }), 400, 'BAD_REQUEST');
      // Spent by the try.
      expectFailure(await verify(agent, { passkey: key.get(askedOf(passkey)) }), 400, 'BAD_REQUEST');
    }
    const { passkey } = await challenge(agent);
    const answer = key.get(askedOf(passkey));
    verified(await verify(agent, { passkey: answer }));
    const again = await half();
    expectFailure(await verify(again, { passkey: answer }), 400, 'BAD_REQUEST');
    // A copy of the key counts from where it was copied.
    key.counter = 1;
    const asked = (await challenge(again)).passkey;
    expectFailure(await verify(again, { passkey: key.get(askedOf(asked)) }), 400, 'BAD_REQUEST');
  });

  test('a challenge of one half session is worth nothing in another', async () => {
    const { key } = await addPasskey(owner, PASSWORD);
    const [one, other] = [await half(), await half()];
    const { passkey } = await challenge(one);
    await challenge(other);
    expectFailure(await verify(other, { passkey: key.get(askedOf(passkey)) }), 400, 'BAD_REQUEST');
    verified(await verify(one, { passkey: key.get(askedOf(passkey)) }));
  });

  test('what is another person’s opens nothing', async () => {
    const { secret } = await addApp(owner, PASSWORD, now());
    const stranger = { email: 'otto@example.org', password: PASSWORD };
    const theirs = await server.as(await insertUser(server.db, { ...stranger, password }));
    const { recoveryCodes } = await addApp(theirs, PASSWORD, now());
    const { key } = await addPasskey(theirs, PASSWORD);
    await addPasskey(owner, PASSWORD);
    const agent = await half();
    const { passkey } = await challenge(agent);
    const inputs = [{ recoveryCode: recoveryCodes[0] }, { passkey: key.get(askedOf(passkey)) }];
    for (const input of inputs) expectFailure(await verify(agent, input), 400, 'BAD_REQUEST');
    server.clock.advance({ seconds: 30 });
    const thief = server.visitor();
    await halfSignIn(thief, wire, stranger);
    expectFailure(await verify(thief, { code: codeOf(secret, now()) }), 400, 'BAD_REQUEST');
  });

  test('a recovery code opens it once, however it is typed, and a mail says so', async () => {
    const { recoveryCodes } = await addApp(owner, PASSWORD, now());
    const [code = '', other = ''] = recoveryCodes;
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `;
    const { recoveryCodesLeft } = verified(await verify(await half(), { recoveryCode: typed }));
    expect(recoveryCodesLeft).toBe(RECOVERY_CODES - 1);
    expect((await mails()).at(-1)).toMatchObject({
      subject: 'A recovery code opened your Proceed account',
      body: expect.stringContaining('9 codes are left'),
    });
    expectFailure(await verify(await half(), { recoveryCode: code }), 400, 'BAD_REQUEST');
    const answers = await Promise.all(
      [await half(), await half()].map((agent) => verify(agent, { recoveryCode: other })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  test('401 after ten minutes, without a half session, in another browser, and a second time', async () => {
    const { recoveryCodes } = await addApp(owner, PASSWORD, now());
    const agent = await half();
    const [code, next] = recoveryCodes;
    for (const stranger of [server.visitor()]) {
      expectFailure(await verify(stranger, { recoveryCode: code }), 401, 'UNAUTHORIZED');
      expectFailure(await stranger.call(wire, 'auth.factorChallenge'), 401, 'UNAUTHORIZED');
    }
    const token = agent.cookie('proceed_second_step') ?? '';
    server.clock.advance({ minutes: 11 });
    expectFailure(await verify(agent, { recoveryCode: code }), 401, 'UNAUTHORIZED');
    const fresh = await half();
    const copy = server.visitor();
    copy.setCookie('proceed_second_step', fresh.cookie('proceed_second_step') ?? '');
    verified(await verify(fresh, { recoveryCode: code }));
    expectFailure(await verify(copy, { recoveryCode: next }), 401, 'UNAUTHORIZED');
    expect(token).not.toBe('');
  });

  test('400 for nothing, for two at once and for what is no code', async () => {
    await addApp(owner, PASSWORD, now());
    const agent = await half();
    const wrong = [
      {},
      { code: '123456', recoveryCode: 'ABCDEFGHJKMN' },
      { code: '12345' },
      { recoveryCode: 'x' },
    ];
    for (const input of wrong) expectFailure(await verify(agent, input), 400, 'BAD_REQUEST');
  });

  test('429 after ten wrong codes of one account from everywhere, and one mail; a recovery code still opens it', async () => {
    const { secret, recoveryCodes } = await addApp(owner, PASSWORD, now());
    server.clock.advance({ seconds: 60 });
    const wrong = await wrongCode(secret, now());
    for (let tries = 0; tries < 10; tries += 1) {
      const agent = await half();
      agent.address = `198.51.100.${tries}`;
      expect((await verify(agent, { code: wrong })).status).toBe(400);
    }
    const right = codeOf(secret, now());
    for (const tries of [1, 2]) {
      const answer = await verify(await half(), { code: right });
      expectFailure(answer, 429, 'TOO_MANY_REQUESTS');
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(tries);
    }
    const told = (await mails()).filter(({ subject }) => subject.startsWith('Somebody knows'));
    expect(told).toMatchObject([{ to: account.email }]);
    verified(await verify(await half(), { recoveryCode: recoveryCodes[0] }));
    // Whoever got in begins again.
    verified(await verify(await half(), { code: right }));
  });

  test('429 after ten wrong recovery codes, and thirty wrong passkeys', async () => {
    const { recoveryCodes } = await addApp(owner, PASSWORD, now());
    const agent = await half();
    for (let tries = 0; tries < 10; tries += 1) {
      expect((await verify(agent, { recoveryCode: 'AAAA-AAAA-AAAA' })).status).toBe(400);
    }
    expectFailure(await verify(agent, { recoveryCode: recoveryCodes[0] }), 429, 'TOO_MANY_REQUESTS');
    const passkey = new SoftKey().get(askedOf({}));
    for (let tries = 0; tries < 30; tries += 1) await verify(agent, { passkey });
    expectFailure(await verify(agent, { passkey }), 429, 'TOO_MANY_REQUESTS');
  });

  test('a burst of parallel tries does not get past the limit', async () => {
    const { secret } = await addApp(owner, PASSWORD, now());
    const agent = await half();
    const code = await wrongCode(secret, now());
    const answers = await Promise.all(Array.from({ length: 20 }, () => verify(agent, { code })));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
  });

  test('a new password by mail, or in the profile, leaves the second step and ends half a sign-in', async () => {
    const { secret } = await addApp(owner, PASSWORD, now());
    const thief = await half();
    server.mail.sendsMail = true;
    await server.visitor().call(wire, 'auth.forgotPassword', { email: account.email });
    let token = '';
    await until(async () => {
      token = (await mails()).map(({ body }) => /enter this code:\s+(\S+)/.exec(body)?.[1] ?? '').join('');
      expect(token).not.toBe('');
    });
    const next = 'twelve open windows';
    expect((await server.visitor().call(wire, 'auth.resetPassword', { token, password: next })).status).toBe(
      200,
    );
    server.clock.advance({ seconds: 60 });
    const code = codeOf(secret, now());
    expectFailure(await verify(thief, { code }), 401, 'UNAUTHORIZED');
    const agent = server.visitor();
    await halfSignIn(agent, wire, { ...account, password: next });
    verified(await verify(agent, { code }));
    const late = server.visitor();
    await halfSignIn(late, wire, { ...account, password: next });
    const change = { currentPassword: next, newPassword: PASSWORD };
    expect((await agent.call(wire, 'auth.changePassword', change)).status).toBe(200);
    server.clock.advance({ seconds: 60 });
    expectFailure(await verify(late, { code: codeOf(secret, now()) }), 401, 'UNAUTHORIZED');
  });

  test('whoever was signed in is so no more once the password of somebody with a second step is given', async () => {
    await addApp(owner, PASSWORD, now());
    const agent = await server.as(await insertUser(server.db));
    await halfSignIn(agent, wire, account);
    expect(agent.cookie('proceed_session')).toBeUndefined();
    expect(await isIn(agent)).toBe(false);
  });

  test('signing out everywhere keeps the second step', async () => {
    await addApp(owner, PASSWORD, now());
    await owner.call(wire, 'auth.endOtherSessions');
    await half();
  });
});

test('of two signatures that are checked at the same moment one is counted', async () => {
  await addPasskey(owner, PASSWORD);
  const [passkey] = await listPasskeys(server.db, user.id);
  if (passkey === undefined) throw new Error('There is no passkey.');
  const note = () => notePasskeyUsed(server.db, passkey, { newCounter: passkey.counter + 1, now: now() });
  expect([await note(), await note()]).toEqual([true, false]);
});

test('a reset in the moment of the second step leaves no session of the former password', async () => {
  for (let round = 0; round < 5; round += 1) {
    await database.reset();
    const { id } = await insertUser(server.db, { email: account.email, password });
    const { recoveryCodes } = await addApp(await server.as({ id }), PASSWORD, now());
    const thief = server.visitor();
    await halfSignIn(thief, 'rest', account);
    server.mail.sendsMail = true;
    await server.visitor().call('rest', 'auth.forgotPassword', { email: account.email });
    await server.deps.background.idle();
    const token = (await mails())
      .map(({ body }) => /enter this code:\s+(\S+)/.exec(body)?.[1] ?? '')
      .join('');
    const [reset] = await Promise.all([
      server.visitor().call('rest', 'auth.resetPassword', { token, password: 'twelve open windows' }),
      thief.call('rest', 'auth.verifyFactor', { recoveryCode: recoveryCodes[0] }),
    ]);
    expect(reset.status, reset.text).toBe(200);
    expect((await thief.rest('GET', '/api/auth/user')).status).toBe(401);
  }
});

test('the cookie of a half session is for the API of this site alone, and for ten minutes', async () => {
  const secure = await makeTestApp({ env: { APP_URL: 'https://proceed.example' } });
  await addApp(owner, PASSWORD, now());
  const answer = await secure.visitor().call('rest', 'auth.signIn', account);
  const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('proceed_second_step='));
  for (const part of ['Max-Age=600', 'Path=/api', 'HttpOnly', 'Secure', 'SameSite=Strict']) {
    expect(cookie).toContain(part);
  }
  const [row] = await server.db.selectFrom('factorSteps').select('tokenHash').execute();
  expect(cookie).not.toContain(row?.tokenHash);
  await secure.close();
});

test('a passkey is made for the host of APP_URL, whatever host a request names', async () => {
  const secure = await makeTestApp({ env: { APP_URL: 'https://proceed.example' } });
  const agent = await secure.as(user);
  const begun = await agent.call('rest', 'auth.beginFactor', { kind: 'passkey', password: PASSWORD });
  const options = begunOptions(begun);
  expect(options).toMatchObject({ rp: { id: 'proceed.example' } });
  const key = new SoftKey();
  const elsewhere = key.create(askedOf(options, 'http://proceed.example'));
  expectFailure(await agent.call('rest', 'auth.verifyFactor', { passkey: elsewhere }), 400, 'BAD_REQUEST');
  const again = await agent.call('rest', 'auth.beginFactor', { kind: 'passkey', password: PASSWORD });
  const asked = askedOf(begunOptions(again), 'https://proceed.example');
  expect((await agent.call('rest', 'auth.verifyFactor', { passkey: key.create(asked) })).status).toBe(200);
  await secure.close();
});
