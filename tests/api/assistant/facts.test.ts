import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { loadCaseFacts } from '#server/assistant/facts-store.ts';
import { authorizeCase } from '#server/auth/access.ts';
import { saveDocket } from '#server/docket/service.ts';
import { factLines } from '#src/assistant/fact-lines.ts';
import type { CaseFacts } from '#src/assistant/facts-schema.ts';
import { readAction } from '#src/assistant/intent.ts';
import { replyFromCase } from '#src/assistant/reply-case.ts';
import { SUGGESTED_PROMPTS } from '#src/assistant/schema.ts';
import { discoveryCategory } from '#src/discovery/match.ts';
import { readDiscovery } from '#src/discovery/requests.ts';
import { analyzeText } from '#src/papers/analyze.ts';
import { insertCase } from '#tests/factories/cases.ts';
import { insertChunk, insertDocument } from '#tests/factories/documents.ts';
import { insertMilestone } from '#tests/factories/milestones.ts';
import { insertParticipant } from '#tests/factories/participants.ts';
import { insertServiceAttempt, insertSummons } from '#tests/factories/summons.ts';
import { insertUser } from '#tests/factories/users.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { QueryCounter } from '#tests/setup/query-counter.ts';
import { ADMISSIONS } from '../discovery/papers.ts';

const database = await testDatabase();
const server = await makeTestApp();
const { db } = server;
beforeEach(() => database.reset());
afterAll(() => server.close());

const TODAY = '2026-03-18';
const REQUEST = { party: 'plaintiff', repository: 'admissions', type: 'request' } as const;

async function factsOf(caseId: string, userId: string): Promise<CaseFacts> {
  const authorized = await authorizeCase(db, { id: userId }, caseId, 'case:read', server.clock.now());
  return loadCaseFacts(db, authorized, { userId, today: TODAY });
}

/** A case with a row of everything, in which `word` stands in each text. */
async function makeFullCase(word: string) {
  const user = await insertUser(db, { role: 'defendant' });
  const { id: caseId } = await insertCase(db, {
    userId: user.id,
    title: `Quay v. ${word}`,
    plaintiffName: `${word} Roofing LLC`,
    description: `About ${word}`,
  });
  await insertParticipant(db, { caseId, displayName: `Tobias ${word}`, organization: `${word} Inc` });
  const text = `COMPLAINT FOR BREACH OF CONTRACT\n\n1. ${word} Roofing LLC finished the roof on October 6, 2025.\n\nCOUNT I\nBREACH OF CONTRACT\n\n2. Defendant broke the ${word} agreement.`;
  const analysis = JSON.stringify(analyzeText({ text, docType: 'Complaint' }));
  await insertDocument(db, {
    caseId,
    filename: `${word}-complaint.pdf`,
    extractedText: text,
    aiAnalysis: analysis,
    aiAnalysisType: 'complaint',
  });
  const ordered = `IT IS ORDERED that the hearing on the ${word} motion is set for April 9, 2026 at 10:00 a.m.`;
  const order = await insertDocument(db, {
    caseId,
    filename: `${word}-order.pdf`,
    docType: 'Order',
    extractedText: ordered,
  });
  await insertChunk(db, order);
  const requests = await insertDocument(db, {
    caseId,
    filename: `${word}-requests.pdf`,
    docType: discoveryCategory(REQUEST),
    extractedText: ADMISSIONS,
  });
  await db
    .insertInto('discoveryReadings')
    .values({
      documentId: requests.id,
      caseId,
      textNumber: requests.textNumber,
      readerVersion: 1,
      reading: JSON.stringify(readDiscovery(ADMISSIONS, 'admissions')),
    })
    .execute();
  await db
    .insertInto('discoveryServices')
    .values({
      documentId: requests.id,
      caseId,
      servedOn: '2026-03-02',
      serviceMethod: 'personal',
      mailedFrom: null,
      confirmedBy: user.id,
      updatedAt: new Date(),
    })
    .execute();
  await insertDocument(db, {
    caseId,
    filename: `${word}-fax.tif`,
    status: 'failed',
    statusReason: `No words in ${word}.`,
    extractedText: null,
    docType: null,
    pageCount: null,
  });
  await insertDocument(db, { caseId, filename: `gone-${word}.pdf`, deletedAt: new Date() });
  const docket = await insertMilestone(db, { caseId, kind: 'Docket', position: 5 });
  await insertMilestone(db, { caseId, kind: `${word} Reply Due`, date: '2026-03-10' });
  await insertMilestone(db, { caseId, kind: `${word} Stage`, date: '2026-01-05', finishedAt: new Date() });
  const authorized = await authorizeCase(db, user, caseId, 'docket:write', server.clock.now());
  await saveDocket(server.deps, authorized, {
    milestoneId: docket.id,
    autoParseAndReconcile: true,
    rawText: [
      'Date Filed\t#\tDocket Text',
      `03/02/2026\t1\tCOMPLAINT against Rosalind Quay, filed by ${word} Roofing LLC. (Entered: 03/02/2026)`,
      `03/09/2026\t2\tSUMMONS Returned Executed by ${word} Roofing LLC. Rosalind Quay served on 3/6/2026. (Entered: 03/10/2026)`,
      `03/12/2026\t3\tNOTICE of Appearance by ${word}. (Entered: 03/12/2026)`,
    ].join('\n'),
  });
  const summons = await insertSummons(db, {
    caseId,
    defendantName: `Rosalind ${word}`,
    status: 'served',
    serviceStatus: 'served',
    servedDate: '2026-03-06',
  });
  await insertServiceAttempt(db, summons);
  await insertServiceAttempt(db, summons, { wasSuccessful: true });
  await db
    .insertInto('generatedAnswers')
    .values({
      caseId,
      userId: user.id,
      answer: `Answer to ${word}`,
      details: JSON.stringify({ responses: [{ response: 'deny' }, { response: 'needs_answer' }] }),
    })
    .execute();
  return { caseId, userId: user.id };
}

