import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { inPieces, type ModelReply } from '#tests/setup/model-server.ts';
import { until } from '#tests/setup/until.ts';
import {
  answerOf,
  ask,
  conversationsOf,
  failure,
  HALF,
  MESSAGE,
  messagesOf,
  QUESTION,
  reply,
  startAssistant,
  types,
} from './asked-case.ts';

const room = await startAssistant();
const { modelAnswers, asked, db, server } = room;
afterAll(() => room.close());
beforeEach(async () => {
  await room.reset();
  modelAnswers(inPieces(reply()));
});

const HALF_MESSAGE = 'It was completed on';

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

describe('a question about a case', () => {
  test('begins a conversation, tells the words, ends with the checked answer, and is kept', async () => {
    const { agent, caseId, document } = await room.setUp();
    const told = await ask(agent, caseId);
    expect(told.error).toBeUndefined();
    expect(types(told)).toEqual(['asked', 'words', 'answered']);
    expect(told.words).toContain('It was completed on January 17, 2025.');
    expect(answerOf(told)).toMatchObject({
      state: 'done',
      sources: [{ n: 1, documentId: document.id, filename: 'roof.txt', page: 1, verified: true }],
      actionType: expect.any(String),
      suggestedActions: expect.any(Array),
      records: [],
    });
    expect(answerOf(told).content).toContain(MESSAGE);
    expect(await conversationsOf(agent, caseId)).toMatchObject([
      { id: told.conversationId, caseId, title: QUESTION, messages: 2, createdAt: expect.any(Date) },
    ]);
    expect(await messagesOf(agent, told.conversationId)).toMatchObject([
      { role: 'user', content: QUESTION, state: 'done' },
      { role: 'assistant', state: 'done', sources: [{ n: 1 }] },
    ]);
  });

  test('by the built-in engine comes at once, the same way, and asks nobody', async () => {
    const { agent, caseId } = await room.setUp();
    await db.updateTable('cases').set({ localOnly: true }).where('id', '=', caseId).execute();
    const told = await ask(agent, caseId);
    expect(types(told)).toEqual(['asked', 'answered']);
    expect(answerOf(told)).toMatchObject({ sources: [{ filename: 'roof.txt', page: 1, verified: true }] });
    expect(answerOf(told).engine).toContain('Built-in');
    expect(room.sent()).toBe('');
  });

  test('goes on in the same conversation, whose turns the engine is shown', async () => {
    const { agent, caseId } = await room.setUp();
    const first = await ask(agent, caseId);
    modelAnswers(inPieces(reply({ message: 'Nobody has paid.', quotes: [] })));
    const next = await ask(agent, caseId, {
      message: 'Who has paid for it by now?',
      conversationId: first.conversationId,
      conversationHistory: [{ role: 'user', content: 'Something that was never said here.' }],
    });
    expect(next.conversationId).toBe(first.conversationId);
    expect(room.sent()).toContain(QUESTION);
    expect(room.sent()).toContain('It was completed on January 17, 2025.');
    expect(room.sent()).not.toContain('never said here');
    expect(await messagesOf(agent, first.conversationId)).toHaveLength(4);
    expect(await conversationsOf(agent, caseId)).toHaveLength(1);
  });

  test('takes what was said before along when its conversation is new', async () => {
    const { agent, caseId } = await room.setUp();
    const conversationHistory = [
      { role: 'user' as const, content: 'Who is Mr. Tamarisk?' },
      { role: 'assistant' as const, content: 'Not in your documents.' },
    ];
    const { conversationId } = await ask(agent, caseId, { conversationHistory });
    expect(room.sent()).toContain('Tamarisk');
    expect(await messagesOf(agent, conversationId)).toHaveLength(2);
  });

  test('may be about some documents alone', async () => {
    const { agent, caseId, document } = await room.setUp();
    const other = await room.addPaper(caseId, {
      filename: 'fence.txt',
      extractedText: 'The repair of the roof of the shed was completed on May 5, 2025. Marmalade.',
    });
    await ask(agent, caseId, { documentIds: [document.id] });
    expect(room.sent()).not.toContain('Marmalade');
    room.use('builtin');
    const told = await ask(agent, caseId, { documentIds: [other.id] });
    expect(answerOf(told).sources.map(({ filename }) => filename)).toEqual(['fence.txt']);
  });

  test('is answered without any document, from the case itself', async () => {
    const { agent, caseId, document } = await room.setUp();
    await db.deleteFrom('documents').where('id', '=', document.id).execute();
    room.use('builtin');
    const told = await ask(agent, caseId, { message: 'How many documents are in my case?' });
    expect(answerOf(told)).toMatchObject({ state: 'done', sources: [] });
    expect(answerOf(told).records.length).toBeGreaterThan(0);
  });

  test('names rows of the case that the engine was shown, and no others', async () => {
    const { agent, caseId } = await room.setUp();
    modelAnswers(inPieces(reply({ records: ['F1', 'F999', 'nonsense'] })));
    const told = await ask(agent, caseId);
    expect(answerOf(told).records).toMatchObject([{ kind: 'case' }]);
  });
});

