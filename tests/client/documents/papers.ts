import type { Document } from '#src/documents/schema.ts';

/** A document that has been read, as the server sends it. */
export function makePaper(change: Partial<Document> = {}): Document {
  return {
    id: '0b9f2a52-4c1e-4a8e-9f5b-3f5f0d9a1c11',
    caseId: '7f7bd1c8-35d4-4f6b-9d3a-0c62ba1f1d10',
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
