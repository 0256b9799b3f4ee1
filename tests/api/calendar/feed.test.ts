import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { CalendarFeed, NewCalendarFeed } from '#src/calendar/schema.ts';
import { insertCase, insertMember } from '#tests/factories/cases.ts';
import { insertMilestone } from '#tests/factories/milestones.ts';
import { insertUser } from '#tests/factories/users.ts';
import { type Agent, WIRES, type Wire } from '#tests/setup/agent.ts';
import { expectFailure } from '#tests/setup/answers.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { onTheWire } from '#tests/setup/wire-schema.ts';
import { readCalendar } from './rfc5545.ts';

const database = await testDatabase();
const server = await makeTestApp({ env: { APP_URL: 'https://proceed.example' } });
const { db, clock } = server;
beforeEach(async () => {
  await database.reset();
  clock.set('2026-03-20T18:00:00Z');
});
afterAll(() => server.close());

async function create(agent: Agent, wire: Wire = 'trpc'): Promise<string> {
  const answer = await agent.call(wire, 'calendar.createFeed');
  expect(answer.status).toBe(wire === 'rest' ? 201 : 200);
  return NewCalendarFeed.strict().parse(answer.body).url;
}

/** As a calendar program asks: without a session. */
function fetchFeed(url: string, headers: Record<string, string> = {}, method = 'GET') {
  return server.request(new URL(url).pathname, { method, headers });
}

describe.each(WIRES)('the feed on %s', (wire) => {
  test('has an address that is told once, and kept as a digest', async () => {
    const user = await insertUser(db);
    const agent = await server.as(user);
    expect((await agent.call(wire, 'calendar.feed')).body).toBeNull();
    const url = await create(agent, wire);
    expect(url).toMatch(/^https:\/\/proceed\.example\/api\/calendar\/[\w-]{43}\.ics$/);
    const answer = await agent.call(wire, 'calendar.feed');
    (wire === 'rest' ? onTheWire(CalendarFeed) : CalendarFeed.strict()).parse(answer.body);
    expect(answer.body).toMatchObject({ url: null, lastReadAt: null });
    const row = await db.selectFrom('calendarFeeds').selectAll().executeTakeFirstOrThrow();
    const token = url.slice(-47, -4);
    expect(JSON.stringify(row)).not.toContain(token);
    expect((await fetchFeed(url)).status).toBe(200);
  });

  test('a new address ends the old one, revoking ends it for good', async () => {
    const agent = await server.as(await insertUser(db));
    const first = await create(agent, wire);
    const second = await create(agent, wire);
    expect(second).not.toBe(first);
    expect((await fetchFeed(first)).status).toBe(404);
    expect((await fetchFeed(second)).status).toBe(200);
    const revoked = await agent.call(wire, 'calendar.revokeFeed');
    expect(revoked).toMatchObject({ status: 200, body: { message: 'Calendar feed revoked' } });
    expect((await fetchFeed(second)).status).toBe(404);
    expect((await agent.call(wire, 'calendar.feed')).body).toBeNull();
    expectFailure(await agent.call(wire, 'calendar.revokeFeed'), 404, 'NOT_FOUND');
  });

  test('revoking touches nobody else; 401 and 403', async () => {
    const url = await create(await server.as(await insertUser(db)));
    const other = await server.as(await insertUser(db));
    expectFailure(await other.call(wire, 'calendar.revokeFeed'), 404, 'NOT_FOUND');
    const newcomer = await server.as(await insertUser(db, { state: null }));
    for (const name of ['calendar.feed', 'calendar.createFeed', 'calendar.revokeFeed']) {
      expectFailure(await server.visitor().call(wire, name), 401, 'UNAUTHORIZED');
      expectFailure(await newcomer.call(wire, name), 403, 'FORBIDDEN');
    }
    expect((await fetchFeed(url)).status).toBe(200);
  });
});