describe('loadCaseFacts', () => {
  test('everything that a case holds, and how it stands on the day', async () => {
    const { caseId, userId } = await makeFullCase('Orlov');
    const facts = await factsOf(caseId, userId);
    expect(facts).toMatchObject({
      today: TODAY,
      side: 'defendant',
      case: { id: caseId, plaintiffName: 'Orlov Roofing LLC' },
    });
    expect(facts.participants).toMatchObject([
      { name: 'Tobias Orlov', role: 'witness', organization: 'Orlov Inc' },
    ]);
    expect(facts.documents).toMatchObject({ total: 4, ready: 3, failed: 1 });
    expect(facts.documents.byType.find(({ type }) => type === 'Order')?.count).toBe(1);
    expect(facts.documents.unread).toMatchObject([{ isFailed: true, reason: 'No words in Orlov.' }]);
    expect(facts.documents.analyses.map(({ analysis }) => analysis.type)).toEqual(['complaint']);
    expect(facts.documents.dated).toMatchObject([{ filename: 'Order (Orlov-order.pdf)', page: 1, start: 0 }]);
    expect(facts.deadlines.map(({ kind, status }) => [kind, status])).toEqual([
      ['Orlov Reply Due', 'overdue'],
      ['Docket', 'undated'],
      ['Orlov Stage', 'done'],
    ]);
    expect(facts.docket.total).toBe(3);
    expect(facts.docket.newest.map(({ entryNumber }) => entryNumber)).toEqual(['3', '2', '1']);
    expect(facts.docket.telling.map(({ entryNumber }) => entryNumber)).toEqual(['2', '1']);
    expect(facts.summonses).toMatchObject([
      { attempts: 2, servedDate: '2026-03-06', response: { state: 'counted', date: '2026-04-06' } },
    ]);
    expect(facts.discovery).toMatchObject([
      { direction: 'theirs', items: 3, answered: 0, hasAdmissions: true, dueDate: '2026-04-01' },
    ]);
    expect(facts.answer).toMatchObject({ needsAnswer: 1, total: 2 });
  });

  test('nothing of another case, whoever owns it, gets into facts or answers', async () => {
    const own = await makeFullCase('Orlov');
    const other = await makeFullCase('Zanzibar');
    const { userId } = own;
    const second = await insertCase(db, { userId, title: 'Second of mine', plaintiffName: 'Mandragora LLC' });
    await insertDocument(db, { caseId: second.id, filename: 'mandragora.pdf' });
    const facts = await factsOf(own.caseId, userId);
    const questions = [
      ...SUGGESTED_PROMPTS.map(({ text }) => text),
      'How many documents do I have?',
      'Who is the plaintiff?',
      'What happened last on the docket?',
    ];
    const said = questions.map((question) =>
      replyFromCase({ question, actionType: readAction(question), facts, passages: [] }),
    );
    const everything = JSON.stringify([facts, factLines(facts), said]);
    expect(everything).toContain('Orlov');
    expect(everything).not.toMatch(/zanzibar|mandragora|gone-/i);
    expect(everything).not.toContain(other.caseId);
    await expect(factsOf(other.caseId, userId)).rejects.toThrow();
  });

  test('an empty case has facts too', async () => {
    const user = await insertUser(db, { role: 'plaintiff' });
    const { id: caseId } = await insertCase(db, { userId: user.id });
    const facts = await factsOf(caseId, user.id);
    expect(facts).toMatchObject({
      side: 'plaintiff',
      participants: [],
      deadlines: [],
      summonses: [],
      discovery: [],
      answer: null,
      documents: {
        total: 0,
        ready: 0,
        failed: 0,
        byType: [],
        listed: [],
        unread: [],
        analyses: [],
        dated: [],
      },
      docket: { total: 0, newest: [], telling: [] },
    });
    expect(factLines(facts).length).toBeGreaterThan(5);
  });

  test('a fixed number of queries and bounded lists, however large the case is', async () => {
    const { id: userId } = await insertUser(db);
    const { id: caseId } = await insertCase(db, { userId });
    const authorized = await authorizeCase(db, { id: userId }, caseId, 'case:read', server.clock.now());
    const count = async () => {
      const counter = new QueryCounter();
      await loadCaseFacts(db.withPlugin(counter), authorized, { userId, today: TODAY });
      return counter.count;
    };
    const before = await count();
    await db
      .insertInto('documents')
      .values(
        Array.from({ length: 2000 }, (_, at) => ({
          caseId,
          filename: `paper-${at}.pdf`,
          path: `paper-${at}`,
          mimeType: 'application/pdf',
          size: 1,
          docType: at % 3 === 0 ? 'Order' : `Kind ${at % 70}`,
          status: 'ready' as const,
        })),
      )
      .execute();
    await db
      .insertInto('caseParticipants')
      .values(Array.from({ length: 300 }, (_, at) => ({ caseId, displayName: `Person ${at}` })))
      .execute();
    const facts = await loadCaseFacts(db, authorized, { userId, today: TODAY });
    expect(await count()).toBe(before);
    expect(facts.documents.total).toBe(2000);
    expect(facts.documents.listed.length).toBeLessThanOrEqual(80);
    expect(facts.participants.length).toBe(100);
    expect(factLines(facts).length).toBeLessThan(300);
  });
});
