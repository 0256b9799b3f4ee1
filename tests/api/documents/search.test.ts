import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { SearchResults } from '#src/search/schema.ts';
import { insertCase, insertMember } from '#tests/factories/cases.ts';
import { insertDocument } from '#tests/factories/documents.ts';
import { insertUser } from '#tests/factories/users.ts';
import { WIRES } from '#tests/setup/agent.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { indexDocument } from '#tests/setup/indexed.ts';
import { makeReadingApp } from '#tests/setup/reading.ts';
import { onTheWire } from '#tests/setup/wire-schema.ts';

const database = await testDatabase();
const server = await makeReadingApp();
beforeEach(() => database.reset());
afterAll(() => server.close());

async function setUp() {
  const user = await insertUser(server.db);
  const found = await insertCase(server.db, { userId: user.id });
  const add = async (filename: string, text: string, values: Parameters<typeof insertDocument>[1] = {}) => {
    const document = await insertDocument(server.db, {
      caseId: found.id,
      filename,
      extractedText: text,
      ...values,
    });
    await indexDocument(server.db, document);
    return document;
  };
  return { user, caseId: found.id, add, agent: await server.as(user) };
}

type Setting = Awaited<ReturnType<typeof setUp>>;

async function search({ agent, caseId }: Setting, q: string) {
  const answer = await agent.call('trpc', 'documents.search', { caseId, q });
  expect(answer.status).toBe(200);
  return SearchResults.parse(answer.body);
}

describe.each(WIRES)('documents.search on %s', (wire) => {
  test('200: the passage that says it comes first, with page, offsets and marks that hold', async () => {
    const { agent, caseId, add } = await setUp();
    const text =
      'The parties met in Santa Fe to talk about the work.\fThe copper gutters were left in the driveway on Tuesday.';
    const document = await add('letter.txt', text);
    await add('other.txt', 'The driveway is long. The weather was fine, and the work went on.');
    const answer = await agent.call(wire, 'documents.search', { caseId, q: 'copper gutters driveway' });
    expect(answer.status).toBe(200);
    if (wire === 'rest') expect(() => onTheWire(SearchResults).parse(answer.body)).not.toThrow();
    const { results } = SearchResults.parse(answer.body);
    const [first] = results;
    expect(first).toMatchObject({
      n: 1,
      documentId: document.id,
      caseId,
      filename: 'letter.txt',
      page: 2,
      verified: true,
    });
    expect(text.slice(first?.start, first?.end)).toBe(first?.quote);
    const marked = first?.marks.map(({ start, end }) => first.quote.slice(start, end));
    expect(marked).toEqual(['copper', 'gutters', 'driveway']);
    expect(results.map(({ score }) => score)).toEqual(
      results.map(({ score }) => score).toSorted((a, b) => b - a),
    );
  });

  test('200: nothing typed or nothing found is an empty list', async () => {
    const { agent, caseId, add } = await setUp();
    await add('letter.txt', 'The copper gutters were left in the driveway.');
    for (const q of ['', '   ', 'zeppelin', '"', '-', 'type:', "'; drop table documents; --"]) {
      const answer = await agent.call(wire, 'documents.search', { caseId, q });
      expect(answer.status).toBe(200);
      expect(SearchResults.parse(answer.body).results).toEqual([]);
    }
  });

  test('400 for an endless question, 401 without a session, 404 for an outsider and a malformed id', async () => {
    const { agent, caseId } = await setUp();
    const outsider = await server.as(await insertUser(server.db));
    const status = async (who: typeof agent, input: Record<string, unknown>) =>
      (await who.call(wire, 'documents.search', input)).status;
    expect(await status(agent, { caseId, q: 'x'.repeat(501) })).toBe(400);
    expect(await status(server.visitor(), { caseId, q: 'roof' })).toBe(401);
    expect(await status(outsider, { caseId, q: 'roof' })).toBe(404);
    expect(await status(agent, { caseId: 'no-id', q: 'roof' })).toBe(404);
  });
});

