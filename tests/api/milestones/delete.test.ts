import { randomUUID } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { makeMilestone } from '#tests/factories/milestones.ts';
import { WIRES } from '#tests/setup/agent.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { expectNotFound, expectRefused, makePeople } from '../cases/people.ts';
import { makeChain, storedTimeline } from './timeline.ts';

const database = await testDatabase();
const server = await makeTestApp();
const { db } = server;
beforeEach(() => database.reset());
afterAll(() => server.close());

/** An attachment with a stored file. */
async function attach(milestoneId: string): Promise<string> {
  const key = randomUUID();
  const path = join(server.dataDir, key);
  await writeFile(path, 'what was attached');
  await server.deps.blobs.adopt(key, path);
  const values = { milestoneId, filename: 'order.txt', path: key, mimeType: 'text/plain' };
  await db.insertInto('milestoneAttachments').values(values).execute();
  return key;
}

async function storedFiles(): Promise<string> {
  return (await readdir(join(server.dataDir, 'blobs'), { recursive: true })).join(' ');
}

describe.each(WIRES)('milestones.delete on %s', (wire) => {
  test('with its attachments and their files; what was counted from it stays', async () => {
    const { caseId, collaborator } = await makePeople(server);
    const { motion, response, reply } = await makeChain(server, caseId);
    const [gone, kept] = [await attach(motion.id), await attach(response.id)];
    const answer = await collaborator.call(wire, 'milestones.delete', { id: motion.id });
    expect({ status: answer.status, body: answer.body }).toEqual({
      status: 200,
      body: { message: 'Deadline deleted' },
    });
    const rows = await storedTimeline(server, caseId);
    expect(rows.map(({ id }) => id).sort()).toEqual([response.id, reply.id].sort());
    expect(rows.find(({ id }) => id === response.id)).toMatchObject({
      date: '2026-03-17',
      triggerMilestoneId: null,
      isAutoCalculated: true,
      calculation: { triggerDate: '2026-03-02' },
    });
    expect(await db.selectFrom('milestoneAttachments').select('path').execute()).toEqual([{ path: kept }]);
    const files = await storedFiles();
    expect(files).toContain(kept);
    expect(files).not.toContain(gone);
    expect((await collaborator.call(wire, 'milestones.delete', { id: motion.id })).status).toBe(404);
  });

  test('also when the disk is almost full', async () => {
    const { caseId, owner } = await makePeople(server);
    const { id } = await makeMilestone(db, { caseId });
    server.disk.free = -1;
    const answer = await owner.call(wire, 'milestones.delete', { id });
    server.disk.free = Number.POSITIVE_INFINITY;
    expect(answer.status, answer.text).toBe(200);
  });
});

test('a file that cannot be removed now fails nothing', async () => {
  const { caseId, owner } = await makePeople(server);
  const { id } = await makeMilestone(db, { caseId });
  await attach(id);
  const { remove } = server.deps.blobs;
  server.deps.blobs.remove = () => Promise.reject(new Error('the store is away'));
  const answer = await owner.rest('DELETE', `/api/milestones/${id}`);
  server.deps.blobs.remove = remove;
  expect(answer.status).toBe(200);
  expect(await storedTimeline(server, caseId)).toEqual([]);
});

test('members who watch are told', async () => {
  const { caseId, owner } = await makePeople(server);
  const { id } = await makeMilestone(db, { caseId });
  const ending = new AbortController();
  const watch = server.deps.events.watch(caseId, ending.signal)[Symbol.asyncIterator]();
  const told = watch.next();
  await owner.rest('DELETE', `/api/milestones/${id}`);
  expect(await told).toEqual({ done: false, value: { type: 'case-changed' } });
  ending.abort();
});

test('401, 403 and 404', async () => {
  const people = await makePeople(server);
  const { id } = await makeMilestone(db, { caseId: people.caseId });
  await expectRefused(people, 'milestones.delete', { id }, ['viewer']);
  await expectNotFound(people.owner, 'milestones.delete', 'id');
  expect(await storedTimeline(server, people.caseId)).toHaveLength(1);
});
