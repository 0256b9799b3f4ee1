import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { builtinEngine } from '#server/ai/builtin.ts';
import { SUGGESTED_PROMPTS } from '#src/assistant/schema.ts';
import { insertCase } from '#tests/factories/cases.ts';
import { insertDocument } from '#tests/factories/documents.ts';
import { insertMilestone } from '#tests/factories/milestones.ts';
import { insertUser } from '#tests/factories/users.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { indexDocument } from '#tests/setup/indexed.ts';
import { QueryCounter } from '#tests/setup/query-counter.ts';
import { answerOf, ask, conversationsOf } from './asked-case.ts';

const database = await testDatabase();
const counter = new QueryCounter();
const server = await makeTestApp({
  deps: { db: database.db.withPlugin(counter), ai: builtinEngine },
});
const { db } = database;
afterAll(() => server.close());
beforeEach(() => database.reset());

async function makeSized(papers: number, pages: number) {
  const user = await insertUser(db);
  const { id: caseId } = await insertCase(db, { userId: user.id });
  for (let at = 0; at < papers; at += 1) {
    const text = Array.from(
      { length: pages },
      (_, page) =>
        `Letter ${at}, page ${page}. On May ${1 + (page % 28)}, 2025, the invoice of $${at}${page}00 was sent.`,
    ).join('\f');
    const document = await insertDocument(db, {
      caseId,
      filename: `letter-${at}.txt`,
      extractedText: text,
      docType: 'Letter',
    });
    await indexDocument(db, document);
  }
  return { agent: await server.as(user), caseId, user };
}

const PAPERS = 'When was the invoice sent?';

async function queriesOf(work: () => Promise<unknown>): Promise<number> {
  counter.count = 0;
  await work();
  return counter.count;
}

test('an answer takes as many queries for many papers and deadlines as for few', async () => {
  const few = await makeSized(4, 2);
  const many = await makeSized(40, 2);
  for (let at = 0; at < 40; at += 1)
    await insertMilestone(db, { caseId: many.caseId, kind: `Hearing ${at}` });
  for (const message of [PAPERS, ...SUGGESTED_PROMPTS.map(({ text }) => text)]) {
    const [small, large] = [
      await queriesOf(() => ask(few.agent, few.caseId, { message })),
      await queriesOf(() => ask(many.agent, many.caseId, { message })),
    ];
    expect(large, message).toBeLessThanOrEqual(small + 1);
    expect(large, message).toBeLessThan(50);
  }
});

test('a list of conversations is one query, however many there are', async () => {
  const { agent, caseId, user } = await makeSized(1, 1);
  const one = await queriesOf(() => conversationsOf(agent, caseId));
  const rows = Array.from({ length: 30 }, (_, at) => ({ caseId, userId: user.id, title: `Talk ${at}` }));
  await db.insertInto('conversations').values(rows).execute();
  expect(await queriesOf(() => conversationsOf(agent, caseId))).toBe(one);
  expect(await conversationsOf(agent, caseId)).toHaveLength(30);
});

test('a case of 5,000 documents is answered, with bounded facts', async () => {
  const { agent, caseId } = await makeSized(3, 2);
  await sql`
    insert into documents (case_id, filename, path, mime_type, size, doc_type, status, page_count, extracted_text)
    select ${caseId}, 'paper-' || n || '.txt', 'path-' || n, 'text/plain', 10, 'Letter', 'ready', 1, 'Nothing of note.'
    from generate_series(1, 5000) as n`.execute(db);
  const told = await ask(agent, caseId, { message: PAPERS });
  expect(answerOf(told).sources.length).toBeGreaterThan(0);
  const counted = await ask(agent, caseId, { message: 'How many documents are in my case?' });
  expect(answerOf(counted).content).toContain('5,003');
});
