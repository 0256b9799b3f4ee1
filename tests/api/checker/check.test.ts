import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createOpenAiEngine } from '#server/ai/openai.ts';
import { DraftChecked } from '#src/checker/schema.ts';
import type { Check } from '#src/verification/schema.ts';
import { insertCase } from '#tests/factories/cases.ts';
import { insertDocument } from '#tests/factories/documents.ts';
import { makeEngineOptions } from '#tests/factories/engine-options.ts';
import { insertMilestone } from '#tests/factories/milestones.ts';
import { type Answer, WIRES } from '#tests/setup/agent.ts';
import { expectFailure } from '#tests/setup/answers.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { indexDocument } from '#tests/setup/indexed.ts';
import { startModelServer } from '#tests/setup/model-server.ts';
import { onTheWire } from '#tests/setup/wire-schema.ts';
import { expectNotFound, expectRefused, makePeople } from '../cases/people.ts';

const database = await testDatabase();
const model = await startModelServer();
const ai = createOpenAiEngine(makeEngineOptions({ baseUrl: model.url }));
const server = await makeTestApp({ deps: { ai } });
const { db } = server;
beforeEach(async () => {
  await database.reset();
});
afterAll(async () => {
  await server.close();
  await model.close();
});

const NAME = 'checker.check';

const LEASE = `RESIDENTIAL LEASE
The tenant shall pay rent of $1,150.00 on the first day of each month.
\fThe landlord shall return the deposit of $900.00 within thirty days after the tenancy ends.
Signed on March 3, 2026 by Orla Fennimore and Dane Whitlow.`;

const DRAFT = `The lease says that "the landlord shall return the deposit of $900.00 within thirty days".
It also says that "the landlord may keep the deposit whenever he is displeased".
The lease was signed on March 3, 2026. Rent was $1,150.00 a month, not $1,275.00.
The tenants moved out on August 19, 2026.`;

function resultOf(answer: Answer): DraftChecked {
  expect(answer.status, answer.text).toBe(200);
  onTheWire(DraftChecked).parse(answer.body);
  return DraftChecked.parse(answer.body);
}

const outcomes = (checks: readonly Check[]) => checks.map(({ text, status }) => [text, status]);

const EXPECTED = [
  ['"the landlord shall return the deposit of $900.00 within thirty days"', 'found'],
  ['"the landlord may keep the deposit whenever he is displeased"', 'not-found'],
  ['March 3, 2026', 'found'],
  ['$1,150.00', 'found'],
  ['$1,275.00', 'not-found'],
  ['August 19, 2026', 'not-found'],
];

async function makeLeaseCase() {
  const people = await makePeople(server);
  const lease = await insertDocument(db, {
    caseId: people.caseId,
    filename: 'lease.pdf',
    extractedText: LEASE,
  });
  await indexDocument(db, lease);
  return { ...people, lease };
}

/** Makes the case too large to be looked at word by word; what this document says is not indexed yet. */
async function makeLarge(caseId: string) {
  return insertDocument(db, {
    caseId,
    filename: 'ledger.txt',
    extractedText: `Signed on August 19, 2026.\n${'nothing of note happened here\n'.repeat(180_000)}`,
    needsIndex: true,
  });
}

const BENT =
  'He said: “The landlord shall keep the deposit of $900.00 within thirty days after the tenancy”.';

