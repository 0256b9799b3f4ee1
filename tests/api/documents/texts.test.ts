import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Jobs } from '#server/jobs/jobs.ts';
import { ChatMessage } from '#src/conversations/schema.ts';
import { Document } from '#src/documents/schema.ts';
import { TextVersion } from '#src/documents/text-versions-schema.ts';
import { Analysis, type Evidence } from '#src/papers/schema.ts';
import type { ReadOutcome } from '#src/reading/schema.ts';
import { insertCase, insertMember } from '#tests/factories/cases.ts';
import { insertDocument } from '#tests/factories/documents.ts';
import { insertUser } from '#tests/factories/users.ts';
import { type Agent, WIRES } from '#tests/setup/agent.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { readerOf } from '#tests/setup/edges.ts';
import { allRead, makeReadingApp, startJobs, storeFile } from '#tests/setup/reading.ts';
import { onTheWire } from '#tests/setup/wire-schema.ts';

const RUBBISH = `C0MPLA1NT F0R BREACH 0F C0NTRACT

1. P1aintiff Or1ov Roofing LLC repaired the roof at 14 Juniper Lane.
2. The rn0ney was never paid, and nobody answered the two letters.`;
const PAGES = [
  'STATE OF NEW MEXICO\n\nCOMPLAINT FOR BREACH OF CONTRACT',
  '1. Plaintiff Orlov Roofing LLC repaired the roof at 14 Juniper Lane.\n2. The money was never paid.',
];

/** What the reader finds next; the bytes of the test's files do not matter. */
let next: () => ReadOutcome | Promise<ReadOutcome>;
const reader = readerOf(async () => next());

function pages(...texts: string[]): ReadOutcome {
  return {
    ok: true,
    kind: 'pdf',
    mimeType: 'application/pdf',
    pages: texts.map((text, index) => ({ number: index + 1, text, source: 'ocr' })),
    pageCount: texts.length,
    attachments: [],
    notes: [`Read ${texts.length} pages.`],
  };
}

const database = await testDatabase();
const server = await makeReadingApp({ reader });
let jobs: Jobs;
beforeEach(async () => {
  await database.reset();
  jobs = await startJobs(server);
});
afterEach(() => jobs.stop());
afterAll(() => server.close());

async function until<T>(read: () => Promise<T>, is: (value: T) => boolean): Promise<T> {
  for (let left = 2400; left > 0; left -= 1) {
    const value = await read();
    if (is(value)) return value;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`It did not come: ${JSON.stringify(await read())}`);
}

async function setUp() {
  const user = await insertUser(server.db);
  const { id: caseId } = await insertCase(server.db, { userId: user.id });
  next = () => pages(RUBBISH);
  const file = { filename: 'scan.pdf', mimeType: 'application/pdf', content: 'bytes' };
  const id = await storeFile(server, { caseId, userId: user.id }, file);
  await allRead(server, caseId);
  const agent = await server.as(user);
  return { user, caseId, id, agent };
}

async function get(agent: Agent, id: string) {
  return Document.parse((await agent.call('trpc', 'documents.get', { id })).body);
}

/** Until nothing is under way for the document any more: read, indexed, analyzed. */
async function settled(id: string) {
  return until(
    () => server.db.selectFrom('documents').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    (row) => row.rereadStatus === null && !row.needsIndex && row.analyzedTextNumber === row.textNumber,
  );
}

async function found(agent: Agent, caseId: string, q: string): Promise<string[]> {
  const { body } = await agent.call('trpc', 'documents.search', { caseId, q });
  return z
    .object({ results: z.array(z.object({ quote: z.string() })) })
    .parse(body)
    .results.map(({ quote }) => quote);
}

/** Everything in an analysis that points into the text. */
function evidenceOf(value: unknown): Evidence[] {
  if (Array.isArray(value)) return value.flatMap(evidenceOf);
  if (typeof value !== 'object' || value === null) return [];
  const own = z
    .object({
      quote: z.string(),
      start: z.number(),
      end: z.number(),
      page: z.number(),
      verified: z.boolean(),
    })
    .safeParse(value).data;
  return own === undefined ? Object.values(value).flatMap(evidenceOf) : [own];
}

