import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { Reader, ReadOptions } from '#server/reading/reader.ts';
import type { ReadOutcome } from '#src/reading/schema.ts';
import { insertCase } from '#tests/factories/cases.ts';
import { makeEml } from '#tests/factories/papers.ts';
import { watchCase } from '#tests/setup/case-events.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { readerOf } from '#tests/setup/edges.ts';
import { allRead, makeReadingApp, startJobs, storeFile } from '#tests/setup/reading.ts';
import { until } from '#tests/setup/until.ts';

const database = await testDatabase();
const server = await makeReadingApp();
const started: Jobs[] = [];
beforeEach(() => database.reset());
afterEach(async () => {
  await Promise.all(started.splice(0).map((jobs) => jobs.stop()));
});
afterAll(() => server.close());

async function start(reader: Reader = server.deps.reader): Promise<Jobs> {
  const jobs = await startJobs(server, { reader });
  started.push(jobs);
  return jobs;
}

/** A reader under the test's hand; every other part is the real one. */
function readerThat(read: (filename: string, options: ReadOptions) => Promise<ReadOutcome>): Reader {
  return readerOf((file, options = {}) => read(file.filename, options));
}

/** Reads until it is told to stop. */
function neverEnding(): Reader {
  return readerThat(
    (_, { signal }) =>
      new Promise((_resolve, reject) => {
        signal?.throwIfAborted();
        signal?.addEventListener('abort', () => reject(signal.reason));
      }),
  );
}

function pages(...texts: string[]): ReadOutcome {
  return {
    ok: true,
    kind: 'txt',
    mimeType: 'text/plain',
    pages: texts.map((text, index) => ({ number: index + 1, text, source: 'body' })),
    pageCount: texts.length,
    attachments: [],
    notes: [],
  };
}

async function owner() {
  const { id: caseId, userId } = await insertCase(server.db);
  return { caseId, userId };
}

const NOTE = { filename: 'note.txt', mimeType: 'text/plain', content: 'The ladder was left in the yard.' };

