import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { PublicCaption } from '#src/cases/connect-schema.ts';
import { CaseCaption } from '#src/next/caption.ts';
import { insertCase } from '#tests/factories/cases.ts';
import { insertDocument } from '#tests/factories/documents.ts';
import { type Agent, WIRES } from '#tests/setup/agent.ts';
import { expectFailure } from '#tests/setup/answers.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { expectRefused, makePeople } from './people.ts';

const database = await testDatabase();
const server = await makeTestApp();
const { db } = server;
beforeEach(() => database.reset());
afterAll(() => server.close());

const empty = (caseId: string, values: object) =>
  db.updateTable('cases').set(values).where('id', '=', caseId).execute();

async function insertNumber(caseId: string, number: string) {
  const { id: documentId } = await insertDocument(db, {
    caseId,
    filename: 'IMG_2231.jpg',
    docType: 'Summons',
  });
  await db
    .insertInto('facts')
    .values({
      ...{ caseId, documentId, kind: 'case-number', label: 'Case number', value: JSON.stringify({ number }) },
      ...{ page: 1, charStart: 0, charEnd: 4, quote: 'D-10', certainty: 'likely', status: 'found' },
      ...{ textNumber: 1, position: 0 },
    })
    .execute();
}

describe.each(WIRES)('connecting a case later on %s', (wire) => {
  test('a case without a number is offered the head of its paper', async () => {
    const people = await makePeople(server);
    const { owner, caseId } = people;
    await empty(caseId, { caseNumber: null, caseNumberKey: null });
    await insertNumber(caseId, 'D-202-CV-2026-00123');
    const caption = CaseCaption.parse((await owner.call(wire, 'next.caption', { caseId })).body);
    expect(caption.paper).toMatchObject({
      title: 'Summons',
      caseNumber: { value: 'D-202-CV-2026-00123', certainty: 'likely', page: 1 },
      courtName: null,
    });
  });

  test('the caption of the other side is shown first, and fills only what is missing', async () => {
    const { owner, ownerId, caseId } = await makePeople(server);
    await empty(caseId, { plaintiffName: null, defendantName: 'Rosalind A. Quay' });
    const theirs = await insertCase(db);
    expect(await look(owner, caseId)).toEqual({
      caseNumber: 'D-101-CV-2025-00042',
      courtName: 'First Judicial District Court',
      plaintiffName: 'Orlov Roofing LLC',
      defendantName: 'Rosalind Quay',
    });
    const answer = await owner.call(wire, 'cases.connect', { caseId });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body).toMatchObject({
      userId: ownerId,
      connectedCaseId: theirs.id,
      plaintiffName: 'Orlov Roofing LLC',
      defendantName: 'Rosalind A. Quay',
    });
    expect((await owner.call(wire, 'cases.get', { caseId: theirs.id })).status).toBe(404);
    expect(await look(owner, caseId)).toBeNull();
    expectFailure(await owner.call(wire, 'cases.connect', { caseId }), 404, 'NOT_FOUND');
  });

  test('nothing is found of another court, without a court, of several strangers, or of a case of one’s own', async () => {
    const { owner, ownerId, caseId } = await makePeople(server);
    await insertCase(db, { userId: ownerId });
    expect(await look(owner, caseId)).toBeNull();
    await insertCase(db, { courtName: 'Bernalillo County Metropolitan Court' });
    expect(await look(owner, caseId)).toBeNull();
    await insertCase(db);
    await empty(caseId, { courtName: null });
    expect(await look(owner, caseId)).toBeNull();
    await empty(caseId, { courtName: 'First Judicial District Court' });
    expect(await look(owner, caseId)).not.toBeNull();
    await insertCase(db);
    expect(await look(owner, caseId)).toBeNull();
  });

  test('a case that somebody has connected to is nobody else’s', async () => {
    const { owner, caseId } = await makePeople(server);
    const theirs = await insertCase(db);
    const { id } = await insertCase(db, { courtName: 'Elsewhere' });
    await empty(id, { connectedCaseId: theirs.id });
    expect(await look(owner, caseId)).toBeNull();
    expectFailure(await owner.call(wire, 'cases.connect', { caseId }), 404, 'NOT_FOUND');
  });

  test('who works on the case with its owner is not offered the case itself', async () => {
    const { collaborator, caseId } = await makePeople(server);
    expect(await look(collaborator, caseId)).toBeNull();
    expectFailure(await collaborator.call(wire, 'cases.connect', { caseId }), 404, 'NOT_FOUND');
  });

  test('numbers are looked up so often and no oftener', async () => {
    const { owner, caseId } = await makePeople(server);
    for (let times = 0; times < 20; times += 1) await look(owner, caseId);
    expectFailure(await owner.call(wire, 'cases.findOther', { caseId }), 429, 'TOO_MANY_REQUESTS');
  });

  async function look(agent: Agent, caseId: string) {
    const answer = await agent.call(wire, 'cases.findOther', { caseId });
    expect(answer.status, answer.text).toBe(200);
    return z.object({ caption: PublicCaption.nullable() }).parse(answer.body).caption;
  }
});

test('only who may change the case connects it', async () => {
  const people = await makePeople(server);
  await expectRefused(people, 'cases.connect', { caseId: people.caseId }, ['viewer']);
  await expectRefused(people, 'cases.findOther', { caseId: people.caseId }, ['viewer']);
  await expectRefused(people, 'next.caption', { caseId: people.caseId });
});
