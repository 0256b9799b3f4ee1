import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { readDocumentFacts } from '#server/facts/service.ts';
import { DocumentFacts, type Fact } from '#src/facts/schema.ts';
import { insertDocument } from '#tests/factories/documents.ts';
import { type Agent, WIRES, type Wire } from '#tests/setup/agent.ts';
import { expectFailure } from '#tests/setup/answers.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { makePeople } from '../cases/people.ts';

const database = await testDatabase();
const server = await makeTestApp();
const { db } = server;
beforeEach(() => database.reset());
afterAll(() => server.close());

const ORDER = `ORDER

Defendant shall file a response no later than April 30, 2026.

Defendant shall pay to Plaintiff the sum of $4,350.00.

A hearing on the motion is set for May 14, 2026, at 9:30 a.m. in Courtroom 3.`;

const signal = new AbortController().signal;

async function setUp(extractedText = ORDER) {
  const people = await makePeople(server);
  const values = { docType: 'Order', docDate: '2026-04-02', pageCount: 1 };
  const { id } = await insertDocument(db, { caseId: people.caseId, extractedText, ...values });
  await readDocumentFacts(server.deps, id, signal);
  return { ...people, id };
}

async function factsOf(agent: Agent, wire: Wire, id: string): Promise<Fact[]> {
  const answer = await agent.call(wire, 'facts.ofDocument', { id });
  expect(answer.status, answer.text).toBe(200);
  return DocumentFacts.shape.facts.parse(Reflect.get(Object(answer.body), 'facts'));
}

function one<Kind extends Fact['kind']>(facts: readonly Fact[], kind: Kind): Extract<Fact, { kind: Kind }> {
  const found = facts.find((fact): fact is Extract<Fact, { kind: Kind }> => fact.kind === kind);
  if (found === undefined) throw new Error(`no ${kind}`);
  return found;
}

describe.each(WIRES)('corrections on %s', (wire) => {
  const correct = (agent: Agent, { id }: Fact, value: unknown) =>
    agent.call(wire, 'facts.decide', { id, status: 'corrected', value });

  test('a day that lies before its earliest reading, or a sum beyond all courts, is refused in a sentence', async () => {
    const { owner, id } = await setUp();
    const before = await factsOf(owner, wire, id);
    const deadline = one(before, 'deadline');
    const sum = one(before, 'sum');
    const { value } = deadline;
    for (const [fact, wrong, sentence] of [
      [deadline, { ...value, earliest: '2026-05-02', latest: '2026-05-01', date: null }, /cannot be after/],
      [deadline, { ...value, earliest: '2026-05-02', date: '2026-05-01' }, /must lie between/],
      [deadline, { ...value, date: '0026-05-01' }, /with a day or a sum that there is/],
      [deadline, { ...value, date: '9999-05-01' }, /with a day or a sum that there is/],
      [deadline, { ...value, what: 'file \ud800 it' }, /half a character/],
      [deadline, { ...value, what: '\u202e\u200b' }, /with a day or a sum that there is/],
      [sum, { ...sum.value, amount: 1e300 }, /larger than a court/],
      [sum, { ...sum.value, amount: 10.123 }, /dollars and cents/],
      [sum, { ...sum.value, amount: -1 }, /with a day or a sum that there is/],
    ] as const) {
      const answer = await correct(owner, fact, wrong);
      expectFailure(answer, 400, 'BAD_REQUEST');
      expect(answer.text).toMatch(sentence);
    }
    expect(await factsOf(owner, wire, id)).toEqual(before);
  });

  test('words are one line in which nothing turns', async () => {
    const { owner, id } = await setUp();
    const deadline = one(await factsOf(owner, wire, id), 'deadline');
    const what = ' file\n\n a \u202eresponse\u202c\u0000 ';
    const answer = await correct(owner, deadline, { ...deadline.value, what });
    expect(answer.body).toMatchObject({ status: 'corrected', value: { what: 'file a response' } });
  });

  test('who said it, and when, stands beside it until it is taken back', async () => {
    const { owner, id } = await setUp();
    const [deadline, hearing] = ['deadline', 'hearing'] as const;
    const facts = await factsOf(owner, wire, id);
    expect(one(facts, deadline)).toMatchObject({ decidedBy: null, decidedAt: null });
    await db.updateTable('users').set({ firstName: 'Ada', lastName: 'Quill' }).execute();
    await owner.call(wire, 'facts.decide', { id: one(facts, deadline).id, status: 'confirmed' });
    await owner.call(wire, 'facts.confirmMany', { ids: [one(facts, hearing).id] });
    const said = await factsOf(owner, wire, id);
    for (const kind of [deadline, hearing]) {
      expect(one(said, kind).decidedBy).toBe('Ada Quill');
      expect(one(said, kind).decidedAt).toBeInstanceOf(Date);
    }
    const answer = await owner.call(wire, 'facts.decide', { id: one(facts, deadline).id, status: 'found' });
    expect(answer.body).toMatchObject({ decidedBy: null, decidedAt: null });
  });

  test('what another text of the document said is none of its facts, and nobody deals with its gaps', async () => {
    const { owner, id } = await setUp();
    const facts = await factsOf(owner, wire, id);
    const [deadline, hearing] = [one(facts, 'deadline'), one(facts, 'hearing')];
    await owner.call(wire, 'facts.decide', { id: hearing.id, status: 'confirmed' });
    await db.updateTable('documents').set({ textNumber: 2 }).where('id', '=', id).execute();
    const decided = await owner.call(wire, 'facts.decide', { id: deadline.id, status: 'confirmed' });
    expectFailure(decided, 404, 'NOT_FOUND');
    const many = await owner.call(wire, 'facts.confirmMany', { ids: [deadline.id] });
    expectFailure(many, 404, 'NOT_FOUND');
    expectFailure(await owner.call(wire, 'facts.acknowledge', { id }), 409, 'CONFLICT');
    // What a person said stays theirs to take back.
    const answer = await owner.call(wire, 'facts.decide', { id: hearing.id, status: 'found' });
    expect(answer.body).toMatchObject({ id: hearing.id, status: 'found' });
  });
});

