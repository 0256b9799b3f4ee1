import { TRPCClientError } from '@trpc/client';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createOpenAiEngine } from '#server/ai/openai.ts';
import type { ChatEvent, ChatMessage } from '#src/conversations/schema.ts';
import { insertCase, insertMember } from '#tests/factories/cases.ts';
import { insertDocument } from '#tests/factories/documents.ts';
import { makeEngineOptions } from '#tests/factories/engine-options.ts';
import { insertUser } from '#tests/factories/users.ts';
import { type Agent, WIRES } from '#tests/setup/agent.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { indexDocument } from '#tests/setup/indexed.ts';
import {
  completion,
  inPieces,
  type ModelReply,
  startModelServer,
  vectorsFor,
} from '#tests/setup/model-server.ts';
import { streamsTo } from '#tests/setup/streams.ts';
import { until } from '#tests/setup/until.ts';

const model = await startModelServer();
const ai = createOpenAiEngine(makeEngineOptions({ baseUrl: model.url, timeoutMs: 3000 }));
const database = await testDatabase();
const server = await makeTestApp({ deps: { ai } });
afterAll(async () => {
  await server.close();
  await model.close();
});

const TEXT = 'The repair of the roof was completed on January 17, 2025.\fThe sum of $4,350.00 is unpaid.';
const QUESTION = 'When was the repair of the roof completed?';
const MESSAGE = 'It was completed on January 17, 2025. 😀';
const answer = (change: object = {}) =>
  JSON.stringify({
    found: true,
    message: MESSAGE,
    quotes: [{ passage: 1, text: 'completed on January 17, 2025' }],
    confidence: 0.8,
    ...change,
  });
const HALF = answer().slice(0, answer().indexOf(' January'));
const HALF_MESSAGE = 'It was completed on';

/** Answers questions with this, and everything else as a model would. */
function modelAnswers(...replies: ModelReply[]): void {
  const left = [...replies];
  model.answer((request) => {
    if (request.path.endsWith('/embeddings')) return vectorsFor(request);
    return (left.length > 1 ? left.shift() : left[0]) ?? completion(answer());
  });
}
const asked = () => model.requests.filter(({ path }) => path.endsWith('/chat/completions'));

beforeEach(async () => {
  await database.reset();
  modelAnswers(inPieces(answer()));
});

async function setUp(values: Parameters<typeof insertDocument>[1] = {}) {
  const user = await insertUser(server.db);
  const { id: caseId } = await insertCase(server.db, { userId: user.id });
  const document = await insertDocument(server.db, { caseId, extractedText: TEXT, ...values });
  await indexDocument(server.db, document);
  const agent = await server.as(user);
  const history = async (more: object = {}) => {
    const got = await agent.call('trpc', 'documents.chatHistory', { caseId, docId: document.id, ...more });
    expect(got.status).toBe(200);
    return got.body as ChatMessage[];
  };
  return { user, caseId, document, agent, history };
}

interface Told {
  events: ChatEvent[];
  /** All words put together. */
  words: string;
  error: unknown;
}

interface Asking {
  message?: string;
  key?: string;
  signal?: AbortSignal;
  onEvent?: (event: ChatEvent) => void;
}

async function ask(agent: Agent, id: string, asking: Asking = {}): Promise<Told> {
  const { message = QUESTION, key = crypto.randomUUID(), signal, onEvent } = asking;
  const told: Told = { events: [], words: '', error: undefined };
  try {
    const stream = await streamsTo(agent).documents.ask.mutate(
      { id, message, key },
      signal ? { signal } : {},
    );
    for await (const event of stream) {
      told.events.push(event);
      if (event.type === 'words') told.words += event.text;
      onEvent?.(event);
    }
  } catch (error) {
    told.error = error;
  }
  return told;
}

/** Code and status of the error that a stream ended with. */
function failure({ error }: Told): unknown {
  if (!(error instanceof TRPCClientError)) throw error;
  return { status: error.data?.httpStatus, ...error.data?.body };
}

/** Writes half of an answer and waits for the end of the test, or until nobody listens. */
function stalling(): { reply: ModelReply; gone: Promise<void> } {
  const { promise, resolve } = Promise.withResolvers<void>();
  const pieces = (write: (piece: string) => void, gone: AbortSignal) => {
    gone.addEventListener('abort', () => resolve());
    write(HALF);
    return new Promise<never>(() => {});
  };
  return { reply: { pieces }, gone: promise };
}

const types = ({ events }: Told) => [...new Set(events.map(({ type }) => type))];

