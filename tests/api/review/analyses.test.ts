import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { builtinEngine } from '#server/ai/builtin.ts';
import type { AiEngine } from '#server/ai/engine.ts';
import { giveTypes } from '#server/review/analyses-store.ts';
import { beginSelections, createSelections } from '#server/review/selections.ts';
import { AppError, ERRORS } from '#src/errors.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import { SelectionAnalysis, SuggestedTypes } from '#src/review/analysis-schema.ts';
import { insertMember } from '#tests/factories/cases.ts';
import { WIRES, type Wire } from '#tests/setup/agent.ts';
import { expectFailure } from '#tests/setup/answers.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { onTheWire } from '#tests/setup/wire-schema.ts';
import { byName, listOf, makeReview } from './review-papers.ts';

const engine: { analyze: AiEngine['analyze'] } = { analyze: builtinEngine.analyze };
const ai: AiEngine = { ...builtinEngine, analyze: (...input) => engine.analyze(...input) };

const database = await testDatabase();
const server = await makeTestApp({ deps: { ai } });
beforeEach(async () => {
  await server.deps.selections.idle();
  await database.reset();
  engine.analyze = builtinEngine.analyze;
});
afterAll(() => server.close());

const LEASE = `RESIDENTIAL LEASE AGREEMENT

This Lease Agreement is made on March 3, 2025, by and between Halvard Properties LLC ("Landlord") and
Ottoline Reyes ("Tenant"). The Landlord leases the premises at 9 Larch Court to the Tenant for twelve months.
The rent is $1,150.00 a month, due on the first day of each month.`;

async function makeLeases() {
  const review = await makeReview(server);
  const one = await review.make('lease-1.txt', { extractedText: LEASE });
  const two = await review.make('lease-2.txt', { extractedText: LEASE.replace('9 Larch', '11 Larch') });
  const unread = await review.make('scan.pdf', { status: 'queued', extractedText: null });
  const agent = review.owner;
  const last = async (wire: Wire = 'trpc') => {
    const answer = await agent.call(wire, 'review.analysis', { caseId: review.caseId });
    if (wire === 'rest') onTheWire(SelectionAnalysis).nullable().parse(answer.body);
    return SelectionAnalysis.extend({ startedAt: z.coerce.date() }).nullable().parse(answer.body);
  };
  return { ...review, one, two, unread, agent, last };
}

describe.each(WIRES)('over %s', (wire) => {
  test('a selection is analyzed in the background; what cannot be is named with why', async () => {
    const { caseId, agent, one, two, unread, last } = await makeLeases();
    expect(await last(wire)).toBeNull();
    const ids = [one.id, two.id, unread.id];
    const begun = await agent.call(wire, 'review.analyze', { caseId, ids });
    expect(begun.status).toBe(200);
    expect(begun.body).toMatchObject({ state: 'running', total: 3 });
    await server.deps.selections.idle();
    expect(await last(wire)).toMatchObject({
      state: 'done',
      ...{ total: 3, done: 2, failed: 1 },
      failures: [{ id: unread.id, filename: 'scan.pdf', why: expect.stringContaining('still being read') }],
    });
    expect(byName(await listOf(agent, caseId), 'isAnalyzed')).toMatchObject({
      'lease-1.txt': true,
      'lease-2.txt': true,
      'scan.pdf': false,
    });
  });

  test('sure suggestions are accepted at once; a type that somebody chose stays', async () => {
    const { caseId, agent, one, two, unread } = await makeLeases();
    const ids = [one.id, two.id, unread.id];
    await agent.call(wire, 'review.analyze', { caseId, ids: [one.id, two.id] });
    await server.deps.selections.idle();
    await agent.call(wire, 'review.code', {
      caseId,
      ids: [two.id],
      change: { documentCategory: 'Contract' },
    });
    const offered = SuggestedTypes.parse(
      (await agent.call(wire, 'review.suggestions', { caseId, ids })).body,
    );
    expect(offered).toEqual({
      groups: [{ documentCategory: 'Lease', ids: [one.id] }],
      ...{ coded: 1, unsure: 0, unread: 1 },
    });
    expect(byName(await listOf(agent, caseId), 'documentCategory')['lease-1.txt']).toBeNull();
    const accepted = await agent.call(wire, 'review.acceptSuggestions', { caseId, ids });
    expect(accepted).toMatchObject({ status: 200, body: offered });
    expect(byName(await listOf(agent, caseId), 'documentCategory')).toMatchObject({
      'lease-1.txt': 'Lease',
      'lease-2.txt': 'Contract',
      'scan.pdf': null,
    });
  });
});

