import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readDocumentFacts } from '#server/facts/service.ts';
import { PreflightItem } from '#src/answers/filing/preflight-schema.ts';
import { Paper } from '#src/drafting/blocks.ts';
import { insertDocument } from '#tests/factories/documents.ts';
import { insertMilestone } from '#tests/factories/milestones.ts';
import { insertParticipant } from '#tests/factories/participants.ts';
import { WIRES } from '#tests/setup/agent.ts';
import { expectFailure, textAt } from '#tests/setup/answers.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { expectNotFound, expectRefused, makePeople, type People } from '../cases/people.ts';

const database = await testDatabase();
const server = await makeTestApp();
const { db } = server;
beforeEach(() => database.reset());
afterAll(() => server.close());

const COMPLAINT = `STATE OF NEW MEXICO
COUNTY OF TAOS
EIGHTH JUDICIAL DISTRICT COURT

PERPETUA ARROWAY,
     Plaintiff,
v.                                   No. D-820-CV-2026-00077
LEOCADIA FENWICK,
     Defendant.

COMPLAINT FOR DEBT

1. Plaintiff lent Defendant $900.00 on May 4, 2025.
2. Defendant promised in writing to repay the loan by July 1, 2025.
4. Defendant has not repaid the loan.

WHEREFORE, Plaintiff asks for judgment of $900.00.
`;

interface Drafted {
  people: People;
  id: string;
  documentId: string;
}

/** A draft of an answer to an invented complaint; the last paragraph has no answer unless `isWhole`. */
async function makeDraft(isWhole = false): Promise<Drafted> {
  const people = await makePeople(server);
  const { caseId, owner } = people;
  await db
    .updateTable('cases')
    .set({
      title: 'Arroway v. Fenwick',
      caseNumber: null,
      courtName: 'District Court',
      plaintiffName: null,
      defendantName: null,
    })
    .where('id', '=', caseId)
    .execute();
  const { id: documentId } = await insertDocument(db, { caseId, extractedText: COMPLAINT });
  // It was read, and what reading is unsure of was looked at.
  await readDocumentFacts(server.deps, documentId, new AbortController().signal);
  await db.updateTable('facts').set({ certainty: 'certain' }).execute();
  expect((await owner.call('rest', 'facts.acknowledge', { id: documentId })).status).toBe(200);
  const keys = isWhole ? ['1', '2', '4'] : ['1', '2'];
  const responses = keys.map((key) => ({ documentId, key, response: key === '2' ? 'admit' : 'deny' }));
  expect((await owner.call('rest', 'answers.respond', { caseId, responses })).status).toBe(200);
  const generated = await owner.call('rest', 'answers.generate', {
    caseId,
    complaintDocuments: [documentId],
  });
  return { people, id: textAt(generated, 'id'), documentId };
}

const pathOf = (id: string, format: string) => `/api/generated-answers/${id}/answer.${format}`;
const TYPES = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
};
const FORMATS = ['docx', 'pdf'] as const;

describe('GET /api/generated-answers/{id}/answer.docx and .pdf', () => {
  test.each(FORMATS)(
    '%s is a private attachment with the name of the case, called a draft',
    async (format) => {
      const { people, id } = await makeDraft();
      const response = await people.viewer.request(pathOf(id, format));
      expect(response.status).toBe(200);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': TYPES[format],
        'content-disposition': `attachment; filename="Arroway v. Fenwick - Answer to Complaint (draft).${format}"`,
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      });
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(bytes.subarray(0, 4).toString('latin1')).toBe(format === 'pdf' ? '%PDF' : 'PK\u0003\u0004');
      expect(response.headers.get('content-length')).toBe(String(bytes.byteLength));
      const again = await people.owner.request(pathOf(id, format));
      expect(Buffer.from(await again.arrayBuffer()).equals(bytes)).toBe(true);
    },
  );

  test('an answer that is whole is not called a draft; a jury demand changes the paper', async () => {
    const { people, id } = await makeDraft(true);
    const plain = await people.owner.request(pathOf(id, 'docx'));
    expect(plain.headers.get('content-disposition')).toBe(
      'attachment; filename="Arroway v. Fenwick - Answer to Complaint.docx"',
    );
    const jury = await people.owner.request(`${pathOf(id, 'docx')}?juryDemand=true`);
    expect(jury.headers.get('content-length')).not.toBe(plain.headers.get('content-length'));
  });

  test('a hostile name of a case is a name of a file and nothing else', async () => {
    const { people, id } = await makeDraft();
    const title = '../../etc/"é😀\r\nSet-Cookie: a=b';
    await db.updateTable('cases').set({ title }).where('id', '=', people.caseId).execute();
    const response = await people.owner.request(pathOf(id, 'pdf'));
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="[^"/\\\r\n]+\.pdf"; filename\*=UTF-8''[\w.%~-]+$/,
    );
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  test.each(FORMATS)('%s: 401, 403 and 404', async (format) => {
    const { people, id } = await makeDraft();
    const path = pathOf(id, format);
    expect((await people.visitor.request(path)).status).toBe(401);
    expect((await people.newcomer.request(path)).status).toBe(403);
    expect((await people.outsider.request(path)).status).toBe(404);
    expect((await people.expired.request(path)).status).toBe(404);
    for (const none of [crypto.randomUUID(), 'none', people.caseId]) {
      const answer = await people.owner.rest('GET', pathOf(none, format));
      expectFailure(answer, 404, 'NOT_FOUND');
    }
    const head = await people.viewer.request(path, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.headers.get('content-type')).toBe(TYPES[format]);
  });

  test('a complaint that was deleted since leaves the draft as it was', async () => {
    const { people, id, documentId } = await makeDraft(true);
    const deleted = await people.owner.call('rest', 'documents.deleteMany', {
      caseId: people.caseId,
      ids: [documentId],
    });
    expect(deleted.status).toBe(200);
    const answer = await people.owner.call('rest', 'answers.paper', { id });
    const { blocks } = Paper.parse(answer.body);
    expect(blocks.flatMap((block) => (block.type === 'response' ? [block.number] : []))).toEqual([
      '1',
      '2',
      '4',
    ]);
    expect((await people.owner.request(pathOf(id, 'pdf'))).status).toBe(200);
  });
});

