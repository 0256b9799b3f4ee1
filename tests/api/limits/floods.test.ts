import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Sms } from '#server/auth/sms.ts';
import { createLimits, LIMITS, type LimitName } from '#server/limits/limits.ts';
import { insertUser } from '#tests/factories/users.ts';
import { type Agent, WIRES, type Wire } from '#tests/setup/agent.ts';
import { expectFailure } from '#tests/setup/answers.ts';
import { makeTestApp, type TestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';

const PASSWORD = 'eleven green doors';
const database = await testDatabase();
const texts: string[] = [];
const sms: Sms = {
  async send(to) {
    texts.push(to);
  },
};
// Two servers on one database, of which neither knows what the other has in its memory.
const servers: [TestApp, TestApp] = [
  await makeTestApp({ deps: { sms } }),
  await makeTestApp({ deps: { sms } }),
];
for (const { mail } of servers) mail.sendsMail = true;
beforeEach(async () => {
  texts.length = 0;
  await database.reset();
});
afterAll(async () => {
  for (const server of servers) await server.close();
});

const serverOf = (count: number) => servers[count % 2 ? 1 : 0];

function visitorFrom(address: string, count = 0): Agent {
  const visitor = serverOf(count).visitor();
  visitor.address = address;
  return visitor;
}

/** Spends so much of a limit, at one server and the other in turn. */
async function spend(name: LimitName, key: string, times: number): Promise<void> {
  for (let count = 0; count < times; count += 1) await serverOf(count).deps.limits.spend(name, key);
}

const counted = (Object.keys(LIMITS) as LimitName[]).filter((name) => LIMITS[name].points <= 1000);

test.each(counted)('%s: two processes count together, and another key is not concerned', async (name) => {
  const both = [createLimits(database.pool), createLimits(database.pool)] as const;
  const { points } = LIMITS[name];
  let done = 0;
  for (; done < points; done += 1) await both[done % 2 ? 1 : 0].spend(name, 'a');
  for (const limits of both) {
    await expect(limits.spend(name, 'a')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  }
  await both[1].spend(name, 'b');
});

describe.each(WIRES)('on %s, at two servers in turn', (wire: Wire) => {
  const register = (visitor: Agent, name: string) =>
    visitor.call(wire, 'auth.register', { email: `${name}@example.org`, password: PASSWORD });
  const forgot = (visitor: Agent, email: string) => visitor.call(wire, 'auth.forgotPassword', { email });

  test('one network registers thirty accounts in an hour; another is not concerned', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 31; count += 1) {
      statuses.push((await register(visitorFrom('198.51.100.7', count), `person-${count}`)).status);
    }
    expect(statuses.slice(0, 30).filter((status) => status >= 300)).toEqual([]);
    expect(statuses.at(-1)).toBe(429);
    expect((await register(visitorFrom('198.51.100.8'), 'elsewhere')).status).toBeLessThan(300);
  });

  test('behind a proxy that nobody configured all together have many more, and an end', async () => {
    await spend('register', '172.17.0.1', 30);
    expect((await register(visitorFrom('172.17.0.1'), 'one')).status).toBeLessThan(300);
    await spend('register-unknown', '', 599);
    expectFailure(await register(visitorFrom('172.17.0.1', 1), 'two'), 429, 'TOO_MANY_REQUESTS');
    // Who can be told apart goes on.
    expect((await register(visitorFrom('198.51.100.8'), 'three')).status).toBeLessThan(300);
  });

  test('one network asks for thirty links to a new password in an hour, whatever the accounts', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 31; count += 1) {
      statuses.push((await forgot(visitorFrom('198.51.100.7', count), `p${count}@example.org`)).status);
    }
    expect(statuses.filter((status) => status >= 300)).toEqual([429]);
    expect((await forgot(visitorFrom('198.51.100.8'), 'p1@example.org')).status).toBeLessThan(300);
  });

  test('one account is sent ten links in a day, from wherever they are asked for', async () => {
    await spend('reset-day', 'ida.marsh@example.org', 10);
    const answer = await forgot(visitorFrom('203.0.113.5'), 'Ida.Marsh@example.org');
    expectFailure(answer, 429, 'TOO_MANY_REQUESTS');
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3600);
  });

  test('one person asks for six mails that confirm an address in an hour', async () => {
    const user = await insertUser(servers[0].db, { email: 'ida@example.org', emailVerifiedAt: null });
    const agents = [await servers[0].as(user), await servers[1].as(user)] as const;
    const statuses: number[] = [];
    for (let count = 0; count < 7; count += 1) {
      statuses.push((await agents[count % 2 ? 1 : 0].call(wire, 'auth.confirmAgain')).status);
    }
    expect(statuses.filter((status) => status >= 300)).toEqual([429]);
  });

  test('one phone number is sent ten codes in a day, by whomever, and one person has ten sent', async () => {
    const code = async (user: { id: string }, phoneNumber: string) =>
      (await servers[1].as(user)).call(wire, 'auth.sendCode', { phoneNumber });
    const person = await insertUser(servers[0].db);
    await spend('code-target', '15055550142', 10);
    expectFailure(await code(person, '+1 505-555-0142'), 429, 'TOO_MANY_REQUESTS');
    expect(texts).toEqual([]);
    expect((await code(person, '+1 505-555-0143')).status).toBe(200);
    const other = await insertUser(servers[0].db);
    await spend('code-person', other.id, 10);
    expectFailure(await code(other, '+1 505-555-0144'), 429, 'TOO_MANY_REQUESTS');
    expect(texts).toEqual(['+1 505-555-0143']);
  });

  test('archives: twenty of one person in an hour', async () => {
    const user = await insertUser(servers[0].db);
    await spend('exports', user.id, 20);
    const answer = await (await servers[1].as(user)).request('/api/auth/export');
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
