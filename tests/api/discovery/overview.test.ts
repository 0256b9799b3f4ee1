import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { discoveryCategory } from '#src/discovery/match.ts';
import { CARDS } from '#src/discovery/overview.ts';
import { CardDocuments, DiscoveryOverview } from '#src/discovery/schema.ts';
import { insertSummons } from '#tests/factories/summons.ts';
import { WIRES } from '#tests/setup/agent.ts';
import { expectFailure } from '#tests/setup/answers.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { QueryCounter } from '#tests/setup/query-counter.ts';
import { expectNotFound, expectRefused, makePeople } from '../cases/people.ts';
import { CARD, makePaper, RESPONSES, readAnswer } from './papers.ts';

const database = await testDatabase();
const server = await makeTestApp();
const { db } = server;
beforeEach(() => database.reset());
afterAll(() => server.close());

describe.each(WIRES)('discovery.overview on %s', (wire) => {
  const name = 'discovery.overview';
  const read = (body: unknown): DiscoveryOverview => readAnswer(wire, DiscoveryOverview, body);

  test('twelve empty cards and no requests in a case without papers', async () => {
    const { caseId, viewer } = await makePeople(server);
    const answer = await viewer.call(wire, name, { caseId });
    expect(answer.status, answer.text).toBe(200);
    const { cards, requests, requestsLeftOut, summonsServedOn } = read(answer.body);
    expect(cards.map(({ party, repository, type }) => ({ party, repository, type }))).toEqual(CARDS);
    expect(cards.every(({ count, recent }) => count === 0 && recent.length === 0)).toBe(true);
    expect([requests, requestsLeftOut, summonsServedOn]).toEqual([[], 0, null]);
  });

  test('counts by the category or by its words, the newest three, none that is deleted or elsewhere', async () => {
    const { caseId, owner } = await makePeople(server);
    const other = await makePeople(server);
    const at = (minute: number) => ({ caseId, at: minute, filename: `${minute}.pdf` });
    await makePaper(server, at(1));
    await makePaper(server, { ...at(2), docType: "Plaintiff's second request for ADMISSIONS" });
    await makePaper(server, at(3));
    await makePaper(server, at(4));
    await makePaper(server, { ...at(5), docType: 'Motion' });
    await makePaper(server, { caseId: other.caseId, filename: 'elsewhere.pdf', at: 9 });
    const gone = await makePaper(server, { ...at(6), filename: 'gone.pdf' });
    await db.updateTable('documents').set({ deletedAt: new Date() }).where('id', '=', gone.id).execute();
    const { cards } = read((await owner.call(wire, name, { caseId })).body);
    const card = cards.find(
      ({ party, repository, type }) =>
        [party, repository, type].join() === Object.values(CARD.request).join(),
    );
    expect(card?.count).toBe(4);
    expect(card?.recent.map(({ filename }) => filename)).toEqual(['4.pdf', '3.pdf', '2.pdf']);
    expect(cards.reduce((sum, { count }) => sum + count, 0)).toBe(4);
  });

  test('each card counts its own', async () => {
    const { caseId, owner } = await makePeople(server);
    for (const card of CARDS) await makePaper(server, { caseId, card, text: 'Nothing.' });
    const { cards } = read((await owner.call(wire, name, { caseId })).body);
    expect(cards.map(({ count }) => count)).toEqual(Array(12).fill(1));
  });

  test('how a request stands: what was read, answered, and the day that the certificate suggests', async () => {
    const { caseId, ownerId, owner } = await makePeople(server);
    await db.updateTable('users').set({ role: 'defendant' }).where('id', '=', ownerId).execute();
    const response = await makePaper(server, { caseId, card: CARD.response, text: RESPONSES, at: 1 });
    const request = await makePaper(server, { caseId });
    await insertSummons(db, { caseId, servedDate: '2026-02-10' });
    const { requests, side, summonsServedOn } = read((await owner.call(wire, name, { caseId })).body);
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({
      id: request.id,
      party: 'plaintiff',
      repository: 'admissions',
      isRead: true,
      askedBy: 'plaintiff',
      counts: { interrogatory: 0, production: 0, admission: 3 },
      tally: { answered: 1, objection: 1, not_answered: 1, unclear: 0 },
      admissions: { answered: 1, objection: 1, not_answered: 1, unclear: 0 },
      service: null,
      certificate: { servedOn: '2026-03-02', serviceMethod: 'mail', page: 1 },
      answeredIn: [{ id: response.id, filename: response.filename }],
      warnings: [],
    });
    expect([side, summonsServedOn]).toEqual(['defendant', '2026-02-10']);
  });

  test('no side for an attorney, no day of the summons where there are two', async () => {
    const { caseId, ownerId, owner } = await makePeople(server);
    await db.updateTable('users').set({ role: 'attorney' }).where('id', '=', ownerId).execute();
    await insertSummons(db, { caseId, servedDate: '2026-02-10' });
    await insertSummons(db, { caseId, servedDate: '2026-02-11' });
    const { side, summonsServedOn } = read((await owner.call(wire, name, { caseId })).body);
    expect([side, summonsServedOn]).toEqual([null, null]);
  });

  test('a paper that is still being read is counted and said to be unread', async () => {
    const { caseId, owner } = await makePeople(server);
    await makePaper(server, { caseId, text: null, status: 'reading' });
    const { requests } = read((await owner.call(wire, name, { caseId })).body);
    expect(requests).toMatchObject([{ isRead: false, status: 'reading', counts: { admission: 0 } }]);
  });

  test('documents: all of a card, the newest first', async () => {
    const { caseId, viewer } = await makePeople(server);
    for (const minute of [1, 5, 3, 4])
      await makePaper(server, { caseId, at: minute, filename: `${minute}.pdf` });
    await makePaper(server, { caseId, card: CARD.response, at: 9 });
    const answer = await viewer.call(wire, 'discovery.documents', { caseId, ...CARD.request });
    expect(answer.status, answer.text).toBe(200);
    const documents = readAnswer(wire, CardDocuments, answer.body);
    expect(documents.map(({ filename }) => filename)).toEqual(['5.pdf', '4.pdf', '3.pdf', '1.pdf']);
    expect(documents.every(({ docType }) => docType === discoveryCategory(CARD.request))).toBe(true);
  });

  test('400 for a card that there is not', async () => {
    const { caseId, owner } = await makePeople(server);
    const card = { ...CARD.request, party: 'judge' };
    expectFailure(await owner.call(wire, 'discovery.documents', { caseId, ...card }), 400, 'BAD_REQUEST');
    expectFailure(await owner.call(wire, 'discovery.documents', { caseId }), 400, 'BAD_REQUEST');
  });
});

