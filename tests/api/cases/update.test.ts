import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { caseNumberKey } from '#src/law/case-number.ts';
import { insertCase } from '#tests/factories/cases.ts';
import { type Input, WIRES } from '#tests/setup/agent.ts';
import { expectFailure } from '#tests/setup/answers.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { watchCase } from '#tests/setup/case-events.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { expectNotFound, expectRefused, makePeople } from './people.ts';

const database = await testDatabase();
const server = await makeTestApp();
const { db } = server;
beforeEach(() => database.reset());
afterAll(() => server.close());

const stored = (caseId: string) =>
  db.selectFrom('cases').selectAll().where('id', '=', caseId).executeTakeFirstOrThrow();

describe.each(WIRES)('cases.update on %s', (wire) => {
  test('a rename touches the title and nothing else', async () => {
    const { caseId, owner } = await makePeople(server);
    const before = await stored(caseId);
    server.clock.advance({ minutes: 5 });
    const answer = await owner.call(wire, 'cases.update', { caseId, title: '  Renamed ' });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ id: caseId, title: 'Renamed', memberRole: 'owner' });
    const { title, updatedAt, ...after } = await stored(caseId);
    expect(title).toBe('Renamed');
    expect(updatedAt.getTime()).toBeGreaterThan(before.updatedAt.getTime());
    expect({ ...before, ...after }).toEqual(before);
  });

  test('every field may be changed, and optional ones emptied', async () => {
    const { caseId, collaborator } = await makePeople(server);
    const change = {
      title: 'Another',
      description: 'Now with a description.',
      caseNumber: 'D-202-CV-2026-00007',
      caseType: 'appeals',
      state: 'CA',
      courtName: 'Court of Appeals',
      plaintiffName: 'Marisol Teague',
      defendantName: 'Tobias Fenwright',
    };
    const answer = await collaborator.call(wire, 'cases.update', { caseId, ...change });
    expect(answer.body).toMatchObject({ ...change, memberRole: 'collaborator' });
    expect((await stored(caseId)).caseNumberKey).toBe(caseNumberKey(change.caseNumber));
    const emptied = { description: '', caseNumber: null, plaintiffName: ' ', defendantName: '' };
    expect((await collaborator.call(wire, 'cases.update', { caseId, ...emptied })).body).toMatchObject({
      title: 'Another',
      description: null,
      caseNumber: null,
      plaintiffName: null,
      defendantName: null,
    });
    expect((await stored(caseId)).caseNumberKey).toBeNull();
  });

  test('an empty change is none, and what is not of the form is refused', async () => {
    const { caseId, owner, ownerId } = await makePeople(server);
    const other = await insertCase(db);
    expect((await owner.call(wire, 'cases.update', { caseId })).status).toBe(200);
    const more = { id: other.id, userId: other.userId, connectedCaseId: other.id };
    expectFailure(await owner.call(wire, 'cases.update', { caseId, ...more }), 400, 'BAD_REQUEST', {
      fields: { id: expect.any(String), userId: expect.any(String), connectedCaseId: expect.any(String) },
    });
    expect(await stored(caseId)).toMatchObject({
      userId: ownerId,
      connectedCaseId: null,
      localOnly: false,
    });
  });

  test.each<[Input, string]>([
    [{ title: '' }, 'Title is required'],
    [{ title: null }, 'Title is required'],
    [{ caseType: 'traffic' }, 'Case type is required'],
    [{ state: 'N' }, 'State must be a 2-letter code'],
    [{ courtName: '  ' }, 'Court name is required'],
    [{ plaintiffName: 'x'.repeat(301) }, 'Please keep this under 300 characters'],
  ])('400 for %j', async (change, message) => {
    const { caseId, owner } = await makePeople(server);
    const answer = await owner.call(wire, 'cases.update', { caseId, ...change });
    expectFailure(answer, 400, 'BAD_REQUEST', {
      message,
      fields: { [Object.keys(change)[0] ?? '']: message },
    });
    expect((await stored(caseId)).title).toBe('Quay v. Orlov Roofing');
  });
});

test('members who watch are told', async () => {
  const { caseId, owner } = await makePeople(server);
  const ending = new AbortController();
  const watch = watchCase(server.deps.events, caseId, ending.signal);
  const told = watch.next();
  await owner.rest('PUT', `/api/cases/${caseId}`, { title: 'Renamed' });
  expect(await told).toEqual({ done: false, value: { type: 'case-changed' } });
  ending.abort();
});

test('the id of the path wins over one in the body', async () => {
  const { caseId, owner } = await makePeople(server);
  const other = await insertCase(db);
  await owner.rest('PUT', `/api/cases/${caseId}`, { caseId: other.id, title: 'Renamed' });
  expect((await stored(caseId)).title).toBe('Renamed');
  expect((await stored(other.id)).title).toBe(other.title);
  expect((await owner.rest('PUT', `/api/cases/${other.id}`, { caseId, title: 'x' })).status).toBe(404);
});

test('401, 403 and 404, whatever the body says', async () => {
  const people = await makePeople(server);
  for (const body of [{ title: 'Renamed' }, { title: '' }]) {
    await expectRefused(people, 'cases.update', { caseId: people.caseId, ...body }, ['viewer']);
    await expectNotFound(people.owner, 'cases.update', 'caseId', body);
  }
  expect((await stored(people.caseId)).title).toBe('Quay v. Orlov Roofing');
});
