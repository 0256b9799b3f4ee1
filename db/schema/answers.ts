import type { Defaulted, DefaultedJson, DefaultedTimestamp, JsonValue, NullableJson } from './columns.ts';

export interface GeneratedAnswersTable {
  id: Defaulted<string>;
  caseId: string;
  userId: string | null;
  /** The whole answer as one text. */
  answer: string;
  basedOnDocuments: DefaultedJson<JsonValue[]>;
  sections: DefaultedJson<{ [key: string]: JsonValue }>;
  /** What the answer was checked for, and what came of it. */
  legalAnalysis: NullableJson<JsonValue>;
  /** 0 to 1. */
  confidenceScore: Defaulted<number>;
  generatedAt: DefaultedTimestamp;
  updatedAt: DefaultedTimestamp;
  /** Counted from 1 within the case. */
  version: Defaulted<number>;
  /** What the one who asked called the generation, so that asking again is not asking twice. */
  askKey: string | null;
  /** What the answer consists of, beside its text. */
  details: DefaultedJson<{ [key: string]: JsonValue }>;
}

/** What was answered to a paragraph of one text of a complaint. Those to former texts stay. */
export interface AnswerResponsesTable {
  id: Defaulted<string>;
  caseId: string;
  documentId: string;
  /** The text of the document that was answered. */
  textNumber: number;
  paragraphKey: string;
  /** As printed. */
  paragraphNumber: string;
  /** The words that were answered. */
  paragraphText: string;
  response: 'admit' | 'deny' | 'admit_in_part' | 'lacks_knowledge' | 'legal_conclusion' | 'needs_answer';
  words: Defaulted<string>;
  evidence: DefaultedJson<JsonValue[]>;
  updatedAt: DefaultedTimestamp;
}

export interface AnswerDefensesTable {
  caseId: string;
  defenseId: string;
  choice: 'chosen' | 'declined' | 'open';
  facts: Defaulted<string>;
  updatedAt: DefaultedTimestamp;
}

export interface AnswerCounterclaimsTable {
  caseId: string;
  id: string;
  title: string;
  facts: string;
  relief: string;
  createdAt: DefaultedTimestamp;
  updatedAt: DefaultedTimestamp;
}

export interface AnswerTables {
  generatedAnswers: GeneratedAnswersTable;
  answerResponses: AnswerResponsesTable;
  answerDefenses: AnswerDefensesTable;
  answerCounterclaims: AnswerCounterclaimsTable;
}
