import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { insertCase, insertMember } from '#tests/factories/cases.ts';
import { insertUser } from '#tests/factories/users.ts';
import { WIRES } from '#tests/setup/agent.ts';
import { expectFailure } from '#tests/setup/answers.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';

const database = await testDatabase();
const server = await makeTestApp({ env: { QUOTA_CASES: '2' } });
const { db } = server;
beforeEach(() => database.reset());
afterAll(() => server.close());

const FORM = { title: 'x', caseType: 'civil', state: 'NM', courtName: 'y' };
const FULL = expect.stringMatching(/^You have 2 cases of your own, which is as many as one person may have/);

describe.each(WIRES)('a person owns so many cases and no more, on %s', (wire) => {
  test('shared ones aside; one that is deleted makes place', async () => {
    const user = await insertUser(db);
    await insertMember(db, { caseId: (await insertCase(db)).id, userId: user.id });
    const agent = await server.as(user);
    const first = await insertCase(db, { userId: user.id });
    expect((await agent.call(wire, 'cases.create', FORM)).status).toBeLessThan(300);
    expectFailure(await agent.call(wire, 'cases.create', FORM), 409, 'CONFLICT', { message: FULL });
    await agent.call(wire, 'cases.delete', { caseId: first.id });
    expect((await agent.call(wire, 'cases.create', FORM)).status).toBeLessThan(300);
  });

  test('of many asked for at once only so many are made', async () => {
    const user = await insertUser(db);
    const agent = await server.as(user);
    const answers = await Promise.all([1, 2, 3, 4].map(() => agent.call(wire, 'cases.create', FORM)));
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
    expect(await db.selectFrom('cases').select('id').execute()).toHaveLength(2);
  });

  test('a case connected by its number counts as well', async () => {
    const user = await insertUser(db, { state: null });
    for (const _ of [1, 2]) await insertCase(db, { userId: user.id, caseNumber: null, caseNumberKey: null });
    await insertCase(db);
    const agent = await server.as(user);
    const input = { role: 'defendant', state: 'NM', caseNumber: 'D-101-CV-2025-00042' };
    expectFailure(await agent.call(wire, 'auth.onboard', input), 409, 'CONFLICT', { message: FULL });
  });
});
