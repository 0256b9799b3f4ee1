import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { WIRES } from '#tests/setup/agent.ts';
import { expectFailure } from '#tests/setup/answers.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { expectNotFound, expectRefused } from '../cases/people.ts';
import { makeServing, record, SERVED, standing, UNSERVED } from './attempts.ts';

const database = await testDatabase();
const server = await makeTestApp();
beforeEach(() => database.reset());
afterAll(() => server.close());

const NAME = 'service.removeAttempt';

describe.each(WIRES)('service.removeAttempt on %s', (wire) => {
  test('how service stands is derived from those that are left', async () => {
    const { summonsId, collaborator } = await makeServing(server);
    const failed = await record(collaborator, summonsId);
    const second = await record(collaborator, summonsId, { ...SERVED, attemptDate: '2026-03-12' });
    const first = await record(collaborator, summonsId, SERVED);
    const remove = (id: string) => collaborator.call(wire, NAME, { id });
    expect((await standing(server, summonsId)).lastServiceAttemptId).toBe(first.id);
    expect((await remove(first.id)).body).toEqual({ message: 'Service attempt deleted successfully' });
    expect(await standing(server, summonsId)).toMatchObject({
      status: 'served',
      servedDate: '2026-03-12',
      lastServiceAttemptId: second.id,
    });
    expect((await remove(second.id)).status).toBe(200);
    expect(await standing(server, summonsId)).toEqual({ ...UNSERVED, serviceStatus: 'attempted' });
    expect((await remove(failed.id)).status).toBe(200);
    expect(await standing(server, summonsId)).toEqual(UNSERVED);
    expectFailure(await remove(failed.id), 404, 'NOT_FOUND');
  });

  test('409 once the return is filed', async () => {
    const { summonsId, owner } = await makeServing(server);
    const failed = await record(owner, summonsId);
    const { id } = await record(owner, summonsId, SERVED);
    await owner.call(wire, 'service.fileReturn', { id: summonsId });
    for (const attempt of [id, failed.id]) {
      expectFailure(await owner.call(wire, NAME, { id: attempt }), 409, 'CONFLICT', {
        message: 'The return of this summons is filed with the court, so the attempts stay as they are.',
      });
    }
    expect(await standing(server, summonsId)).toMatchObject({ status: 'filed', lastServiceAttemptId: id });
  });
});

test('taken back by two at once: one of them is told that it is gone', async () => {
  const { summonsId, owner, collaborator } = await makeServing(server);
  const { id } = await record(owner, summonsId, SERVED);
  const answers = await Promise.all([owner, collaborator].map((agent) => agent.call('rest', NAME, { id })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect(await standing(server, summonsId)).toEqual(UNSERVED);
});

test('401, 403 and 404', async () => {
  const people = await makeServing(server);
  const { id } = await record(people.owner, people.summonsId);
  await expectRefused(people, NAME, { id }, ['viewer']);
  await expectNotFound(people.owner, NAME, 'id');
});
