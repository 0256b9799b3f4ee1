import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { RequestPaperItems } from '#src/discovery/schema.ts';
import { type Agent, WIRES } from '#tests/setup/agent.ts';
import { expectFailure } from '#tests/setup/answers.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { expectNotFound, expectRefused, makePeople } from '../cases/people.ts';
import { ADMISSIONS, CARD, makePaper, RESPONSES, readAnswer } from './papers.ts';

const database = await testDatabase();
const server = await makeTestApp();
const { db, clock } = server;
beforeEach(async () => {
  await database.reset();
  clock.set(new Date('2026-03-20T18:00:00Z'));
});
afterAll(() => server.close());

describe.each(WIRES)('on %s', (wire) => {
  const ask = async (agent: Agent, name: string, input: Record<string, unknown>) => {
    const answer = await agent.call(wire, `discovery.${name}`, input);
    expect(answer.status, answer.text).toBe(200);
    return readAnswer(wire, RequestPaperItems, answer.body);
  };

  test('items: each request with its place, its words and its answer', async () => {
    const { caseId, viewer } = await makePeople(server);
    const { id } = await makePaper(server, { caseId });
    const response = await makePaper(server, { caseId, card: CARD.response, text: RESPONSES });
    const { items } = await ask(viewer, 'items', { id });
    expect(items).toMatchObject([
      { key: 'admission-1', state: 'answered', admission: 'admitted', answer: { documentId: response.id } },
      { key: 'admission-2', state: 'objection', admission: null },
      { key: 'admission-3', state: 'not_answered', answer: null },
    ]);
    for (const { start, end, text } of items) {
      expect(ADMISSIONS.slice(start, end)).toContain(text);
    }
    const [first] = items;
    expect(RESPONSES.slice(first?.answer?.start, first?.answer?.end)).toBe('Admitted.');
  });

  test('items: a text that came later is read anew', async () => {
    const { caseId, owner } = await makePeople(server);
    const { id } = await makePaper(server, { caseId });
    expect((await ask(owner, 'items', { id })).items).toHaveLength(3);
    const extractedText = `REQUESTS FOR ADMISSION\n1. Admit that it rained.`;
    await db.updateTable('documents').set({ extractedText, textNumber: 2 }).where('id', '=', id).execute();
    expect((await ask(owner, 'items', { id })).items).toMatchObject([{ text: 'Admit that it rained.' }]);
  });

  test('items: what is kept under an older shape is read anew', async () => {
    const { caseId, owner } = await makePeople(server);
    const { id } = await makePaper(server, { caseId });
    await db
      .insertInto('discoveryReadings')
      .values({ documentId: id, caseId, textNumber: 1, readerVersion: 1, reading: '{"items":7}' })
      .execute();
    expect((await ask(owner, 'items', { id })).items).toHaveLength(3);
  });

  test('items: 409 for a document that is no request', async () => {
    const { caseId, owner } = await makePeople(server);
    for (const paper of [{ docType: 'Motion' }, { card: CARD.response }]) {
      const { id } = await makePaper(server, { caseId, ...paper });
      expectFailure(await owner.call(wire, 'discovery.items', { id }), 409, 'CONFLICT', {
        message:
          'This document is not filed as a discovery request. Change its category, or upload it on the Discovery page.',
      });
    }
  });

  test('serve: keeps what was confirmed, changes it, takes it back', async () => {
    const { caseId, collaborator, owner } = await makePeople(server);
    const { id } = await makePaper(server, { caseId });
    const first = { id, servedOn: '2026-03-02', serviceMethod: 'mail', mailedFrom: 'other_state' };
    expect((await ask(collaborator, 'serve', first)).paper.service).toEqual({
      servedOn: '2026-03-02',
      serviceMethod: 'mail',
      mailedFrom: 'other_state',
    });
    expect((await ask(owner, 'serve', { ...first, serviceMethod: 'electronic' })).paper.service).toEqual({
      servedOn: '2026-03-02',
      serviceMethod: 'electronic',
      mailedFrom: null,
    });
    expect((await ask(owner, 'items', { id })).paper.service?.serviceMethod).toBe('electronic');
    expect((await ask(owner, 'serve', { id, servedOn: null })).paper.service).toBeNull();
  });

  test('serve: today is a day, tomorrow at the court is refused', async () => {
    const { caseId, owner } = await makePeople(server);
    const { id } = await makePaper(server, { caseId });
    expect((await ask(owner, 'serve', { id, servedOn: '2026-03-20' })).paper.service).not.toBeNull();
    const message = 'This day is still to come. Enter the day on which the paper was served.';
    expectFailure(
      await owner.call(wire, 'discovery.serve', { id, servedOn: '2026-03-21' }),
      400,
      'BAD_REQUEST',
      {
        message,
        fields: { servedOn: message },
      },
    );
  });

  test.each([
    [{}, 'servedOn'],
    [{ servedOn: '2026-02-30' }, 'servedOn'],
    [{ servedOn: '2026-03-02', serviceMethod: 'pigeon' }, 'serviceMethod'],
    [{ servedOn: '2026-03-02', serviceMethod: 'mail', mailedFrom: 'mars' }, 'mailedFrom'],
  ])('serve: 400 for %j', async (input, field) => {
    const { caseId, owner } = await makePeople(server);
    const { id } = await makePaper(server, { caseId });
    const answer = await owner.call(wire, 'discovery.serve', { id, ...input });
    expectFailure(answer, 400, 'BAD_REQUEST');
    expect(answer.body).toHaveProperty(`fields.${field}`);
  });

  test('markAnswered: what a person says goes first, and is forgotten again', async () => {
    const { caseId, collaborator } = await makePeople(server);
    const { id } = await makePaper(server, { caseId });
    const marked = await ask(collaborator, 'markAnswered', {
      id,
      keys: ['admission-3', 'admission-1'],
      isAnswered: true,
    });
    expect(marked.items.map(({ state, isMarked }) => [state, isMarked])).toEqual([
      ['answered', true],
      ['not_answered', false],
      ['answered', true],
    ]);
    expect(marked.paper.admissions).toMatchObject({ answered: 2, not_answered: 1 });
    await ask(collaborator, 'markAnswered', { id, keys: ['admission-1'], isAnswered: false });
    const left = await ask(collaborator, 'markAnswered', { id, keys: ['admission-3'], isAnswered: null });
    expect(left.items.map(({ state, isMarked }) => [state, isMarked])).toEqual([
      ['not_answered', true],
      ['not_answered', false],
      ['not_answered', false],
    ]);
  });

  test('markAnswered: 400 for a request that the paper does not have, and for none', async () => {
    const { caseId, owner } = await makePeople(server);
    const { id } = await makePaper(server, { caseId });
    const mark = (keys: string[]) =>
      owner.call(wire, 'discovery.markAnswered', { id, keys, isAnswered: true });
    expectFailure(await mark(['admission-1', 'admission-9']), 400, 'BAD_REQUEST', {
      message: 'This paper has no such request any more. Look at the list again.',
    });
    expectFailure(await mark([]), 400, 'BAD_REQUEST');
    expect((await ask(owner, 'items', { id })).items.some(({ isMarked }) => isMarked)).toBe(false);
  });
});

test('401, 403 and 404, whatever is asked', async () => {
  const people = await makePeople(server);
  const { id } = await makePaper(server, { caseId: people.caseId });
  await expectRefused(people, 'discovery.items', { id });
  await expectRefused(people, 'discovery.serve', { id, servedOn: '2026-03-02' }, ['viewer']);
  await expectRefused(people, 'discovery.markAnswered', { id, keys: ['admission-1'], isAnswered: true }, [
    'viewer',
  ]);
  for (const name of ['items', 'serve', 'markAnswered']) {
    await expectNotFound(people.outsider, `discovery.${name}`, 'id', { servedOn: 'never', keys: 7 });
  }
});
