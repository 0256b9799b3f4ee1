import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { BatesNext, BatesPlan, BatesPreview } from '#src/review/bates-schema.ts';
import { insertDocument } from '#tests/factories/documents.ts';
import { WIRES, type Wire } from '#tests/setup/agent.ts';
import { expectFailure } from '#tests/setup/answers.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { onTheWire } from '#tests/setup/wire-schema.ts';
import { expectNotFound, expectRefused } from '../cases/people.ts';
import { byName, listOf, makeReview, type Review } from './review-papers.ts';

const database = await testDatabase();
const server = await makeTestApp();
beforeEach(() => database.reset());
afterAll(() => server.close());

const numbers = async ({ owner, caseId }: Review) => {
  const listed = await listOf(owner, caseId);
  const ends = byName(listed, 'batesEnd');
  return Object.fromEntries(
    Object.entries(byName(listed, 'batesNumber')).flatMap(([name, first]) =>
      first === null ? [] : [[name, ends[name] === null ? first : `${first} ${ends[name]}`]],
    ),
  );
};
const allOf = ({ mail, lease, picture, first, second }: Review) =>
  [lease, second, mail, picture, first].map(({ id }) => id);
const assign = (review: Review, input: object, wire: Wire = 'trpc') =>
  review.owner.call(wire, 'review.assignBates', { caseId: review.caseId, prefix: 'ACME', ...input });
const rangesOf = () =>
  server.db.selectFrom('batesRanges').select(['firstNumber', 'lastNumber', 'releasedAt']).execute();

test('who may not look sees nothing, who may only look numbers nothing', async () => {
  const review = await makeReview(server);
  const { caseId, lease, owner } = review;
  const input = { caseId, ids: [lease.id], prefix: 'ACME' };
  await expectRefused(review, 'review.batesNext', { caseId });
  await expectRefused(review, 'review.batesPreview', input, ['viewer']);
  await expectRefused(review, 'review.assignBates', input, ['viewer']);
  await expectRefused(review, 'review.releaseBates', input, ['viewer']);
  for (const name of ['batesNext', 'batesPreview', 'assignBates', 'releaseBates']) {
    await expectNotFound(owner, `review.${name}`, 'caseId', { ids: 'x' });
  }
  expect(await rangesOf()).toEqual([]);
});

