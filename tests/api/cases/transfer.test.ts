import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { insertCase, insertMember } from '#tests/factories/cases.ts';
import { insertDocument } from '#tests/factories/documents.ts';
import { insertUser } from '#tests/factories/users.ts';
import { WIRES } from '#tests/setup/agent.ts';
import { expectFailure } from '#tests/setup/answers.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { expectNotFound, expectRefused, makePeople } from './people.ts';

const database = await testDatabase();
const server = await makeTestApp({ env: { QUOTA_CASES: '2', QUOTA_BYTES: '1000' } });
const { db } = server;
beforeEach(() => database.reset());
afterAll(() => server.close());

const rolesOf = async (caseId: string) =>
  Object.fromEntries(
    (
      await db.selectFrom('caseMembers').select(['userId', 'role']).where('caseId', '=', caseId).execute()
    ).map(({ userId, role }) => [userId, role]),
  );
const ownersOf = async (caseId: string) =>
  Object.values(await rolesOf(caseId)).filter((role) => role === 'owner');
const ownedBy = async (caseId: string) =>
  (await db.selectFrom('cases').select('userId').where('id', '=', caseId).executeTakeFirstOrThrow()).userId;
const auditOf = async (caseId: string) =>
  (await db.selectFrom('caseAudit').select('action').where('caseId', '=', caseId).execute()).map(
    ({ action }) => action,
  );
const NO_HEIR = { message: 'A case can be handed over to somebody who has access to it now.' };
const NOT_OFFERED = { message: 'This case is not offered to you any more.' };

/** An owner, and somebody with access to whom the case may go. */
async function makeTwo() {
  const people = await makePeople(server);
  const { userId: heirId } = await insertMember(db, { caseId: people.caseId, role: 'viewer' });
  return { ...people, heirId, heir: await server.as({ id: heirId }) };
}

