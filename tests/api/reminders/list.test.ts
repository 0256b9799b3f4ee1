import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { deliverDue } from '#server/reminders/service.ts';
import { ReminderNotice } from '#src/reminders/schema.ts';
import { insertMilestone } from '#tests/factories/milestones.ts';
import { insertUser } from '#tests/factories/users.ts';
import { WIRES } from '#tests/setup/agent.ts';
import { expectFailure } from '#tests/setup/answers.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { onTheWire } from '#tests/setup/wire-schema.ts';
import { makePeople } from '../cases/people.ts';

const database = await testDatabase();
const server = await makeTestApp();
const { db, deps, clock } = server;
beforeEach(async () => {
  await database.reset();
  clock.set('2026-03-20T18:00:00Z');
});
afterAll(() => server.close());

function makeDeadline(caseId: string, kind: string, date: string, reminders = ['2026-03-20', '2026-03-21']) {
  return insertMilestone(db, { caseId, kind, date, reminderDates: JSON.stringify(reminders) });
}

describe.each(WIRES)('reminders.list on %s', (wire) => {
  test("the person's own, soonest deadline first, the newest of each", async () => {
    const { caseId, owner, viewer, outsider } = await makePeople(server);
    const later = await makeDeadline(caseId, 'Later', '2026-03-27');
    const sooner = await makeDeadline(caseId, 'Sooner', '2026-03-23');
    await deliverDue(deps);
    clock.advance({ days: 1 });
    await deliverDue(deps);
    const answer = await owner.call(wire, 'reminders.list');
    expect(answer.status).toBe(200);
    (wire === 'rest' ? onTheWire(ReminderNotice.array()) : ReminderNotice.strict().array()).parse(
      answer.body,
    );
    const shared = { caseId, caseTitle: 'Quay v. Orlov Roofing', caseState: 'NM', remindOn: '2026-03-21' };
    expect(answer.body).toMatchObject([
      { ...shared, milestoneId: sooner.id, kind: 'Sooner', dueOn: '2026-03-23' },
      { ...shared, milestoneId: later.id, kind: 'Later', dueOn: '2026-03-27' },
    ]);
    expect(answer.body).toHaveLength(2);
    const ids = (body: unknown) => ReminderNotice.pick({ id: true }).array().parse(body);
    const own = new Set(ids(answer.body).map(({ id }) => id));
    const theirs = ids((await viewer.call(wire, 'reminders.list')).body);
    expect(theirs).toHaveLength(2);
    expect(theirs.filter(({ id }) => own.has(id))).toEqual([]);
    expect((await outsider.call(wire, 'reminders.list')).body).toEqual([]);
  });

  test('nothing of what is done, has moved, or may no longer be seen', async () => {
    const { caseId, ownerId, owner, viewer } = await makePeople(server);
    const done = await makeDeadline(caseId, 'Done', '2026-03-23');
    const moved = await makeDeadline(caseId, 'Moved', '2026-03-23');
    await makeDeadline(caseId, 'Open', '2026-03-23');
    await deliverDue(deps);
    expect((await owner.call(wire, 'reminders.list')).body).toHaveLength(3);
    await db.updateTable('milestones').set({ finishedAt: clock.now() }).where('id', '=', done.id).execute();
    await db.updateTable('milestones').set({ date: '2026-04-01' }).where('id', '=', moved.id).execute();
    expect((await owner.call(wire, 'reminders.list')).body).toMatchObject([{ kind: 'Open' }]);
    await db.deleteFrom('caseMembers').where('userId', '!=', ownerId).execute();
    expect((await viewer.call(wire, 'reminders.list')).body).toEqual([]);
  });

  test('401 and 403', async () => {
    expectFailure(await server.visitor().call(wire, 'reminders.list'), 401, 'UNAUTHORIZED');
    const newcomer = await server.as(await insertUser(db, { state: null }));
    expectFailure(await newcomer.call(wire, 'reminders.list'), 403, 'FORBIDDEN');
  });
});