describe.each(WIRES)('on %s', (wire) => {
  test('assignBates: one number for each page, in the order chosen, families together', async () => {
    const review = await makeReview(server);
    const answer = await assign(review, { ids: allOf(review), prefix: ' acme ' }, wire);
    expect(answer).toMatchObject({ status: 200, body: { skipped: [], warnings: [], next: 9 } });
    if (wire === 'rest') expect(() => onTheWire(BatesPlan).parse(answer.body)).not.toThrow();
    expect(await numbers(review)).toEqual({
      'lease.pdf': 'ACME000001 ACME000003',
      'letter.eml': 'ACME000004 ACME000004',
      'order.pdf': 'ACME000005 ACME000006',
      'bill.docx': 'ACME000007 ACME000007',
      'roof.png': 'ACME000008 ACME000008',
    });
  });

  test('assignBates goes on after the last number, and keeps those that were given', async () => {
    const review = await makeReview(server);
    await assign(review, { ids: [review.lease.id] }, wire);
    const answer = await assign(review, { ids: [review.lease.id, review.picture.id] }, wire);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        assigned: [{ filename: 'roof.png', batesNumber: 'ACME000004', batesEnd: 'ACME000004' }],
        skipped: [{ filename: 'lease.pdf', batesNumber: 'ACME000001' }],
      },
    });
    expectFailure(await assign(review, { ids: [review.lease.id] }, wire), 409, 'CONFLICT', {
      message: 'These documents have Bates numbers already, and a number that was given stays.',
    });
  });

  test('assignBates refuses an overlap with the clash named, and writes nothing', async () => {
    const review = await makeReview(server);
    await assign(review, { ids: [review.lease.id], start: 5 }, wire);
    const answer = await assign(review, { ids: [review.first.id, review.picture.id], start: 4 }, wire);
    expectFailure(answer, 409, 'CONFLICT', {
      message: 'ACME000005 to ACME000006 are already on lease.pdf.',
      errors: ['ACME000005 to ACME000006 are already on lease.pdf.'],
    });
    // The same numbers with more digits are the same numbers.
    const wider = await assign(review, { ids: [review.picture.id], start: 7, width: 8 }, wire);
    expectFailure(wider, 409, 'CONFLICT', { message: 'ACME000007 is already on lease.pdf.' });
    expect(await numbers(review)).toEqual({ 'lease.pdf': 'ACME000005 ACME000007' });
  });

  test('assignBates refuses what is not read yet, by name', async () => {
    const review = await makeReview(server);
    const unread = await review.make('scan.pdf', {
      mimeType: 'application/pdf',
      status: 'reading',
      pageCount: null,
    });
    const answer = await assign(review, { ids: [review.lease.id, unread.id] }, wire);
    expectFailure(answer, 409, 'CONFLICT', {
      message:
        'scan.pdf has not been read yet, so the number of pages is not known. Please wait a little, or leave it out.',
    });
    expect(await numbers(review)).toEqual({});
  });

  test.each([
    [{ prefix: '' }, 'Begin a prefix with a letter'],
    [{ prefix: 'ACME1' }, 'Begin a prefix with a letter'],
    [{ prefix: '../X' }, 'Begin a prefix with a letter'],
    [{ width: 4 }, 'Bates numbers have 5 to 8 digits.'],
    [{ width: 9 }, 'Bates numbers have 5 to 8 digits.'],
    [{ start: 0 }, 'The first number is 1 or more.'],
    [{ start: 1.5 }, 'The first number is a whole number.'],
    [{ ids: [] }, 'Please choose at least one document.'],
  ])('assignBates: %o is refused', async (wrong, message) => {
    const review = await makeReview(server);
    const answer = await assign(review, { ids: [review.lease.id], ...wrong }, wire);
    expectFailure(answer, 400, 'BAD_REQUEST');
    expect(answer.text).toContain(message);
  });

  test('assignBates: numbers that need more digits are refused', async () => {
    const review = await makeReview(server);
    const answer = await assign(review, { ids: [review.lease.id], width: 5, start: 99_998 }, wire);
    expectFailure(answer, 409, 'CONFLICT', {
      message: 'With 5 digits the numbers end at ACME99999. Please choose more digits or another prefix.',
    });
  });

  test.each(['assignBates', 'batesPreview', 'releaseBates'])(
    '%s: a document that is not of this case, deleted or none, and nothing is written',
    async (name) => {
      const review = await makeReview(server);
      const { owner, caseId, lease, make } = review;
      if (name === 'releaseBates') await assign(review, { ids: [lease.id] }, wire);
      const before = await numbers(review);
      const elsewhere = await insertDocument(server.db);
      const deleted = await make('gone.pdf', { deletedAt: new Date() });
      for (const other of [elsewhere.id, deleted.id, randomUUID(), 'no-id']) {
        const ids = [lease.id, other];
        const input = { caseId, ids, ...(name !== 'releaseBates' && { prefix: 'ACME' }) };
        expectFailure(await owner.call(wire, `review.${name}`, input), 404, 'NOT_FOUND');
      }
      expect(await numbers(review)).toEqual(before);
    },
  );

  test('batesPreview shows numbers, refusals and warnings, and stores nothing', async () => {
    const review = await makeReview(server);
    const { owner, caseId, lease, mail, picture } = review;
    await assign(review, { ids: [picture.id] });
    const ask = (input: object) =>
      owner.call(wire, 'review.batesPreview', { caseId, prefix: 'ACME', ...input });
    const answer = await ask({ ids: [lease.id, mail.id], start: 10, width: 7 });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        assigned: [
          { filename: 'lease.pdf', batesNumber: 'ACME0000010', batesEnd: 'ACME0000012' },
          { filename: 'letter.eml', batesNumber: 'ACME0000013', batesEnd: 'ACME0000013' },
        ],
        refusals: [],
        warnings: [
          'ACME0000002 to ACME0000009: left out. The other side may ask what is missing.',
          'ACME has numbers of 6 and 7 digits, which sort in the wrong order.',
          expect.stringContaining('letter.eml: not everything that belongs together'),
        ],
      },
    });
    if (wire === 'rest') expect(() => onTheWire(BatesPreview).parse(answer.body)).not.toThrow();
    expect(await ask({ ids: [lease.id], start: 1 })).toMatchObject({
      body: { refusals: ['ACME000001 is already on roof.png.'] },
    });
    expect(await numbers(review)).toEqual({ 'roof.png': 'ACME000001 ACME000001' });
  });

  test('batesNext: where a prefix goes on, what is in use, and a suggestion', async () => {
    const review = await makeReview(server);
    const { owner, ownerId, caseId, lease, picture } = review;
    await server.db.updateTable('users').set({ lastName: 'Peña' }).where('id', '=', ownerId).execute();
    const next = (prefix?: string) =>
      owner.call(wire, 'review.batesNext', { caseId, ...(prefix !== undefined && { prefix }) });
    expect(await next()).toMatchObject({
      status: 200,
      body: { prefix: 'PENA', next: 1, width: 6, batesNumber: 'PENA000001', series: [] },
    });
    await assign(review, { ids: [lease.id], width: 5 });
    server.clock.advance({ seconds: 1 });
    await assign(review, { ids: [picture.id], prefix: 'BETA', start: 7 });
    const answer = await next('acme');
    expect(answer).toMatchObject({ body: { prefix: 'ACME', next: 4, width: 5, batesNumber: 'ACME00004' } });
    if (wire === 'rest') expect(() => onTheWire(BatesNext).parse(answer.body)).not.toThrow();
    expect(await next('')).toMatchObject({
      body: { prefix: 'BETA', next: 8, series: [{ prefix: 'BETA', documents: 1 }, { prefix: 'ACME' }] },
    });
    expectFailure(await next('12'), 400, 'BAD_REQUEST');
  });

  test('releaseBates takes numbers off, which do not come again by themselves', async () => {
    const review = await makeReview(server);
    const { owner, caseId, lease, picture } = review;
    await assign(review, { ids: [lease.id, picture.id] });
    const release = (ids: string[]) => owner.call(wire, 'review.releaseBates', { caseId, ids });
    expect(await release([lease.id, picture.id])).toMatchObject({ status: 200, body: { released: 2 } });
    expect(await release([lease.id])).toMatchObject({ status: 200, body: { released: 0 } });
    expect(await numbers(review)).toEqual({});
    await assign(review, { ids: [lease.id] });
    expect(await numbers(review)).toEqual({ 'lease.pdf': 'ACME000005 ACME000007' });
    const again = await assign(review, { ids: [picture.id], start: 1 });
    expect(again).toMatchObject({
      status: 200,
      body: { warnings: [expect.stringContaining('stood on lease.pdf before')] },
    });
  });

  test('releaseBates: what was produced keeps its number, and so does everything asked for with it', async () => {
    const review = await makeReview(server);
    const { owner, caseId, lease, picture } = review;
    await assign(review, { ids: [lease.id, picture.id] });
    const release = () => owner.call(wire, 'review.releaseBates', { caseId, ids: [lease.id, picture.id] });
    const message =
      'lease.pdf (ACME000001) was produced, and its number stays: others know the document by it.';
    await owner.call(wire, 'review.update', { id: lease.id, productionStatus: 'produced' });
    expectFailure(await release(), 409, 'CONFLICT', { message });
    await owner.call(wire, 'review.update', { id: lease.id, productionStatus: null });
    await server.db
      .updateTable('batesRanges')
      .set({ producedAt: new Date() })
      .where('documentId', '=', lease.id)
      .execute();
    expectFailure(await release(), 409, 'CONFLICT', { message });
    expect(Object.keys(await numbers(review))).toHaveLength(2);
  });

  test('updateDiscovery: a typed number takes its range, other text is text, clearing gives the range back', async () => {
    const review = await makeReview(server);
    const { owner, lease, picture } = review;
    const type = (id: string, batesNumber: string) => owner.call(wire, 'review.update', { id, batesNumber });
    expect(await type(lease.id, ' acme000010 ')).toMatchObject({
      status: 200,
      body: { document: { batesNumber: 'ACME000010', batesPrefix: 'ACME', batesEnd: 'ACME000012' } },
    });
    expectFailure(await type(picture.id, 'ACME000012'), 409, 'CONFLICT', {
      message: 'ACME000012 is already on lease.pdf.',
    });
    expect((await type(lease.id, 'ACME000010')).status).toBe(200);
    expect((await type(lease.id, 'ACME000011')).status).toBe(200);
    expect((await type(picture.id, 'ACME000010')).status).toBe(200);
    expect(await type(picture.id, 'Exhibit A')).toMatchObject({
      body: { document: { batesNumber: 'Exhibit A', batesPrefix: null, batesEnd: null } },
    });
    expect(await type(lease.id, '')).toMatchObject({
      body: { document: { batesNumber: null, batesPrefix: null, batesEnd: null } },
    });
    expect(await numbers(review)).toEqual({ 'roof.png': 'Exhibit A' });
    expect((await rangesOf()).every(({ releasedAt }) => releasedAt !== null)).toBe(true);
  });

  test('updateDiscovery: a refused number changes nothing else either', async () => {
    const review = await makeReview(server);
    const { owner, caseId, lease, picture, make } = review;
    await assign(review, { ids: [lease.id] });
    const both = { batesNumber: 'ACME000002', custodian: 'Rosa' };
    const answer = await owner.call(wire, 'review.update', { id: picture.id, ...both });
    expectFailure(answer, 409, 'CONFLICT');
    expect(byName(await listOf(owner, caseId), 'custodian')['roof.png']).toBeNull();
    const unread = await make('scan.pdf', { mimeType: 'application/pdf', status: 'queued', pageCount: null });
    const early = { id: unread.id, batesNumber: 'ACME000009' };
    expectFailure(await owner.call(wire, 'review.update', early), 409, 'CONFLICT', {
      message:
        'scan.pdf has not been read yet, so the number of its pages is not known. Please wait a little.',
    });
    await owner.call(wire, 'review.update', { id: lease.id, productionStatus: 'produced' });
    for (const batesNumber of ['', 'Exhibit A', 'ACME000002']) {
      const change = { id: lease.id, batesNumber };
      expectFailure(await owner.call(wire, 'review.update', change), 409, 'CONFLICT');
    }
    expect(await numbers(review)).toEqual({ 'lease.pdf': 'ACME000001 ACME000003' });
  });
});

