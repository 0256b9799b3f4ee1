import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { RECIPIENT_TOO_YOUNG } from '#src/service/schema.ts';
import { insertDocument } from '#tests/factories/documents.ts';
import { WIRES } from '#tests/setup/agent.ts';
import { expectFailure } from '#tests/setup/answers.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { expectNotFound, expectRefused } from '../cases/people.ts';
import { attemptOf, attemptsOf, FAILED, makeServing, record, SERVED, standing, TODAY } from './attempts.ts';

const database = await testDatabase();
const server = await makeTestApp();
const { db } = server;
beforeEach(() => database.reset());
afterAll(() => server.close());

const UPDATE = 'service.updateReturn';
const LINK = 'service.linkProofs';
const MAIL = { ...SERVED, serviceMethod: 'mail_or_courier' } as const;

describe.each(WIRES)('service.updateReturn on %s', (wire) => {
  test('adds oath and mailing, and leaves alone what is not sent', async () => {
    const { summonsId, collaborator } = await makeServing(server);
    const { id } = await record(collaborator, summonsId, { ...SERVED, serviceFees: '$45.00' });
    const added = {
      affidavitText: 'I state it.',
      notaryName: 'Lena Ortiz',
      notaryTitle: 'Notary Public',
      notaryCommission: 'May 1, 2028',
      mailingAddress: '14 Piñon Lane\nSanta Fe',
      mailingDate: TODAY,
      serverAge: 34,
      recipientAge: 15,
    };
    const input = { id, ...added, notarizedAt: TODAY };
    expect(attemptOf(await collaborator.call(wire, UPDATE, input), wire)).toMatchObject({
      ...added,
      notarizedAt: new Date(`${TODAY}T12:00:00Z`),
      serviceFees: '$45.00',
      serverName: 'Marisol Teague',
    });
    const emptied = { id, affidavitText: '', notarizedAt: null, serviceFees: ' ' };
    expect(attemptOf(await collaborator.call(wire, UPDATE, emptied), wire)).toMatchObject({
      affidavitText: null,
      notarizedAt: null,
      serviceFees: null,
      notaryName: 'Lena Ortiz',
    });
    expect(attemptOf(await collaborator.call(wire, UPDATE, { id }), wire).notaryName).toBe('Lena Ortiz');
  });

  test('the day of the receipt is the day of service, as long as it is known', async () => {
    const { summonsId, owner } = await makeServing(server);
    const { id } = await record(owner, summonsId, MAIL);
    expect((await standing(server, summonsId)).servedDate).toBe('2026-03-09');
    await owner.call(wire, UPDATE, { id, receiptSignedDate: '2026-03-13' });
    expect(await standing(server, summonsId)).toMatchObject({ servedDate: '2026-03-13', status: 'served' });
    await owner.call(wire, UPDATE, { id, receiptSignedDate: '' });
    expect((await standing(server, summonsId)).servedDate).toBe('2026-03-09');
  });

  test('what is added to a failed attempt does not touch the summons', async () => {
    const { summonsId, owner } = await makeServing(server);
    const { id } = await record(owner, summonsId);
    await record(owner, summonsId, SERVED);
    const before = await standing(server, summonsId);
    attemptOf(await owner.call(wire, UPDATE, { id, notaryName: 'Lena Ortiz' }), wire);
    expect(await standing(server, summonsId)).toEqual(before);
  });

  test.each([
    ['mailingDate', '2026-03-21', /still to come/],
    ['receiptSignedDate', '2026-03-21', /still to come/],
    ['notarizedAt', '2026-03-21', /still to come/],
    ['notarizedAt', 'soon', /enter a date/],
    ['mailingDate', '2026-02-31', /does not exist/],
    ['notaryName', 'x'.repeat(301), /300 characters/],
    ['serverAge', 17, /at least 18/],
    ['recipientAge', 0, /whole years/],
  ])('400 for %s, row %#', async (field, value, message) => {
    const { summonsId, owner } = await makeServing(server);
    const { id } = await record(owner, summonsId, MAIL);
    const answer = await owner.call(wire, UPDATE, { id, [field]: value });
    expectFailure(answer, 400, 'BAD_REQUEST');
    expect(answer.body).toMatchObject({ fields: { [field]: expect.stringMatching(message) } });
  });

  test('a recipient under 15 at the home is refused here too', async () => {
    const { summonsId, owner } = await makeServing(server);
    const home = { ...SERVED, serviceMethod: 'substitute_residence', recipientAge: '' };
    const { id } = await record(owner, summonsId, home);
    const answer = await owner.call(wire, UPDATE, { id, recipientAge: 14, notaryName: 'Lena Ortiz' });
    expectFailure(answer, 400, 'BAD_REQUEST', { message: RECIPIENT_TOO_YOUNG });
    expect(answer.body).toMatchObject({
      errors: [RECIPIENT_TOO_YOUNG],
      fields: { recipientAge: RECIPIENT_TOO_YOUNG },
    });
    const kept = attemptOf(await owner.call(wire, UPDATE, { id, recipientAge: '15' }), wire);
    expect(kept).toMatchObject({ recipientAge: 15, notaryName: null });
  });

  test('a return that is filed cannot be changed, and may still be given proofs', async () => {
    const { caseId, summonsId, owner } = await makeServing(server);
    const { id } = await record(owner, summonsId, SERVED);
    await owner.call(wire, 'service.fileReturn', { id: summonsId });
    expectFailure(await owner.call(wire, UPDATE, { id, notaryName: 'Lena Ortiz' }), 409, 'CONFLICT', {
      message: 'The return of this summons is filed with the court, so it cannot be changed any more.',
    });
    const { id: proof } = await insertDocument(db, { caseId });
    const linked = await owner.call(wire, LINK, { id, documentIds: [proof] });
    expect(attemptOf(linked, wire).proofDocumentIds).toEqual([proof]);
  });
});

