import { createHash, randomUUID } from 'node:crypto';
import type { Insertable, Kysely, Selectable } from 'kysely';
import type { DocumentChunksTable, DocumentsTable } from '#db/schema/documents.ts';
import type { Database } from '#db/schema/index.ts';
import type { DiscoveryDocument } from '#src/documents/discovery-schema.ts';
import type { Document, DocumentRow } from '#src/documents/schema.ts';
import type { ReviewDocument } from '#src/review/schema.ts';
import { CASE_ID, insertCase } from './cases.ts';

const DOCUMENT_ID = '0b9f2a52-4c1e-4a8e-9f5b-3f5f0d9a1c11';

/** A document that has been read, as the server sends it. */
export function makeDocument(change: Partial<Document> = {}): Document {
  return {
    id: DOCUMENT_ID,
    caseId: CASE_ID,
    filename: 'Lease.txt',
    mimeType: 'text/plain',
    size: 2048,
    pageCount: 1,
    uploadedAt: new Date('2026-03-02T17:00:00Z'),
    source: 'upload',
    docType: 'Other',
    docDate: '2026-02-27',
    hash: null,
    status: 'ready',
    statusReason: null,
    readStage: null,
    readPage: null,
    readPages: null,
    rereadStatus: null,
    rereadNote: null,
    textNumber: 1,
    notes: [],
    suggestedDocType: null,
    suggestedBecause: null,
    suggestedConfidence: null,
    parentDocumentId: null,
    duplicateOf: null,
    aiAnalysisType: null,
    aiAnalyzedAt: null,
    batesNumber: null,
    documentCategory: null,
    privilegeStatus: null,
    custodian: null,
    productionStatus: null,
    relevanceScore: null,
    extractedText: 'The rent is $1,480.00.',
    ...change,
  };
}

/** A complaint in the list of a case's documents. */
export function makeDocumentRow(change: Partial<DocumentRow> = {}): DocumentRow {
  return {
    id: '4c3e5a52-6a41-4d55-9f6c-7a1d0b1f9c04',
    caseId: CASE_ID,
    filename: 'complaint.txt',
    mimeType: 'text/plain',
    title: 'Complaint',
    uploadedAt: new Date('2026-03-02T17:00:00Z'),
    docType: 'Complaint',
    docDate: null,
    status: 'ready',
    readStage: null,
    readPage: null,
    readPages: null,
    rereadStatus: null,
    parentDocumentId: null,
    duplicateOf: null,
    ...change,
  };
}

/** A document of the review list that nobody has looked at. */
export function makeReviewDocument(change: Partial<ReviewDocument> = {}): ReviewDocument {
  return {
    id: 'lease',
    filename: 'Lease.pdf',
    docType: 'Contract',
    mimeType: 'application/pdf',
    size: 2048,
    pageCount: 3,
    status: 'ready',
    batesNumber: null,
    batesEnd: null,
    documentCategory: null,
    privilegeStatus: null,
    custodian: null,
    productionStatus: null,
    docDate: null,
    relevanceScore: null,
    tags: [],
    isAnalyzed: false,
    parentDocumentId: null,
    duplicateOf: null,
    uploadedAt: new Date(2026, 2, 2, 12),
    ...change,
  };
}

/** The same document as its own page of the review carries it. */
export function makeDiscoveryDocument(
  { id, filename, docType, mimeType, tags }: ReviewDocument,
  change: Partial<DiscoveryDocument> = {},
): DiscoveryDocument {
  const { extractedText: _text, ...document } = makeDocument({ id, filename, docType, mimeType });
  return {
    ...document,
    batesPrefix: null,
    batesEnd: null,
    tags,
    aiAnalysis: null,
    aiAnalysisSummary: null,
    discoveryAnalyzedAt: null,
    ...change,
  };
}

const TEXT = `STATE OF NEW MEXICO
FIRST JUDICIAL DISTRICT COURT

COMPLAINT FOR BREACH OF CONTRACT

1. Plaintiff Orlov Roofing LLC repaired the roof at 14 Piñon Lane.
\f2. Defendant has not paid the sum of $4,350.00.`;

let lastMoment = 0;

/** Now, and later than every one before: two rows of one millisecond have no order of their own. */
function nextMoment(): Date {
  lastMoment = Math.max(Date.now(), lastMoment + 1);
  return new Date(lastMoment);
}

/** A complaint of two pages, read and ready, whose bytes are nowhere; without `caseId` in a new case. */
export async function insertDocument(
  db: Kysely<Database>,
  values: Partial<Insertable<DocumentsTable>> = {},
): Promise<Selectable<DocumentsTable>> {
  const caseId = values.caseId ?? (await insertCase(db)).id;
  const text = values.extractedText === undefined ? TEXT : values.extractedText;
  return db
    .insertInto('documents')
    .values({
      filename: 'complaint.txt',
      path: randomUUID(),
      mimeType: 'text/plain',
      size: Buffer.byteLength(text ?? ''),
      docType: 'Complaint',
      hash: createHash('sha256')
        .update(text ?? '')
        .digest('hex'),
      status: 'ready',
      pageCount: (text ?? '').split('\f').length,
      uploadedAt: nextMoment(),
      ...values,
      extractedText: text,
      caseId,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A chunk that holds the whole text of `document` unless told otherwise; page 1, no embedding. */
export function insertChunk(
  db: Kysely<Database>,
  document: Pick<Selectable<DocumentsTable>, 'id' | 'caseId' | 'extractedText'>,
  values: Partial<Insertable<DocumentChunksTable>> = {},
): Promise<Selectable<DocumentChunksTable>> {
  const content = values.content ?? document.extractedText ?? '';
  return db
    .insertInto('documentChunks')
    .values({
      documentId: document.id,
      caseId: document.caseId,
      chunkIndex: 0,
      page: 1,
      charStart: 0,
      charEnd: content.length,
      ...values,
      content,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
