import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TRPCClientError } from '@trpc/client';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createDisk } from '#server/disk.ts';
import { procedures } from '#server/rest.ts';
import { appRouter } from '#server/router.ts';
import { AppError, ERRORS } from '#src/errors.ts';
import { insertMember } from '#tests/factories/cases.ts';
import { insertDocument } from '#tests/factories/documents.ts';
import { WIRES } from '#tests/setup/agent.ts';
import { expectFailure } from '#tests/setup/answers.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { makePeople } from '../cases/people.ts';

const database = await testDatabase();
const server = await makeTestApp();
const { db } = server;
beforeEach(() => database.reset());
afterAll(() => server.close());
beforeEach(() => {
  server.disk.free = Number.POSITIVE_INFINITY;
});

const FULL = ERRORS.INSUFFICIENT_STORAGE.text;
const ida = { email: 'ida.marsh@example.org', password: 'eleven green doors' };
const form = { title: 'x', caseType: 'civil', state: 'NM', courtName: 'y' };

describe.each(WIRES)('on an almost full disk, on %s', (wire) => {
  test('writes are refused with a clear 507 and nothing is stored', async () => {
    const { caseId, owner } = await makePeople(server);
    server.disk.free = -1;
    for (const [name, input] of [
      ['cases.create', form],
      ['cases.update', { caseId, title: 'Renamed' }],
      ['cases.invite', { caseId, role: 'viewer' }],
      ['auth.register', ida],
    ] as const) {
      expectFailure(await owner.call(wire, name, input), 507, 'INSUFFICIENT_STORAGE', { message: FULL });
    }
    expect(await db.selectFrom('cases').select('title').execute()).toEqual([
      { title: 'Quay v. Orlov Roofing' },
    ]);
  });

  test('no mutation stores anything but those that delete or sign in', async () => {
    server.disk.free = -1;
    const served: string[] = [];
    for (const { name, type, meta } of procedures(appRouter)) {
      if (type !== 'mutation' || (wire === 'rest' && meta.rest === undefined)) continue;
      const answer = await server.visitor().call(wire, name, { caseId: 'x', id: 'x', userId: 'x' });
      if (answer.status !== 507) served.push(name);
    }
    const deleting = procedures(appRouter).filter(({ meta }) => meta.rest?.method === 'DELETE');
    // Checking a draft, parsing a docket, counting the day of a paper, previewing numbers, checking a production and
    // listing suggestions only show what would be saved; stopping an analysis ends what writes.
    const others = [
      ...['auth.signIn', 'auth.changePassword', 'auth.forgotPassword', 'auth.keepAccount'],
      ...['auth.factorChallenge', 'auth.resetPassword', 'auth.verifyEmail', 'auth.verifyFactor'],
      ...['auth.confirmConnection', 'auth.mailConnection'],
      ...['checker.check', 'docket.parse', 'documents.deleteMany', 'documents.purge', 'intake.day'],
      ...['intake.cardDay'],
      ...['review.batesPreview', 'productions.check', 'productions.personalData'],
      ...['review.suggestions', 'review.cancelAnalysis'],
    ];
    expect(served.sort()).toEqual([...others, ...deleting.map(({ name }) => name)].sort());
  });

  test('reading goes on', async () => {
    const { caseId, owner } = await makePeople(server);
    const { id } = await insertDocument(db, { caseId });
    server.disk.free = -1;
    for (const [name, input] of [
      ['auth.user', {}],
      ['cases.list', {}],
      ['cases.get', { caseId }],
      ['milestones.list', { caseId }],
      ['documents.get', { id }],
      ['documents.text', { id }],
    ] as const) {
      expect((await owner.call(wire, name, input)).status, name).toBe(200);
    }
  });

  test('people sign in and out', async () => {
    expect((await server.visitor().call(wire, 'auth.register', ida)).status).toBeLessThan(300);
    server.disk.free = -1;
    const agent = server.visitor();
    expect((await agent.call(wire, 'auth.signIn', ida)).status).toBe(200);
    expect((await agent.call(wire, 'auth.user')).status).toBe(200);
    expect((await agent.request('/api/logout')).status).toBe(302);
  });

  test('deleting makes room', async () => {
    const { caseId, owner } = await makePeople(server);
    const { userId } = await insertMember(db, { caseId });
    const { id } = await insertDocument(db, { caseId });
    const ids = [(await insertDocument(db, { caseId })).id];
    server.disk.free = -1;
    expect((await owner.call(wire, 'documents.deleteMany', { caseId, ids })).status).toBe(200);
    expect((await owner.call(wire, 'documents.purge', { caseId, ids })).status).toBe(200);
    expect((await owner.call(wire, 'cases.removeMember', { caseId, userId })).status).toBe(200);
    expect((await owner.call(wire, 'documents.delete', { id })).status).toBe(200);
    expect((await owner.call(wire, 'cases.delete', { caseId })).status).toBe(200);
  });
});

test('a batch is no way around it', async () => {
  const { owner } = await makePeople(server);
  server.disk.free = -1;
  const path = '/api/trpc/auth.signIn,cases.create?batch=1';
  const answer = await owner.rest('POST', path, { 0: { json: ida }, 1: { json: form } });
  expect(answer.text).toContain('"INSUFFICIENT_STORAGE"');
  expect(await db.selectFrom('cases').select('id').execute()).toHaveLength(1);
});

test('the client of the screens can read the sentence', async () => {
  const { owner } = await makePeople(server);
  server.disk.free = -1;
  const failure: unknown = await owner.trpc.cases.create
    .mutate({ ...form, caseType: 'civil' })
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(TRPCClientError);
  expect(failure).toMatchObject({
    data: { httpStatus: 507, body: { code: 'INSUFFICIENT_STORAGE', message: FULL } },
  });
});

describe('createDisk', () => {
  test('counts what is free beyond the reserve, and looks again after a tenth of a second', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'disk-'));
    let now = 0;
    const all = await createDisk(folder, 0).available();
    expect(all).toBeGreaterThan(0);
    const disk = createDisk(folder, 1_000_000, () => now);
    const first = await disk.available();
    expect(first).toBeLessThan(all + 1_000_000_000);
    await disk.require(0);
    await disk.require(first);
    const refusal = await disk.require(first + 1).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(AppError);
    expect(refusal).toMatchObject({ code: 'INSUFFICIENT_STORAGE' });

    await rm(folder, { recursive: true });
    now = 99;
    expect(await disk.available()).toBe(first);
    now = 100;
    await expect(disk.available()).rejects.toThrow('ENOENT');
  });

  test('a reserve larger than the disk leaves nothing', async () => {
    const disk = createDisk(tmpdir(), Number.MAX_SAFE_INTEGER);
    expect(await disk.available()).toBeLessThan(0);
    await expect(disk.require(0)).rejects.toMatchObject({ code: 'INSUFFICIENT_STORAGE' });
  });
});
