import { vi } from 'vitest';
import type { ChatEvent, ChatMessage } from '#src/documents/chat-schema.ts';

/** A message of a talk, as the server sends it. */
export function makeMessage(change: Partial<ChatMessage>): ChatMessage {
  return {
    id: crypto.randomUUID(),
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

/** A question at the far end: the test says what is told of its answer, and when. */
export class Asked {
  readonly question: string;
  readonly key: string;
  readonly input: object;
  #next = Promise.withResolvers<ChatEvent | Error | null>();
  #waiting: PromiseWithResolvers<ChatEvent | Error | null>[] = [this.#next];

  constructor(input: unknown) {
    this.input = Object(input);
    this.question = String(Object(input).message);
    this.key = String(Object(input).key);
  }

  tell(event: ChatEvent | Error | null): void {
    this.#next.resolve(event);
    this.#next = Promise.withResolvers();
    this.#waiting.push(this.#next);
  }

  words(text: string): void {
    this.tell({ type: 'words', text });
  }

  /** The server has the question; with an id it is one of a conversation. */
  begin(conversationId?: string): void {
    this.tell({
      type: 'asked',
      question: makeMessage({ content: this.question, key: this.key, state: 'writing' }),
      ...(conversationId !== undefined && { conversationId }),
    });
  }

  /** Tells the whole answer, and gives the question and it as they are stored. */
  finish(content: string, change: Partial<ChatMessage> = {}): [ChatMessage, ChatMessage] {
    const question = makeMessage({ content: this.question, key: this.key });
    const answer = makeMessage({
      role: 'assistant',
      content,
      replyTo: question.id,
      confidence: 0.5,
      ...change,
    });
    this.tell({
      type: 'answered',
      answer: { message: answer, sources: answer.sources, confidence: answer.confidence ?? 0 },
    });
    this.tell(null);
    return [question, answer];
  }

  async *events(): AsyncGenerator<ChatEvent> {
    for (let at = 0; ; at += 1) {
      const event = await this.#waiting[at]?.promise;
      if (event instanceof Error) throw event;
      if (!event) return;
      yield event;
    }
  }
}

/** The question number `index`, once it has been asked. */
export function askedAt(questions: readonly Asked[], index: number): Promise<Asked> {
  return vi.waitFor(() => {
    const one = questions[index];
    if (one === undefined) throw new Error('Nothing was asked.');
    return one;
  });
}
