import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WithTextAnswer } from '#src/documents/requests-schema.ts';
import { insertCase, insertMember } from '#tests/factories/cases.ts';
import { insertDocument } from '#tests/factories/documents.ts';
import { insertUser } from '#tests/factories/users.ts';
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
  const user = await insertUser(stand.db);
  owner = await stand.as(user);
  caseId = (await insertCase(stand.db, { userId: user.id })).id;
});
afterEach(() => stand.close());

function holding(extractedText: string | null, values: { deletedAt?: Date; caseId?: string } = {}) {
  return insertDocument(stand.db, { caseId, extractedText, ...values });
}

describe.each(WIRES)('documents.withText over %s', (wire) => {
  const find = (contains: string, who = owner) => who.call(wire, 'documents.withText', { caseId, contains });

  it('finds the typed text in capitals or not, in this case alone', async () => {
    const found = await holding('The roof at 14 Piñon Lane leaked.');
    await holding('Nothing of the kind.');
    await holding(null);
    await holding('piñon lane', { deletedAt: new Date() });
    await holding('piñon lane', { caseId: (await insertCase(stand.db)).id });
    expect(await find('  PIÑON lane ')).toMatchObject({ status: 200, body: { ids: [found.id] } });
  });

  it.each([
    ['100%', 'paid 100% of it', 'paid 1000 of it'],
    ['a_b', 'file a_b here', 'file axb here'],
    ['c:\\papers', 'kept in C:\\papers', 'kept in c:papers'],
  ])('takes %s as typed', async (typed, same, other) => {
    const found = await holding(same);
    await holding(other);
    expect(await find(typed)).toMatchObject({ status: 200, body: { ids: [found.id] } });
  });

  it('refuses nothing and too much', async () => {
    expectFailure(await find('   '), 400, 'BAD_REQUEST', {
      fields: { contains: 'Please type what to look for.' },
    });
    expectFailure(await find('x'.repeat(201)), 400, 'BAD_REQUEST');
  });

  it('answers a viewer, not a visitor or an outsider', async () => {
    const found = await holding('The roof leaked.');
    const { userId } = await insertMember(stand.db, { caseId, role: 'viewer' });
    expect(await find('roof', await stand.as({ id: userId }))).toMatchObject({
      body: { ids: [found.id], looked: 1, next: null },
    });
    expectFailure(await find('roof', stand.visitor()), 401, 'UNAUTHORIZED');
    expectFailure(await find('roof', await stand.as(await insertUser(stand.db))), 404, 'NOT_FOUND');
  });

  it('looks through a large case part by part, each document once', async () => {
    const texts = Array.from({ length: 12 }, (_, index) => (index % 3 === 0 ? 'the roof' : 'a cellar'));
    // A part holds 4 MiB; random letters do not shrink when they are stored.
    const noise = () => randomBytes(600_000).toString('base64');
    const ids: string[] = [];
    for (const text of texts) ids.push((await holding(`${text} ${noise()}`)).id);
    const found: string[] = [];
    let looked = 0;
    let cursor: string | undefined;
    let parts = 0;
    do {
      const answer = WithTextAnswer.parse(
        (
          await owner.call(wire, 'documents.withText', {
            caseId,
            contains: 'THE ROOF',
            ...(cursor && { cursor }),
          })
        ).body,
      );
      found.push(...answer.ids);
      looked += answer.looked;
      parts += 1;
      cursor = answer.next ?? undefined;
    } while (cursor !== undefined);
    expect(parts).toBeGreaterThan(1);
    expect(looked).toBe(12);
    expect([...found].sort()).toEqual(ids.filter((_, index) => index % 3 === 0).sort());
    const wrong = { caseId, contains: 'roof', cursor: 'nonsense' };
    expectFailure(await owner.call(wire, 'documents.withText', wrong), 400, 'BAD_REQUEST');
  });
});
