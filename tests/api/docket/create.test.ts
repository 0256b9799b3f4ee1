import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { insertMilestone } from '#tests/factories/milestones.ts';
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
const { db } = server;
beforeEach(() => database.reset());
afterAll(() => server.close());

const NAME = 'docket.create';

describe.each(WIRES)('docket.create on %s', (wire) => {
  test('201 with its entries', async () => {
    const people = await makeDocketPeople(server);
    const { caseId, milestoneId, collaborator } = people;
    const input = { caseId, milestoneId, rawText: FIRST_PASTE, autoParseAndReconcile: true };
    const answer = await collaborator.call(wire, NAME, input);
    expect(answer.status).toBe(wire === 'rest' ? 201 : 200);
    const saved = savedOf(answer, wire);
    expect(saved).toMatchObject({
      caseId,
      milestoneId,
      rawText: FIRST_PASTE,
      reconciliation: { totalParsed: 3, newCount: 3, updatedCount: 0, unchangedCount: 0, parsingErrors: [] },
    });
    expect(saved.updatedAt).toEqual(saved.createdAt);
    expect(numbers(saved)).toEqual(['1', '', '2']);
    expect(await storedDockets(server, caseId)).toMatchObject([{ id: saved.id, rawText: FIRST_PASTE }]);
  });

  test('201 with the text alone: false, and left out', async () => {
    for (const autoParseAndReconcile of [false, undefined]) {
      const { caseId, milestoneId, owner } = await makeDocketPeople(server);
      const input = { caseId, milestoneId, rawText: FIRST_PASTE, autoParseAndReconcile };
      const saved = savedOf(await owner.call(wire, NAME, input), wire);
      expect(saved).toMatchObject({ rawText: FIRST_PASTE, parsedEntries: null, reconciliation: null });
    }
  });

  test('for a milestone that has a docket it updates that one', async () => {
    const people = await makeDocketPeople(server);
    const { caseId, milestoneId, owner } = people;
    const first = await save(owner, people, FIRST_PASTE);
    server.clock.advance({ minutes: 1 });
    const input = { caseId, milestoneId, rawText: LATER_PASTE, autoParseAndReconcile: true };
    const second = savedOf(await owner.call(wire, NAME, input), wire);
    expect(second).toMatchObject({ id: first.id, createdAt: first.createdAt, rawText: LATER_PASTE });
    expect(second.updatedAt.getTime()).toBeGreaterThanOrEqual(first.updatedAt.getTime() + 60_000);
    expect(second.reconciliation).toMatchObject({ newCount: 2, updatedCount: 1, unchangedCount: 0 });
    // The first entry is not in the later text and stays.
    expect(numbers(second)).toEqual(['1', '', '2', '3', '4']);
    expect(await storedDockets(server, caseId)).toHaveLength(1);
  });

  test('the text alone keeps the entries that were read before', async () => {
    const people = await makeDocketPeople(server);
    const { caseId, milestoneId, owner } = people;
    const first = await save(owner, people, FIRST_PASTE);
    const input = { caseId, milestoneId, rawText: LATER_PASTE };
    const second = savedOf(await owner.call(wire, NAME, input), wire);
    expect(second).toMatchObject({ rawText: LATER_PASTE, parsedEntries: first.parsedEntries });
  });

  test('characters that a database cannot hold are left out', async () => {
    const { caseId, milestoneId, owner } = await makeDocketPeople(server);
    const rawText = `${FIRST_PASTE}\n03/30/2026\t9\tNOTICE\u0000 of Change of Address \ud800`;
    const input = { caseId, milestoneId, rawText, autoParseAndReconcile: true };
    const saved = savedOf(await owner.call(wire, NAME, input), wire);
    expect(saved.rawText.endsWith('NOTICE of Change of Address \ufffd')).toBe(true);
    expect(numbers(saved)).toContain('9');
  });

  test.each(REFUSED_TEXTS)('400 for %s, and nothing is stored', async (_, rawText, message) => {
    const { caseId, milestoneId, owner } = await makeDocketPeople(server);
    const answer = await owner.call(wire, NAME, { caseId, milestoneId, rawText });
    expectFailure(answer, 400, 'BAD_REQUEST', { message, fields: { rawText: message } });
    expect(await storedDockets(server, caseId)).toEqual([]);
  });

  test('400 for a word in place of true or false', async () => {
    const { caseId, milestoneId, owner } = await makeDocketPeople(server);
    const input = { caseId, milestoneId, rawText: FIRST_PASTE, autoParseAndReconcile: 'yes' };
    expectFailure(await owner.call(wire, NAME, input), 400, 'BAD_REQUEST', {
      message: 'Please say with true or false whether the entries are to be read.',
    });
  });

  test('404 for a milestone of another case, an unknown one, and what is no id', async () => {
    const { caseId, owner } = await makeDocketPeople(server);
    const { id: foreign, caseId: otherCase } = await insertMilestone(db, { kind: 'Docket' });
    for (const milestoneId of [foreign, crypto.randomUUID(), 'no-id', '\u0000']) {
      const answer = await owner.call(wire, NAME, { caseId, milestoneId, rawText: FIRST_PASTE });
      expectFailure(answer, 404, 'NOT_FOUND', {
        message: 'The requested milestone or case could not be found.',
      });
    }
    expect(await storedDockets(server, caseId)).toEqual([]);
    expect(await storedDockets(server, otherCase)).toEqual([]);
  });
});

test('members who watch are told', async () => {
  const people = await makeDocketPeople(server);
  const ending = new AbortController();
  const watch = watchCase(server.deps.events, people.caseId, ending.signal);
  const told = watch.next();
  await save(people.owner, people, FIRST_PASTE);
  expect(await told).toEqual({ done: false, value: { type: 'docket-changed' } });
  ending.abort();
});

test('401, 403 and 404, whatever the body says', async () => {
  const people = await makeDocketPeople(server);
  const { caseId, milestoneId } = people;
  for (const rawText of [FIRST_PASTE, '']) {
    await expectRefused(people, NAME, { caseId, milestoneId, rawText }, ['viewer']);
    await expectNotFound(people.owner, NAME, 'caseId', { milestoneId, rawText });
  }
  expect(await storedDockets(server, caseId)).toEqual([]);
});
