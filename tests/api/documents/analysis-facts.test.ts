import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { builtinEngine } from '#server/ai/builtin.ts';
import type { AiEngine } from '#server/ai/engine.ts';
import { analyzeReadDocument, isAnalysisOutdated } from '#server/documents/analysis-service.ts';
import { readDocumentFacts } from '#server/facts/service.ts';
import { DocumentAnalysis } from '#src/documents/analysis-schema.ts';
import { DocumentFacts, READER_VERSION } from '#src/facts/schema.ts';
import { insertCase } from '#tests/factories/cases.ts';
import { insertDocument } from '#tests/factories/documents.ts';
import { insertUser } from '#tests/factories/users.ts';
import type { Agent } from '#tests/setup/agent.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';

const engine: { kind: AiEngine['kind'] } = { kind: 'builtin' };
const ai: AiEngine = {
  ...builtinEngine,
  get kind() {
    return engine.kind;
  },
};
const database = await testDatabase();
const server = await makeTestApp({ deps: { ai } });
beforeEach(async () => {
  await database.reset();
  engine.kind = 'builtin';
});
afterAll(() => server.close());

const ORDER = `STATE OF NEW MEXICO
FIRST JUDICIAL DISTRICT COURT
ORLOV ROOFING LLC,
     Plaintiff,
v.                                        No. D-101-CV-2026-00042
ROSALIND QUAY,
     Defendant.
ORDER ON MOTION TO DISMISS
Defendant's Motion to Dismiss is DENIED.
Defendant shall file an answer no later than May 2, 2031.`;
const signal = new AbortController().signal;

async function setUp() {
  const user = await insertUser(server.db);
  const { id: caseId } = await insertCase(server.db, { userId: user.id });
  const values = { caseId, extractedText: ORDER, docType: 'Order', docDate: '2031-04-01' };
  const { id } = await insertDocument(server.db, values);
  await readDocumentFacts(server.deps, id, signal);
  await analyzeReadDocument(server.deps, id, signal);
  return { caseId, id, agent: await server.as(user) };
}

async function leadOf(agent: Agent, id: string): Promise<string> {
  const { status, body } = await agent.call('trpc', 'documents.analysis', { id });
  expect(status).toBe(200);
  return (DocumentAnalysis.parse(body).analysis?.lead ?? []).map(({ text }) => text).join(' ');
}

