import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { Case } from '#src/cases/schema.ts';
import { WIRES } from '#tests/setup/agent.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { onTheWire } from '#tests/setup/wire-schema.ts';
import { expectNotFound, expectRefused, makePeople } from './people.ts';

const database = await testDatabase();
const server = await makeTestApp();
beforeEach(() => database.reset());
afterAll(() => server.close());

describe.each(WIRES)('cases.get on %s', (wire) => {
  test('tells each member the case and their own role in it', async () => {
    const { caseId, ...people } = await makePeople(server);
    for (const role of ['owner', 'collaborator', 'viewer'] as const) {
      const answer = await people[role].call(wire, 'cases.get', { caseId });
      expect(answer.status).toBe(200);
      (wire === 'rest' ? onTheWire(Case) : Case.strict()).parse(answer.body);
      expect(answer.body).toMatchObject({ id: caseId, memberRole: role, title: 'Quay v. Orlov Roofing' });
      expect(answer.headers.get('cache-control')).toContain('no-store');
    }
  });
});

test('the id may be written in capital letters', async () => {
  const { caseId, owner } = await makePeople(server);
  const answer = await owner.rest('GET', `/api/cases/${caseId.toUpperCase()}`);
  expect(answer.body).toMatchObject({ id: caseId });
});

test('401, 403 and 404', async () => {
  const people = await makePeople(server);
  await expectRefused(people, 'cases.get', { caseId: people.caseId });
  await expectNotFound(people.owner, 'cases.get', 'caseId');
});
