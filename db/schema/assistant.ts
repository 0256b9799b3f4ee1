import type { Defaulted, DefaultedJson, DefaultedTimestamp, JsonValue } from './columns.ts';

export interface ChatMessagesTable {
  id: Defaulted<string>;
  caseId: string;
  docId: string | null;
  userId: string | null;
  role: 'user' | 'assistant';
  content: string;
  /** Confidence, sources and suggested actions of an answer. */
  metadata: DefaultedJson<{ [key: string]: JsonValue }>;
  createdAt: DefaultedTimestamp;
}

export interface AssistantTables {
  chatMessages: ChatMessagesTable;
}
