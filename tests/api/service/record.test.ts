import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { RECIPIENT_TOO_YOUNG, SERVER_TOO_YOUNG } from '#src/service/schema.ts';
import { insertDocument } from '#tests/factories/documents.ts';
import { insertSummons } from '#tests/factories/summons.ts';
import { WIRES } from '#tests/setup/agent.ts';
import { expectFailure } from '#tests/setup/answers.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { watchCase } from '#tests/setup/case-events.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { expectNotFound, expectRefused } from '../cases/people.ts';
import {
  attemptOf,
  CREATED,
  FAILED,
  makeServing,
  record,
  SERVED,
  standing,
  TODAY,
  UNSERVED,
} from './attempts.ts';

const database = await testDatabase();
const server = await makeTestApp();
const { db } = server;
beforeEach(() => database.reset());
afterAll(() => server.close());

const NAME = 'service.record';

describe.each(WIRES)('service.record on %s', (wire) => {
  test('keeps every field', async () => {
    const { caseId, summonsId, collaborator } = await makeServing(server);
    const proof = await insertDocument(db, { caseId, filename: 'receipt.pdf' });
    const whole = {
      countyServed: 'Taos',
      attemptDate: '2026-03-09',
      attemptTime: '8:15 AM',
      serverName: 'Marisol Teague',
      serverAge: 34,
      serverTitle: 'Process server',
      serverLicense: 'none needed',
      serverCompany: 'Teague Legal Couriers',
      serverPhone: '505-555-0142',
      serverEmail: 'marisol@example.org',
      isSheriffService: false,
      serviceMethod: 'substitute_residence',
      serviceAddress: '14 Piñon Lane\nSanta Fe, NM 87505',
      serviceLocation: 'front door',
      recipientName: 'Ida Quay',
      recipientRelationship: 'sister, lives there',
      recipientTitle: 'none',
      recipientAge: 44,
      mailingAddress: '14 Piñon Lane, Santa Fe, NM 87505',
      mailingDate: '2026-03-10',
      receiptSignedDate: null,
      serviceFees: '$45.00 and mileage',
      wasSuccessful: true,
      failureReason: null,
      notes: 'Rang twice.',
      affidavitText: 'I, Marisol Teague, state it.',
      proofDocumentIds: [proof.id],
    };
    const made = attemptOf(
      await collaborator.call(wire, NAME, { id: summonsId, ...whole }),
      wire,
      CREATED[wire],
    );
    expect(made).toMatchObject({ ...whole, caseId, summonsId, notarizedAt: null, notaryName: null });
  });

  test('a failed attempt: attempted, and nothing else of the summons', async () => {
    const { summonsId, owner } = await makeServing(server);
    for (const attemptDate of ['2026-03-05', '2026-03-06']) {
      const made = await owner.call(wire, NAME, { id: summonsId, ...FAILED, attemptDate });
      attemptOf(made, wire, CREATED[wire]);
      expect(await standing(server, summonsId)).toEqual({ ...UNSERVED, serviceStatus: 'attempted' });
    }
  });

  test('a success: served, when, by whom and by which attempt; a later failure changes nothing', async () => {
    const { summonsId, owner } = await makeServing(server);
    await record(owner, summonsId);
    const { id } = attemptOf(await owner.call(wire, NAME, { id: summonsId, ...SERVED }), wire, CREATED[wire]);
    const served = {
      status: 'served',
      serviceStatus: 'served',
      servedDate: '2026-03-09',
      servedBy: 'Marisol Teague',
      serviceCompletedAt: new Date('2026-03-09T12:00:00Z'),
      awaitsReceipt: false,
      lastServiceAttemptId: id,
    };
    expect(await standing(server, summonsId)).toEqual(served);
    await owner.call(wire, NAME, { id: summonsId, ...FAILED, attemptDate: '2026-03-12' });
    expect(await standing(server, summonsId)).toEqual(served);
  });

  test('a second success: service rests on the earlier day, whichever was recorded first', async () => {
    const { caseId, owner } = await makeServing(server);
    for (const days of [
      ['2026-03-09', '2026-03-12'],
      ['2026-03-12', '2026-03-09'],
    ]) {
      const { id } = await insertSummons(db, { caseId });
      for (const attemptDate of days) await record(owner, id, { ...SERVED, attemptDate });
      expect((await standing(server, id)).servedDate).toBe('2026-03-09');
    }
  });

  test('mail: served on the day the receipt was signed', async () => {
    const { summonsId, owner } = await makeServing(server);
    const mail = { ...SERVED, serviceMethod: 'mail_or_courier', receiptSignedDate: '2026-03-13' };
    attemptOf(await owner.call(wire, NAME, { id: summonsId, ...mail }), wire, CREATED[wire]);
    expect((await standing(server, summonsId)).servedDate).toBe('2026-03-13');
  });

  test('what is empty is absent, numbers in a form are numbers, a moment is the day it means', async () => {
    const { summonsId, owner } = await makeServing(server);
    const form = {
      ...FAILED,
      attemptDate: '2026-03-05T00:00:00.000Z',
      serverAge: '34',
      recipientAge: '',
      recipientName: '  ',
      mailingDate: '',
      serviceFees: '',
      notes: 'a\u0000b',
    };
    expect(
      attemptOf(await owner.call(wire, NAME, { id: summonsId, ...form }), wire, CREATED[wire]),
    ).toMatchObject({
      attemptDate: '2026-03-05',
      serverAge: 34,
      recipientAge: null,
      recipientName: null,
      mailingDate: null,
      serviceFees: null,
      notes: 'ab',
      isSheriffService: false,
      proofDocumentIds: [],
    });
  });

  test('400 with everything that is missing, in the order of the form; nothing is written', async () => {
    const { summonsId, owner } = await makeServing(server);
    const errors = [
      'County is required',
      'Date is required',
      'Server name is required',
      SERVER_TOO_YOUNG,
      'Service method is required',
      'Service address is required',
      'Please say whether service was successful',
    ];
    const answer = await owner.call(wire, NAME, { id: summonsId, countyServed: ' ', serverAge: 17 });
    expectFailure(answer, 400, 'BAD_REQUEST', {
      message: 'County is required',
      errors,
      fields: { countyServed: 'County is required', serverAge: SERVER_TOO_YOUNG },
    });
    expect(await standing(server, summonsId)).toEqual(UNSERVED);
  });

  test.each([
    [{ serverAge: 17 }, 'serverAge', SERVER_TOO_YOUNG],
    [{ serviceMethod: 'substitute_residence', recipientAge: 14 }, 'recipientAge', RECIPIENT_TOO_YOUNG],
    [{ attemptDate: '2026-03-21' }, 'attemptDate', /still to come/],
    [{ mailingDate: '2026-03-21' }, 'mailingDate', /still to come/],
    [{ receiptSignedDate: '2026-03-21' }, 'receiptSignedDate', /still to come/],
  ])('400 for %o', async (wrong, field, message) => {
    const { summonsId, owner } = await makeServing(server);
    const answer = await owner.call(wire, NAME, { id: summonsId, ...SERVED, ...wrong });
    expectFailure(answer, 400, 'BAD_REQUEST');
    expect(answer.body).toMatchObject({
      message: expect.stringMatching(message),
      errors: [expect.stringMatching(message)],
      fields: { [field]: expect.stringMatching(message) },
    });
    expect(await standing(server, summonsId)).toEqual(UNSERVED);
  });

  test('exactly 18 and 15, today at the court, and before the issue are taken: the coach warns', async () => {
    const { summonsId, owner } = await makeServing(server);
    const edge = { ...SERVED, serviceMethod: 'substitute_residence', serverAge: 18, recipientAge: 15 };
    for (const attemptDate of [TODAY, '2026-03-01']) {
      attemptOf(await owner.call(wire, NAME, { id: summonsId, ...edge, attemptDate }), wire, CREATED[wire]);
    }
    expect((await standing(server, summonsId)).servedDate).toBe('2026-03-01');
  });

  test('404 for a proof that is of another case, deleted, unknown or no id; nothing is written', async () => {
    const { caseId, summonsId, owner } = await makeServing(server);
    const own = await insertDocument(db, { caseId });
    const other = await insertDocument(db);
    const deleted = await insertDocument(db, { caseId, deletedAt: new Date() });
    for (const bad of [other.id, deleted.id, crypto.randomUUID(), 'x']) {
      const answer = await owner.call(wire, NAME, {
        id: summonsId,
        ...SERVED,
        proofDocumentIds: [own.id, bad],
      });
      expectFailure(answer, 404, 'NOT_FOUND');
      expect(answer.body).toMatchObject({ message: expect.stringContaining('not in this case') });
    }
    expect(await standing(server, summonsId)).toEqual(UNSERVED);
    expect(await db.selectFrom('returnOfServiceAttempts').selectAll().execute()).toEqual([]);
  });

  test('409 once the return is filed', async () => {
    const { summonsId, owner } = await makeServing(server);
    await record(owner, summonsId, SERVED);
    await owner.call(wire, 'service.fileReturn', { id: summonsId });
    const before = await standing(server, summonsId);
    const answer = await owner.call(wire, NAME, { id: summonsId, ...FAILED });
    expectFailure(answer, 409, 'CONFLICT', {
      message: 'The return of this summons is filed with the court, so no more attempts can be recorded.',
    });
    expect(await standing(server, summonsId)).toEqual(before);
  });

  test('a summons that was served without an attempt here stays served after a failure', async () => {
    const { caseId, owner } = await makeServing(server);
    const served = {
      status: 'served',
      serviceStatus: 'served',
      servedDate: '2026-03-07',
      servedBy: 'Sheriff',
    };
    const { id } = await insertSummons(db, { caseId, ...served });
    await owner.call(wire, NAME, { id, ...FAILED });
    expect(await standing(server, id)).toMatchObject(served);
  });
});

