import type {
  DefenseOption,
  GeneratedAnswer,
  Ledger,
  LedgerParagraph,
  ResponseKind,
} from '#src/answers/schema.ts';
import type { DocumentRow } from '#src/documents/schema.ts';
import { CASE_ID } from './cases.ts';
import { makeDocumentRow } from './documents.ts';

export const COMPLAINT_ID = '5d0f8f1e-4b7c-4a51-8f0e-5a3f7c1d2e01';
const LETTER_ID = '5d0f8f1e-4b7c-4a51-8f0e-5a3f7c1d2e02';

/** The complaint in the list of the case's documents. */
export function makeComplaintRow(change: Partial<DocumentRow> = {}): DocumentRow {
  return makeDocumentRow({ id: COMPLAINT_ID, filename: 'Complaint.pdf', ...change });
}

export const LETTER = makeComplaintRow({
  id: LETTER_ID,
  filename: 'Letter.docx',
  title: 'Letter',
  docType: 'Auxiliary Document',
});

export const COMPLAINT_TEXT = `1.  Plaintiff Orrin Vale lives in Gallup.
2.  Defendant leased the workshop from Plaintiff on May 4, 2024.
COUNT I: UNPAID RENT
3.  Plaintiff restates paragraphs 1 and 2.
4.  Defendant breached the lease and owes Plaintiff $900.00.`;

export function makeLedgerParagraph(change: Partial<LedgerParagraph> = {}): LedgerParagraph {
  return {
    documentId: COMPLAINT_ID,
    key: '1',
    number: '1',
    text: 'Plaintiff Orrin Vale lives in Gallup.',
    page: 1,
    start: 0,
    end: 41,
    section: null,
    cue: null,
    flags: [],
    missingBefore: [],
    response: 'needs_answer',
    words: '',
    evidence: [],
    former: null,
    ...change,
  };
}

/** Four paragraphs, two of them under a count. */
function makeParagraphs(): LedgerParagraph[] {
  const count = 'COUNT I: UNPAID RENT';
  return [
    makeLedgerParagraph(),
    makeLedgerParagraph({
      key: '2',
      number: '2',
      text: 'Defendant leased the workshop from Plaintiff on May 4, 2024.',
      start: 42,
      end: 105,
    }),
    makeLedgerParagraph({
      key: '3',
      number: '3',
      text: 'Plaintiff restates paragraphs 1 and 2.',
      section: count,
      cue: 'realleges',
    }),
    makeLedgerParagraph({
      key: '4',
      number: '4',
      text: 'Defendant breached the lease and owes Plaintiff $900.00.',
      section: count,
      cue: 'legal_conclusion',
    }),
  ];
}

export function makeLedger(paragraphs = makeParagraphs(), change: Partial<Ledger> = {}): Ledger {
  const needsAnswer = paragraphs.filter(({ response }) => response === 'needs_answer').length;
  return {
    documents: [
      {
        documentId: COMPLAINT_ID,
        filename: 'Complaint.pdf',
        status: 'ready',
        paragraphs: paragraphs.length,
        isNumbered: true,
        warnings: [],
        reading: null,
      },
    ],
    paragraphs,
    unplaced: [],
    counts: { total: paragraphs.length, answered: paragraphs.length - needsAnswer, needsAnswer },
    ...change,
  };
}

export function makeDefenseOption(change: Partial<DefenseOption> = {}): DefenseOption {
  return {
    id: 'personal_jurisdiction',
    title: 'This court has no power over me',
    meaning: 'You live elsewhere and did nothing here.',
    factNeeded: 'Where you live, and what you did in this state.',
    citation: 'Rule 1-012(B)(2) NMRA',
    caution: null,
    isWaivedIfOmitted: true,
    chosen: false,
    declined: false,
    facts: '',
    ...change,
  };
}

export const PAID = makeDefenseOption({
  id: 'payment',
  title: 'Payment',
  meaning: 'You paid what is asked for.',
  factNeeded: 'When, how much and how you paid.',
  citation: 'Rule 1-008(C) NMRA',
  isWaivedIfOmitted: false,
});

export function makeGeneratedAnswer(change: Partial<GeneratedAnswer> = {}): GeneratedAnswer {
  const response = (number: string, kind: ResponseKind, text: string) => ({
    documentId: COMPLAINT_ID,
    key: number,
    number,
    section: null,
    response: kind,
    text,
  });
  return {
    id: '9a0f8f1e-4b7c-4a51-8f0e-5a3f7c1d2e09',
    caseId: CASE_ID,
    version: 2,
    generatedAt: new Date(2026, 2, 3, 14, 14),
    updatedAt: new Date(2026, 2, 3, 14, 14),
    sections: {
      introduction: 'Defendant answers the Complaint.',
      responseToAllegations: '1. Admitted.\n\n2. [NEEDS YOUR ANSWER]',
      affirmativeDefenses: 'Payment. Defendant paid on June 1.',
      conclusion: 'Defendant asks that the Complaint be dismissed.',
    },
    basedOnDocuments: ['Complaint.pdf', 'Letter.docx'],
    complaintDocuments: [COMPLAINT_ID],
    auxiliaryDocuments: [LETTER_ID],
    responses: [response('1', 'admit', 'Admitted.'), response('2', 'needs_answer', '[NEEDS YOUR ANSWER]')],
    defenses: [],
    counterclaims: [],
    prayer: [],
    confidence: 0.62,
    confidenceBecause: '3 of 4 paragraphs are answered.',
    engine: { name: 'Built-in engine', notice: 'It puts your choices into form.' },
    checks: [
      { id: 'each-once', ok: true, text: 'Every paragraph is answered once.' },
      { id: 'figures', ok: false, text: 'One date stands in no source.' },
    ],
    notes: [],
    instructions: null,
    motion: null,
    ...change,
  };
}
