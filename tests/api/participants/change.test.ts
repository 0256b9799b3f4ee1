import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { PRIMARY_TAKEN } from '#src/participants/schema.ts';
import { insertParticipant } from '#tests/factories/participants.ts';
import { WIRES } from '#tests/setup/agent.ts';
import { expectFailure } from '#tests/setup/answers.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { watchCase } from '#tests/setup/case-events.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { expectNotFound, expectRefused, makePeople } from '../cases/people.ts';
import { INES, participantOf } from './answers.ts';

const database = await testDatabase();
const server = await makeTestApp();
const { db } = server;
beforeEach(() => database.reset());
afterAll(() => server.close());

const stored = () => db.selectFrom('caseParticipants').selectAll().orderBy('createdAt').execute();

describe.each(WIRES)('on %s', (wire) => {
  test('participants.update replaces everything but who entered it and when', async () => {
    const { caseId, ownerId, collaborator } = await makePeople(server);
    const row = await insertParticipant(db, { caseId, userId: ownerId, notes: 'old', jobTitle: 'Baker' });
    const answer = await collaborator.call(wire, 'participants.update', { id: row.id, ...INES });
    const saved = participantOf(answer, wire);
    const { id, userId, createdAt } = row;
    expect(saved).toEqual({ ...INES, id, caseId, userId, createdAt });
    expect(await stored()).toEqual([saved]);
    const bare = await collaborator.call(wire, 'participants.update', {
      id,
      role: 'other',
      lastName: 'Quay',
    });
    expect(participantOf(bare, wire)).toMatchObject({
      role: 'other',
      displayName: 'Quay',
      notes: '',
      jobTitle: '',
      isPrimary: false,
      country: 'United States',
    });
  });

  test('participants.update to a second primary with the role is refused, and nothing changes', async () => {
    const { caseId, owner } = await makePeople(server);
    const first = await insertParticipant(db, { ...INES, caseId });
    const second = await insertParticipant(db, { caseId, role: 'expert', isPrimary: true });
    const change = (id: string, input: object) =>
      owner.call(wire, 'participants.update', { ...INES, id, ...input });
    const before = await stored();
    expectFailure(await change(second.id, {}), 409, 'CONFLICT', { message: PRIMARY_TAKEN });
    expect(await stored()).toEqual(before);
    participantOf(await change(first.id, { lastName: 'Teague' }), wire);
    participantOf(await change(first.id, { isPrimary: false }), wire);
    participantOf(await change(second.id, {}), wire);
  });

  test('participants.update says what is wrong at its field', async () => {
    const { caseId, owner } = await makePeople(server);
    const row = await insertParticipant(db, { caseId });
    const input = { ...INES, id: row.id, email: 'nobody', website: 'none' };
    expectFailure(await owner.call(wire, 'participants.update', input), 400, 'BAD_REQUEST', {
      fields: { email: 'Invalid email address', website: 'Invalid website URL' },
    });
    expect(await stored()).toEqual([row]);
  });

  test('participants.delete takes one away, and no other', async () => {
    const { caseId, owner } = await makePeople(server);
    const row = await insertParticipant(db, { caseId });
    const rest = await insertParticipant(db, { caseId });
    const answer = await owner.call(wire, 'participants.delete', { id: row.id });
    expect(answer).toMatchObject({ status: 200, body: { message: 'Participant deleted' } });
    expect(await stored()).toEqual([rest]);
    expectFailure(await owner.call(wire, 'participants.delete', { id: row.id }), 404, 'NOT_FOUND');
    const gone = await owner.call(wire, 'participants.update', { id: row.id, ...INES });
    expectFailure(gone, 404, 'NOT_FOUND');
  });
});

test('a deletion and changes at once: nothing fails but for what is gone', async () => {
  const { caseId, owner, collaborator } = await makePeople(server);
  const { id } = await insertParticipant(db, { caseId });
  const answers = await Promise.all([
    owner.call('rest', 'participants.update', { id, ...INES }),
    collaborator.call('rest', 'participants.delete', { id }),
    owner.call('rest', 'participants.update', { id, ...INES, role: 'expert' }),
  ]);
  for (const { status } of answers) expect([200, 404]).toContain(status);
  expect(await stored()).toEqual([]);
});

test('members who watch are told of a change and of a deletion', async () => {
  const { caseId, owner } = await makePeople(server);
  const { id } = await insertParticipant(db, { caseId });
  const ending = new AbortController();
  const watch = watchCase(server.deps.events, caseId, ending.signal);
  for (const name of ['participants.update', 'participants.delete']) {
    const told = watch.next();
    await owner.call('rest', name, name.endsWith('update') ? { id, ...INES } : { id });
    expect(await told).toEqual({ done: false, value: { type: 'participants-changed' } });
  }
  ending.abort();
});

test.each(['participants.update', 'participants.delete'])('%s: 401, 403 and 404', async (name) => {
  const people = await makePeople(server);
  const row = await insertParticipant(db, { caseId: people.caseId });
  const input = name.endsWith('update') ? { ...INES } : {};
  await expectRefused(people, name, { id: row.id, ...input }, ['viewer']);
  await expectNotFound(people.owner, name, 'id', input);
  expect(await stored()).toEqual([row]);
});
