import type { Defaulted, DefaultedJson, DefaultedTimestamp, JsonValue } from './columns.ts';

export interface ChatMessagesTable {
  id: Defaulted<string>;
  caseId: string;
  /** A message belongs to a document or to a conversation, never to both. */
  docId: string | null;
  conversationId: string | null;
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

/** What one person asked about a case as a whole; nobody else sees it. */
export interface ConversationsTable {
  id: Defaulted<string>;
  caseId: string;
  userId: string;
  title: string;
  /** The key of the question that it began with. */
  askKey: string | null;
  createdAt: DefaultedTimestamp;
  /** When something was last asked in it. */
  updatedAt: DefaultedTimestamp;
}

export interface AssistantTables {
  conversations: ConversationsTable;
  chatMessages: ChatMessagesTable;
}
