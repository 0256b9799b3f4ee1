import { afterAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { readDocumentFacts } from '#server/facts/service.ts';
import { insertDocument } from '#tests/factories/documents.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { makePeople } from '../cases/people.ts';

const database = await testDatabase();
const server = await makeTestApp();
const { db } = server;
beforeEach(() => database.reset());
afterAll(() => server.close());

const NOTICE =
  'NOTICE OF HEARING\n\nThe motion to dismiss will be heard on June 2, 2031 at 9:00 a.m. in Room 4.';
const ORDER =
  'ORDER\n\nIT IS ORDERED that the hearing set for June 2, 2031 is vacated. The motion to compel is DENIED.';
const OfHearings = z.object({
  facts: z.array(z.object({ id: z.string(), kind: z.string(), label: z.string() }).loose()),
});
const isHearing = ({ kind }: { kind: string }) => kind === 'hearing';
const signal = new AbortController().signal;

async function setUp(order: { docDate: string } = { docDate: '2031-05-20' }) {
  const { caseId, owner } = await makePeople(server);
  const read = async (
    filename: string,
    change: { extractedText: string; docType: string; docDate: string },
  ) => {
    const document = await insertDocument(db, { caseId, filename, pageCount: 1, ...change });
    await readDocumentFacts(server.deps, document.id, signal);
    return document.id;
  };
  const notice = await read('notice.pdf', {
    extractedText: NOTICE,
    docType: 'Notice',
    docDate: '2031-05-01',
  });
  await read('order.pdf', { extractedText: ORDER, docType: 'Order', ...order });
  const card = async () =>
    OfHearings.parse((await owner.call('trpc', 'facts.ofDocument', { id: notice })).body).facts.filter(
      isHearing,
    );
  const ofCase = async () =>
    OfHearings.parse((await owner.call('rest', 'facts.ofCase', { caseId, kind: 'hearing' })).body).facts;
  return { card, ofCase, owner };
}

const OFF = { certainty: 'unsure', label: expect.stringContaining('order.pdf says this day is off') };

test('the card of a paper and the facts of its case doubt a hearing that another paper takes back', async () => {
  const { card, ofCase } = await setUp();
  expect(await card()).toMatchObject([{ value: { date: '2031-06-02' }, ...OFF }]);
  expect(await ofCase()).toMatchObject([OFF]);
});

test('what somebody has said of it stays, with the doubt beside it', async () => {
  const { card, owner } = await setUp();
  const [hearing] = await card();
  const answer = await owner.rest('PATCH', `/api/facts/${hearing?.id}`, { status: 'confirmed' });
  expect(answer.body).toMatchObject({ status: 'confirmed', ...OFF });
});

test('an order of before the notice takes nothing of it back', async () => {
  const { card } = await setUp({ docDate: '2031-04-20' });
  expect(await card()).toMatchObject([{ label: expect.not.stringContaining('off') }]);
});
