import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { beginPurgeOfOld, listPurgeable } from '#server/documents/purge-store.ts';
import { removePurged } from '#server/documents/service.ts';
import { Production, ProductionCheck, ProductionSummary } from '#src/productions/schema.ts';
import { WIRES } from '#tests/setup/agent.ts';
import { expectFailure } from '#tests/setup/answers.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { onTheWire } from '#tests/setup/wire-schema.ts';
import { expectNotFound, expectRefused } from '../cases/people.ts';
import { makeProduction, makeSet } from './production-set.ts';

const database = await testDatabase();
const server = await makeTestApp();
const { db } = server;
beforeEach(() => database.reset());
afterAll(() => server.close());

const stateOf = () =>
  db
    .selectFrom('documents')
    .leftJoin('batesRanges as r', 'r.documentId', 'documents.id')
    .select(['documents.filename', 'productionStatus', 'r.producedAt'])
    .orderBy('documents.filename')
    .execute();
const statusByName = async () =>
  Object.fromEntries((await stateOf()).map(({ filename, productionStatus }) => [filename, productionStatus]));

test('who may not look sees nothing, who may only look produces nothing', async () => {
  const set = await makeSet(server);
  const { caseId, owner, viewer, form, open } = set;
  const production = await makeProduction(set);
  await expectRefused(set, 'productions.list', { caseId });
  await expectRefused(set, 'productions.get', { id: production.id });
  await expectRefused(set, 'productions.progress', { id: production.id });
  await expectRefused(set, 'productions.check', { caseId, documentIds: open }, ['viewer']);
  await expectRefused(set, 'productions.personalData', { caseId, documentIds: open }, ['viewer']);
  await expectRefused(set, 'productions.create', { ...form(open), volume: 'VOL002' }, ['viewer']);
  await expectNotFound(owner, 'productions.get', 'id');
  expect((await viewer.call('rest', 'productions.get', { id: production.id })).status).toBe(200);
  for (const who of [set.outsider, set.visitor]) {
    expect((await who.request(`/api/productions/${production.id}/production.zip`)).status).toBeGreaterThan(
      400,
    );
  }
});