async function statusOf(id: string) {
  return server.db
    .selectFrom('documents')
    .select(['status', 'statusReason', 'readStage', 'readPage', 'readPages'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

test('what was queued or being read when the program was killed is read after the next start', async () => {
  const who = await owner();
  await start(neverEnding());
  const first = await storeFile(server, who, NOTE);
  await until(async () => expect(await statusOf(first)).toMatchObject({ status: 'reading' }));
  const second = await storeFile(server, who, { ...NOTE, filename: 'second.txt' });
  // The first process never says goodbye: its queue is left as it is.
  const killed = started.splice(0);
  await server.db.updateTable('documents').set({ status: 'queued' }).where('id', '=', second).execute();
  await start();
  const rows = await allRead(server, who.caseId);
  expect(rows.map(({ status }) => status)).toEqual(['ready', 'ready']);
  await Promise.all(killed.map((jobs) => jobs.stop()));
});

test('a stop hands a long reading back: the document is queued again, and read after the next start', async () => {
  const who = await owner();
  const jobs = await start(neverEnding());
  const id = await storeFile(server, who, NOTE);
  await until(async () => expect(await statusOf(id)).toMatchObject({ status: 'reading' }));
  await jobs.stop();
  expect(await statusOf(id)).toMatchObject({ status: 'queued', readStage: null });
  await start();
  expect((await allRead(server, who.caseId))[0]).toMatchObject({ status: 'ready' });
});

test('a file that cannot be read fails with its reason; trying again reads it', async () => {
  const who = await owner();
  const agent = await server.as({ id: who.userId });
  let isBroken = true;
  await start(
    readerThat(async () =>
      isBroken ? { ok: false, code: 'corrupt', reason: 'This file is damaged.' } : pages('Mended.'),
    ),
  );
  const id = await storeFile(server, who, NOTE);
  expect((await allRead(server, who.caseId))[0]).toMatchObject({
    status: 'failed',
    statusReason: 'This file is damaged.',
  });
  isBroken = false;
  const answer = await agent.call('rest', 'documents.retry', { id });
  expect(answer).toMatchObject({ status: 200, body: { id, status: 'queued', statusReason: null } });
  expect((await allRead(server, who.caseId))[0]).toMatchObject({ status: 'ready', extractedText: 'Mended.' });
  expect((await agent.call('rest', 'documents.retry', { id })).status).toBe(409);
});

test('bytes that are gone fail with a sentence', async () => {
  const who = await owner();
  const id = await storeFile(server, who, NOTE);
  const { path } = await server.db.selectFrom('documents').select('path').executeTakeFirstOrThrow();
  await server.deps.blobs.remove(path);
  await start();
  await until(async () => expect(await statusOf(id)).toMatchObject({ status: 'failed' }));
  expect((await statusOf(id)).statusReason).toBe('The file is missing from storage. Please upload it again.');
});

test('what is removed while it is read is no error of ours, and is not tried again', async () => {
  const who = await owner();
  let tries = 0;
  await start(
    readerThat(async () => {
      tries += 1;
      await server.db.deleteFrom('documents').execute();
      throw new Error('ENOENT: no such file');
    }),
  );
  await storeFile(server, who, NOTE);
  await until(() =>
    expect(server.log.lines.some(({ message }) => message.includes('was removed'))).toBe(true),
  );
  expect(server.log.lines.filter(({ level }) => level === 'error')).toEqual([]);
  expect(tries).toBe(1);
});

test('an error of ours is tried again, and nothing is left half done', async () => {
  const who = await owner();
  let tries = 0;
  await start(
    readerThat(async () => {
      tries += 1;
      if (tries === 1) throw new Error('The disk hiccuped.');
      return pages('First page.', 'Second page with NUL\u0000 and \f inside.');
    }),
  );
  await storeFile(server, who, NOTE);
  const [row] = await allRead(server, who.caseId);
  expect(tries).toBe(2);
  expect(row).toMatchObject({
    status: 'ready',
    pageCount: 2,
    extractedText: 'First page.\fSecond page with NUL and \n inside.',
  });
});

test('progress is stored and published with stage and page, and no text', async () => {
  const who = await owner();
  const events: unknown[] = [];
  const watching = new AbortController();
  const watch = (async () => {
    for await (const event of watchCase(server.deps.events, who.caseId, watching.signal)) events.push(event);
  })();
  const gate = Promise.withResolvers<void>();
  await start(
    readerThat(async (_, { onProgress }) => {
      onProgress?.({ stage: 'ocr', page: 1, pages: 9 });
      for (let page = 2; page < 9; page += 1) onProgress?.({ stage: 'ocr', page, pages: 9 });
      await gate.promise;
      return pages('The marzipan statue.');
    }),
  );
  const id = await storeFile(server, who, NOTE);
  await until(async () => expect(await statusOf(id)).toMatchObject({ readPage: 8 }));
  expect(await statusOf(id)).toMatchObject({
    status: 'reading',
    readStage: 'ocr',
    readPage: 8,
    readPages: 9,
  });
  gate.resolve();
  await allRead(server, who.caseId);
  watching.abort();
  await watch;
  const states = events.flatMap((event) =>
    typeof event === 'object' && event !== null && 'document' in event ? [event.document] : [],
  );
  expect(states).toMatchObject([
    { id, status: 'reading', readStage: 'opening' },
    { id, status: 'reading', readStage: 'ocr', readPage: 8, readPages: 9 },
    { id, status: 'ready', readStage: null },
  ]);
  expect(JSON.stringify(events)).not.toContain('marzipan');
});

test('at most two documents are read at a time', async () => {
  const who = await owner();
  const together = Promise.withResolvers<void>();
  let now = 0;
  let most = 0;
  await start(
    readerThat(async () => {
      now += 1;
      most = Math.max(most, now);
      if (now === 2) together.resolve();
      await together.promise;
      await new Promise((resolve) => setTimeout(resolve, 60));
      now -= 1;
      return pages('Something.');
    }),
  );
  for (let count = 0; count < 6; count += 1)
    await storeFile(server, who, { ...NOTE, filename: `${count}.txt` });
  await allRead(server, who.caseId);
  expect(most).toBe(2);
});

test('a document deleted while it is read stays deleted and leaves nothing in the index', async () => {
  const who = await owner();
  const agent = await server.as({ id: who.userId });
  const gate = Promise.withResolvers<void>();
  let isReading = false;
  const jobs = await start(
    readerThat(async () => {
      isReading = true;
      await gate.promise;
      return pages('The marzipan statue.');
    }),
  );
  const id = await storeFile(server, who, NOTE);
  await until(() => expect(isReading).toBe(true));
  expect((await agent.call('rest', 'documents.delete', { id })).status).toBe(200);
  gate.resolve();
  await jobs.stop();
  expect(await server.db.selectFrom('documentChunks').select('id').execute()).toEqual([]);
  expect(await server.db.selectFrom('documentTerms').select('term').execute()).toEqual([]);
});

test('reading a letter again adds no second copy of its attachment, and keeps what was changed on it', async () => {
  const who = await owner();
  const content = makeEml({
    subject: 'Enclosure',
    body: 'See the enclosure.',
    attachments: [{ filename: 'list.txt', mimeType: 'text/plain', content: 'A list of things.' }],
  });
  const jobs = await start();
  const id = await storeFile(server, who, { filename: 'a.eml', mimeType: 'message/rfc822', content });
  await until(async () =>
    expect(await server.db.selectFrom('documents').select('id').execute()).toHaveLength(2),
  );
  const first = await allRead(server, who.caseId);
  await server.db
    .updateTable('documents')
    .set({ docType: 'Exhibit' })
    .where('parentDocumentId', '=', id)
    .execute();
  await server.db.updateTable('documents').set({ status: 'queued' }).where('id', '=', id).execute();
  await jobs.readDocument(id);
  await until(async () => expect(await statusOf(id)).toMatchObject({ status: 'ready' }));
  const again = await allRead(server, who.caseId);
  expect(again.map((row) => row.id).toSorted()).toEqual(first.map((row) => row.id).toSorted());
  expect(again.find((row) => row.parentDocumentId === id)).toMatchObject({ docType: 'Exhibit' });
  const indexes = await server.db.selectFrom('documentIndexes').select('documentId').execute();
  expect(indexes).toHaveLength(2);
});

test('a document that waits without a job, however that came about, is read', async () => {
  const who = await owner();
  await start();
  const captured: string[] = [];
  const { jobs } = server.deps;
  server.deps.jobs = { ...jobs, readDocument: async (id) => void captured.push(id) };
  const id = await storeFile(server, who, NOTE);
  expect(captured).toEqual([id]);
  expect((await allRead(server, who.caseId))[0]).toMatchObject({ status: 'ready' });
});