describe('answers.paper', () => {
  test('is the caption of the complaint and each of its paragraphs once, on both wires', async () => {
    const { people, id } = await makeDraft();
    for (const wire of WIRES) {
      const answer = await people.viewer.call(wire, 'answers.paper', { id, juryDemand: true });
      expect(answer.status, answer.text).toBe(200);
      const paper = Paper.parse(answer.body);
      expect(paper).toMatchObject({ shortTitle: 'Answer to Complaint', unanswered: 1 });
      const [court, caption] = paper.blocks;
      expect(court).toMatchObject({
        lines: [
          [{ text: 'STATE OF NEW MEXICO' }],
          [{ text: 'COUNTY OF TAOS' }],
          [{ text: 'EIGHTH JUDICIAL DISTRICT COURT' }],
        ],
      });
      expect(caption).toMatchObject({ numberLabel: 'No.', number: [{ text: 'D-820-CV-2026-00077' }] });
      expect(paper.blocks.flatMap((block) => (block.type === 'response' ? [block.number] : []))).toEqual([
        '1',
        '2',
        '4',
      ]);
      expect(JSON.stringify(paper.blocks)).toContain('JURY DEMAND');
    }
  });

  test('401, 403, 404', async () => {
    const { people, id } = await makeDraft();
    await expectRefused(people, 'answers.paper', { id });
    await expectNotFound(people.owner, 'answers.paper', 'id');
  });
});

describe('answers.preflight', () => {
  const Items = z.array(PreflightItem);

  test('tells first that it is a draft, then when it is due, then what is missing', async () => {
    const { people, id } = await makeDraft();
    server.clock.set(new Date('2026-03-20T18:00:00Z'));
    await insertMilestone(db, {
      caseId: people.caseId,
      kind: 'Answer to Complaint Due',
      date: '2026-03-23',
      deadlineType: 'answer_to_complaint_due',
      ruleReference: 'Rule 1-012(A) NMRA',
    });
    for (const wire of WIRES) {
      const answer = await people.viewer.call(wire, 'answers.preflight', { id });
      expect(answer.status, answer.text).toBe(200);
      const items = Items.parse(answer.body);
      expect(items.slice(0, 3).map((item) => item.id)).toEqual(['draft', 'deadline', 'unanswered']);
      expect(items[1]?.text).toContain('Your answer is due Mon, Mar 23, 2026 (in 3 days).');
      expect(items[2]?.text).toContain('You have not answered paragraph 4 yet.');
      expect(items.find((item) => item.id === 'case-number')).toMatchObject({ level: 'done' });
    }
  });

  test('sees at once what was answered since', async () => {
    const { people, id, documentId } = await makeDraft();
    const responses = [{ documentId, key: '4', response: 'deny' }];
    await people.owner.call('rest', 'answers.respond', { caseId: people.caseId, responses });
    const items = Items.parse((await people.owner.call('rest', 'answers.preflight', { id })).body);
    expect(items.find((item) => item.id === 'changed')?.text).toContain(
      'you changed your answer to paragraph 4',
    );
  });

  test('401, 403, 404', async () => {
    const { people, id } = await makeDraft();
    await expectRefused(people, 'answers.preflight', { id });
    await expectNotFound(people.owner, 'answers.preflight', 'id');
  });
});

test.each(WIRES)('%s: the lawyer among the participants gets a copy, a witness does not', async (wire) => {
  const { people, id } = await makeDraft();
  const { caseId, viewer } = people;
  await insertParticipant(db, { caseId, role: 'witness' });
  await insertParticipant(db, { caseId, role: 'plaintiff', displayName: 'Perpetua Arroway' });
  await insertParticipant(db, {
    caseId,
    role: 'attorney',
    displayName: '',
    firstName: 'Ines',
    lastName: 'Calloway',
    addressLine1: '9 Mesa Rd',
    city: 'Taos',
    state: 'NM',
    postalCode: '87571',
    email: 'ines@example.org',
  });
  const paper = Paper.parse((await viewer.call(wire, 'answers.paper', { id })).body);
  expect(paper.blocks.at(-1)).toMatchObject({
    type: 'certificate',
    people: [['Ines Calloway', '9 Mesa Rd', 'Taos, NM 87571', 'ines@example.org']],
    lines: ['Signature'],
  });
  const items = z.array(PreflightItem).parse((await viewer.call(wire, 'answers.preflight', { id })).body);
  expect(items.find((item) => item.id === 'certificate')?.text).toContain('It names Ines Calloway');
});
