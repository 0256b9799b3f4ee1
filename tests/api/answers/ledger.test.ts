import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { Ledger } from '#src/answers/schema.ts';
import { DEBT_COMPLAINT } from '#tests/factories/complaints.ts';
import { insertDocument } from '#tests/factories/documents.ts';
import { WIRES } from '#tests/setup/agent.ts';
import { expectFailure } from '#tests/setup/answers.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { onTheWire } from '#tests/setup/wire-schema.ts';
import { expectNotFound, expectRefused } from '../cases/people.ts';
import { makeSuit } from './suit.ts';

const database = await testDatabase();
const server = await makeTestApp();
const { db } = server;
beforeEach(() => database.reset());
afterAll(() => server.close());

describe.each(WIRES)('answers.ledger on %s', (wire) => {
  test('lists every numbered paragraph of every complaint, unanswered', async () => {
    const { people, caseId, complaintId } = await makeSuit(server);
    const answer = await people.viewer.call(wire, 'answers.ledger', { caseId });
    expect(answer.status, answer.text).toBe(200);
    const ledger = Ledger.parse(answer.body);
    expect(ledger.documents).toMatchObject([
      {
        documentId: complaintId,
        filename: 'complaint.pdf',
        status: 'ready',
        paragraphs: 5,
        isNumbered: true,
      },
    ]);
    expect(ledger.paragraphs.map(({ key, response }) => `${key} ${response}`)).toEqual(
      ['1', '2', '4', '5', '6'].map((key) => `${key} needs_answer`),
    );
    expect(ledger.paragraphs[2]?.flags).toEqual(['Paragraph 3 was not found in the text: look at page 1.']);
    expect(ledger.paragraphs[3]).toMatchObject({ cue: 'realleges', section: 'COUNT I: BREACH OF CONTRACT' });
    expect(ledger.counts).toEqual({ total: 5, answered: 0, needsAnswer: 5 });
  });

  test('a case without a complaint has an empty one', async () => {
    const { people, caseId, complaintId } = await makeSuit(server);
    await db.updateTable('documents').set({ docType: 'Order' }).where('id', '=', complaintId).execute();
    const answer = await people.owner.call(wire, 'answers.ledger', { caseId });
    expect(answer.body).toMatchObject({ documents: [], paragraphs: [], counts: { total: 0 } });
  });

  test('takes the category in any case, and only what stands for itself', async () => {
    const { people, caseId } = await makeSuit(server);
    for (const docType of ['COMPLAINT', ' complaint ', 'Answer to Complaint', 'Complaints']) {
      await insertDocument(db, { caseId, docType, filename: docType, extractedText: DEBT_COMPLAINT });
    }
    const { documents } = Ledger.parse((await people.owner.call(wire, 'answers.ledger', { caseId })).body);
    expect(documents.map(({ filename }) => filename)).toEqual(['complaint.pdf', 'COMPLAINT', ' complaint ']);
  });

  test('one that is being read, or could not be, says so', async () => {
    const { people, caseId } = await makeSuit(server);
    for (const status of ['queued', 'reading', 'failed'] as const) {
      await insertDocument(db, { caseId, status, filename: status, extractedText: null });
    }
    const { documents } = Ledger.parse((await people.owner.call(wire, 'answers.ledger', { caseId })).body);
    expect(documents.map(({ status, paragraphs }) => [status, paragraphs])).toEqual([
      ['ready', 5],
      ['queued', 0],
      ['reading', 0],
      ['failed', 0],
    ]);
    for (const { warnings } of documents.slice(1)) expect(warnings).toHaveLength(1);
  });

  test('who may not', async () => {
    const { people, caseId } = await makeSuit(server);
    await expectRefused(people, 'answers.ledger', { caseId });
    await expectNotFound(people.owner, 'answers.ledger', 'caseId');
  });
});

test('chosen complaints alone, in the order in which they were chosen, on both wires', async () => {
  const { people, caseId, complaintId } = await makeSuit(server);
  const other = await insertDocument(db, { caseId, filename: 'amended.pdf', extractedText: DEBT_COMPLAINT });
  const [rest, trpc] = [
    await people.owner.rest('GET', `/api/cases/${caseId}/answer-ledger?documents=${other.id},${complaintId}`),
    await people.owner.call('trpc', 'answers.ledger', { caseId, documentIds: [other.id, complaintId] }),
  ];
  expect(rest.body).toEqual(trpc.body);
  const ledger = Ledger.parse(rest.body);
  expect(ledger.documents.map(({ filename }) => filename)).toEqual(['amended.pdf', 'complaint.pdf']);
  expect(ledger.counts.total).toBe(10);
  expect(onTheWire(Ledger).safeParse(rest.body).error?.message).toBeUndefined();
});

test.each(['another case', 'nobody', 'no id'])('a document of %s is not found', async (whose) => {
  const { people, caseId } = await makeSuit(server);
  const foreign = await insertDocument(db);
  const id = { 'another case': foreign.id, nobody: crypto.randomUUID(), 'no id': 'x' }[whose] ?? '';
  const answer = await people.owner.call('trpc', 'answers.ledger', { caseId, documentIds: [id] });
  expectFailure(answer, 404, 'NOT_FOUND', {
    message: 'One of these documents is not in this case. It may have been deleted.',
  });
});