test('numbers given at the same moment never overlap, and none is left out', async () => {
  const review = await makeReview(server);
  const { owner, collaborator, caseId } = review;
  const papers: string[] = [];
  for (let index = 0; index < 40; index += 1) {
    papers.push(
      (await review.make(`${index}.pdf`, { mimeType: 'application/pdf', pageCount: (index % 4) + 1 })).id,
    );
  }
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, part) =>
      (part % 2 === 0 ? owner : collaborator).call('trpc', 'review.assignBates', {
        caseId,
        prefix: 'ACME',
        // Each shares two documents with the one after it: they get one number.
        ids: papers.slice(part * 4, part * 4 + 6),
      }),
    ),
  );
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
  const typed = await Promise.all(
    [review.lease, review.picture, review.mail].map(({ id }) =>
      owner.call('trpc', 'review.update', { id, batesNumber: 'ACME000500' }),
    ),
  );
  expect(typed.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const rows = await server.db
    .selectFrom('batesRanges')
    .select(['documentId', 'firstNumber', 'lastNumber'])
    .where('firstNumber', '<', 500)
    .orderBy('firstNumber')
    .execute();
  expect(new Set(rows.map(({ documentId }) => documentId)).size).toBe(40);
  rows.reduce((next, { firstNumber, lastNumber }) => {
    expect(firstNumber).toBe(next);
    return lastNumber + 1;
  }, 1);
});

