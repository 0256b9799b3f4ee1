import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { insertMember } from '#tests/factories/cases.ts';
import { insertUser } from '#tests/factories/users.ts';
import { type Agent, type Input, WIRES } from '#tests/setup/agent.ts';
import { expectFailure, textAt } from '#tests/setup/answers.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { makePeople, type People } from './people.ts';

const database = await testDatabase();
const server = await makeTestApp();
const { db } = server;
beforeEach(() => database.reset());
afterAll(() => server.close());

async function linkOf({ owner, caseId }: People, input: Input = {}): Promise<string> {
  const answer = await owner.call('rest', 'cases.invite', { caseId, role: 'viewer', ...input });
  return textAt(answer, 'url').split('/').at(-1) ?? '';
}

const membership = (caseId: string, userId: string) =>
  db
    .selectFrom('caseMembers')
    .select(['role', 'expiresAt'])
    .where('caseId', '=', caseId)
    .where('userId', '=', userId)
    .executeTakeFirst();

async function somebody(): Promise<{ userId: string; agent: Agent }> {
  const user = await insertUser(db);
  return { userId: user.id, agent: await server.as(user) };
}

const USED = { message: 'This invitation has been used or has expired. Ask for a new link.' };

describe.each(WIRES)('cases.acceptInvitation on %s', (wire) => {
  const accept = (agent: Agent, token: string) => agent.call(wire, 'cases.acceptInvitation', { token });

  test('lets one person into this one workspace, once', async () => {
    const people = await makePeople(server);
    const { caseId } = people;
    const token = await linkOf(people);
    const [first, second] = [await somebody(), await somebody()];
    const answer = await accept(first.agent, token);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ caseId });
    expect((await first.agent.call(wire, 'cases.list')).body).toMatchObject([
      { id: caseId, memberRole: 'viewer' },
    ]);
    expectFailure(await accept(second.agent, token), 404, 'NOT_FOUND', USED);
    expectFailure(await second.agent.call(wire, 'cases.get', { caseId }), 404, 'NOT_FOUND');
    const row = await db.selectFrom('caseInvitations').select('acceptedBy').executeTakeFirstOrThrow();
    expect(row.acceptedBy).toBe(first.userId);
  });

  test('says by mail that the case goes with the account of its only owner, and nothing where it stays', async () => {
    const people = await makePeople(server);
    const tokens = [await linkOf(people), await linkOf(people)];
    const [first, second] = [await somebody(), await somebody()];
    expect((await accept(first.agent, tokens[0] ?? '')).status).toBe(200);
    const deleteAt = new Date('2031-03-09T12:00:00Z');
    await db.updateTable('users').set({ deleteAt }).where('id', '=', people.ownerId).execute();
    expect((await accept(second.agent, tokens[1] ?? '')).status).toBe(200);
    const mails = await db.selectFrom('mailOutbox').select(['userId', 'subject']).execute();
    expect(mails).toEqual([
      { userId: second.userId, subject: 'A case that you see in Proceed is deleted on March 9, 2031' },
    ]);
  });

  test('two at once: one is let in', async () => {
    const people = await makePeople(server);
    const token = await linkOf(people);
    const agents = [await somebody(), await somebody(), await somebody()];
    const answers = await Promise.all(agents.map(({ agent }) => accept(agent, token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  });

  test('a viewer reads and cannot write, a collaborator writes and cannot own', async () => {
    const people = await makePeople(server);
    const { caseId } = people;
    for (const [role, status] of [
      ['viewer', 403],
      ['collaborator', 200],
    ] as const) {
      const { agent } = await somebody();
      await accept(agent, await linkOf(people, { role }));
      expect((await agent.call(wire, 'cases.get', { caseId })).status).toBe(200);
      expect((await agent.call(wire, 'cases.update', { caseId, title: 'x' })).status).toBe(status);
      expectFailure(await agent.call(wire, 'cases.delete', { caseId }), 403, 'FORBIDDEN');
      expectFailure(await agent.call(wire, 'cases.invite', { caseId, role: 'viewer' }), 403, 'FORBIDDEN');
    }
  });

  test('is good for 14 days', async () => {
    const people = await makePeople(server);
    const [late, inTime] = [await linkOf(people), await linkOf(people)];
    server.clock.advance({ days: 13, hours: 23 });
    expect((await accept((await somebody()).agent, inTime)).status).toBe(200);
    server.clock.advance({ hours: 2 });
    expectFailure(await accept((await somebody()).agent, late), 404, 'NOT_FOUND', USED);
    server.clock.set(new Date());
  });

  test('access for some days ends by itself', async () => {
    const people = await makePeople(server);
    const { caseId } = people;
    const { agent } = await somebody();
    await accept(agent, await linkOf(people, { accessDays: 2 }));
    server.clock.advance({ days: 1, hours: 23 });
    expect((await agent.call(wire, 'cases.get', { caseId })).status).toBe(200);
    server.clock.advance({ hours: 2 });
    expectFailure(await agent.call(wire, 'cases.get', { caseId }), 404, 'NOT_FOUND');
    server.clock.set(new Date());
  });

  test('somebody whose access ended comes back with a new link', async () => {
    const people = await makePeople(server);
    const { userId, agent } = await somebody();
    await insertMember(db, { caseId: people.caseId, userId, expiresAt: new Date(Date.now() - 1000) });
    const answer = await accept(agent, await linkOf(people, { role: 'viewer' }));
    expect(answer.status).toBe(200);
    expect((await agent.call(wire, 'cases.get', { caseId: people.caseId })).body).toMatchObject({
      memberRole: 'viewer',
    });
    expect(await membership(people.caseId, userId)).toEqual({ role: 'viewer', expiresAt: null });
  });

  test('a link gives and never takes away', async () => {
    const people = await makePeople(server);
    const { caseId, ownerId, owner } = people;
    await accept(owner, await linkOf(people, { role: 'viewer', accessDays: 1 }));
    expect(await membership(caseId, ownerId)).toEqual({ role: 'owner', expiresAt: null });

    const { userId, agent } = await somebody();
    await accept(agent, await linkOf(people, { role: 'viewer', accessDays: 5 }));
    await accept(agent, await linkOf(people, { role: 'collaborator' }));
    expect(await membership(caseId, userId)).toEqual({ role: 'collaborator', expiresAt: null });
    await accept(agent, await linkOf(people, { role: 'viewer', accessDays: 1 }));
    expect(await membership(caseId, userId)).toEqual({ role: 'collaborator', expiresAt: null });
  });

  test('a better right for some days is had for no longer', async () => {
    const people = await makePeople(server);
    const { userId, agent } = await somebody();
    const now = Date.now();
    const daysLeft = async () => {
      const { expiresAt } = (await membership(people.caseId, userId)) ?? {};
      return Math.round(((expiresAt?.getTime() ?? 0) - now) / 86_400_000);
    };
    await accept(agent, await linkOf(people, { role: 'viewer' }));
    await accept(agent, await linkOf(people, { role: 'collaborator', accessDays: 3 }));
    expect(await membership(people.caseId, userId)).toMatchObject({ role: 'collaborator' });
    expect(await daysLeft()).toBe(3);
    await accept(agent, await linkOf(people, { role: 'collaborator', accessDays: 30 }));
    expect(await daysLeft()).toBe(30);
  });

  test('whoever has as much already does not use the link up', async () => {
    const people = await makePeople(server);
    const token = await linkOf(people);
    for (const agent of [people.owner, people.collaborator, people.viewer]) {
      expect((await accept(agent, token)).body).toEqual({ caseId: people.caseId });
    }
    expect((await accept((await somebody()).agent, token)).status).toBe(200);
  });

  test('404 for a token that is none, 400 for what cannot be one', async () => {
    const { agent } = await somebody();
    expectFailure(await accept(agent, 'x'.repeat(43)), 404, 'NOT_FOUND', USED);
    for (const token of ['', 'short', 'x'.repeat(201)]) {
      expectFailure(await accept(agent, token), 400, 'BAD_REQUEST');
    }
  });

  test('401 without a session, 403 before the profile is complete; the link stays good', async () => {
    const people = await makePeople(server);
    const token = await linkOf(people);
    expectFailure(await accept(people.visitor, token), 401, 'UNAUTHORIZED');
    expectFailure(await accept(people.newcomer, token), 403, 'FORBIDDEN');
    expect((await accept(people.outsider, token)).status).toBe(200);
  });
});

test('the link of a case that is gone is good for nothing', async () => {
  const people = await makePeople(server);
  const token = await linkOf(people);
  await people.owner.rest('DELETE', `/api/cases/${people.caseId}`);
  const { agent } = await somebody();
  expectFailure(await agent.rest('POST', '/api/invitations/accept', { token }), 404, 'NOT_FOUND', USED);
});
