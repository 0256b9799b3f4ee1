import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { Summons } from '#src/summons/schema.ts';
import { insertMilestone } from '#tests/factories/milestones.ts';
import { insertSummons } from '#tests/factories/summons.ts';
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

describe.each(WIRES)('summons.ofMilestone on %s', (wire) => {
  test('those of the milestone, oldest first, with every stored field', async () => {
    const { caseId, viewer } = await makePeople(server);
    const milestone = await insertMilestone(db, { caseId, kind: 'Process of Service' });
    const at = (second: number) => new Date(Date.UTC(2026, 2, 2, 12, 0, second));
    await insertSummons(db, {
      caseId,
      milestoneId: milestone.id,
      defendantName: 'Second',
      isEntityDefendant: 'entity',
      registeredAgentName: 'Ines Calloway',
      registeredAgentAddress: '9 Mesa Rd, Taos, NM 87571',
      status: 'served',
      serviceStatus: 'served',
      servedDate: '2026-03-22',
      servedBy: 'Marisol Teague',
      serviceCompletedAt: at(50),
      createdAt: at(2),
    });
    await insertSummons(db, { caseId, milestoneId: milestone.id, defendantName: 'First', createdAt: at(1) });
    await insertSummons(db, { caseId, defendantName: 'Without a milestone' });
    await insertSummons(db, { milestoneId: milestone.id, defendantName: 'Of another case' });
    const answer = await viewer.call(wire, 'summons.ofMilestone', { id: milestone.id });
    expect(answer.status, answer.text).toBe(200);
    if (wire === 'rest') z.array(onTheWire(Summons)).parse(answer.body);
    else z.array(Summons.strict()).parse(answer.body);
    expect(answer.body).toMatchObject([
      {
        defendantName: 'First',
        status: 'draft',
        serviceStatus: 'unserved',
        issuedDate: '2026-03-02',
        responseDeadlineDate: '2026-04-02',
        responseDeadlineDays: 30,
      },
      { defendantName: 'Second', serviceStatus: 'served', servedDate: '2026-03-22', state: 'NM' },
    ]);
  });
});

test('401 and 404', async () => {
  const people = await makePeople(server);
  const { id } = await insertMilestone(db, { caseId: people.caseId });
  await expectRefused(people, 'summons.ofMilestone', { id });
  await expectNotFound(people.owner, 'summons.ofMilestone', 'id');
});
