import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readDocumentFacts } from '#server/facts/service.ts';
import { PreflightItem as Item, type PreflightItem } from '#src/answers/filing/preflight-schema.ts';
import { GeneratedAnswer, Ledger } from '#src/answers/schema.ts';
import { Paper } from '#src/drafting/blocks.ts';
import { insertDocument } from '#tests/factories/documents.ts';
import { type Agent, WIRES, type Wire } from '#tests/setup/agent.ts';
import { expectFailure } from '#tests/setup/answers.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { unzip } from '#tests/setup/load-files.ts';
import { makePeople, type People } from '../cases/people.ts';

const database = await testDatabase();
const server = await makeTestApp();
const { db } = server;
beforeEach(() => database.reset());
afterAll(() => server.close());

const FIRST = `STATE OF NEW MEXICO
COUNTY OF TAOS
EIGHTH JUDICIAL DISTRICT COURT

PERPETUA ARROWAY,
     Plaintiff,
v.                                   No. D-820-CV-2026-00077
LEOCADIA FENWICK,
     Defendant.

COMPLAINT FOR DEBT

1. Plaintiff lent Defendant $900.00 on May 4, 2025.
2. Defendant promised in writing to repay the loan by July 1, 2025.`;
const LAST = `3. Defendant has not repaid the loan.

WHEREFORE, Plaintiff asks for judgment of $900.00.

Perpetua Arroway, pro se
14 Sage Lane, Taos, NM 87571`;

const [UNSIGNED = ''] = LAST.split('\n\nPerpetua');

const signal = new AbortController().signal;

interface Drafted {
  people: People;
  /** Id of the answer. */
  id: string;
  documentId: string;
}

interface Options {
  entered?: { caseNumber?: string; courtName?: string; plaintiffName?: string; defendantName?: string };
  keys?: readonly string[];
  /** Of the head of the complaint, as it was read. */
  certainty?: 'certain' | 'likely';
}

const NOTHING = { caseNumber: null, courtName: null, plaintiffName: null, defendantName: null };
const ENTERED = {
  caseNumber: 'D-820-CV-2026-00077',
  courtName: 'Eighth Judicial District Court, Taos County',
  plaintiffName: 'Perpetua Arroway',
  defendantName: 'Leocadia Fenwick',
};

async function draft(
  pages: readonly string[],
  { entered = {}, keys = ['1', '2', '3'], certainty = 'certain' }: Options = {},
): Promise<Drafted> {
  const people = await makePeople(server);
  const { caseId, owner } = people;
  await db
    .updateTable('cases')
    .set({ ...NOTHING, ...entered })
    .where('id', '=', caseId)
    .execute();
  const { id: documentId } = await insertDocument(db, {
    caseId,
    filename: 'complaint.pdf',
    docType: 'Complaint',
    extractedText: pages.join('\f'),
    pageCount: pages.length,
  });
  await readDocumentFacts(server.deps, documentId, signal);
  await db.updateTable('facts').set({ certainty }).execute();
  const responses = keys.map((key) => ({ documentId, key, response: 'deny' }));
  expect((await owner.call('rest', 'answers.respond', { caseId, responses })).status).toBe(200);
  const generated = await owner.call('rest', 'answers.generate', {
    caseId,
    complaintDocuments: [documentId],
  });
  expect(generated.status, generated.text).toBe(201);
  return { people, id: z.object({ id: z.string() }).parse(generated.body).id, documentId };
}

const pathOf = (id: string, format: string) => `/api/generated-answers/${id}/answer.${format}`;
const FORMATS = ['docx', 'pdf'] as const;

async function itemOf(
  agent: Agent,
  wire: Wire,
  id: string,
  item: string,
): Promise<PreflightItem | undefined> {
  const answer = await agent.call(wire, 'answers.preflight', { id });
  expect(answer.status, answer.text).toBe(200);
  return z
    .array(Item)
    .parse(answer.body)
    .find((each) => each.id === item);
}

async function paperOf(agent: Agent, wire: Wire, id: string): Promise<Paper> {
  return Paper.parse((await agent.call(wire, 'answers.paper', { id })).body);
}

const wordsOf = (paper: Paper) =>
  paper.blocks.flatMap((block) =>
    block.type === 'text' || block.type === 'response' ? [block.runs.map(({ text }) => text).join('')] : [],
  );