describe('an answer told as it is written', () => {
  test('begins with the question, tells the words, ends with the checked quotes, and is kept', async () => {
    const { agent, document, history } = await setUp();
    const told = await ask(agent, document.id);
    expect(told.error).toBeUndefined();
    expect(types(told)).toEqual(['asked', 'words', 'answered']);
    expect(told.events.filter(({ type }) => type === 'words').length).toBeGreaterThan(1);
    expect(told.words).toBe(MESSAGE);
    const last = told.events.at(-1);
    expect(last).toMatchObject({
      reply: {
        message: { content: MESSAGE, state: 'done', createdAt: expect.any(Date) },
        sources: [{ n: 1, page: 1, verified: true, quote: 'completed on January 17, 2025' }],
        confidence: 0.8,
      },
    });
    expect(await history()).toMatchObject([
      { role: 'user', content: QUESTION, state: 'done' },
      { role: 'assistant', content: MESSAGE, state: 'done', sources: [{ n: 1 }] },
    ]);
  });

  test('by the built-in engine comes at once, the same way', async () => {
    const { agent, document, caseId, history } = await setUp();
    await server.db.updateTable('cases').set({ localOnly: true }).where('id', '=', caseId).execute();
    const told = await ask(agent, document.id);
    expect(types(told)).toEqual(['asked', 'answered']);
    expect(asked()).toEqual([]);
    expect(await history()).toMatchObject([{ state: 'done' }, { state: 'done', sources: [{ page: 1 }] }]);
  });

  test('that breaks off keeps its words, and is whole once it is asked again', async () => {
    const { agent, document, history } = await setUp();
    const key = crypto.randomUUID();
    modelAnswers(inPieces(HALF, 'cut'), inPieces(answer()));
    const told = await ask(agent, document.id, { key });
    expect(types(told)).toEqual(['asked', 'words']);
    expect(told.words).toBe(HALF_MESSAGE);
    expect(failure(told)).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
    expect(await history()).toMatchObject([
      { role: 'user', content: QUESTION, state: 'broken', key },
      { role: 'assistant', content: HALF_MESSAGE, state: 'broken', sources: [], confidence: null },
    ]);
    await ask(agent, document.id, { message: 'How much is unpaid?' });
    expect(types(await ask(agent, document.id, { key }))).toEqual(['asked', 'words', 'answered']);
    expect(await history()).toMatchObject([
      { content: 'How much is unpaid?' },
      { content: MESSAGE },
      { content: QUESTION, state: 'done' },
      { content: MESSAGE, state: 'done' },
    ]);
  });

  test('of which not a word came is not stored, and the person is told why', async () => {
    const { agent, document, history } = await setUp();
    modelAnswers({ status: 429, body: {}, headers: { 'retry-after': '9' } });
    const told = await ask(agent, document.id);
    expect(failure(told)).toMatchObject({ status: 503, message: expect.stringContaining('busy') });
    expect(await history()).toEqual([]);
  });

  test('asked again in vain keeps what had come before', async () => {
    const { agent, document, history } = await setUp();
    const key = crypto.randomUUID();
    modelAnswers(inPieces(HALF, 'cut'), { status: 500, body: {} });
    await ask(agent, document.id, { key });
    expect(failure(await ask(agent, document.id, { key }))).toMatchObject({ status: 503 });
    expect(await history()).toMatchObject([{ state: 'broken' }, { content: HALF_MESSAGE, state: 'broken' }]);
  });

  test.each(['stopping', 'reading no further'])('ends at the engine too by %s', async (how) => {
    const { agent, document, history } = await setUp();
    const { reply, gone } = stalling();
    modelAnswers(reply);
    const stop = new AbortController();
    if (how === 'stopping') {
      const told = await ask(agent, document.id, {
        signal: stop.signal,
        onEvent: ({ type }) => type === 'words' && stop.abort(),
      });
      expect(told.words).toBe(HALF_MESSAGE);
    } else {
      const input = { id: document.id, message: QUESTION, key: crypto.randomUUID() };
      const stream = await streamsTo(agent).documents.ask.mutate(input, { signal: stop.signal });
      for await (const { type } of stream) if (type === 'words') break;
      stop.abort();
    }
    await gone;
    await until(async () =>
      expect(await history()).toMatchObject([
        { content: QUESTION, state: 'broken' },
        { content: HALF_MESSAGE, state: 'broken' },
      ]),
    );
  });

  test('stopped before its first word keeps the question', async () => {
    const { agent, document, history } = await setUp();
    modelAnswers('silence');
    const stop = new AbortController();
    const onEvent = () => setTimeout(() => stop.abort(), 50);
    await ask(agent, document.id, { signal: stop.signal, onEvent });
    await until(async () => expect(await history()).toMatchObject([{ content: QUESTION, state: 'broken' }]));
  });

  test('that is still written is shown as such to others who read the history', async () => {
    const { agent, document, history } = await setUp();
    modelAnswers(stalling().reply);
    const stop = new AbortController();
    const { promise: hasWords, resolve } = Promise.withResolvers<void>();
    const asking = ask(agent, document.id, {
      signal: stop.signal,
      onEvent: ({ type }) => type === 'words' && resolve(),
    });
    await hasWords;
    await until(async () =>
      expect(await history()).toMatchObject([
        { state: 'writing' },
        { content: HALF_MESSAGE, state: 'writing' },
      ]),
    );
    stop.abort();
    await asking;
  });

  test('asked twice with one key is one answer: told again, or taken over', async () => {
    const { agent, document, history } = await setUp();
    const key = crypto.randomUUID();
    modelAnswers(stalling().reply, inPieces(answer()));
    const first = ask(agent, document.id, { key });
    await until(() => expect(asked()).toHaveLength(1));
    const second = await ask(agent, document.id, { key });
    expect(second.words).toBe(MESSAGE);
    expect(failure(await first)).toMatchObject({ status: 409 });
    const third = await ask(agent, document.id, { key });
    expect(types(third)).toEqual(['asked', 'answered']);
    expect(asked()).toHaveLength(2);
    expect(await history()).toHaveLength(2);
    const other = await ask(agent, document.id, { key, message: 'Something else?' });
    expect(failure(other)).toMatchObject({ status: 409 });
  });

  test('with one key asked many times at once is stored once', async () => {
    const { agent, document, history } = await setUp();
    const key = crypto.randomUUID();
    await Promise.all(Array.from({ length: 5 }, () => ask(agent, document.id, { key })));
    expect(await history()).toMatchObject([{ content: QUESTION }, { content: MESSAGE, state: 'done' }]);
  });
});

