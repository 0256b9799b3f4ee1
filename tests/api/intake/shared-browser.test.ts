import { afterAll, beforeEach, expect, test } from 'vitest';
import { hashPassword } from '#server/auth/password.ts';
import { insertUser } from '#tests/factories/users.ts';
import type { Agent } from '#tests/setup/agent.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { begin, text } from './stand.ts';

const database = await testDatabase();
const server = await makeTestApp();
const { db } = server;
const PASSWORD = 'eleven green doors';
const password = await hashPassword(PASSWORD);
beforeEach(async () => {
  await database.reset();
  server.clock.set('2026-03-12T18:00:00Z');
});
afterAll(() => server.close());

const letter = (content: string) => text('letter.txt', content);
const openTo = async (agent: Agent) => {
  const { body } = await agent.rest('GET', '/api/intake');
  return (body as { intakeId: string }[]).map(({ intakeId }) => intakeId).sort();
};
const statusOf = async (agent: Agent, intakeId: string) =>
  (await agent.request(`/api/intake/${intakeId}`)).status;

const WAYS = {
  'signing in': async (agent: Agent) => {
    await insertUser(db, { email: 'ida@example.org', password });
    return agent.rest('POST', '/api/auth/sign-in', { email: 'ida@example.org', password: PASSWORD });
  },
  'making an account': (agent: Agent) =>
    agent.rest('POST', '/api/auth/register', { email: 'ida@example.org', password: PASSWORD }),
};

test.each(Object.entries(WAYS))(
  '%s claims every paper of the browser, and signing out leaves none there',
  async (_, enter) => {
    const agent = server.visitor();
    const begun = [await begin(agent, [letter('One.')]), await begin(agent, [letter('Two.')])].map(
      ({ intakeId }) => intakeId,
    );
    const cookie = agent.cookie('proceed_intake') ?? '';
    const entered = await enter(agent);
    expect(entered.status, entered.text).toBeLessThan(300);
    const { id } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow();
    const rows = await db.selectFrom('intakes').select('userId').execute();
    expect(rows).toEqual([{ userId: id }, { userId: id }]);
    expect(await openTo(agent)).toEqual(begun.toSorted());

    await agent.request('/api/auth/logout');
    expect(agent.cookie('proceed_intake')).toBeUndefined();
    expect(await openTo(agent)).toEqual([]);
    // Whoever comes next, even with what the browser kept.
    const next = server.visitor();
    next.setCookie('proceed_intake', cookie);
    expect(await openTo(next)).toEqual([]);
    await next.rest('POST', '/api/auth/register', { email: 'next@example.org', password: PASSWORD });
    expect(await openTo(next)).toEqual([]);
    for (const intakeId of begun) expect(await statusOf(next, intakeId)).toBe(404);
    // Their owner finds them again, wherever.
    const laptop = await server.as({ id });
    expect(await openTo(laptop)).toEqual(begun.toSorted());
  },
);

test('who never signed in finds their papers, whatever is signed out in that browser', async () => {
  const agent = server.visitor();
  const { intakeId } = await begin(agent, [letter('One.')]);
  await agent.request('/api/auth/logout');
  expect(await openTo(agent)).toEqual([intakeId]);
  expect(await statusOf(agent, intakeId)).toBe(200);
});

test('somebody who was signed in before papers were claimed at once keeps them by signing out', async () => {
  const agent = server.visitor();
  const { intakeId } = await begin(agent, [letter('One.')]);
  const user = await insertUser(db);
  agent.keep(await server.deps.auth.start(user.id, null));
  await agent.request('/api/logout');
  expect(await openTo(agent)).toEqual([]);
  expect(await openTo(await server.as(user))).toEqual([intakeId]);
});
