import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { AssistantReply, SUGGESTED_PROMPTS } from '#src/assistant/schema.ts';
import { insertMember } from '#tests/factories/cases.ts';
import { insertUser } from '#tests/factories/users.ts';
import { type Agent, WIRES, type Wire } from '#tests/setup/agent.ts';
import { completion } from '#tests/setup/model-server.ts';
import { onTheWire } from '#tests/setup/wire-schema.ts';
import {
  ask,
  conversationsOf,
  failure,
  MESSAGE,
  messagesOf,
  QUESTION,
  reply,
  startAssistant,
} from './asked-case.ts';

const room = await startAssistant();
const { modelAnswers, asked, db, server } = room;
afterAll(() => room.close());
beforeEach(() => room.reset());

const assist = (wire: Wire, agent: Agent, input: Record<string, unknown>) =>
  agent.call(wire, 'assistant.assist', { message: QUESTION, ...input });

async function storesNothing() {
  expect(await db.selectFrom('conversations').select('id').execute()).toEqual([]);
  expect(await db.selectFrom('chatMessages').select('id').execute()).toEqual([]);
}

describe.each(WIRES)('assistant.assist on %s', (wire) => {
  test('200: the documented answer, its sources, and where it is kept', async () => {
    const { agent, caseId, document } = await room.setUp();
    const got = await assist(wire, agent, { caseId, documentIds: [], conversationHistory: [] });
    expect(got.status, got.text).toBe(200);
    onTheWire(AssistantReply).parse(got.body);
    const answer = AssistantReply.parse(got.body);
    expect(answer).toMatchObject({
      confidence: 0.8,
      sources: [
        {
          n: 1,
          documentId: document.id,
          filename: 'roof.txt',
          page: 1,
          quote: 'completed on January 17, 2025',
        },
      ],
      context: { actionType: expect.any(String) },
    });
    expect(answer.message).toContain(MESSAGE);
    expect(await messagesOf(agent, answer.conversationId)).toMatchObject([
      { role: 'user', content: QUESTION, state: 'done' },
      { role: 'assistant', content: answer.message, state: 'done' },
    ]);
    const more = await assist(wire, agent, { caseId, conversationId: answer.conversationId });
    expect(more.body).toMatchObject({ conversationId: answer.conversationId });
    expect(await conversationsOf(agent, caseId)).toMatchObject([{ messages: 4 }]);
  });

  test('200: each suggested prompt is what it is about, by the built-in engine', async () => {
    const { agent, caseId } = await room.setUp();
    room.use('builtin');
    for (const { actionType, text } of SUGGESTED_PROMPTS) {
      const got = await assist(wire, agent, { caseId, message: text });
      expect(got.status, got.text).toBe(200);
      expect(got.body).toMatchObject({ context: { actionType } });
    }
  });

  test('400: nothing asked, too much asked, too much sent along', async () => {
    const { agent, caseId } = await room.setUp();
    for (const wrong of [
      { message: ' \n' },
      { message: undefined },
      { message: 'x'.repeat(4001) },
      { documentIds: Array.from({ length: 20_001 }, () => 'x') },
      { documentIds: [7] },
      { documentIds: 'all' },
      { conversationHistory: ['x'] },
      { conversationHistory: [{ role: 'system', content: 'x' }] },
    ]) {
      const got = await assist(wire, agent, { caseId, ...wrong });
      expect(got.status, JSON.stringify(wrong).slice(0, 80)).toBe(400);
    }
    expect((await assist(wire, agent, { caseId, message: ' ' })).body).toMatchObject({
      message: 'Please type a question.',
    });
    await storesNothing();
  });

  test('401, 403 and 404, whoever asks for whatever', async () => {
    const { agent, caseId } = await room.setUp();
    const status = async (who: Agent, input: object) =>
      (await assist(wire, who, { caseId, ...input })).status;
    expect(await status(server.visitor(), {})).toBe(401);
    const viewer = await insertUser(db);
    await insertMember(db, { caseId, userId: viewer.id, role: 'viewer' });
    expect(await status(await server.as(viewer), {})).toBe(403);
    expect(await status(await server.as(await insertUser(db)), {})).toBe(404);
    for (const id of [crypto.randomUUID(), 'no-id']) {
      expect(await status(agent, { caseId: id })).toBe(404);
      expect(await status(agent, { documentIds: [id] })).toBe(404);
      expect(await status(agent, { conversationId: id })).toBe(404);
    }
    const deleted = await room.addPaper(caseId, { deletedAt: new Date() });
    expect(await status(agent, { documentIds: [deleted.id] })).toBe(404);
    expect(asked()).toEqual([]);
    await storesNothing();
  });

  test('404: documents and conversations of another case, of another person, of a helper', async () => {
    const { agent, caseId } = await room.setUp();
    const theirs = await room.setUp();
    const other = await ask(theirs.agent, theirs.caseId);
    const helper = await insertUser(db);
    await insertMember(db, { caseId, userId: helper.id, role: 'collaborator' });
    const helped = await ask(await server.as(helper), caseId);
    await insertMember(db, { caseId: theirs.caseId, userId: helper.id, role: 'collaborator' });
    const count = asked().length;
    const status = async (input: object) => (await assist(wire, agent, { caseId, ...input })).status;
    expect(await status({ documentIds: [theirs.document.id] })).toBe(404);
    expect(await status({ conversationId: other.conversationId })).toBe(404);
    expect(await status({ conversationId: helped.conversationId })).toBe(404);
    // Of a member of both cases, a conversation stays in its own.
    const got = await assist(wire, await server.as(helper), {
      caseId: theirs.caseId,
      conversationId: helped.conversationId,
    });
    expect(got.status).toBe(404);
    expect(asked()).toHaveLength(count);
  });

  test('429: after 20 questions in ten minutes to an engine that costs money, and nothing is stored', async () => {
    const { agent, caseId, user } = await room.setUp();
    for (let spent = 0; spent < 20; spent += 1) await server.deps.questionLimit.spend(user.id);
    const got = await assist(wire, agent, { caseId });
    expect(got).toMatchObject({
      status: 429,
      body: { code: 'TOO_MANY_REQUESTS', message: expect.stringContaining('your question is kept') },
    });
    expect(Number(got.headers.get('retry-after'))).toBeGreaterThan(500);
    expect(failure(await ask(agent, caseId))).toMatchObject({ status: 429 });
    await storesNothing();
    await db.updateTable('cases').set({ localOnly: true }).where('id', '=', caseId).execute();
    expect((await assist(wire, agent, { caseId })).status).toBe(200);
  });

  test('503: the AI service is busy, silent, cut or talks nonsense; nothing is stored', async () => {
    const { agent, caseId } = await room.setUp();
    for (const failing of [
      { status: 429, body: {}, headers: { 'retry-after': '9' } },
      { status: 500, body: {} },
      'cut' as const,
      completion('{"found": '),
    ]) {
      modelAnswers(failing);
      const got = await assist(wire, agent, { caseId });
      expect(got.status, got.text).toBe(503);
      expect(got.body).toMatchObject({ code: 'UNAVAILABLE', message: expect.stringMatching(/\w+\./) });
      if (typeof failing === 'object' && 'headers' in failing)
        expect(got.headers.get('retry-after')).toBe('9');
    }
    await storesNothing();
  });
});

test('a quote that stands nowhere is no source, and lowers the confidence', async () => {
  const { agent, caseId } = await room.setUp();
  modelAnswers(
    completion(reply({ message: 'You won.', quotes: [{ passage: 1, text: 'The judge decides for you.' }] })),
  );
  const got = await assist('rest', agent, { caseId });
  expect(got.body).toMatchObject({
    sources: [],
    confidence: 0,
    because: expect.stringContaining('left out'),
  });
});

test('the engine is told the day at the court, not at the server', async () => {
  const { agent, caseId } = await room.setUp();
  server.clock.set(new Date('2026-03-03T05:30:00Z'));
  await assist('rest', agent, { caseId });
  // In Santa Fe it is still the evening before.
  expect(room.sent()).toContain('2026-03-02');
  expect(room.sent()).not.toContain('2026-03-03');
  server.clock.set(new Date());
});
