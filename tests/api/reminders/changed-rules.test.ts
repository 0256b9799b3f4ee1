import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { tellChangedRules } from '#server/reminders/changed-rules.ts';
import { deliverDue, dismissReminders } from '#server/reminders/service.ts';
import { listNotices } from '#server/reminders/store.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import type { Calculation } from '#src/law/calculation-schema.ts';
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

/** Thirty days from Mar 2, 2026: Apr 1. */
const ANSWER: Calculation = {
  jurisdiction: 'new_mexico_district',
  deadlineType: 'answer_to_complaint_due',
  serviceMethod: 'personal',
  triggerDate: '2026-03-02',
  hearingDate: null,
  mailedFrom: null,
  localDays: null,
  closures: [],
  method: 'court-rule',
};

async function harlow() {
  const owner = await insertUser(db, { email: `ines.${crypto.randomUUID()}@example.org` });
  const row = await insertCase(db, { userId: owner.id, title: 'Harlow v. Brandt' });
  return { caseId: row.id, userId: owner.id };
}

function counted(caseId: string, date: string, change: object = {}) {
  return insertMilestone(db, {
    caseId,
    date,
    kind: 'Answer to Complaint Due',
    isAutoCalculated: true,
    calculation: JSON.stringify(ANSWER),
    reminderDates: JSON.stringify(['2026-03-20']),
    ...change,
  });
}

const told = () =>
  db.selectFrom('reminderNotices').select(['milestoneId', 'userId', 'countedAgain']).execute();
const mails = () => db.selectFrom('mailOutbox').selectAll().execute();

describe('a rule that changed since a deadline was counted', () => {
  test('is told to each person of the case once, in the app and by mail, and nothing moves', async () => {
    const { caseId, userId } = await harlow();
    const partner = await insertUser(db, { email: 'omar@example.org' });
    await insertMember(db, { caseId, userId: partner.id, role: 'collaborator' });
    const milestone = await counted(caseId, '2026-03-31');
    expect(await tellChangedRules(deps)).toBe(2);
    expect(await tellChangedRules(deps)).toBe(0);
    const notices = await told();
    expect(notices.map((notice) => notice.countedAgain)).toEqual(['2026-04-01', '2026-04-01']);
    expect(notices.map((notice) => notice.userId).sort()).toEqual([userId, partner.id].sort());
    const [mail] = await mails();
    expect(mail?.subject).toBe('A rule changed: Answer to Complaint Due (Harlow v. Brandt)');
    expect(mail?.body).toContain('On your timeline: Tuesday, March 31, 2026');
    expect(mail?.body).toContain('By the rule as we read it now: Wednesday, April 1, 2026');
    expect(mail?.body).toContain('keep to the earlier one, Tuesday, March 31, 2026');
    expect(mail?.body).toContain(`https://proceed.example/cases/${caseId}/milestones/${milestone.id}`);
    const after = await db.selectFrom('milestones').select('date').where('id', '=', milestone.id).execute();
    expect(after).toEqual([{ date: '2026-03-31' }]);
  });

  test('is not told again on another day, and stands beside a reminder of the same deadline', async () => {
    const { caseId, userId } = await harlow();
    await counted(caseId, '2026-03-31');
    expect(await tellChangedRules(deps)).toBe(1);
    expect(await deliverDue(deps)).toBe(1);
    clock.set('2026-03-21T18:00:00Z');
    expect(await tellChangedRules(deps)).toBe(0);
    const listed = await listNotices(db, userId, [caseId as AuthorizedCaseId]);
    expect(listed.map((notice) => notice.countedAgain).sort()).toEqual(['2026-04-01', null]);
  });

  test('stays where a reminder of the same deadline is put away, and goes with an older one of its kind', async () => {
    const { caseId, userId } = await harlow();
    const milestone = await counted(caseId, '2026-03-31');
    await tellChangedRules(deps);
    await deliverDue(deps);
    const listed = () => listNotices(db, userId, [caseId as AuthorizedCaseId]);
    const idOf = async (again: string | null) =>
      (await listed()).find(({ countedAgain }) => countedAgain === again)?.id ?? '';
    await dismissReminders(deps, userId, [await idOf(null)]);
    expect((await listed()).map(({ countedAgain }) => countedAgain)).toEqual(['2026-04-01']);
    const changed = JSON.stringify({ ...ANSWER, triggerDate: '2026-03-03' });
    await db.updateTable('milestones').set({ calculation: changed }).where('id', '=', milestone.id).execute();
    await tellChangedRules(deps);
    await dismissReminders(deps, userId, [await idOf('2026-04-02')]);
    expect(await listed()).toEqual([]);
  });

  test('is told for 90 days after the deadline, and no longer', async () => {
    const { caseId } = await harlow();
    const last = await counted(caseId, '2025-12-20');
    await counted(caseId, '2025-12-19');
    expect(await tellChangedRules(deps)).toBe(1);
    expect((await told()).map(({ milestoneId }) => milestoneId)).toEqual([last.id]);
  });

  test('is told to the others where it cannot be told of one deadline', async () => {
    const { caseId } = await harlow();
    const first = await counted(caseId, '2026-03-31', { id: '00000000-0000-4000-8000-000000000001' });
    const second = await counted(caseId, '2026-03-30', { id: '00000000-0000-4000-8000-000000000002' });
    await sql`alter table reminder_notices add constraint not_told check (milestone_id <> ${sql.lit(first.id)})`.execute(
      db,
    );
    try {
      expect(await tellChangedRules(deps)).toBe(1);
    } finally {
      await sql`alter table reminder_notices drop constraint not_told`.execute(db);
    }
    expect((await told()).map(({ milestoneId }) => milestoneId)).toEqual([second.id]);
  });

  test.each([
    ['comes out on the same day', '2026-04-01', {}],
    ['was done', '2026-03-31', { finishedAt: new Date('2026-03-10T00:00:00Z') }],
    ['was moved by hand', '2026-03-31', { isAutoCalculated: false }],
    [
      'was stored in another shape',
      '2026-03-31',
      { calculation: JSON.stringify({ jurisdiction: 'nowhere' }) },
    ],
  ])('is nothing to a deadline that %s', async (_, date, change) => {
    const { caseId } = await harlow();
    await counted(caseId, date, change);
    expect(await tellChangedRules(deps)).toBe(0);
    expect(await mails()).toEqual([]);
  });
});

