import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { SavedResponses } from '#src/answers/requests-schema.ts';
import { Ledger, MOST_WORDS } from '#src/answers/schema.ts';
import { DEBT_COMPLAINT } from '#tests/factories/complaints.ts';
import { insertDocument } from '#tests/factories/documents.ts';
import { WIRES } from '#tests/setup/agent.ts';
import { expectFailure } from '#tests/setup/answers.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { expectRefused, type People } from '../cases/people.ts';
import { makeSuit, RECEIPT } from './suit.ts';

const database = await testDatabase();
const server = await makeTestApp();
const { db } = server;
beforeEach(() => database.reset());
afterAll(() => server.close());

async function ledgerOf(people: People) {
  const answer = await people.owner.call('trpc', 'answers.ledger', { caseId: people.caseId });
  expect(answer.status, answer.text).toBe(200);
  return Ledger.parse(answer.body);
}

async function paragraph(people: People, key: string) {
  return (await ledgerOf(people)).paragraphs.find((candidate) => candidate.key === key);
}

describe.each(WIRES)('answers.respond on %s', (wire) => {
  test('keeps a kind, words and evidence, and answers with what was kept', async () => {
    const { people, caseId, complaintId, receiptId } = await makeSuit(server);
    const answer = await people.collaborator.call(wire, 'answers.respond', {
      caseId,
      responses: [
        {
          documentId: complaintId,
          key: '4',
          response: 'admit_in_part',
          words: 'Half of it was paid.',
          evidence: [
            { documentId: receiptId, quote: 'i received $450.00  from Leocadia Fenwick' },
            { documentId: receiptId, quote: 'I received $700.00' },
          ],
        },
      ],
    });
    expect(answer.status, answer.text).toBe(200);
    const body = wire === 'rest' ? { ...Object(answer.body), savedAt: new Date() } : answer.body;
    const [saved] = SavedResponses.parse(body).responses;
    expect(saved).toMatchObject({ key: '4', response: 'admit_in_part', words: 'Half of it was paid.' });
    const [found, invented] = saved?.evidence ?? [];
    expect(found).toMatchObject({ verified: true, filename: 'receipt.txt', page: 1 });
    expect(RECEIPT.slice(found?.start, found?.end)).toBe(found?.quote);
    expect(invented).toMatchObject({ verified: false, start: 0, end: 0 });
    const stored = await paragraph(people, '4');
    expect(stored).toMatchObject({ response: 'admit_in_part', words: 'Half of it was paid.' });
    expect(stored?.evidence).toEqual(saved?.evidence);
  });

  test('sent again it is still one answer, and the last of two counts', async () => {
    const { people, caseId, complaintId } = await makeSuit(server);
    const one = { documentId: complaintId, key: '1', response: 'deny', words: 'No.' };
    for (let time = 0; time < 2; time += 1) {
      const responses = [{ ...one, words: 'First.' }, one];
      expect((await people.owner.call(wire, 'answers.respond', { caseId, responses })).status).toBe(200);
    }
    expect(await paragraph(people, '1')).toMatchObject({ response: 'deny', words: 'No.' });
    const { count } = await db
      .selectFrom('answerResponses')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(1);
  });

  test.each([
    ['no answers', { responses: [] }, 'Please send at least one answer.'],
    ['no list', {}, /./],
    ['an unknown kind', [{ response: 'maybe' }], 'Please choose one of the answers.'],
    ['too many words', [{ words: 'x'.repeat(MOST_WORDS + 1) }], 'Please keep this under 5,000 characters.'],
    [
      'an empty quote',
      [{ evidence: [{ documentId: 'x', quote: ' ' }] }],
      'Please give the words of the document.',
    ],
  ])('400 for %s', async (_, change, message) => {
    const { people, caseId, complaintId } = await makeSuit(server);
    const one = { documentId: complaintId, key: '1', response: 'deny' };
    const input = Array.isArray(change) ? { responses: [{ ...one, ...change[0] }] } : change;
    const answer = await people.owner.call(wire, 'answers.respond', { caseId, ...input });
    expectFailure(answer, 400, 'BAD_REQUEST', { message: expect.stringMatching(message) });
  });

  test('404 for a paragraph or a document that is not there, and then nothing is kept', async () => {
    const { people, caseId, complaintId } = await makeSuit(server);
    const foreign = await insertDocument(db);
    const good = { documentId: complaintId, key: '1', response: 'deny' };
    for (const [bad, message] of [
      [{ ...good, key: '3' }, '“Complaint” has no paragraph 3. It may have been read again.'],
      [
        { ...good, documentId: foreign.id },
        'One of these documents is not in this case. It may have been deleted.',
      ],
      [
        { ...good, key: '2', evidence: [{ documentId: foreign.id, quote: 'Plaintiff' }] },
        'One of these documents is not in this case. It may have been deleted.',
      ],
    ] as const) {
      const answer = await people.owner.call(wire, 'answers.respond', { caseId, responses: [good, bad] });
      expectFailure(answer, 404, 'NOT_FOUND', { message });
    }
    expect(await db.selectFrom('answerResponses').selectAll().execute()).toEqual([]);
  });

  test('409 while the complaint is being read', async () => {
    const { people, caseId } = await makeSuit(server);
    const waiting = await insertDocument(db, { caseId, status: 'reading', extractedText: null });
    const responses = [{ documentId: waiting.id, key: '1', response: 'deny' }];
    expectFailure(await people.owner.call(wire, 'answers.respond', { caseId, responses }), 409, 'CONFLICT', {
      message: '“Complaint” is still being read. Please try again when it is ready.',
    });
  });
});

