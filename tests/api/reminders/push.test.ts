import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { sendPushes } from '#server/reminders/push-sender.ts';
import { deliverDue, dismissReminders } from '#server/reminders/service.ts';
import { PushDevice, PushSettings } from '#src/reminders/push-schema.ts';
import { insertCase, insertMember } from '#tests/factories/cases.ts';
import { insertMilestone } from '#tests/factories/milestones.ts';
import { insertUser } from '#tests/factories/users.ts';
import { WIRES, type Wire } from '#tests/setup/agent.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { startPushService } from '#tests/setup/push-service.ts';
import { onTheWire } from '#tests/setup/wire-schema.ts';

const database = await testDatabase();
const service = await startPushService();
const APP_URL = 'https://proceed.example';
const server = await makeTestApp({ env: { APP_URL, PUSH_SERVICES: service.origin } });
const { db, deps, clock } = server;
beforeEach(async () => {
  await database.reset();
  service.status = 201;
  service.received.length = 0;
  service.failures.length = 0;
  // Noon in New Mexico.
  clock.set('2026-03-20T18:00:00Z');
});
afterAll(async () => {
  await server.close();
  await service.close();
});

async function harlow() {
  const owner = await insertUser(db);
  const row = await insertCase(db, { userId: owner.id, title: 'Harlow v. Brandt', state: 'NM' });
  return { caseId: row.id, owner, agent: await server.as(owner) };
}

const answerDue = (caseId: string) =>
  insertMilestone(db, {
    caseId,
    kind: 'Answer to Complaint Due',
    date: '2026-03-23',
    reminderDates: JSON.stringify(['2026-03-16', '2026-03-20', '2026-03-22']),
    isAutoCalculated: true,
  });

const shapeOf = <Shape extends z.ZodType>(shape: Shape, wire: Wire) =>
  z.custom<z.infer<Shape>>((value) => (wire === 'rest' ? onTheWire(shape) : shape).safeParse(value).success);

const waiting = () => db.selectFrom('pushOutbox').selectAll().execute();
const bodies = () => service.received.map(({ message }) => message.body);

describe.each(WIRES)('devices on %s', (wire) => {
  test('are added, listed, changed and taken off by their person alone', async () => {
    const { owner, agent } = await harlow();
    const phone = await server.as(owner);
    const added = await phone.call(wire, 'reminders.addDevice', service.subscribe());
    expect(added.status).toBe(wire === 'rest' ? 201 : 200);
    const { id } = shapeOf(PushDevice, wire).parse(added.body);
    const elsewhere = shapeOf(PushSettings, wire).parse(
      (await agent.call(wire, 'reminders.devices', {})).body,
    );
    expect(elsewhere.devices).toMatchObject([{ id, current: false, showsDetails: false, lastSentAt: null }]);
    expect(Buffer.from(elsewhere.publicKey, 'base64url')).toHaveLength(65);
    const there = shapeOf(PushSettings, wire).parse((await phone.call(wire, 'reminders.devices', {})).body);
    expect(there).toMatchObject({ publicKey: elsewhere.publicKey, devices: [{ id, current: true }] });
    const stranger = await server.as(await insertUser(db));
    for (const [name, input] of [
      ['reminders.changeDevice', { id, showsDetails: true }],
      ['reminders.removeDevice', { id }],
      ['reminders.tryDevice', { id }],
      ['reminders.removeDevice', { id: 'nonsense' }],
    ] as const) {
      expect((await stranger.call(wire, name, input)).status).toBe(404);
    }
    expect((await agent.call(wire, 'reminders.changeDevice', { id, showsDetails: true })).status).toBe(200);
    expect((await agent.call(wire, 'reminders.removeDevice', { id })).status).toBe(200);
    expect(
      shapeOf(PushSettings, wire).parse((await agent.call(wire, 'reminders.devices', {})).body).devices,
    ).toEqual([]);
    expect((await server.visitor().call(wire, 'reminders.devices', {})).status).toBe(401);
  });

  test('are refused where nobody knows their push service, or their keys are none', async () => {
    const { agent } = await harlow();
    const good = service.subscribe();
    for (const bad of [
      { ...good, endpoint: 'http://169.254.169.254/latest' },
      { ...good, endpoint: 'nowhere' },
      { ...good, keys: { ...good.keys, auth: 'short' } },
      { endpoint: good.endpoint },
    ]) {
      expect((await agent.call(wire, 'reminders.addDevice', bad)).status).toBe(400);
    }
    expect(await db.selectFrom('pushDevices').selectAll().execute()).toEqual([]);
  });

  test('show what a reminder looks like, and are taken off where they are gone', async () => {
    const { agent } = await harlow();
    const given = service.subscribe();
    const { id } = shapeOf(PushDevice, wire).parse(
      (await agent.call(wire, 'reminders.addDevice', given)).body,
    );
    expect((await agent.call(wire, 'reminders.tryDevice', { id })).status).toBe(200);
    expect(bodies()).toEqual(['This is a test. Your reminders will look like this.']);
    service.status = 500;
    expect((await agent.call(wire, 'reminders.tryDevice', { id })).status).toBe(503);
    service.forget(given.endpoint);
    const gone = await agent.call(wire, 'reminders.tryDevice', { id });
    expect(gone.text).toContain('took it off the list');
    expect(await db.selectFrom('pushDevices').selectAll().execute()).toEqual([]);
  });
});

