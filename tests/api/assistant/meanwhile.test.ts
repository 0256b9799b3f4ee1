import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { insertMember } from '#tests/factories/cases.ts';
import { insertUser } from '#tests/factories/users.ts';
import type { Agent } from '#tests/setup/agent.ts';
import { completion, inPieces, type ModelReply } from '#tests/setup/model-server.ts';
import {
  type Asking,
  answerOf,
  ask,
  conversationsOf,
  failure,
  HALF,
  messagesOf,
  QUESTION,
  reply,
  startAssistant,
  type Told,
} from './asked-case.ts';

const room = await startAssistant();
const { db, server, modelAnswers } = room;
afterAll(() => room.close());
beforeEach(() => room.reset());

/** Writes half of an answer, waits for what happens meanwhile, and writes the rest. */
function pausing(whole = reply()): { answer: ModelReply; goOn: () => void; gone: Promise<void> } {
  const go = Promise.withResolvers<void>();
  const left = Promise.withResolvers<void>();
  const pieces = async (write: (piece: string) => void, gone: AbortSignal) => {
    gone.addEventListener('abort', () => {
      left.resolve();
      go.resolve();
    });
    write(HALF);
    await go.promise;
    write(whole.slice(HALF.length));
    return 'done' as const;
  };
  return { answer: { pieces }, goOn: () => go.resolve(), gone: left.promise };
}

/** Asks, does something once the first words are there, and lets the engine go on unless that says false. */
async function askWhile(agent: Agent, caseId: string, happens: (conversationId: string) => Promise<unknown>) {
  const { answer, goOn, gone } = pausing();
  modelAnswers(answer);
  let id = '';
  let happened = false;
  const onEvent: Asking['onEvent'] = async (event) => {
    if (event.type === 'asked') id = event.conversationId ?? '';
    if (event.type !== 'words' || happened) return;
    happened = true;
    if ((await happens(id)) !== false) goOn();
  };
  return { told: await ask(agent, caseId, { onEvent }), gone };
}

const noMessages = async () => expect(await db.selectFrom('chatMessages').select('id').execute()).toEqual([]);

describe('while an answer is written', () => {
  test('its conversation is deleted: the engine is stopped and nothing comes back', async () => {
    const { agent, caseId } = await room.setUp();
    const { told, gone } = await askWhile(agent, caseId, async (id) => {
      expect((await agent.call('rest', 'assistant.delete', { id })).status).toBe(200);
      return false;
    });
    await gone;
    expect(failure(told)).toMatchObject({ status: 404 });
    expect(await conversationsOf(agent, caseId)).toEqual([]);
    await noMessages();
    expect(server.log.lines.filter(({ level }) => level === 'error' || level === 'warn')).toEqual([]);
  });

  test('its case is deleted', async () => {
    const { agent, caseId } = await room.setUp();
    const { told } = await askWhile(agent, caseId, () => agent.call('rest', 'cases.delete', { caseId }));
    expect(failure(told)).toMatchObject({ status: 404 });
    await noMessages();
  });

  test('its author is taken out of the case: no answer is told', async () => {
    const { caseId } = await room.setUp();
    const helper = await insertUser(db);
    await insertMember(db, { caseId, userId: helper.id, role: 'collaborator' });
    const { told } = await askWhile(await server.as(helper), caseId, () =>
      db.deleteFrom('caseMembers').where('userId', '=', helper.id).execute(),
    );
    expect(failure(told)).toMatchObject({ status: 404 });
    expect(told.events.some(({ type }) => type === 'answered')).toBe(false);
  });

  test('a document it quotes is deleted: it is no source', async () => {
    const { agent, caseId, document } = await room.setUp();
    const { told } = await askWhile(agent, caseId, () =>
      agent.call('rest', 'documents.delete', { id: document.id }),
    );
    expect(answerOf(told)).toMatchObject({ state: 'done', sources: [] });
    expect(answerOf(told).because).toContain('left out');
  });

  test('a document it quotes is read again: the quote stands at its new place', async () => {
    const { agent, caseId, document } = await room.setUp();
    const extractedText = `Cover.\fLetter. The repair of the roof was completed on January 17, 2025.`;
    const { told } = await askWhile(agent, caseId, () =>
      db.updateTable('documents').set({ extractedText }).where('id', '=', document.id).execute(),
    );
    const [source] = answerOf(told).sources;
    expect(source).toMatchObject({ page: 2, verified: true });
    expect(extractedText.slice(source?.start, source?.end)).toBe('completed on January 17, 2025');
  });

  test('the conversation is renamed: the name stays', async () => {
    const { agent, caseId } = await room.setUp();
    const { told } = await askWhile(agent, caseId, (id) =>
      agent.call('rest', 'assistant.rename', { id, title: 'Roof' }),
    );
    expect(answerOf(told).state).toBe('done');
    expect(await conversationsOf(agent, caseId)).toMatchObject([{ title: 'Roof', messages: 2 }]);
  });
});