/** The engine waits before its first answer until `release` is called; `begun` resolves when it was asked. */
function heldEngine() {
  const begun = Promise.withResolvers<void>();
  const { promise, resolve } = Promise.withResolvers<void>();
  engine.analyze = async (request, signal) => {
    begun.resolve();
    await Promise.race([
      promise,
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted')))),
    ]);
    return builtinEngine.analyze(request, signal);
  };
  return { begun: begun.promise, release: resolve };
}

test('canceling breaks off the document at work and leaves the others alone; another analysis can begin', async () => {
  const { caseId, agent, one, two, last } = await makeLeases();
  const held = heldEngine();
  await agent.call('trpc', 'review.analyze', { caseId, ids: [one.id, two.id] });
  await held.begun;
  const canceled = await agent.call('trpc', 'review.cancelAnalysis', { caseId });
  expect(canceled.body).toMatchObject({ state: 'canceled', total: 2, done: 0, failed: 0 });
  await server.deps.selections.idle();
  expect(byName(await listOf(agent, caseId), 'isAnalyzed')).toMatchObject({ 'lease-1.txt': false });
  expect((await agent.call('trpc', 'review.cancelAnalysis', { caseId })).body).toMatchObject({
    state: 'canceled',
  });

  engine.analyze = builtinEngine.analyze;
  await agent.call('trpc', 'review.analyze', { caseId, ids: [two.id] });
  await server.deps.selections.idle();
  expect(await last()).toMatchObject({ state: 'done', total: 1, done: 1 });
});

test('what is chosen while an analysis runs is added to it', async () => {
  const { caseId, agent, one, two, last } = await makeLeases();
  const held = heldEngine();
  await agent.call('trpc', 'review.analyze', { caseId, ids: [one.id] });
  await held.begun;
  const more = await agent.call('trpc', 'review.analyze', { caseId, ids: [one.id, two.id] });
  expect(more.body).toMatchObject({ state: 'running', total: 2 });
  held.release();
  await server.deps.selections.idle();
  expect(await last()).toMatchObject({ state: 'done', total: 2, done: 2, failed: 0 });
});

test('a document at which the service fails does not stop the others', async () => {
  const { caseId, agent, one, two, last } = await makeLeases();
  engine.analyze = async (request, signal) => {
    if (request.text.includes('9 Larch')) throw new AppError('UNAVAILABLE');
    return builtinEngine.analyze(request, signal);
  };
  await agent.call('trpc', 'review.analyze', { caseId, ids: [one.id, two.id] });
  await server.deps.selections.idle();
  expect(await last()).toMatchObject({
    state: 'done',
    done: 1,
    failed: 1,
    failures: [{ filename: 'lease-1.txt' }],
  });
});

test('an unexpected failure is tried once more, then said of the document, and the others go on', async () => {
  const { caseId, agent, one, two, last } = await makeLeases();
  let asked = 0;
  engine.analyze = async (request, signal) => {
    if (!request.text.includes('9 Larch')) return builtinEngine.analyze(request, signal);
    asked += 1;
    throw new Error('the connection was lost');
  };
  await agent.call('trpc', 'review.analyze', { caseId, ids: [one.id, two.id] });
  await server.deps.selections.idle();
  expect(asked).toBe(2);
  expect(await last()).toMatchObject({
    ...{ state: 'done', done: 1, failed: 1 },
    failures: [{ filename: 'lease-1.txt', why: ERRORS.INTERNAL.text }],
  });
  await agent.call('trpc', 'review.analyze', { caseId, ids: [one.id] });
  engine.analyze = builtinEngine.analyze;
  await server.deps.selections.idle();
  expect(await last()).toMatchObject({ state: 'done', failed: 0 });
});

test('what the database did not let go on waits, and goes on by itself', async () => {
  const { caseId, one, last, ownerId } = await makeLeases();
  const { id } = await server.db
    .insertInto('reviewAnalyses')
    .values({ caseId, startedBy: ownerId })
    .returning('id')
    .executeTakeFirstOrThrow();
  await server.db
    .insertInto('reviewAnalysisDocuments')
    .values({ analysisId: id, documentId: one.id })
    .execute();
  let isDown = true;
  const clock = {
    now: () => {
      if (isDown) throw new Error('nothing answers');
      return server.deps.clock.now();
    },
  };
  const failing = createSelections({ ...server.deps, clock }, 5);
  failing.wake();
  await failing.idle();
  isDown = false;
  await vi.waitFor(async () => expect(await last()).toMatchObject({ state: 'done', done: 1 }));
  await failing.stop();
});