test('attempts at once: each is kept, and service stands as they say together', async () => {
  const { summonsId, owner, collaborator } = await makeServing(server);
  const days = ['2026-03-05', '2026-03-06', '2026-03-07', '2026-03-08', '2026-03-09', '2026-03-10'];
  await Promise.all(
    days.map((attemptDate, index) =>
      record(index % 2 === 0 ? owner : collaborator, summonsId, {
        ...(index === 2 || index === 4 ? SERVED : FAILED),
        attemptDate,
      }),
    ),
  );
  expect(await db.selectFrom('returnOfServiceAttempts').select('id').execute()).toHaveLength(6);
  expect(await standing(server, summonsId)).toMatchObject({
    status: 'served',
    serviceStatus: 'served',
    servedDate: '2026-03-07',
  });
});

test('an attempt and the filing at once: one is first, and the attempt is recorded or refused', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { summonsId, owner, collaborator } = await makeServing(server);
    const { id } = await record(owner, summonsId, SERVED);
    const [attempt, filed] = await Promise.all([
      collaborator.call('rest', NAME, { id: summonsId, ...SERVED, attemptDate: '2026-03-07' }),
      owner.call('rest', 'service.fileReturn', { id: summonsId, attemptId: id }),
    ]);
    expect(filed.status).toBe(200);
    expect([201, 409]).toContain(attempt.status);
    expect(await standing(server, summonsId)).toMatchObject({ status: 'filed', lastServiceAttemptId: id });
  }
});

test('members who watch are told', async () => {
  const { caseId, summonsId, owner } = await makeServing(server);
  const ending = new AbortController();
  const watch = watchCase(server.deps.events, caseId, ending.signal);
  const told = watch.next();
  await record(owner, summonsId);
  expect(await told).toEqual({ done: false, value: { type: 'summons-changed' } });
  ending.abort();
});

test('401, 403 and 404, whatever the body says', async () => {
  const people = await makeServing(server);
  const id = people.summonsId;
  for (const body of [FAILED, {}]) {
    await expectRefused(people, NAME, { id, ...body }, ['viewer']);
    await expectNotFound(people.owner, NAME, 'id', body);
  }
  expect(await standing(server, id)).toEqual(UNSERVED);
});