describe('GET /api/calendar/{token}.ics', () => {
  test('holds what is dated in the cases its owner may read now', async () => {
    const user = await insertUser(db);
    const own = await insertCase(db, { userId: user.id, title: 'Own' });
    const shared = await insertCase(db, { title: 'Shared' });
    const former = await insertCase(db, { title: 'Former' });
    const foreign = await insertCase(db, { title: 'Foreign' });
    await insertMember(db, {
      caseId: shared.id,
      userId: user.id,
      role: 'viewer',
      expiresAt: '2026-03-21T00:00:00Z',
    });
    await insertMember(db, { caseId: former.id, userId: user.id, expiresAt: '2026-03-20T17:00:00Z' });
    for (const { id: caseId, title } of [own, shared, former, foreign]) {
      await insertMilestone(db, { caseId, kind: `${title} answer`, date: '2026-04-01' });
      await insertMilestone(db, { caseId, kind: 'Undated' });
    }
    const url = await create(await server.as(user));
    const { name, events } = readCalendar(await (await fetchFeed(url)).text());
    expect(name).toBe('Proceed deadlines');
    expect(events.map(({ summary }) => summary).sort()).toEqual([
      'Own answer (Own)',
      'Shared answer (Shared)',
    ]);
    clock.advance({ hours: 7 });
    const later = readCalendar(await (await fetchFeed(url)).text());
    expect(later.events.map(({ summary }) => summary)).toEqual(['Own answer (Own)']);
  });

  test('answers 304 until something changes', async () => {
    const user = await insertUser(db);
    const { id: caseId } = await insertCase(db, { userId: user.id });
    const milestone = await insertMilestone(db, { caseId, date: '2026-04-01' });
    const url = await create(await server.as(user));
    const first = await fetchFeed(url);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]+"$/);
    expect(first.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    for (const tag of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const again = await fetchFeed(url, { 'if-none-match': tag });
      expect([again.status, await again.text()]).toEqual([304, '']);
    }
    expect((await fetchFeed(url, { 'if-none-match': '"x"' })).status).toBe(200);
    const change = { date: '2026-04-02', revision: 1, updatedAt: clock.now() };
    await db.updateTable('milestones').set(change).where('id', '=', milestone.id).execute();
    const changed = await fetchFeed(url, { 'if-none-match': etag });
    expect(changed.status).toBe(200);
    expect(readCalendar(await changed.text()).events).toMatchObject([
      { uid: `${milestone.id}@proceed`, start: '2026-04-02', sequence: 1 },
    ]);
    const head = await fetchFeed(url, {}, 'HEAD');
    expect([head.status, head.headers.get('etag') === etag, await head.text()]).toEqual([200, false, '']);
  });

  test('notes at most hourly that it was read', async () => {
    const agent = await server.as(await insertUser(db));
    const url = await create(agent);
    const readAt = async () => (await agent.trpc.calendar.feed.query())?.lastReadAt?.getTime();
    await fetchFeed(url);
    const first = await readAt();
    expect(first).toBeTypeOf('number');
    clock.advance({ minutes: 59 });
    await fetchFeed(url);
    expect(await readAt()).toBe(first);
    clock.advance({ minutes: 2 });
    await fetchFeed(url);
    expect(await readAt()).toBeGreaterThan(first ?? 0);
  });

  test.each(['none.ics', `${'A'.repeat(43)}.ics`, '..%2f..%2fetc.ics', '%00.ics', `${'A'.repeat(9000)}.ics`])(
    '404 for %.30s',
    async (file) => {
      const response = await server.request(`/api/calendar/${file}`);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ code: 'NOT_FOUND' });
    },
  );

  test('keeps its secret out of the log when something goes wrong', async () => {
    const url = await create(await server.as(await insertUser(db)));
    const token = url.slice(-47, -4);
    const clockless = {
      now() {
        throw new Error('The clock has stopped.');
      },
    };
    const broken = await makeTestApp({ deps: { clock: clockless } });
    const response = await broken.request(new URL(url).pathname);
    expect(response.status).toBe(500);
    expect(broken.log.lines).toMatchObject([{ level: 'error', fields: { path: '/api/calendar/…' } }]);
    expect(JSON.stringify(broken.log.lines)).not.toContain(token);
    await broken.close();
  });

  test('takes a thousand deadlines', async () => {
    const user = await insertUser(db);
    const { id: caseId } = await insertCase(db, { userId: user.id });
    const rows = Array.from({ length: 1000 }, (_, index) => ({
      caseId,
      kind: `Deadline ${index}`,
      date: '2026-04-01',
    }));
    await db.insertInto('milestones').values(rows).execute();
    const url = await create(await server.as(user));
    const text = await (await fetchFeed(url)).text();
    expect(Buffer.byteLength(text)).toBeLessThan(1_000_000);
    expect(readCalendar(text).events).toHaveLength(1000);
  });
});
