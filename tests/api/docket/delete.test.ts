import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { insertMilestone } from '#tests/factories/milestones.ts';
import { WIRES } from '#tests/setup/agent.ts';
import { expectFailure } from '#tests/setup/answers.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { watchCase } from '#tests/setup/case-events.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { expectNotFound, expectRefused } from '../cases/people.ts';
import { docketsOf, FIRST_PASTE, LATER_PASTE, makeDocketPeople, save, storedDockets } from './dockets.ts';

const database = await testDatabase();
const server = await makeTestApp();
beforeEach(() => database.reset());
afterAll(() => server.close());

describe.each(WIRES)('docket.delete on %s', (wire) => {
  test('200: it is gone from the list', async () => {
    const people = await makeDocketPeople(server);
    const { caseId, owner } = people;
    const { id } = await save(owner, people, FIRST_PASTE);
    const answer = await people.collaborator.call(wire, 'docket.delete', { id });
    expect(answer).toMatchObject({ status: 200, body: { message: 'Docket entry deleted successfully' } });
    expect(docketsOf(await owner.call(wire, 'docket.list', { caseId }), wire)).toEqual([]);
    expectFailure(await owner.call(wire, 'docket.delete', { id }), 404, 'NOT_FOUND');
  });

  test('the milestone can have another docket, which begins empty', async () => {
    const people = await makeDocketPeople(server);
    const { id } = await save(people.owner, people, FIRST_PASTE);
    await people.owner.call(wire, 'docket.delete', { id });
    const next = await save(people.owner, people, LATER_PASTE);
    expect(next.id).not.toBe(id);
    expect(next.reconciliation).toMatchObject({ newCount: 3, updatedCount: 0 });
    // The former one is gone for good, and cannot come back over it.
    expectFailure(await people.owner.call(wire, 'docket.restore', { id }), 404, 'NOT_FOUND');
    expect(await storedDockets(server, people.caseId)).toMatchObject([{ id: next.id, deletedAt: null }]);
  });
});

test('what was deleted more than 30 days ago goes for good', async () => {
  const people = await makeDocketPeople(server);
  const { caseId, owner } = people;
  const old = await save(owner, people, FIRST_PASTE);
  await save(owner, people, LATER_PASTE);
  await owner.call('trpc', 'docket.delete', { id: old.id });
  server.clock.advance({ days: 31 });
  const { id: milestoneId } = await insertMilestone(server.db, { caseId, kind: 'Appeal' });
  const fresh = await save(await server.as({ id: people.ownerId }), { caseId, milestoneId }, FIRST_PASTE);
  await (await server.as({ id: people.ownerId })).call('trpc', 'docket.delete', { id: fresh.id });
  expect(await storedDockets(server, caseId)).toMatchObject([{ id: fresh.id }]);
  expect(await server.db.selectFrom('docketTexts').selectAll().execute()).toEqual([]);
});

test('members who watch are told', async () => {
  const people = await makeDocketPeople(server);
  const { id } = await save(people.owner, people, FIRST_PASTE);
  const ending = new AbortController();
  const watch = watchCase(server.deps.events, people.caseId, ending.signal);
  const told = watch.next();
  await people.owner.call('rest', 'docket.delete', { id });
  expect(await told).toEqual({ done: false, value: { type: 'docket-changed' } });
  ending.abort();
});

test('401, 403 and 404', async () => {
  const people = await makeDocketPeople(server);
  const { id } = await save(people.owner, people, FIRST_PASTE);
  await expectRefused(people, 'docket.delete', { id }, ['viewer']);
  await expectNotFound(people.owner, 'docket.delete', 'id');
  expect(await storedDockets(server, people.caseId)).toMatchObject([{ id, deletedAt: null }]);
});
