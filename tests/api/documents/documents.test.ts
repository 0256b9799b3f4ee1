import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { purgeDeleted } from '#server/documents/service.ts';
import { ListedDocument } from '#src/documents/requests-schema.ts';
import { Document, DocumentRow } from '#src/documents/schema.ts';
import { insertCase, insertMember } from '#tests/factories/cases.ts';
import { insertDocument } from '#tests/factories/documents.ts';
import { insertUser } from '#tests/factories/users.ts';
import { WIRES } from '#tests/setup/agent.ts';
import { expectFailure } from '#tests/setup/answers.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { storeFile } from '#tests/setup/reading.ts';
import { onTheWire } from '#tests/setup/wire-schema.ts';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

const database = await testDatabase();
const server = await makeTestApp();
beforeEach(async () => {
  await database.reset();
  server.jobs.documents.length = 0;
  server.clock.set(new Date());
});
afterAll(() => server.close());

async function setUp() {
  const user = await insertUser(server.db);
  const { id: caseId } = await insertCase(server.db, { userId: user.id });
  const viewer = await insertUser(server.db);
  await insertMember(server.db, { caseId, userId: viewer.id, role: 'viewer' });
  return {
    user,
    caseId,
    agent: await server.as(user),
    viewer: await server.as(viewer),
    outsider: await server.as(await insertUser(server.db)),
    document: await insertDocument(server.db, { caseId }),
  };
}

const CALLS: { name: string; input?: Record<string, unknown>; writes: boolean }[] = [
  { name: 'documents.get', writes: false },
  { name: 'documents.text', writes: false },
  { name: 'documents.analysis', writes: false },
  { name: 'documents.update', input: { docType: 'Order' }, writes: true },
  { name: 'documents.delete', writes: true },
  { name: 'documents.retry', writes: true },
  { name: 'documents.regenerateSummary', writes: true },
  { name: 'review.update', input: { custodian: 'Marisol Teague' }, writes: true },
  { name: 'documents.analyzeDiscovery', writes: true },
  { name: 'documents.chat', input: { message: 'Who repaired the roof?' }, writes: true },
];

test.each(WIRES)(
  'the documents of a case are counted without those that were deleted, on %s',
  async (wire) => {
    const { agent, viewer, caseId } = await setUp();
    await insertDocument(server.db, { caseId, status: 'failed' });
    await insertDocument(server.db, { caseId, status: 'reading' });
    const gone = await insertDocument(server.db, { caseId });
    await agent.call(wire, 'documents.delete', { id: gone.id });
    await insertDocument(server.db);
    const { body } = await viewer.call(wire, 'documents.count', { caseId });
    expect(body).toEqual({ total: 3, reading: 1, failed: 1 });
  },
);

describe.each(WIRES)('who may, on %s', (wire) => {
  test.each(CALLS)('$name', async ({ name, input = {}, writes }) => {
    const { viewer, outsider, agent, document } = await setUp();
    const status = async (who: typeof agent, id: string) =>
      (await who.call(wire, name, { ...input, id })).status;
    expect(await status(server.visitor(), document.id)).toBe(401);
    expect(await status(outsider, document.id)).toBe(404);
    expect(await status(agent, '00000000-0000-4000-8000-000000000000')).toBe(404);
    expect(await status(agent, 'no-id')).toBe(404);
    expect(await status(viewer, document.id)).toBe(writes ? 403 : 200);
  });

  test.each([
    'documents.list',
    'documents.count',
    'documents.listFull',
    'documents.deleted',
    'documents.chatHistory',
  ])('%s', async (name) => {
    const { viewer, outsider, agent, caseId, document } = await setUp();
    const input = name === 'documents.chatHistory' ? { docId: document.id } : {};
    const status = async (who: typeof agent, id: string) =>
      (await who.call(wire, name, { ...input, caseId: id })).status;
    expect(await status(server.visitor(), caseId)).toBe(401);
    expect(await status(outsider, caseId)).toBe(404);
    expect(await status(agent, 'no-id')).toBe(404);
    expect(await status(viewer, caseId)).toBe(200);
  });
});