describe('an answer that breaks off', () => {
  test('keeps its words and its conversation, and is whole once it is asked again', async () => {
    const { agent, caseId } = await room.setUp();
    const key = crypto.randomUUID();
    modelAnswers(inPieces(HALF, 'cut'), inPieces(reply()));
    const told = await ask(agent, caseId, { key });
    expect(types(told)).toEqual(['asked', 'words']);
    expect(failure(told)).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
    const [conversation] = await conversationsOf(agent, caseId);
    expect(conversation).toMatchObject({ messages: 2 });
    expect(await messagesOf(agent, told.conversationId)).toMatchObject([
      { role: 'user', content: QUESTION, state: 'broken', key },
      { role: 'assistant', content: HALF_MESSAGE, state: 'broken', sources: [], confidence: null },
    ]);
    // The browser may not have heard which conversation it was.
    const again = await ask(agent, caseId, { key });
    expect(again.conversationId).toBe(told.conversationId);
    expect(types(again)).toEqual(['asked', 'words', 'answered']);
    expect(await messagesOf(agent, told.conversationId)).toMatchObject([
      { state: 'done' },
      { state: 'done' },
    ]);
    expect(await conversationsOf(agent, caseId)).toHaveLength(1);
  });

  test('before its first word leaves neither a question nor a conversation', async () => {
    const { agent, caseId } = await room.setUp();
    modelAnswers({ status: 429, body: {}, headers: { 'retry-after': '9' } });
    const told = await ask(agent, caseId);
    expect(failure(told)).toMatchObject({ status: 503, message: expect.stringContaining('busy') });
    expect(await conversationsOf(agent, caseId)).toEqual([]);
    expect(await db.selectFrom('chatMessages').select('id').execute()).toEqual([]);
  });

  test('before its first word leaves what stood in its conversation', async () => {
    const { agent, caseId } = await room.setUp();
    const { conversationId } = await ask(agent, caseId);
    modelAnswers({ status: 500, body: {} });
    expect(
      failure(await ask(agent, caseId, { conversationId, message: 'Who paid for the roof?' })),
    ).toMatchObject({ status: 503 });
    expect(await messagesOf(agent, conversationId)).toHaveLength(2);
  });

  test('before its first word leaves a conversation in which somebody asked something else meanwhile', async () => {
    const { agent, caseId } = await room.setUp();
    const go = Promise.withResolvers<void>();
    const failing: ModelReply = {
      pieces: async () => {
        await go.promise;
        return 'cut';
      },
    };
    modelAnswers(failing, inPieces(reply()));
    const begun = Promise.withResolvers<string>();
    const first = ask(agent, caseId, {
      message: 'What is unpaid?',
      onEvent: (event) => event.type === 'asked' && begun.resolve(event.conversationId ?? ''),
    });
    const conversationId = await begun.promise;
    await until(() => expect(asked()).toHaveLength(1));
    const second = await ask(agent, caseId, { conversationId });
    expect(answerOf(second).state).toBe('done');
    go.resolve();
    expect(failure(await first)).toMatchObject({ status: 503 });
    expect(await messagesOf(agent, conversationId)).toMatchObject([
      { content: QUESTION, state: 'done' },
      { role: 'assistant', state: 'done' },
    ]);
  });

  test('ends at the engine too when the browser leaves', async () => {
    const { agent, caseId } = await room.setUp();
    const { reply: stalled, gone } = stalling();
    modelAnswers(stalled);
    const stop = new AbortController();
    const told = await ask(agent, caseId, {
      signal: stop.signal,
      onEvent: ({ type }) => type === 'words' && stop.abort(),
    });
    await gone;
    await until(async () =>
      expect(await messagesOf(agent, told.conversationId)).toMatchObject([
        { content: QUESTION, state: 'broken' },
        { content: HALF_MESSAGE, state: 'broken' },
      ]),
    );
  });

  test('stopped before its first word keeps the question', async () => {
    const { agent, caseId } = await room.setUp();
    modelAnswers('silence');
    const stop = new AbortController();
    const onEvent = () => setTimeout(() => stop.abort(), 50);
    const { conversationId } = await ask(agent, caseId, { signal: stop.signal, onEvent });
    await until(async () =>
      expect(await messagesOf(agent, conversationId)).toMatchObject([{ content: QUESTION, state: 'broken' }]),
    );
  });

  test('is shown as being written while it is', async () => {
    const { agent, caseId } = await room.setUp();
    modelAnswers(stalling().reply);
    const stop = new AbortController();
    const { promise: begun, resolve } = Promise.withResolvers<string>();
    const asking = ask(agent, caseId, {
      signal: stop.signal,
      onEvent: (event) => event.type === 'asked' && resolve(event.conversationId ?? ''),
    });
    const id = await begun;
    await until(async () =>
      expect(await messagesOf(agent, id)).toMatchObject([{ state: 'writing' }, { state: 'writing' }]),
    );
    stop.abort();
    await asking;
  });
});

