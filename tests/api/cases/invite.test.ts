import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { Invitation } from '#src/cases/schema.ts';
import { type Input, ORIGIN, WIRES } from '#tests/setup/agent.ts';
import { expectFailure, textAt } from '#tests/setup/answers.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { onTheWire } from '#tests/setup/wire-schema.ts';
import { expectNotFound, expectRefused, makePeople } from './people.ts';

const database = await testDatabase();
const server = await makeTestApp();
const { db } = server;
beforeEach(() => database.reset());
afterAll(() => server.close());

describe.each(WIRES)('cases.invite on %s', (wire) => {
  test('makes a link that is good for 14 days and is stored as a digest', async () => {
    const { caseId, owner, ownerId } = await makePeople(server);
    const from = server.clock.now().getTime();
    const answer = await owner.call(wire, 'cases.invite', { caseId, role: 'viewer', accessDays: 30 });
    expect(answer.status).toBe(wire === 'rest' ? 201 : 200);
    if (wire === 'rest') onTheWire(Invitation).parse(answer.body);
    const url = textAt(answer, 'url');
    expect(url).toMatch(/^http:\/\/localhost\/invitations\/[\w-]{43}$/);
    expect(url.startsWith(ORIGIN)).toBe(true);
    const row = await db.selectFrom('caseInvitations').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ caseId, createdBy: ownerId, role: 'viewer', acceptedAt: null });
    expect(JSON.stringify(row)).not.toContain(url.slice(-43));
    const days = (date: Date | null) => Math.round(((date?.getTime() ?? 0) - from) / 86_400_000);
    expect([days(row.expiresAt), days(row.accessExpiresAt)]).toEqual([14, 30]);
  });

  test('each link is another, and without days the access does not end', async () => {
    const { caseId, owner } = await makePeople(server);
    const input = { caseId, role: 'collaborator' };
    const urls = [
      await owner.call(wire, 'cases.invite', input),
      await owner.call(wire, 'cases.invite', input),
    ];
    expect(new Set(urls.map((answer) => textAt(answer, 'url'))).size).toBe(2);
    const rows = await db.selectFrom('caseInvitations').select('accessExpiresAt').execute();
    expect(rows).toEqual([{ accessExpiresAt: null }, { accessExpiresAt: null }]);
  });

  test.each<Input>([
    {},
    { role: 'owner' },
    { role: 'viewer', accessDays: 0 },
    { role: 'viewer', accessDays: 3651 },
    { role: 'viewer', accessDays: 1.5 },
    { role: 'viewer', accessDays: '30' },
  ])('400 for %j', async (input) => {
    const { caseId, owner } = await makePeople(server);
    const answer = await owner.call(wire, 'cases.invite', { caseId, ...input });
    expectFailure(answer, 400, 'BAD_REQUEST');
    expect(answer.text).not.toMatch(/expected|received/i);
    expect(await db.selectFrom('caseInvitations').select('id').execute()).toEqual([]);
  });
});

test('401, 403 for everybody but the owner, and 404', async () => {
  const people = await makePeople(server);
  const input = { caseId: people.caseId, role: 'viewer' };
  await expectRefused(people, 'cases.invite', input, ['viewer', 'collaborator']);
  await expectNotFound(people.owner, 'cases.invite', 'caseId', { role: 'viewer' });
});