describe('the list', () => {
  test('the newest first; the documented one carries the text, ?text=false and the rows do not', async () => {
    const { agent, caseId, document } = await setUp();
    const newer = await insertDocument(server.db, {
      caseId,
      filename: 'newer.txt',
      extractedText: 'Newer words.',
      uploadedAt: new Date(Date.now() + 60_000),
    });
    const rest = await agent.rest('GET', `/api/cases/${caseId}/documents`);
    expect(rest.status).toBe(200);
    expect(() => z.array(onTheWire(ListedDocument)).parse(rest.body)).not.toThrow();
    expect(rest.body).toMatchObject([
      { id: newer.id, extractedText: 'Newer words.' },
      { id: document.id, extractedText: document.extractedText },
    ]);
    const without = await agent.rest('GET', `/api/cases/${caseId}/documents?text=false`);
    const trpc = await agent.call('trpc', 'documents.list', { caseId });
    for (const answer of [without, trpc]) expect(answer.text).not.toContain('Newer words');
    expect(trpc.body).toMatchObject([{ id: newer.id, uploadedAt: newer.uploadedAt }, { id: document.id }]);
  });

  test('rows carry what a row shows and nothing else; some can be asked for by id', async () => {
    const { agent, caseId, document } = await setUp();
    const newer = await insertDocument(server.db, { caseId, uploadedAt: new Date(Date.now() + 60_000) });
    const elsewhere = await insertDocument(server.db);
    const rest = await agent.rest('GET', `/api/cases/${caseId}/documents/rows`);
    expect(() => z.array(onTheWire(DocumentRow)).parse(rest.body)).not.toThrow();
    expect(rest.body).toMatchObject([{ id: newer.id, duplicateOf: document.id }, { id: document.id }]);
    const some = [newer.id, elsewhere.id, 'no-id', UNKNOWN];
    const byId = [
      await agent.rest('GET', `/api/cases/${caseId}/documents/rows?ids=${some.join(',')}`),
      await agent.call('trpc', 'documents.list', { caseId, ids: some }),
    ];
    for (const answer of byId)
      expect(answer.body).toMatchObject([{ id: newer.id, duplicateOf: document.id }]);
    const tooMany = { caseId, ids: Array.from({ length: 101 }, () => UNKNOWN) };
    expect((await agent.call('trpc', 'documents.list', tooMany)).status).toBe(400);
  });

  test('a later document with the same bytes names the first one, as long as that is there', async () => {
    const { agent, caseId, document } = await setUp();
    const later = new Date(Date.now() + 60_000);
    const copy = await insertDocument(server.db, { caseId, filename: 'copy.txt', uploadedAt: later });
    const elsewhere = await insertDocument(server.db, { uploadedAt: later });
    expect(elsewhere.hash).toBe(copy.hash);
    const duplicates = async () => {
      const { body } = await agent.call('trpc', 'documents.list', { caseId });
      return z
        .array(DocumentRow)
        .parse(body)
        .map(({ id, duplicateOf }) => [id, duplicateOf]);
    };
    expect(await duplicates()).toEqual([
      [copy.id, document.id],
      [document.id, null],
    ]);
    await agent.call('trpc', 'documents.delete', { id: document.id });
    expect(await duplicates()).toEqual([[copy.id, null]]);
  });
});

describe.each(WIRES)('one document on %s', (wire) => {
  test('get and text', async () => {
    const { agent, document } = await setUp();
    const answer = await agent.call(wire, 'documents.get', { id: document.id });
    expect(answer).toMatchObject({
      status: 200,
      body: { id: document.id, filename: 'complaint.txt', mimeType: 'text/plain' },
    });
    if (wire === 'rest') expect(() => onTheWire(Document).parse(answer.body)).not.toThrow();
    const text = await agent.call(wire, 'documents.text', { id: document.id });
    expect(text).toMatchObject({ status: 200, body: { extractedText: document.extractedText } });
  });

  test('update changes the category and nothing else', async () => {
    const { agent, document } = await setUp();
    const change = { id: document.id, docType: '  Motion Practice ' };
    const more = { filename: 'evil.txt', caseId: '00000000-0000-4000-8000-000000000000' };
    expectFailure(await agent.call(wire, 'documents.update', { ...change, ...more }), 400, 'BAD_REQUEST', {
      fields: { filename: expect.any(String), caseId: expect.any(String) },
    });
    const answer = await agent.call(wire, 'documents.update', change);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        id: document.id,
        docType: 'Motion Practice',
        filename: 'complaint.txt',
        caseId: document.caseId,
      },
    });
    for (const docType of ['', '   ', 7, null, undefined, 'x'.repeat(101)]) {
      expect((await agent.call(wire, 'documents.update', { id: document.id, docType })).status).toBe(400);
    }
  });

  test('delete takes the letter, its attachment and theirs out of everything, with a message', async () => {
    const { agent, caseId, document } = await setUp();
    const child = await insertDocument(server.db, { caseId, parentDocumentId: document.id });
    const grandchild = await insertDocument(server.db, { caseId, parentDocumentId: child.id });
    const other = await insertDocument(server.db, { caseId });
    const answer = await agent.call(wire, 'documents.delete', { id: document.id });
    expect(answer).toMatchObject({ status: 200, body: { message: 'Document deleted' } });
    const list = await agent.call('trpc', 'documents.list', { caseId });
    expect(list.body).toMatchObject([{ id: other.id }]);
    for (const { id } of [document, child, grandchild]) {
      for (const name of ['documents.get', 'documents.text', 'documents.delete', 'documents.analysis']) {
        expect((await agent.call(wire, name, { id })).status).toBe(404);
      }
      expect((await agent.call(wire, 'documents.chatHistory', { caseId, docId: id })).status).toBe(404);
    }
  });

  test('retry: 409 for a document that has not failed', async () => {
    const { agent, document } = await setUp();
    expect((await agent.call(wire, 'documents.retry', { id: document.id })).status).toBe(409);
    await server.db.updateTable('documents').set({ status: 'failed', statusReason: 'Damaged.' }).execute();
    const answer = await agent.call(wire, 'documents.retry', { id: document.id });
    expect(answer).toMatchObject({ status: 200, body: { status: 'queued', statusReason: null } });
    expect(server.jobs.documents).toEqual([document.id]);
  });
});

