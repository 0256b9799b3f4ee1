import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { DiscoveryDocument } from '#src/documents/discovery-schema.ts';
import type { CaseEvent } from '#src/events.ts';
import { restoreInput } from '#src/review/codes.ts';
import { insertDocument } from '#tests/factories/documents.ts';
import { WIRES } from '#tests/setup/agent.ts';
import { expectFailure } from '#tests/setup/answers.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { watchCase } from '#tests/setup/case-events.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { QueryCounter } from '#tests/setup/query-counter.ts';
import { onTheWire } from '#tests/setup/wire-schema.ts';
import { expectNotFound, expectRefused } from '../cases/people.ts';
import { byName, listOf, makeReview, reviewed } from './review-papers.ts';

const database = await testDatabase();
const counter = new QueryCounter();
const server = await makeTestApp({ deps: { db: database.db.withPlugin(counter) } });
beforeEach(() => database.reset());
afterAll(() => server.close());

/** Events of a case from now on. */
function watch(caseId: string) {
  const stop = new AbortController();
  const seen: CaseEvent[] = [];
  const ended = (async () => {
    for await (const event of watchCase(server.deps.events, caseId, stop.signal)) seen.push(event);
  })();
  return async () => {
    await new Promise((resolve) => setImmediate(resolve));
    stop.abort();
    await ended;
    return seen;
  };
}

test('who may not look sees nothing, who may only look changes nothing', async () => {
  const review = await makeReview(server);
  const { caseId, mail } = review;
  const code = { caseId, ids: [mail.id], change: { privilegeStatus: 'privileged' } };
  const restore = {
    caseId,
    change: code.change,
    groups: [{ ids: [mail.id], was: { privilegeStatus: null } }],
  };
  await expectRefused(review, 'review.list', { caseId });
  await expectRefused(review, 'review.document', { id: mail.id });
  await expectRefused(review, 'review.code', code, ['viewer']);
  await expectRefused(review, 'review.restore', restore, ['viewer']);
  await expectNotFound(review.owner, 'review.list', 'caseId');
  await expectNotFound(review.owner, 'review.document', 'id');
  await expectNotFound(review.owner, 'review.code', 'caseId', { ids: 'x' });
  expect((await listOf(review.viewer, caseId)).every(({ privilegeStatus }) => privilegeStatus === null)).toBe(
    true,
  );
});

