import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readDocumentFacts } from '#server/facts/service.ts';
import { DocumentFacts, type Fact, READER_VERSION } from '#src/facts/schema.ts';
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

const NOTICE = `STATE OF NEW MEXICO
COUNTY OF SANTA FE
FIRST JUDICIAL DISTRICT COURT

ORLOV ROOFING, LLC,
     Plaintiff,
v.                                        No. D-101-CV-2026-00417
ROSALIND QUAY,
     Defendant.

NOTICE OF HEARING

A hearing on Plaintiff's Motion for Summary Judgment is set for May 14, 2026, at 9:30 a.m. in Courtroom 3.

Defendant shall file a response no later than April 30, 2026.`;

/** A moment is text on REST. */
const OnTheWire = DocumentFacts.extend({ acknowledgedAt: z.coerce.date().nullable() });

const signal = new AbortController().signal;
const read = (id: string) => readDocumentFacts(server.deps, id, signal);

async function setUp(text = NOTICE) {
  const people = await makePeople(server);
  const document = await insertDocument(db, {
    caseId: people.caseId,
    extractedText: text,
    docType: 'Notice',
    docDate: '2026-04-02',
    pageCount: 1,
  });
  await read(document.id);
  return { ...people, id: document.id };
}

async function factsOf(agent: Agent, wire: Wire, id: string): Promise<DocumentFacts> {
  const answer = await agent.call(wire, 'facts.ofDocument', { id });
  expect(answer.status).toBe(200);
  return OnTheWire.parse(answer.body);
}

const one = (facts: readonly Fact[], kind: Fact['kind']) => {
  const [found] = facts.filter((fact) => fact.kind === kind);
  if (found === undefined) throw new Error(`no ${kind}`);
  return found;
};

