import type { DiscoveryDocument } from '#src/documents/discovery-schema.ts';
import type { ReviewDocument } from '#src/ediscovery/schema.ts';
import { makePaper } from '../documents/papers.ts';

/** A document of the review list that nobody has looked at. */
export function makeReviewed(change: Partial<ReviewDocument> = {}): ReviewDocument {
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
export function makeDetails(
  document: ReviewDocument,
  change: Partial<DiscoveryDocument> = {},
): DiscoveryDocument {
  const { extractedText: _text, ...paper } = makePaper({
    id: document.id,
    filename: document.filename,
    docType: document.docType,
    mimeType: document.mimeType,
  });
  return {
    ...paper,
    batesPrefix: null,
    batesEnd: null,
    tags: document.tags,
    aiAnalysis: null,
    aiAnalysisSummary: null,
    discoveryAnalyzedAt: null,
    ...change,
  };
}

export const ANALYSIS: NonNullable<DiscoveryDocument['aiAnalysis']> = {
  summary: {
    title: 'Lease of 219 Larkspur Court',
    summary: 'A lease for one year.',
    key_points: ['The rent is $1,480.00.', 'The deposit is $2,150.00.'],
    main_topics: ['Rent', 'Deposit'],
    legal_significance: 'It is the contract that the lawsuit is about.',
    mentioned_parties: ['Willa Hargrove', { name: 'Odette Farrow' }, { email: 'desk@example.org' }, {}],
  },
  classification: { suggested_category: 'Contract', document_type: 'Lease', confidence_score: 0.876 },
};
