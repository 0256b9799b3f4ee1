import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import type { Jobs } from '#server/jobs/jobs.ts';
import { insertCase } from '#tests/factories/cases.ts';
import { insertUser } from '#tests/factories/users.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { readerOf } from '#tests/setup/edges.ts';
import { allRead, makeReadingApp, startJobs, storeFile } from '#tests/setup/reading.ts';
import { until } from '#tests/setup/until.ts';
import { makePdf } from '#tests/unit/reading/make-files.ts';
import { begin, only, settled, text } from '../intake/stand.ts';

const database = await testDatabase();
const server = await makeReadingApp();
let jobs: Jobs;
beforeEach(() => database.reset());
afterEach(() => jobs.stop());
afterAll(() => server.close());

/** A reader that reads notes of an account at once, and holds all others until it is let go or nobody wants them. */
function holdingReader() {
  const held: { filename: string; isAborted: boolean }[] = [];
  const go = Promise.withResolvers<void>();
  const reader = readerOf(async ({ filename }, options) => {
    if (!filename.startsWith('account')) {
      const entry = { filename, isAborted: false };
      held.push(entry);
      const aborted = Promise.withResolvers<never>();
      options?.signal?.addEventListener('abort', () => {
        entry.isAborted = true;
        aborted.reject(new Error('aborted'));
      });
      await Promise.race([go.promise, aborted.promise]);
    }
    const pages = [{ number: 1, text: `These are the words of ${filename}.`, source: 'body' as const }];
    const found = { pages, pageCount: 1, attachments: [], notes: [] };
    return { ok: true, kind: 'txt', mimeType: 'text/plain', ...found };
  });
  return { reader, held, letGo: go.resolve };
}

test('a reader is free for accounts however much strangers have sent, and what they discard is not read on', async () => {
  const { reader, held, letGo } = holdingReader();
  jobs = await startJobs(server, { reader });
  const strangers = [server.visitor(), server.visitor(), server.visitor()];
  const begun: { id: string; drop: () => Promise<unknown> }[] = [];
  for (const [index, agent] of strangers.entries()) {
    const { intakeId } = await begin(agent, [text(`stranger ${index}.txt`, `Paper ${index}.`)]);
    begun.push({ id: intakeId, drop: () => agent.rest('DELETE', `/api/intake/${intakeId}`) });
  }
  await until(async () => expect(held).toHaveLength(1));
  const mine = await insertCase(server.db);
  const note = { filename: 'account.txt', mimeType: 'text/plain', content: 'A letter.' };
  await storeFile(server, { caseId: mine.id, userId: mine.userId }, note);
  await allRead(server, mine.id);
  expect(held.map(({ isAborted }) => isAborted)).toEqual([false]);

  // The one that is read is discarded: its reading ends, and the next stranger's begins.
  const index = Number(/\d/.exec(held[0]?.filename ?? '')?.[0]);
  await begun[index]?.drop();
  await until(async () => expect(held).toHaveLength(2));
  expect(held.map(({ isAborted }) => isAborted)).toEqual([true, false]);
  letGo();
});

test('of a stranger the first pages are read and it is said so; once kept, all are', async () => {
  jobs = await startJobs(server);
  const pages = Array.from({ length: 61 }, (_, page) => [`This is what stands on sheet ${page + 1}.`]);
  const pdf = new File([Buffer.from(await makePdf(pages))], 'long.pdf', { type: 'application/pdf' });
  const visitor = server.visitor();
  const { intakeId } = await begin(visitor, [pdf]);
  const { papers, proposals } = await settled(visitor, intakeId);
  const said = 'We read the first 60 pages. The rest is read once you keep it.';
  expect(only(papers).problems).toContain(said);
  expect(only(papers).pages).toBe(60);
  expect(proposals.flatMap(({ problems }) => problems.map(({ text }) => text)).join(' ')).toContain(said);

  // Kept: it lies in a case that is somebody's.
  const { moveDocuments } = await import('#server/intake/move-store.ts');
  const { id: to } = await insertCase(server.db, { userId: (await insertUser(server.db)).id });
  const intake = await server.db
    .selectFrom('intakes')
    .select('caseId')
    .where('id', '=', intakeId)
    .executeTakeFirstOrThrow();
  await moveDocuments(server.db, [String(only(papers).documentId)], { from: intake.caseId as never, to });
  await until(async () => {
    const [row] = await allRead(server, to);
    expect(row).toMatchObject({ rereadStatus: null, pageCount: 61 });
    expect(row?.extractedText).toContain('sheet 61');
    expect(JSON.stringify(row?.notes)).not.toContain('first 60');
  });
});
