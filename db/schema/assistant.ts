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
  /** An answer that broke off, and its question, are 'unfinished'. */
  status: Defaulted<'done' | 'unfinished'>;
  /** What the asking browser calls a question, so that asking again is not asking twice. */
  askKey: string | null;
  /** The question that an answer belongs to. */
  replyTo: string | null;
}

export interface AssistantTables {
  chatMessages: ChatMessagesTable;
}
