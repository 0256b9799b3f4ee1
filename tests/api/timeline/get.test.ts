import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { Milestone } from '#src/timeline/schema.ts';
import { insertMilestone } from '#tests/factories/milestones.ts';
import { WIRES } from '#tests/setup/agent.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { onTheWire } from '#tests/setup/wire-schema.ts';
import { expectNotFound, expectRefused, makePeople } from '../cases/people.ts';

const database = await testDatabase();
const server = await makeTestApp();
const { db } = server;
beforeEach(() => database.reset());
afterAll(() => server.close());

describe.each(WIRES)('milestones.get on %s', (wire) => {
  test('tells every member', async () => {
    const { caseId, ...people } = await makePeople(server);
    const { id } = await insertMilestone(db, { caseId, kind: 'Trial', date: '2026-11-02' });
    for (const role of ['owner', 'collaborator', 'viewer'] as const) {
      const answer = await people[role].call(wire, 'milestones.get', { id });
      expect(answer.status).toBe(200);
      (wire === 'rest' ? onTheWire(Milestone) : Milestone.strict()).parse(answer.body);
      expect(answer.body).toMatchObject({ id, caseId, kind: 'Trial', date: '2026-11-02' });
    }
  });
});

test('401, 403 and 404', async () => {
  const people = await makePeople(server);
  const { id } = await insertMilestone(db, { caseId: people.caseId });
  await expectRefused(people, 'milestones.get', { id });
  await expectNotFound(people.owner, 'milestones.get', 'id');
});
