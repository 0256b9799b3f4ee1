import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { builtinEngine } from '#server/ai/builtin.ts';
import { AnswerVersion, GeneratedAnswer, NO_COMPLAINT } from '#src/answers/schema.ts';
import { DEBT_COMPLAINT } from '#tests/factories/complaints.ts';
import { insertDocument } from '#tests/factories/documents.ts';
import { type Input, WIRES, type Wire } from '#tests/setup/agent.ts';
import { expectFailure } from '#tests/setup/answers.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { onTheWire } from '#tests/setup/wire-schema.ts';
import { expectNotFound, expectRefused, type People } from '../cases/people.ts';
import { LOST_DEFENSES, makeSuit, type Suit } from './suit.ts';

const database = await testDatabase();
const server = await makeTestApp({ deps: { ai: builtinEngine } });
const { db } = server;
beforeEach(async () => {
  await database.reset();
});
afterAll(() => server.close());

const asAnswer = (wire: Wire, body: unknown) => {
  if (wire === 'trpc') return GeneratedAnswer.parse(body);
  expect(onTheWire(GeneratedAnswer).safeParse(body).error?.message).toBeUndefined();
  const { generatedAt, updatedAt, ...rest } = Object(body);
  const dates = { generatedAt: new Date(generatedAt), updatedAt: new Date(updatedAt) };
  return GeneratedAnswer.parse({ ...rest, ...dates });
};

function generate(wire: Wire, people: People, input: Input) {
  return people.owner.call(wire, 'answers.generate', { caseId: people.caseId, ...input });
}

/** Everything answered and decided. */
async function answerAll({ people, caseId, complaintId, receiptId }: Suit): Promise<void> {
  const kinds = { 1: 'admit', 2: 'lacks_knowledge', 4: 'admit_in_part', 5: 'deny', 6: 'legal_conclusion' };
  const responses = Object.entries(kinds).map(([key, response]) => ({
    ...{ documentId: complaintId, key, response },
    words: key === '4' ? 'Defendant paid $450.00 on June 2, 2025' : '',
    evidence: key === '4' ? [{ documentId: receiptId, quote: 'I received $450.00' }] : [],
  }));
  expect((await people.owner.call('trpc', 'answers.respond', { caseId, responses })).status).toBe(200);
  for (const defenseId of LOST_DEFENSES) {
    await people.owner.call('trpc', 'answers.chooseDefense', { caseId, defenseId, choice: 'declined' });
  }
  await people.owner.call('trpc', 'answers.chooseDefense', {
    ...{ caseId, defenseId: 'payment', choice: 'chosen' },
    facts: 'Part of the loan was paid on June 2, 2025.',
  });
}

