import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { queueMails } from '#server/mail/store.ts';
import { Mail } from '#src/mail/schema.ts';
import { insertUser } from '#tests/factories/users.ts';
import { WIRES } from '#tests/setup/agent.ts';
import { expectFailure } from '#tests/setup/answers.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { onTheWire } from '#tests/setup/wire-schema.ts';

const database = await testDatabase();
const server = await makeTestApp();
const { db } = server;
beforeEach(() => database.reset());
afterAll(() => server.close());

async function write(userId: string, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const mail = { userId, to: 'ines@example.org', subject: `Mail ${index}`, body: 'Text' };
    await queueMails(db, [mail], new Date(Date.UTC(2026, 2, 1) + index * 60_000));
  }
}

describe.each(WIRES)('mail on %s', (wire) => {
  test("mail.list: a person's own, newest first, a hundred at most", async () => {
    const [user, other] = [await insertUser(db), await insertUser(db)];
    await write(user.id, 103);
    await write(other.id, 1);
    const answer = await (await server.as(user)).call(wire, 'mail.list');
    expect(answer.status).toBe(200);
    (wire === 'rest' ? onTheWire(Mail.array()) : Mail.strict().array()).parse(answer.body);
    const subjects = Mail.pick({ subject: true })
      .array()
      .parse(answer.body)
      .map(({ subject }) => subject);
    expect(subjects).toHaveLength(100);
    expect(subjects.slice(0, 2)).toEqual(['Mail 102', 'Mail 101']);
    expect((await (await server.as(other)).call(wire, 'mail.list')).body).toHaveLength(1);
    expect((await (await server.as(await insertUser(db))).call(wire, 'mail.list')).body).toEqual([]);
  });

  test('mail.settings says whether mail leaves this server', async () => {
    const agent = await server.as(await insertUser(db));
    expect(await agent.call(wire, 'mail.settings')).toMatchObject({
      status: 200,
      body: { sendsMail: false },
    });
    server.mail.sendsMail = true;
    expect((await agent.call(wire, 'mail.settings')).body).toEqual({ sendsMail: true });
    server.mail.sendsMail = false;
  });

  test.each(['mail.list', 'mail.settings'])('%s: 401 and 403', async (name) => {
    expectFailure(await server.visitor().call(wire, name), 401, 'UNAUTHORIZED');
    const newcomer = await server.as(await insertUser(db, { state: null }));
    expectFailure(await newcomer.call(wire, name), 403, 'FORBIDDEN');
  });
});