describe.each(WIRES)('handing a case over on %s', (wire) => {
  test('offers it, and nothing changes until the other agrees', async () => {
    const { caseId, owner, ownerId, heir, heirId } = await makeTwo();
    const answer = await owner.call(wire, 'cases.transfer', { caseId, userId: heirId });
    expect(answer.body).toEqual({ message: 'Case offered. It stays yours until they agree.' });
    expect(await rolesOf(caseId)).toMatchObject({ [heirId]: 'viewer', [ownerId]: 'owner' });
    expect(await ownedBy(caseId)).toBe(ownerId);
    const waiting = { caseId, state: 'waiting', from: { userId: ownerId }, to: { userId: heirId } };
    for (const one of [owner, heir]) {
      const { body } = await one.call(wire, 'cases.transferOffer', { caseId });
      expect(body).toMatchObject({ offer: waiting });
    }
    expect((await heir.call(wire, 'cases.offered', {})).body).toMatchObject([waiting]);
    expect((await owner.call(wire, 'cases.offered', {})).body).toEqual([]);
  });

  test('agreed to, makes them the owner without end, and the owner a collaborator', async () => {
    const { caseId, owner, ownerId } = await makePeople(server);
    const expiresAt = new Date(server.clock.now().getTime() + 3_600_000);
    const { userId } = await insertMember(db, { caseId, role: 'viewer', expiresAt });
    const heir = await server.as({ id: userId });
    await owner.call(wire, 'cases.transfer', { caseId, userId });
    expect((await heir.call(wire, 'cases.takeOver', { caseId })).status).toBe(200);
    expect(await rolesOf(caseId)).toMatchObject({ [userId]: 'owner', [ownerId]: 'collaborator' });
    expect(await ownedBy(caseId)).toBe(userId);
    expect((await heir.call(wire, 'cases.transferOffer', { caseId })).body).toEqual({ offer: null });
    server.clock.advance({ hours: 2 });
    expect((await (await server.as({ id: userId })).call(wire, 'cases.get', { caseId })).status).toBe(200);
    server.clock.advance({ hours: -2 });
    expectFailure(await owner.call(wire, 'cases.delete', { caseId }), 403, 'FORBIDDEN');
    expect((await owner.call(wire, 'cases.leave', { caseId })).status).toBe(200);
  });

  test('is told to nobody else of the case, and taken by nobody else', async () => {
    const { caseId, owner, heirId, collaborator } = await makeTwo();
    await owner.call(wire, 'cases.transfer', { caseId, userId: heirId });
    expect((await collaborator.call(wire, 'cases.transferOffer', { caseId })).body).toEqual({ offer: null });
    for (const one of [collaborator, owner]) {
      expectFailure(await one.call(wire, 'cases.takeOver', { caseId }), 404, 'NOT_FOUND', NOT_OFFERED);
    }
    expectFailure(await collaborator.call(wire, 'cases.endTransfer', { caseId }), 404, 'NOT_FOUND');
    expect(await ownersOf(caseId)).toHaveLength(1);
  });

  test('declined, is said to who offered it, who may ask again', async () => {
    const { caseId, owner, ownerId, heir, heirId } = await makeTwo();
    await owner.call(wire, 'cases.transfer', { caseId, userId: heirId });
    expect((await heir.call(wire, 'cases.endTransfer', { caseId })).body).toEqual({ message: 'You said no' });
    expectFailure(await heir.call(wire, 'cases.takeOver', { caseId }), 404, 'NOT_FOUND', NOT_OFFERED);
    expect((await heir.call(wire, 'cases.offered', {})).body).toEqual([]);
    const { body } = await owner.call(wire, 'cases.transferOffer', { caseId });
    expect(body).toMatchObject({ offer: { state: 'declined' } });
    expect(await ownedBy(caseId)).toBe(ownerId);
    expect((await owner.call(wire, 'cases.transfer', { caseId, userId: heirId })).status).toBe(
      wire === 'rest' ? 202 : 200,
    );
    expect((await heir.call(wire, 'cases.takeOver', { caseId })).status).toBe(200);
  });

  test('taken back, cannot be agreed to', async () => {
    const { caseId, owner, heir, heirId } = await makeTwo();
    await owner.call(wire, 'cases.transfer', { caseId, userId: heirId });
    const answer = await owner.call(wire, 'cases.endTransfer', { caseId });
    expect(answer.body).toEqual({ message: 'Offer taken back' });
    expectFailure(await heir.call(wire, 'cases.takeOver', { caseId }), 404, 'NOT_FOUND', NOT_OFFERED);
    expectFailure(await owner.call(wire, 'cases.endTransfer', { caseId }), 404, 'NOT_FOUND');
  });

  test('holds for 14 days', async () => {
    const { caseId, owner, ownerId, heirId } = await makeTwo();
    await owner.call(wire, 'cases.transfer', { caseId, userId: heirId });
    server.clock.advance({ days: 15 });
    const heir = await server.as({ id: heirId });
    expectFailure(await heir.call(wire, 'cases.takeOver', { caseId }), 404, 'NOT_FOUND', NOT_OFFERED);
    expect((await heir.call(wire, 'cases.offered', {})).body).toEqual([]);
    const again = await (await server.as({ id: ownerId })).call(wire, 'cases.transferOffer', { caseId });
    expect(again.body).toMatchObject({ offer: { state: 'expired' } });
    server.clock.advance({ days: -15 });
  });

  test('goes to nobody who was taken out of the case or left it', async () => {
    for (const how of ['removed', 'left', 'ended'] as const) {
      const { caseId, owner, heirId, heir } = await makeTwo();
      await owner.call(wire, 'cases.transfer', { caseId, userId: heirId });
      if (how === 'removed') await owner.call(wire, 'cases.removeMember', { caseId, userId: heirId });
      else if (how === 'left') await heir.call(wire, 'cases.leave', { caseId });
      else {
        await db
          .updateTable('caseMembers')
          .set({ expiresAt: new Date('2020-01-01') })
          .where('userId', '=', heirId)
          .execute();
      }
      expectFailure(await heir.call(wire, 'cases.takeOver', { caseId }), 404, 'NOT_FOUND');
      expect((await heir.call(wire, 'cases.offered', {})).body).toEqual([]);
    }
  });

  test('to nobody who has no access, or had it once, and not to oneself', async () => {
    const { caseId, owner, ownerId } = await makePeople(server);
    const stranger = await insertUser(db);
    const former = await insertMember(db, { caseId, expiresAt: new Date('2020-01-01') });
    for (const userId of [stranger.id, former.userId, crypto.randomUUID(), 'none', '\u0000']) {
      const answer = await owner.call(wire, 'cases.transfer', { caseId, userId });
      expectFailure(answer, 404, 'NOT_FOUND', NO_HEIR);
    }
    const answer = await owner.call(wire, 'cases.transfer', { caseId, userId: ownerId });
    expectFailure(answer, 409, 'CONFLICT');
    expect((await rolesOf(caseId))[ownerId]).toBe('owner');
    expect(await db.selectFrom('caseTransfers').select('caseId').execute()).toEqual([]);
  });

  test('to nobody whose account is about to be deleted, until they keep it', async () => {
    const { caseId, owner, heir, heirId } = await makeTwo();
    const goes = (deleteAt: Date | null) =>
      db.updateTable('users').set({ deleteAt }).where('id', '=', heirId).execute();
    const soon = new Date(server.clock.now().getTime() + 86_400_000);
    await goes(soon);
    expectFailure(await owner.call(wire, 'cases.transfer', { caseId, userId: heirId }), 409, 'CONFLICT', {
      message: expect.stringMatching(/^This person's account is about to be deleted/),
    });
    await goes(null);
    await owner.call(wire, 'cases.transfer', { caseId, userId: heirId });
    await goes(soon);
    expectFailure(await heir.call(wire, 'cases.takeOver', { caseId }), 409, 'CONFLICT', {
      message: expect.stringContaining('Keep your account first'),
    });
    expect(await ownersOf(caseId)).toHaveLength(1);
    expect(await auditOf(caseId)).toEqual(['transfer-offered']);
    await goes(null);
    expect((await heir.call(wire, 'cases.takeOver', { caseId })).status).toBe(200);
  });

  test('declined when it had run out, is only put out of sight', async () => {
    const { caseId, owner, heirId } = await makeTwo();
    await owner.call(wire, 'cases.transfer', { caseId, userId: heirId });
    server.clock.advance({ days: 15 });
    const heir = await server.as({ id: heirId });
    expect((await heir.call(wire, 'cases.endTransfer', { caseId })).body).toEqual({ message: 'You said no' });
    expect(await auditOf(caseId)).toEqual(['transfer-offered']);
    server.clock.advance({ days: -15 });
  });

  test('to nobody who has as many cases as one may', async () => {
    const { caseId, owner, heir, heirId } = await makeTwo();
    for (const _ of [1, 2]) await insertCase(db, { userId: heirId });
    await owner.call(wire, 'cases.transfer', { caseId, userId: heirId });
    expectFailure(await heir.call(wire, 'cases.takeOver', { caseId }), 409, 'CONFLICT', {
      message: expect.stringContaining('as many cases'),
    });
    expect(await ownersOf(caseId)).toHaveLength(1);
  });

  test('to nobody who has no room for its papers, which count for them afterwards', async () => {
    const { caseId, owner, ownerId, heir, heirId } = await makeTwo();
    await insertDocument(db, { caseId, size: 400 });
    const own = await insertCase(db, { userId: heirId });
    const large = await insertDocument(db, { caseId: own.id, size: 700 });
    await owner.call(wire, 'cases.transfer', { caseId, userId: heirId });
    expectFailure(await heir.call(wire, 'cases.takeOver', { caseId }), 507, 'INSUFFICIENT_STORAGE', {
      message: expect.stringMatching(
        /papers of this case are 400 bytes, and you have room for 300 bytes more/,
      ),
    });
    expect(await ownedBy(caseId)).toBe(ownerId);
    expect(await auditOf(caseId)).toEqual(['transfer-offered']);
    await db.updateTable('documents').set({ size: 600 }).where('id', '=', large.id).execute();
    expect((await heir.call(wire, 'cases.takeOver', { caseId })).status).toBe(200);
    const used = async (one: typeof heir) => (await one.call(wire, 'auth.usage', {})).body;
    expect(await used(heir)).toMatchObject({ bytes: { used: 1000 }, cases: { used: 2 } });
    expect(await used(owner)).toMatchObject({ bytes: { used: 0 }, cases: { used: 0 } });
  });

  test('of two offers at once one holds', async () => {
    const { caseId, owner } = await makePeople(server);
    const heirs = [await insertMember(db, { caseId }), await insertMember(db, { caseId })];
    const answers = await Promise.all(
      heirs.map(({ userId }) => owner.call(wire, 'cases.transfer', { caseId, userId })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([wire === 'rest' ? 202 : 200, 409]);
    const again = await owner.call(wire, 'cases.transfer', { caseId, userId: heirs[1]?.userId });
    expect([200, 202, 409]).toContain(again.status);
    expect(await db.selectFrom('caseTransfers').select('caseId').execute()).toHaveLength(1);
  });

  test('agreed to twice at once, or taken back in that moment, it has one owner', async () => {
    for (const rival of ['again', 'taken back'] as const) {
      const { caseId, owner, ownerId, heir, heirId } = await makeTwo();
      await owner.call(wire, 'cases.transfer', { caseId, userId: heirId });
      const second =
        rival === 'again'
          ? heir.call(wire, 'cases.takeOver', { caseId })
          : owner.call(wire, 'cases.endTransfer', { caseId });
      const answers = await Promise.all([heir.call(wire, 'cases.takeOver', { caseId }), second]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
      expect(await ownersOf(caseId)).toHaveLength(1);
      const isTaken = answers[0]?.status === 200 || rival === 'again';
      expect(await ownedBy(caseId)).toBe(isTaken ? heirId : ownerId);
      expect((await auditOf(caseId)).filter((action) => action === 'transferred')).toHaveLength(
        isTaken ? 1 : 0,
      );
    }
  });

  test('two cases taken over at once do not pass the room of one person together', async () => {
    const heirId = (await insertUser(db)).id;
    const heir = await server.as({ id: heirId });
    const caseIds: string[] = [];
    for (const _ of [1, 2]) {
      const { caseId, owner } = await makePeople(server);
      await insertMember(db, { caseId, userId: heirId });
      await insertDocument(db, { caseId, size: 600 });
      await owner.call(wire, 'cases.transfer', { caseId, userId: heirId });
      caseIds.push(caseId);
    }
    const answers = await Promise.all(caseIds.map((caseId) => heir.call(wire, 'cases.takeOver', { caseId })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 507]);
  });
});

test('401, 403 for everybody but the owner, and 404', async () => {
  const people = await makePeople(server);
  const { userId } = await insertMember(db, { caseId: people.caseId });
  const input = { caseId: people.caseId, userId };
  await expectRefused(people, 'cases.transfer', input, ['viewer', 'collaborator']);
  await expectNotFound(people.owner, 'cases.transfer', 'caseId', { userId });
  for (const name of ['cases.takeOver', 'cases.endTransfer', 'cases.transferOffer']) {
    await expectRefused(people, name, { caseId: people.caseId });
  }
});
