import { afterAll, beforeEach, expect, test } from 'vitest';
import { INTAKE_LIMITS } from '#src/intake/schema.ts';
import { insertCase } from '#tests/factories/cases.ts';
import { insertUser } from '#tests/factories/users.ts';
import type { Agent } from '#tests/setup/agent.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { begin, formOf, picture, text } from './stand.ts';

const database = await testDatabase();
const server = await makeTestApp();
const { db } = server;
beforeEach(async () => {
  await database.reset();
  server.clock.set('2026-03-12T18:00:00Z');
});
afterAll(() => server.close());

const letter = (content = 'A letter.') => text('letter.txt', content);
const post = (agent: Agent, path = '/api/intake') =>
  agent.request(path, { method: 'POST', body: formOf([letter(`Letter ${Math.random()}.`)]) });

function visitor(address: string): Agent {
  const agent = server.visitor();
  agent.address = address;
  return agent;
}

async function signIn(agent: Agent, user: { id: string }): Promise<void> {
  agent.keep(await server.deps.auth.start(user.id, null));
}

const count = (statuses: readonly number[], status: number) =>
  statuses.filter((each) => each === status).length;

test('where all that wait have too much, whoever comes is refused; nobody’s papers go', async () => {
  const oldest = server.visitor();
  const first = await begin(oldest, [letter('One.')]);
  const other = server.visitor();
  const second = await begin(other, [letter('Two.')]);
  await db
    .updateTable('intakeFiles')
    .set({ size: INTAKE_LIMITS.bytesInAll / 2 })
    .execute();
  const refused = await post(server.visitor());
  expect(refused.status).toBe(429);
  expect(await refused.text()).toContain('no room for more papers');
  const more = await begin(server.visitor(), []).catch(() => null);
  expect(more).toBeNull();
  await db.updateTable('intakeFiles').set({ size: 10 }).where('intakeId', '=', first.intakeId).execute();
  await db
    .updateTable('intakeFiles')
    .set({ size: INTAKE_LIMITS.bytesInAll - 10 })
    .where('intakeId', '=', second.intakeId)
    .execute();
  expect((await post(oldest, `/api/intake/${first.intakeId}/files`)).status).toBe(429);
  expect((await oldest.request(`/api/intake/${first.intakeId}`)).status).toBe(200);
  expect(await db.selectFrom('intakes').select('id').execute()).toHaveLength(2);
  // Who has an account has room of their own, and takes none of the strangers'.
  const own = await server.as(await insertUser(db));
  const third = await begin(own, [letter('Three.')]);
  await db.updateTable('intakeFiles').set({ size: 10 }).execute();
  await db
    .updateTable('intakeFiles')
    .set({ size: INTAKE_LIMITS.bytesInAll })
    .where('intakeId', '=', third.intakeId)
    .execute();
  await begin(server.visitor(), [letter('Four.')]);
});

test('of one network five are open that nobody has claimed; who signs in has their own five', async () => {
  for (const host of ['1::7', '2::7', 'ff:1::7', '80::1', '3:2:3:4:5']) {
    const agent = visitor(`2001:db8:1:${host}`);
    await begin(agent, [letter()]);
  }
  const refused = await post(visitor('2001:db8:1:42::9'));
  expect(refused.status).toBe(429);
  expect((await refused.json()).message).toContain('Sign in or make an account');
  await begin(visitor('2001:db8:1:142::9'), [letter()]);
  const own = visitor('2001:db8:1:42::9');
  await signIn(own, await insertUser(db));
  for (let at = 0; at < 5; at += 1) await begin(own, [letter()]);
  expect((await post(own)).status).toBe(429);
  server.clock.advance({ hours: 25 });
  await begin(visitor('2001:db8:1:42::9'), [letter()]);
});

test('what an account begins takes no place of its network', async () => {
  const own = visitor('203.0.113.7');
  await signIn(own, await insertUser(db));
  for (let at = 0; at < 5; at += 1) await begin(own, [letter()]);
  await begin(visitor('203.0.113.7'), [letter()]);
});

test('five open ones are five, however many are begun at once', async () => {
  const agents = Array.from({ length: 12 }, () => visitor('203.0.113.7'));
  const statuses = (await Promise.all(agents.map((agent) => post(agent)))).map(({ status }) => status);
  expect([count(statuses, 201), count(statuses, 429)]).toEqual([5, 7]);
  const user = await insertUser(db);
  const own = await Promise.all(Array.from({ length: 8 }, () => server.as(user)));
  const ownStatuses = (await Promise.all(own.map((agent) => post(agent)))).map(({ status }) => status);
  expect([count(ownStatuses, 201), count(ownStatuses, 429)]).toEqual([5, 3]);
});

test('what was begun by a stranger counts among the five of the account that opens it', async () => {
  const user = await insertUser(db);
  const statuses: number[] = [];
  for (let at = 0; at < 6; at += 1) {
    const agent = visitor(`203.0.113.${at + 20}`);
    const { intakeId } = await begin(agent, [letter()]);
    await signIn(agent, user);
    statuses.push((await agent.request(`/api/intake/${intakeId}`)).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test('papers of an account that are in no case yet count in its room', async () => {
  const user = await insertUser(db);
  const agent = await server.as(user);
  const { intakeId } = await begin(agent, [letter('One.')]);
  await db.updateTable('intakeFiles').set({ size: server.deps.env.QUOTA_BYTES }).execute();
  const { id: caseId } = await insertCase(db, { userId: user.id });
  expect((await post(agent, `/api/cases/${caseId}/documents/upload`)).status).toBe(507);
  expect((await post(agent, `/api/intake/${intakeId}/files`)).status).not.toBe(201);
});

test('an account that is deleted leaves its papers to nobody', async () => {
  const agent = server.visitor();
  const { intakeId } = await begin(agent, [letter(), picture('one.png', 90)]);
  const cookie = agent.cookie('proceed_intake') ?? '';
  const user = await insertUser(db);
  await signIn(agent, user);
  await agent.request(`/api/intake/${intakeId}`);
  await db.deleteFrom('users').where('id', '=', user.id).execute();
  const left = server.visitor();
  left.setCookie('proceed_intake', cookie);
  expect((await left.request(`/api/intake/${intakeId}`)).status).toBe(404);
});

test('marks that turn the words of a name are not kept', async () => {
  const agent = server.visitor();
  const { documents } = await begin(agent, [text('sum\u202Emons.txt', 'A letter.')]);
  expect(documents.map(({ filename }) => filename)).toEqual(['summons.txt']);
});