test('401, 403 and 404, whatever is asked', async () => {
  const people = await makePeople(server);
  const { caseId, outsider } = people;
  await expectRefused(people, 'discovery.overview', { caseId });
  await expectRefused(people, 'discovery.documents', { caseId, ...CARD.request });
  await expectNotFound(outsider, 'discovery.overview', 'caseId');
  await expectNotFound(outsider, 'discovery.documents', 'caseId', { party: 'judge' });
});

test('as many queries for forty papers as for two, and none to read them again', async () => {
  const { caseId, ownerId } = await makePeople(server);
  const counter = new QueryCounter();
  const counted = await makeTestApp({ deps: { db: db.withPlugin(counter) } });
  const owner = await counted.as({ id: ownerId });
  const queries = async () => {
    counter.count = 0;
    expect((await owner.call('trpc', 'discovery.overview', { caseId })).status).toBe(200);
    return counter.count;
  };
  for (const card of [CARD.request, CARD.response]) await makePaper(server, { caseId, card });
  const first = await queries();
  const kept = await queries();
  expect(first - kept).toBe(2);
  for (let index = 0; index < 19; index += 1) {
    for (const card of [CARD.request, CARD.response]) await makePaper(server, { caseId, card, at: index });
  }
  // Read a few at a time.
  for (let asked = 0; asked < 4; asked += 1) await queries();
  expect(await queries()).toBe(kept);
  await counted.close();
});
