import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { deliverDue } from '#server/reminders/service.ts';
import { Calculation } from '#src/law/calculation-schema.ts';
import { insertMilestone } from '#tests/factories/milestones.ts';
import { type Agent, WIRES } from '#tests/setup/agent.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { readCalendar } from '../calendar/rfc5545.ts';
import { makePeople } from '../cases/people.ts';
import { milestoneOf, NOON, storedTimeline } from './timeline.ts';

const database = await testDatabase();
const server = await makeTestApp({ env: { APP_URL: 'https://proceed.example' } });
const { db, clock, deps } = server;
beforeEach(async () => {
  await database.reset();
  clock.set(NOON);
});
afterAll(() => server.close());

/** Served on Wed, Mar 11: 20 days are Tue, Mar 31, and the Monday after that is Apr 6. */
const ANSWER = Calculation.parse({
  jurisdiction: 'texas_district',
  deadlineType: 'answer_to_petition_due',
  serviceMethod: 'personal',
  triggerDate: '2026-03-11',
  method: 'court-rule',
});
const DEADLINE = { kind: 'Answer to Petition Due', date: '2026-04-06', calculation: ANSWER };

const put = async (owner: Agent, caseId: string) =>
  milestoneOf(await owner.call('trpc', 'milestones.create', { caseId, ...DEADLINE }), 'trpc');

describe.each(WIRES)('the time of day of a deadline on %s', (wire) => {
  test('is kept with the deadline that its rule gives it to', async () => {
    const { caseId, owner, viewer } = await makePeople(server);
    const created = await owner.call(wire, 'milestones.create', { caseId, ...DEADLINE });
    const { id, dueTime } = milestoneOf(created, wire);
    expect(dueTime).toBe('10:00');
    expect(milestoneOf(await viewer.call(wire, 'milestones.get', { id }), wire).dueTime).toBe('10:00');
    expect((await viewer.call(wire, 'deadlines.open', {})).body).toMatchObject([
      { kind: 'Answer to Petition Due', date: '2026-04-06', dueTime: '10:00' },
    ]);
  });

  test('goes with another day, and comes back with the day that the rule gives', async () => {
    const { caseId, owner } = await makePeople(server);
    const { id } = await put(owner, caseId);
    const change = async (input: { date?: string | null; kind?: string }) =>
      milestoneOf(await owner.call(wire, 'milestones.update', { id, ...input }), wire).dueTime;
    expect(await change({ kind: 'Answer' })).toBe('10:00');
    expect(await change({ date: '2026-04-02' })).toBeNull();
    expect(await change({ date: '2026-04-06' })).toBe('10:00');
    expect(await change({ date: null })).toBeNull();
  });
});

test('moves along with a deadline that is counted from another', async () => {
  const { caseId, owner } = await makePeople(server);
  const served = await insertMilestone(db, { caseId, kind: 'Citation served', date: '2026-03-11' });
  const counted = { ...DEADLINE, caseId, triggerMilestoneId: served.id };
  const { id } = milestoneOf(await owner.call('trpc', 'milestones.create', counted), 'trpc');
  // Another rule gave no time when it was put there.
  await db.updateTable('milestones').set({ dueTime: null }).where('id', '=', id).execute();
  await owner.call('trpc', 'milestones.update', { id: served.id, date: '2026-03-18', recalculate: [id] });
  const stored = await storedTimeline(server, caseId);
  expect(stored.find((row) => row.id === id)).toMatchObject({ date: '2026-04-13', dueTime: '10:00' });
});

test('stands in the calendar, before the name, until it is done', async () => {
  const { caseId, owner } = await makePeople(server);
  const { id } = await put(owner, caseId);
  const calendar = async () =>
    readCalendar(await (await owner.request(`/api/milestones/${id}/calendar.ics`)).text());
  const { events } = await calendar();
  expect(events).toMatchObject([
    {
      summary: 'By 10:00 a.m.: Answer to Petition Due (Quay v. Orlov Roofing)',
      start: '2026-04-06',
      end: '2026-04-07',
      description: expect.stringContaining('Due by 10:00 a.m. in the time of the court.\n'),
    },
  ]);
  await owner.call('trpc', 'milestones.update', { id, isFinished: true });
  expect((await calendar()).events).toMatchObject([
    { summary: 'Done: Answer to Petition Due (Quay v. Orlov Roofing)' },
  ]);
});

test('stands in the reminder and in its mail', async () => {
  const { caseId, owner } = await makePeople(server);
  await put(owner, caseId);
  clock.set('2026-04-03T18:00:00Z');
  await deliverDue(deps);
  const notices = await owner.call('trpc', 'reminders.list', {});
  expect(notices.body).toMatchObject([{ kind: 'Answer to Petition Due', dueTime: '10:00' }]);
  const mails = await db.selectFrom('mailOutbox').select('body').execute();
  expect(mails.length).toBeGreaterThan(0);
  for (const { body } of mails) {
    expect(body).toContain('Due: Monday, April 6, 2026, by 10:00 a.m. (in 3 days)');
  }
});
