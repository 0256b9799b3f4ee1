import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { insertDocument } from '#tests/factories/documents.ts';
import { insertServiceAttempt, insertSummons } from '#tests/factories/summons.ts';
import { WIRES } from '#tests/setup/agent.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { expectNotFound, expectRefused } from '../cases/people.ts';
import { attemptsOf, FAILED, makeServing, record } from './attempts.ts';

const database = await testDatabase();
const server = await makeTestApp();
const { db } = server;
beforeEach(() => database.reset());
afterAll(() => server.close());

const NAME = 'service.attempts';

describe.each(WIRES)('service.attempts on %s', (wire) => {
  test('those of the summons, the earliest first', async () => {
    const { caseId, summonsId, owner, viewer } = await makeServing(server);
    for (const attemptDate of ['2026-03-12', '2026-03-05', '2026-03-09']) {
      await record(owner, summonsId, { ...FAILED, attemptDate });
    }
    await insertServiceAttempt(db, await insertSummons(db, { caseId }));
    const found = attemptsOf(await viewer.call(wire, NAME, { id: summonsId }), wire);
    expect(found.map(({ attemptDate }) => attemptDate)).toEqual(['2026-03-05', '2026-03-09', '2026-03-12']);
  });

  test('none yet', async () => {
    const { summonsId, viewer } = await makeServing(server);
    expect(attemptsOf(await viewer.call(wire, NAME, { id: summonsId }), wire)).toEqual([]);
  });

  test('a proof that was deleted is left out, in its place again once restored, and gone when purged', async () => {
    const { caseId, summonsId, owner } = await makeServing(server);
    const [a, b, c] = [
      await insertDocument(db, { caseId }),
      await insertDocument(db, { caseId }),
      await insertDocument(db, { caseId }),
    ];
    await record(owner, summonsId, { ...FAILED, proofDocumentIds: [c.id, a.id, b.id] });
    const proofs = async () =>
      attemptsOf(await owner.call(wire, NAME, { id: summonsId }), wire).flatMap(
        (each) => each.proofDocumentIds,
      );
    expect(await proofs()).toEqual([c.id, a.id, b.id]);
    const mark = (deletedAt: Date | null) =>
      db.updateTable('documents').set({ deletedAt }).where('id', '=', a.id).execute();
    await mark(new Date());
    expect(await proofs()).toEqual([c.id, b.id]);
    await mark(null);
    expect(await proofs()).toEqual([c.id, a.id, b.id]);
    await db.deleteFrom('documents').where('id', '=', a.id).execute();
    expect(await proofs()).toEqual([c.id, b.id]);
  });
});

test('401 and 404', async () => {
  const people = await makeServing(server);
  await expectRefused(people, NAME, { id: people.summonsId });
  await expectNotFound(people.owner, NAME, 'id');
});
