import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { Case } from '#src/cases/schema.ts';
import { insertCase, insertMember } from '#tests/factories/cases.ts';
import { insertUser } from '#tests/factories/users.ts';
import { WIRES } from '#tests/setup/agent.ts';
import { expectFailure } from '#tests/setup/answers.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { onTheWire } from '#tests/setup/wire-schema.ts';

const database = await testDatabase();
const server = await makeTestApp();
const { db } = server;
beforeEach(() => database.reset());
afterAll(() => server.close());

const day = (n: number) => new Date(Date.UTC(2026, 0, n));

describe.each(WIRES)('cases.list on %s', (wire) => {
  test('the cases a person is a member of, the last changed first, and no others', async () => {
    const user = await insertUser(db);
    await insertCase(db, { userId: user.id, title: 'first', updatedAt: day(1) });
    const shared = await insertCase(db, { title: 'shared', updatedAt: day(2) });
    await insertMember(db, { caseId: shared.id, userId: user.id, role: 'viewer' });
    await insertCase(db, { userId: user.id, title: 'last', updatedAt: day(3) });
    await insertCase(db, { title: 'somebody else’s' });
    const answer = await (await server.as(user)).call(wire, 'cases.list');
    expect(answer.status).toBe(200);
    (wire === 'rest' ? onTheWire(Case.array()) : Case.strict().array()).parse(answer.body);
    expect(answer.body).toMatchObject([
      { title: 'last', memberRole: 'owner' },
      { title: 'shared', memberRole: 'viewer' },
      { title: 'first', memberRole: 'owner' },
    ]);
  });

  test('an access that ended is not listed, one that ends later is', async () => {
    const user = await insertUser(db);
    const [past, future] = [await insertCase(db), await insertCase(db)];
    const now = server.clock.now().getTime();
    await insertMember(db, { caseId: past.id, userId: user.id, expiresAt: new Date(now - 1000) });
    await insertMember(db, { caseId: future.id, userId: user.id, expiresAt: new Date(now + 60_000) });
    const answer = await (await server.as(user)).call(wire, 'cases.list');
    expect(answer.body).toMatchObject([{ id: future.id }]);
    expect(answer.body).toHaveLength(1);
  });

  test('nobody’s cases are an empty list; 401 and 403', async () => {
    const agent = await server.as(await insertUser(db));
    expect((await agent.call(wire, 'cases.list')).body).toEqual([]);
    expectFailure(await server.visitor().call(wire, 'cases.list'), 401, 'UNAUTHORIZED');
    const newcomer = await server.as(await insertUser(db, { state: null }));
    expectFailure(await newcomer.call(wire, 'cases.list'), 403, 'FORBIDDEN');
  });
});