describe.each(WIRES)('service.linkProofs on %s', (wire) => {
  test('the whole list in its order, each once; deleted ones stay for when they are restored', async () => {
    const { caseId, summonsId, collaborator } = await makeServing(server);
    const { id } = await record(collaborator, summonsId, FAILED);
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1) ids.push((await insertDocument(db, { caseId })).id);
    const [a, b, c] = ids;
    const link = async (documentIds: (string | undefined)[]) =>
      attemptOf(await collaborator.call(wire, LINK, { id, documentIds }), wire).proofDocumentIds;
    const mark = (deletedAt: Date | null) =>
      db
        .updateTable('documents')
        .set({ deletedAt })
        .where('id', '=', b ?? '')
        .execute();
    expect(await link([b, a, b])).toEqual([b, a]);
    await mark(new Date());
    expect(await link([c])).toEqual([c]);
    await mark(null);
    const [attempt] = attemptsOf(await collaborator.call(wire, 'service.attempts', { id: summonsId }), wire);
    expect(attempt?.proofDocumentIds).toEqual([c, b]);
    expect(await link([])).toEqual([]);
  });

  test('404 for what is no document of the case, 400 for too many; nothing is written', async () => {
    const { caseId, summonsId, owner } = await makeServing(server);
    const { id: own } = await insertDocument(db, { caseId });
    const { id } = await record(owner, summonsId, { ...FAILED, proofDocumentIds: [own] });
    const { id: other } = await insertDocument(db);
    for (const bad of [other, crypto.randomUUID(), 'x', '']) {
      expectFailure(await owner.call(wire, LINK, { id, documentIds: [own, bad] }), 404, 'NOT_FOUND');
    }
    const many = Array.from({ length: 51 }, () => crypto.randomUUID());
    expectFailure(await owner.call(wire, LINK, { id, documentIds: many }), 400, 'BAD_REQUEST', {
      message: 'At most 50 documents can be linked to an attempt',
    });
    const [attempt] = attemptsOf(await owner.call(wire, 'service.attempts', { id: summonsId }), wire);
    expect(attempt?.proofDocumentIds).toEqual([own]);
  });
});

test('401, 403 and 404', async () => {
  const people = await makeServing(server);
  const { id } = await record(people.owner, people.summonsId);
  await expectRefused(people, UPDATE, { id, notaryName: 'x' }, ['viewer']);
  await expectNotFound(people.owner, UPDATE, 'id', { notaryName: 'x' });
  await expectRefused(people, LINK, { id, documentIds: [] }, ['viewer']);
  await expectNotFound(people.owner, LINK, 'id', { documentIds: [] });
});
