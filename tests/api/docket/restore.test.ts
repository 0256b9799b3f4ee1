import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { WIRES } from '#tests/setup/agent.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { expectNotFound, expectRefused } from '../cases/people.ts';
import { docketsOf, FIRST_PASTE, LATER_PASTE, makeDocketPeople, numbers, save } from './dockets.ts';

const database = await testDatabase();
const server = await makeTestApp();
beforeEach(() => database.reset());
afterAll(() => server.close());

const NAME = 'docket.restore';

describe.each(WIRES)('docket.restore on %s', (wire) => {
  test('200: it is back with every entry and former text', async () => {
    const people = await makeDocketPeople(server);
    const { caseId, owner } = people;
    const { id } = await save(owner, people, FIRST_PASTE);
    await save(owner, people, LATER_PASTE);
    await owner.call(wire, 'docket.delete', { id });
    expect((await owner.call(wire, 'docket.formerTexts', { id })).body).toEqual([]);
    const answer = await people.collaborator.call(wire, NAME, { id });
    expect(answer).toMatchObject({ status: 200, body: { id, rawText: LATER_PASTE } });
    const [found] = docketsOf(await owner.call(wire, 'docket.list', { caseId }), wire);
    expect(found && numbers(found)).toEqual(['1', '', '2', '3', '4']);
    expect((await owner.call(wire, 'docket.formerTexts', { id })).body).toMatchObject([
      { rawText: FIRST_PASTE },
    ]);
  });

  test('200 for one that was never deleted: nothing changes', async () => {
    const people = await makeDocketPeople(server);
    const { id } = await save(people.owner, people, FIRST_PASTE);
    expect((await people.owner.call(wire, NAME, { id })).body).toMatchObject({ id, rawText: FIRST_PASTE });
  });
});

test('401, 403 and 404', async () => {
  const people = await makeDocketPeople(server);
  const { id } = await save(people.owner, people, FIRST_PASTE);
  await people.owner.call('trpc', 'docket.delete', { id });
  await expectRefused(people, NAME, { id }, ['viewer']);
  await expectNotFound(people.owner, NAME, 'id');
});
