import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { Conversation } from '#src/conversations/saved-schema.ts';
import { ChatMessage } from '#src/conversations/schema.ts';
import { insertMember } from '#tests/factories/cases.ts';
import { insertUser } from '#tests/factories/users.ts';
import { type Agent, WIRES } from '#tests/setup/agent.ts';
import { completion } from '#tests/setup/model-server.ts';
import { onTheWire } from '#tests/setup/wire-schema.ts';
import { ask, conversationsOf, messagesOf, QUESTION, reply, startAssistant } from './asked-case.ts';

const room = await startAssistant();
const { db, server } = room;
afterAll(() => room.close());
beforeEach(() => room.reset());

const file = (agent: Agent, id: string) => agent.request(`/api/conversations/${id}/conversation.txt`);

/** Everything that can be done with a conversation by its id. */
async function statuses(agent: Agent, id: string): Promise<number[]> {
  const calls = ['assistant.messages', 'assistant.rename', 'assistant.delete'] as const;
  const answers = await Promise.all(
    calls.map((name) =>
      agent.call('rest', name, { id, ...(name === 'assistant.rename' && { title: 'Mine' }) }),
    ),
  );
  return [...answers.map(({ status }) => status), (await file(agent, id)).status];
}

describe.each(WIRES)('conversations on %s', (wire) => {
  test('are listed with their number of messages, the last used first, for their author alone', async () => {
    const { agent, caseId } = await room.setUp();
    const elsewhere = await room.setUp();
    await ask(elsewhere.agent, elsewhere.caseId);
    const helper = await insertUser(db);
    await insertMember(db, { caseId, userId: helper.id, role: 'collaborator' });
    await ask(await server.as(helper), caseId, { message: 'What does the helper ask?' });
    const old = await ask(agent, caseId, { message: 'The first question of all' });
    const young = await ask(agent, caseId);
    const got = await agent.call(wire, 'assistant.conversations', { caseId });
    expect(got.status).toBe(200);
    if (wire === 'rest') onTheWire(Conversation.array()).parse(got.body);
    expect(got.body).toMatchObject([
      { id: young.conversationId, title: QUESTION, messages: 2 },
      { id: old.conversationId, title: 'The first question of all', messages: 2 },
    ]);
    await ask(agent, caseId, { conversationId: old.conversationId });
    expect(await conversationsOf(agent, caseId)).toMatchObject([{ messages: 4 }, { messages: 2 }]);
  });

  test('show their messages in pages from the end', async () => {
    const { agent, caseId } = await room.setUp();
    const { conversationId: id } = await ask(agent, caseId);
    await ask(agent, caseId, { conversationId: id, message: 'What is unpaid?' });
    const whole = await agent.call(wire, 'assistant.messages', { id });
    if (wire === 'rest') onTheWire(ChatMessage.array()).parse(whole.body);
    const all = await messagesOf(agent, id);
    expect(all.map(({ role }) => role)).toEqual(['user', 'assistant', 'user', 'assistant']);
    const last = await messagesOf(agent, id, { limit: 2 });
    expect(last).toEqual(all.slice(2));
    expect(await messagesOf(agent, id, { limit: 2, cursor: last[0]?.id })).toEqual(all.slice(0, 2));
    for (const [more, status] of [
      [{ limit: 0 }, 400],
      [{ limit: 201 }, 400],
      [{ cursor: 'x' }, 404],
      [{ cursor: crypto.randomUUID() }, 404],
    ] as const) {
      expect((await agent.call(wire, 'assistant.messages', { id, ...more })).status).toBe(status);
    }
  });

  test('are named after their first question, and renamed', async () => {
    const { agent, caseId } = await room.setUp();
    const message = `When, and by whom, was the repair of the roof at\n14 Piñon Lane ${'really '.repeat(9)}completed?`;
    const { conversationId: id } = await ask(agent, caseId, { message });
    const [named] = await conversationsOf(agent, caseId);
    expect(named?.title).toBe('When, and by whom, was the repair of the roof at 14 Piñon…');
    const renamed = await agent.call(wire, 'assistant.rename', { id, title: '  The roof ' });
    expect(renamed).toMatchObject({ status: 200, body: { id, title: 'The roof', messages: 2 } });
    for (const title of ['', '   ', 'x'.repeat(121), undefined]) {
      expect((await agent.call(wire, 'assistant.rename', { id, title })).status).toBe(400);
    }
    expect(await conversationsOf(agent, caseId)).toMatchObject([{ title: 'The roof' }]);
  });

  test('are deleted with their messages, and nothing else is', async () => {
    const { agent, caseId, document } = await room.setUp();
    const { conversationId: id } = await ask(agent, caseId);
    const { conversationId: other } = await ask(agent, caseId);
    await agent.call('trpc', 'documents.chat', { id: document.id, message: QUESTION });
    const got = await agent.call(wire, 'assistant.delete', { id });
    expect(got).toMatchObject({ status: 200, body: { message: expect.any(String) } });
    expect(await conversationsOf(agent, caseId)).toMatchObject([{ id: other, messages: 2 }]);
    expect(await statuses(agent, id)).toEqual([404, 404, 404, 404]);
    const left = await db.selectFrom('chatMessages').select(['docId', 'conversationId']).execute();
    expect(left.filter(({ docId }) => docId === document.id)).toHaveLength(2);
    expect(left.filter(({ conversationId }) => conversationId === other)).toHaveLength(2);
    expect(left).toHaveLength(4);
  });
});

