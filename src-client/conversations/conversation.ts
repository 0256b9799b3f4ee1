import type { ChatMessage } from '#src/conversations/schema.ts';

/** A question of this window and what has come of its reply. */
export interface Turn {
  key: string;
  question: string;
  /** Documents that it is limited to, by their ids; empty: no limit. */
  only: readonly string[];
  askedAt: Date;
  /** What is written so far; not checked. */
  words: string;
  state: 'writing' | 'broken' | 'done';
  /** Why it broke off, as a sentence. */
  reason: string | null;
  /** The whole reply, once it is there. */
  reply: ChatMessage | null;
  /** Asked again; `before` are the words that had come the last time. */
  isAgain: boolean;
  before: string;
  stop(): void;
}

/** A thread by its name in this window. */
export interface NamedThread {
  name: string;
  /** Null where none has begun. */
  conversationId: string | null;
}

/** What belongs to one thread in this window, about a document or about a case, whether it is on the screen or not. */
export interface Thread {
  draft: string;
  /** Documents that the next question is limited to, by their ids; empty: no limit. */
  only: readonly string[];
  turns: readonly Turn[];
  /** The question that could not be sent last: sent again unchanged it is the same question. */
  unsent: { text: string; key: string; reason: string | null } | null;
  /** Where it goes on: a question began a conversation, or one that began is no more. */
  movedTo: NamedThread | null;
}

export const EMPTY_THREAD: Thread = { draft: '', only: [], turns: [], unsent: null, movedTo: null };

/** A UUID (version 4). Browsers have `crypto.randomUUID` on secure addresses alone, and this may run on none. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes.set([((bytes[6] ?? 0) & 0x0f) | 0x40], 6);
  bytes.set([((bytes[8] ?? 0) & 0x3f) | 0x80], 8);
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** The same thread with one turn changed. */
export function changeTurn(thread: Thread, key: string, change: Partial<Turn>): Thread {
  return { ...thread, turns: thread.turns.map((turn) => (turn.key === key ? { ...turn, ...change } : turn)) };
}

/**
 * The messages from the server and the turns of this window that are not among them yet. A question that both know
 * is the window's until its reply is stored whole, since the window has the later words.
 */
export function mergeTurns(
  messages: readonly ChatMessage[],
  turns: readonly Turn[],
): { messages: ChatMessage[]; turns: Turn[] } {
  const finished = new Set(
    messages.flatMap(({ key, state }) => (key !== null && state === 'done' ? [key] : [])),
  );
  const own = turns.filter((turn) => turn.state === 'writing' || !finished.has(turn.key));
  const keys = new Set(own.map(({ key }) => key));
  const hidden = new Set(messages.flatMap(({ id, key }) => (key !== null && keys.has(key) ? [id] : [])));
  return {
    messages: messages.filter(({ id, replyTo }) => !hidden.has(id) && !hidden.has(replyTo ?? '')),
    turns: own,
  };
}

const TURNS_SENT = 10;

/** What was said before, for the engine: finished questions and replies, the last ones. */
export function saidBefore(
  messages: readonly ChatMessage[],
  turns: readonly Turn[],
): { role: ChatMessage['role']; content: string }[] {
  const merged = mergeTurns(messages, turns);
  const done = merged.messages.filter(({ state }) => state === 'done');
  const own = merged.turns.flatMap(({ question, reply }) =>
    reply === null ? [] : [{ role: 'user' as const, content: question }, reply],
  );
  return [...done, ...own].slice(-TURNS_SENT).map(({ role, content }) => ({ role, content }));
}
