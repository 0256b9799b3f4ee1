import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { insertMilestone } from '#tests/factories/milestones.ts';
import { WIRES } from '#tests/setup/agent.ts';
import { expectFailure } from '#tests/setup/answers.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { makePeople } from '../cases/people.ts';
import { makeChain, makeCounted, milestoneOf, NOON, REPLY, RESPONSE, storedTimeline } from './timeline.ts';

const database = await testDatabase();
const server = await makeTestApp();
const { db, clock } = server;
beforeEach(async () => {
  await database.reset();
  clock.set(NOON);
});
afterAll(() => server.close());

async function datesOf(caseId: string): Promise<Record<string, string | null>> {
  const rows = await storedTimeline(server, caseId);
  return Object.fromEntries(rows.map(({ kind, date }) => [kind, date]));
}

const NOT_COUNTED_FROM_IT =
  'Some of these deadlines are not counted from this date, or not any more. Look at the list again.';

describe.each(WIRES)('milestones.update with deadlines that are counted from it on %s', (wire) => {
  const name = 'milestones.update';

  test('moves a chain of three, with status, reminders, calculation and revision', async () => {
    const { caseId, owner } = await makePeople(server);
    const { motion, response, reply } = await makeChain(server, caseId);
    const last = await makeCounted(
      server,
      { caseId, kind: 'Last', date: '2026-04-16', triggerMilestoneId: reply.id },
      { ...REPLY, triggerDate: '2026-04-01' },
    );
    const asked = clock.now().getTime();
    const answer = await owner.call(wire, name, {
      id: motion.id,
      date: '2026-02-09',
      recalculate: [last.id, response.id, reply.id],
    });
    expect(milestoneOf(answer, wire)).toMatchObject({ id: motion.id, date: '2026-02-09', revision: 1 });
    const after = await storedTimeline(server, caseId);
    const of = (id: string) => after.find((row) => row.id === id);
    // Feb 24, Mar 11 and Mar 26: 15 days each, no weekend or holiday at their ends.
    expect(of(response.id)).toMatchObject({
      date: '2026-02-24',
      status: 'past',
      reminderDates: [],
      calculation: { ...RESPONSE, triggerDate: '2026-02-09' },
      isAutoCalculated: true,
      revision: 1,
    });
    expect(of(reply.id)).toMatchObject({
      date: '2026-03-11',
      status: 'upcoming',
      reminderDates: ['2026-03-04', '2026-03-08', '2026-03-10'],
      calculation: { ...REPLY, triggerDate: '2026-02-24' },
      revision: 1,
    });
    expect(of(last.id)).toMatchObject({ date: '2026-03-26', status: 'upcoming', revision: 1 });
    for (const { updatedAt } of after) expect(updatedAt.getTime()).toBeGreaterThanOrEqual(asked);
  });

  test('moves those that are named and leaves the others where they are', async () => {
    const { caseId, owner } = await makePeople(server);
    const { motion, response } = await makeChain(server, caseId);
    const move = { id: motion.id, date: '2026-03-09' };
    await owner.call(wire, name, move);
    expect(await datesOf(caseId)).toMatchObject({ Response: '2026-03-17', Reply: '2026-04-01' });
    await owner.call(wire, name, { id: motion.id, recalculate: [response.id] });
    expect(await datesOf(caseId)).toMatchObject({ Response: '2026-03-24', Reply: '2026-04-01' });
  });

  test('one without reminders gets none, and one that keeps its day keeps them', async () => {
    const { caseId, owner } = await makePeople(server);
    const motion = await insertMilestone(db, { caseId, kind: 'Motion', date: '2026-03-06' });
    const linked = { caseId, triggerMilestoneId: motion.id };
    // Mar 6 and Mar 7 are both followed by Mon, Mar 23 after 15 days and a weekend.
    const calculation = { ...RESPONSE, triggerDate: '2026-03-06' };
    const stays = await makeCounted(server, { ...linked, kind: 'Stays', date: '2026-03-23' }, calculation);
    const reminders = { reminderDates: JSON.stringify(['2026-03-19']) };
    await db.updateTable('milestones').set(reminders).where('id', '=', stays.id).execute();
    const bare = await makeCounted(server, { ...linked, kind: 'Bare', date: '2026-03-20' }, calculation);
    await db.updateTable('milestones').set({ reminderDates: null }).where('id', '=', bare.id).execute();
    await owner.call(wire, name, { id: motion.id, date: '2026-03-07', recalculate: [bare.id] });
    const after = await storedTimeline(server, caseId);
    expect(after.find(({ id }) => id === bare.id)).toMatchObject({ date: '2026-03-23', reminderDates: null });
    expect(after.find(({ id }) => id === stays.id)).toMatchObject({
      date: '2026-03-23',
      reminderDates: ['2026-03-19'],
      calculation: { triggerDate: '2026-03-07' },
    });
  });

  test('a rule that counts back from a hearing moves with the hearing', async () => {
    const { caseId, owner } = await makePeople(server);
    const hearing = await insertMilestone(db, { caseId, kind: 'Hearing', date: '2026-06-22' });
    const calculation = {
      ...RESPONSE,
      jurisdiction: 'california',
      deadlineType: 'opposition_to_motion_due',
      triggerDate: '2026-05-20',
      hearingDate: '2026-06-22',
    } as const;
    const linked = { caseId, kind: 'Opposition', date: '2026-06-08', triggerMilestoneId: hearing.id };
    const { id } = await makeCounted(server, linked, calculation);
    await owner.call(wire, name, { id: hearing.id, date: '2026-06-29', recalculate: [id] });
    const moved = (await storedTimeline(server, caseId)).find((row) => row.id === id);
    expect(moved).toMatchObject({
      date: '2026-06-15',
      calculation: { triggerDate: '2026-05-20', hearingDate: '2026-06-29' },
    });
  });

  test('deadlines that are counted in a circle are each counted once', async () => {
    const { caseId, owner } = await makePeople(server);
    const { motion, response, reply } = await makeChain(server, caseId);
    await db
      .updateTable('milestones')
      .set({ triggerMilestoneId: reply.id, isAutoCalculated: true, calculation: JSON.stringify(RESPONSE) })
      .where('id', '=', motion.id)
      .execute();
    const answer = await owner.call(wire, name, {
      id: motion.id,
      date: '2026-03-09',
      recalculate: [response.id, reply.id],
    });
    expect(milestoneOf(answer, wire).date).toBe('2026-03-09');
    expect(await datesOf(caseId)).toMatchObject({ Response: '2026-03-24', Reply: '2026-04-08' });
    const itself = { id: motion.id, date: '2026-03-10', recalculate: [motion.id] };
    expectFailure(await owner.call(wire, name, itself), 400, 'BAD_REQUEST', { message: NOT_COUNTED_FROM_IT });
  });

  test('400 for what is not counted from it, and nothing moves', async () => {
    const { caseId, owner } = await makePeople(server);
    const { motion, response, reply } = await makeChain(server, caseId);
    const beside = await insertMilestone(db, { caseId, kind: 'Trial', date: '2026-09-01' });
    const linked = { caseId, date: '2026-03-17', triggerMilestoneId: motion.id };
    const byHand = await makeCounted(server, { ...linked, kind: 'By hand' }, RESPONSE);
    await db.updateTable('milestones').set({ isAutoCalculated: false }).where('id', '=', byHand.id).execute();
    const done = await makeCounted(server, { ...linked, kind: 'Done' }, RESPONSE);
    await db.updateTable('milestones').set({ finishedAt: clock.now() }).where('id', '=', done.id).execute();
    const otherCase = await makePeople(server);
    const foreign = await makeChain(server, otherCase.caseId);
    const before = await storedTimeline(server, caseId);
    for (const id of [
      beside.id,
      byHand.id,
      done.id,
      // Counted from the response, which stays where it is.
      reply.id,
      foreign.response.id,
      crypto.randomUUID(),
      'no-id',
    ]) {
      const recalculate = id === reply.id ? [id] : [response.id, id];
      const answer = await owner.call(wire, name, { id: motion.id, date: '2026-03-09', recalculate });
      expectFailure(answer, 400, 'BAD_REQUEST', { message: NOT_COUNTED_FROM_IT });
      expect(await storedTimeline(server, caseId)).toEqual(before);
    }
  });

  test('400 when it has no date to count from', async () => {
    const { caseId, owner } = await makePeople(server);
    const { motion, response } = await makeChain(server, caseId);
    const before = await storedTimeline(server, caseId);
    const cleared = { id: motion.id, date: null, recalculate: [response.id] };
    expectFailure(await owner.call(wire, name, cleared), 400, 'BAD_REQUEST', {
      message: 'Give this a date first, so that deadlines can be counted from it.',
    });
    expect(await storedTimeline(server, caseId)).toEqual(before);
  });

  test('all or nothing: one that cannot be counted keeps everything where it was', async () => {
    const { caseId, owner } = await makePeople(server);
    const { motion, response, reply } = await makeChain(server, caseId);
    const ids = [response.id, reply.id];
    const unknown = JSON.stringify({ ...REPLY, deadlineType: 'a_rule_of_old' });
    await db.updateTable('milestones').set({ calculation: unknown }).where('id', '=', reply.id).execute();
    const before = await storedTimeline(server, caseId);
    const move = { id: motion.id, date: '2026-03-09', recalculate: ids };
    expectFailure(await owner.call(wire, name, move), 400, 'BAD_REQUEST', {
      message:
        '“Reply” cannot be counted again. This court has no such deadline in our list. Please choose one from the list.',
    });
    expect(await storedTimeline(server, caseId)).toEqual(before);
    await db
      .updateTable('milestones')
      .set({ calculation: JSON.stringify(REPLY) })
      .where('id', '=', reply.id)
      .execute();
    const late = { id: motion.id, date: '2200-12-20', recalculate: ids };
    expectFailure(await owner.call(wire, name, late), 400, 'BAD_REQUEST', {
      message:
        '“Response” cannot be counted again. New Mexico district courts: we have checked their holidays for 2000 to 2040 only, so no date is counted in 2200. Please check the year.',
    });
    expect(await datesOf(caseId)).toMatchObject({ 'Motion served': '2026-03-02', Response: '2026-03-17' });
  });
});
