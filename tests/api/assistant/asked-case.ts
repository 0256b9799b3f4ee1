import { TRPCClientError } from '@trpc/client';
import { expect } from 'vitest';
import { builtinEngine } from '#server/ai/builtin.ts';
import { createOpenAiEngine } from '#server/ai/openai.ts';
import type { Conversation } from '#src/conversations/saved-schema.ts';
import type { ChatEvent, ChatMessage } from '#src/conversations/schema.ts';
import { insertCase } from '#tests/factories/cases.ts';
import { insertDocument } from '#tests/factories/documents.ts';
import { makeEngineOptions } from '#tests/factories/engine-options.ts';
import { insertUser } from '#tests/factories/users.ts';
import type { Agent } from '#tests/setup/agent.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { indexDocument } from '#tests/setup/indexed.ts';
import { completion, type ModelReply, startModelServer, vectorsFor } from '#tests/setup/model-server.ts';
import { streamsTo } from '#tests/setup/streams.ts';

const TEXT = 'The repair of the roof was completed on January 17, 2025.\fThe sum of $4,350.00 is unpaid.';
export const QUESTION = 'When was the repair of the roof completed?';
export const MESSAGE = 'It was completed on January 17, 2025. 😀';

/** What a model writes; its words come before its quotes. */
export const reply = (change: object = {}) =>
  JSON.stringify({
    found: true,
    message: MESSAGE,
    quotes: [{ passage: 1, text: 'completed on January 17, 2025' }],
    records: [],
    confidence: 0.8,
    ...change,
  });
export const HALF = reply().slice(0, reply().indexOf(' January'));

export interface Told {
  events: ChatEvent[];
  /** All words put together. */
  words: string;
  error: unknown;
  conversationId: string;
}

export interface Asking {
  message?: string;
  key?: string;
  conversationId?: string | null;
  documentIds?: string[];
  conversationHistory?: { role: 'user' | 'assistant'; content: string }[];
  signal?: AbortSignal;
  onEvent?: (event: ChatEvent) => unknown;
}

/** Asks over a stream and reads it to its end; what goes wrong is told, not thrown. */
export async function ask(agent: Agent, caseId: string, asking: Asking = {}): Promise<Told> {
  const { message = QUESTION, key = crypto.randomUUID(), signal, onEvent, ...more } = asking;
  const told: Told = { events: [], words: '', error: undefined, conversationId: '' };
  try {
    const input = { caseId, message, key, ...more };
    const stream = await streamsTo(agent).assistant.ask.mutate(input, signal ? { signal } : {});
    for await (const event of stream) {
      told.events.push(event);
      if (event.type === 'words') told.words += event.text;
      if (event.type === 'asked') told.conversationId = event.conversationId ?? '';
      await onEvent?.(event);
    }
  } catch (error) {
    told.error = error;
  }
  return told;
}

/** The answer that a stream ended with. */
export function answerOf({ events, error }: Told): ChatMessage {
  const last = events.at(-1);
  if (last?.type !== 'answered') throw error ?? new Error('There was no answer.');
  return last.reply.message;
}

/** Code and status of the error that a stream ended with. */
export function failure({ error }: Told): unknown {
  if (!(error instanceof TRPCClientError)) throw error;
  return { status: error.data?.httpStatus, ...error.data?.body };
}

/** The kinds of what was told; 'waiting' only says that time has passed. */
export const types = ({ events }: Told) =>
  [...new Set(events.map(({ type }) => type))].filter((type) => type !== 'waiting');

/** The product with a model server beside it, which answers like a model that was asked of the roof. */
export async function startAssistant() {
  const model = await startModelServer();
  const outside = createOpenAiEngine(makeEngineOptions({ baseUrl: model.url, timeoutMs: 3000 }));
  const database = await testDatabase();
  const server = await makeTestApp({ deps: { ai: outside } });
  const { db } = server;

  /** Answers questions with these, one after the other, and everything else as a model would. */
  function modelAnswers(...replies: ModelReply[]): void {
    const left = [...replies];
    model.answer((request) => {
      if (request.path.endsWith('/embeddings')) return vectorsFor(request);
      return (left.length > 1 ? left.shift() : left[0]) ?? completion(reply());
    });
  }

  /** Adds a document that is found by search. */
  async function addPaper(caseId: string, values: Parameters<typeof insertDocument>[1] = {}) {
    const document = await insertDocument(db, {
      caseId,
      filename: 'roof.txt',
      extractedText: TEXT,
      docType: 'Letter',
      ...values,
    });
    await indexDocument(db, document);
    return document;
  }

  return {
    model,
    server,
    db,
    modelAnswers,
    addPaper,
    /** Which engine the server has. */
    use(engine: 'builtin' | 'openai') {
      server.deps.ai = engine === 'builtin' ? builtinEngine : outside;
    },
    /** Bodies of everything that was sent to the model, as they were sent. */
    sent: () => model.requests.map(({ body }) => JSON.stringify(body)).join('\n'),
    asked: () => model.requests.filter(({ path }) => path.endsWith('/chat/completions')),
    async reset() {
      await database.reset();
      server.deps.ai = outside;
      modelAnswers(completion(reply()));
    },
    /** A person with a case that holds one paper. */
    async setUp() {
      const user = await insertUser(db);
      const { id: caseId } = await insertCase(db, { userId: user.id });
      const document = await addPaper(caseId);
      const agent = await server.as(user);
      return { user, caseId, document, agent };
    },
    async close() {
      await server.close();
      await model.close();
    },
  };
}

export async function conversationsOf(agent: Agent, caseId: string): Promise<Conversation[]> {
  const got = await agent.call('trpc', 'assistant.conversations', { caseId });
  expect(got.status).toBe(200);
  return got.body as Conversation[];
}

export async function messagesOf(agent: Agent, id: string, more: object = {}): Promise<ChatMessage[]> {
  const got = await agent.call('trpc', 'assistant.messages', { id, ...more });
  expect(got.status, got.text).toBe(200);
  return got.body as ChatMessage[];
}
