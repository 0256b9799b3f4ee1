import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { deliverDue, remindAfterChange } from '#server/reminders/service.ts';
import { insertCase, insertMember } from '#tests/factories/cases.ts';
import { insertMilestone } from '#tests/factories/milestones.ts';
import { insertUser } from '#tests/factories/users.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';

const database = await testDatabase();
const server = await makeTestApp({ env: { APP_URL: 'https://proceed.example' } });
const { db, deps, clock } = server;
beforeEach(async () => {
  await database.reset();
  // Noon in New Mexico.
  clock.set('2026-03-20T18:00:00Z');
});
afterAll(() => server.close());

const DAYS = ['2026-03-16', '2026-03-20', '2026-03-22'];

interface Deadline {
  caseId: string;
  kind?: string;
  date?: string | null;
  reminders?: unknown;
  finishedAt?: Date;
}

function makeDeadline({ caseId, kind, date, reminders, finishedAt }: Deadline) {
  return insertMilestone(db, {
    caseId,
    kind: kind ?? 'Answer to Complaint Due',
    date: date === undefined ? '2026-03-23' : date,
    reminderDates: JSON.stringify(reminders ?? DAYS),
    ruleReference: 'NMRA 1-012(A)',
    isAutoCalculated: true,
    ...(finishedAt && { finishedAt }),
  });
}

const notices = () =>
  db
    .selectFrom('reminderNotices')
    .select(['milestoneId', 'userId', 'remindOn', 'dueOn'])
    .orderBy('remindOn')
    .execute();
const mails = () => db.selectFrom('mailOutbox').selectAll().orderBy('createdAt').execute();

async function harlow(): Promise<{ caseId: string; userId: string; email: string }> {
  const owner = await insertUser(db, { email: `ines.${crypto.randomUUID()}@example.org` });
  const row = await insertCase(db, { userId: owner.id, title: 'Harlow v. Brandt' });
  return { caseId: row.id, userId: owner.id, email: owner.email ?? '' };
}

describe('a reminder that has come due', () => {
  test('is one notice and one mail, for the latest day alone, said again the next day alone', async () => {
    const { caseId, userId, email } = await harlow();
    const milestone = await makeDeadline({ caseId });
    expect(await deliverDue(deps)).toBe(1);
    expect(await notices()).toEqual([
      { milestoneId: milestone.id, userId, remindOn: '2026-03-20', dueOn: '2026-03-23' },
    ]);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      userId,
      to: email,
      subject: 'In 3 days: Answer to Complaint Due (Harlow v. Brandt)',
      sentAt: null,
      attempts: 0,
    });
    expect(mail?.body).toContain('Due: Monday, March 23, 2026 (in 3 days)');
    expect(mail?.body).toContain('Rule: NMRA 1-012(A)');
    expect(mail?.body).toContain(`https://proceed.example/cases/${caseId}/milestones/${milestone.id}`);
    expect(mail?.body).toContain('not legal advice');
    expect(await deliverDue(deps)).toBe(0);
    clock.advance({ days: 1 });
    expect(await deliverDue(deps)).toBe(1);
    expect(await deliverDue(deps)).toBe(0);
    clock.advance({ days: 1 });
    expect(await deliverDue(deps)).toBe(1);
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      'In 3 days: Answer to Complaint Due (Harlow v. Brandt)',
      'In 2 days: Answer to Complaint Due (Harlow v. Brandt)',
      'Tomorrow: Answer to Complaint Due (Harlow v. Brandt)',
    ]);
  });

  test('comes once, however many deliver at the same time', async () => {
    const { caseId } = await harlow();
    await insertMember(db, { caseId, role: 'viewer' });
    for (const kind of ['Answer', 'Reply', 'Disclosure']) await makeDeadline({ caseId, kind });
    const counts = await Promise.all(Array.from({ length: 12 }, () => deliverDue(deps)));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(6);
    expect(await notices()).toHaveLength(6);
    expect(await mails()).toHaveLength(6);
  });

  test('goes to everybody who may see the case now', async () => {
    const { caseId, userId } = await harlow();
    const helper = await insertMember(db, { caseId, role: 'collaborator' });
    const viewer = await insertMember(db, { caseId, role: 'viewer', expiresAt: '2026-03-21T00:00:00Z' });
    await insertMember(db, { caseId, role: 'collaborator', expiresAt: '2026-03-20T17:59:00Z' });
    await insertUser(db);
    await makeDeadline({ caseId });
    await deliverDue(deps);
    const reached = (await notices()).map((notice) => notice.userId);
    expect(reached.sort()).toEqual([userId, helper.userId, viewer.userId].sort());
    expect((await mails()).map((mail) => mail.userId).sort()).toEqual(reached);
  });

  test('reaches somebody without an e-mail address in the app', async () => {
    const owner = await insertUser(db, { email: null });
    const { id: caseId } = await insertCase(db, { userId: owner.id });
    await makeDeadline({ caseId });
    expect(await deliverDue(deps)).toBe(1);
    expect(await mails()).toEqual([]);
  });

  test.each([
    ['2026-03-20T05:59:00Z', 'NM', []],
    ['2026-03-20T06:01:00Z', 'NM', ['2026-03-20']],
    ['2026-03-20T04:01:00Z', 'NY', ['2026-03-20']],
    ['2026-03-20T09:59:00Z', 'HI', []],
    ['2026-03-20T10:01:00Z', 'HI', ['2026-03-20']],
  ])('at %s in %s follows the day at the court', async (now, state, expected) => {
    clock.set(now);
    const { id: caseId } = await insertCase(db, { state });
    await makeDeadline({ caseId, reminders: ['2026-03-20'] });
    await deliverDue(deps);
    expect((await notices()).map(({ remindOn }) => remindOn)).toEqual(expected);
  });

  test('on the day itself says so, and the day after none comes', async () => {
    const { caseId } = await harlow();
    await makeDeadline({ caseId, date: '2026-03-20', reminders: ['2026-03-20'] });
    await makeDeadline({ caseId, kind: 'Gone by', date: '2026-03-19', reminders: ['2026-03-19'] });
    await deliverDue(deps);
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      'Today: Answer to Complaint Due (Harlow v. Brandt)',
    ]);
  });

  test('of what is done, undated or still to come is none', async () => {
    const { caseId } = await harlow();
    await makeDeadline({ caseId, finishedAt: new Date('2026-03-18T12:00:00Z') });
    await makeDeadline({ caseId, date: null });
    await makeDeadline({ caseId, reminders: ['2026-03-21'] });
    await makeDeadline({ caseId, reminders: [] });
    await makeDeadline({ caseId, reminders: { not: 'a list' } });
    await makeDeadline({ caseId, reminders: ['soon', '2026-3-1', ''] });
    await insertMilestone(db, { caseId, date: '2026-03-23' });
    expect(await deliverDue(deps)).toBe(0);
  });

  test('a deadline that moves reminds anew', async () => {
    const { caseId } = await harlow();
    const { id } = await makeDeadline({ caseId });
    await deliverDue(deps);
    const change = { date: '2026-03-27', reminderDates: JSON.stringify(['2026-03-20', '2026-03-24']) };
    await db.updateTable('milestones').set(change).where('id', '=', id).execute();
    await deliverDue(deps);
    expect((await mails()).map(({ subject }) => subject.split(':')[0])).toEqual(['In 3 days', 'In 7 days']);
  });

  test('a case title cannot add lines or headers', async () => {
    const title = 'Harlow\r\nBcc: someone@example.net\r\n\r\nv. Brandt\u2028\u202e';
    const { id: caseId } = await insertCase(db, { title });
    await makeDeadline({ caseId, kind: 'Answer\nDue: never' });
    await deliverDue(deps);
    const [mail] = await mails();
    expect(mail?.subject).toBe('In 3 days: Answer Due: never (Harlow Bcc: someone@example.net v. Brandt)');
    expect(mail?.body.split('\n').slice(0, 2)).toEqual([
      'Answer Due: never',
      'Harlow Bcc: someone@example.net v. Brandt (D-101-CV-2025-00042)',
    ]);
  });

  test('many come in batches, all of them', async () => {
    const { caseId } = await harlow();
    const rows = Array.from({ length: 1201 }, (_, index) => ({
      caseId,
      kind: `Deadline ${index}`,
      date: '2026-03-23',
      reminderDates: JSON.stringify(DAYS),
    }));
    await db.insertInto('milestones').values(rows).execute();
    expect(await deliverDue(deps)).toBe(1201);
    expect(await mails()).toHaveLength(1201);
  });

  test('a failed transaction leaves neither notice nor mail, and the next round makes up for it', async () => {
    const { caseId } = await harlow();
    await makeDeadline({ caseId });
    await sql`alter table mail_outbox add constraint refused check (subject = '') not valid`.execute(db);
    try {
      await expect(deliverDue(deps)).rejects.toThrow('refused');
      expect(await notices()).toEqual([]);
    } finally {
      await sql`alter table mail_outbox drop constraint refused`.execute(db);
    }
    expect(await deliverDue(deps)).toBe(1);
  });
});

