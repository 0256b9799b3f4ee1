import { afterAll, beforeEach, expect, test } from 'vitest';
import { insertCase } from '#tests/factories/cases.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { readerOf } from '#tests/setup/edges.ts';
import { allRead, makeReadingApp, startJobs, storeFile } from '#tests/setup/reading.ts';

const database = await testDatabase();
const server = await makeReadingApp();
beforeEach(() => database.reset());
afterAll(() => server.close());

test('a summons is read before the many papers that another person has put in line', async () => {
  const read: string[] = [];
  const first = Promise.withResolvers<void>();
  const reader = readerOf(async ({ filename }) => {
    read.push(filename);
    // Nothing comes to its end before all are in line.
    await first.promise;
    const pages = [{ number: 1, text: `These are the words of ${filename}.`, source: 'body' as const }];
    const found = { pages, pageCount: 1, attachments: [], notes: [] };
    return { ok: true, kind: 'txt', mimeType: 'text/plain', ...found };
  });
  const jobs = await startJobs(server, { reader });
  const many = await insertCase(server.db);
  const one = await insertCase(server.db);
  const note = (filename: string) => ({ filename, mimeType: 'text/plain', content: filename });
  for (let count = 0; count < 30; count += 1)
    await storeFile(server, { caseId: many.id, userId: many.userId }, note(`exhibit ${count}.txt`));
  await storeFile(server, { caseId: one.id, userId: one.userId }, note('summons.txt'));
  first.resolve();
  try {
    await allRead(server, one.id);
    await allRead(server, many.id);
  } finally {
    await jobs.stop();
  }
  expect(new Set(read).size).toBe(31);
  // Two were being read, and one was next.
  expect(read.indexOf('summons.txt')).toBeLessThan(5);
});