describe('a reminder', () => {
  test('goes to each device of its person, closed, signed, and without a word of the case', async () => {
    const { caseId, owner, agent } = await harlow();
    const phone = await server.as(owner);
    await agent.trpc.reminders.addDevice.mutate(service.subscribe());
    await phone.trpc.reminders.addDevice.mutate(service.subscribe());
    const stranger = await server.as(await insertUser(db));
    await stranger.trpc.reminders.addDevice.mutate(service.subscribe());
    await answerDue(caseId);
    await deliverDue(deps);
    await sendPushes(deps);
    await sendPushes(deps);
    expect(service.failures).toEqual([]);
    expect(service.received.map(({ message }) => message)).toEqual([
      { title: 'Proceed', body: 'A date is near. Open Proceed.', path: '/', tag: 'reminder' },
      { title: 'Proceed', body: 'A date is near. Open Proceed.', path: '/', tag: 'reminder' },
    ]);
    const [first] = service.received;
    expect(first?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '43200' });
    expect(first?.claims).toMatchObject({ aud: service.origin, sub: APP_URL });
    expect(first?.claims.exp).toBeLessThanOrEqual(clock.now().getTime() / 1000 + 24 * 3600);
    expect(first?.publicKey).toBe((await agent.trpc.reminders.devices.query()).publicKey);
    expect((await agent.trpc.reminders.devices.query()).devices[0]?.lastSentAt).not.toBeNull();
    expect(await waiting()).toEqual([]);
  });

  test('names the date and the case where that was chosen', async () => {
    const { caseId, agent } = await harlow();
    const { id } = await agent.trpc.reminders.addDevice.mutate(service.subscribe());
    await agent.trpc.reminders.changeDevice.mutate({ id, showsDetails: true });
    const milestone = await answerDue(caseId);
    await deliverDue(deps);
    await sendPushes(deps);
    expect(service.received.map(({ message }) => message)).toEqual([
      {
        title: 'In 3 days: Answer to Complaint Due',
        body: 'Harlow v. Brandt, Monday, March 23, 2026',
        path: `/cases/${caseId}/milestones/${milestone.id}`,
        tag: milestone.id,
      },
    ]);
  });

  test('waits for the morning at the court', async () => {
    const { caseId, agent } = await harlow();
    await agent.trpc.reminders.addDevice.mutate(service.subscribe());
    await answerDue(caseId);
    clock.set('2026-03-20T06:30:00Z');
    await deliverDue(deps);
    await sendPushes(deps);
    expect(bodies()).toEqual([]);
    clock.set('2026-03-20T14:01:00Z');
    await sendPushes(deps);
    expect(bodies()).toHaveLength(1);
  });

  test('is tried again where the service is busy, and given up with the device that is gone', async () => {
    const { caseId, agent } = await harlow();
    const given = service.subscribe();
    await agent.trpc.reminders.addDevice.mutate(given);
    await answerDue(caseId);
    await deliverDue(deps);
    service.status = 503;
    await sendPushes(deps);
    expect(await waiting()).toMatchObject([{ attempts: 1 }]);
    service.status = 201;
    clock.advance({ minutes: 2 });
    await sendPushes(deps);
    expect(bodies()).toHaveLength(1);
    clock.set('2026-03-22T18:00:00Z');
    await deliverDue(deps);
    service.forget(given.endpoint);
    await sendPushes(deps);
    expect(await waiting()).toEqual([]);
    expect(await db.selectFrom('pushDevices').selectAll().execute()).toEqual([]);
  });

  test.each(['dismissed', 'done', 'moved', 'no longer shared'])('does not go where it is %s', async (why) => {
    const { caseId, owner } = await harlow();
    const helper = await insertUser(db);
    await insertMember(db, { caseId, userId: helper.id, role: 'collaborator' });
    const agent = await server.as(helper);
    await agent.trpc.reminders.addDevice.mutate(service.subscribe());
    const { id } = await answerDue(caseId);
    await deliverDue(deps);
    if (why === 'dismissed') {
      const notices = await agent.trpc.reminders.list.query();
      await dismissReminders(
        deps,
        helper.id,
        notices.map((notice) => notice.id),
      );
    } else if (why === 'no longer shared') {
      await db.deleteFrom('caseMembers').where('userId', '=', helper.id).execute();
    } else {
      const change = why === 'done' ? { finishedAt: clock.now() } : { date: '2026-04-30' };
      await db.updateTable('milestones').set(change).where('id', '=', id).execute();
    }
    await sendPushes(deps);
    expect(bodies()).toEqual([]);
    expect(await waiting()).toEqual([]);
    expect(owner.id).not.toBe(helper.id);
  });

  test('goes nowhere once the session of the device has ended', async () => {
    const { caseId, owner, agent } = await harlow();
    const phone = await server.as(owner);
    await phone.trpc.reminders.addDevice.mutate(service.subscribe());
    await answerDue(caseId);
    await deliverDue(deps);
    await agent.trpc.auth.endOtherSessions.mutate();
    await sendPushes(deps);
    expect(bodies()).toEqual([]);
    expect((await agent.trpc.reminders.devices.query()).devices).toEqual([]);
  });
});

