import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { readDocumentFacts } from '#server/facts/service.ts';
import { Chronology } from '#src/chronology/schema.ts';
import { insertDocument } from '#tests/factories/documents.ts';
import { insertMilestone } from '#tests/factories/milestones.ts';
import { type Agent, WIRES } from '#tests/setup/agent.ts';
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

const COMPLAINT = `1. On March 3, 2024, Rosa Tafoya signed a lease for the apartment.
2. The lease asked for a security deposit of $900.00.
3. Rosa Tafoya moved out of the apartment on August 31, 2025.`;
const LETTER = `Dear Ms. Tafoya:

You moved out of the apartment on July 31, 2025. Your security deposit of $1,200.00 was kept.`;

/** A case with two papers that differ, both read, and a day on its timeline. */
async function makeDiffering() {
  const people = await makePeople(server);
  const { caseId } = people;
  for (const [filename, docType, extractedText] of [
    ['complaint.pdf', 'Complaint', COMPLAINT],
    ['letter.pdf', 'Letter', LETTER],
  ] as const) {
    const { id } = await insertDocument(db, { caseId, filename, docType, extractedText });
    await readDocumentFacts(server.deps, id, new AbortController().signal);
  }
  await insertMilestone(db, { caseId, kind: 'Answer Due', date: '2026-04-06' });
  return people;
}

async function chronologyOf(
  agent: Agent,
  input: Record<string, unknown>,
  wire: (typeof WIRES)[number] = 'trpc',
) {
  const answer = await agent.call(wire, 'chronology.ofCase', input);
  expect(answer.status, answer.text).toBe(200);
  return Chronology.parse(answer.body);
}

describe.each(WIRES)('chronology.ofCase on %s', (wire) => {
  test('days of all papers and of the timeline in their order, and where the papers differ', async () => {
    const { viewer, caseId } = await makeDiffering();
    const { events, contradictions, total, kinds, papersRead, papersUnread } = await chronologyOf(
      viewer,
      { caseId },
      wire,
    );
    expect(events.map(({ date, kind }) => `${date} ${kind}`)).toEqual([
      '2024-03-03 told',
      '2025-07-31 told',
      '2025-08-31 told',
      '2026-04-06 deadline',
    ]);
    expect({ total, kinds }).toEqual({ total: 4, kinds: { told: 3, deadline: 1 } });
    expect({ papersRead, papersUnread }).toEqual({ papersRead: 2, papersUnread: [] });
    expect(contradictions.map(({ kind, sides }) => [kind, sides.map(({ value }) => value).sort()])).toEqual([
      ['date', ['2025-07-31', '2025-08-31']],
      ['sum', ['$1,200', '$900']],
    ]);
  });

  test('of one kind, one person, between two days', async () => {
    const { viewer, caseId } = await makeDiffering();
    const dates = async (filter: Record<string, string>) =>
      (await chronologyOf(viewer, { caseId, ...filter }, wire)).events.map(({ date }) => date);
    expect(await dates({ kind: 'deadline' })).toEqual(['2026-04-06']);
    expect(await dates({ from: '2025-08-01', to: '2025-12-31' })).toEqual(['2025-08-31']);
    expect(await dates({ person: 'Nobody at all' })).toEqual([]);
  });

  test('a paper that is not read, or was deleted, is not told of', async () => {
    const { viewer, caseId } = await makeDiffering();
    await insertDocument(db, { caseId, filename: 'scan.pdf', status: 'queued', extractedText: null });
    await db
      .updateTable('documents')
      .set({ deletedAt: new Date() })
      .where('filename', '=', 'letter.pdf')
      .execute();
    const { papersUnread, papersRead, contradictions } = await chronologyOf(viewer, { caseId }, wire);
    expect(papersUnread).toMatchObject([{ filename: 'scan.pdf' }]);
    expect({ papersRead, contradictions }).toEqual({ papersRead: 1, contradictions: [] });
  });

  test('who may not', async () => {
    const { caseId, ...people } = await makeDiffering();
    await expectRefused({ caseId, ...people }, 'chronology.ofCase', { caseId });
    await expectNotFound(people.owner, 'chronology.ofCase', 'caseId');
  });
});

test('what REST answers is what is described, and a misspelled filter is told', async () => {
  const { owner, caseId } = await makeDiffering();
  const answer = await owner.rest('GET', `/api/cases/${caseId}/chronology`);
  expect(onTheWire(Chronology).safeParse(answer.body).error?.message).toBeUndefined();
  const misspelled = await owner.rest('GET', `/api/cases/${caseId}/chronology?persn=x`);
  expectFailure(misspelled, 400, 'BAD_REQUEST', {
    message: 'Please ask with ?kind=, ?person=, ?from= and ?to= alone, or without any for all.',
  });
});

describe('as a file', () => {
  test('CSV and PDF, with the filter of the screen; strangers get none', async () => {
    const { owner, outsider, visitor, caseId } = await makeDiffering();
    const csv = await owner.request(`/api/cases/${caseId}/chronology.csv?kind=told`);
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const lines = (await csv.text()).trim().split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[1]).toContain('"Sun, Mar 3, 2024"');
    expect(lines[1]).toContain('complaint.pdf');
    const pdf = await owner.request(`/api/cases/${caseId}/chronology.pdf`);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    for (const format of ['csv', 'pdf']) {
      expect((await outsider.request(`/api/cases/${caseId}/chronology.${format}`)).status).toBe(404);
      expect((await visitor.request(`/api/cases/${caseId}/chronology.${format}`)).status).toBe(401);
      expect((await owner.request(`/api/cases/${caseId}/chronology.${format}?kind=nothing`)).status).toBe(
        400,
      );
    }
  });

  test('a cell that a spreadsheet would run is none', async () => {
    const { owner, caseId } = await makeDiffering();
    await insertMilestone(db, { caseId, kind: '=HYPERLINK("x")', date: '2026-05-01' });
    const csv = await owner.request(`/api/cases/${caseId}/chronology.csv`);
    expect(await csv.text()).toContain(`'=HYPERLINK`);
  });
});
