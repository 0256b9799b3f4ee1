import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Jobs } from '#server/jobs/jobs.ts';
import { PageWords } from '#src/documents/text-versions-schema.ts';
import { PLACE_UNITS, PLACE_WIDTH } from '#src/text/word-places.ts';
import { insertCase, insertMember } from '#tests/factories/cases.ts';
import { insertUser } from '#tests/factories/users.ts';
import { WIRES } from '#tests/setup/agent.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { allRead, makeReadingApp, startJobs, storeFile } from '#tests/setup/reading.ts';
import { encodePng, makeScan } from '#tests/unit/reading/make-files.ts';

const database = await testDatabase();
const server = await makeReadingApp();
let jobs: Jobs | undefined;
beforeEach(() => database.reset());
afterEach(() => jobs?.stop());
afterAll(() => server.close());

const LINES = [
  'Ines Ortega kept the deposit of nine hundred dollars',
  'and gave no written account within thirty days.',
  'The tenant asks for that amount with costs.',
];

async function scanned() {
  const { id: caseId, userId } = await insertCase(server.db);
  const content = encodePng(await makeScan(LINES, 200));
  const id = await storeFile(
    server,
    { caseId, userId },
    { filename: 'scan.png', mimeType: 'image/png', content },
  );
  const note = { filename: 'note.txt', mimeType: 'text/plain', content: 'Typed, not scanned.' };
  const noteId = await storeFile(server, { caseId, userId }, note);
  jobs = await startJobs(server);
  await allRead(server, caseId);
  return { agent: await server.as({ id: userId }), caseId, id, noteId };
}

describe.each(WIRES)('where the words of a scanned page stand, on %s', (wire) => {
  test('every word of the text has its box, in the order of the page', async () => {
    const { agent, id, noteId } = await scanned();
    const answer = await agent.call(wire, 'documents.pageWords', { id, page: 1 });
    expect(answer.status).toBe(200);
    const { places } = z.strictObject(PageWords.shape).parse(answer.body);
    const text = z
      .object({ extractedText: z.string() })
      .parse((await agent.call(wire, 'documents.get', { id })).body).extractedText;
    const words = text.split(/\s+/);
    expect(places).toHaveLength(words.length * PLACE_WIDTH);
    for (const [at, word] of words.entries()) {
      const [start = 0, end = 0, left = 0, top = 0, width = 0, height = 0] = places.slice(at * PLACE_WIDTH);
      expect(text.slice(start, end)).toBe(word);
      expect(width * height).toBeGreaterThan(0);
      expect(left + width).toBeLessThanOrEqual(PLACE_UNITS);
      expect(top + height).toBeLessThanOrEqual(PLACE_UNITS);
    }
    expect((await agent.call(wire, 'documents.pageWords', { id, page: 2 })).body).toEqual({ places: [] });
    expect((await agent.call(wire, 'documents.pageWords', { id: noteId, page: 1 })).body).toEqual({
      places: [],
    });
    expect((await agent.call(wire, 'documents.pageWords', { id, page: 0 })).status).toBe(400);
  });

  test('who may', async () => {
    const { caseId, id } = await scanned();
    const { userId } = await insertMember(server.db, { caseId, role: 'viewer' });
    const status = async (who: Awaited<ReturnType<typeof server.as>>) =>
      (await who.call(wire, 'documents.pageWords', { id, page: 1 })).status;
    expect(await status(server.visitor())).toBe(401);
    expect(await status(await server.as(await insertUser(server.db)))).toBe(404);
    expect(await status(await server.as({ id: userId }))).toBe(200);
  });
});