describe('a deadline whose rule is here no more', () => {
  const OF_OLD = { calculation: JSON.stringify({ ...ANSWER, deadlineType: 'a_rule_of_old' }) };
  const listedFor = async ({ caseId, userId }: { caseId: string; userId: string }) =>
    (await listNotices(db, userId, [caseId as AuthorizedCaseId])).map((notice) => ({
      isRuleGone: notice.isRuleGone,
      countedAgain: notice.countedAgain,
    }));

  test('is told to each person once, in the app and by mail: check the date', async () => {
    const harlows = await harlow();
    const { caseId } = harlows;
    const milestone = await counted(caseId, '2026-03-31', OF_OLD);
    expect(await tellChangedRules(deps)).toBe(1);
    clock.set('2026-03-21T18:00:00Z');
    expect(await tellChangedRules(deps)).toBe(0);
    expect(await listedFor(harlows)).toEqual([{ isRuleGone: true, countedAgain: null }]);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Check this date: Answer to Complaint Due (Harlow v. Brandt)');
    expect(mail?.body).toContain('On your timeline: Tuesday, March 31, 2026');
    expect(mail?.body).toContain('Proceed no longer counts by this rule');
    expect(mail?.body).toContain(`https://proceed.example/cases/${caseId}/milestones/${milestone.id}`);
  });

  test('stands beside a reminder of the same day; each is put away by itself', async () => {
    const harlows = await harlow();
    const { caseId, userId } = harlows;
    await counted(caseId, '2026-03-31', OF_OLD);
    await tellChangedRules(deps);
    expect(await deliverDue(deps)).toBe(1);
    expect(await deliverDue(deps)).toBe(0);
    const both = await listNotices(db, userId, [caseId as AuthorizedCaseId]);
    expect(both.map(({ isRuleGone }) => isRuleGone).sort()).toEqual([false, true]);
    const reminder = both.find(({ isRuleGone }) => !isRuleGone);
    await dismissReminders(deps, userId, [reminder?.id ?? '']);
    expect(await listedFor(harlows)).toEqual([{ isRuleGone: true, countedAgain: null }]);
    expect(await tellChangedRules(deps)).toBe(0);
  });

  test('is told after its rule was changed before', async () => {
    const harlows = await harlow();
    const { caseId } = harlows;
    const { id } = await counted(caseId, '2026-03-31');
    expect(await tellChangedRules(deps)).toBe(1);
    await db.updateTable('milestones').set(OF_OLD).where('id', '=', id).execute();
    expect(await tellChangedRules(deps)).toBe(1);
    expect(await listedFor(harlows)).toContainEqual({ isRuleGone: true, countedAgain: null });
  });

  test('is nothing to a deadline that was put there by hand, or that is long past', async () => {
    const { caseId } = await harlow();
    await counted(caseId, '2026-03-31', { ...OF_OLD, isAutoCalculated: false });
    await counted(caseId, '2025-12-19', OF_OLD);
    expect(await tellChangedRules(deps)).toBe(0);
    expect(await mails()).toEqual([]);
  });
});