test('retry answers with what it did, though the document is taken up to be read at once', async () => {
  const { user, document } = await setUp();
  await server.db.updateTable('documents').set({ status: 'failed', statusReason: 'Damaged.' }).execute();
  let begun: Promise<unknown> | undefined;
  const db = server.db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (result.rows.some((row) => row.status === 'queued')) {
        begun ??= server.db.updateTable('documents').set({ status: 'reading' }).execute();
      }
      return result;
    },
  });
  const hasty = await makeTestApp({ deps: { db } });
  const agent = await hasty.as(user);
  const answer = await agent.call('rest', 'documents.retry', { id: document.id });
  expect(answer).toMatchObject({ status: 200, body: { status: 'queued' } });
  await begun;
  await hasty.close();
});

test('addDocument queues a reading once, however often it is called with the same id', async () => {
  const { user, caseId } = await setUp();
  const file = { filename: 'a.txt', mimeType: 'text/plain', content: 'Words.' };
  const id = await storeFile(server, { caseId, userId: user.id }, file);
  expect(server.jobs.documents).toEqual([id]);
  const stored = await server.db.selectFrom('documents').selectAll().where('id', '=', id).executeTakeFirst();
  expect(stored).toMatchObject({ status: 'queued', size: 6, source: 'upload', docType: null });
});

test('30 days after the deletion bytes and rows are gone; before, they are kept', async () => {
  const { user, caseId, agent } = await setUp();
  const file = { filename: 'a.txt', mimeType: 'text/plain', content: 'Words.' };
  const id = await storeFile(server, { caseId, userId: user.id }, file);
  const { path } = await server.db
    .selectFrom('documents')
    .select('path')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await agent.call('rest', 'documents.delete', { id });
  server.clock.advance({ days: 29 });
  expect(await purgeDeleted(server.deps)).toBe(0);
  expect(await server.deps.blobs.size(path)).toBe(6);
  server.clock.advance({ days: 2 });
  expect(await purgeDeleted(server.deps)).toBe(1);
  expect(await server.deps.blobs.size(path)).toBeUndefined();
  expect(await server.db.selectFrom('documents').select('id').where('id', '=', id).execute()).toEqual([]);
});

test('bytes that two documents share stay until both are gone', async () => {
  const { user, caseId, agent } = await setUp();
  const file = { filename: 'a.txt', mimeType: 'text/plain', content: 'Words.' };
  const id = await storeFile(server, { caseId, userId: user.id }, file);
  const { path } = await server.db
    .selectFrom('documents')
    .select('path')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const twin = await insertDocument(server.db, { caseId, path });
  await agent.call('rest', 'documents.delete', { id });
  server.clock.advance({ days: 31 });
  expect(await purgeDeleted(server.deps)).toBe(1);
  expect(await server.deps.blobs.size(path)).toBe(6);
  await agent.call('rest', 'documents.delete', { id: twin.id });
  await agent.call('rest', 'documents.purge', { caseId, ids: [twin.id] });
  expect(await server.deps.blobs.size(path)).toBeUndefined();
});

test('a file that cannot be removed yet is removed later, and cannot be restored meanwhile', async () => {
  const { caseId, agent, document } = await setUp();
  const { blobs } = server.deps;
  const failing = { ...blobs, remove: () => Promise.reject(new Error('The disk does not answer.')) };
  await agent.call('rest', 'documents.delete', { id: document.id });
  server.clock.advance({ days: 31 });
  expect(await purgeDeleted({ ...server.deps, blobs: failing })).toBe(0);
  const restored = await agent.call('rest', 'documents.restore', { caseId, ids: [document.id] });
  expect(restored.status).toBe(404);
  expect(await purgeDeleted(server.deps)).toBe(1);
});
