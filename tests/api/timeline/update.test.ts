import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { deliverDue } from '#server/reminders/service.ts';
import { calculateDeadlines } from '#src/law/calculate.ts';
import { insertMilestone } from '#tests/factories/milestones.ts';
import { type Input, WIRES } from '#tests/setup/agent.ts';
import { expectFailure } from '#tests/setup/answers.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { watchCase } from '#tests/setup/case-events.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { expectNotFound, expectRefused, makePeople } from '../cases/people.ts';
import { makeCounted, milestoneOf, NOON, RESPONSE, storedTimeline, TODAY } from './timeline.ts';

const database = await testDatabase();
const server = await makeTestApp();
const { db, clock } = server;
beforeEach(async () => {
  await database.reset();
  clock.set(NOON);
});
afterAll(() => server.close());

const makeTrial = (caseId: string, reminders: string[] | null = null) =>
  insertMilestone(db, {
    caseId,
    kind: 'Trial',
    date: '2026-05-04',
    reminderDates: reminders && JSON.stringify(reminders),
  });

const makeResponse = (caseId: string) =>
  makeCounted(server, { caseId, kind: 'Response', date: '2026-03-17', triggerMilestoneId: null }, RESPONSE);

describe.each(WIRES)('milestones.update on %s', (wire) => {
  const name = 'milestones.update';

  test('a rename touches the name and nothing else', async () => {
    const { caseId, collaborator } = await makePeople(server);
    const before = await makeTrial(caseId, ['2026-05-01']);
    clock.advance({ minutes: 5 });
    const asked = clock.now().getTime();
    const answer = await collaborator.call(wire, name, { id: before.id, kind: ' Bench trial ' });
    expect(answer.status).toBe(200);
    expect(milestoneOf(answer, wire)).toMatchObject({ id: before.id, kind: 'Bench trial', revision: 1 });
    const [stored] = await storedTimeline(server, caseId);
    const { kind: _, revision: __, updatedAt: ___, ...rest } = before;
    expect(stored).toMatchObject(rest);
    expect(stored?.updatedAt.getTime()).toBeGreaterThanOrEqual(asked);
  });

  test('a new day brings its status and reminders', async () => {
    const { caseId, owner } = await makePeople(server);
    const { id } = await makeTrial(caseId, ['2026-04-27']);
    const moved = milestoneOf(await owner.call(wire, name, { id, date: '2026-06-01' }), wire);
    expect(moved).toMatchObject({
      date: '2026-06-01',
      status: 'upcoming',
      reminderDates: ['2026-05-18', '2026-05-25', '2026-05-29', '2026-05-31'],
      isAutoCalculated: false,
      revision: 1,
    });
    const near = milestoneOf(await owner.call(wire, name, { id, date: '2026-03-05' }), wire);
    expect(near).toMatchObject({ status: 'due', reminderDates: ['2026-03-04'], revision: 2 });
    const over = milestoneOf(await owner.call(wire, name, { id, date: '2026-02-27' }), wire);
    expect(over).toMatchObject({ status: 'past', reminderDates: [], revision: 3 });
    const open = milestoneOf(await owner.call(wire, name, { id, date: null }), wire);
    expect(open).toMatchObject({ date: null, status: 'upcoming', reminderDates: [], revision: 4 });
    const back = milestoneOf(await owner.call(wire, name, { id, date: '2026-03-20' }), wire);
    expect(back.reminderDates).toEqual(['2026-03-06', '2026-03-13', '2026-03-17', '2026-03-19']);
  });

  test('unless the change says otherwise', async () => {
    const { caseId, owner } = await makePeople(server);
    const { id } = await makeTrial(caseId, ['2026-04-27']);
    const change = { date: '2026-06-01', status: 'due', reminderDates: ['2026-05-30', '2026-05-02'] };
    const moved = milestoneOf(await owner.call(wire, name, { id, ...change }), wire);
    expect(moved).toMatchObject({ ...change, reminderDates: ['2026-05-02', '2026-05-30'] });
    const none = { date: '2026-06-02', reminderDates: null };
    expect(milestoneOf(await owner.call(wire, name, { id, ...none }), wire)).toMatchObject(none);
    const still = milestoneOf(await owner.call(wire, name, { id, date: '2026-06-03' }), wire);
    expect(still.reminderDates).toBeNull();
  });

  test('a day that is taken away takes its reminders and its calendar entry along, until it is put back', async () => {
    const { caseId, owner } = await makePeople(server);
    const { id } = await makeTrial(caseId, ['2026-05-03']);
    clock.set('2026-05-03T18:00:00Z');
    await deliverDue(server.deps);
    const shown = async () => ({
      reminders: (await owner.call(wire, 'reminders.list')).body,
      open: (await owner.call(wire, 'deadlines.open')).body,
      calendar: (await owner.request(`/api/milestones/${id}/calendar.ics`)).status,
    });
    const before = { reminders: [{ milestoneId: id, dueOn: '2026-05-04' }], open: [{ id }], calendar: 200 };
    expect(await shown()).toMatchObject(before);
    const { revision } = milestoneOf(await owner.call(wire, name, { id, date: null }), wire);
    expect(await shown()).toEqual({ reminders: [], open: [], calendar: 409 });
    const undo = { date: '2026-05-04', status: 'upcoming', reminderDates: ['2026-05-03'] };
    const back = await owner.call(wire, name, { id, expectedRevision: revision, ...undo });
    expect(milestoneOf(back, wire)).toMatchObject(undo);
    expect(await shown()).toMatchObject(before);
  });

  test('the same day again moves nothing', async () => {
    const { caseId, owner } = await makePeople(server);
    const { id } = await makeTrial(caseId, ['2026-04-27']);
    const answer = await owner.call(wire, name, { id, date: '2026-05-04' });
    expect(milestoneOf(answer, wire)).toMatchObject({ date: '2026-05-04', reminderDates: ['2026-04-27'] });
  });

  test('finished and opened again; a calculated one stands where its date says', async () => {
    const { caseId, owner } = await makePeople(server);
    const { id } = await makeResponse(caseId);
    const asked = clock.now().getTime();
    const done = milestoneOf(await owner.call(wire, name, { id, isFinished: true }), wire);
    expect(done).toMatchObject({ status: 'upcoming', revision: 1 });
    expect(done.finishedAt?.getTime()).toBeGreaterThanOrEqual(asked);
    clock.set('2026-03-20T19:00:00Z');
    const still = milestoneOf(await owner.call(wire, name, { id, isFinished: true }), wire);
    expect(still.finishedAt).toEqual(done.finishedAt);
    const open = milestoneOf(await owner.call(wire, name, { id, isFinished: false }), wire);
    expect(open).toMatchObject({ finishedAt: null, status: 'past', revision: 3 });

    const manual = await makeTrial(caseId);
    await owner.call(wire, name, { id: manual.id, isFinished: true, status: 'due' });
    const opened = milestoneOf(await owner.call(wire, name, { id: manual.id, isFinished: false }), wire);
    expect(opened).toMatchObject({ finishedAt: null, status: 'due' });
  });

  test('further days are added to the chosen ones where they are asked for', async () => {
    const { caseId, owner } = await makePeople(server);
    const { id } = await makeTrial(caseId, ['2026-04-27']);
    await owner.call(wire, name, { id, date: '2026-05-26' });
    const more = { id, reminderDates: ['2026-05-19'], remindMore: true };
    // Two weeks before, and the Friday before Memorial Day.
    expect(milestoneOf(await owner.call(wire, name, more), wire).reminderDates).toEqual([
      '2026-05-12',
      '2026-05-19',
      '2026-05-22',
    ]);
  });

  test('a calculated one put on another day by hand keeps its calculation and is calculated no longer', async () => {
    const { caseId, owner } = await makePeople(server);
    const { id } = await makeResponse(caseId);
    const moved = milestoneOf(await owner.call(wire, name, { id, date: '2026-03-20' }), wire);
    expect(moved).toMatchObject({
      date: '2026-03-20',
      isAutoCalculated: false,
      deadlineType: 'response_to_motion_due',
      calculation: RESPONSE,
      reminderDates: ['2026-03-06', '2026-03-13', '2026-03-17', '2026-03-19'],
    });
    const back = milestoneOf(await owner.call(wire, name, { id, date: '2026-03-17' }), wire);
    expect(back).toMatchObject({ isAutoCalculated: true, calculation: RESPONSE });
    // Its receipt says how that day was counted, not an earlier one.
    const [counted] = calculateDeadlines(RESPONSE, TODAY);
    expect(back.calculation?.receipt).toEqual({ ...counted?.receipt, steps: counted?.courtRule?.steps });
    expect(back).toMatchObject({ ruleKey: 'N5', ruleVersion: counted?.receipt.ruleVersion });
    const unknown = JSON.stringify({ ...RESPONSE, deadlineType: 'a_rule_of_old' });
    await db.updateTable('milestones').set({ calculation: unknown }).where('id', '=', id).execute();
    const old = await owner.call(wire, name, { id, date: '2026-03-18' });
    expect(milestoneOf(old, wire)).toMatchObject({ date: '2026-03-18', isAutoCalculated: false });
  });

  test('409 for a change of what somebody else has changed', async () => {
    const { caseId, owner, collaborator } = await makePeople(server);
    const { id } = await makeTrial(caseId);
    const both = { id, expectedRevision: 0 };
    const first = await collaborator.call(wire, name, { ...both, date: '2026-06-01' });
    expect(milestoneOf(first, wire).revision).toBe(1);
    expectFailure(await owner.call(wire, name, { ...both, date: '2026-07-01' }), 409, 'CONFLICT', {
      message: 'Someone else changed this deadline meanwhile. Look at it again before you change it.',
    });
    expect(await storedTimeline(server, caseId)).toMatchObject([{ date: '2026-06-01', revision: 1 }]);
    const seen = await owner.call(wire, name, { id, expectedRevision: 1, date: '2026-07-01' });
    expect(milestoneOf(seen, wire).revision).toBe(2);
  });

  test('of two changes at once that saw the same one is made', async () => {
    const { caseId, owner, collaborator } = await makePeople(server);
    const { id } = await makeTrial(caseId);
    const answers = await Promise.all([
      owner.call(wire, name, { id, expectedRevision: 0, date: '2026-06-01' }),
      collaborator.call(wire, name, { id, expectedRevision: 0, date: '2026-07-01' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await storedTimeline(server, caseId)).toMatchObject([{ revision: 1 }]);
  });

  test.each<[Input, string]>([
    [{}, 'There is nothing to change.'],
    [{ expectedRevision: 0 }, 'There is nothing to change.'],
    [{ recalculate: [] }, 'There is nothing to change.'],
    [{ position: 3 }, '“position” is not known here. Please leave it out, or check its spelling.'],
    [{ kind: ' ' }, 'Please provide a name and date for the milestone.'],
    [{ date: '2026-02-30' }, 'This date does not exist. Please check the day and the month.'],
    [{ date: '1899-12-31' }, 'Please enter a date between 1900 and 2200.'],
    [{ date: '2201-01-01' }, 'Please enter a date between 1900 and 2200.'],
    [{ date: 'soon' }, 'Please enter a date as year, month and day, such as 2026-03-23.'],
    [{ status: 'soon' }, 'Please choose upcoming, due soon or past due.'],
  ])('400 for %j, and nothing is changed', async (change, message) => {
    const { caseId, owner } = await makePeople(server);
    const { id } = await makeTrial(caseId);
    const before = await storedTimeline(server, caseId);
    expectFailure(await owner.call(wire, name, { id, ...change }), 400, 'BAD_REQUEST', { message });
    expect(await storedTimeline(server, caseId)).toEqual(before);
  });
});

test('today is the day at the courts of the case', async () => {
  const { caseId, owner } = await makePeople(server);
  const { id } = await makeTrial(caseId);
  // Already Mar 3 in Greenwich, still Mar 2 in New Mexico.
  clock.set('2026-03-03T05:00:00Z');
  const answer = await owner.rest('PATCH', `/api/milestones/${id}`, { date: '2026-03-02' });
  expect(milestoneOf(answer, 'rest').status).toBe('due');
  clock.set('2026-03-03T08:00:00Z');
  await owner.rest('PATCH', `/api/milestones/${id}`, { date: '2026-03-01' });
  const later = await owner.rest('PATCH', `/api/milestones/${id}`, { date: '2026-03-02' });
  expect(milestoneOf(later, 'rest').status).toBe('past');
});

test('members who watch are told', async () => {
  const { caseId, owner } = await makePeople(server);
  const { id } = await makeTrial(caseId);
  const ending = new AbortController();
  const watch = watchCase(server.deps.events, caseId, ending.signal);
  const told = watch.next();
  await owner.rest('PATCH', `/api/milestones/${id}`, { isFinished: true });
  expect(await told).toEqual({ done: false, value: { type: 'timeline-changed' } });
  ending.abort();
});

test('401, 403 and 404, whatever the body says', async () => {
  const people = await makePeople(server);
  const { id } = await makeTrial(people.caseId);
  const before = await storedTimeline(server, people.caseId);
  for (const body of [{ kind: 'Renamed' }, { kind: '' }]) {
    await expectRefused(people, 'milestones.update', { id, ...body }, ['viewer']);
    await expectNotFound(people.owner, 'milestones.update', 'id', body);
  }
  expect(await storedTimeline(server, people.caseId)).toEqual(before);
});