describe('who may see a conversation', () => {
  test('other members of the case may not, whatever they may do there', async () => {
    const { caseId, user, agent } = await room.setUp();
    const helper = await insertUser(db);
    await insertMember(db, { caseId, userId: helper.id, role: 'collaborator' });
    const { conversationId: id } = await ask(await server.as(helper), caseId);
    expect(await statuses(agent, id)).toEqual([404, 404, 404, 404]);
    expect(await conversationsOf(agent, caseId)).toEqual([]);
    expect(await messagesOf(await server.as(helper), id)).toHaveLength(2);
    expect(user.id).not.toBe(helper.id);
  });

  test('its author may not either once they are taken out of the case, and may again when they are back', async () => {
    const { caseId } = await room.setUp();
    const helper = await insertUser(db);
    await insertMember(db, { caseId, userId: helper.id, role: 'collaborator' });
    const theirs = await server.as(helper);
    const { conversationId: id } = await ask(theirs, caseId);
    await db.deleteFrom('caseMembers').where('userId', '=', helper.id).execute();
    expect(await statuses(theirs, id)).toEqual([404, 404, 404, 404]);
    expect((await theirs.call('rest', 'assistant.conversations', { caseId })).status).toBe(404);
    await insertMember(db, { caseId, userId: helper.id, role: 'viewer' });
    // Whoever may only look may read what they asked before, and change nothing.
    expect(await statuses(theirs, id)).toEqual([200, 403, 403, 200]);
  });

  test('goes with the account of its author, and with its case', async () => {
    const { caseId, agent } = await room.setUp();
    const helper = await insertUser(db);
    await insertMember(db, { caseId, userId: helper.id, role: 'collaborator' });
    await ask(await server.as(helper), caseId);
    const { conversationId: own } = await ask(agent, caseId);
    await db.deleteFrom('users').where('id', '=', helper.id).execute();
    expect(await db.selectFrom('conversations').select('id').execute()).toEqual([{ id: own }]);
    await agent.call('rest', 'cases.delete', { caseId });
    expect(await db.selectFrom('conversations').select('id').execute()).toEqual([]);
    expect(await db.selectFrom('chatMessages').select('id').execute()).toEqual([]);
  });
});

describe('a conversation as a file', () => {
  test('holds questions, answers, sources with file and page, who answered, and that it is no advice', async () => {
    const { agent, caseId } = await room.setUp();
    room.modelAnswers(completion(reply({ records: ['F1'] })));
    const { conversationId: id } = await ask(agent, caseId);
    await agent.call('rest', 'assistant.rename', { id, title: 'Dach / “Roof”' });
    const got = await file(agent, id);
    expect(got.status).toBe(200);
    expect(got.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(got.headers.get('content-disposition')).toMatch(/^attachment; filename=/);
    expect(got.headers.get('x-content-type-options')).toBe('nosniff');
    const text = await got.text();
    for (const part of [
      'Dach / “Roof”',
      'Case: Quay v. Orlov Roofing',
      'General information, not legal advice.',
      QUESTION,
      'It was completed on January 17, 2025.',
      '[1] Letter (roof.txt), page 1: "completed on January 17, 2025"',
      'From your case:',
      'a language model',
      'Quoted and checked',
    ]) {
      expect(text).toContain(part);
    }
    expect(
      (await agent.request(`/api/conversations/${id}/conversation.txt`, { method: 'HEAD' })).status,
    ).toBe(200);
  });

  test('says of an answer that broke off that it did', async () => {
    const { agent, caseId } = await room.setUp();
    room.modelAnswers({
      pieces: async (write) => {
        write(reply().slice(0, 60));
        return 'cut';
      },
    });
    const { conversationId: id } = await ask(agent, caseId);
    expect(await (await file(agent, id)).text()).toContain('This reply broke off');
  });
});