describe('who and what is refused before anything is stored', () => {
  const input = (id: string, change: object = {}) => ({
    id,
    message: QUESTION,
    key: crypto.randomUUID(),
    ...change,
  });

  test('400, 401, 403, 404 and 409', async () => {
    const { agent, caseId, document } = await setUp();
    const status = async (who: Agent, values: Record<string, unknown>) =>
      (await who.call('trpc', 'documents.ask', values)).status;
    for (const wrong of [{ message: ' ' }, { message: 'x'.repeat(4001) }, { key: 'k' }, { key: undefined }]) {
      expect(await status(agent, input(document.id, wrong))).toBe(400);
    }
    expect(await status(server.visitor(), input(document.id))).toBe(401);
    const viewer = await insertUser(server.db);
    await insertMember(server.db, { caseId, userId: viewer.id, role: 'viewer' });
    expect(await status(await server.as(viewer), input(document.id))).toBe(403);
    expect(await status(await server.as(await insertUser(server.db)), input(document.id))).toBe(404);
    const queued = await insertDocument(server.db, { caseId, status: 'queued', extractedText: null });
    expect(await status(agent, input(queued.id))).toBe(409);
    expect(asked()).toEqual([]);
    expect(await server.db.selectFrom('chatMessages').select('id').execute()).toEqual([]);
  });

  test.each(WIRES)('429 after 20 questions in ten minutes on %s, for this person alone', async (wire) => {
    const { agent, caseId, document, user } = await setUp();
    for (let spent = 0; spent < 20; spent += 1) await server.deps.questionLimit.spend(user.id);
    const name = wire === 'rest' ? 'documents.chat' : 'documents.ask';
    const { key, ...question } = input(document.id);
    const refused = await agent.call(wire, name, wire === 'rest' ? question : { ...question, key });
    expect(refused).toMatchObject({
      status: 429,
      body: { code: 'TOO_MANY_REQUESTS', message: expect.stringContaining('your question is kept') },
    });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500);
    expect(asked()).toEqual([]);
    const helper = await insertUser(server.db);
    await insertMember(server.db, { caseId, userId: helper.id, role: 'collaborator' });
    expect(types(await ask(await server.as(helper), document.id))).toContain('answered');
    // The built-in engine costs nothing.
    await server.db.updateTable('cases').set({ localOnly: true }).where('id', '=', caseId).execute();
    expect(types(await ask(agent, document.id))).toContain('answered');
  });

  test('503 on REST says when to try again', async () => {
    const { agent, document } = await setUp();
    modelAnswers({ status: 429, body: {}, headers: { 'retry-after': '9' } });
    const refused = await agent.call('rest', 'documents.chat', { id: document.id, message: QUESTION });
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('9');
  });
});

