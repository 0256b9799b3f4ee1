import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { insertServiceAttempt, insertSummons } from '#tests/factories/summons.ts';
import { WIRES } from '#tests/setup/agent.ts';
import { expectFailure } from '#tests/setup/answers.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { expectNotFound, expectRefused, makePeople } from '../cases/people.ts';
import { newSummons } from './bodies.ts';

const database = await testDatabase();
const server = await makeTestApp();
const { db } = server;
beforeEach(() => database.reset());
afterAll(() => server.close());

const stored = (id: string) =>
  db.selectFrom('summons').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe.each(WIRES)('summons.update on %s', (wire) => {
  test('the whole form, with the deadline as it was entered', async () => {
    const { caseId, collaborator } = await makePeople(server);
    const { id } = await insertSummons(db, { caseId });
    const {
      status: _,
      responseDeadlineDays: __,
      ...form
    } = newSummons({
      judgeName: 'Hon. Odell Brannigan',
      responseDeadlineDate: '2026-07-15T00:00:00.000Z',
    });
    const answer = await collaborator.call(wire, 'summons.update', { id, ...form });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body).toMatchObject({
      id,
      judgeName: 'Hon. Odell Brannigan',
      state: 'NM',
      issuedDate: '2026-06-01',
      responseDeadlineDate: '2026-07-15',
      status: 'draft',
    });
  });

  test('one field: the rest stays', async () => {
    const { caseId, owner } = await makePeople(server);
    const { id } = await insertSummons(db, {
      caseId,
      judgeName: 'Hon. Odell Brannigan',
      attorneyFax: '505-555-0143',
    });
    const answer = await owner.call(wire, 'summons.update', { id, judgeName: null });
    expect(answer.body).toMatchObject({ judgeName: null, attorneyFax: '505-555-0143', county: 'Santa Fe' });
  });

  test('a reckoned deadline follows the issued date, an entered one stays', async () => {
    const { caseId, owner } = await makePeople(server);
    const { id } = await insertSummons(db, { caseId });
    const moved = await owner.call(wire, 'summons.update', { id, issuedDate: '2026-06-01' });
    expect(moved.body).toMatchObject({ issuedDate: '2026-06-01', responseDeadlineDate: '2026-07-02' });
    await owner.call(wire, 'summons.update', { id, responseDeadlineDate: '2026-08-01' });
    const again = await owner.call(wire, 'summons.update', { id, issuedDate: '2026-06-05' });
    expect(again.body).toMatchObject({ issuedDate: '2026-06-05', responseDeadlineDate: '2026-08-01' });
  });

  test('what service decides cannot be written', async () => {
    const { caseId, owner } = await makePeople(server);
    const { id } = await insertSummons(db, { caseId });
    const forged = {
      id,
      status: 'filed',
      serviceStatus: 'filed',
      servedDate: '2026-06-01',
      generatedPdfPath: 'aa/b',
    };
    await owner.call(wire, 'summons.update', { ...forged, caseId: crypto.randomUUID(), milestoneId: null });
    expect(await stored(id)).toMatchObject({
      caseId,
      status: 'draft',
      serviceStatus: 'unserved',
      servedDate: null,
      generatedPdfPath: null,
    });
  });

  test('says what is missing and changes nothing', async () => {
    const { caseId, owner } = await makePeople(server);
    const { id, updatedAt } = await insertSummons(db, { caseId });
    const blank = { id, plaintiffName: '', county: ' ', state: 'X', responseDeadlineDate: '' };
    expectFailure(await owner.call(wire, 'summons.update', blank), 400, 'BAD_REQUEST', {
      errors: [
        'Plaintiff name is required',
        'County is required',
        'State must be a two-letter code',
        'Response deadline is required',
      ],
    });
    expectFailure(
      await owner.call(wire, 'summons.update', { id, isEntityDefendant: 'entity' }),
      400,
      'BAD_REQUEST',
      {
        errors: [
          'Registered agent name is required for business entities',
          'Registered agent address is required for business entities',
        ],
      },
    );
    expect((await stored(id)).updatedAt).toEqual(updatedAt);
  });

  test('a person has no registered agent', async () => {
    const { caseId, owner } = await makePeople(server);
    const agent = { registeredAgentName: 'Ines Calloway', registeredAgentAddress: '9 Mesa Road' };
    const { id } = await insertSummons(db, { caseId, isEntityDefendant: 'entity', ...agent });
    const answer = await owner.call(wire, 'summons.update', { id, isEntityDefendant: 'individual' });
    expect(answer.body).toMatchObject({ registeredAgentName: null, registeredAgentAddress: null });
  });

  test('one that was served can be corrected; how it was served stays', async () => {
    const { caseId, owner } = await makePeople(server);
    const served = { status: 'served', serviceStatus: 'served', servedDate: '2026-03-22' };
    const { id } = await insertSummons(db, { caseId, ...served });
    const answer = await owner.call(wire, 'summons.update', { id, judgeName: 'Hon. Odell Brannigan' });
    expect(answer.body).toMatchObject({ ...served, judgeName: 'Hon. Odell Brannigan' });
  });
});

describe.each(WIRES)('reading on %s', (wire) => {
  test('get and listOfCase, for a viewer too', async () => {
    const { caseId, viewer } = await makePeople(server);
    const { id } = await insertSummons(db, { caseId, defendantName: 'First' });
    await insertSummons(db, { caseId, defendantName: 'Second', createdAt: new Date('2099-01-01') });
    await insertSummons(db, { defendantName: 'Of another case' });
    const one = await viewer.call(wire, 'summons.get', { id });
    expect(one.body).toMatchObject({ id, defendantName: 'First' });
    expect(one.body).not.toHaveProperty('generatedPdfPath');
    const all = await viewer.call(wire, 'summons.listOfCase', { caseId });
    expect(all.body).toMatchObject([{ defendantName: 'First' }, { defendantName: 'Second' }]);
  });
});

describe.each(WIRES)('summons.delete on %s', (wire) => {
  test('a draft that nobody tried to serve', async () => {
    const { caseId, collaborator } = await makePeople(server);
    const { id } = await insertSummons(db, { caseId });
    const answer = await collaborator.call(wire, 'summons.delete', { id });
    expect(answer.body).toEqual({ message: 'Summons deleted successfully' });
    expectFailure(await collaborator.call(wire, 'summons.get', { id }), 404, 'NOT_FOUND');
  });

  test('not one that was served, or that somebody tried to serve', async () => {
    const { caseId, owner } = await makePeople(server);
    const served = await insertSummons(db, { caseId, status: 'served', serviceStatus: 'served' });
    const tried = await insertSummons(db, { caseId });
    await insertServiceAttempt(db, tried);
    for (const { id } of [served, tried]) {
      expectFailure(await owner.call(wire, 'summons.delete', { id }), 409, 'CONFLICT');
      await stored(id);
    }
  });
});

test('401, 403 and 404', async () => {
  const people = await makePeople(server);
  const { id } = await insertSummons(db, { caseId: people.caseId });
  await expectRefused(people, 'summons.update', { id, judgeName: 'x' }, ['viewer']);
  await expectRefused(people, 'summons.delete', { id }, ['viewer']);
  await expectRefused(people, 'summons.get', { id });
  await expectRefused(people, 'summons.listOfCase', { caseId: people.caseId });
  await expectNotFound(people.owner, 'summons.update', 'id', { county: 5 });
  await expectNotFound(people.owner, 'summons.get', 'id');
  await expectNotFound(people.owner, 'summons.delete', 'id');
});
