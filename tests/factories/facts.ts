import type { Completeness, DocumentFacts, Fact, FactContent } from '#src/facts/schema.ts';

const DOCUMENT_ID = '0b9f2a52-4c1e-4a8e-9f5b-3f5f0d9a1c11';

export const HEARING = {
  kind: 'hearing',
  value: { what: 'Motion to dismiss', date: '2026-05-14', time: '09:30', place: 'Courtroom 3' },
} as const satisfies FactContent;

type Rest = Omit<Fact, 'kind' | 'value'>;

/** A fact as the server sends it; a hearing unless said otherwise. */
export function makeFact(content: FactContent = HEARING, change: Partial<Rest> = {}): Fact {
  const rest: Rest = {
    id: '6f1d5f0e-3c4e-4d8c-9a43-2f4d1f0a7b01',
    documentId: DOCUMENT_ID,
    label: 'Hearing on the motion to dismiss',
    page: 1,
    start: 100,
    end: 128,
    quote: 'May 14, 2026, at 9:30 a.m.',
    certainty: 'certain',
    status: 'found',
    ...change,
  };
  return { ...content, ...rest };
}

export const WHOLE: Completeness = {
  pages: 1,
  pagesRead: 1,
  unreadPages: [],
  poorPages: [],
  complete: true,
  problems: [],
};

export function makeDocumentFacts(facts: Fact[], change: Partial<DocumentFacts> = {}): DocumentFacts {
  return { facts, unplaced: [], completeness: WHOLE, acknowledgedAt: null, isRead: true, ...change };
}
