import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { tidyAccounts } from '#server/accounts/tidying.ts';
import { createSms } from '#server/auth/sms.ts';
import { insertUser } from '#tests/factories/users.ts';
import { type Agent, WIRES, type Wire } from '#tests/setup/agent.ts';
import { expectFailure } from '#tests/setup/answers.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { startSmsWebhook } from '#tests/setup/sms-webhook.ts';

const database = await testDatabase();
const webhook = await startSmsWebhook();
const server = await makeTestApp({ deps: { sms: createSms(webhook.url) } });
const demo = await makeTestApp();
beforeEach(async () => {
  await database.reset();
  webhook.messages.length = 0;
  webhook.status = 200;
});
afterAll(() => Promise.all([server.close(), demo.close(), webhook.close()]));

const phoneNumber = '+1 505-555-0142';

function send(agent: Agent, wire: Wire) {
  return agent.call(wire, 'auth.sendCode', { phoneNumber });
}

function verify(agent: Agent, wire: Wire, code: string) {
  return agent.call(wire, 'auth.verifyCode', { code });
}

function sentCode(): string {
  return webhook.messages.at(-1)?.message.slice(0, 6) ?? '';
}

/** A code of six digits that is not `code`. */
function otherThan(code: string): string {
  return code === '000000' ? '111111' : '000000';
}

describe.each(WIRES)('the phone code on %s', (wire) => {
  test('is sent to the phone, and the right one makes a verified attorney', async () => {
    const agent = await server.as(await insertUser(server.db));
    const sent = await send(agent, wire);
    expect(sent.status).toBe(200);
    expect(sent.body).toEqual({ message: 'A 6-digit verification code has been sent to your phone.' });
    expect(webhook.messages).toEqual([
      { to: phoneNumber, message: expect.stringMatching(/^\d{6} is your Proceed verification code/) },
    ]);
    const answer = await verify(agent, wire, sentCode());
    expect(answer.body).toMatchObject({ role: 'attorney', phoneNumber, phoneVerified: true });
    expectFailure(await verify(agent, wire, sentCode()), 429, 'TOO_MANY_REQUESTS');
  });

  test('is stored as a digest', async () => {
    const agent = await server.as(await insertUser(server.db));
    const answer = await send(agent, wire);
    const row = await server.db.selectFrom('phoneVerifications').selectAll().executeTakeFirstOrThrow();
    expect(row.codeHash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(row)).not.toContain(sentCode());
    expect(answer.text).not.toContain(sentCode());
  });

  test('three wrong tries end it; a new one may be asked for', async () => {
    const agent = await server.as(await insertUser(server.db));
    await send(agent, wire);
    const wrong = otherThan(sentCode());
    for (const left of [2, 1]) {
      const message = `Invalid verification code. ${left} attempts remaining.`;
      const answer = await verify(agent, wire, wrong);
      expectFailure(answer, 400, 'BAD_REQUEST', { message, fields: { code: message } });
    }
    const last = await verify(agent, wire, wrong);
    expectFailure(last, 429, 'TOO_MANY_REQUESTS', {
      message: 'Please request a new verification code.',
      retryAfter: 30,
    });
    expectFailure(await verify(agent, wire, sentCode()), 429, 'TOO_MANY_REQUESTS');
    server.clock.advance({ seconds: 31 });
    await send(agent, wire);
    expect((await verify(agent, wire, sentCode())).status).toBe(200);
  });

  test('a burst of parallel guesses gets three tries', async () => {
    const agent = await server.as(await insertUser(server.db));
    await send(agent, wire);
    const wrong = otherThan(sentCode());
    const answers = await Promise.all(Array.from({ length: 12 }, () => verify(agent, wire, wrong)));
    expect(answers.filter((answer) => answer.status === 400)).toHaveLength(2);
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(10);
    const { attempts } = await server.db
      .selectFrom('phoneVerifications')
      .select('attempts')
      .executeTakeFirstOrThrow();
    expect(attempts).toBe(3);
  });

  test('is good for ten minutes', async () => {
    const agent = await server.as(await insertUser(server.db));
    await send(agent, wire);
    server.clock.advance({ minutes: 9, seconds: 55 });
    expectFailure(await verify(agent, wire, otherThan(sentCode())), 400, 'BAD_REQUEST');
    server.clock.advance({ seconds: 10 });
    expectFailure(await verify(agent, wire, sentCode()), 429, 'TOO_MANY_REQUESTS');
  });

  test('429 with Retry-After when another is asked for at once, even in parallel', async () => {
    const agent = await server.as(await insertUser(server.db));
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(agent, wire)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 429, 429, 429]);
    expect(webhook.messages).toHaveLength(1);
    server.clock.advance({ seconds: 12 });
    const refused = await send(agent, wire);
    expectFailure(refused, 429, 'TOO_MANY_REQUESTS', {
      message: 'A code was just sent. Please wait 18 seconds.',
      retryAfter: 18,
    });
    expect(refused.headers.get('retry-after')).toBe('18');
    server.clock.advance({ seconds: 18 });
    expect((await send(agent, wire)).status).toBe(200);
  });

  test('503 when the service does not take the message, and the next try may follow at once', async () => {
    const agent = await server.as(await insertUser(server.db));
    webhook.status = 500;
    expectFailure(await send(agent, wire), 503, 'UNAVAILABLE', {
      message: 'Failed to send verification code. Please try again.',
    });
    webhook.status = 200;
    expect((await send(agent, wire)).status).toBe(200);
  });

  test('one person’s code is nobody else’s', async () => {
    const [agent, other] = [
      await server.as(await insertUser(server.db)),
      await server.as(await insertUser(server.db)),
    ];
    await send(agent, wire);
    expectFailure(await verify(other, wire, sentCode()), 429, 'TOO_MANY_REQUESTS');
  });

  test('400 for a number or a code that cannot be one', async () => {
    const agent = await server.as(await insertUser(server.db));
    expectFailure(await agent.call(wire, 'auth.sendCode', { phoneNumber: '' }), 400, 'BAD_REQUEST', {
      message: 'Please enter a phone number',
    });
    for (const code of ['12345', '1234567', 'abcdef']) {
      expectFailure(await verify(agent, wire, code), 400, 'BAD_REQUEST', {
        message: 'Verification code must be 6 digits',
      });
    }
  });

  test('401 without a session', async () => {
    expectFailure(await send(server.visitor(), wire), 401, 'UNAUTHORIZED');
    expectFailure(await verify(server.visitor(), wire, '123456'), 401, 'UNAUTHORIZED');
  });

  test('without an SMS service the server says that the check is a demo', async () => {
    const agent = await demo.as(await insertUser(server.db));
    for (const answer of [await send(agent, wire), await verify(agent, wire, '123456')]) {
      expectFailure(answer, 400, 'BAD_REQUEST', {
        message: 'This server has no SMS service; the check is a demo.',
      });
    }
  });
});