describe('the analysis of a document', () => {
  test('leads with what the facts say', async () => {
    const { agent, id } = await setUp();
    const lead = await leadOf(agent, id);
    expect(lead).toContain('in Orlov Roofing LLC v. Rosalind Quay');
    expect(lead).toContain("Defendant's Motion to Dismiss: denied");
    expect(lead).toContain('The defendant must file an answer by Fri, May 2, 2031.');
  });

  test('does not let a hearing stand that another paper of the case takes back', async () => {
    const { agent, caseId } = await setUp();
    const read = async (filename: string, docDate: string, extractedText: string) => {
      const values = { caseId, filename, docDate, extractedText, docType: 'Notice' };
      const { id } = await insertDocument(server.db, values);
      await readDocumentFacts(server.deps, id, signal);
      await analyzeReadDocument(server.deps, id, signal);
      return id;
    };
    const first = await read(
      'first-notice.pdf',
      '2031-04-10',
      'NOTICE OF HEARING\n\nThe motion for costs will be heard on June 2, 2031 at 9:00 a.m. in Room 4.',
    );
    expect(await leadOf(agent, first)).toContain('Jun 2, 2031');
    expect(await leadOf(agent, first)).not.toContain('It may be');
    const second = 'NOTICE\n\nThe hearing set for June 2, 2031 is vacated.';
    await read('second-notice.pdf', '2031-05-20', second);
    expect(await leadOf(agent, first)).toMatch(/It may be: .*second-notice\.pdf says this day is off/);
  });

  test('that is made after a day was taken back tells it as doubted, and so does the note of discovery', async () => {
    const { agent, caseId } = await setUp();
    const read = async (filename: string, docDate: string, extractedText: string) => {
      const values = { caseId, filename, docDate, extractedText, docType: 'Notice' };
      const { id } = await insertDocument(server.db, values);
      await readDocumentFacts(server.deps, id, signal);
      return id;
    };
    const first = await read(
      'first-notice.pdf',
      '2031-04-10',
      'NOTICE OF HEARING\n\nThe motion for costs will be heard on June 2, 2031 at 9:00 a.m. in Room 4.',
    );
    const note = async (name: 'documents.analyzeDiscovery' | 'review.document') => {
      const { status, body } = await agent.call('trpc', name, { id: first });
      expect(status).toBe(200);
      return Object(body).document ?? body;
    };
    const fresh = await note('documents.analyzeDiscovery');
    expect(fresh.aiAnalysis.summary.summary).toContain('Jun 2, 2031');
    expect(fresh.aiAnalysis.summary.summary).not.toContain('It may be');
    await read('vacated.pdf', '2031-05-20', 'NOTICE\n\nThe hearing set for June 2, 2031 is vacated.');
    const OFF = /It may be: .*vacated\.pdf says this day is off/;
    const later = await note('review.document');
    expect(later.aiAnalysis.summary.summary).toMatch(OFF);
    expect(later.aiAnalysis.summary.key_points.join(' ')).toMatch(OFF);
    expect(later.aiAnalysis).not.toHaveProperty('told');
    expect((await note('documents.analyzeDiscovery')).aiAnalysis.summary.summary).toMatch(OFF);
    await analyzeReadDocument(server.deps, first, signal);
    const { aiAnalysis } = await server.db
      .selectFrom('documents')
      .select('aiAnalysis')
      .where('id', '=', first)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(aiAnalysis)).toMatch(OFF);
  });

  test('follows what a person says of a fact, and sends nothing that is only kept', async () => {
    const { agent, id } = await setUp();
    const found = DocumentFacts.parse((await agent.call('trpc', 'facts.ofDocument', { id })).body);
    const deadline = found.facts.find(({ kind }) => kind === 'deadline');
    const value = { ...Object(deadline?.value), date: '2031-05-09' };
    const decided = { id: deadline?.id, status: 'corrected', value };
    expect((await agent.call('trpc', 'facts.decide', decided)).status).toBe(200);
    expect(await leadOf(agent, id)).toContain('file an answer by Fri, May 9, 2031.');
    await agent.call('trpc', 'facts.decide', { id: deadline?.id, status: 'dismissed' });
    expect(await leadOf(agent, id)).not.toContain('file an answer');
    const { body } = await agent.call('rest', 'documents.analysis', { id });
    expect(Object(body).analysis).not.toHaveProperty('base');
  });

  test('made anew it reads the facts first where nobody has', async () => {
    const user = await insertUser(server.db);
    const { id: caseId } = await insertCase(server.db, { userId: user.id });
    const { id } = await insertDocument(server.db, { caseId, extractedText: ORDER, docType: 'Order' });
    const agent = await server.as(user);
    const { status } = await agent.call('trpc', 'documents.regenerateSummary', { id });
    expect(status).toBe(200);
    expect(await leadOf(agent, id)).toContain("Defendant's Motion to Dismiss: denied");
  });
});

describe('an analysis of an earlier reading', () => {
  const age = (id: string) =>
    server.db
      .updateTable('documents')
      .set({ aiAnalysis: JSON.stringify({ type: 'summary', version: READER_VERSION - 1 }) })
      .where('id', '=', id)
      .execute();

  test('is to be made again, and once only', async () => {
    const { caseId, id } = await setUp();
    expect(await isAnalysisOutdated(server.deps, { id, caseId })).toBe(false);
    await age(id);
    expect(await isAnalysisOutdated(server.deps, { id, caseId })).toBe(true);
    await analyzeReadDocument(server.deps, id, signal);
    expect(await isAnalysisOutdated(server.deps, { id, caseId })).toBe(false);
  });

  test('is left to the person where a language model wrote it', async () => {
    const { caseId, id } = await setUp();
    await age(id);
    engine.kind = 'openai';
    expect(await isAnalysisOutdated(server.deps, { id, caseId })).toBe(false);
  });
});
