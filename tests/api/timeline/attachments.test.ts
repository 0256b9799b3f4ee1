import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { MAX_ATTACHMENTS, MilestoneAttachment } from '#src/timeline/attachments-schema.ts';
import { insertDocument } from '#tests/factories/documents.ts';
import { insertAttachment, insertMilestone } from '#tests/factories/milestones.ts';
import { type Answer, WIRES, type Wire } from '#tests/setup/agent.ts';
import { expectFailure } from '#tests/setup/answers.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { onTheWire } from '#tests/setup/wire-schema.ts';
import { expectNotFound, expectRefused, makePeople } from '../cases/people.ts';

const database = await testDatabase();
const server = await makeTestApp();
const { db } = server;
beforeEach(() => database.reset());
afterAll(() => server.close());

const Names = z.array(z.object({ filename: z.string() }));

function namesOf(answer: Answer, wire: Wire): string[] {
  expect(answer.status, answer.text).toBeLessThan(300);
  if (wire === 'rest') z.array(onTheWire(MilestoneAttachment)).parse(answer.body);
  else z.array(MilestoneAttachment.strict()).parse(answer.body);
  return Names.parse(answer.body).map(({ filename }) => filename);
}

async function setUp() {
  const people = await makePeople(server);
  const milestone = await insertMilestone(db, { caseId: people.caseId });
  const document = await insertDocument(db, { caseId: people.caseId, filename: 'receipt.pdf' });
  return { ...people, milestone, document };
}

describe.each(WIRES)('on %s', (wire) => {
  test('attachments.attach: documents of the case, each once; attachments.list: the newest first', async () => {
    const { caseId, collaborator, viewer, milestone, document } = await setUp();
    const other = await insertDocument(db, { caseId, filename: 'photo.jpg', mimeType: 'image/jpeg' });
    const first = await collaborator.call(wire, 'attachments.attach', {
      id: milestone.id,
      documentIds: [document.id, document.id],
    });
    expect(first.status).toBe(wire === 'rest' ? 201 : 200);
    expect(namesOf(first, wire)).toEqual(['receipt.pdf']);
    expect(first.body).toMatchObject([
      { milestoneId: milestone.id, documentId: document.id, caseId, size: document.size },
    ]);
    server.clock.advance({ seconds: 1 });
    const both = { id: milestone.id, documentIds: [document.id, other.id] };
    expect(namesOf(await collaborator.call(wire, 'attachments.attach', both), wire)).toEqual([
      'photo.jpg',
      'receipt.pdf',
    ]);
    const list = await viewer.call(wire, 'attachments.list', { id: milestone.id });
    expect(namesOf(list, wire)).toEqual(['photo.jpg', 'receipt.pdf']);
  });

  test('a deleted document is not listed, and is again when it is restored', async () => {
    const { owner, milestone, document } = await setUp();
    await insertAttachment(db, milestone, document);
    expect((await owner.rest('DELETE', `/api/documents/${document.id}`)).status).toBe(200);
    expect(namesOf(await owner.call(wire, 'attachments.list', { id: milestone.id }), wire)).toEqual([]);
    await db.updateTable('documents').set({ deletedAt: null }).execute();
    expect(namesOf(await owner.call(wire, 'attachments.list', { id: milestone.id }), wire)).toHaveLength(1);
  });

  test('attachments.detach: the document stays', async () => {
    const { owner, milestone, document } = await setUp();
    const { id } = await insertAttachment(db, milestone, document);
    const answer = await owner.call(wire, 'attachments.detach', { id });
    expect({ status: answer.status, body: answer.body }).toEqual({
      status: 200,
      body: { message: 'Document detached' },
    });
    expect(namesOf(await owner.call(wire, 'attachments.list', { id: milestone.id }), wire)).toEqual([]);
    expect((await owner.rest('GET', `/api/documents/${document.id}`)).status).toBe(200);
    expectFailure(await owner.call(wire, 'attachments.detach', { id }), 404, 'NOT_FOUND');
  });

  test.each([
    ['of another case', async () => (await insertDocument(db)).id],
    [
      'that was deleted',
      async (caseId: string) => (await insertDocument(db, { caseId, deletedAt: new Date() })).id,
    ],
    ['that is none', async () => 'no-id'],
  ])('a document %s attaches nothing at all', async (_, make) => {
    const { caseId, owner, milestone, document } = await setUp();
    const documentIds = [document.id, await make(caseId)];
    const answer = await owner.call(wire, 'attachments.attach', { id: milestone.id, documentIds });
    expectFailure(answer, 404, 'NOT_FOUND');
    expect(answer.text).toContain('Some of these documents are not among the papers of this case any more.');
    expect(namesOf(await owner.call(wire, 'attachments.list', { id: milestone.id }), wire)).toEqual([]);
  });

  test('none chosen, and too many', async () => {
    const { caseId, owner, milestone } = await setUp();
    const none = await owner.call(wire, 'attachments.attach', { id: milestone.id, documentIds: [] });
    expectFailure(none, 400, 'BAD_REQUEST');
    expect(none.text).toContain('Please choose the documents to attach.');
    const documents = await Promise.all(
      Array.from({ length: MAX_ATTACHMENTS + 1 }, () => insertDocument(db, { caseId, extractedText: null })),
    );
    const ids = documents.map(({ id }) => id);
    const many = { id: milestone.id, documentIds: ids.slice(0, MAX_ATTACHMENTS) };
    expect(namesOf(await owner.call(wire, 'attachments.attach', many), wire)).toHaveLength(MAX_ATTACHMENTS);
    const one = { id: milestone.id, documentIds: ids.slice(-1) };
    expectFailure(await owner.call(wire, 'attachments.attach', one), 400, 'BAD_REQUEST');
    expectFailure(
      await owner.call(wire, 'attachments.attach', { id: milestone.id, documentIds: ids }),
      400,
      'BAD_REQUEST',
    );
  });
});

test('401, 403 and 404', async () => {
  const people = await setUp();
  const { milestone, document, owner } = people;
  const attachment = await insertAttachment(db, milestone, document);
  await expectRefused(people, 'attachments.list', { id: milestone.id });
  await expectRefused(people, 'attachments.attach', { id: milestone.id, documentIds: [document.id] }, [
    'viewer',
  ]);
  await expectRefused(people, 'attachments.detach', { id: attachment.id }, ['viewer']);
  await expectNotFound(owner, 'attachments.list', 'id');
  await expectNotFound(owner, 'attachments.attach', 'id');
  await expectNotFound(owner, 'attachments.detach', 'id');
});
