import type { Defaulted, DefaultedTimestamp, JsonValue, NullableJson, NullableTimestamp } from './columns.ts';

/** Who speaks in a transcript, as it stands in the column. */
export interface StoredSpeaker {
  name: string;
  role: 'witness' | 'examiner' | 'court' | 'other';
  turns: number;
}

export interface TranscriptsTable {
  id: Defaulted<string>;
  caseId: string;
  /** The document that it is read from. */
  documentId: string;
  /** The text of that document from which `speakers` and `pageCount` were read. */
  textNumber: Defaulted<number>;
  title: string;
  transcriptType: string | null;
  transcriptDate: string | null;
  witness: string | null;
  filename: string;
  path: string;
  mimeType: string;
  extractedText: string | null;
  speakers: NullableJson<StoredSpeaker[]>;
  aiAnalysis: NullableJson<JsonValue>;
  aiAnalyzedAt: NullableTimestamp;
  courtReporter: string | null;
  location: string | null;
  case: string | null;
  duration: string | null;
  pageCount: number | null;
  relatedMilestoneId: string | null;
  uploadedAt: DefaultedTimestamp;
  updatedAt: DefaultedTimestamp;
}

export interface TranscriptTables {
  transcripts: TranscriptsTable;
}
