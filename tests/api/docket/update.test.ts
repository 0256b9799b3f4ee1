import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { WIRES } from '#tests/setup/agent.ts';
import { expectFailure } from '#tests/setup/answers.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { watchCase } from '#tests/setup/case-events.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { expectNotFound, expectRefused } from '../cases/people.ts';
import {
  FIRST_PASTE,
  LATER_PASTE,
  makeDocketPeople,
  numbers,
  REFUSED_TEXTS,
  save,
  savedOf,
  storedDockets,
} from './dockets.ts';

const database = await testDatabase();
const server = await makeTestApp();
beforeEach(() => database.reset());
afterAll(() => server.close());

const NAME = 'docket.update';

describe.each(WIRES)('docket.update on %s', (wire) => {
  test('200: a later text is reconciled with what is kept, and takes nothing away', async () => {
    const people = await makeDocketPeople(server);
    const { id, createdAt } = await save(people.owner, people, FIRST_PASTE);
    server.clock.advance({ minutes: 1 });
    const input = { id, rawText: LATER_PASTE, autoParseAndReconcile: true };
    const saved = savedOf(await people.collaborator.call(wire, NAME, input), wire);
    expect(saved).toMatchObject({
      id,
      rawText: LATER_PASTE,
      createdAt,
      reconciliation: { totalParsed: 3, newCount: 2, updatedCount: 1, unchangedCount: 0 },
    });
    expect(numbers(saved)).toEqual(['1', '', '2', '3', '4']);
    const [first, , second] = saved.parsedEntries ?? [];
    expect(second).toMatchObject({ changeStatus: 'UPDATED' });
    expect(second?.description).toContain('answer due 3/27/2026');
    expect(first?.description).toContain('COMPLAINT against Orlov Roofing LLC');
  });

  test('200: the same text once more changes no entry', async () => {
    const people = await makeDocketPeople(server);
    const first = await save(people.owner, people, FIRST_PASTE);
    const input = { id: first.id, rawText: FIRST_PASTE, autoParseAndReconcile: true };
    const second = savedOf(await people.owner.call(wire, NAME, input), wire);
    expect(second.reconciliation).toMatchObject({ newCount: 0, updatedCount: 0, unchangedCount: 3 });
    const told = ({ parsedEntries }: typeof first) => parsedEntries?.map(({ description }) => description);
    expect(told(second)).toEqual(told(first));
  });

  test('200: the text alone keeps the entries', async () => {
    const people = await makeDocketPeople(server);
    const first = await save(people.owner, people, FIRST_PASTE);
    const saved = savedOf(
      await people.owner.call(wire, NAME, { id: first.id, rawText: 'A note in its place' }),
      wire,
    );
    expect(saved).toMatchObject({
      rawText: 'A note in its place',
      parsedEntries: first.parsedEntries,
      reconciliation: null,
    });
  });

  test.each(REFUSED_TEXTS)('400 for %s, and nothing changes', async (_, rawText, message) => {
    const people = await makeDocketPeople(server);
    const { id } = await save(people.owner, people, FIRST_PASTE);
    const before = await storedDockets(server, people.caseId);
    const answer = await people.owner.call(wire, NAME, { id, rawText });
    expectFailure(answer, 400, 'BAD_REQUEST', { message, fields: { rawText: message } });
    expect(await storedDockets(server, people.caseId)).toEqual(before);
  });

  test('404 for one that was deleted', async () => {
    const people = await makeDocketPeople(server);
    const { id } = await save(people.owner, people, FIRST_PASTE);
    await people.owner.call(wire, 'docket.delete', { id });
    const before = await storedDockets(server, people.caseId);
    expectFailure(await people.owner.call(wire, NAME, { id, rawText: LATER_PASTE }), 404, 'NOT_FOUND');
    expect(await storedDockets(server, people.caseId)).toEqual(before);
  });
});

test('a docket whose milestone is gone can still be changed', async () => {
  const people = await makeDocketPeople(server);
  const { id } = await save(people.owner, people, FIRST_PASTE);
  await people.owner.call('trpc', 'milestones.delete', { id: people.milestoneId });
  const input = { id, rawText: LATER_PASTE, autoParseAndReconcile: true };
  expect(numbers(savedOf(await people.owner.call('trpc', NAME, input), 'trpc'))).toHaveLength(5);
});

test('members who watch are told', async () => {
  const people = await makeDocketPeople(server);
  const { id } = await save(people.owner, people, FIRST_PASTE);
  const ending = new AbortController();
  const watch = watchCase(server.deps.events, people.caseId, ending.signal);
  const told = watch.next();
  await people.owner.call('rest', NAME, { id, rawText: LATER_PASTE });
  expect(await told).toEqual({ done: false, value: { type: 'docket-changed' } });
  ending.abort();
});

test('401, 403 and 404, whatever the body says', async () => {
  const people = await makeDocketPeople(server);
  const { id } = await save(people.owner, people, FIRST_PASTE);
  for (const rawText of [LATER_PASTE, '']) {
    await expectRefused(people, NAME, { id, rawText }, ['viewer']);
    await expectNotFound(people.owner, NAME, 'id', { rawText });
  }
  expect(await storedDockets(server, people.caseId)).toMatchObject([{ rawText: FIRST_PASTE }]);
});
