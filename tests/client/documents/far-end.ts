import type { ChatEvent, ChatMessage } from '#src/conversations/schema.ts';
import { makeChatMessage } from '#tests/factories/conversations.ts';
import { until } from '#tests/setup/until.ts';
import type { Sent } from '../fake-server.ts';

type Question = Sent<'documents.ask'> | Sent<'assistant.ask'>;

/** A question at the far end: the test says what is told of its answer, and when. */
export class Asked {
  readonly question: string;
  readonly key: string;
  readonly input: Question;
  #next = Promise.withResolvers<ChatEvent | Error | null>();
  #waiting: PromiseWithResolvers<ChatEvent | Error | null>[] = [this.#next];

  constructor(input: Question) {
    this.input = input;
    this.question = input.message;
    this.key = input.key;
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
      question: makeChatMessage({ content: this.question, key: this.key, state: 'writing' }),
      ...(conversationId !== undefined && { conversationId }),
    });
  }

  /** Tells the whole answer, and gives the question and it as they are stored. */
  finish(content: string, change: Partial<ChatMessage> = {}): [ChatMessage, ChatMessage] {
    const question = makeChatMessage({ content: this.question, key: this.key });
    const answer = makeChatMessage({
      role: 'assistant',
      content,
      replyTo: question.id,
      confidence: 0.5,
      ...change,
    });
    this.tell({
      type: 'answered',
      reply: { message: answer, sources: answer.sources, confidence: answer.confidence ?? 0 },
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
  return until(() => {
    const one = questions[index];
    if (one === undefined) throw new Error('Nothing was asked.');
    return one;
  });
}