describe('a document that is deleted later', () => {
  const WORDS = 'completed on January 17, 2025';

  async function answeredThenDeleted() {
    const { agent, caseId, document } = await room.setUp();
    const other = await room.addPaper(caseId, {
      filename: 'lease.txt',
      extractedText: 'The lease of the house began on March 1, 2024, and the rent is due each month.',
    });
    modelAnswers(
      completion(
        reply({
          message: `The paper says “The repair of the roof was ${WORDS}.” [1] The lease began on March 1, 2024. [2]`,
          quotes: [
            { passage: 1, text: `The repair of the roof was ${WORDS}.` },
            { passage: 2, text: 'The lease of the house began on March 1, 2024' },
          ],
        }),
      ),
    );
    const message = 'When was the repair of the roof completed, and when did the lease of the house begin?';
    const told = await ask(agent, caseId, { message });
    expect(answerOf(told).sources).toHaveLength(2);
    await agent.call('rest', 'documents.delete', { id: document.id });
    return { agent, caseId, document, other, id: told.conversationId };
  }

  test('is quoted no more, in the messages, in the file and to the engine', async () => {
    const { agent, caseId, document, other, id } = await answeredThenDeleted();
    const [, answer] = await messagesOf(agent, id);
    expect(JSON.stringify(answer)).not.toContain(WORDS);
    expect(JSON.stringify(answer)).not.toContain(document.id);
    expect(answer?.content).toContain('[words of a document that was deleted]');
    expect(answer?.content).toContain('The lease began on March 1, 2024.');
    expect(answer?.sources).toMatchObject([{ documentId: other.id, n: expect.any(Number) }]);
    const text = await (await agent.request(`/api/conversations/${id}/conversation.txt`)).text();
    expect(text).not.toContain(WORDS);
    expect(text).toContain('Letter (lease.txt), page 1');
    modelAnswers(completion(reply({ message: 'Not in your documents.', found: false, quotes: [] })));
    await ask(agent, caseId, { conversationId: id, message: QUESTION });
    expect(room.sent()).toContain('The lease began');
    expect(room.sent()).not.toContain(WORDS);
    await ask(agent, caseId, { message: QUESTION });
    expect(room.sent()).not.toContain(WORDS);
  });

  test('is out of the database too once it is deleted for good', async () => {
    const { agent, caseId, document, other, id } = await answeredThenDeleted();
    const purged = await agent.call('rest', 'documents.purge', { caseId, ids: [document.id] });
    expect(purged.status, purged.text).toBe(200);
    const rows = await db.selectFrom('chatMessages').selectAll().where('role', '=', 'assistant').execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(WORDS);
    expect(JSON.stringify(rows)).not.toContain(document.id);
    const [, answer] = await messagesOf(agent, id);
    expect(answer).toMatchObject({
      sources: [{ documentId: other.id }],
      confidence: expect.any(Number),
      engine: expect.any(String),
      actionType: expect.any(String),
    });
  });

  test('leaves no word in an answer that broke off, and none in those of other cases changes', async () => {
    const { agent, caseId, document } = await room.setUp();
    const other = await room.setUp();
    modelAnswers(inPieces(HALF, 'cut'));
    const told = await ask(agent, caseId);
    const elsewhere = await ask(other.agent, other.caseId);
    const saved = async (who: Agent, { conversationId }: Told) =>
      (await messagesOf(who, conversationId)).at(-1)?.content;
    expect(await saved(agent, told)).toBe('It was completed on');
    await agent.call('rest', 'documents.delete', { id: document.id });
    await agent.call('rest', 'documents.purge', { caseId, ids: [document.id] });
    expect(await saved(agent, told)).toBe('[words of a document that was deleted]');
    expect(await saved(other.agent, elsewhere)).toBe('It was completed on');
  });

  test('is quoted again once it is restored', async () => {
    const { agent, caseId, document, id } = await answeredThenDeleted();
    await agent.call('rest', 'documents.restore', { caseId, ids: [document.id] });
    const [, answer] = await messagesOf(agent, id);
    expect(answer?.sources).toHaveLength(2);
    expect(answer?.content).toContain(WORDS);
  });
});

