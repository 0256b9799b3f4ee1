import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createOidc } from '#server/auth/oidc.ts';
import { hashPassword } from '#server/auth/password.ts';
import {
  BegunFactor,
  Factor,
  RECOVERY_CODES,
  RecoveryCodes,
  VerifiedFactor,
} from '#src/auth/factor-schema.ts';
import { insertUser } from '#tests/factories/users.ts';
import { type Agent, WIRES } from '#tests/setup/agent.ts';
import { expectFailure, textAt } from '#tests/setup/answers.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import {
  addApp,
  addPasskey,
  askedOf,
  codeOf,
  halfSignIn,
  startOfCode,
  verified,
  wrongCode,
} from '#tests/setup/second-step.ts';
import { SoftKey } from '#tests/setup/soft-key.ts';
import { onTheWire } from '#tests/setup/wire-schema.ts';

const database = await testDatabase();
const server = await makeTestApp();
const PASSWORD = 'eleven green doors';
const password = await hashPassword(PASSWORD);
const email = 'ida.marsh@example.org';
let user: { id: string };
let agent: Agent;

beforeEach(async () => {
  await database.reset();
  server.clock.set(startOfCode());
  user = await insertUser(server.db, { email, password });
  agent = await server.as(user);
});
afterAll(() => server.close());

const now = () => server.clock.now();
const rows = () => server.db.selectFrom('accountFactors').selectAll().execute();
const subjects = async () =>
  (await server.db.selectFrom('mailOutbox').selectAll().orderBy('createdAt').execute()).map(
    ({ subject }) => subject,
  );

