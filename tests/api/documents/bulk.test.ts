import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { BulkAnswer, DeletedDocument } from '#src/documents/bulk-schema.ts';
import { insertCase, insertMember } from '#tests/factories/cases.ts';
import { insertDocument } from '#tests/factories/documents.ts';
import { insertUser } from '#tests/factories/users.ts';
import { type Agent, WIRES } from '#tests/setup/agent.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { indexDocument } from '#tests/setup/indexed.ts';
import { QueryCounter } from '#tests/setup/query-counter.ts';
import { onTheWire } from '#tests/setup/wire-schema.ts';

const database = await testDatabase();
const counter = new QueryCounter();
const server = await makeTestApp({ deps: { db: database.db.withPlugin(counter) } });
beforeEach(async () => {
  await database.reset();
  server.jobs.documents.length = 0;
  server.clock.set(new Date());
});
afterAll(() => server.close());

async function setUp() {
  const user = await insertUser(server.db);
  const { id: caseId } = await insertCase(server.db, { userId: user.id });
  const { userId: viewerId } = await insertMember(server.db, { caseId, role: 'viewer' });
  const { userId: helperId } = await insertMember(server.db, { caseId, role: 'collaborator' });
  const letter = await insertDocument(server.db, { caseId, filename: 'letter.eml', size: 10 });
  const attached = await insertDocument(server.db, {
    caseId,
    filename: 'invoice.txt',
    size: 5,
    parentDocumentId: letter.id,
  });
  const order = await insertDocument(server.db, { caseId, filename: 'order.pdf' });
  return {
    caseId,
    letter,
    attached,
    order,
    elsewhere: await insertDocument(server.db),
    agent: await server.as(user),
    viewer: await server.as({ id: viewerId }),
    helper: await server.as({ id: helperId }),
    outsider: await server.as(await insertUser(server.db)),
  };
}

async function living(agent: Agent, caseId: string): Promise<string[]> {
  const { body } = await agent.call('trpc', 'documents.list', { caseId });
  return z
    .array(z.object({ id: z.string() }))
    .parse(body)
    .map(({ id }) => id)
    .sort();
}

async function typesOf(caseId: string) {
  const rows = await server.db
    .selectFrom('documents')
    .select('docType')
    .where('caseId', '=', caseId)
    .execute();
  return rows.map(({ docType }) => docType);
}

const NAMES = ['categorizeMany', 'deleteMany', 'restore', 'purge'].map((name) => `documents.${name}`);

