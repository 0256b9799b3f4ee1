import type { CaseFacts } from '#src/assistant/facts-schema.ts';

/** A small case: Rosa Quill, sued over a roof. */
export function makeFacts(change: Partial<CaseFacts> = {}): CaseFacts {
  return {
    today: '2026-03-18',
    case: {
      id: 'c1',
      title: 'Quill v. Thatch Roofing',
      caseNumber: 'D-101-CV-2026-00042',
      caseType: 'civil',
      state: 'New Mexico',
      courtId: null,
      kind: null,
      courtName: 'First Judicial District Court',
      plaintiffName: 'Thatch Roofing',
      defendantName: 'Rosa Quill',
      description: null,
    },
    side: 'defendant',
    participants: [],
    documents: {
      total: 1,
      ready: 1,
      failed: 0,
      byType: [{ type: 'Complaint', count: 1 }],
      listed: [],
      unread: [],
      analyses: [],
      dated: [
        {
          documentId: 'd2',
          filename: 'order.pdf',
          docType: 'Order',
          page: 2,
          start: 40,
          text: 'Witness lists are due by April 2, 2026.',
        },
      ],
    },
    deadlines: [
      {
        id: 'm1',
        kind: 'Answer to Complaint Due',
        date: '2026-03-23',
        status: 'upcoming',
        deadlineType: null,
        ruleReference: 'Rule 1-012(A) NMRA',
        isAutoCalculated: true,
      },
    ],
    docket: { total: 0, newest: [], telling: [] },
    summonses: [],
    discovery: [],
    answer: null,
    ...change,
  };
}
