import { parseTranscript } from '#src/transcripts/parse.ts';
import {
  type Transcript,
  TranscriptLinesInput,
  TranscriptSearchInput,
  type TranscriptSummary,
} from '#src/transcripts/schema.ts';
import { linesOf, searchTranscript } from '#src/transcripts/search.ts';
import { asTextFile, makeDeposition } from '#tests/factories/transcripts.ts';
import { CASE_ID } from '../deadlines/samples.ts';

export const parsed = parseTranscript(asTextFile(makeDeposition()));

export function makeSummary(change: Partial<TranscriptSummary> = {}): TranscriptSummary {
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
    duration: parsed.duration,
    pageCount: parsed.pageCount,
    speakers: parsed.speakers,
    relatedMilestoneId: null,
    filename: 'okoro.pdf',
    mimeType: 'application/pdf',
    uploadedAt: new Date('2026-03-10T10:00:00Z'),
    updatedAt: new Date('2026-03-10T10:00:00Z'),
    ...change,
  };
}

export function makeTranscript(change: Partial<Transcript> = {}): Transcript {
  const { citedBy, warnings, examinations, exhibits, firstPage, lastPage, lines } = parsed;
  return {
    ...makeSummary(),
    ...{ citedBy, warnings, examinations, exhibits, firstPage, lastPage },
    lineCount: lines.length,
    testimonyFrom: lines.findIndex(({ part }) => part === 'testimony'),
    pages: lines.flatMap(({ page, index }) =>
      page !== null && page !== lines[index - 1]?.page ? [{ page, index }] : [],
    ),
    ...change,
  };
}

/** What is left out arrives as null. */
function given(input: unknown): object {
  return Object.fromEntries(Object.entries(Object(input)).filter(([, value]) => value !== null));
}

/** What the server answers about the lines of `parsed`. */
export const READING = {
  'transcripts.lines': (input: unknown) => {
    const { from, count, who } = TranscriptLinesInput.parse(given(input));
    const indices = linesOf(parsed, who);
    const lines = indices.slice(from, from + count).flatMap((index) => parsed.lines[index] ?? []);
    return { total: indices.length, from, lines };
  },
  'transcripts.search': (input: unknown) => {
    const { q, who } = TranscriptSearchInput.parse(given(input));
    return searchTranscript(parsed, q, who);
  },
};