describe.each(WIRES)('adding an authenticator app on %s', (wire) => {
  const begin = (secret = PASSWORD, who = agent) =>
    who.call(wire, 'auth.beginFactor', { kind: 'totp', password: secret });
  const verify = (code: string, who = agent) => who.call(wire, 'auth.verifyFactor', { code });

  test('nothing is asked for until a code shows that it works; then it comes with ten codes', async () => {
    const { secret, uri } = BegunFactor.parse((await begin()).body);
    expect(uri).toMatch(/^otpauth:\/\/totp\/Proceed:ida\.marsh%40example\.org\?/);
    expect(new URL(uri ?? '').searchParams.get('secret')).toBe(secret);
    expect(await rows()).toEqual([]);
    const { factor, recoveryCodes } = verified(await verify(codeOf(secret ?? '', now())));
    expect(factor).toMatchObject({ kind: 'totp', name: 'Authenticator app', lastUsedAt: null });
    expect(new Set(recoveryCodes).size).toBe(RECOVERY_CODES);
    expect(await subjects()).toEqual(['Proceed asks for a second step when you sign in']);
  });

  test('400 for the wrong password and for a wrong code, which may be tried again', async () => {
    expectFailure(await begin('not it'), 400, 'BAD_REQUEST', {
      fields: { password: 'That is not your password.' },
    });
    const { secret } = BegunFactor.parse((await begin()).body);
    const wrong = await verify(await wrongCode(secret ?? '', now()));
    expectFailure(wrong, 400, 'BAD_REQUEST', { fields: { code: expect.stringContaining('not right') } });
    expect((await verify(codeOf(secret ?? '', now()))).status).toBe(200);
  });

  test('400 after ten minutes, in another browser, twice, and after the password was changed', async () => {
    const { secret } = BegunFactor.parse((await begin()).body);
    const code = codeOf(secret ?? '', now());
    expectFailure(await verify(code, await server.as(user)), 400, 'BAD_REQUEST');
    server.clock.advance({ minutes: 11 });
    expectFailure(await verify(codeOf(secret ?? '', now())), 400, 'BAD_REQUEST');
    const again = BegunFactor.parse((await begin()).body).secret ?? '';
    const answers = await Promise.all([1, 2].map(() => verify(codeOf(again, now()))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const third = BegunFactor.parse((await begin()).body).secret ?? '';
    const change = { currentPassword: PASSWORD, newPassword: 'twelve open windows' };
    expect((await agent.call('rest', 'auth.changePassword', change)).status).toBe(200);
    expectFailure(await verify(codeOf(third, now())), 400, 'BAD_REQUEST');
  });

  test('429 after twenty wrong codes', async () => {
    const { secret } = BegunFactor.parse((await begin()).body);
    const wrong = await wrongCode(secret ?? '', now());
    for (let times = 0; times < 20; times += 1) expect((await verify(wrong)).status).toBe(400);
    expectFailure(await verify(codeOf(secret ?? '', now())), 429, 'TOO_MANY_REQUESTS');
  });

  test('401 for nobody, 409 for an eleventh', async () => {
    expectFailure(await begin(PASSWORD, server.visitor()), 401, 'UNAUTHORIZED');
    const many = { userId: user.id, kind: 'totp', name: 'App', secret: 'A', lastStep: 1, createdAt: now() };
    await server.db
      .insertInto('accountFactors')
      .values(Array.from({ length: 10 }, () => ({ ...many, kind: 'totp' as const })))
      .execute();
    expectFailure(await begin(), 409, 'CONFLICT');
  });
});

describe.each(WIRES)('adding a passkey on %s', (wire) => {
  const begin = async () =>
    BegunFactor.parse(
      (await agent.call(wire, 'auth.beginFactor', { kind: 'passkey', password: PASSWORD })).body,
    );
  const verify = (passkey: object) => agent.call(wire, 'auth.verifyFactor', { passkey });

  test('it is kept with the key and without anything that signs', async () => {
    const { options } = await begin();
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Proceed' },
      user: { name: email },
      attestation: 'none',
    });
    const answer = await verify(new SoftKey().create(askedOf(options)));
    expect(answer.status, answer.text).toBe(200);
    expect(await rows()).toMatchObject([
      { kind: 'passkey', name: 'Security key', transports: ['usb'], secret: null },
    ]);
  });

  test('400 for another challenge, origin or host, a second use, and one that somebody vouches for', async () => {
    const key = new SoftKey();
    const refused = [
      (options: unknown) => key.create({ ...askedOf(options), challenge: 'bm90IGl0' }),
      (options: unknown) => key.create(askedOf(options, 'http://evil.example', 'localhost')),
      (options: unknown) => key.create(askedOf(options, 'http://localhost', 'evil.example')),
      (options: unknown) => key.create(askedOf(options), 'tpm'),
      () => ({ ...key.create(askedOf({})), response: { clientDataJSON: 'AAAA' } }),
    ];
    for (const make of refused) {
      const { options } = await begin();
      expectFailure(await verify(make(options)), 400, 'BAD_REQUEST');
      // The challenge is spent by the try.
      expectFailure(await verify(key.create(askedOf(options))), 400, 'BAD_REQUEST');
    }
    expect(await rows()).toEqual([]);
  });

  test('one that is set up is not set up again, by nobody', async () => {
    const key = new SoftKey();
    await verify(key.create(askedOf((await begin()).options)));
    const { options } = await begin();
    expect(options).toMatchObject({ excludeCredentials: [{ id: key.id }] });
    expectFailure(await verify(key.create(askedOf(options))), 409, 'CONFLICT');
    const other = await server.as(await insertUser(server.db, { password }));
    const theirs = BegunFactor.parse(
      (await other.call(wire, 'auth.beginFactor', { kind: 'passkey', password: PASSWORD })).body,
    );
    const copied = { passkey: key.create(askedOf(theirs.options)) };
    expectFailure(await other.call(wire, 'auth.verifyFactor', copied), 409, 'CONFLICT');
  });
});