describe.each(WIRES)('on %s', (wire) => {
  test('list: the oldest first, families together, duplicates named, no text', async () => {
    const { owner, caseId, make, lease } = await makeReview(server);
    const { hash } = lease;
    await make('copy.pdf', { hash, discoveryAnalyzedAt: new Date(), tags: JSON.stringify(['roof']) });
    await make('gone.pdf', { hash, deletedAt: new Date() });
    await insertDocument(server.db, { hash });
    const listed = await listOf(owner, caseId, wire);
    expect(listed.map(({ filename }) => filename)).toEqual([
      'letter.eml',
      'order.pdf',
      'bill.docx',
      'lease.pdf',
      'roof.png',
      'copy.pdf',
    ]);
    expect(listed.at(-1)).toMatchObject({ duplicateOf: lease.id, isAnalyzed: true, tags: ['roof'] });
    expect(listed[3]).toMatchObject({ duplicateOf: null, isAnalyzed: false, batesEnd: null });
    counter.count = 0;
    await listOf(owner, caseId, wire);
    // Session, membership, and one query for everything.
    expect(counter.count).toBeLessThanOrEqual(4);
  });

  test('document: everything review shows of one, with its analysis', async () => {
    const { owner, lease } = await makeReview(server);
    const answer = await owner.call(wire, 'review.document', { id: lease.id });
    expect(answer).toMatchObject({ status: 200, body: { id: lease.id, batesEnd: null, aiAnalysis: null } });
    if (wire === 'rest') expect(() => onTheWire(DiscoveryDocument).parse(answer.body)).not.toThrow();
  });

  test('code: many at once; what is left out stays, null clears', async () => {
    const { owner, caseId, mail, lease, picture } = await makeReview(server);
    const code = (ids: string[], change: object) => owner.call(wire, 'review.code', { caseId, ids, change });
    const all = {
      privilegeStatus: 'work_product',
      documentCategory: 'Memo',
      custodian: 'Rosa Whitfield',
      productionStatus: 'withheld',
      relevanceScore: 80,
      addTags: ['roof', 'leak'],
    };
    const ids = [mail.id, lease.id, lease.id.toUpperCase()];
    expect(await code(ids, all)).toMatchObject({ status: 200, body: { changed: 2 } });
    expect(await code([mail.id], { custodian: ' ', relevanceScore: null })).toMatchObject({ status: 200 });
    expect(await code([lease.id], { addTags: ['Ñ', 'leak'], removeTags: ['roof'] })).toMatchObject({
      status: 200,
    });
    const listed = await listOf(owner, caseId, wire);
    const { addTags: tags, ...values } = all;
    const find = (id: string) => listed.find((document) => document.id === id);
    expect(find(mail.id)).toMatchObject({ ...values, custodian: null, relevanceScore: null, tags });
    expect(find(lease.id)).toMatchObject({ ...values, tags: ['leak', 'Ñ'] });
    expect(find(picture.id)).toMatchObject({ privilegeStatus: null, tags: [] });
  });

  test.each([
    { privilegeStatus: 'secret' },
    { relevanceScore: 101 },
    { addTags: [''] },
    { addTags: Array.from({ length: 51 }, (_, index) => `tag ${index}`) },
    { custodian: 'x'.repeat(201) },
    {},
    undefined,
  ])('code: %o is refused', async (change) => {
    const { owner, caseId, mail } = await makeReview(server);
    expectFailure(
      await owner.call(wire, 'review.code', { caseId, ids: [mail.id], change }),
      400,
      'BAD_REQUEST',
    );
  });

  test('code: an id that is not of this case, deleted or none leaves everything as it was', async () => {
    const { owner, caseId, mail, make } = await makeReview(server);
    const elsewhere = await insertDocument(server.db);
    const deleted = await make('gone.pdf', { deletedAt: new Date() });
    for (const other of [elsewhere.id, deleted.id, randomUUID(), 'no-id']) {
      const input = { caseId, ids: [mail.id, other], change: { privilegeStatus: 'privileged' } };
      expectFailure(await owner.call(wire, 'review.code', input), 404, 'NOT_FOUND', {
        message: 'Not all of these documents are there any more. Nothing was changed. Please choose again.',
      });
    }
    for (const ids of [[], undefined, Array.from({ length: 10_001 }, () => mail.id)]) {
      const input = { caseId, ids, change: { privilegeStatus: 'privileged' } };
      expectFailure(await owner.call(wire, 'review.code', input), 400, 'BAD_REQUEST');
    }
    const coded = await server.db.selectFrom('documents').select('privilegeStatus').execute();
    expect(coded.every(({ privilegeStatus }) => privilegeStatus === null)).toBe(true);
  });

  test('code: no document gets more tags than it may have, and none of the others then', async () => {
    const { owner, caseId, mail, lease } = await makeReview(server);
    const tags = Array.from({ length: 49 }, (_, index) => `tag ${index}`);
    const code = (id: string[], addTags: string[]) =>
      owner.call(wire, 'review.code', { caseId, ids: id, change: { addTags } });
    expect((await code([mail.id], tags)).status).toBe(200);
    expect((await code([mail.id, lease.id], ['x'])).status).toBe(200);
    expectFailure(await code([mail.id, lease.id], ['y']), 400, 'BAD_REQUEST', {
      message: 'letter.eml would have more than 50 tags. Nothing was changed.',
    });
    expect(byName(await listOf(owner, caseId), 'tags')['lease.pdf']).toEqual(['x']);
  });

  test('restore: former values come back, and what somebody changed since stays', async () => {
    const { owner, collaborator, caseId, mail, lease, picture } = await makeReview(server);
    const ids = [mail.id, lease.id, picture.id];
    const before = { privilegeStatus: 'pending_review', addTags: ['old'] };
    await owner.call(wire, 'review.code', { caseId, ids: [mail.id], change: before });
    const was = (await listOf(owner, caseId)).filter(({ id }) => ids.includes(id));
    const change = { privilegeStatus: 'privileged' as const, custodian: 'Rosa', addTags: ['new'] };
    await owner.call(wire, 'review.code', { caseId, ids, change });
    await collaborator.call(wire, 'review.code', {
      caseId,
      ids: [lease.id],
      change: { privilegeStatus: 'work_product' },
    });
    const answer = await owner.call(wire, 'review.restore', { caseId, ...restoreInput(was, change) });
    expect(answer).toMatchObject({ status: 200, body: { changed: 3, kept: 0 } });
    const now = await listOf(owner, caseId);
    expect(byName(now, 'privilegeStatus')).toMatchObject({
      'letter.eml': 'pending_review',
      'lease.pdf': 'work_product',
      'roof.png': null,
    });
    expect(byName(now, 'custodian')).toMatchObject({ 'letter.eml': null, 'lease.pdf': null });
    expect(byName(now, 'tags')).toMatchObject({ 'letter.eml': ['old'], 'lease.pdf': [] });
    const again = await owner.call(wire, 'review.restore', { caseId, ...restoreInput(was, change) });
    expect(again).toMatchObject({ status: 200, body: { changed: 0, kept: 3 } });
  });

  test('restore: a field that the change did not touch is not touched either', async () => {
    const { owner, caseId, mail } = await makeReview(server);
    const change = { privilegeStatus: 'privileged' as const };
    await owner.call(wire, 'review.code', { caseId, ids: [mail.id], change });
    const groups = [{ ids: [mail.id], was: { privilegeStatus: null, custodian: 'Rosa', tags: ['x'] } }];
    expect((await owner.call(wire, 'review.restore', { caseId, change, groups })).status).toBe(200);
    const [restored] = await listOf(owner, caseId);
    expect(restored).toMatchObject({ privilegeStatus: null, custodian: null, tags: [] });
  });

  test('restore: a document of another case, and nothing is given back', async () => {
    const { owner, caseId, mail } = await makeReview(server);
    const elsewhere = await insertDocument(server.db, { privilegeStatus: 'privileged' });
    const change = { privilegeStatus: 'privileged' as const };
    await owner.call(wire, 'review.code', { caseId, ids: [mail.id], change });
    const groups = [
      { ids: [mail.id], was: { privilegeStatus: null } },
      { ids: [elsewhere.id], was: { privilegeStatus: null } },
    ];
    expectFailure(await owner.call(wire, 'review.restore', { caseId, change, groups }), 404, 'NOT_FOUND');
    const rows = await server.db.selectFrom('documents').select(['id', 'privilegeStatus']).execute();
    const coded = rows.filter(({ privilegeStatus }) => privilegeStatus === 'privileged').map(({ id }) => id);
    expect(coded.sort()).toEqual([mail.id, elsewhere.id].sort());
  });
});

