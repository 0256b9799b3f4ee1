import type { Defaulted, DefaultedTimestamp, JsonValue, NullableJson, NullableTimestamp } from './columns.ts';

export interface TranscriptsTable {
  id: Defaulted<string>;
  caseId: string;
  title: string;
  transcriptType: string | null;
  transcriptDate: string | null;
  filename: string;
  path: string;
  mimeType: string;
  extractedText: string | null;
  speakers: NullableJson<JsonValue[]>;
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