test('the database itself refuses a number that is in use, and nothing else', async () => {
  const review = await makeReview(server);
  const { caseId, lease, picture, mail } = review;
  await assign(review, { ids: [lease.id] });
  const { id: acme } = await server.db.selectFrom('batesSeries').select('id').executeTakeFirstOrThrow();
  const { id: beta } = await server.db
    .insertInto('batesSeries')
    .values({ caseId, prefix: 'BETA' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const insert = (values: {
    prefix?: string;
    seriesId?: number;
    first: number;
    last: number;
    documentId: string;
  }) =>
    server.db
      .insertInto('batesRanges')
      .values({
        ...{
          caseId,
          filename: 'x',
          width: 6,
          prefix: values.prefix ?? 'ACME',
          seriesId: values.seriesId ?? acme,
        },
        ...{ firstNumber: values.first, lastNumber: values.last, documentId: values.documentId },
      })
      .execute();
  await expect(insert({ first: 3, last: 4, documentId: picture.id })).rejects.toMatchObject({
    code: '23P01',
  });
  await expect(insert({ first: 9, last: 9, documentId: lease.id })).rejects.toMatchObject({ code: '23505' });
  await expect(insert({ prefix: 'BETA', first: 9, last: 9, documentId: picture.id })).rejects.toMatchObject({
    code: '23503',
  });
  await insert({ prefix: 'BETA', seriesId: beta, first: 3, last: 4, documentId: picture.id });
  await insert({ first: 4, last: 4, documentId: mail.id });
});

test('numbers of a document that is gone for good stay taken', async () => {
  const review = await makeReview(server);
  const { owner, lease, picture } = review;
  await assign(review, { ids: [lease.id] });
  await owner.call('trpc', 'documents.delete', { id: lease.id });
  expectFailure(await assign(review, { ids: [picture.id], start: 2 }), 409, 'CONFLICT', {
    message: 'ACME000002 is already on lease.pdf (deleted lately).',
  });
  await server.db.deleteFrom('documents').where('id', '=', lease.id).execute();
  expectFailure(await assign(review, { ids: [picture.id], start: 2 }), 409, 'CONFLICT', {
    message: 'ACME000002 is already on lease.pdf, which was deleted for good.',
  });
  await sql`delete from cases where id = ${review.caseId}`.execute(server.db);
  expect(await rangesOf()).toEqual([]);
});