describe('what can be typed', () => {
  test('a phrase must stand word by word; an excluded word must not', async () => {
    const setting = await setUp();
    await setting.add('a.txt', 'The notice of hearing was posted on the door.');
    await setting.add('b.txt', 'The hearing was short. No notice was given.');
    const names = async (q: string) => (await search(setting, q)).results.map(({ filename }) => filename);
    expect(await names('"notice of hearing"')).toEqual(['a.txt']);
    expect((await names('notice hearing')).toSorted()).toEqual(['a.txt', 'b.txt']);
    expect(await names('hearing -posted')).toEqual(['b.txt']);
    expect(await names('"of the"')).toEqual([]);
    expect(await names('"on the"')).toEqual(['a.txt']);
  });

  test('type:, before: and after: choose documents; alone they list them', async () => {
    const setting = await setUp();
    await setting.add('order.txt', 'The motion is granted.', { docType: 'Order', docDate: '2025-03-04' });
    await setting.add('motion.txt', 'This motion asks for relief.', {
      docType: 'Motion',
      docDate: '2025-01-10',
    });
    const names = async (q: string) => (await search(setting, q)).results.map(({ filename }) => filename);
    expect(await names('motion type:order')).toEqual(['order.txt']);
    expect(await names('motion before:2025-02-01')).toEqual(['motion.txt']);
    expect(await names('motion after:2025-03-04')).toEqual(['order.txt']);
    expect(await names('motion before:2025-03-04 after:2025-01-10')).toEqual(['motion.txt']);
    expect(await names('type:order')).toEqual(['order.txt']);
  });

  test('a mistyped word is read as the likeliest word of the case, and that is said', async () => {
    const setting = await setUp();
    await setting.add('a.txt', 'The defendant signed the agreement in the kitchen.');
    const { results, corrected } = await search(setting, 'deffendant kichen');
    expect(results.map(({ filename }) => filename)).toEqual(['a.txt']);
    expect(corrected.map(({ typed }) => typed)).toEqual(['deffendant', 'kichen']);
    expect(results[0]?.marks).toHaveLength(2);
  });

  test('a word found by another of the same meaning stands below the word itself', async () => {
    const setting = await setUp();
    await setting.add('word.txt', 'Her lawyer came to the hearing on the roof.');
    await setting.add('meaning.txt', 'Her attorney came to the hearing on the roof.');
    const { results } = await search(setting, 'lawyer');
    expect(results.map(({ filename }) => filename)).toEqual(['word.txt', 'meaning.txt']);
  });
});

test('a deleted document is found no more, and its words are gone from the corrections too', async () => {
  const setting = await setUp();
  const document = await setting.add('secret.txt', 'The marzipan statue stood in the hall.');
  expect((await search(setting, 'marzipan')).results).toHaveLength(1);
  await setting.agent.call('trpc', 'documents.delete', { id: document.id });
  expect((await search(setting, 'marzipan')).results).toEqual([]);
  expect(await search(setting, 'marzipam')).toEqual({ results: [], corrected: [] });
});

test('a document is found when it is ready, and not while its index is still being written', async () => {
  const setting = await setUp();
  const document = await setting.add('a.txt', 'The marzipan statue stood in the hall.', {
    status: 'reading',
  });
  expect((await search(setting, 'marzipan')).results).toEqual([]);
  await server.db.updateTable('documents').set({ status: 'ready' }).where('id', '=', document.id).execute();
  expect((await search(setting, 'marzipan')).results).toHaveLength(1);
});

describe('cases of different people', () => {
  test('telling words of another case never come back: by word, phrase, misspelling or filter', async () => {
    const mine = await setUp();
    const theirs = await setUp();
    await mine.add('mine.txt', 'The porch was painted.');
    await theirs.add('theirs.txt', 'The xylophone ransom was paid in tulips.', { docType: 'Ransom' });
    for (const q of [
      'xylophone',
      '"xylophone ransom"',
      'xylofone tulipps',
      'type:ransom',
      'paid',
      '-porch paid',
    ]) {
      const own = await mine.agent.call('trpc', 'documents.search', { caseId: mine.caseId, q });
      const all = await mine.agent.call('rest', 'documents.searchAll', { q });
      for (const answer of [own, all]) {
        expect(answer.status).toBe(200);
        expect(answer.text).not.toMatch(/xylophone ransom|tulips|theirs/);
        expect(SearchResults.parse(answer.body).corrected).toEqual([]);
      }
    }
  });

  test('searchAll looks into every case the person is a member of, and no longer when access has ended', async () => {
    const mine = await setUp();
    const shared = await setUp();
    await mine.add('mine.txt', 'The porch was painted green.');
    await shared.add('shared.txt', 'The porch was painted white.');
    const soon = new Date(server.clock.now().getTime() + 60_000);
    await insertMember(server.db, {
      caseId: shared.caseId,
      userId: mine.user.id,
      role: 'viewer',
      expiresAt: soon,
    });
    const names = async () => {
      const { body } = await mine.agent.call('trpc', 'documents.searchAll', { q: 'porch' });
      return SearchResults.parse(body)
        .results.map(({ filename }) => filename)
        .toSorted();
    };
    expect(await names()).toEqual(['mine.txt', 'shared.txt']);
    server.clock.advance({ minutes: 2 });
    expect(await names()).toEqual(['mine.txt']);
    server.clock.set(new Date());
  });
});