describe('a reminder that nobody dismissed', () => {
  const days = () =>
    db.selectFrom('reminderNotices').select(['remindOn', 'isRepeat']).orderBy('remindOn').execute();
  const at = async (day: string) => {
    clock.set(`${day}T18:00:00Z`);
    return deliverDue(deps);
  };

  test('is said again the next day, and on the day itself', async () => {
    const { caseId, agent } = await harlow();
    await agent.trpc.reminders.addDevice.mutate(service.subscribe());
    await insertMilestone(db, { caseId, date: '2026-03-30', reminderDates: JSON.stringify(['2026-03-23']) });
    const told: number[] = [];
    for (const day of ['23', '24', '25', '26', '29', '30', '31']) told.push(await at(`2026-03-${day}`));
    expect(told).toEqual([1, 1, 0, 0, 0, 1, 0]);
    expect(await days()).toEqual([
      { remindOn: '2026-03-23', isRepeat: false },
      { remindOn: '2026-03-24', isRepeat: true },
      { remindOn: '2026-03-30', isRepeat: true },
    ]);
    expect(await waiting()).toHaveLength(3);
    const mails = await db.selectFrom('mailOutbox').select('body').orderBy('createdAt').execute();
    expect(mails.map(({ body }) => body.includes('You have not dismissed this reminder yet'))).toEqual(
      mails.map((_, index) => index > 0),
    );
  });

  test('is not said again where it was dismissed, or its reminders were taken away', async () => {
    const { caseId, owner, agent } = await harlow();
    const one = { caseId, kind: 'One', date: '2026-03-30', reminderDates: JSON.stringify(['2026-03-23']) };
    await insertMilestone(db, one);
    const other = await insertMilestone(db, { ...one, kind: 'Other' });
    await at('2026-03-23');
    const notice = (await agent.trpc.reminders.list.query()).find(({ kind }) => kind === 'One');
    await dismissReminders(deps, owner.id, [notice?.id ?? '']);
    await db.updateTable('milestones').set({ reminderDates: '[]' }).where('id', '=', other.id).execute();
    expect(await at('2026-03-24')).toBe(0);
    expect(await at('2026-03-30')).toBe(0);
  });
});
