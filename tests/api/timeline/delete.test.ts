import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { insertDocument } from '#tests/factories/documents.ts';
import { insertAttachment, insertMilestone, insertNote } from '#tests/factories/milestones.ts';
import { WIRES } from '#tests/setup/agent.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { watchCase } from '#tests/setup/case-events.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { expectNotFound, expectRefused, makePeople } from '../cases/people.ts';
import { makeChain, storedTimeline } from './timeline.ts';

const database = await testDatabase();
const server = await makeTestApp();
const { db } = server;
beforeEach(() => database.reset());
afterAll(() => server.close());

describe.each(WIRES)('milestones.delete on %s', (wire) => {
  test('with its notes; documents attached to it and what was counted from it stay', async () => {
    const { caseId, ownerId, collaborator } = await makePeople(server);
    const { motion, response, reply } = await makeChain(server, caseId);
    const document = await insertDocument(db, { caseId });
    for (const milestone of [motion, response]) {
      await insertAttachment(db, milestone, document);
      await insertNote(db, milestone, { userId: ownerId });
    }
    const answer = await collaborator.call(wire, 'milestones.delete', { id: motion.id });
    expect({ status: answer.status, body: answer.body }).toEqual({
      status: 200,
      body: { message: 'Deadline deleted' },
    });
    const rows = await storedTimeline(server, caseId);
    expect(rows.map(({ id }) => id).sort()).toEqual([response.id, reply.id].sort());
    expect(rows.find(({ id }) => id === response.id)).toMatchObject({
      date: '2026-03-17',
      triggerMilestoneId: null,
      isAutoCalculated: true,
      calculation: { triggerDate: '2026-03-02' },
    });
    for (const table of ['milestoneAttachments', 'annotations'] as const) {
      const left = await db.selectFrom(table).select('milestoneId').execute();
      expect(left).toEqual([{ milestoneId: response.id }]);
    }
    expect(await db.selectFrom('documents').select('id').execute()).toEqual([{ id: document.id }]);
    expect((await collaborator.call(wire, 'milestones.delete', { id: motion.id })).status).toBe(404);
  });

  test('also when the disk is almost full', async () => {
    const { caseId, owner } = await makePeople(server);
    const { id } = await insertMilestone(db, { caseId });
    server.disk.free = -1;
    const answer = await owner.call(wire, 'milestones.delete', { id });
    server.disk.free = Number.POSITIVE_INFINITY;
    expect(answer.status, answer.text).toBe(200);
  });
});

test('members who watch are told', async () => {
  const { caseId, owner } = await makePeople(server);
  const { id } = await insertMilestone(db, { caseId });
  const ending = new AbortController();
  const watch = watchCase(server.deps.events, caseId, ending.signal);
  const told = watch.next();
  await owner.rest('DELETE', `/api/milestones/${id}`);
  expect(await told).toEqual({ done: false, value: { type: 'timeline-changed' } });
  ending.abort();
});

test('401, 403 and 404', async () => {
  const people = await makePeople(server);
  const { id } = await insertMilestone(db, { caseId: people.caseId });
  await expectRefused(people, 'milestones.delete', { id }, ['viewer']);
  await expectNotFound(people.owner, 'milestones.delete', 'id');
  expect(await storedTimeline(server, people.caseId)).toHaveLength(1);
});
