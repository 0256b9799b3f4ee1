import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { AssistantReply } from '#src/assistant/schema.ts';
import type { Agent } from '#tests/setup/agent.ts';
import { expectFailure } from '#tests/setup/answers.ts';
import { completion } from '#tests/setup/model-server.ts';
import {
  answerOf,
  ask,
  failure,
  MESSAGE,
  messagesOf,
  QUESTION,
  reply,
  startAssistant,
} from './asked-case.ts';

const room = await startAssistant();
const { db, server } = room;
afterAll(() => room.close());
beforeEach(() => room.reset());

const post = (agent: Agent, body: object) =>
  agent.rest('POST', '/api/ai/assistant', { message: QUESTION, ...body });

/** What no database of texts keeps: a letter of no value, halves of letters. */
const UNKEEPABLE = 'nul\u0000 high \ud800 low \udc00 end';

describe('the documented body', () => {
  test('with all documents of a large case is a question about the case', async () => {
    const { agent, caseId, document } = await room.setUp();
    await sql`
      insert into documents (case_id, filename, path, mime_type, size, doc_type, status, page_count, extracted_text)
      select ${caseId}, 'paper-' || n || '.txt', 'path-' || n, 'text/plain', 10, 'Letter', 'ready', 1, 'Nothing.'
      from generate_series(1, 10000) as n`.execute(db);
    const rows = await db.selectFrom('documents').select('id').where('caseId', '=', caseId).execute();
    const documentIds = rows.map(({ id }) => id);
    const got = await post(agent, { caseId, documentIds, conversationHistory: [] });
    expect(got.status, got.text.slice(0, 300)).toBe(200);
    expect(AssistantReply.parse(got.body).sources).toMatchObject([{ documentId: document.id }]);
  });

  test('of a program that sends nothing as null; more than is documented is refused', async () => {
    const { agent, caseId } = await room.setUp();
    const body = { caseId, documentIds: null, conversationHistory: null, conversationId: null };
    const got = await post(agent, body);
    expect(got.status, got.text).toBe(200);
    const more = await post(agent, { ...body, context: { caseId }, temperature: 2 });
    expectFailure(more, 400, 'BAD_REQUEST', {
      fields: { context: expect.any(String), temperature: expect.any(String) },
    });
  });

  test('with the whole of a long conversation: its newest turns count', async () => {
    const { agent, caseId } = await room.setUp();
    const conversationHistory = Array.from({ length: 400 }, (_, at) => ({
      role: at % 2 === 0 ? 'user' : 'assistant',
      content: `turn ${at} ${'and more '.repeat(at === 399 ? 4000 : 5)}`,
    }));
    const got = await post(agent, { caseId, conversationHistory });
    expect(got.status, got.text).toBe(200);
    expect(room.sent()).toContain('turn 399');
    expect(room.sent()).not.toContain('turn 200 ');
  });
});

describe('letters that cannot be kept', () => {
  test('in a question, in what was said before and in a name', async () => {
    const { agent, caseId } = await room.setUp();
    const got = await post(agent, {
      caseId,
      message: `${QUESTION} ${UNKEEPABLE}`,
      conversationHistory: [{ role: 'user', content: UNKEEPABLE }],
    });
    expect(got.status, got.text).toBe(200);
    const { conversationId } = AssistantReply.parse(got.body);
    const [question] = await messagesOf(agent, conversationId);
    expect(question?.content).toMatch(/^When was .* nul high . low . end$/);
    const renamed = await agent.rest('PATCH', `/api/conversations/${conversationId}`, { title: UNKEEPABLE });
    expect(renamed.status, renamed.text).toBe(200);
    const only = await agent.rest('PATCH', `/api/conversations/${conversationId}`, { title: ' \u0000 ' });
    expect(only.status).toBe(400);
    const told = await ask(agent, caseId, { message: `${QUESTION} ${UNKEEPABLE}` });
    expect(answerOf(told).content).toContain(MESSAGE);
  });

  test('in an answer, at once and as it is written', async () => {
    const { agent, caseId } = await room.setUp();
    room.modelAnswers(
      completion(
        reply({
          message: `${MESSAGE} ${UNKEEPABLE} “${UNKEEPABLE} and so on and on”`,
          quotes: [{ passage: 1, text: UNKEEPABLE }],
          records: [UNKEEPABLE],
        }),
      ),
    );
    const got = await post(agent, { caseId });
    expect(got.status, got.text).toBe(200);
    expect(AssistantReply.parse(got.body).message).toContain('nul high');
    const told = await ask(agent, caseId);
    expect(answerOf(told).content).toContain('nul high');
    expect(server.log.lines.filter((line) => JSON.stringify(line).includes('failed'))).toEqual([]);
  });
});

test('a question that the service was not there for is not counted; one that it refused is', async () => {
  const { agent, caseId } = await room.setUp();
  room.modelAnswers({ status: 503, body: {} });
  for (let at = 0; at < 13; at += 1) {
    expect((await post(agent, { caseId })).status).toBe(503);
    expect(failure(await ask(agent, caseId))).toMatchObject({ status: 503 });
  }
  room.modelAnswers(completion(reply()));
  expect((await post(agent, { caseId })).status).toBe(200);
  room.modelAnswers(completion('', 'content_filter'));
  const statuses: number[] = [];
  for (let at = 0; at < 20; at += 1) statuses.push((await post(agent, { caseId })).status);
  expect(statuses).toEqual([...Array.from({ length: 19 }, () => 503), 429]);
});

test('the error of a request that fails inside holds no word of it', async () => {
  const { agent, caseId } = await room.setUp();
  server.log.lines.length = 0;
  const ai = server.deps.ai;
  server.deps.ai = {
    ...ai,
    answer: async () => {
      throw new SyntaxError('Unexpected token, "zephyrine…" is not valid JSON');
    },
  };
  const got = await post(agent, { caseId, message: 'Where is zephyrine?' });
  expect(got.status).toBe(500);
  expect(got.text).not.toContain('zephyrine');
});
