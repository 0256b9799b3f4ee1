import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { CaseWithParticipants } from '#src/cases/schema.ts';
import { insertCase } from '#tests/factories/cases.ts';
import { insertParticipant } from '#tests/factories/participants.ts';
import { insertUser } from '#tests/factories/users.ts';
import { WIRES } from '#tests/setup/agent.ts';
import { expectFailure } from '#tests/setup/answers.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { onTheWire } from '#tests/setup/wire-schema.ts';
import { makePeople } from './people.ts';

const database = await testDatabase();
const server = await makeTestApp();
const { db } = server;
beforeEach(() => database.reset());
afterAll(() => server.close());

describe.each(WIRES)('cases.listWithParticipants on %s', (wire) => {
  test('each case with its own participants and all that is kept of them, the primary ones first', async () => {
    const user = await insertUser(db);
    const [full, empty] = [
      await insertCase(db, { userId: user.id, updatedAt: new Date(Date.UTC(2026, 1, 1)) }),
      await insertCase(db, { userId: user.id, updatedAt: new Date(Date.UTC(2026, 0, 1)) }),
    ];
    await insertParticipant(db, { caseId: full.id, displayName: 'Tobias Fenwright' });
    await insertParticipant(db, {
      caseId: full.id,
      displayName: 'Rosalind Quay',
      email: 'quay@example.org',
      isPrimary: true,
    });
    await insertParticipant(db, { displayName: 'Somebody else' });
    const answer = await (await server.as(user)).call(wire, 'cases.listWithParticipants');
    expect(answer.status).toBe(200);
    if (wire === 'rest') onTheWire(CaseWithParticipants.array()).parse(answer.body);
    expect(answer.body).toMatchObject([
      {
        id: full.id,
        participants: [
          { displayName: 'Rosalind Quay', email: 'quay@example.org' },
          { displayName: 'Tobias Fenwright' },
        ],
      },
      { id: empty.id, participants: [] },
    ]);
    expect(answer.text).not.toContain('Somebody else');
  });

  test('nothing of a case whose access ended', async () => {
    const { caseId, expired, viewer } = await makePeople(server);
    await insertParticipant(db, { caseId });
    expect((await expired.call(wire, 'cases.listWithParticipants')).body).toEqual([]);
    expect((await viewer.call(wire, 'cases.listWithParticipants')).body).toHaveLength(1);
  });

  test('401 and 403', async () => {
    expectFailure(await server.visitor().call(wire, 'cases.listWithParticipants'), 401, 'UNAUTHORIZED');
    const newcomer = await server.as(await insertUser(db, { state: null }));
    expectFailure(await newcomer.call(wire, 'cases.listWithParticipants'), 403, 'FORBIDDEN');
  });
});
