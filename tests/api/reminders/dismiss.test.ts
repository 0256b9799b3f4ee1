import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { deliverDue } from '#server/reminders/service.ts';
import { ReminderNotice } from '#src/reminders/schema.ts';
import { insertMilestone } from '#tests/factories/milestones.ts';
import { type Agent, WIRES, type Wire } from '#tests/setup/agent.ts';
import { expectFailure } from '#tests/setup/answers.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { makePeople } from '../cases/people.ts';

const database = await testDatabase();
const server = await makeTestApp();
const { db, deps, clock } = server;
beforeEach(async () => {
  await database.reset();
  clock.set('2026-03-20T18:00:00Z');
});
afterAll(() => server.close());

async function idsOf(agent: Agent, wire: Wire): Promise<string[]> {
  const { body } = await agent.call(wire, 'reminders.list');
  return ReminderNotice.pick({ id: true })
    .array()
    .parse(body)
    .map(({ id }) => id);
}

async function begin(wire: Wire) {
  const people = await makePeople(server);
  for (const kind of ['Answer', 'Reply']) {
    const reminderDates = JSON.stringify(['2026-03-20', '2026-03-21', '2026-03-22']);
    await insertMilestone(db, { caseId: people.caseId, kind, date: '2026-03-23', reminderDates });
  }
  await deliverDue(deps);
  const [answer = '', reply = ''] = await idsOf(people.owner, wire);
  return { ...people, answer, reply };
}

describe.each(WIRES)('reminders.dismiss on %s', (wire) => {
  test('puts them away, for this person alone; again is fine', async () => {
    const { owner, viewer, answer, reply } = await begin(wire);
    const done = await owner.call(wire, 'reminders.dismiss', { ids: [answer] });
    expect(done).toMatchObject({ status: 200, body: { message: 'Reminders dismissed' } });
    expect(await idsOf(owner, wire)).toEqual([reply]);
    expect((await owner.call(wire, 'reminders.dismiss', { ids: [answer, reply] })).status).toBe(200);
    expect(await idsOf(owner, wire)).toEqual([]);
    expect(await idsOf(viewer, wire)).toHaveLength(2);
  });

  test('takes the older ones of the same deadline along, and leaves a newer one', async () => {
    const { owner, answer, reply } = await begin(wire);
    clock.advance({ days: 1 });
    await deliverDue(deps);
    const [newer = ''] = await idsOf(owner, wire);
    expect(newer).not.toBe(answer);
    await owner.call(wire, 'reminders.dismiss', { ids: [answer] });
    expect(await idsOf(owner, wire)).toContain(newer);
    await owner.call(wire, 'reminders.dismiss', { ids: await idsOf(owner, wire) });
    expect(await idsOf(owner, wire)).toEqual([]);
    const left = await db
      .selectFrom('reminderNotices')
      .select('id')
      .where('dismissedAt', 'is', null)
      .execute();
    expect(left.map(({ id }) => id)).not.toContain(reply);
  });

  test("404 for another person's, unknown and malformed ids", async () => {
    const { owner, viewer, outsider, answer } = await begin(wire);
    const foreign = await idsOf(viewer, wire);
    for (const ids of [foreign, [crypto.randomUUID()], ['none', "' or 1=1", '\u0000']]) {
      expectFailure(await owner.call(wire, 'reminders.dismiss', { ids }), 404, 'NOT_FOUND');
    }
    expectFailure(await outsider.call(wire, 'reminders.dismiss', { ids: [answer] }), 404, 'NOT_FOUND');
    expect(await idsOf(viewer, wire)).toEqual(foreign);
    const mixed = { ids: [answer, ...foreign, 'none'] };
    expect((await owner.call(wire, 'reminders.dismiss', mixed)).status).toBe(200);
    expect(await idsOf(viewer, wire)).toEqual(foreign);
  });

  test.each([[{}], [{ ids: [] }], [{ ids: 'all' }], [{ ids: [1] }], [{ ids: Array(501).fill('x') }]])(
    '400 for %j',
    async (input) => {
      const { owner } = await makePeople(server);
      expectFailure(await owner.call(wire, 'reminders.dismiss', input), 400, 'BAD_REQUEST');
    },
  );

  test('401 and 403', async () => {
    const { visitor, newcomer, answer } = await begin(wire);
    expectFailure(await visitor.call(wire, 'reminders.dismiss', { ids: [answer] }), 401, 'UNAUTHORIZED');
    expectFailure(await newcomer.call(wire, 'reminders.dismiss', { ids: [answer] }), 403, 'FORBIDDEN');
  });
});
