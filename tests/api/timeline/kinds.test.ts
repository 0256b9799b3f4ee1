import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { CASE_STAGES } from '#src/cases/schema.ts';
import { insertMilestone } from '#tests/factories/milestones.ts';
import { insertUser } from '#tests/factories/users.ts';
import { WIRES } from '#tests/setup/agent.ts';
import { textAt } from '#tests/setup/answers.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { expectNotFound, expectRefused, makePeople } from '../cases/people.ts';

const database = await testDatabase();
const server = await makeTestApp();
const { db } = server;
beforeEach(() => database.reset());
afterAll(() => server.close());

describe.each(WIRES)('milestones.kinds on %s', (wire) => {
  test('a new case has its eight stages', async () => {
    const agent = await server.as(await insertUser(db));
    const form = { title: 'A case', caseType: 'civil', state: 'NM', courtName: 'District Court' };
    const caseId = textAt(await agent.call(wire, 'cases.create', form), 'id');
    expect((await agent.call(wire, 'milestones.kinds', { caseId })).body).toEqual([...CASE_STAGES]);
  });

  test('each once, in timeline order, of this case alone', async () => {
    const { caseId, viewer } = await makePeople(server);
    await insertMilestone(db, { caseId, kind: 'Hearing', position: 2, date: '2026-01-01' });
    await insertMilestone(db, { caseId, kind: 'Trial', position: 3 });
    await insertMilestone(db, { caseId, kind: 'Answer', position: 1 });
    await insertMilestone(db, { caseId, kind: 'Hearing', position: 9 });
    await insertMilestone(db, { kind: 'Of another case' });
    const answer = await viewer.call(wire, 'milestones.kinds', { caseId });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual(['Answer', 'Hearing', 'Trial']);
  });
});

test('401, 403 and 404', async () => {
  const people = await makePeople(server);
  await expectRefused(people, 'milestones.kinds', { caseId: people.caseId });
  await expectNotFound(people.owner, 'milestones.kinds', 'caseId');
});