describe.each(WIRES)('on %s', (wire) => {
  test('read again: the new text counts everywhere, the former is kept and can be taken back', async () => {
    const { agent, caseId, id } = await setUp();
    const chat = await agent.call(wire, 'documents.chat', { id, message: 'Who repaired the roof?' });
    expect(chat.status, JSON.stringify(server.log.lines.slice(-2))).toBe(200);

    next = () => pages(...PAGES);
    const asked = await agent.call(wire, 'documents.reread', { id });
    expect(asked).toMatchObject({ status: 200, body: { status: 'ready', rereadStatus: 'queued' } });
    await settled(id);
    const text = PAGES.join('\f');
    expect(await get(agent, id)).toMatchObject({
      extractedText: text,
      textNumber: 2,
      pageCount: 2,
      notes: ['Read 2 pages.'],
      rereadNote: null,
    });
    const versions = await agent.call(wire, 'documents.texts', { id });
    if (wire === 'rest') expect(() => z.array(onTheWire(TextVersion)).parse(versions.body)).not.toThrow();
    expect(versions).toMatchObject({
      status: 200,
      body: [
        { number: 2, isCurrent: true, pageCount: 2, readBy: 'recognition' },
        { number: 1, isCurrent: false, pageCount: 1, notes: ['Read 1 pages.'], length: RUBBISH.length },
      ],
    });
    const former = await agent.call(wire, 'documents.textVersion', { id, number: 1 });
    expect(former).toMatchObject({ status: 200, body: { number: 1, extractedText: RUBBISH } });
    expect((await agent.call(wire, 'documents.textVersion', { id, number: 9 })).status).toBe(404);
    expect((await agent.call(wire, 'documents.textVersion', { id, number: 0 })).status).toBe(400);

    const history = await agent.call(wire, 'documents.chatHistory', { caseId, docId: id });
    const sources = z
      .array(ChatMessage.pick({ sources: true }))
      .parse(history.body)
      .flatMap((message) => message.sources);
    expect(sources.length).toBeGreaterThan(0);
    for (const { start, end, quote, page, verified } of sources) {
      if (!verified) continue;
      expect(text.slice(start, end)).toBe(quote);
      expect(page).toBe(text.slice(0, start).split('\f').length);
    }
    expect(sources.some(({ verified, page }) => verified && page === 2)).toBe(true);
    expect(await found(agent, caseId, 'complaint breach')).not.toEqual([]);
    expect(await found(agent, caseId, 'letters')).toEqual([]);

    const back = await agent.call(wire, 'documents.takeBackText', { id, number: 1 });
    expect(back).toMatchObject({ status: 200, body: { textNumber: 1, pageCount: 1 } });
    const row = await settled(id);
    expect(row.extractedText).toBe(RUBBISH);
    for (const { start, end, quote, verified } of evidenceOf(Analysis.parse(row.aiAnalysis))) {
      if (verified) expect(RUBBISH.slice(start, end)).toBe(quote);
    }
    expect(await found(agent, caseId, 'letters')).not.toEqual([]);
    expect((await agent.call(wire, 'documents.textVersion', { id, number: 2 })).body).toMatchObject({
      extractedText: text,
    });
    expect((await agent.call(wire, 'documents.takeBackText', { id, number: 7 })).status).toBe(404);
  });

  test('who may', async () => {
    const { caseId, id } = await setUp();
    const { userId } = await insertMember(server.db, { caseId, role: 'viewer' });
    const viewer = await server.as({ id: userId });
    const outsider = await server.as(await insertUser(server.db));
    for (const [name, writes] of [
      ['documents.reread', true],
      ['documents.texts', false],
      ['documents.textVersion', false],
      ['documents.takeBackText', true],
    ] as const) {
      const status = async (who: Agent) => (await who.call(wire, name, { id, number: 1 })).status;
      expect(await status(server.visitor())).toBe(401);
      expect(await status(outsider)).toBe(404);
      expect(await status(viewer)).toBe(writes ? 403 : 200);
    }
  });

  test('409 while it is read already, and for one that could not be read', async () => {
    const { agent, caseId, id } = await setUp();
    const { promise, resolve } = Promise.withResolvers<ReadOutcome>();
    next = () => promise;
    expect((await agent.call(wire, 'documents.reread', { id })).status).toBe(200);
    expect((await agent.call(wire, 'documents.reread', { id })).status).toBe(409);
    expect((await agent.call(wire, 'documents.takeBackText', { id, number: 1 })).status).toBe(409);
    resolve(pages(...PAGES));
    await settled(id);
    const failed = await insertDocument(server.db, { caseId, status: 'failed', extractedText: null });
    expect((await agent.call(wire, 'documents.reread', { id: failed.id })).status).toBe(409);
  });
});

