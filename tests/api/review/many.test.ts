import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { restoreInput } from '#src/review/codes.ts';
import { insertCase } from '#tests/factories/cases.ts';
import { insertUser } from '#tests/factories/users.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { QueryCounter } from '#tests/setup/query-counter.ts';
import { byName, listOf } from './review-papers.ts';

const database = await testDatabase();
const counter = new QueryCounter();
const server = await makeTestApp({ deps: { db: database.db.withPlugin(counter) } });
beforeEach(() => database.reset());
afterAll(() => server.close());

/** So many PDFs of two pages, each third attached to the one before it, each fifth the same file. */
async function makeMany(count: number) {
  const user = await insertUser(server.db);
  const { id: caseId } = await insertCase(server.db, { userId: user.id });
  await sql`
    insert into documents (id, case_id, filename, path, mime_type, size, page_count, status, uploaded_at, hash,
      parent_document_id)
    select md5('paper' || n)::uuid, ${caseId}, n || '.pdf', 'x', 'application/pdf', 1000, 2, 'ready',
      timestamptz '2026-01-01' + n * interval '1 second',
      repeat(md5(case when n % 5 = 0 then 'same' else n::text end), 2),
      case when n % 3 = 2 then md5('paper' || n - 1)::uuid end
    from generate_series(1, ${count}) n order by n`.execute(server.db);
  return { caseId, agent: await server.as(user) };
}

test('ten thousand documents are coded, taken back and numbered, each in one request of few statements', async () => {
  const { caseId, agent } = await makeMany(10_000);
  const before = await listOf(agent, caseId);
  expect(before).toHaveLength(10_000);
  const change = { privilegeStatus: 'not_privileged' as const, custodian: 'Rosa', addTags: ['all'] };
  const ids = before.map(({ id }) => id);
  counter.count = 0;
  const coded = await agent.call('trpc', 'review.code', { caseId, ids, change });
  expect(coded).toMatchObject({ status: 200, body: { changed: 10_000 } });
  expect(counter.count).toBeLessThan(10);
  const half = before.slice(0, 5_000);
  counter.count = 0;
  const restored = await agent.call('trpc', 'review.restore', {
    caseId,
    ...restoreInput(before, change),
  });
  expect(restored).toMatchObject({ status: 200, body: { changed: 10_000, kept: 0 } });
  expect(counter.count).toBeLessThan(10);
  expect(await listOf(agent, caseId)).toEqual(before);

  const input = { caseId, ids: half.map(({ id }) => id), prefix: 'ACME', width: 5 };
  counter.count = 0;
  const numbered = await agent.call('trpc', 'review.assignBates', input);
  expect(numbered.status, numbered.text.slice(0, 300)).toBe(200);
  expect(counter.count).toBeLessThan(15);
  const listed = await listOf(agent, caseId);
  const numbers = byName(listed, 'batesNumber');
  expect([numbers['1.pdf'], numbers['2.pdf'], numbers['3.pdf']]).toEqual([
    'ACME00001',
    'ACME00003',
    'ACME00005',
  ]);
  expect(listed[4_999]?.batesEnd).toBe('ACME10000');
  expect(listed[5_000]?.batesNumber).toBeNull();
});
