import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { insertMember } from '#tests/factories/cases.ts';
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

describe.each(WIRES)('cases.leave on %s', (wire) => {
  test('whoever leaves finds nothing any more; the case and the others stay', async () => {
    const { caseId, owner, viewer, collaborator } = await makePeople(server);
    for (const agent of [viewer, collaborator]) {
      const answer = await agent.call(wire, 'cases.leave', { caseId });
      expect({ status: answer.status, body: answer.body }).toEqual({
        status: 200,
        body: { message: 'You have left the case' },
      });
      expectFailure(await agent.call(wire, 'cases.get', { caseId }), 404, 'NOT_FOUND');
    }
    expect((await owner.call(wire, 'cases.get', { caseId })).status).toBe(200);
  });

  test('the last owner cannot, and is told what to do', async () => {
    const { caseId, owner } = await makePeople(server);
    expectFailure(await owner.call(wire, 'cases.leave', { caseId }), 409, 'CONFLICT', {
      message: expect.stringContaining('Hand it over'),
    });
    expect((await owner.call(wire, 'cases.get', { caseId })).status).toBe(200);
  });

  test('an owner beside another can, and the case is the other’s', async () => {
    const { caseId, owner } = await makePeople(server);
    const { userId } = await insertMember(db, { caseId, role: 'owner' });
    expect((await owner.call(wire, 'cases.leave', { caseId })).status).toBe(200);
    expect(await db.selectFrom('cases').select('userId').execute()).toEqual([{ userId }]);
  });

  test('of two owners who leave at once one stays', async () => {
    const { caseId, owner } = await makePeople(server);
    const { userId } = await insertMember(db, { caseId, role: 'owner' });
    const other = await server.as({ id: userId });
    const answers = await Promise.all([owner, other].map((one) => one.call(wire, 'cases.leave', { caseId })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

test('nobody leaves a case that they have no access to', async () => {
  const people = await makePeople(server);
  await expectRefused(people, 'cases.leave', { caseId: people.caseId });
  await expectNotFound(people.owner, 'cases.leave', 'caseId');
});
