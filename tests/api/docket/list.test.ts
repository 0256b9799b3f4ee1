import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { authorizeCase } from '#server/auth/access.ts';
import { listDockets } from '#server/docket/store.ts';
import { insertMilestone } from '#tests/factories/milestones.ts';
import { WIRES } from '#tests/setup/agent.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { QueryCounter } from '#tests/setup/query-counter.ts';
import { expectNotFound, expectRefused } from '../cases/people.ts';
import { docketsOf, FIRST_PASTE, LATER_PASTE, makeDocketPeople, numbers, save } from './dockets.ts';

const database = await testDatabase();
const server = await makeTestApp();
const { db } = server;
beforeEach(() => database.reset());
afterAll(() => server.close());

describe.each(WIRES)('docket.list on %s', (wire) => {
  test('200 with every docket of the case, the oldest first, for everybody in it', async () => {
    const people = await makeDocketPeople(server);
    const { caseId, owner } = people;
    const appeal = await insertMilestone(db, { caseId, kind: 'Appeal' });
    expect(docketsOf(await owner.call(wire, 'docket.list', { caseId }), wire)).toEqual([]);
    const first = await save(owner, people, FIRST_PASTE);
    server.clock.advance({ seconds: 1 });
    await save(owner, { caseId, milestoneId: appeal.id }, LATER_PASTE, false);
    for (const who of [owner, people.collaborator, people.viewer]) {
      const found = docketsOf(await who.call(wire, 'docket.list', { caseId }), wire);
      expect(found).toMatchObject([
        { id: first.id, caseId, milestoneId: people.milestoneId, rawText: FIRST_PASTE },
        { milestoneId: appeal.id, rawText: LATER_PASTE, parsedEntries: null },
      ]);
      expect(found.map(numbers)).toEqual([['1', '', '2'], []]);
    }
  });

  test('a docket whose milestone is gone stays, without it', async () => {
    const people = await makeDocketPeople(server);
    await save(people.owner, people, FIRST_PASTE);
    await people.owner.call(wire, 'milestones.delete', { id: people.milestoneId });
    const { caseId } = people;
    expect(docketsOf(await people.owner.call(wire, 'docket.list', { caseId }), wire)).toMatchObject([
      { milestoneId: null, rawText: FIRST_PASTE },
    ]);
  });

  test('a type that is not known any more is Other', async () => {
    const people = await makeDocketPeople(server);
    const saved = await save(people.owner, people, FIRST_PASTE);
    const entries = saved.parsedEntries?.map((entry) => ({ ...entry, documentType: 'Scroll' }));
    await db
      .updateTable('docketEntries')
      .set({ parsedEntries: JSON.stringify(entries) })
      .execute();
    const { caseId } = people;
    const [found] = docketsOf(await people.owner.call(wire, 'docket.list', { caseId }), wire);
    expect(found?.parsedEntries?.map(({ documentType }) => documentType)).toEqual([
      'Other',
      'Other',
      'Other',
    ]);
  });
});

test('one query, however many dockets', async () => {
  const people = await makeDocketPeople(server);
  for (const kind of ['Appeal', 'Second appeal', 'Remand']) {
    const { id } = await insertMilestone(db, { caseId: people.caseId, kind });
    await save(people.owner, { ...people, milestoneId: id }, FIRST_PASTE);
  }
  const counter = new QueryCounter();
  const asker = { id: people.ownerId };
  const caseId = await authorizeCase(db, asker, people.caseId, 'case:read', server.clock.now());
  expect(await listDockets(db.withPlugin(counter), caseId)).toHaveLength(3);
  expect(counter.count).toBe(1);
});

test('401, 403 and 404', async () => {
  const people = await makeDocketPeople(server);
  await expectRefused(people, 'docket.list', { caseId: people.caseId });
  await expectNotFound(people.owner, 'docket.list', 'caseId');
});
