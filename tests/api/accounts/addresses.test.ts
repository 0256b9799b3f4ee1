import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { hashPassword } from '#server/auth/password.ts';
import { AccountSafety } from '#src/auth/schema.ts';
import { insertUser } from '#tests/factories/users.ts';
import { type Agent, WIRES } from '#tests/setup/agent.ts';
import { expectFailure } from '#tests/setup/answers.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';

const database = await testDatabase();
const server = await makeTestApp({ env: { APP_URL: 'https://proceed.example' } });
const PASSWORD = 'eleven green doors';
const password = await hashPassword(PASSWORD);
const email = 'ida.marsh@example.org';
const next = 'ida.marsh@example.net';
let agent: Agent;

beforeEach(async () => {
  await database.reset();
  server.clock.set(new Date());
  server.mail.sendsMail = true;
  agent = server.visitor();
});
afterAll(() => server.close());

const mails = () => server.db.selectFrom('mailOutbox').selectAll().orderBy('createdAt').execute();
const safety = async (who = agent) => AccountSafety.parse(await who.trpc.auth.safety.query());

async function mailedCode(to: string): Promise<string> {
  const mail = (await mails()).findLast((each) => each.to === to && each.kind === 'account');
  return /confirm-email#(\S+)/.exec(mail?.body ?? '')?.[1] ?? '';
}

async function registered(): Promise<void> {
  const answer = await agent.call('rest', 'auth.register', { email, password: PASSWORD });
  expect(answer.status).toBe(201);
}

describe.each(WIRES)('an address on %s', (wire) => {
  const verify = (token: string) => server.visitor().call(wire, 'auth.verifyEmail', { token });
  const change = (to: string, secret = PASSWORD) =>
    agent.call(wire, 'auth.changeEmail', { email: to, password: secret });

  test('is confirmed by the code of the mail that registering sends, once', async () => {
    await registered();
    expect(await safety()).toMatchObject({ email, emailConfirmed: false, pendingEmail: null });
    const code = await mailedCode(email);
    expect((await verify(code)).status).toBe(200);
    expect((await safety()).emailConfirmed).toBe(true);
    expectFailure(await verify(code), 400, 'BAD_REQUEST');
    expectFailure(await agent.call(wire, 'auth.confirmAgain'), 409, 'CONFLICT', {
      message: 'Your e-mail address is confirmed already.',
    });
  });

  test('the code is good for three days, and a newer mail replaces it', async () => {
    await registered();
    const first = await mailedCode(email);
    server.clock.advance({ minutes: 1 });
    expect((await agent.call(wire, 'auth.confirmAgain')).status).toBe(200);
    const second = await mailedCode(email);
    expect(second).not.toBe(first);
    expectFailure(await verify(first), 400, 'BAD_REQUEST');
    server.clock.advance({ days: 3 });
    expectFailure(await verify(second), 400, 'BAD_REQUEST');
  });

  test('changes when the new one is confirmed, and its former owner is told', async () => {
    await insertUser(server.db, { email, username: email, password });
    await agent.call('rest', 'auth.signIn', { email, password: PASSWORD });
    expect((await change(next)).status).toBe(200);
    expect(await safety()).toMatchObject({ email, emailConfirmed: true, pendingEmail: next });
    expect((await verify(await mailedCode(next))).status).toBe(200);
    expect(await safety()).toMatchObject({ email: next, emailConfirmed: true, pendingEmail: null });
    expect((await mails()).find(({ to }) => to === email)).toMatchObject({
      subject: 'Your Proceed account has another e-mail address now',
    });
    const again = await server.visitor().call('rest', 'auth.signIn', { email: next, password: PASSWORD });
    expect(again.body).toMatchObject({ username: next });
  });

  test('one that another account has gets no mail, and the answer does not tell', async () => {
    await insertUser(server.db, { email: next });
    await registered();
    const [taken, free] = [await change(next), await change('free@example.net')];
    expect(taken.status).toBe(200);
    expect(taken.text.replaceAll(next, '')).toBe(free.text.replaceAll('free@example.net', ''));
    expect((await mails()).filter(({ to }) => to === next)).toEqual([]);
  });

  test('one that another account took meanwhile is 409', async () => {
    await registered();
    await change(next);
    await insertUser(server.db, { email: next.toUpperCase() });
    expectFailure(await verify(await mailedCode(next)), 409, 'CONFLICT');
    expect((await safety()).email).toBe(email);
  });

  test('400 for a wrong password and for the address it is already', async () => {
    await registered();
    expectFailure(await change(next, 'not it'), 400, 'BAD_REQUEST', {
      fields: { password: 'That is not your password.' },
    });
    expectFailure(await change(email.toUpperCase()), 400, 'BAD_REQUEST');
    expectFailure(await change('no address'), 400, 'BAD_REQUEST');
  });

  test('a link to a new password that went to the former address opens nothing', async () => {
    const user = await insertUser(server.db, { email, password });
    await agent.call('rest', 'auth.signIn', { email, password: PASSWORD });
    const now = server.clock.now();
    await server.db
      .insertInto('accountTokens')
      .values({
        tokenHash: 'a',
        userId: user.id,
        purpose: 'reset',
        email,
        createdAt: now,
        expiresAt: new Date(now.getTime() + 60_000),
      })
      .execute();
    await change(next);
    await verify(await mailedCode(next));
    expect(await server.db.selectFrom('accountTokens').selectAll().execute()).toEqual([]);
  });

  test('on a server without mail it changes at once, so that a typing mistake can be put right', async () => {
    server.mail.sendsMail = false;
    await registered();
    expect(await mails()).toEqual([]);
    expect((await change(next)).status).toBe(200);
    expect(await safety()).toMatchObject({ email: next, emailConfirmed: false, sendsMail: false });
    expectFailure(await agent.call(wire, 'auth.confirmAgain'), 503, 'UNAVAILABLE');
  });

  test('429 after six mails to one address in a day, from whichever account', async () => {
    await registered();
    for (let times = 0; times < 6; times += 1) expect((await change(next)).status).toBe(200);
    expectFailure(await change('third@example.net'), 429, 'TOO_MANY_REQUESTS');
    agent = await server.as(await insertUser(server.db, { email: 'another@example.org', password }));
    expectFailure(await change(next), 429, 'TOO_MANY_REQUESTS');
  });
});

test('an address that was never confirmed hears nothing when it is given up', async () => {
  await registered();
  await agent.call('rest', 'auth.changeEmail', { email: next, password: PASSWORD });
  await server.visitor().call('rest', 'auth.verifyEmail', { token: await mailedCode(next) });
  expect((await mails()).filter(({ to }) => to === email)).toHaveLength(1);
});

test('whether somebody has an address is not seen in what waits either', async () => {
  await insertUser(server.db, { email: next });
  await registered();
  await agent.call('rest', 'auth.changeEmail', { email: next, password: PASSWORD });
  expect((await safety()).pendingEmail).toBe(next);
});