describe.each(WIRES)('checker.check on %s', (wire) => {
  test('200: what stands in the documents, with its page, and what does not', async () => {
    const { caseId, lease, viewer } = await makeLeaseCase();
    const { checks, nearest, counts, searched, unread } = resultOf(
      await viewer.call(wire, NAME, { caseId, text: DRAFT }),
    );
    expect(outcomes(checks)).toEqual(EXPECTED);
    for (const { text, start, end } of checks) expect(DRAFT.slice(start, end)).toBe(text);
    expect(counts.quote).toEqual({ found: 1, 'not-found': 1, 'form-only': 0, 'looks-wrong': 0 });
    expect(counts.date).toMatchObject({ found: 1, 'not-found': 1 });
    expect(counts.sum).toMatchObject({ found: 1, 'not-found': 1 });
    expect(nearest[0]).toBeNull();
    const [source] = checks.map((check) => check.source);
    expect(source).toMatchObject({ documentId: lease.id, filename: 'lease.pdf', page: 2, verified: true });
    expect(LEASE.slice(source?.start, source?.end)).toBe(source?.quote);
    expect(searched).toBe(1);
    expect(unread).toEqual({ total: 0, listed: [] });
  });

  test('200: the same in a case too large to be read as a whole', async () => {
    const { caseId, owner, lease } = await makeLeaseCase();
    await makeLarge(caseId);
    for (let other = 0; other < 5; other += 1) {
      const text = `Notice ${other}. The landlord shall return the keys. Rent is due each month. Thirty days.`;
      await indexDocument(
        db,
        await insertDocument(db, { caseId, filename: `n${other}.txt`, extractedText: text }),
      );
    }
    const { checks, searched, unread } = resultOf(await owner.call(wire, NAME, { caseId, text: DRAFT }));
    expect(outcomes(checks)).toEqual(EXPECTED);
    expect(checks[0]?.source).toMatchObject({ documentId: lease.id, page: 2 });
    expect(checks[2]?.source).toMatchObject({ documentId: lease.id });
    expect(searched).toBe(6);
    expect(unread).toMatchObject({ total: 1, listed: [{ filename: 'ledger.txt', status: 'reading' }] });
  });

  test('of a quotation that was bent the words it comes from are shown, and of an invented one none', async () => {
    const { caseId, owner, lease } = await makeLeaseCase();
    const text = `${BENT} She said: “The moon is made of a green cheese that nobody eats”.`;
    for (const isLarge of [false, true]) {
      if (isLarge) await makeLarge(caseId);
      const { checks, nearest } = resultOf(await owner.call(wire, NAME, { caseId, text }));
      expect(checks.map(({ status }) => status)).toEqual(['not-found', 'not-found']);
      expect(nearest).toMatchObject([{ documentId: lease.id, page: 2 }, null]);
      expect(nearest[0]?.quote).toBe(
        'The landlord shall return the deposit of $900.00 within thirty days after the tenancy ends.',
      );
    }
  });

  test('what stands in another case, also of the same person, is not in these documents', async () => {
    const { caseId, ownerId, owner } = await makePeople(server);
    await insertDocument(db, {
      caseId,
      filename: 'letter.txt',
      extractedText: 'Please call me about the flat.',
    });
    const { id: second } = await insertCase(db, { userId: ownerId });
    const { id: foreign } = await insertCase(db);
    for (const other of [second, foreign]) {
      await indexDocument(db, await insertDocument(db, { caseId: other, extractedText: LEASE }));
      await insertMilestone(db, { caseId: other, kind: 'Trial', date: '2026-08-19' });
    }
    const { checks, searched } = resultOf(await owner.call(wire, NAME, { caseId, text: DRAFT }));
    expect(checks).toHaveLength(EXPECTED.length);
    expect(new Set(checks.map(({ status }) => status))).toEqual(new Set(['not-found']));
    expect(searched).toBe(1);
    await makeLarge(caseId);
    const large = resultOf(await owner.call(wire, NAME, { caseId, text: DRAFT }));
    expect(new Set(large.checks.map(({ status }) => status))).toEqual(new Set(['not-found']));
  });

  test('what the case itself says is known, and no document is named for it', async () => {
    const { caseId, owner } = await makePeople(server);
    await insertMilestone(db, { caseId, kind: 'Answer to Complaint Due', date: '2026-04-17' });
    const text = 'The answer is due on April 17, 2026.';
    const { checks, searched } = resultOf(await owner.call(wire, NAME, { caseId, text }));
    expect(checks).toMatchObject([{ text: 'April 17, 2026', status: 'found', source: null }]);
    expect(searched).toBe(0);
  });

  test('documents that cannot be looked at are named', async () => {
    const { caseId, owner } = await makeLeaseCase();
    const values = { caseId, extractedText: null };
    await insertDocument(db, { ...values, filename: 'a.pdf', status: 'queued' });
    await insertDocument(db, { ...values, filename: 'b.pdf', status: 'reading' });
    await insertDocument(db, {
      ...values,
      filename: 'c.pdf',
      status: 'failed',
      statusReason: 'It is broken.',
    });
    await insertDocument(db, { ...values, filename: 'd.png' });
    await insertDocument(db, { caseId, filename: 'gone.txt', deletedAt: new Date() });
    const { searched, unread } = resultOf(await owner.call(wire, NAME, { caseId, text: DRAFT }));
    expect(searched).toBe(1);
    expect(unread.total).toBe(4);
    expect(unread.listed.map(({ filename, status }) => [filename, status])).toEqual([
      ['a.pdf', 'queued'],
      ['b.pdf', 'reading'],
      ['c.pdf', 'failed'],
      ['d.png', 'no-text'],
    ]);
  });

  test.each([
    ['nothing', '', 'Please paste the draft first.'],
    ['blanks', ' \n\t ', 'Please paste the draft first.'],
    ['one character too many', 'x'.repeat(100_001), /at most 100,000 characters/],
    ['no text at all', 7, 'Please paste the draft.'],
  ])('400 for %s', async (_, text, message) => {
    const { caseId, owner } = await makePeople(server);
    const answer = await owner.call(wire, NAME, { caseId, text });
    expectFailure(answer, 400, 'BAD_REQUEST', {
      message: typeof message === 'string' ? message : expect.stringMatching(message),
    });
  });

  test('200 for the longest draft', async () => {
    const { caseId, owner } = await makeLeaseCase();
    const text = `${DRAFT}\n\n`.repeat(400).slice(0, 100_000);
    const { checks } = resultOf(await owner.call(wire, NAME, { caseId, text }));
    expect(checks.length).toBeGreaterThan(1500);
    for (const check of checks) expect(text.slice(check.start, check.end)).toBe(check.text);
  });
});