describe('one question asked more than once', () => {
  test('in two browsers is one answer in one conversation: told again, or taken over', async () => {
    const { agent, caseId, user } = await room.setUp();
    const other = await server.as(user);
    const key = crypto.randomUUID();
    modelAnswers(stalling().reply, inPieces(reply()));
    const first = ask(agent, caseId, { key });
    await until(() => expect(asked()).toHaveLength(1));
    const second = await ask(other, caseId, { key });
    expect(answerOf(second).state).toBe('done');
    expect(failure(await first)).toMatchObject({ status: 409 });
    const third = await ask(agent, caseId, { key, conversationId: second.conversationId });
    expect(types(third)).toEqual(['asked', 'answered']);
    expect(asked()).toHaveLength(2);
    expect(await conversationsOf(agent, caseId)).toMatchObject([{ messages: 2 }]);
    const different = await ask(agent, caseId, { key, message: 'Something else?' });
    expect(failure(different)).toMatchObject({ status: 409 });
  });

  test('many times at once is stored once', async () => {
    const { agent, caseId } = await room.setUp();
    const key = crypto.randomUUID();
    const all = await Promise.all(Array.from({ length: 5 }, () => ask(agent, caseId, { key })));
    const [conversation, ...others] = await conversationsOf(agent, caseId);
    expect(others).toEqual([]);
    expect(conversation).toMatchObject({ messages: 2 });
    const named = new Set(all.flatMap(({ conversationId }) => conversationId || []));
    expect([...named]).toEqual([conversation?.id]);
  });

  test('different questions at once in one conversation each get their answer', async () => {
    const { agent, caseId } = await room.setUp();
    const { conversationId } = await ask(agent, caseId);
    const messages = ['What is unpaid?', 'Who repaired the roof?', 'Was it repaired in winter?'];
    const all = await Promise.all(messages.map((message) => ask(agent, caseId, { conversationId, message })));
    expect(all.every((told) => told.error === undefined)).toBe(true);
    const stored = await messagesOf(agent, conversationId);
    expect(stored).toHaveLength(8);
    expect(stored.map(({ role }) => role)).toEqual(Array(4).fill(['user', 'assistant']).flat());
    for (const [at, message] of stored.entries()) {
      if (message.role === 'assistant') expect(message.replyTo).toBe(stored[at - 1]?.id);
    }
  });

  test('a key of another person or another case is no key here', async () => {
    const { agent, caseId } = await room.setUp();
    const theirs = await room.setUp();
    const key = crypto.randomUUID();
    const first = await ask(agent, caseId, { key });
    const second = await ask(theirs.agent, theirs.caseId, { key });
    expect(second.conversationId).not.toBe(first.conversationId);
    expect(answerOf(second).id).not.toBe(answerOf(first).id);
  });
});
