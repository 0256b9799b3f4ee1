import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { Participant } from '#src/participants/schema.ts';
import { insertParticipant } from '#tests/factories/participants.ts';
import { WIRES } from '#tests/setup/agent.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { onTheWire } from '#tests/setup/wire-schema.ts';
import { expectNotFound, expectRefused, makePeople } from '../cases/people.ts';
import { INES, participantOf } from './answers.ts';

const database = await testDatabase();
const server = await makeTestApp();
const { db } = server;
beforeEach(() => database.reset());
afterAll(() => server.close());

describe.each(WIRES)('on %s', (wire) => {
  test('participants.list: those of the case, primary ones first, then as they were entered', async () => {
    const { caseId, viewer } = await makePeople(server);
    const at = (second: number) => new Date(Date.UTC(2026, 2, 2, 12, 0, second));
    await insertParticipant(db, { caseId, displayName: 'Second', createdAt: at(2) });
    await insertParticipant(db, { caseId, displayName: 'First', createdAt: at(1) });
    await insertParticipant(db, { caseId, displayName: 'Primary', isPrimary: true, createdAt: at(3) });
    await insertParticipant(db, { displayName: 'Of another case' });
    const answer = await viewer.call(wire, 'participants.list', { caseId });
    expect(answer.status, answer.text).toBe(200);
    if (wire === 'rest') z.array(onTheWire(Participant)).parse(answer.body);
    else z.array(Participant.strict()).parse(answer.body);
    expect(answer.body).toMatchObject([
      { displayName: 'Primary', isPrimary: true },
      { displayName: 'First' },
      { displayName: 'Second' },
    ]);
  });

  test('participants.list: nobody yet', async () => {
    const { caseId, owner } = await makePeople(server);
    expect((await owner.call(wire, 'participants.list', { caseId })).body).toEqual([]);
  });

  test('participants.get: everything that is kept', async () => {
    const { caseId, viewer } = await makePeople(server);
    const row = await insertParticipant(db, { ...INES, caseId });
    expect(participantOf(await viewer.call(wire, 'participants.get', { id: row.id }), wire)).toEqual(row);
  });
});

test.each([['participants.list', 'caseId'] as const, ['participants.get', 'id'] as const])(
  '%s: 401 and 404',
  async (name, key) => {
    const people = await makePeople(server);
    const { id } = await insertParticipant(db, { caseId: people.caseId });
    await expectRefused(people, name, key === 'id' ? { id } : { caseId: people.caseId });
    await expectNotFound(people.owner, name, key);
  },
);