describe.each(WIRES)('on %s', (wire) => {
  test('what stands in the way is said for each document, and nothing is stored', async () => {
    const set = await makeSet(server);
    const { caseId, owner, store } = set;
    const pdf = { mimeType: 'application/pdf', pageCount: 2 };
    await set.number([set.lease.id, set.photo.id]);
    const add = (name: string, values: object) => store(name, Buffer.from(name), { ...pdf, ...values });
    const pending = await add('pending.pdf', { privilegeStatus: 'pending_review' });
    const unreviewed = await add('unreviewed.pdf', { privilegeStatus: null });
    const product = await add('notes.pdf', { privilegeStatus: 'work_product' });
    const reading = await add('slow.pdf', { status: 'reading' });
    const text = await add('old.pdf', { batesNumber: 'see box 4' });
    await db.updateTable('documents').set({ pageCount: 4 }).where('id', '=', set.lease.id).execute();
    const documentIds = [...set.everything, pending, unreviewed, product, reading, text].map(({ id }) => id);
    const before = await stateOf();
    const answer = await owner.call(wire, 'productions.check', { caseId, documentIds });
    if (wire === 'rest') onTheWire(ProductionCheck).parse(answer.body);
    const check = ProductionCheck.parse(answer.body);
    const codes = (name: string) =>
      check.blockers.filter(({ filename }) => filename === name).map(({ code }) => code);
    expect(codes('pending.pdf')).toEqual(['undecided', 'no-bates']);
    expect(codes('unreviewed.pdf')).toEqual(['unreviewed', 'no-bates']);
    expect(codes('notes.pdf')).toEqual(['privileged']);
    expect(codes('memo.docx')).toEqual(['privileged']);
    expect(codes('slow.pdf')).toEqual(['not-read']);
    expect(codes('old.pdf')).toEqual(['bates-text']);
    expect(codes('lease.pdf')).toEqual(['pages-changed']);
    expect(codes('roof.png')).toEqual([]);
    expect(check).toMatchObject({ documents: 1, pages: 1, firstBates: 'QUAY000004', nextVolume: 'VOL001' });
    expect(await stateOf()).toEqual(before);
    expect(await db.selectFrom('productions').selectAll().execute()).toEqual([]);
  });

  test('a set is frozen with what was withheld, and counts as produced', async () => {
    const set = await makeSet(server);
    const { caseId, owner, ownerId, open, memo } = set;
    await set.number(open);
    const more = {
      withheldIds: [memo.id],
      requestAnswered: 'Request for Production No. 4',
      coverLetter: 'Enclosed.',
    };
    const answer = await set.create(open, more, wire);
    expect(answer.status).toBe(wire === 'rest' ? 201 : 200);
    if (wire === 'rest') onTheWire(Production).parse(answer.body);
    const production = Production.extend({ createdAt: z.coerce.date() }).parse(answer.body);
    expect(production).toMatchObject({
      caseId,
      name: 'First production',
      volume: 'VOL001',
      producedOn: '2026-03-09',
      requestAnswered: 'Request for Production No. 4',
      coverLetter: 'Enclosed.',
      documentCount: 4,
      pageCount: 6,
      withheldCount: 1,
      firstBates: 'QUAY000001',
      lastBates: 'QUAY000006',
      withheld: [{ documentId: memo.id, filename: 'memo.docx', privilegeStatus: 'privileged' }],
    });
    const numbers = production.documents.map(({ filename, begBates, endBates }) => [
      filename,
      begBates,
      endBates,
    ]);
    expect(numbers).toEqual([
      ['lease.pdf', 'QUAY000001', 'QUAY000003'],
      ['roof.png', 'QUAY000004', 'QUAY000004'],
      ['letter.eml', 'QUAY000005', 'QUAY000005'],
      ['order.pdf', 'QUAY000006', 'QUAY000006'],
    ]);
    const family = production.documents.slice(2).map(({ begAttach, endAttach }) => [begAttach, endAttach]);
    expect(family).toEqual([
      ['QUAY000005', 'QUAY000006'],
      ['QUAY000005', 'QUAY000006'],
    ]);
    expect(await statusByName()).toEqual({
      'lease.pdf': 'produced',
      'letter.eml': 'produced',
      'memo.docx': 'withheld',
      'order.pdf': 'produced',
      'roof.png': 'produced',
    });
    const ranges = (await stateOf()).filter(({ filename }) => filename !== 'memo.docx');
    expect(ranges.every(({ producedAt }) => producedAt !== null)).toBe(true);

    expect(production.documents.some(({ isPrivilegedNow }) => isPrivilegedNow)).toBe(false);
    const change = { privilegeStatus: 'privileged' };
    await owner.call('trpc', 'review.code', { caseId, ids: [set.order.id], change });
    await owner.call('trpc', 'documents.update', { id: set.lease.id, filename: 'other.pdf' });
    await owner.call('trpc', 'documents.delete', { id: set.photo.id });
    const later = await owner.call(wire, 'productions.get', { id: production.id });
    const frozen = Production.extend({ createdAt: z.coerce.date() }).parse(later.body);
    const now = frozen.documents.map(({ filename, isThere, isPrivilegedNow }) => [
      filename,
      isThere,
      isPrivilegedNow,
    ]);
    expect(now).toEqual([
      ['lease.pdf', true, false],
      ['roof.png', false, false],
      ['letter.eml', true, false],
      ['order.pdf', true, true],
    ]);
    const listed = await owner.call(wire, 'productions.list', { caseId });
    if (wire === 'rest') z.array(onTheWire(ProductionSummary)).parse(listed.body);
    expect(listed.body).toMatchObject([{ id: production.id, documentCount: 4, withheldCount: 1 }]);
    expect(frozen.createdBy).not.toBe(ownerId);
  });

  test('a redacted copy that goes out stays redacted, as the reviewer filed it', async () => {
    const set = await makeSet(server);
    await db
      .updateTable('documents')
      .set({ productionStatus: 'redacted', docType: 'Other', documentCategory: 'Contract' })
      .where('id', '=', set.lease.id)
      .execute();
    await set.number(set.open);
    const made = Production.extend({ createdAt: z.coerce.date() }).parse(
      (await set.create(set.open, {}, wire)).body,
    );
    expect(made.documents[0]).toMatchObject({ filename: 'lease.pdf', docType: 'Contract' });
    expect(await statusByName()).toMatchObject({ 'lease.pdf': 'redacted', 'roof.png': 'produced' });
    const input = { caseId: set.caseId, ids: [set.lease.id] };
    expectFailure(await set.owner.call(wire, 'review.releaseBates', input), 409, 'CONFLICT');
  });

  test('while something stands in the way it is refused by name, and nothing is half-written', async () => {
    const set = await makeSet(server);
    await set.number(set.everything.map(({ id }) => id));
    await db.updateTable('documents').set({ privilegeStatus: null }).where('id', '=', set.photo.id).execute();
    const before = await stateOf();
    const answer = await set.create(
      set.everything.map(({ id }) => id),
      {},
      wire,
    );
    expectFailure(answer, 409, 'CONFLICT', {
      errors: [
        'roof.png has not been reviewed for privilege. Decide whether it is privileged.',
        'memo.docx is marked Privileged. Withhold it, or change the mark if that is wrong.',
      ],
    });
    expect(answer.text).toContain('Nothing was produced. 2 documents stand in the way');
    expect(await stateOf()).toEqual(before);
    expect(await db.selectFrom('productions').select('id').execute()).toEqual([]);
    expect(await db.selectFrom('productionDocuments').select('position').execute()).toEqual([]);
  });

  test('a document of another case, or of none, is not found', async () => {
    const set = await makeSet(server);
    const other = await makeSet(server);
    await set.number(set.open);
    for (const id of [other.lease.id, randomUUID(), 'none']) {
      expectFailure(await set.create([...set.open, id], {}, wire), 404, 'NOT_FOUND');
      expectFailure(await set.create(set.open, { withheldIds: [id] }, wire), 404, 'NOT_FOUND');
    }
  });

  test('a volume is used once', async () => {
    const set = await makeSet(server);
    await makeProduction(set);
    const message = "VOL001 is already the volume of 'First production'. Choose another.";
    const again = await set.create([set.lease.id], { volume: 'vol001' }, wire);
    expectFailure(again, 409, 'CONFLICT', { message, fields: { volume: message } });
    const check = await set.owner.call(wire, 'productions.check', {
      caseId: set.caseId,
      documentIds: [set.lease.id],
    });
    expect(check.body).toMatchObject({
      nextVolume: 'VOL002',
      warnings: [{ code: 'produced-before', text: 'lease.pdf went out before, in VOL001.' }],
    });
    expect((await set.create([set.lease.id], { volume: 'VOL002' }, wire)).status).toBeLessThan(300);
  });

  test('what is missing in the form is said at its field', async () => {
    const set = await makeSet(server);
    const form = { name: ' ', volume: 'a b', producedTo: '', producedOn: '2026-02-30' };
    const answer = await set.create(set.open, form, wire);
    expectFailure(answer, 400, 'BAD_REQUEST', {
      fields: {
        name: 'Give the production a name',
        volume: 'A volume is letters and digits without spaces, as VOL001',
        producedTo: 'Say to whom it is produced',
        producedOn: 'This date does not exist. Please check the day and the month.',
      },
    });
    expectFailure(await set.create([], {}, wire), 400, 'BAD_REQUEST');
  });

  test('numbers that look like personal data are found in the words', async () => {
    const { caseId, owner, store, lease } = await makeSet(server);
    const form = await store('w2.pdf', Buffer.from('w2'), {
      extractedText: 'SSN 123-45-6789, born 4/5/1971',
    });
    const input = { caseId, documentIds: [lease.id, form.id, randomUUID(), 'none'] };
    const answer = await owner.call(wire, 'productions.personalData', input);
    expect(answer.body).toEqual([
      { documentId: form.id, filename: 'w2.pdf', kinds: ['social security', 'birth date'] },
    ]);
  });
});

