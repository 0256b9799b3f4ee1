import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { calculateDeadlines } from '#src/law/calculate.ts';
import { insertMilestone } from '#tests/factories/milestones.ts';
import { type Input, WIRES } from '#tests/setup/agent.ts';
import { expectFailure, textAt } from '#tests/setup/answers.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { watchCase } from '#tests/setup/case-events.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { expectNotFound, expectRefused, makePeople } from '../cases/people.ts';
import { milestoneOf, NOON, RESPONSE, storedTimeline, TODAY } from './timeline.ts';

const database = await testDatabase();
const server = await makeTestApp();
const { db, clock } = server;
beforeEach(async () => {
  await database.reset();
  clock.set(NOON);
});
afterAll(() => server.close());

const COUNTED = { kind: 'Response to Motion Due', date: '2026-03-17', calculation: RESPONSE };
const NAME_AND_DATE = 'Please provide a name and date for the milestone.';

describe.each(WIRES)('milestones.create on %s', (wire) => {
  const name = 'milestones.create';

  test('a deadline entered by hand', async () => {
    const { caseId, collaborator } = await makePeople(server);
    const answer = await collaborator.call(wire, name, {
      caseId,
      kind: '  Mediation ',
      date: '2026-05-04',
      status: 'due',
    });
    expect(answer.status).toBe(wire === 'rest' ? 201 : 200);
    expect(milestoneOf(answer, wire)).toEqual({
      id: textAt(answer, 'id'),
      caseId,
      kind: 'Mediation',
      date: '2026-05-04',
      status: 'due',
      derivedFromDocId: null,
      position: 0,
      deadlineType: null,
      ruleReference: null,
      reminderDates: null,
      isAutoCalculated: false,
      finishedAt: null,
      triggerMilestoneId: null,
      calculation: null,
      ruleKey: null,
      ruleVersion: null,
      dueTime: null,
      doubts: null,
      takesPlace: false,
      place: null,
      revision: 0,
    });
    const [stored] = await storedTimeline(server, caseId);
    expect(stored).toMatchObject({
      id: textAt(answer, 'id'),
      kind: 'Mediation',
      updatedAt: stored?.createdAt,
    });
    const list = await collaborator.call(wire, 'milestones.list', { caseId });
    expect(list.body).toMatchObject([{ kind: 'Mediation', date: '2026-05-04' }]);
    expect((await collaborator.call(wire, 'milestones.kinds', { caseId })).body).toEqual(['Mediation']);
  });

  test('what has happened already is done', async () => {
    const { caseId, collaborator } = await makePeople(server);
    const answer = await collaborator.call(wire, name, {
      caseId,
      kind: 'Summons served',
      date: '2026-02-27',
      status: 'past',
      isFinished: true,
    });
    expect(milestoneOf(answer, wire)).toMatchObject({ status: 'past', finishedAt: expect.any(Date) });
  });

  test('one taken over from a calculator, with everything it says', async () => {
    const { caseId, owner } = await makePeople(server);
    const deadline = {
      kind: 'Answer to Complaint Due',
      date: '2026-03-31',
      status: 'upcoming',
      position: 0,
      ruleReference: 'FRCP 12(a)(1)(A)(i)',
      reminderDates: ['2026-03-30', '2026-03-24', '2026-03-28', '2026-03-24'],
      isAutoCalculated: true,
    };
    const answer = await owner.call(wire, name, { caseId, ...deadline });
    expect(milestoneOf(answer, wire)).toMatchObject({
      ...deadline,
      reminderDates: ['2026-03-24', '2026-03-28', '2026-03-30'],
      deadlineType: 'answer_to_complaint_due',
      calculation: null,
    });
    const given = { ...deadline, date: '2026-04-01', deadlineType: 'something_else', reminderDates: null };
    const other = milestoneOf(await owner.call(wire, name, { caseId, ...given }), wire);
    expect(other).toMatchObject({ deadlineType: 'something_else', reminderDates: null });
  });

  test('one with its calculation is counted again: rule, status and reminders follow', async () => {
    const { caseId, owner } = await makePeople(server);
    const answer = await owner.call(wire, name, { caseId, ...COUNTED, status: 'past' });
    expect(milestoneOf(answer, wire)).toMatchObject({
      date: '2026-03-17',
      status: 'upcoming',
      deadlineType: 'response_to_motion_due',
      ruleReference: 'Rule 1-007.1(D) NMRA',
      reminderDates: ['2026-03-03', '2026-03-10', '2026-03-14', '2026-03-16'],
      isAutoCalculated: true,
      calculation: RESPONSE,
    });
    clock.set('2026-03-12T19:00:00Z');
    const named = { ...COUNTED, kind: 'My response', ruleReference: 'The order of Mar 1' };
    expect(milestoneOf(await owner.call(wire, name, { caseId, ...named }), wire)).toMatchObject({
      status: 'due',
      ruleReference: 'The order of Mar 1',
      reminderDates: ['2026-03-14', '2026-03-16'],
    });
    const silent = { ...COUNTED, kind: 'Without reminders', reminderDates: null };
    const quiet = milestoneOf(await owner.call(wire, name, { caseId, ...silent }), wire);
    expect(quiet.reminderDates).toBeNull();
  });

  test('a counted one keeps its rule and a receipt, whatever was sent as one', async () => {
    const { caseId, owner } = await makePeople(server);
    const forged = { ruleKey: 'X', ruleVersion: 'x', calendarVersion: 'x', engineVersion: 'x', steps: ['x'] };
    const calculation = { ...RESPONSE, receipt: forged };
    const answer = await owner.call(wire, name, { caseId, ...COUNTED, calculation });
    const [counted] = calculateDeadlines(RESPONSE, TODAY);
    const stored = milestoneOf(answer, wire);
    expect(stored).toMatchObject({ ruleKey: 'N5', ruleVersion: counted?.receipt.ruleVersion });
    expect(stored.calculation?.receipt).toEqual({ ...counted?.receipt, steps: counted?.courtRule?.steps });
  });

  test('either date of a rule that is counted in two ways, each with its own method', async () => {
    const { caseId, owner } = await makePeople(server);
    const federal = {
      ...RESPONSE,
      jurisdiction: 'federal',
      deadlineType: 'answer_to_complaint_due',
    } as const;
    const [both] = calculateDeadlines(federal, TODAY);
    const dates = { 'business-day': both?.dueDate, 'court-rule': both?.courtRule?.dueDate };
    expect(dates).toEqual({ 'business-day': '2026-03-31', 'court-rule': '2026-03-23' });
    for (const [method, date] of Object.entries(dates)) {
      const deadline = { kind: 'Answer', date, calculation: { ...federal, method } };
      const answer = await owner.call(wire, name, { caseId, ...deadline });
      expect(milestoneOf(answer, wire)).toMatchObject({ date, calculation: { method } });
    }
    const crossed = {
      kind: 'Crossed',
      date: '2026-03-31',
      calculation: { ...federal, method: 'court-rule' },
    };
    expectFailure(await owner.call(wire, name, { caseId, ...crossed }), 409, 'CONFLICT', {
      message: 'Counted again, this deadline is Mon, Mar 23, 2026. Calculate it once more.',
    });
    expect(await storedTimeline(server, caseId)).toHaveLength(2);
  });

  test('one that is counted from another date of the timeline keeps to it', async () => {
    const { caseId, owner } = await makePeople(server);
    const motion = await insertMilestone(db, { caseId, kind: 'Motion served', date: '2026-03-02' });
    const linked = { caseId, ...COUNTED, triggerMilestoneId: motion.id };
    const answer = await owner.call(wire, name, linked);
    expect(milestoneOf(answer, wire)).toMatchObject({ triggerMilestoneId: motion.id, calculation: RESPONSE });
    const day = { date: '2026-03-09' };
    await db.updateTable('milestones').set(day).where('id', '=', motion.id).execute();
    expectFailure(await owner.call(wire, name, { ...linked, kind: 'Again' }), 409, 'CONFLICT', {
      message: '“Motion served” is on Mon, Mar 9, 2026. Calculate the deadline from that day.',
    });
    await db.updateTable('milestones').set({ date: null }).where('id', '=', motion.id).execute();
    expectFailure(await owner.call(wire, name, { ...linked, kind: 'Again' }), 409, 'CONFLICT', {
      message: '“Motion served” has no date yet, so nothing can be counted from it.',
    });
    expect(await storedTimeline(server, caseId)).toHaveLength(2);
  });

  test('404 for a start that is not on this timeline', async () => {
    const { caseId, owner } = await makePeople(server);
    const foreign = await insertMilestone(db, { kind: 'Of another case', date: '2026-03-02' });
    for (const triggerMilestoneId of [foreign.id, crypto.randomUUID(), 'no-id', '\u0000']) {
      expectFailure(
        await owner.call(wire, name, { caseId, ...COUNTED, triggerMilestoneId }),
        404,
        'NOT_FOUND',
        { message: 'The date this deadline counts from is not on this timeline.' },
      );
    }
    expect(await storedTimeline(server, caseId)).toEqual([]);
  });

  test('409 for the same deadline once more, until it is finished', async () => {
    const { caseId, owner } = await makePeople(server);
    const first = await owner.call(wire, name, { caseId, kind: 'Mediation', date: '2026-05-04' });
    const again = await owner.call(wire, name, { caseId, kind: ' MEDIATION', date: '2026-05-04' });
    expectFailure(again, 409, 'CONFLICT', { message: 'This deadline is already on the timeline.' });
    await owner.call(wire, name, { caseId, kind: 'Mediation', date: '2026-05-05' });
    await owner.call(wire, name, { caseId, kind: 'Trial', date: '2026-05-04' });
    expect(await storedTimeline(server, caseId)).toHaveLength(3);
    await owner.call(wire, 'milestones.update', { id: textAt(first, 'id'), isFinished: true });
    const anew = await owner.call(wire, name, { caseId, kind: 'Mediation', date: '2026-05-04' });
    expect(anew.status, anew.text).toBeLessThan(300);
  });

  test('of two taps at once one is stored', async () => {
    const { caseId, owner, collaborator } = await makePeople(server);
    const taps = [owner, collaborator, owner].map((who) =>
      who.call(wire, name, { caseId, kind: 'Mediation', date: '2026-05-04' }),
    );
    const statuses = (await Promise.all(taps)).map(({ status }) => status).sort();
    expect(statuses).toEqual([wire === 'rest' ? 201 : 200, 409, 409]);
    expect(await storedTimeline(server, caseId)).toHaveLength(1);
  });

  test.each<[Input, string, string]>([
    [{ date: '2026-05-04' }, NAME_AND_DATE, 'kind'],
    [{ kind: '   ' }, NAME_AND_DATE, 'kind'],
    [{ kind: 'x'.repeat(201) }, 'Please keep the name under 200 characters', 'kind'],
    [{ kind: 'A', date: undefined }, 'Please enter a date.', 'date'],
    [
      { kind: 'A', date: '2026-02-30' },
      'This date does not exist. Please check the day and the month.',
      'date',
    ],
    [{ kind: 'A', date: '1899-12-31' }, 'Please enter a date between 1900 and 2200.', 'date'],
    [{ kind: 'A', date: '2201-01-01' }, 'Please enter a date between 1900 and 2200.', 'date'],
    [
      { kind: 'A', date: '05/04/2026' },
      'Please enter a date as year, month and day, such as 2026-03-23.',
      'date',
    ],
    [{ kind: 'A', status: 'soon' }, 'Please choose upcoming, due soon or past due.', 'status'],
    [
      { kind: 'A', reminderDates: ['2026-02-30'] },
      'This date does not exist. Please check the day and the month.',
      'reminderDates.0',
    ],
    [
      { kind: 'A', reminderDates: Array.from({ length: 21 }, () => '2026-05-01') },
      'A deadline can have at most 20 reminders.',
      'reminderDates',
    ],
    [
      { kind: 'A', calculation: { ...RESPONSE, jurisdiction: 'texas' } },
      'Please choose a court from the list.',
      'calculation.jurisdiction',
    ],
    [
      { kind: 'A', calculation: { ...RESPONSE, deadlineType: 'no_such_rule' } },
      'This court has no such deadline in our list. Please choose one from the list.',
      'deadlineType',
    ],
    [
      {
        kind: 'A',
        calculation: { ...RESPONSE, jurisdiction: 'california', deadlineType: 'motion_notice_due' },
      },
      'This deadline counts back from the hearing. Enter the hearing date.',
      'hearingDate',
    ],
  ])('400 for %j, and nothing is stored', async (given, message, field) => {
    const { caseId, owner } = await makePeople(server);
    const answer = await owner.call(wire, name, { caseId, date: '2026-05-04', ...given });
    expectFailure(answer, 400, 'BAD_REQUEST', { message, fields: { [field]: message } });
    expect(await storedTimeline(server, caseId)).toEqual([]);
  });

  test('400 for a way of counting that the rule does not know, and for a start without a calculation', async () => {
    const { caseId, owner } = await makePeople(server);
    const unlisted = { ...COUNTED, calculation: { ...RESPONSE, method: 'business-day' } };
    expectFailure(await owner.call(wire, name, { caseId, ...unlisted }), 400, 'BAD_REQUEST', {
      message: 'This rule cannot be counted in the way that was chosen.',
    });
    const { id } = await insertMilestone(db, { caseId, date: '2026-03-02' });
    const loose = { kind: 'Loose', date: '2026-03-17', triggerMilestoneId: id };
    expectFailure(await owner.call(wire, name, { caseId, ...loose }), 400, 'BAD_REQUEST', {
      message: 'Only a calculated deadline can be counted from another date.',
    });
    expect(await storedTimeline(server, caseId)).toHaveLength(1);
  });
});