describe('right after a change', () => {
  test('only the deadlines that were saved are looked at', async () => {
    const { caseId } = await harlow();
    const { id } = await makeDeadline({ caseId });
    await makeDeadline({ caseId, kind: 'Another' });
    const { wakes } = server.mail;
    await remindAfterChange(deps, []);
    expect(await notices()).toEqual([]);
    await remindAfterChange(deps, [id]);
    expect((await notices()).map(({ milestoneId }) => milestoneId)).toEqual([id]);
    expect(server.mail.wakes).toBe(wakes + 1);
  });

  test('a failure is logged, never thrown', async () => {
    await remindAfterChange(deps, ['no id']);
    expect(server.log.lines.at(-1)).toMatchObject({
      level: 'warn',
      message: 'reminders of a changed deadline wait for the next round',
    });
  });
});

describe('a deadline that is saved with a reminder that is due', () => {
  async function reminderKinds(agent: Awaited<ReturnType<typeof server.as>>): Promise<string[]> {
    return (await agent.trpc.reminders.list.query()).map(({ kind, dueOn }) => `${kind} ${dueOn}`);
  }

  test('reminds at once: when it is made, when it moves, and not when it is done', async () => {
    const { caseId, userId } = await harlow();
    const agent = await server.as({ id: userId });
    const { id } = await agent.trpc.milestones.create.mutate({
      caseId,
      kind: 'Answer',
      date: '2026-03-23',
      reminderDates: ['2026-03-20', '2026-03-22'],
    });
    expect(await reminderKinds(agent)).toEqual(['Answer 2026-03-23']);
    expect(await mails()).toHaveLength(1);
    await agent.trpc.milestones.update.mutate({ id, date: '2026-03-24', reminderDates: ['2026-03-20'] });
    expect(await reminderKinds(agent)).toEqual(['Answer 2026-03-24']);
    await agent.trpc.milestones.update.mutate({ id, isFinished: true });
    expect(await reminderKinds(agent)).toEqual([]);
    expect(await mails()).toHaveLength(2);
  });
});