describe.each(WIRES)('facts on %s', (wire) => {
  test('what a paper says, with its words and places', async () => {
    const { viewer, caseId, id } = await setUp();
    const { facts, completeness, isRead } = await factsOf(viewer, wire, id);
    expect(isRead).toBe(true);
    expect(completeness).toMatchObject({ complete: true, pages: 1, pagesRead: 1 });
    for (const { start, end, quote } of facts) expect(NOTICE.slice(start, end)).toBe(quote);
    expect(one(facts, 'hearing').value).toMatchObject({ date: '2026-05-14', time: '09:30' });
    expect(one(facts, 'deadline').value).toMatchObject({ date: '2026-04-30', who: 'defendant' });
    expect(one(facts, 'case-number').value).toEqual({ number: 'D-101-CV-2026-00417' });
    const all = await viewer.call(wire, 'facts.ofCase', { caseId, kind: 'hearing' });
    expect(all.body).toMatchObject({ facts: [{ documentId: id, kind: 'hearing' }] });
  });

  test('confirmed, corrected, dismissed and taken back; kept by the next reading', async () => {
    const { owner, id } = await setUp();
    const { facts } = await factsOf(owner, wire, id);
    const [hearing, deadline, number] = [
      one(facts, 'hearing'),
      one(facts, 'deadline'),
      one(facts, 'case-number'),
    ];
    const decide = (fact: Fact, input: object) => owner.call(wire, 'facts.decide', { id: fact.id, ...input });
    const value = { ...hearing.value, date: '2026-05-15' };
    expect((await decide(hearing, { status: 'corrected', value })).body).toMatchObject({
      status: 'corrected',
      value: { date: '2026-05-15' },
      quote: hearing.quote,
    });
    await decide(deadline, { status: 'confirmed' });
    await decide(number, { status: 'dismissed' });
    // An older reader's work is done again.
    await db
      .updateTable('documentFacts')
      .set({ readerVersion: READER_VERSION - 1 })
      .execute();
    await read(id);
    const again = await factsOf(owner, wire, id);
    const find = (fact: Fact) => again.facts.find((each) => each.id === fact.id);
    expect(find(hearing)).toMatchObject({ status: 'corrected', value: { date: '2026-05-15' } });
    expect(find(deadline)).toMatchObject({ status: 'confirmed' });
    expect(find(number)).toMatchObject({ status: 'dismissed' });
    expect(again.facts).toHaveLength(facts.length);
    await decide(number, { status: 'found' });
    // A correction that is taken back leaves what the paper says.
    expect((await decide(hearing, { status: 'found' })).body).toMatchObject({ value: hearing.value });
    expect((await factsOf(owner, wire, id)).facts.find((each) => each.id === number.id)?.status).toBe(
      'found',
    );
  });

  test('a correction needs a value of its kind, and nothing else has one', async () => {
    const { owner, id } = await setUp();
    const hearing = one((await factsOf(owner, wire, id)).facts, 'hearing');
    for (const input of [
      { status: 'corrected' },
      { status: 'corrected', value: { what: 'Hearing', date: '2026-02-30' } },
      { status: 'corrected', value: 'May 15' },
      { status: 'confirmed', value: hearing.value },
    ]) {
      const answer = await owner.call(wire, 'facts.decide', { id: hearing.id, ...input });
      expectFailure(answer, 400, 'BAD_REQUEST');
    }
    expect(one((await factsOf(owner, wire, id)).facts, 'hearing')).toEqual(hearing);
  });

  test('many are confirmed in one step, all or none; what was decided stays', async () => {
    const { owner, viewer, id } = await setUp();
    const { facts } = await factsOf(owner, wire, id);
    const [hearing, number, court] = [one(facts, 'hearing'), one(facts, 'case-number'), one(facts, 'court')];
    const value = { ...hearing.value, date: '2026-05-15' };
    await owner.call(wire, 'facts.decide', { id: hearing.id, status: 'corrected', value });
    const confirm = (agent: Agent, ids: unknown) => agent.call(wire, 'facts.confirmMany', { ids });
    const other = await setUp();
    const strange = one((await factsOf(other.owner, wire, other.id)).facts, 'hearing').id;
    for (const ids of [
      [number.id, strange],
      [number.id, 'none'],
      [number.id, crypto.randomUUID()],
    ]) {
      expectFailure(await confirm(owner, ids), 404, 'NOT_FOUND');
    }
    expectFailure(await confirm(viewer, [number.id]), 403, 'FORBIDDEN');
    for (const ids of [[], 'all', [7], Array.from({ length: 101 }, () => number.id)]) {
      expectFailure(await confirm(owner, ids), 400, 'BAD_REQUEST');
    }
    const untouched = (await factsOf(owner, wire, id)).facts;
    expect(one(untouched, 'case-number').status).toBe('found');
    const confirmed = await confirm(owner, [number.id, court.id, hearing.id, number.id]);
    expect(confirmed.status, confirmed.text).toBe(200);
    expect(confirmed.body).toMatchObject({
      facts: [{ status: 'confirmed' }, { status: 'confirmed' }, { status: 'corrected', value }],
    });
    const after = (await factsOf(owner, wire, id)).facts;
    expect(one(after, 'case-number').status).toBe('confirmed');
    expect(one(after, 'court').status).toBe('confirmed');
    expect(one(after, 'hearing')).toMatchObject({ status: 'corrected', value });
  });

  test('a paper with a page unread says so until somebody has dealt with it', async () => {
    const { owner, viewer, id } = await setUp(`${NOTICE}\f `);
    const before = await factsOf(viewer, wire, id);
    expect(before.completeness).toMatchObject({
      complete: false,
      problems: ['Page 2 of 2 could not be read, or is empty.'],
    });
    expect(before.acknowledgedAt).toBeNull();
    expectFailure(await viewer.call(wire, 'facts.acknowledge', { id }), 403, 'FORBIDDEN');
    expect((await owner.call(wire, 'facts.acknowledge', { id })).status).toBe(200);
    expect((await factsOf(viewer, wire, id)).acknowledgedAt).not.toBeNull();
  });

  test('a paper that waits to be read has none yet', async () => {
    const { owner, caseId } = await makePeople(server);
    const { id } = await insertDocument(db, { caseId, extractedText: NOTICE });
    expect(await factsOf(owner, wire, id)).toMatchObject({ facts: [], isRead: false });
    expectFailure(await owner.call(wire, 'facts.acknowledge', { id }), 409, 'CONFLICT');
  });

  test('another person learns nothing of them', async () => {
    const { owner, viewer, outsider, expired, caseId, id } = await setUp();
    const fact = one((await factsOf(owner, wire, id)).facts, 'hearing');
    for (const agent of [outsider, expired]) {
      expectFailure(await agent.call(wire, 'facts.ofDocument', { id }), 404, 'NOT_FOUND');
      expectFailure(await agent.call(wire, 'facts.ofCase', { caseId }), 404, 'NOT_FOUND');
      const decided = await agent.call(wire, 'facts.decide', { id: fact.id, status: 'dismissed' });
      expectFailure(decided, 404, 'NOT_FOUND');
      const confirmed = await agent.call(wire, 'facts.confirmMany', { ids: [fact.id] });
      expectFailure(confirmed, 404, 'NOT_FOUND');
    }
    const decided = await viewer.call(wire, 'facts.decide', { id: fact.id, status: 'dismissed' });
    expectFailure(decided, 403, 'FORBIDDEN');
  });

  test('a text cut inside of a letter, and more than can be kept, end the reading with a word', async () => {
    const half = `You must answer within ten (10) days after service of x${'😀'.repeat(150)}`;
    const many = Array.from({ length: 620 }, (_, day) => `Pay $${day + 5} by May 2, 2031.`).join('\n');
    const { owner, id } = await setUp(
      `${NOTICE}\n\n${half}.\n\n${many}\n\nA trial is set for June 6, 2031, at 9:00 a.m.`,
    );
    const { facts, isRead, completeness } = await factsOf(owner, wire, id);
    expect(isRead).toBe(true);
    expect(facts.length).toBeLessThanOrEqual(500);
    expect(facts.filter(({ kind }) => kind === 'hearing').length).toBeGreaterThan(1);
    expect(completeness.complete || facts.length < 500).toBe(facts.length < 500);
  });

  test('go with their document', async () => {
    const { owner, caseId, id } = await setUp();
    await owner.call(wire, 'documents.delete', { id });
    expect((await owner.call(wire, 'facts.ofCase', { caseId })).body).toEqual({ facts: [] });
  });
});
