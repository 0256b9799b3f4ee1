import type { Defaulted, DefaultedJson, DefaultedTimestamp, JsonValue, NullableJson } from './columns.ts';

export interface GeneratedAnswersTable {
  id: Defaulted<string>;
  caseId: string;
  userId: string | null;
  answer: string;
  basedOnDocuments: DefaultedJson<JsonValue[]>;
  sections: DefaultedJson<{ [key: string]: JsonValue }>;
  legalAnalysis: NullableJson<JsonValue>;
  /** 0 to 1. */
  confidenceScore: Defaulted<number>;
  generatedAt: DefaultedTimestamp;
  updatedAt: DefaultedTimestamp;
}

export interface AnswerTables {
  generatedAnswers: GeneratedAnswersTable;
}