test('an answer is not given out while its complaint is still being read', async () => {
  const { people, id, documentId } = await draft([FIRST, LAST]);
  const { viewer } = people;
  const paper = () => Promise.all(FORMATS.map((format) => viewer.rest('GET', pathOf(id, format))));
  const before = await db.selectFrom('documentFacts').selectAll().executeTakeFirstOrThrow();
  const wait = async () => {
    for (const refused of await paper()) {
      expectFailure(refused, 409, 'CONFLICT');
      expect(refused.text).toContain('“Complaint” is still being read.');
    }
    expect(await itemOf(viewer, 'rest', id, 'still-read')).toMatchObject({ level: 'blocking', fix: null });
  };
  // Facts are not read yet; those that stand there are of another text; a reading failed and is tried again.
  await db.deleteFrom('documentFacts').execute();
  await wait();
  const { unplaced: _, completeness: __, told: ___, ...row } = before;
  const values = { ...row, unplaced: '[]', completeness: JSON.stringify(before.completeness) };
  await db
    .insertInto('documentFacts')
    .values({ ...values, textNumber: before.textNumber + 1 })
    .execute();
  await wait();
  await db.updateTable('documentFacts').set({ textNumber: before.textNumber, readerVersion: -1 }).execute();
  await wait();
  await readDocumentFacts(server.deps, documentId, signal);
  for (const format of FORMATS) expect((await viewer.request(pathOf(id, format))).status).toBe(200);
  expect(await itemOf(viewer, 'rest', id, 'still-read')).toBeUndefined();
});

describe.each(WIRES)('%s: a complaint of which a page was not read', (wire) => {
  const denied = (number: number) => `Defendant denies the allegations in paragraph ${number}.`;
  const CHECK = '[check: page 2 of the complaint could not be read]';

  test('keeps its answer from being given out, until somebody has read it', async () => {
    const { people, id, documentId } = await draft([FIRST, ' ', LAST]);
    const { owner, viewer } = people;
    for (const format of FORMATS) {
      const refused = await viewer.rest('GET', pathOf(id, format));
      expectFailure(refused, 409, 'CONFLICT');
      expect(refused.text).toContain('“Complaint”: Page 2 of 3 could not be read, or is empty.');
    }
    const item = await itemOf(viewer, wire, id, 'not-read');
    expect(item).toMatchObject({ level: 'blocking', fix: 'acknowledge', documentIds: [documentId] });
    expect(item?.text).toContain('“Complaint”: Page 2 of 3 could not be read, or is empty.');
    expect((await owner.call(wire, 'facts.acknowledge', { id: documentId })).status).toBe(200);
    expect(await itemOf(viewer, wire, id, 'not-read')).toMatchObject({ level: 'check', fix: null });
    for (const format of FORMATS) expect((await viewer.request(pathOf(id, format))).status).toBe(200);
  });

  test('says so in the ledger, in the draft and in the working copy', async () => {
    const { people, id, documentId } = await draft([FIRST, ' ', LAST]);
    const { owner, viewer, caseId } = people;
    const readingOf = async () => {
      const answer = await viewer.call(wire, 'answers.ledger', { caseId, documentIds: [documentId] });
      return Ledger.parse(answer.body).documents[0]?.reading;
    };
    expect(await readingOf()).toEqual({
      problems: ['Page 2 of 3 could not be read, or is empty.'],
      unreadPages: [2],
      poorPages: [],
      isAcknowledged: false,
    });
    const body = (await viewer.call(wire, 'answers.get', { id })).body;
    const { sections, checks } = GeneratedAnswer.pick({ sections: true, checks: true }).parse(body);
    expect(checks.find((each) => each.id === 'unreadable')).toMatchObject({
      ok: false,
      text: '“Complaint”: Page 2 of 3 could not be read, or is empty.',
    });
    const [before, after] = sections.responseToAllegations.split(CHECK);
    expect(before).toContain('\n\n2. ');
    expect(after).toMatch(/^\n\n3\. /);
    const words = wordsOf(await paperOf(viewer, wire, id));
    const at = words.indexOf(CHECK);
    expect(words.slice(at - 2, at + 2)).toEqual([denied(1), denied(2), CHECK, denied(3)]);
    await owner.call(wire, 'facts.acknowledge', { id: documentId });
    expect((await readingOf())?.isAcknowledged).toBe(true);
    expect(wordsOf(await paperOf(viewer, wire, id))).toContain(CHECK);
  });

  test('a lack that is told by its numbers or its end blocks as well', async () => {
    const { people, id } = await draft([FIRST, UNSIGNED]);
    const refused = await people.owner.rest('GET', pathOf(id, 'pdf'));
    expectFailure(refused, 409, 'CONFLICT');
    expect(refused.text).toContain('We found no signature at the end: a page may be missing.');
  });
});

