import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { DependentDeadline } from '#src/timeline/schema.ts';
import { insertMilestone } from '#tests/factories/milestones.ts';
import { WIRES } from '#tests/setup/agent.ts';
import { expectFailure } from '#tests/setup/answers.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { expectNotFound, expectRefused, makePeople } from '../cases/people.ts';
import { makeChain, makeCounted, NOON, RESPONSE, storedTimeline } from './timeline.ts';

const database = await testDatabase();
const server = await makeTestApp();
const { db, clock } = server;
beforeEach(async () => {
  await database.reset();
  clock.set(NOON);
});
afterAll(() => server.close());

describe.each(WIRES)('milestones.dependents on %s', (wire) => {
  const name = 'milestones.dependents';

  test('what would move, directly and through one another, with the steps; and nothing moves', async () => {
    const { caseId, viewer } = await makePeople(server);
    const { motion, response, reply } = await makeChain(server, caseId);
    await insertMilestone(db, { caseId, kind: 'Trial', date: '2026-09-01' });
    const before = await storedTimeline(server, caseId);
    const answer = await viewer.call(wire, name, { id: motion.id, date: '2026-03-09' });
    expect(answer.status, answer.text).toBe(200);
    const found = DependentDeadline.strict().array().parse(answer.body);
    expect(found).toMatchObject([
      { id: response.id, kind: 'Response', date: '2026-03-17', newDate: '2026-03-24', ruleReference: null },
      { id: reply.id, kind: 'Reply', date: '2026-04-01', newDate: '2026-04-08' },
    ]);
    for (const { steps } of found) expect(steps.length).toBeGreaterThan(1);
    expect(await storedTimeline(server, caseId)).toEqual(before);
  });

  test('nothing that keeps its day, is done, was moved by hand or is not counted from it', async () => {
    const { caseId, owner } = await makePeople(server);
    const { motion, response, reply } = await makeChain(server, caseId);
    const ask = async (id: string, date: string) => (await owner.call(wire, name, { id, date })).body;
    expect(await ask(motion.id, '2026-03-02')).toEqual([]);
    expect(await ask(reply.id, '2026-04-08')).toEqual([]);
    expect(await ask(response.id, '2026-03-24')).toMatchObject([{ id: reply.id }]);
    await db.updateTable('milestones').set({ finishedAt: clock.now() }).where('id', '=', reply.id).execute();
    expect(await ask(response.id, '2026-03-24')).toEqual([]);
    await owner.call(wire, 'milestones.update', { id: response.id, date: '2026-03-20' });
    expect(await ask(motion.id, '2026-03-09')).toEqual([]);
  });

  test('a circle ends where it began', async () => {
    const { caseId, owner } = await makePeople(server);
    const linked = { caseId, date: '2026-03-17', triggerMilestoneId: null };
    const a = await makeCounted(server, { ...linked, kind: 'A' }, RESPONSE);
    const b = await makeCounted(server, { ...linked, kind: 'B', triggerMilestoneId: a.id }, RESPONSE);
    await db.updateTable('milestones').set({ triggerMilestoneId: b.id }).where('id', '=', a.id).execute();
    const answer = await owner.call(wire, name, { id: a.id, date: '2026-03-09' });
    expect(answer.body).toMatchObject([{ id: b.id, newDate: '2026-03-24' }]);
    expect(answer.body).toHaveLength(1);
  });

  test('400 for a date that is none', async () => {
    const { caseId, owner } = await makePeople(server);
    const { motion } = await makeChain(server, caseId);
    expectFailure(await owner.call(wire, name, { id: motion.id }), 400, 'BAD_REQUEST', {
      message: 'Please enter a date.',
    });
    expectFailure(await owner.call(wire, name, { id: motion.id, date: '2026-02-30' }), 400, 'BAD_REQUEST', {
      message: 'This date does not exist. Please check the day and the month.',
      fields: { date: 'This date does not exist. Please check the day and the month.' },
    });
  });
});

test('401, 403 and 404, whatever is asked', async () => {
  const people = await makePeople(server);
  const { motion } = await makeChain(server, people.caseId);
  for (const query of [{ date: '2026-03-09' }, { date: 'none' }]) {
    await expectRefused(people, 'milestones.dependents', { id: motion.id, ...query });
    await expectNotFound(people.owner, 'milestones.dependents', 'id', query);
  }
});