describe.each(WIRES)('what is set up, on %s', (wire) => {
  test('one’s own are listed, without what they are checked with', async () => {
    const { secret, recoveryCodes } = await addApp(agent, PASSWORD, now());
    const { key } = await addPasskey(agent, PASSWORD);
    const stranger = await server.as(await insertUser(server.db, { password }));
    expect((await stranger.call(wire, 'auth.factors')).body).toEqual([]);
    const answer = await agent.call(wire, 'auth.factors');
    expect(answer.body).toMatchObject([{ kind: 'totp' }, { kind: 'passkey', name: 'Security key' }]);
    for (const hidden of [secret, key.id, ...recoveryCodes]) expect(answer.text).not.toContain(hidden);
    expect((await agent.call(wire, 'auth.recoveryCodes')).body).toEqual({ left: RECOVERY_CODES });
  });

  test('one is removed with the password; 404 for another person’s and for what is no id', async () => {
    const { id, recoveryCodes } = await addApp(agent, PASSWORD, now());
    const stranger = await server.as(await insertUser(server.db, { password }));
    const theirs = await addApp(stranger, PASSWORD, now());
    const remove = (which: string, secret = PASSWORD) =>
      agent.call(wire, 'auth.removeFactor', { id: which, password: secret });
    for (const other of [theirs.id, 'x', crypto.randomUUID()]) {
      expectFailure(await remove(other), 404, 'NOT_FOUND');
    }
    expectFailure(await remove(id, 'not it'), 400, 'BAD_REQUEST');
    expect((await remove(id)).status).toBe(200);
    expectFailure(await remove(id), 404, 'NOT_FOUND');
    expect(await rows()).toMatchObject([{ id: theirs.id }]);
    // With the last one the codes are worth nothing, and the password is enough.
    expect(recoveryCodes).toHaveLength(RECOVERY_CODES);
    expect((await agent.call(wire, 'auth.recoveryCodes')).body).toEqual({ left: 0 });
    const answer = await server.visitor().call(wire, 'auth.signIn', { email, password: PASSWORD });
    expect(textAt(answer, 'email')).toBe(email);
    expect((await subjects()).at(-1)).toBe('A second step was removed from your Proceed account');
  });

  test('recovery codes are made anew with the password, and the former ones open nothing', async () => {
    const renew = (secret = PASSWORD) => agent.call(wire, 'auth.renewRecoveryCodes', { password: secret });
    expectFailure(await renew(), 409, 'CONFLICT');
    const { recoveryCodes: former } = await addApp(agent, PASSWORD, now());
    expectFailure(await renew('not it'), 400, 'BAD_REQUEST');
    const { codes } = RecoveryCodes.parse((await renew()).body);
    expect(codes).toHaveLength(RECOVERY_CODES);
    const half = server.visitor();
    await halfSignIn(half, wire, { email, password: PASSWORD });
    const give = (recoveryCode = '') => half.call(wire, 'auth.verifyFactor', { recoveryCode });
    expectFailure(await give(former[0]), 400, 'BAD_REQUEST');
    expect((await give(codes[0])).status).toBe(200);
    expect(await subjects()).toContain('New recovery codes for your Proceed account');
  });
});

test('the REST answers are the documented ones and nothing beside them', async () => {
  const begun = await agent.rest('POST', '/api/auth/factors', { kind: 'totp', password: PASSWORD });
  const { secret } = BegunFactor.strict().parse(begun.body);
  const code = codeOf(secret ?? '', now());
  const added = await agent.rest('POST', '/api/auth/factors/verify', { code });
  expect(() => onTheWire(VerifiedFactor).parse(added.body)).not.toThrow();
  const { body } = await agent.rest('GET', '/api/auth/factors');
  expect(() => z.array(onTheWire(Factor)).parse(body)).not.toThrow();
});

test('secrets and codes stand in no row, mail or log but where they are checked', async () => {
  const { secret, recoveryCodes } = await addApp(agent, PASSWORD, now());
  const kept = JSON.stringify([
    await server.db.selectFrom('recoveryCodes').selectAll().execute(),
    await server.db.selectFrom('factorSteps').selectAll().execute(),
    await server.db.selectFrom('mailOutbox').selectAll().execute(),
    server.log.lines,
  ]);
  for (const hidden of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))]) {
    expect(kept).not.toContain(hidden);
  }
});

test('beside an identity provider too the password comes first', async () => {
  const oidc = createOidc({ issuer: 'http://127.0.0.1:9', clientId: 'proceed', clientSecret: 'x' });
  const other = await makeTestApp({ deps: { oidc } });
  const person = await other.as(user);
  const begin = (secret: string) =>
    person.call('rest', 'auth.beginFactor', { kind: 'totp', password: secret });
  expectFailure(await begin('not it'), 400, 'BAD_REQUEST');
  expect((await begin(PASSWORD)).status).toBe(201);
  const ofProvider = await other.as(await insertUser(other.db, { password: null }));
  const answer = await ofProvider.call('rest', 'auth.beginFactor', { kind: 'totp', password: 'x' });
  expectFailure(answer, 400, 'BAD_REQUEST');
  await other.close();
});

test('with the account goes all of it', async () => {
  await addApp(agent, PASSWORD, now());
  await server.db.deleteFrom('users').where('id', '=', user.id).execute();
  expect(await rows()).toEqual([]);
  expect(await server.db.selectFrom('recoveryCodes').selectAll().execute()).toEqual([]);
});