describe('nothing is lost', () => {
  test.each([
    ['the file cannot be read', () => ({ ok: false, code: 'corrupt', reason: 'It is damaged.' }) as const],
    ['no words are found', () => pages(' ', '')],
    ['the same text comes out', () => pages(RUBBISH)],
  ])('when %s: the text stays, and that is said', async (_, outcome) => {
    const { agent, caseId, id } = await setUp();
    next = outcome;
    await agent.call('rest', 'documents.reread', { id });
    await settled(id);
    const document = await get(agent, id);
    expect(document).toMatchObject({ status: 'ready', extractedText: RUBBISH, textNumber: 1 });
    expect(document.rereadNote).toMatch(/damaged|No words|same text/);
    expect(await server.db.selectFrom('documentTexts').selectAll().execute()).toEqual([]);
    expect(await found(agent, caseId, 'letters')).not.toEqual([]);
  });

  test('when it is deleted while it is read again, and restored', async () => {
    const { agent, caseId, id } = await setUp();
    const { promise, resolve } = Promise.withResolvers<ReadOutcome>();
    next = () => promise;
    await agent.call('rest', 'documents.reread', { id });
    await agent.call('rest', 'documents.delete', { id });
    resolve(pages(...PAGES));
    await until(
      async () => found(agent, caseId, 'letters'),
      (quotes) => quotes.length === 0,
    );
    await agent.call('rest', 'documents.restore', { caseId, ids: [id] });
    const row = await settled(id);
    expect([RUBBISH, PAGES.join('\f')]).toContain(row.extractedText);
    await until(
      async () => found(agent, caseId, 'juniper'),
      (quotes) => quotes.length > 0,
    );
  });

  test('when the program stops in the middle: it is read again after the start', async () => {
    const { agent, id } = await setUp();
    const { promise } = Promise.withResolvers<ReadOutcome>();
    next = () => promise;
    await agent.call('rest', 'documents.reread', { id });
    await until(
      () => get(agent, id),
      ({ rereadStatus }) => rereadStatus === 'reading',
    );
    await jobs.stop();
    expect(await get(agent, id)).toMatchObject({ status: 'ready', extractedText: RUBBISH });
    await server.db.updateTable('documents').set({ rereadStatus: 'reading' }).execute();
    next = () => pages(...PAGES);
    jobs = await startJobs(server);
    await settled(id);
    expect(await get(agent, id)).toMatchObject({ extractedText: PAGES.join('\f'), textNumber: 2 });
  });

  test('a restored document is found again without another reading', async () => {
    const { agent, caseId, id } = await setUp();
    next = () => {
      throw new Error('It must not be read again.');
    };
    await agent.call('rest', 'documents.delete', { id });
    expect(await found(agent, caseId, 'letters')).toEqual([]);
    await agent.call('rest', 'documents.restore', { caseId, ids: [id] });
    await settled(id);
    expect(await found(agent, caseId, 'letters')).not.toEqual([]);
    expect(await get(agent, id)).toMatchObject({ status: 'ready', rereadNote: null });
  });
});