test('the file of a draft is a working copy, that of a whole answer is not', async () => {
  const lengthOf = async ({ people, id, documentId }: Drafted) => {
    await people.owner.call('rest', 'facts.acknowledge', { id: documentId });
    const response = await people.owner.request(pathOf(id, 'docx'));
    return { name: response.headers.get('content-disposition') ?? '', text: await docxText(response) };
  };
  const working = await lengthOf(await draft([FIRST, ' ', LAST], { keys: ['1', '2'] }));
  expect(working.name).toContain('(draft)');
  expect(working.text).toContain('could not be read');
  const clean = await lengthOf(await draft([FIRST, ' ', LAST]));
  expect(clean.name).not.toContain('(draft)');
  expect(clean.text).not.toContain('could not be read');
});

async function docxText(response: Response): Promise<string> {
  const files = await unzip(new Uint8Array(await response.arrayBuffer()));
  const document = files.get('word/document.xml');
  if (document === undefined) throw new Error('This is no Word file.');
  return document.toString();
}

describe.each(WIRES)('%s: what was read of the head of a complaint', (wire) => {
  test('is marked, asked for once, and then printed without a mark', async () => {
    const { people, id } = await draft([FIRST, LAST], { certainty: 'likely' });
    const { owner, viewer } = people;
    const refused = await viewer.rest('GET', pathOf(id, 'pdf'));
    expectFailure(refused, 409, 'CONFLICT');
    expect(refused.text).toContain('the case number “D-820-CV-2026-00077”');
    expect(refused.text).toContain('the plaintiff “Perpetua Arroway”');
    const item = await itemOf(viewer, wire, id, 'not-confirmed');
    expect(item).toMatchObject({ level: 'blocking', fix: 'confirm' });
    expect(item?.factIds).toHaveLength(4);
    const marked = JSON.stringify((await paperOf(viewer, wire, id)).blocks.slice(0, 4));
    expect(marked.match(/\[check\]/g)?.length).toBeGreaterThanOrEqual(4);
    expect((await owner.call(wire, 'facts.confirmMany', { ids: item?.factIds })).status).toBe(200);
    expect(await itemOf(viewer, wire, id, 'not-confirmed')).toBeUndefined();
    expect(JSON.stringify((await paperOf(viewer, wire, id)).blocks)).not.toContain('check]');
    expect((await viewer.request(pathOf(id, 'pdf'))).status).toBe(200);
  });

  test('is not asked for where it is certain, or where the person entered the same', async () => {
    for (const options of [{}, { certainty: 'likely', entered: ENTERED }] as const) {
      const { people, id } = await draft([FIRST, LAST], options);
      expect(await itemOf(people.viewer, wire, id, 'not-confirmed')).toBeUndefined();
      expect((await people.viewer.request(pathOf(id, 'docx'))).status).toBe(200);
    }
  });

  test('only what the person did not enter is asked for', async () => {
    const { caseNumber: _, ...entered } = ENTERED;
    const { people, id } = await draft([FIRST, LAST], { certainty: 'likely', entered });
    const item = await itemOf(people.viewer, wire, id, 'not-confirmed');
    expect(item?.factIds).toHaveLength(1);
    expect(item?.text).toContain('the case number “D-820-CV-2026-00077”');
  });

  test('is printed as the person put it right', async () => {
    const { people, id, documentId } = await draft([FIRST, LAST], { certainty: 'likely' });
    const { owner, caseId } = people;
    const all = z
      .object({ facts: z.array(z.looseObject({ id: z.string(), kind: z.string() })) })
      .parse((await owner.call(wire, 'facts.ofDocument', { id: documentId })).body).facts;
    const number = all.find(({ kind }) => kind === 'case-number');
    const value = { number: 'D-820-CV-2026-00099' };
    await owner.call(wire, 'facts.decide', { id: number?.id, status: 'corrected', value });
    const { blocks } = await paperOf(owner, wire, id);
    expect(blocks[1]).toMatchObject({ number: [{ text: 'D-820-CV-2026-00099', mark: null }] });
    const again = await owner.call(wire, 'answers.generate', { caseId, complaintDocuments: [documentId] });
    expect(again.text).toContain('in case number D-820-CV-2026-00099');
  });
});