test('of two at once with one volume, one is made', async () => {
  const set = await makeSet(server);
  await set.number(set.open);
  const answers = await Promise.all([set.create(set.open), set.create(set.open), set.create([set.lease.id])]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(await db.selectFrom('productions').select('volume').execute()).toHaveLength(1);
});

test('the bytes of what was produced outlive the document, and go with the case', async () => {
  const set = await makeSet(server);
  const production = await makeProduction(set);
  const extra = await set.store('extra.txt', Buffer.from('extra'));
  const now = server.clock.now();
  await db
    .updateTable('documents')
    .set({ deletedAt: new Date(now.getTime() - 1000) })
    .execute();
  await beginPurgeOfOld(db, now, now);
  const shared = await listPurgeable(db, null, 10);
  expect(
    shared
      .filter(({ isShared }) => !isShared)
      .map(({ id }) => id)
      .sort(),
  ).toEqual([extra.id, set.memo.id].sort());
  await removePurged(server.deps);
  expect(await db.selectFrom('documents').select('id').execute()).toEqual([]);
  expect(await server.deps.blobs.size(set.lease.path)).toBe(set.lease.size);
  expect(await server.deps.blobs.size(extra.path)).toBeUndefined();
  const archive = await set.owner.request(`/api/productions/${production.id}/production.zip`);
  expect((await archive.arrayBuffer()).byteLength).toBeGreaterThan(5_000);
  await set.owner.call('trpc', 'cases.delete', { caseId: set.caseId });
  expect(await server.deps.blobs.size(set.lease.path)).toBeUndefined();
  expect(await db.selectFrom('productionDocuments').select('position').execute()).toEqual([]);
});