test('suggestions that are no longer those that were shown are not accepted', async () => {
  const { caseId, agent, one, two } = await makeLeases();
  const ids = [one.id, two.id];
  await agent.call('trpc', 'review.analyze', { caseId, ids });
  await server.deps.selections.idle();
  const { groups: shown } = SuggestedTypes.parse(
    (await agent.call('trpc', 'review.suggestions', { caseId, ids })).body,
  );
  await agent.call('trpc', 'review.code', {
    caseId,
    ids: [two.id],
    change: { documentCategory: 'Contract' },
  });
  expectFailure(
    await agent.call('trpc', 'review.acceptSuggestions', { caseId, ids, shown }),
    409,
    'CONFLICT',
    { message: 'These suggestions have changed. Look at them again.' },
  );
  expect(byName(await listOf(agent, caseId), 'documentCategory')['lease-1.txt']).toBeNull();
  const now = shown.map((group) => ({ ...group, ids: group.ids.filter((id) => id !== two.id) }));
  const accepted = await agent.call('trpc', 'review.acceptSuggestions', { caseId, ids, shown: now });
  expect(accepted.status).toBe(200);
});

test('a type that somebody chose while suggestions are accepted is kept', async () => {
  const { caseId, agent, one, two } = await makeLeases();
  await agent.call('trpc', 'review.code', {
    caseId,
    ids: [two.id],
    change: { documentCategory: 'Contract' },
  });
  const given = await giveTypes(server.db, caseId as AuthorizedCaseId, {
    ids: [one.id, two.id],
    documentCategory: 'Lease',
  });
  expect(given).toEqual([one.id]);
  expect(byName(await listOf(agent, caseId), 'documentCategory')).toMatchObject({
    'lease-1.txt': 'Lease',
    'lease-2.txt': 'Contract',
  });
});

test('what was left half done goes on at the next start', async () => {
  const { caseId, agent, one, last, ownerId } = await makeLeases();
  const { id } = await server.db
    .insertInto('reviewAnalyses')
    .values({ caseId, startedBy: ownerId })
    .returning('id')
    .executeTakeFirstOrThrow();
  await server.db
    .insertInto('reviewAnalysisDocuments')
    .values({ analysisId: id, documentId: one.id, state: 'running' })
    .execute();
  const next = await beginSelections(server.deps);
  await next.idle();
  expect(await last()).toMatchObject({ id, state: 'done', done: 1 });
  expect(byName(await listOf(agent, caseId), 'isAnalyzed')).toMatchObject({ 'lease-1.txt': true });
});

test('nothing more is done in the name of somebody who left the case', async () => {
  const { caseId, one, last } = await makeLeases();
  const { userId } = await insertMember(server.db, { caseId, role: 'collaborator' });
  const { id } = await server.db
    .insertInto('reviewAnalyses')
    .values({ caseId, startedBy: userId })
    .returning('id')
    .executeTakeFirstOrThrow();
  await server.db
    .insertInto('reviewAnalysisDocuments')
    .values({ analysisId: id, documentId: one.id })
    .execute();
  await server.db.deleteFrom('caseMembers').where('userId', '=', userId).execute();
  server.deps.selections.wake();
  await server.deps.selections.idle();
  expect(await last()).toMatchObject({ state: 'canceled', done: 0, failed: 0 });
});

test('who may only look starts nothing and accepts nothing; a document of another case is not found', async () => {
  const { caseId, one, viewer, agent } = await makeLeases();
  for (const path of ['review.analyze', 'review.acceptSuggestions'])
    expectFailure(await viewer.call('trpc', path, { caseId, ids: [one.id] }), 403, 'FORBIDDEN');
  expectFailure(await viewer.call('trpc', 'review.cancelAnalysis', { caseId }), 403, 'FORBIDDEN');
  const foreign = await makeReview(server);
  for (const path of ['review.analyze', 'review.suggestions', 'review.acceptSuggestions'])
    expectFailure(
      await agent.call('trpc', path, { caseId, ids: [one.id, foreign.lease.id] }),
      404,
      'NOT_FOUND',
    );
});