test('one number gets ten codes in a day, whoever asks for them', async () => {
  for (let times = 0; times < 10; times += 1) {
    const agent = await server.as(await insertUser(server.db));
    expect((await send(agent, 'rest')).status).toBe(200);
  }
  const agent = await server.as(await insertUser(server.db));
  expectFailure(await send(agent, 'rest'), 429, 'TOO_MANY_REQUESTS');
  expect(webhook.messages).toHaveLength(10);
});

test('what the demonstration confirmed is of one number, and ends once codes are really sent', async () => {
  const user = await insertUser(demo.db);
  const agent = await demo.as(user);
  const profile = (change: object) =>
    agent.call('rest', 'auth.updateProfile', { role: 'attorney', ...change });
  expect((await profile({ phoneNumber, phoneVerified: true })).body).toMatchObject({ phoneVerified: true });
  expect((await profile({ phoneNumber })).body).toMatchObject({ phoneVerified: true });
  expect((await profile({ phoneNumber: '505-555-0199' })).body).toMatchObject({ phoneVerified: false });
  await profile({ phoneNumber, phoneVerified: true });
  await tidyAccounts(demo.deps);
  expect((await agent.call('rest', 'auth.user')).body).toMatchObject({ phoneVerified: true });
  await tidyAccounts(server.deps);
  expect((await agent.call('rest', 'auth.user')).body).toMatchObject({ phoneVerified: false, phoneNumber });
});

test('what a real code confirmed stays', async () => {
  const agent = await server.as(await insertUser(server.db));
  await send(agent, 'rest');
  await verify(agent, 'rest', sentCode());
  await tidyAccounts(server.deps);
  expect((await agent.call('rest', 'auth.user')).body).toMatchObject({ phoneVerified: true });
});
