import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import type { Jobs } from '#server/jobs/jobs.ts';
import { insertCase } from '#tests/factories/cases.ts';
import { makeDocx, makeEml, makePdf } from '#tests/factories/papers.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { allRead, makeReadingApp, startJobs, storeFile } from '#tests/setup/reading.ts';

const database = await testDatabase();
const server = await makeReadingApp();
let jobs: Jobs;
beforeEach(async () => {
  await database.reset();
  jobs = await startJobs(server);
});
afterEach(() => jobs.stop());
afterAll(() => server.close());

const COMPLAINT = [
  `STATE OF NEW MEXICO
COUNTY OF SANTA FE
FIRST JUDICIAL DISTRICT COURT

ORLOV ROOFING LLC,
     Plaintiff,
v.                                   No. D-101-CV-2025-00042
ROSALIND QUAY,
     Defendant.

COMPLAINT FOR BREACH OF CONTRACT

Plaintiff states:
1. Plaintiff Orlov Roofing LLC repaired the roof at 14 Juniper Lane.
2. Defendant Rosalind Quay agreed to pay $4,350.00 for the repair.`,
  `3. The repair was completed on January 17, 2025.
4. Defendant has not paid the sum of $4,350.00.

COUNT I - BREACH OF CONTRACT
5. Defendant breached the contract.

WHEREFORE, Plaintiff asks for judgment of $4,350.00.

DATED this 4th day of March, 2025.`,
];

test('a PDF complaint becomes pages, category, date, passages with offsets, words, vectors and an analysis', async () => {
  const { id: caseId, userId } = await insertCase(server.db);
  const content = await makePdf(COMPLAINT);
  await storeFile(
    server,
    { caseId, userId },
    { filename: 'paper.pdf', mimeType: 'application/pdf', content },
  );
  const [document] = await allRead(server, caseId);
  expect(document).toMatchObject({
    status: 'ready',
    statusReason: null,
    pageCount: 2,
    docType: 'Complaint',
    suggestedDocType: 'Complaint',
    docDate: '2025-03-04',
    aiAnalysisType: 'complaint',
    readStage: null,
  });
  expect(document?.suggestedBecause).toContain('COMPLAINT FOR BREACH OF CONTRACT');
  const text = document?.extractedText ?? '';
  expect(text.split('\f')).toHaveLength(2);
  const chunks = await server.db.selectFrom('documentChunks').selectAll().orderBy('chunkIndex').execute();
  expect(chunks.length).toBeGreaterThanOrEqual(2);
  for (const chunk of chunks) {
    expect(text.slice(chunk.charStart, chunk.charEnd)).toBe(chunk.content);
    expect(chunk.embeddingModel).toBe('hashed-ngrams-1536-v1');
    expect(chunk.embedding).not.toBeNull();
  }
  const terms = await server.db
    .selectFrom('documentTerms')
    .select(['found', 'isNamed'])
    .where('term', '=', 'roof')
    .executeTakeFirst();
  expect(terms).toEqual({ found: 1, isNamed: false });
});

test('TXT, DOCX and a letter with an attachment are read; the attachment is a document below the letter', async () => {
  const { id: caseId, userId } = await insertCase(server.db);
  const owner = { caseId, userId };
  await storeFile(server, owner, {
    filename: 'note.txt',
    mimeType: 'text/plain',
    content: 'The ladder was left in the yard.',
    docType: 'Auxiliary Document',
  });
  await storeFile(server, owner, {
    filename: 'motion.docx',
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    content: makeDocx(['MOTION TO DISMISS', 'Defendant moves the Court to dismiss the complaint.']),
  });
  const letter = await storeFile(server, owner, {
    filename: 'letter.eml',
    mimeType: 'message/rfc822',
    content: makeEml({
      subject: 'The invoice',
      body: 'Please find the invoice attached.',
      attachments: [
        {
          filename: 'invoice.txt',
          mimeType: 'text/plain',
          content: 'Invoice No. 7781. Amount due $4,350.00.',
        },
      ],
    }),
  });
  let rows = await allRead(server, caseId);
  if (rows.length < 4) rows = await allRead(server, caseId);
  const named = new Map(rows.map((row) => [row.filename, row]));
  expect(named.get('note.txt')).toMatchObject({
    status: 'ready',
    docType: 'Auxiliary Document',
    aiAnalysisType: 'summary',
  });
  expect(named.get('motion.docx')).toMatchObject({ status: 'ready', docType: 'Motion' });
  // None of these has pages of its own.
  expect(rows.map(({ pageCount }) => pageCount)).toEqual([null, null, null, null]);
  expect(named.get('letter.eml')).toMatchObject({ status: 'ready', docType: 'Email', docDate: '2025-03-04' });
  expect(named.get('invoice.txt')).toMatchObject({
    status: 'ready',
    source: 'attachment',
    parentDocumentId: letter,
    extractedText: expect.stringContaining('Invoice No. 7781'),
  });
});
