import { afterAll, beforeEach, expect, test } from 'vitest';
import { asPdf, makeDeposition } from '#tests/factories/transcripts.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { allRead, makeReadingApp, startJobs, storeFile } from '#tests/setup/reading.ts';
import { makePeople } from '../cases/people.ts';

const database = await testDatabase();
const server = await makeReadingApp();
const { db } = server;
beforeEach(() => database.reset());
afterAll(() => server.close());

test('what is uploaded as a transcript becomes one when it is read; what only looks like one does not', async () => {
  const { caseId, ownerId, owner } = await makePeople(server);
  const jobs = await startJobs(server);
  const content = await asPdf(makeDeposition());
  const file = { filename: 'okoro.pdf', mimeType: 'application/pdf', content };
  const chosen = await storeFile(server, { caseId, userId: ownerId }, { ...file, docType: 'Transcript' });
  await storeFile(server, { caseId, userId: ownerId }, { ...file, filename: 'copy.pdf', docType: null });
  const rows = await allRead(server, caseId);
  await jobs.stop();
  // Both are filed as transcripts by now, one of them by the program.
  expect(rows.map(({ docType }) => docType)).toEqual(['Transcript', 'Transcript']);
  const [made, ...others] = await owner.trpc.transcripts.listOfCase.query({ caseId });
  expect(made).toMatchObject({
    documentId: chosen,
    witness: 'Anselm Okoro',
    title: 'Deposition of Anselm Okoro',
  });
  expect(others).toEqual([]);
  const { hits } = await owner.trpc.transcripts.search.query({ id: made?.id ?? '', q: 'green binder' });
  expect(hits.map(({ place }) => place)).toEqual(['4:8', '4:21']);
  const row = await db.selectFrom('transcripts').select(['path', 'textNumber']).executeTakeFirstOrThrow();
  expect(row).toEqual({ path: rows.find(({ id }) => id === chosen)?.path, textNumber: 1 });
});
