import { afterAll, beforeEach, expect, test } from 'vitest';
import { builtinEngine } from '#server/ai/builtin.ts';
import type { AiEngine } from '#server/ai/engine.ts';
import { replaceIndex } from '#server/search/index-store.ts';
import { cosinesOf, nearestChunks, vectorKind } from '#server/search/vectors.ts';
import { digestText } from '#src/search/digest.ts';
import { SearchResults } from '#src/search/schema.ts';
import { insertCase } from '#tests/factories/cases.ts';
import { insertDocument } from '#tests/factories/documents.ts';
import { insertUser } from '#tests/factories/users.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';

/** Knows that a feline is a cat, which no word says. */
const meaning: AiEngine = {
  ...builtinEngine,
  kind: 'openai',
  embeddingModel: 'meaning-1',
  embed: async (texts) => texts.map((text) => unit(/feline|\bcat\b/i.test(text) ? 0 : 1)),
};

function unit(place: number): number[] {
  return Array.from({ length: 1536 }, (_, index) => (index === place ? 1 : 0.001 * (index % 7)));
}

const database = await testDatabase();
const server = await makeTestApp({ deps: { ai: meaning } });
beforeEach(() => database.reset());
afterAll(() => server.close());

async function add(caseId: string, filename: string, text: string, model = 'meaning-1') {
  const document = await insertDocument(server.db, { caseId, filename, extractedText: text });
  const { chunks, postings } = digestText({ text, filename, mimeType: null });
  const vectors = await meaning.embed(chunks.map(({ content }) => content));
  await server.db
    .transaction()
    .execute((db) => replaceIndex(db, document, { chunks, postings, vectors, model }, new Date()));
  return document;
}

async function setUp() {
  const user = await insertUser(server.db);
  const { id: caseId } = await insertCase(server.db, { userId: user.id });
  return { caseId, agent: await server.as(user) };
}

test('the column is pgvector’s where that is installed; vectors are kept with length 1', async () => {
  const { caseId } = await setUp();
  await add(caseId, 'a.txt', 'The cat sat on the roof.');
  expect(['vector', 'real']).toContain(await vectorKind(server.db));
  const { embedding } = await server.db
    .selectFrom('documentChunks')
    .select('embedding')
    .executeTakeFirstOrThrow();
  const values: number[] = typeof embedding === 'string' ? JSON.parse(embedding) : (embedding ?? []);
  expect(values).toHaveLength(1536);
  const length = Math.hypot(...unit(0));
  unit(0).forEach((value, index) => {
    expect(values[index]).toBeCloseTo(value / length, 5);
  });
});

test('the nearest come first, of this case and this model only, and anew after a change', async () => {
  const { caseId } = await setUp();
  const other = await setUp();
  const cat = await add(caseId, 'cat.txt', 'The cat sat on the roof.');
  const dog = await add(caseId, 'dog.txt', 'The dog lay in the yard.');
  await add(caseId, 'old.txt', 'Another cat of another model.', 'other-model');
  await add(other.caseId, 'theirs.txt', 'Their cat.');
  const near = async (more: { documentIds?: string[] } = {}) =>
    (
      await nearestChunks(server.db, {
        caseIds: [caseId],
        model: 'meaning-1',
        vector: unit(0),
        limit: 5,
        ...more,
      })
    ).map(({ documentId }) => documentId);
  expect(await near()).toEqual([cat.id, dog.id]);
  expect(await near({ documentIds: [dog.id] })).toEqual([dog.id]);
  const second = await add(caseId, 'second.txt', 'A second cat.');
  expect((await near()).toSorted()).toEqual([cat.id, dog.id, second.id].toSorted());
  const chunkIds = (await server.db.selectFrom('documentChunks').select('id').execute()).map(({ id }) => id);
  const cosines = await cosinesOf(server.db, { chunkIds, model: 'meaning-1', vector: unit(0) });
  expect(cosines.size).toBe(4);
  expect(Math.max(...cosines.values())).toBeCloseTo(1, 4);
  const none = await cosinesOf(server.db, { chunkIds, model: 'meaning-1', vector: new Array(1536).fill(0) });
  expect(none.size).toBe(0);
});

test('a question in other words finds the passage by its meaning, and still only in this case', async () => {
  const { caseId, agent } = await setUp();
  const other = await setUp();
  await add(caseId, 'cat.txt', 'The cat sat on the roof.');
  await add(caseId, 'dog.txt', 'The dog lay in the yard.');
  await add(other.caseId, 'theirs.txt', 'Their cat.');
  const { body } = await agent.call('trpc', 'documents.search', { caseId, q: 'feline' });
  const { results } = SearchResults.parse(body);
  expect(results[0]).toMatchObject({ filename: 'cat.txt', quote: 'The cat sat on the roof.' });
  expect(results.map(({ filename }) => filename)).not.toContain('theirs.txt');
});

test('when the service gives no vector, search goes by words', async () => {
  const { caseId, agent } = await setUp();
  await add(caseId, 'cat.txt', 'The cat sat on the roof.');
  const { embed } = meaning;
  meaning.embed = async () => {
    throw new Error('busy');
  };
  const answer = await agent.call('trpc', 'documents.search', { caseId, q: 'roof' });
  meaning.embed = embed;
  expect(answer.status).toBe(200);
  expect(SearchResults.parse(answer.body).results).toHaveLength(1);
});