test('who may not', async () => {
  const { people, caseId, complaintId } = await makeSuit(server);
  const responses = [{ documentId: complaintId, key: '1', response: 'deny' }];
  await expectRefused(people, 'answers.respond', { caseId, responses }, ['viewer']);
});

test('many at once to different paragraphs lose nothing', async () => {
  const { people, caseId, complaintId } = await makeSuit(server);
  const keys = ['1', '2', '4', '5', '6'];
  const answers = await Promise.all(
    keys.flatMap((key) =>
      [people.owner, people.collaborator].map((agent) =>
        agent.call('trpc', 'answers.respond', {
          caseId,
          responses: [{ documentId: complaintId, key, response: 'deny', words: `About ${key}.` }],
        }),
      ),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
  const { paragraphs, counts } = await ledgerOf(people);
  expect(counts.answered).toBe(5);
  expect(paragraphs.map(({ words }) => words)).toEqual(keys.map((key) => `About ${key}.`));
});

test('signs that no database keeps are left out', async () => {
  const { people, caseId, complaintId } = await makeSuit(server);
  const responses = [{ documentId: complaintId, key: '1', response: 'deny', words: 'a\u0000b\ud800' }];
  expect((await people.owner.call('rest', 'answers.respond', { caseId, responses })).status).toBe(200);
  expect((await paragraph(people, '1'))?.words).toBe('ab\ufffd');
});

describe('a document that is read again', () => {
  const retext = (id: string, extractedText: string) =>
    db.updateTable('documents').set({ extractedText, textNumber: 2 }).where('id', '=', id).execute();

  test('keeps answers to what it still says, and asks to look again at what changed', async () => {
    const { people, caseId, complaintId } = await makeSuit(server);
    const responses = ['1', '2'].map((key) => ({ documentId: complaintId, key, response: 'admit' }));
    await people.owner.call('trpc', 'answers.respond', { caseId, responses });
    await retext(
      complaintId,
      DEBT_COMPLAINT.replace('July 1, 2025', 'July 7, 2025').replace('lent', 'lent '),
    );
    expect(await paragraph(people, '1')).toMatchObject({ response: 'admit', former: null });
    expect(await paragraph(people, '2')).toMatchObject({
      response: 'needs_answer',
      former: { response: 'admit', text: expect.stringContaining('July 1, 2025') },
    });
    await people.owner.call('trpc', 'answers.respond', {
      caseId,
      responses: [{ documentId: complaintId, key: '2', response: 'deny' }],
    });
    expect(await paragraph(people, '2')).toMatchObject({ response: 'deny', former: null });
  });

  test('has its passages looked up again', async () => {
    const { people, caseId, complaintId, receiptId } = await makeSuit(server);
    const evidence = ['$450.00 from Leocadia Fenwick', 'on June 2, 2025'].map((quote) => ({
      documentId: receiptId,
      quote,
    }));
    await people.owner.call('trpc', 'answers.respond', {
      caseId,
      responses: [{ documentId: complaintId, key: '4', response: 'deny', evidence }],
    });
    const text = `A receipt.\n${RECEIPT.replace('June 2', 'June 3')}`;
    await retext(receiptId, text);
    const [moved, gone] = (await paragraph(people, '4'))?.evidence ?? [];
    expect(moved?.verified).toBe(true);
    expect(text.slice(moved?.start, moved?.end)).toBe('$450.00 from Leocadia Fenwick');
    expect(gone).toMatchObject({ verified: false, quote: 'on June 2, 2025' });
    await db.updateTable('documents').set({ deletedAt: new Date() }).where('id', '=', receiptId).execute();
    const deleted = (await paragraph(people, '4'))?.evidence ?? [];
    expect(deleted.map(({ verified, filename }) => [verified, filename])).toEqual([
      [false, 'receipt.txt'],
      [false, 'receipt.txt'],
    ]);
  });
});
