import { afterAll, beforeEach, expect, test } from 'vitest';
import { insertCase } from '#tests/factories/cases.ts';
import { insertDocument } from '#tests/factories/documents.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { makeReadingApp, startJobs } from '#tests/setup/reading.ts';
import { until } from '#tests/setup/until.ts';

const database = await testDatabase();
const server = await makeReadingApp();
beforeEach(() => database.reset());
afterAll(() => server.close());

test('papers of an earlier release are read for what they say, and behind no upload', async () => {
  const { id: caseId } = await insertCase(server.db);
  const extractedText = 'ORDER\n\nDefendant shall file a response no later than May 2, 2031.';
  const values = { caseId, extractedText, docType: 'Order', docDate: '2031-04-01' };
  for (let count = 0; count < 60; count += 1) await insertDocument(server.db, values);
  const jobs = await startJobs(server, {});
  try {
    await until(async () => {
      const rows = await server.db.selectFrom('documentFacts').select('documentId').execute();
      expect(rows).toHaveLength(60);
    });
    const found = await server.db.selectFrom('facts').select('kind').where('kind', '=', 'deadline').execute();
    expect(found).toHaveLength(60);
  } finally {
    await jobs.stop();
  }
});