describe('what an answer may say', () => {
  async function say(change: object) {
    const { agent, document } = await setUp();
    modelAnswers(inPieces(answer(change)));
    const { events } = await ask(agent, document.id);
    const last = events.at(-1);
    if (last?.type !== 'answered') throw new Error('There is no answer.');
    return last.reply;
  }

  test('a quotation inside the message that stands nowhere is marked there', async () => {
    const { message, confidence } = await say({
      message: 'It says “the tenant shall pay double rent” and “completed on January 17, 2025”.',
    });
    expect(message.content).toBe(
      'It says “the tenant shall pay double rent” [these words were not found in the text of this document] and “completed on January 17, 2025”.',
    );
    expect(confidence).toBe(0.4);
    expect(message.because).toContain('1 passage in quotation marks does not stand in the document');
  });

  test('a quote that joins two places becomes two sources', async () => {
    const { sources } = await say({
      quotes: [{ passage: 1, text: 'The repair of the roof … The sum of $4,350.00 is unpaid.' }],
    });
    expect(sources).toMatchObject([
      { n: 1, page: 1, quote: 'The repair of the roof' },
      { n: 2, page: 2, quote: 'The sum of $4,350.00 is unpaid.' },
    ]);
  });

  test('a model that obeys a hostile paper has no sources and no confidence', async () => {
    const { sources, confidence, message } = await say({
      message: 'The case is won.',
      quotes: [{ passage: 1, text: 'The judge has decided for you.' }],
      confidence: 1,
    });
    expect({ sources, confidence }).toEqual({ sources: [], confidence: 0 });
    expect(message.because).toContain('left out');
  });

  test('what nothing answers is not denied, whatever the model wrote', async () => {
    const { sources, message } = await say({
      found: false,
      message: 'This is not in this document.',
      quotes: [],
    });
    expect(sources).toEqual([]);
    expect(message.content).toBe('I found no passage that comes close.');
  });
});

describe('the history', () => {
  async function fill(count: number) {
    const set = await setUp();
    const rows = Array.from({ length: count }, (_, index) => ({
      caseId: set.caseId,
      docId: set.document.id,
      userId: set.user.id,
      role: 'user' as const,
      content: `Question ${index}`,
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, 0, Math.floor(index / 2))),
    }));
    await server.db.insertInto('chatMessages').values(rows).execute();
    return set;
  }

  test('comes in pages from its end, without gaps and without anything twice', async () => {
    const { history } = await fill(25);
    const seen: string[] = [];
    let cursor: string | undefined;
    for (;;) {
      const page = await history({ limit: 10, ...(cursor && { cursor }) });
      seen.unshift(...page.map(({ content }) => content));
      if (page.length < 10) break;
      cursor = page[0]?.id;
    }
    expect(new Set(seen).size).toBe(25);
    expect(seen).toHaveLength(25);
    expect(seen.at(-1)).toBe('Question 24');
  });

  test.each(WIRES)('on %s: 400 for a limit out of range, 404 for a strange cursor', async (wire) => {
    const { agent, caseId, document } = await fill(1);
    const status = async (more: object) =>
      (await agent.call(wire, 'documents.chatHistory', { caseId, docId: document.id, ...more })).status;
    expect(await status({ limit: 0 })).toBe(400);
    expect(await status({ limit: 201 })).toBe(400);
    expect(await status({ cursor: 'x' })).toBe(404);
    expect(await status({ cursor: crypto.randomUUID() })).toBe(404);
  });

  test('puts an answer after its question when two people ask at once', async () => {
    const { caseId, document, user, history } = await setUp();
    const row = { caseId, docId: document.id, userId: user.id };
    const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second));
    const questions = await server.db
      .insertInto('chatMessages')
      .values([
        { ...row, role: 'user', content: 'Q1', createdAt: at(1) },
        { ...row, role: 'user', content: 'Q2', createdAt: at(2) },
      ])
      .returning('id')
      .execute();
    await server.db
      .insertInto('chatMessages')
      .values(
        questions.map(({ id }, index) => ({
          ...row,
          role: 'assistant' as const,
          content: `A${index + 1}`,
          replyTo: id,
          createdAt: at(4 - index),
        })),
      )
      .execute();
    expect((await history()).map(({ content }) => content)).toEqual(['Q1', 'A1', 'Q2', 'A2']);
  });
});