test('a document that gets another text later: sources and checks stand at their new place, or nowhere', async () => {
  const { agent, caseId, document } = await room.setUp();
  modelAnswers(
    completion(
      reply({
        message: 'It was completed on January 17, 2025, and $4,350.00 is unpaid.',
        quotes: [
          { passage: 1, text: 'completed on January 17, 2025' },
          { passage: 2, text: 'The sum of $4,350.00 is unpaid' },
        ],
      }),
    ),
  );
  const { conversationId: id } = await ask(agent, caseId);
  const content = 'Cover.\fThe repair of the roof was completed on January 17, 2025.\fThe sum is paid.';
  await db
    .insertInto('documentTexts')
    .values({ caseId, documentId: document.id, number: 2, content, notes: '[]', pageCount: 3 })
    .execute();
  expect((await agent.call('rest', 'documents.takeBackText', { id: document.id, number: 2 })).status).toBe(
    200,
  );
  const [, answer] = await messagesOf(agent, id);
  const date = answer?.sources.find(({ quote }) => quote.includes('January'));
  expect(date).toMatchObject({ page: 2, verified: true });
  expect(content.slice(date?.start, date?.end)).toBe('completed on January 17, 2025');
  expect(answer?.sources.find(({ quote }) => quote.includes('4,350'))).toMatchObject({ verified: false });
  const checks = answer?.checks ?? [];
  expect(checks.find(({ text }) => text.includes('January'))).toMatchObject({
    status: 'found',
    source: { page: 2, verified: true },
  });
  expect(checks.find(({ text }) => text.includes('4,350'))).toMatchObject({
    status: 'not-found',
    source: null,
    note: expect.stringContaining('read again'),
  });
  expect(await (await agent.request(`/api/conversations/${id}/conversation.txt`)).text()).toContain(
    'not found in its text any more',
  );
});

test('what was asked of documents goes on while conversations do: one machinery', async () => {
  const { agent, caseId, document } = await room.setUp();
  const key = crypto.randomUUID();
  const [inCase, inDocument] = await Promise.all([
    ask(agent, caseId, { key }),
    agent.call('trpc', 'documents.chat', { id: document.id, message: QUESTION }),
  ]);
  expect(answerOf(inCase).state).toBe('done');
  expect(inDocument.status).toBe(200);
  const rows = await db.selectFrom('chatMessages').select(['docId', 'conversationId']).execute();
  expect(rows).toHaveLength(4);
  expect(rows.every(({ docId, conversationId }) => (docId === null) !== (conversationId === null))).toBe(
    true,
  );
  await expect(
    db
      .insertInto('chatMessages')
      .values({
        caseId,
        docId: document.id,
        conversationId: inCase.conversationId,
        role: 'user',
        content: 'x',
      })
      .execute(),
  ).rejects.toThrow('chat_messages_talk_check');
});
