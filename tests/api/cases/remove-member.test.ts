import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { insertMember } from '#tests/factories/cases.ts';
import { insertUser } from '#tests/factories/users.ts';
import { WIRES } from '#tests/setup/agent.ts';
import { expectFailure } from '#tests/setup/answers.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { expectNotFound, expectRefused, makePeople } from './people.ts';

const database = await testDatabase();
const server = await makeTestApp();
const { db } = server;
beforeEach(() => database.reset());
afterAll(() => server.close());

const NO_MEMBER = { message: 'This person is not a member who can be removed.' };

describe.each(WIRES)('cases.removeMember on %s', (wire) => {
  test('the removed member finds nothing any more, at once', async () => {
    const { caseId, owner } = await makePeople(server);
    const { userId } = await insertMember(db, { caseId });
    const agent = await server.as({ id: userId });
    expect((await agent.call(wire, 'cases.get', { caseId })).status).toBe(200);
    const answer = await owner.call(wire, 'cases.removeMember', { caseId, userId });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ message: 'Access removed' });
    expectFailure(await agent.call(wire, 'cases.get', { caseId }), 404, 'NOT_FOUND');
    expect((await agent.call(wire, 'cases.list')).body).toEqual([]);
    expectFailure(
      await owner.call(wire, 'cases.removeMember', { caseId, userId }),
      404,
      'NOT_FOUND',
      NO_MEMBER,
    );
  });

  test('the owner cannot be removed', async () => {
    const { caseId, owner, ownerId } = await makePeople(server);
    const answer = await owner.call(wire, 'cases.removeMember', { caseId, userId: ownerId });
    expectFailure(answer, 404, 'NOT_FOUND', NO_MEMBER);
    expect((await owner.call(wire, 'cases.get', { caseId })).status).toBe(200);
  });

  test('a member of another case is none of this one', async () => {
    const [mine, theirs] = [await makePeople(server), await makePeople(server)];
    const { userId } = await insertMember(db, { caseId: theirs.caseId });
    const answer = await mine.owner.call(wire, 'cases.removeMember', { caseId: mine.caseId, userId });
    expectFailure(answer, 404, 'NOT_FOUND', NO_MEMBER);
    const left = await db.selectFrom('caseMembers').select('role').where('userId', '=', userId).execute();
    expect(left).toHaveLength(1);
  });

  test('404 for a person who is unknown or no id', async () => {
    const { caseId, owner } = await makePeople(server);
    for (const userId of [crypto.randomUUID(), 'none', '%00', '\u0000']) {
      const answer = await owner.call(wire, 'cases.removeMember', { caseId, userId });
      expectFailure(answer, 404, 'NOT_FOUND', NO_MEMBER);
    }
  });
});

test('401, 403 for everybody but the owner, and 404', async () => {
  const people = await makePeople(server);
  const { id: userId } = await insertUser(db);
  const input = { caseId: people.caseId, userId };
  await expectRefused(people, 'cases.removeMember', input, ['viewer', 'collaborator']);
  await expectNotFound(people.owner, 'cases.removeMember', 'caseId', { userId });
});
