import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { CaseMember } from '#src/cases/schema.ts';
import { insertCase, insertMember } from '#tests/factories/cases.ts';
import { insertUser } from '#tests/factories/users.ts';
import { WIRES } from '#tests/setup/agent.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { onTheWire } from '#tests/setup/wire-schema.ts';
import { expectNotFound, expectRefused, makePeople } from './people.ts';

const database = await testDatabase();
const server = await makeTestApp();
const { db } = server;
beforeEach(() => database.reset());
afterAll(() => server.close());

describe.each(WIRES)('cases.members on %s', (wire) => {
  test('who has access, with what right and until when', async () => {
    const { id: caseId, userId } = await insertCase(db);
    const helper = await insertUser(db, { firstName: 'Marisol', lastName: 'Teague', email: 'm@example.org' });
    const expiresAt = new Date(Date.UTC(2040, 0, 1));
    await insertMember(db, { caseId, userId: helper.id, role: 'viewer', expiresAt });
    const answer = await (await server.as({ id: userId })).call(wire, 'cases.members', { caseId });
    expect(answer.status).toBe(200);
    (wire === 'rest' ? onTheWire(CaseMember.array()) : CaseMember.strict().array()).parse(answer.body);
    expect(answer.body).toMatchObject([
      { userId, name: 'Rosalind Quay', role: 'owner', expiresAt: null },
      {
        userId: helper.id,
        name: 'Marisol Teague',
        email: 'm@example.org',
        role: 'viewer',
        expiresAt: wire === 'rest' ? expiresAt.toISOString() : expiresAt,
      },
    ]);
  });

  test('somebody without a name is called by what there is', async () => {
    const { id: caseId, userId } = await insertCase(db);
    for (const values of [
      { username: 'mteague', email: null },
      { username: null, email: 'm@example.org' },
      { username: null, email: null },
    ]) {
      const user = await insertUser(db, { firstName: null, lastName: null, ...values });
      await insertMember(db, { caseId, userId: user.id });
    }
    const answer = await (await server.as({ id: userId })).call(wire, 'cases.members', { caseId });
    const names = CaseMember.pick({ name: true })
      .array()
      .parse(answer.body)
      .map(({ name }) => name);
    expect(names.sort()).toEqual(['Member', 'Rosalind Quay', 'm@example.org', 'mteague']);
  });

  test('a viewer sees them too', async () => {
    const { caseId, viewer } = await makePeople(server);
    expect((await viewer.call(wire, 'cases.members', { caseId })).body).toHaveLength(4);
  });
});

test('401, 403 and 404', async () => {
  const people = await makePeople(server);
  await expectRefused(people, 'cases.members', { caseId: people.caseId });
  await expectNotFound(people.owner, 'cases.members', 'caseId');
});
