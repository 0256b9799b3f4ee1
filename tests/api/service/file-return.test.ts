import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { insertDocument } from '#tests/factories/documents.ts';
import { insertServiceAttempt, insertSummons } from '#tests/factories/summons.ts';
import { WIRES } from '#tests/setup/agent.ts';
import { expectFailure } from '#tests/setup/answers.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { watchCase } from '#tests/setup/case-events.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { expectNotFound, expectRefused } from '../cases/people.ts';
import { makeServing, record, SERVED, standing, summonsOf, UNSERVED } from './attempts.ts';

const database = await testDatabase();
const server = await makeTestApp();
const { db } = server;
beforeEach(() => database.reset());
afterAll(() => server.close());

const NAME = 'service.fileReturn';

describe.each(WIRES)('service.fileReturn on %s', (wire) => {
  test('after a success: filed, with all that was served', async () => {
    const { caseId, summonsId, collaborator } = await makeServing(server);
    const { id } = await record(collaborator, summonsId, SERVED);
    const paper = await insertDocument(db, { caseId, filename: 'return.pdf' });
    const input = { id: summonsId, attemptId: id, returnDocumentId: paper.id };
    expect(summonsOf(await collaborator.call(wire, NAME, input), wire)).toMatchObject({
      id: summonsId,
      status: 'filed',
      serviceStatus: 'filed',
      servedDate: '2026-03-09',
      servedBy: 'Marisol Teague',
      lastServiceAttemptId: id,
      returnDocumentId: paper.id,
    });
  });

  test('without an attempt named: the one that service rests on', async () => {
    const { summonsId, owner } = await makeServing(server);
    await record(owner, summonsId, { ...SERVED, attemptDate: '2026-03-12' });
    const { id } = await record(owner, summonsId, SERVED);
    expect(summonsOf(await owner.call(wire, NAME, { id: summonsId }), wire).lastServiceAttemptId).toBe(id);
  });

  test('the attempt that is named counts, also when another was earlier', async () => {
    const { summonsId, owner } = await makeServing(server);
    await record(owner, summonsId, SERVED);
    const { id } = await record(owner, summonsId, {
      ...SERVED,
      attemptDate: '2026-03-12',
      serverName: 'Bo Lind',
    });
    expect(summonsOf(await owner.call(wire, NAME, { id: summonsId, attemptId: id }), wire)).toMatchObject({
      servedDate: '2026-03-12',
      servedBy: 'Bo Lind',
      lastServiceAttemptId: id,
    });
  });

  test('409 before service succeeded', async () => {
    const { summonsId, owner } = await makeServing(server);
    const message =
      'There is no successful service to file yet. Record the attempt that succeeded first, then file its return.';
    expectFailure(await owner.call(wire, NAME, { id: summonsId }), 409, 'CONFLICT', { message });
    const failed = await record(owner, summonsId);
    for (const attemptId of [undefined, failed.id]) {
      const answer = await owner.call(wire, NAME, { id: summonsId, ...(attemptId && { attemptId }) });
      expectFailure(answer, 409, 'CONFLICT', { message });
    }
    expect(await standing(server, summonsId)).toEqual({ ...UNSERVED, serviceStatus: 'attempted' });
  });

  test('409 for an attempt that failed, 404 for one of another summons', async () => {
    const { caseId, summonsId, owner } = await makeServing(server);
    await record(owner, summonsId, SERVED);
    const failed = await record(owner, summonsId);
    const input = { id: summonsId, attemptId: failed.id };
    expectFailure(await owner.call(wire, NAME, input), 409, 'CONFLICT', {
      message: 'This attempt did not succeed, so there is no return of service to file.',
    });
    const stranger = await insertServiceAttempt(db, await insertSummons(db, { caseId }), {
      wasSuccessful: true,
    });
    for (const attemptId of [stranger.id, crypto.randomUUID(), 'x']) {
      expectFailure(await owner.call(wire, NAME, { id: summonsId, attemptId }), 404, 'NOT_FOUND');
    }
    expect((await standing(server, summonsId)).status).toBe('served');
  });

  test('404 for a paper that is no document of the case', async () => {
    const { summonsId, owner } = await makeServing(server);
    await record(owner, summonsId, SERVED);
    const other = await insertDocument(db);
    for (const returnDocumentId of [other.id, crypto.randomUUID(), 'x']) {
      expectFailure(await owner.call(wire, NAME, { id: summonsId, returnDocumentId }), 404, 'NOT_FOUND');
    }
    expect((await standing(server, summonsId)).status).toBe('served');
  });

  test('twice: the same filing changes nothing, the stamped paper may come later, another attempt is 409', async () => {
    const { caseId, summonsId, owner } = await makeServing(server);
    const { id } = await record(owner, summonsId, SERVED);
    const second = await record(owner, summonsId, { ...SERVED, attemptDate: '2026-03-12' });
    const first = summonsOf(await owner.call(wire, NAME, { id: summonsId }), wire);
    expect(summonsOf(await owner.call(wire, NAME, { id: summonsId, attemptId: id }), wire)).toEqual(first);
    const paper = await insertDocument(db, { caseId });
    const linked = await owner.call(wire, NAME, { id: summonsId, returnDocumentId: paper.id });
    expect(summonsOf(linked, wire)).toMatchObject({ status: 'filed', returnDocumentId: paper.id });
    expectFailure(await owner.call(wire, NAME, { id: summonsId, attemptId: second.id }), 409, 'CONFLICT', {
      message: 'The return of another attempt is filed for this summons already.',
    });
  });
});

test('members who watch are told', async () => {
  const { caseId, summonsId, owner } = await makeServing(server);
  await record(owner, summonsId, SERVED);
  const ending = new AbortController();
  const watch = watchCase(server.deps.events, caseId, ending.signal);
  const told = watch.next();
  await owner.call('rest', NAME, { id: summonsId });
  expect(await told).toEqual({ done: false, value: { type: 'summons-changed' } });
  ending.abort();
});

test('401, 403 and 404', async () => {
  const people = await makeServing(server);
  await expectRefused(people, NAME, { id: people.summonsId }, ['viewer']);
  await expectNotFound(people.owner, NAME, 'id');
});
