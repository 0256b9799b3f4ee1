import { afterAll, beforeEach, expect, test } from 'vitest';
import { authorizeCase } from '#server/auth/access.ts';
import { getPaperSays, loadPaperFacts } from '#server/facts/said-store.ts';
import { decide, readDocumentFacts } from '#server/facts/service.ts';
import { getDocumentFacts } from '#server/facts/store.ts';
import { insertDocument } from '#tests/factories/documents.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { makePeople } from '../cases/people.ts';

const database = await testDatabase();
const server = await makeTestApp();
const { db } = server;
beforeEach(() => database.reset());
afterAll(() => server.close());

const LETTER = 'Dear Ms. Quay:\n\nYou must send the signed release to us no later than April 30, 2026.';
const signal = new AbortController().signal;

async function setUp() {
  const { caseId, ownerId } = await makePeople(server);
  const authorized = await authorizeCase(db, { id: ownerId }, caseId, 'case:read', server.clock.now());
  const insert = (change: object) =>
    insertDocument(db, { caseId, extractedText: LETTER, docType: 'Letter', pageCount: 1, ...change });
  return { authorized, insert, userId: ownerId };
}

test('facts of every paper with its words, the newest first; one that waits to be read says so', async () => {
  const { authorized, insert } = await setUp();
  const letter = await insert({ filename: 'letter.txt', uploadedAt: new Date('2026-01-02') });
  await readDocumentFacts(server.deps, letter.id, signal);
  await insert({ filename: 'waiting.txt', uploadedAt: new Date('2026-01-03') });
  await insert({ filename: 'gone.txt', deletedAt: new Date() });
  const papers = await loadPaperFacts(db, authorized);
  expect(papers.map(({ filename, isRead }) => [filename, isRead])).toEqual([
    ['waiting.txt', false],
    ['letter.txt', true],
  ]);
  const fact = papers[1]?.facts.find(({ kind }) => kind === 'deadline');
  expect(fact).toMatchObject({ value: { date: '2026-04-30' }, status: 'found', page: 1 });
  expect(LETTER.slice(fact?.start, fact?.end)).toBe(fact?.quote);
  expect(await getPaperSays(db, authorized, letter.id)).toEqual(papers[1]);
});

test('what a person dismissed is not told; what they confirmed is, as such', async () => {
  const { authorized, insert, userId } = await setUp();
  const { id } = await insert({ filename: 'letter.txt' });
  await readDocumentFacts(server.deps, id, signal);
  const { facts } = await getDocumentFacts(db, authorized, id);
  const due = facts.find(({ kind }) => kind === 'deadline');
  const say = async (status: 'confirmed' | 'dismissed') => {
    await decide(server.deps, { caseId: authorized, userId }, due?.id ?? '', { status });
    const [paper] = await loadPaperFacts(db, authorized);
    return paper?.facts.filter(({ kind }) => kind === 'deadline').map(({ status: now }) => now);
  };
  expect(await say('confirmed')).toEqual(['confirmed']);
  expect(await say('dismissed')).toEqual([]);
});
