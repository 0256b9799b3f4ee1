import { parseTranscript } from '#src/transcripts/parse.ts';
import type { Transcript, TranscriptSummary } from '#src/transcripts/schema.ts';
import { CASE_ID } from './cases.ts';
import { asTextFile, makeDeposition } from './transcripts.ts';

/** The deposition of `makeDeposition`, read. */
export const DEPOSITION = parseTranscript(asTextFile(makeDeposition()));

/** DEPOSITION in the list of a case's transcripts. */
export function makeTranscriptSummary(change: Partial<TranscriptSummary> = {}): TranscriptSummary {
  return {
    id: '0d5c7a34-7a5c-4a55-8f6e-0c4f1b7d2e01',
    caseId: CASE_ID,
    documentId: '0d5c7a34-7a5c-4a55-8f6e-0c4f1b7d2e02',
    title: 'Deposition of Anselm Okoro',
    transcriptType: 'deposition',
    transcriptDate: '2026-03-04',
    witness: 'Anselm Okoro',
    courtReporter: 'Linus Harrow, CCR #912',
    location: null,
    case: null,
    duration: DEPOSITION.duration,
    pageCount: DEPOSITION.pageCount,
    speakers: DEPOSITION.speakers,
    relatedMilestoneId: null,
    filename: 'okoro.pdf',
    mimeType: 'application/pdf',
    uploadedAt: new Date('2026-03-10T10:00:00Z'),
    updatedAt: new Date('2026-03-10T10:00:00Z'),
    ...change,
  };
}

/** DEPOSITION as its own page has it, without its lines. */
export function makeTranscript(change: Partial<Transcript> = {}): Transcript {
  const { citedBy, warnings, examinations, exhibits, firstPage, lastPage, lines } = DEPOSITION;
  return {
    ...makeTranscriptSummary(),
    ...{ citedBy, warnings, examinations, exhibits, firstPage, lastPage },
    lineCount: lines.length,
    testimonyFrom: lines.findIndex(({ part }) => part === 'testimony'),
    pages: lines.flatMap(({ page, index }) =>
      page !== null && page !== lines[index - 1]?.page ? [{ page, index }] : [],
    ),
    ...change,
  };
}