test('members who watch are told', async () => {
  const { caseId, owner } = await makePeople(server);
  const ending = new AbortController();
  const watch = watchCase(server.deps.events, caseId, ending.signal);
  const told = watch.next();
  await owner.rest('POST', `/api/cases/${caseId}/milestones`, { kind: 'Trial', date: '2026-11-02' });
  expect(await told).toEqual({ done: false, value: { type: 'timeline-changed' } });
  ending.abort();
});

test('what is not asked for is refused', async () => {
  const { caseId, owner } = await makePeople(server);
  const extra = { id: crypto.randomUUID(), revision: 9, finishedAt: clock.now(), derivedFromDocId: caseId };
  const answer = await owner.rest('POST', `/api/cases/${caseId}/milestones`, {
    ...extra,
    kind: 'Trial',
    date: '2026-11-02',
  });
  const fields = Object.fromEntries(Object.keys(extra).map((key) => [key, expect.any(String)]));
  expectFailure(answer, 400, 'BAD_REQUEST', { fields });
});

test('401, 403 and 404, whatever the body says', async () => {
  const people = await makePeople(server);
  for (const body of [{ kind: 'Trial', date: '2026-11-02' }, { kind: '' }]) {
    await expectRefused(people, 'milestones.create', { caseId: people.caseId, ...body }, ['viewer']);
    await expectNotFound(people.owner, 'milestones.create', 'caseId', body);
  }
  expect(await storedTimeline(server, people.caseId)).toEqual([]);
});
