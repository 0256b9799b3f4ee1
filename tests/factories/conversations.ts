import { randomUUID } from 'node:crypto';
import type { Conversation } from '#src/conversations/saved-schema.ts';
import type { ChatMessage } from '#src/conversations/schema.ts';
import { CASE_ID } from './cases.ts';

/** A question in a conversation, as the server sends it. */
export function makeChatMessage(change: Partial<ChatMessage> = {}): ChatMessage {
  return {
    id: randomUUID(),
    role: 'user',
    content: '',
    createdAt: new Date(2026, 2, 2, 14, 5),
    sources: [],
    confidence: null,
    because: null,
    checks: [],
    records: [],
    suggestedActions: [],
    actionType: null,
    engine: null,
    state: 'done',
    key: null,
    replyTo: null,
    ...change,
  };
}

export function makeConversation(change: Partial<Conversation> = {}): Conversation {
  return {
    id: 'talk-1',
    caseId: CASE_ID,
    title: 'What are my next steps?',
    messages: 2,
    createdAt: new Date(2026, 2, 2, 14, 5),
    updatedAt: new Date(2026, 2, 2, 14, 6),
    ...change,
  };
}
