import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { ParseResult } from '#src/docket/schema.ts';
import { insertMilestone } from '#tests/factories/milestones.ts';
import { type Answer, WIRES } from '#tests/setup/agent.ts';
import { expectFailure } from '#tests/setup/answers.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { onTheWire } from '#tests/setup/wire-schema.ts';
import { expectNotFound, expectRefused } from '../cases/people.ts';
import { FIRST_PASTE, LATER_PASTE, makeDocketPeople, REFUSED_TEXTS, save, storedDockets } from './dockets.ts';

const database = await testDatabase();
const server = await makeTestApp();
const { db } = server;
beforeEach(() => database.reset());
afterAll(() => server.close());

const NAME = 'docket.parse';

function resultOf(answer: Answer): ParseResult {
  expect(answer.status, answer.text).toBe(200);
  onTheWire(ParseResult).parse(answer.body);
  return ParseResult.parse(answer.body);
}

describe.each(WIRES)('docket.parse on %s', (wire) => {
  test('200: what a first text would bring, and nothing is stored', async () => {
    const people = await makeDocketPeople(server);
    const { caseId, milestoneId, collaborator } = people;
    const answer = await collaborator.call(wire, NAME, { caseId, milestoneId, rawText: FIRST_PASTE });
    const { newEntries, ...rest } = resultOf(answer);
    expect(rest).toEqual({ modifiedEntries: [], unchangedEntries: [], totalParsed: 3, parsingErrors: [] });
    expect(newEntries).toMatchObject([
      { entryNumber: '1', lineNumber: 2, date: '2026-03-02', dateString: '03/02/2026', changeStatus: 'NEW' },
      { entryNumber: null, date: '2026-03-03' },
      { entryNumber: '2', date: '2026-03-09', enteredDate: '2026-03-10' },
    ]);
    expect(newEntries[0]).toMatchObject({
      documentType: 'Complaint',
      attachments: [{ number: '1', description: 'Exhibit Lease' }],
      changes: [],
    });
    expect(await storedDockets(server, caseId)).toEqual([]);
  });

  test('200: against what is kept, NEW, UPDATED with its changes, and UNCHANGED', async () => {
    const people = await makeDocketPeople(server);
    const { caseId, milestoneId, owner } = people;
    await save(owner, people, FIRST_PASTE);
    const before = await storedDockets(server, caseId);
    const later = resultOf(await owner.call(wire, NAME, { caseId, milestoneId, rawText: LATER_PASTE }));
    expect(later).toMatchObject({ totalParsed: 3, unchangedEntries: [] });
    expect(later.newEntries.map(({ entryNumber }) => entryNumber)).toEqual(['3', '4']);
    expect(later.modifiedEntries).toMatchObject([{ entry: { entryNumber: '2', changeStatus: 'UPDATED' } }]);
    expect(later.modifiedEntries[0]?.changes.length).toBeGreaterThan(0);
    const same = resultOf(await owner.call(wire, NAME, { caseId, milestoneId, rawText: FIRST_PASTE }));
    expect(same.unchangedEntries).toHaveLength(3);
    expect([...same.newEntries, ...same.modifiedEntries]).toEqual([]);
    expect(await storedDockets(server, caseId)).toEqual(before);
  });

  test('the docket of another milestone is another docket', async () => {
    const people = await makeDocketPeople(server);
    const { caseId, owner } = people;
    await save(owner, people, FIRST_PASTE);
    const { id } = await insertMilestone(db, { caseId, kind: 'Appeal' });
    const answer = await owner.call(wire, NAME, { caseId, milestoneId: id, rawText: FIRST_PASTE });
    expect(resultOf(answer).newEntries).toHaveLength(3);
  });

  test('a line that cannot be read is a warning', async () => {
    const { caseId, milestoneId, owner } = await makeDocketPeople(server);
    const rawText = `13/45/2026\t1\tMOTION to Compel by Rosalind Quay.\n${FIRST_PASTE}`;
    const { parsingErrors } = resultOf(await owner.call(wire, NAME, { caseId, milestoneId, rawText }));
    expect(parsingErrors.length).toBeGreaterThan(0);
  });

  test.each(REFUSED_TEXTS)('400 for %s', async (_, rawText, message) => {
    const { caseId, milestoneId, owner } = await makeDocketPeople(server);
    const answer = await owner.call(wire, NAME, { caseId, milestoneId, rawText });
    expectFailure(answer, 400, 'BAD_REQUEST', { message, fields: { rawText: message } });
  });

  test('200 for the largest text', async () => {
    const { caseId, milestoneId, owner } = await makeDocketPeople(server);
    const rawText = '1/2/26 NOTICE\n'.repeat(3600).slice(0, 50_000);
    resultOf(await owner.call(wire, NAME, { caseId, milestoneId, rawText }));
  });

  test('404 for a milestone of another case, an unknown one, and what is no id', async () => {
    const { caseId, owner } = await makeDocketPeople(server);
    const { id: foreign } = await insertMilestone(db, { kind: 'Docket' });
    for (const milestoneId of [foreign, crypto.randomUUID(), 'no-id', '\u0000']) {
      const answer = await owner.call(wire, NAME, { caseId, milestoneId, rawText: FIRST_PASTE });
      expectFailure(answer, 404, 'NOT_FOUND', {
        message: 'The requested milestone or case could not be found.',
      });
    }
    expectFailure(await owner.call(wire, NAME, { caseId, rawText: FIRST_PASTE }), 400, 'BAD_REQUEST');
  });
});

test('works while the disk is almost full', async () => {
  const { caseId, milestoneId, owner } = await makeDocketPeople(server);
  server.disk.free = -1;
  resultOf(await owner.call('trpc', NAME, { caseId, milestoneId, rawText: FIRST_PASTE }));
  server.disk.free = Number.POSITIVE_INFINITY;
});

test('401, 403 and 404', async () => {
  const people = await makeDocketPeople(server);
  const { caseId, milestoneId } = people;
  for (const rawText of [FIRST_PASTE, '']) {
    await expectRefused(people, NAME, { caseId, milestoneId, rawText }, ['viewer']);
    await expectNotFound(people.owner, NAME, 'caseId', { milestoneId, rawText });
  }
});