async function rowCounts(): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'rate_limits'`.execute(db);
  const counts: Record<string, number> = {};
  for (const { name } of rows) {
    const { rows: found } = await sql<{
      count: number;
    }>`select count(*)::int from ${sql.table(name)}`.execute(db);
    counts[name] = found[0]?.count ?? 0;
  }
  return counts;
}

test('no row is written, no model is asked, and nothing of the draft is logged', async () => {
  const { caseId, owner } = await makeLeaseCase();
  const before = await rowCounts();
  for (const text of [DRAFT, `${DRAFT} See Fennimore v. Whitlow, 999 F.3d 1 (10th Cir. 2024).`]) {
    resultOf(await owner.call('trpc', NAME, { caseId, text }));
  }
  expect(await rowCounts()).toEqual(before);
  expect(model.requests).toEqual([]);
  expect(JSON.stringify(server.log)).not.toContain('displeased');
});

test('works while the disk is almost full', async () => {
  const { caseId, owner } = await makeLeaseCase();
  server.disk.free = -1;
  resultOf(await owner.call('trpc', NAME, { caseId, text: DRAFT }));
  server.disk.free = Number.POSITIVE_INFINITY;
});

test('429: one draft of a person at a time, and 30 in ten minutes', async () => {
  const { caseId, ownerId, owner, viewer } = await makeLeaseCase();
  const work = Promise.withResolvers<void>();
  const running = server.deps.draftLimit.run(ownerId, () => work.promise);
  expectFailure(await owner.call('trpc', NAME, { caseId, text: DRAFT }), 429, 'TOO_MANY_REQUESTS');
  resultOf(await viewer.call('trpc', NAME, { caseId, text: DRAFT }));
  work.resolve();
  await running;
  for (let time = 1; time < 30; time += 1) await server.deps.draftLimit.run(ownerId, async () => {});
  const answer = await owner.call('rest', NAME, { caseId, text: DRAFT });
  expectFailure(answer, 429, 'TOO_MANY_REQUESTS', { message: expect.stringContaining('30 drafts') });
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('401, 403 and 404', async () => {
  const people = await makePeople(server);
  for (const text of [DRAFT, '']) {
    await expectRefused(people, NAME, { caseId: people.caseId, text });
    await expectNotFound(people.owner, NAME, 'caseId', { text });
  }
});