test('list by ids gives those of the case alone', async () => {
  const { owner, caseId, mail, first } = await makeReview(server);
  const elsewhere = await insertDocument(server.db);
  const ids = [first.id, mail.id, elsewhere.id, 'no-id'];
  const answer = await owner.call('trpc', 'review.list', { caseId, ids });
  expect(reviewed(answer, 'trpc').map(({ id }) => id)).toEqual([mail.id, first.id]);
});

test('other windows learn which documents changed, or that many did; their files and texts did not', async () => {
  const { owner, caseId, mail, make } = await makeReview(server);
  const seen = watch(caseId);
  await owner.call('trpc', 'review.code', { caseId, ids: [mail.id], change: { custodian: 'Rosa' } });
  await owner.call('trpc', 'review.update', { id: mail.id, custodian: 'Ida' });
  expect(await seen()).toEqual([
    { type: 'review-changed', ids: [mail.id] },
    { type: 'review-changed', ids: [mail.id] },
  ]);
  const ids: string[] = [];
  for (let index = 0; index < 501; index += 1) ids.push((await make(`${index}.txt`)).id);
  const many = watch(caseId);
  await owner.call('trpc', 'review.code', { caseId, ids, change: { custodian: 'Rosa' } });
  expect(await many()).toEqual([{ type: 'review-changed' }]);
});

test('two who code the same documents at once: each document is as one of them left it', async () => {
  const { owner, collaborator, caseId, mail, lease, picture } = await makeReview(server);
  const ids = [mail.id, lease.id, picture.id];
  const code = (agent: typeof owner, order: string[], name: string) =>
    agent.call('trpc', 'review.code', {
      caseId,
      ids: order,
      change: { custodian: name, documentCategory: name, addTags: [name] },
    });
  for (let round = 0; round < 5; round += 1) {
    const answers = await Promise.all([
      code(owner, ids, `a${round}`),
      code(collaborator, ids.toReversed(), `b${round}`),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  }
  const coded = (await listOf(owner, caseId)).filter(({ id }) => ids.includes(id));
  for (const { custodian, documentCategory, tags } of coded) {
    expect(documentCategory).toBe(custodian);
    expect(z.array(z.string()).length(10).parse(tags)).toContain(custodian);
  }
});