describe.each(WIRES)('answers.generate on %s', (wire) => {
  test('puts the answer together from what was decided, and keeps it', async () => {
    const suit = await makeSuit(server);
    await answerAll(suit);
    const { people, complaintId, receiptId } = suit;
    const answered = await generate(wire, people, {
      complaintDocuments: [complaintId],
      auxiliaryDocuments: [receiptId],
      userInstructions: '  Keep it short. ',
    });
    expect(answered.status, answered.text).toBe(wire === 'rest' ? 201 : 200);
    const answer = asAnswer(wire, answered.body);
    expect(answer).toMatchObject({
      caseId: suit.caseId,
      version: 1,
      basedOnDocuments: ['complaint.pdf', 'receipt.txt'],
      instructions: 'Keep it short.',
      motion: null,
      engine: { name: builtinEngine.label },
    });
    expect(answer.engine.notice).toContain('does not reason');
    expect(answer.sections.introduction).toContain(
      'Defendant Leocadia Fenwick answers the Complaint of Plaintiff Perpetua Arroway in case number D-820-CV-2026-00077',
    );
    expect(answer.responses.map(({ number, response }) => [number, response])).toEqual([
      ['1', 'admit'],
      ['2', 'lacks_knowledge'],
      ['4', 'admit_in_part'],
      ['5', 'deny'],
      ['6', 'legal_conclusion'],
    ]);
    expect(answer.responses[2]?.text).toContain('Defendant paid $450.00 on June 2, 2025.');
    expect(answer.defenses).toMatchObject([{ id: 'payment', title: 'Payment' }]);
    expect(answer.sections.affirmativeDefenses).toContain('Part of the loan was paid on June 2, 2025.');
    expect(answer.sections.counterclaims).toBeUndefined();
    const failed = answer.checks.filter(({ ok }) => !ok).map(({ id }) => id);
    expect(failed).toEqual(['admissions', 'open-places', 'unreadable']);
    // $450.00 and June 2, 2025 stand in the receipt.
    expect(answer.checks.find(({ id }) => id === 'own-words')?.text).toContain('stands in a document');
    expect(answer.confidence).toBeGreaterThan(0.8);
    expect(answer.confidenceBecause).toContain('5 of 5 paragraphs');
    expect(answer.notes.join(' ')).toContain('draft');
    expect(answer.notes.join(' ')).toContain('Rule 1-012(A) NMRA');
  });

  test('with nothing answered every paragraph asks for its answer, and none is denied', async () => {
    const { people, complaintId } = await makeSuit(server);
    const answer = asAnswer(wire, (await generate(wire, people, { complaintDocuments: [complaintId] })).body);
    expect(answer.responses.map(({ text }) => text)).toEqual(
      ['1', '2', '4', '5', '6'].map((number) => `[NEEDS YOUR ANSWER: paragraph ${number}]`),
    );
    expect(answer.sections.responseToAllegations).not.toMatch(/denies|admits/);
    expect(answer.checks.find(({ id }) => id === 'needs-answer')?.ok).toBe(false);
    expect(answer.instructions).toBeNull();
    expect(answer.confidence).toBeLessThan(0.6);
  });

  test.each([
    ['no list', {}],
    ['an empty one', { complaintDocuments: [] }],
  ])('400 with %s of complaints', async (_, input) => {
    const { people } = await makeSuit(server);
    expectFailure(await generate(wire, people, input), 400, 'BAD_REQUEST', { message: NO_COMPLAINT.text });
  });

  test('404 for a document that is not of this case, complaint or not', async () => {
    const { people, complaintId } = await makeSuit(server);
    const { id } = await insertDocument(db);
    const message = 'One of these documents is not in this case. It may have been deleted.';
    for (const foreign of [id, crypto.randomUUID(), 'x']) {
      for (const input of [
        { complaintDocuments: [foreign] },
        { complaintDocuments: [complaintId], auxiliaryDocuments: [foreign] },
      ]) {
        expectFailure(await generate(wire, people, input), 404, 'NOT_FOUND', { message });
      }
    }
  });

  test.each([
    ['queued', null, 'still being read'],
    ['reading', null, 'still being read'],
    ['failed', null, 'could not be read'],
    ['ready', ' \f ', 'No text was found'],
  ] as const)('409 for a complaint that is %s', async (status, extractedText, words) => {
    const { people, caseId } = await makeSuit(server);
    const { id } = await insertDocument(db, { caseId, status, extractedText, filename: 'suit.pdf' });
    expectFailure(await generate(wire, people, { complaintDocuments: [id] }), 409, 'CONFLICT', {
      message: expect.stringContaining(words),
    });
    expect(await db.selectFrom('generatedAnswers').selectAll().execute()).toEqual([]);
  });

  test.each([
    ['a letter', { docType: 'Letter' }, 'is filed as “Letter”'],
    ['an order, whatever its words say', { docType: 'Order', suggestedDocType: 'Complaint' }, '“Order”'],
    ['an e-mail', { docType: 'Email' }, '“Email”'],
    ['an answer to a complaint', { docType: 'Answer to Complaint' }, '“Answer to Complaint”'],
    ['what reads like a motion', { docType: 'Other', suggestedDocType: 'Motion' }, 'of the kind “Motion”'],
    ['what nobody can tell', { docType: null, suggestedDocType: null }, 'does not read like a complaint'],
  ])('409 for %s: it says what the paper is and how to go on', async (_, values, words) => {
    const { people, caseId } = await makeSuit(server);
    const { id } = await insertDocument(db, {
      caseId,
      filename: 'paper.pdf',
      extractedText: DEBT_COMPLAINT,
      ...values,
    });
    const refused = await generate(wire, people, { complaintDocuments: [id] });
    expectFailure(refused, 409, 'CONFLICT', { message: expect.stringContaining(words) });
    expectFailure(refused, 409, 'CONFLICT', {
      message: expect.stringMatching(/^“paper\.pdf” .* change its category to “Complaint” and try again\.$/),
    });
    expect(await db.selectFrom('generatedAnswers').selectAll().execute()).toEqual([]);
    // What the person chooses goes before what was found.
    await people.owner.call('trpc', 'documents.update', { id, docType: 'Complaint' });
    const answered = await generate(wire, people, { complaintDocuments: [id] });
    expect(answered.status, answered.text).toBe(wire === 'rest' ? 201 : 200);
  });

  test.each([
    ['an amended complaint', { docType: 'First Amended Complaint' }],
    ['a petition', { docType: 'petition for restitution' }],
    ['a counterclaim', { docType: 'Counterclaims' }],
    [
      'a third-party complaint, though it reads like an order',
      { docType: 'Third-Party Complaint', suggestedDocType: 'Order' },
    ],
    ['what reads like a complaint', { docType: 'Other', suggestedDocType: 'Complaint' }],
  ])('%s is answered', async (_, values) => {
    const { people, caseId } = await makeSuit(server);
    const { id } = await insertDocument(db, { caseId, extractedText: DEBT_COMPLAINT, ...values });
    const answered = await generate(wire, people, { complaintDocuments: [id] });
    expect(answered.status, answered.text).toBe(wire === 'rest' ? 201 : 200);
  });

  test.each([
    ['too many documents', { complaintDocuments: Array.from({ length: 21 }, () => crypto.randomUUID()) }],
    ['instructions that are too long', { userInstructions: 'x'.repeat(4_001) }],
    ['a motion nobody knows', { motion: 'motion-to-dance' }],
  ])('400 for %s', async (_, input) => {
    const { people, complaintId } = await makeSuit(server);
    const answer = await generate(wire, people, { complaintDocuments: [complaintId], ...input });
    expectFailure(answer, 400, 'BAD_REQUEST');
  });

  test('a motion is explained beside the draft and left for the person to decide', async () => {
    const { people, complaintId } = await makeSuit(server);
    const input = { complaintDocuments: [complaintId], motion: 'motion-to-dismiss' };
    const answer = asAnswer(wire, (await generate(wire, people, input)).body);
    expect(answer.motion).toBe('motion-to-dismiss');
    expect(answer.notes.join(' ')).toContain('You came here from Motion to Dismiss.');
    expect(answer.notes.join(' ')).toContain(
      'Lost if you file that motion and leave them out of it, even if this answer names them: Lack of Personal Jurisdiction',
    );
    expect(answer.sections.conclusion).toContain('[CONFIRM: a Motion to Dismiss is being considered.');
    expect(answer.prayer.join(' ')).not.toContain('Motion');
  });

  test('every generation is a version of its own; the latest is the newest', async () => {
    const { people, caseId, complaintId } = await makeSuit(server);
    const input = { complaintDocuments: [complaintId] };
    const first = asAnswer(wire, (await generate(wire, people, input)).body);
    await people.owner.call('trpc', 'answers.respond', {
      caseId,
      responses: [{ documentId: complaintId, key: '1', response: 'deny' }],
    });
    const second = asAnswer(wire, (await generate(wire, people, input)).body);
    expect([first.version, second.version]).toEqual([1, 2]);
    const latest = await people.viewer.call(wire, 'answers.latest', { caseId });
    expect(asAnswer(wire, latest.body)).toEqual(second);
    const kept = await people.viewer.call(wire, 'answers.get', { id: first.id });
    expect(asAnswer(wire, kept.body)).toEqual(first);
    const versions = await people.viewer.call(wire, 'answers.versions', { caseId });
    expect(versions.status, versions.text).toBe(200);
    expect(versions.body).toMatchObject([
      { id: second.id, version: 2, answered: 1, needsAnswer: 4 },
      { id: first.id, version: 1, answered: 0, needsAnswer: 5 },
    ]);
    if (wire === 'rest') expect(onTheWire(AnswerVersion).array().safeParse(versions.body).success).toBe(true);
  });

  test('generated again with the same key it is one answer', async () => {
    const { people, complaintId } = await makeSuit(server);
    const input = { complaintDocuments: [complaintId], key: crypto.randomUUID() };
    const both = [await generate(wire, people, input), await generate(wire, people, input)];
    const [first, again] = both.map(({ body }) => asAnswer(wire, body));
    expect(again).toEqual(first);
    const at_once = { ...input, key: crypto.randomUUID() };
    const many = await Promise.all([1, 2, 3].map(() => generate(wire, people, at_once)));
    expect(new Set(many.map(({ body }) => asAnswer(wire, body).id)).size).toBe(1);
    expect(asAnswer(wire, many[0]?.body).version).toBe(2);
  });

  test('404 from the latest while there is none', async () => {
    const { people, caseId } = await makeSuit(server);
    expectFailure(await people.owner.call(wire, 'answers.latest', { caseId }), 404, 'NOT_FOUND', {
      message: 'No answer has been generated for this case yet.',
    });
  });
});