describe.each(WIRES)('on %s', (wire) => {
  test.each(NAMES)('%s: 400, 401, 403 and 404, and nothing is done', async (name) => {
    const { agent, viewer, outsider, caseId, letter, elsewhere } = await setUp();
    const more = name === 'documents.categorizeMany' ? { docType: 'Order' } : {};
    const input = { caseId, ids: [letter.id], ...more };
    expect((await server.visitor().call(wire, name, input)).status).toBe(401);
    expect((await outsider.call(wire, name, input)).status).toBe(404);
    expect((await viewer.call(wire, name, input)).status).toBe(403);
    for (const ids of [[], 'x', undefined, Array.from({ length: 10_001 }, () => letter.id)]) {
      expect((await agent.call(wire, name, { ...input, ids })).status).toBe(400);
    }
    for (const other of [elsewhere.id, randomUUID(), 'no-id']) {
      const answer = await agent.call(wire, name, { ...input, ids: [letter.id, other] });
      expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    }
    expect(await living(agent, caseId)).toHaveLength(3);
    expect(await typesOf(caseId)).not.toContain('Order');
  });

  test('categorizeMany files all of them and says how many', async () => {
    const { agent, caseId, letter, order } = await setUp();
    const ids = [letter.id, order.id, order.id.toUpperCase()];
    const answer = await agent.call(wire, 'documents.categorizeMany', { caseId, ids, docType: ' Trial ' });
    expect(answer).toMatchObject({ status: 200, body: { message: '2 documents filed under Trial' } });
    if (wire === 'rest') expect(() => BulkAnswer.strict().parse(answer.body)).not.toThrow();
    expect((await typesOf(caseId)).filter((type) => type === 'Trial')).toHaveLength(2);
    expect((await agent.call(wire, 'documents.categorizeMany', { caseId, ids, docType: ' ' })).status).toBe(
      400,
    );
  });

  test('deleteMany takes attachments along, restore brings them back and has them indexed', async () => {
    const { agent, caseId, letter, attached, order } = await setUp();
    await indexDocument(server.db, letter);
    const all = await living(agent, caseId);
    const answer = await agent.call(wire, 'documents.deleteMany', { caseId, ids: [letter.id, order.id] });
    expect(answer).toMatchObject({ status: 200, body: { message: '2 documents deleted' } });
    expect(BulkAnswer.parse(answer.body).ids.sort()).toEqual(all);
    expect(await living(agent, caseId)).toEqual([]);
    expect(await server.db.selectFrom('documentTerms').selectAll().execute()).toEqual([]);

    server.clock.advance({ days: 3 });
    const list = await agent.call(wire, 'documents.deleted', { caseId });
    if (wire === 'rest') expect(() => z.array(onTheWire(DeletedDocument)).parse(list.body)).not.toThrow();
    expect(list).toMatchObject({
      status: 200,
      body: [
        { id: letter.id, attachments: 1, size: 15, daysLeft: 27 },
        { id: order.id, attachments: 0, daysLeft: 27 },
      ],
    });

    const restored = await agent.call(wire, 'documents.restore', { caseId, ids: [letter.id] });
    expect(restored).toMatchObject({ status: 200, body: { message: 'Document restored' } });
    expect(await living(agent, caseId)).toEqual([letter.id, attached.id].sort());
    expect([...server.jobs.documents].sort()).toEqual([letter.id, attached.id].sort());
    expect((await agent.call(wire, 'documents.restore', { caseId, ids: [letter.id] })).status).toBe(404);
    const text = await agent.call(wire, 'documents.text', { id: letter.id });
    expect(text.body).toMatchObject({ extractedText: letter.extractedText });
  });

  test('what was deleted by itself before stays deleted when its letter is restored', async () => {
    const { agent, caseId, letter, attached, order } = await setUp();
    await agent.call(wire, 'documents.delete', { id: attached.id });
    await agent.call(wire, 'documents.delete', { id: letter.id });
    await agent.call(wire, 'documents.restore', { caseId, ids: [letter.id] });
    expect(await living(agent, caseId)).toEqual([letter.id, order.id].sort());
    await agent.call(wire, 'documents.restore', { caseId, ids: [attached.id] });
    expect(await living(agent, caseId)).toHaveLength(3);
  });

  test('purge is for the owner, and for what is deleted already', async () => {
    const { agent, helper, caseId, letter, order } = await setUp();
    const purge = (who: Agent) => who.call(wire, 'documents.purge', { caseId, ids: [letter.id] });
    expect((await purge(agent)).status).toBe(404);
    expect(await living(agent, caseId)).toHaveLength(3);
    await helper.call(wire, 'documents.delete', { id: letter.id });
    expect((await purge(helper)).status).toBe(403);
    expect(await purge(agent)).toMatchObject({
      status: 200,
      body: { message: '1 document deleted for good' },
    });
    expect((await agent.call(wire, 'documents.deleted', { caseId })).body).toEqual([]);
    expect((await agent.call(wire, 'documents.restore', { caseId, ids: [letter.id] })).status).toBe(404);
    const rows = await server.db.selectFrom('documents').select('id').where('caseId', '=', caseId).execute();
    expect(rows).toEqual([{ id: order.id }]);
  });
});

test('a document that is being read when it is deleted is read after it was restored', async () => {
  const { agent, caseId } = await setUp();
  const values = { caseId, status: 'reading', extractedText: null } as const;
  const unread = await insertDocument(server.db, values);
  await agent.call('rest', 'documents.deleteMany', { caseId, ids: [unread.id] });
  await agent.call('rest', 'documents.restore', { caseId, ids: [unread.id] });
  const row = await server.db
    .selectFrom('documents')
    .select(['status', 'needsIndex'])
    .where('id', '=', unread.id)
    .executeTakeFirst();
  expect(row).toEqual({ status: 'queued', needsIndex: false });
  expect(server.jobs.documents).toEqual([unread.id]);
});

test('ten thousand documents take as many statements as two', async () => {
  const { agent, caseId } = await setUp();
  const rows = Array.from({ length: 10_000 }, (_, index) => ({
    id: randomUUID(),
    caseId,
    filename: `${index}.txt`,
    path: randomUUID(),
    mimeType: 'text/plain',
    size: 1,
    status: 'ready' as const,
  }));
  for (let at = 0; at < rows.length; at += 1000) {
    await server.db
      .insertInto('documents')
      .values(rows.slice(at, at + 1000))
      .execute();
  }
  const ids = rows.map(({ id }) => id);
  const statements = async (name: string, some: string[]) => {
    counter.count = 0;
    const more = name === 'documents.categorizeMany' ? { docType: 'Trial' } : {};
    const answer = await agent.call('rest', name, { caseId, ids: some, ...more });
    expect(answer.status, answer.text.slice(0, 200)).toBe(200);
    return counter.count;
  };
  const few = await statements('documents.categorizeMany', ids.slice(0, 2));
  expect(await statements('documents.categorizeMany', ids)).toBe(few);
  // Search is cleared 200 documents at a time.
  expect(await statements('documents.deleteMany', ids)).toBeLessThan(250);
  // One more tells the history of the case.
  expect(await statements('documents.restore', ids)).toBe(few + 1);
  expect(await living(agent, caseId)).toHaveLength(10_003);
});
