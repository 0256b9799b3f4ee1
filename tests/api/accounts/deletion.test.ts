import { access, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { tidyAccounts } from '#server/accounts/tidying.ts';
import { hashPassword } from '#server/auth/password.ts';
import { insertCase } from '#tests/factories/cases.ts';
import { insertDocument } from '#tests/factories/documents.ts';
import { insertMilestone, insertNote } from '#tests/factories/milestones.ts';
import { insertUser } from '#tests/factories/users.ts';
import { type Agent, WIRES } from '#tests/setup/agent.ts';
import { expectFailure } from '#tests/setup/answers.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';

const database = await testDatabase();
const server = await makeTestApp();
const { db } = server;
const PASSWORD = 'eleven green doors';
const password = await hashPassword(PASSWORD);
const DAY_MS = 24 * 60 * 60 * 1000;
let user: Awaited<ReturnType<typeof insertUser>>;
let agent: Agent;

beforeEach(async () => {
  await database.reset();
  server.clock.set(new Date());
  user = await insertUser(db, { email: 'ida.marsh@example.org', password });
  agent = await server.as(user);
});
afterAll(() => server.close());

const accounts = async () => (await db.selectFrom('users').select('id').execute()).map(({ id }) => id);
const member = (caseId: string, userId: string, role: 'owner' | 'viewer') =>
  db.insertInto('caseMembers').values({ caseId, userId, role }).execute();

describe.each(WIRES)('deleting an account on %s', (wire) => {
  const ask = (secret: string | undefined = PASSWORD) =>
    agent.call(wire, 'auth.deleteAccount', secret === undefined ? {} : { password: secret });

  test('202 with the day, 14 days on; until then it works, and it can be kept', async () => {
    const answer = await ask();
    expect(answer.status).toBe(wire === 'rest' ? 202 : 200);
    const { deleteAt } = await agent.trpc.auth.safety.query();
    expect(Math.round(((deleteAt?.getTime() ?? 0) - server.clock.now().getTime()) / DAY_MS)).toBe(14);
    server.clock.advance({ days: 13 });
    await tidyAccounts(server.deps);
    expect(await accounts()).toEqual([user.id]);
    expect((await agent.call(wire, 'auth.keepAccount')).status).toBe(200);
    server.clock.advance({ days: 30 });
    await tidyAccounts(server.deps);
    expect(await accounts()).toEqual([user.id]);
  });

  test('whoever was told that it goes is told that it stays, once', async () => {
    const { id: caseId } = await insertCase(db, { userId: user.id, title: 'Marsh v. Orlov' });
    const other = await insertUser(db, { email: 'orlov@example.org' });
    await member(caseId, other.id, 'viewer');
    const subjects = async () => {
      const rows = await db.selectFrom('mailOutbox').select(['to', 'subject', 'body']).execute();
      return rows.map(
        ({ to, subject, body }) => `${to}: ${subject}${body.includes('Orlov') ? ' (named)' : ''}`,
      );
    };
    await agent.call(wire, 'auth.keepAccount');
    expect(await subjects()).toEqual([]);
    await ask();
    const told = await subjects();
    expect(told).toHaveLength(2);
    await agent.call(wire, 'auth.keepAccount');
    await agent.call(wire, 'auth.keepAccount');
    expect((await subjects()).filter((subject) => !told.includes(subject)).sort()).toEqual([
      'ida.marsh@example.org: Your Proceed account stays',
      'orlov@example.org: A case that you see in Proceed stays (named)',
    ]);
  });

  test('then it goes, with its cases and their files', async () => {
    const { id: caseId } = await insertCase(db, { userId: user.id });
    const document = await insertDocument(db, { caseId });
    const path = join(server.dataDir, 'blobs', document.path);
    const source = join(server.dataDir, 'draft');
    await writeFile(source, 'bytes');
    await server.deps.blobs.adopt(document.path, source);
    await access(path);
    await ask();
    server.clock.advance({ days: 14, minutes: 1 });
    await tidyAccounts(server.deps);
    expect(await accounts()).toEqual([]);
    expect(await db.selectFrom('cases').select('id').execute()).toEqual([]);
    await expect(access(path)).rejects.toThrow('ENOENT');
    expect((await agent.call(wire, 'auth.user')).status).toBe(401);
  });

  test('a case with another owner stays, with the notes that were written in it', async () => {
    const other = await insertUser(db);
    const { id: caseId } = await insertCase(db, { userId: user.id });
    await member(caseId, other.id, 'owner');
    const milestone = await insertMilestone(db, { caseId });
    await insertNote(db, milestone, { userId: user.id });
    await ask();
    server.clock.advance({ days: 15 });
    await tidyAccounts(server.deps);
    expect(await db.selectFrom('cases').select(['id', 'userId']).execute()).toEqual([
      { id: caseId, userId: other.id },
    ]);
    const notes = await (await server.as(other)).call('rest', 'notes.list', { id: milestone.id });
    expect(notes.status, notes.text).toBe(200);
    expect(await db.selectFrom('annotations').select('userId').execute()).toEqual([{ userId: null }]);
  });

  test('the cases that go are named beforehand, with how many others see them', async () => {
    const { id: caseId } = await insertCase(db, { userId: user.id, title: 'Marsh v. Orlov' });
    await member(caseId, (await insertUser(db)).id, 'viewer');
    const { casesThatGo } = await agent.trpc.auth.safety.query();
    expect(casesThatGo).toEqual([{ id: caseId, title: 'Marsh v. Orlov', members: 1 }]);
  });

  test('400 without the right password; an account without one needs none', async () => {
    for (const secret of ['wrong', '']) {
      expectFailure(await agent.call(wire, 'auth.deleteAccount', { password: secret }), 400, 'BAD_REQUEST');
    }
    expectFailure(await agent.call(wire, 'auth.deleteAccount'), 400, 'BAD_REQUEST');
    agent = await server.as(await insertUser(db, { password: null }));
    expect((await agent.call(wire, 'auth.deleteAccount')).status).toBeLessThan(300);
  });
});