test('many at once are versions one after the other', async () => {
  const { people, caseId, complaintId } = await makeSuit(server);
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => generate('trpc', people, { complaintDocuments: [complaintId] })),
  );
  const versions = answers.map(({ body }) => GeneratedAnswer.parse(body).version);
  expect(versions.sort()).toEqual([1, 2, 3, 4, 5, 6]);
  expect((await people.owner.call('trpc', 'answers.versions', { caseId })).body).toHaveLength(6);
});

test('several complaints are answered one after the other, each once', async () => {
  const { people, caseId, complaintId } = await makeSuit(server);
  const amended = await insertDocument(db, {
    caseId,
    filename: 'amended.pdf',
    extractedText: DEBT_COMPLAINT,
  });
  const { body } = await generate('trpc', people, {
    complaintDocuments: [amended.id, complaintId, amended.id],
  });
  const answer = GeneratedAnswer.parse(body);
  expect(answer.basedOnDocuments).toEqual(['amended.pdf', 'complaint.pdf']);
  expect(answer.responses.map(({ documentId }) => documentId)).toEqual([
    ...Array.from({ length: 5 }, () => amended.id),
    ...Array.from({ length: 5 }, () => complaintId),
  ]);
  expect(answer.notes.join(' ')).toContain('amended complaint');
});

test('instructions of blanks are none', async () => {
  const { people, complaintId } = await makeSuit(server);
  const { body } = await generate('trpc', people, {
    complaintDocuments: [complaintId],
    userInstructions: ' \n ',
  });
  expect(GeneratedAnswer.parse(body).instructions).toBeNull();
});

test('who may not', async () => {
  const { people, caseId, complaintId } = await makeSuit(server);
  await expectRefused(people, 'answers.generate', { caseId, complaintDocuments: [complaintId] }, ['viewer']);
  await expectRefused(people, 'answers.latest', { caseId });
  await expectRefused(people, 'answers.versions', { caseId });
  const { body } = await generate('trpc', people, { complaintDocuments: [complaintId] });
  await expectRefused(people, 'answers.get', { id: GeneratedAnswer.parse(body).id });
  await expectNotFound(people.owner, 'answers.get', 'id');
});
