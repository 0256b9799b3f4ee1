import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeCase, makeMember } from '#tests/factories/cases.ts';
import { makeDocument } from '#tests/factories/documents.ts';
import { makeUser } from '#tests/factories/users.ts';
import { type Agent, WIRES } from '#tests/setup/agent.ts';
import { expectFailure } from '#tests/setup/answers.ts';
import { makeTestApp, type TestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';

let stand: TestApp;
let owner: Agent;
let caseId: string;

beforeEach(async () => {
  await (await testDatabase()).reset();
  stand = await makeTestApp();
  const user = await makeUser(stand.db);
  owner = await stand.as(user);
  caseId = (await makeCase(stand.db, { userId: user.id })).id;
});
afterEach(() => stand.close());

function holding(extractedText: string | null, values: { deletedAt?: Date; caseId?: string } = {}) {
  return makeDocument(stand.db, { caseId, extractedText, ...values });
}

describe.each(WIRES)('documents.withText over %s', (wire) => {
  const find = (contains: string, who = owner) => who.call(wire, 'documents.withText', { caseId, contains });

  it('finds the typed text in capitals or not, in this case alone', async () => {
    const found = await holding('The roof at 14 Piñon Lane leaked.');
    await holding('Nothing of the kind.');
    await holding(null);
    await holding('piñon lane', { deletedAt: new Date() });
    await holding('piñon lane', { caseId: (await makeCase(stand.db)).id });
    expect(await find('  PIÑON lane ')).toMatchObject({ status: 200, body: [found.id] });
  });

  it.each([
    ['100%', 'paid 100% of it', 'paid 1000 of it'],
    ['a_b', 'file a_b here', 'file axb here'],
    ['c:\\papers', 'kept in C:\\papers', 'kept in c:papers'],
  ])('takes %s as typed', async (typed, same, other) => {
    const found = await holding(same);
    await holding(other);
    expect(await find(typed)).toMatchObject({ status: 200, body: [found.id] });
  });

  it('refuses nothing and too much', async () => {
    expectFailure(await find('   '), 400, 'BAD_REQUEST', {
      fields: { contains: 'Please type what to look for.' },
    });
    expectFailure(await find('x'.repeat(201)), 400, 'BAD_REQUEST');
  });

  it('answers a viewer, not a visitor or an outsider', async () => {
    const found = await holding('The roof leaked.');
    const { userId } = await makeMember(stand.db, { caseId, role: 'viewer' });
    expect(await find('roof', await stand.as({ id: userId }))).toMatchObject({ body: [found.id] });
    expectFailure(await find('roof', stand.visitor()), 401, 'UNAUTHORIZED');
    expectFailure(await find('roof', await stand.as(await makeUser(stand.db))), 404, 'NOT_FOUND');
  });
});
