import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import type { Jobs } from '#server/jobs/jobs.ts';
import { insertCase } from '#tests/factories/cases.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { allRead, makeReadingApp, startJobs, storeFile } from '#tests/setup/reading.ts';

const database = await testDatabase();
const server = await makeReadingApp();
const started: Jobs[] = [];
beforeEach(() => database.reset());
afterEach(async () => {
  server.disk.free = Number.POSITIVE_INFINITY;
  await Promise.all(started.splice(0).map((jobs) => jobs.stop()));
});
afterAll(() => server.close());

const NOTE = { filename: 'note.txt', mimeType: 'text/plain', content: 'The gate was left open on May 2.' };

test.each([
  ['at once', 0],
  ['after its job has begun', 700],
])(
  'what waits while the disk is almost full is read once there is room (the queue answers %s)',
  async (_, answersLate) => {
    const { id: caseId, userId } = await insertCase(server.db);
    const id = await storeFile(server, { caseId, userId }, NOTE);
    server.disk.free = -1;
    started.push(await startJobs(server, { answersLate }));
    await server.deps.jobs.readDocument(id);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    const waiting = await server.db.selectFrom('documents').select(['status', 'statusReason']).execute();
    expect(waiting).toEqual([{ status: 'queued', statusReason: null }]);

    server.disk.free = Number.POSITIVE_INFINITY;
    expect(await allRead(server, caseId)).toMatchObject([{ id, status: 'ready' }]);
  },
);