test('a misspelled question for one kind is not answered with all', async () => {
  const { owner, caseId } = await setUp();
  for (const query of ['kind[]=deadline', 'kinds=deadline', 'kind=deadlines']) {
    expectFailure(await owner.rest('GET', `/api/cases/${caseId}/facts?${query}`), 400, 'BAD_REQUEST');
  }
  const { body } = await owner.rest('GET', `/api/cases/${caseId}/facts?kind=deadline`);
  expect(body).toMatchObject({ facts: [{ kind: 'deadline' }] });
});

test('a paper cannot turn the words around its own', async () => {
  const turned = ORDER.replace('pay to Plaintiff', 'pay \u202eto\u202c Plaintiff').replace(
    'no later',
    '\u2066no later',
  );
  const { owner, id } = await setUp(turned);
  for (const { kind: _, quote, start, end, ...fact } of await factsOf(owner, 'rest', id)) {
    expect(turned.slice(start, end)).toBe(quote);
    expect(JSON.stringify([fact.label, fact.value])).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
  }
});

test('a reading that failed is tried twice more; then the paper says that it could not be read', async () => {
  const people = await makePeople(server);
  const { id } = await insertDocument(db, { caseId: people.caseId, extractedText: ORDER });
  // What is stored of it makes the reading fail.
  const notes = (value: unknown) =>
    db
      .updateTable('documents')
      .set({ notes: JSON.stringify(value) })
      .where('id', '=', id)
      .execute();
  const read = () => readDocumentFacts(server.deps, id, signal);
  const stateOf = async () => {
    const { body } = await people.viewer.call('trpc', 'facts.ofDocument', { id });
    const { isRead, facts, completeness } = DocumentFacts.parse(body);
    return { isRead, found: facts.length > 0, problems: completeness.problems };
  };
  const waiting = { isRead: false, found: false, problems: [] };
  await notes(7);
  await read();
  expect(await stateOf()).toEqual(waiting);
  await notes([]);
  await read();
  expect(await stateOf()).toMatchObject({ isRead: true, found: true });
  await db.deleteFrom('facts').execute();
  await db.deleteFrom('documentFacts').execute();
  await notes(7);
  for (const state of [
    waiting,
    waiting,
    { isRead: true, problems: [expect.stringMatching(/Read it yourself/)] },
  ]) {
    await read();
    expect(await stateOf()).toMatchObject(state);
  }
  // It is not tried for ever.
  await notes([]);
  await read();
  expect(await stateOf()).toMatchObject({ found: false });
});
