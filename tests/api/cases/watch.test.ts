import { subDays } from 'date-fns';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { insertCase, insertMember } from '#tests/factories/cases.ts';
import { insertUser } from '#tests/factories/users.ts';
import type { Agent } from '#tests/setup/agent.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';

const database = await testDatabase();
const server = await makeTestApp();
beforeEach(() => database.reset());
afterAll(() => server.close());

const WIRES = [
  ['tRPC', '/api/trpc/cases.watch'],
  ['REST', '/api/events'],
] as const;

async function open(agent: Agent, path: string) {
  const stop = new AbortController();
  const response = await agent.request(path, {
    headers: { accept: 'text/event-stream' },
    signal: stop.signal,
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let seen = '';
  return {
    response,
    /** As a connection that is closed. */
    stop() {
      stop.abort();
      reader?.cancel().catch(() => {});
    },
    /** What has been told by the time that this is. */
    async until(pattern: RegExp): Promise<string> {
      while (!pattern.test(seen)) {
        const part = await reader?.read();
        if (part === undefined || part.done) break;
        seen += part.value;
      }
      return seen;
    },
  };
}

async function setUp() {
  const user = await insertUser(server.db);
  const { id: caseId } = await insertCase(server.db, { userId: user.id });
  return { user, caseId, agent: await server.as(user) };
}

const PASSWORD = 'eleven green doors';
const Listed = z.array(z.object({ id: z.string(), current: z.boolean() }));

/** One person in two browsers. */
async function twice() {
  const [agent, other] = [server.visitor(), server.visitor()];
  const who = { email: 'ida.marsh@example.org', password: PASSWORD };
  await agent.rest('POST', '/api/auth/register', who);
  await agent.rest('POST', '/api/auth/onboarding', { role: 'attorney', state: 'NM' });
  await other.rest('POST', '/api/auth/sign-in', who);
  return { agent, other };
}

async function idOf(agent: Agent): Promise<string> {
  return z.object({ id: z.string() }).parse((await agent.rest('GET', '/api/auth/user')).body).id;
}

/** Comes last: what was not told before it is told to nobody. */
const END = { type: 'feed-changed' } as const;
const deadline = { kind: 'Witness list', date: '2027-03-01' };

describe.each(WIRES)("a person's events on %s", (_wire, path) => {
  test('tell what changes in every case of the person, with the case, and in no other', async () => {
    const { user, caseId, agent } = await setUp();
    const second = await insertCase(server.db, { userId: user.id });
    const other = await setUp();
    const watching = await open(agent, path);
    expect(watching.response.headers.get('content-type')).toContain('text/event-stream');
    await watching.until(/connected/);
    await other.agent.rest('POST', `/api/cases/${other.caseId}/milestones`, deadline);
    await agent.rest('POST', `/api/cases/${caseId}/milestones`, deadline);
    server.deps.events.publish(second.id, { type: 'documents-changed' });
    server.deps.events.tell(other.user.id, { type: 'reminders-changed' });
    server.deps.events.tell(user.id, END);
    const seen = await watching.until(/feed-changed/);
    expect(seen).toMatch(new RegExp(`timeline-changed[^\\n]*${caseId}`));
    expect(seen).toMatch(new RegExp(`documents-changed[^\\n]*${second.id}`));
    expect(seen).not.toContain(other.caseId);
    expect(seen).not.toContain('reminders-changed');
    watching.stop();
  });

  test('are refused to nobody in particular and to whoever has no profile yet', async () => {
    const newcomer = await server.as(await insertUser(server.db, { state: null }));
    for (const [who, code] of [
      [server.visitor(), 'UNAUTHORIZED'],
      [newcomer, 'FORBIDDEN'],
    ] as const) {
      const watching = await open(who, path);
      expect(await watching.until(new RegExp(code))).toContain(code);
      watching.stop();
    }
  });

  test('whoever loses access hears that a case went, and of that case nothing more', async () => {
    const { caseId, agent: owner } = await setUp();
    const helper = await insertUser(server.db);
    await insertMember(server.db, { caseId, userId: helper.id, role: 'viewer' });
    const watching = await open(await server.as(helper), path);
    await watching.until(/connected/);
    await owner.rest('POST', `/api/cases/${caseId}/milestones`, deadline);
    await watching.until(/timeline-changed/);
    await owner.rest('DELETE', `/api/cases/${caseId}/members/${helper.id}`);
    const before = await watching.until(/cases-changed/);
    await owner.rest('POST', `/api/cases/${caseId}/milestones`, { ...deadline, kind: 'Exhibit list' });
    server.deps.events.tell(helper.id, END);
    const after = await watching.until(/feed-changed/);
    expect(after.slice(before.length)).not.toContain(caseId);
    expect(after.match(/timeline-changed/g)).toHaveLength(1);
    watching.stop();
  });

  test('whose access has run out is found at the event', async () => {
    const { caseId } = await setUp();
    const helper = await insertUser(server.db);
    await insertMember(server.db, { caseId, userId: helper.id, role: 'viewer' });
    const watching = await open(await server.as(helper), path);
    await watching.until(/connected/);
    await server.db.deleteFrom('caseMembers').where('userId', '=', helper.id).execute();
    server.deps.events.publish(caseId, { type: 'case-changed' });
    server.deps.events.tell(helper.id, END);
    expect(await watching.until(/feed-changed/)).not.toContain('case-changed');
    watching.stop();
  });

  test.each([
    ['signing out', (agent: Agent) => agent.request('/api/auth/logout')],
    [
      'being ended in the list',
      async (_: Agent, other: Agent) => {
        const { body } = await other.rest('GET', '/api/auth/sessions');
        const first = Listed.parse(body).find(({ current }) => !current);
        return other.rest('DELETE', `/api/auth/sessions/${first?.id}`);
      },
    ],
    ['all others being ended', (_: Agent, other: Agent) => other.rest('DELETE', '/api/auth/sessions')],
    [
      'a new password',
      (_: Agent, other: Agent) =>
        other.rest('POST', '/api/auth/change-password', {
          currentPassword: PASSWORD,
          newPassword: 'nineteen slow herons',
        }),
    ],
  ] as const)('ends at once with the session, by %s', async (_how, end) => {
    const { agent, other } = await twice();
    const watching = await open(agent, path);
    const goesOn = await open(other, path);
    for (const one of [watching, goesOn]) await one.until(/connected/);
    expect((await end(agent, other)).status).toBeLessThan(400);
    expect(await watching.until(/never/)).not.toContain('too-many-windows');
    server.deps.events.tell(await idOf(other), END);
    expect(await goesOn.until(/feed-changed/)).toContain('feed-changed');
    goesOn.stop();
  });

  test.each([
    [
      'another process',
      (userId: string) => server.db.deleteFrom('sessions').where('userId', '=', userId).execute(),
    ],
    [
      'its days',
      (userId: string) =>
        server.db
          .updateTable('sessions')
          .set({ createdAt: subDays(new Date(), 91) })
          .where('userId', '=', userId)
          .execute(),
    ],
    ['the account', (userId: string) => server.db.deleteFrom('users').where('id', '=', userId).execute()],
  ] as const)('ends within a quarter of a minute with a session that %s ended', async (_who, end) => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    try {
      const user = await insertUser(server.db);
      const watching = await open(await server.as(user), path);
      await watching.until(/connected/);
      await end(user.id);
      vi.advanceTimersByTime(15_000);
      await watching.until(/never/);
    } finally {
      vi.useRealTimers();
    }
  });

  test('tells nothing after the session has ended, whoever ended it', async () => {
    const { user, caseId, agent } = await setUp();
    const watching = await open(agent, path);
    await watching.until(/connected/);
    await server.db.deleteFrom('sessions').where('userId', '=', user.id).execute();
    server.deps.events.publish(caseId, { type: 'case-changed' });
    server.deps.events.tell(user.id, END);
    const seen = await watching.until(/never/);
    expect(seen).not.toContain('case-changed');
    expect(seen).not.toContain(END.type);
  });

  test('are so many at a time: the oldest makes place, and is told why', async () => {
    const { user, agent } = await setUp();
    const other = await setUp();
    const others = await open(other.agent, path);
    const watching: Awaited<ReturnType<typeof open>>[] = [];
    for (let count = 0; count < 50; count += 1) {
      const one = await open(agent, path);
      await one.until(/connected/);
      watching.push(one);
    }
    const [first, second] = watching;
    const newest = await open(agent, path);
    const last = await first?.until(/never/);
    expect(last).toMatch(/too-many-windows/);
    if (path === '/api/events') expect(last).toMatch(/^retry: \d{7,}$/m);
    server.deps.events.tell(user.id, END);
    server.deps.events.tell(other.user.id, END);
    for (const one of [second, newest, others]) {
      expect(await one?.until(/feed-changed/)).not.toContain('too-many-windows');
    }
    for (const one of [...watching, newest, others]) one.stop();
  });

  test('a case that comes while the person watches is watched too', async () => {
    const { agent } = await setUp();
    const watching = await open(agent, path);
    await watching.until(/connected/);
    const created = await agent.rest('POST', '/api/cases', {
      title: 'Harlow v. Brandt',
      caseType: 'civil',
      state: 'NM',
      courtName: 'Second Judicial District Court',
    });
    await watching.until(/cases-changed/);
    const { id } = Object(created.body);
    await agent.rest('POST', `/api/cases/${id}/milestones`, deadline);
    expect(await watching.until(/timeline-changed/)).toContain(id);
    watching.stop();
  });
});

test('both watchers of one person are told', async () => {
  const { agent, caseId } = await setUp();
  const tabs = [await open(agent, '/api/trpc/cases.watch'), await open(agent, '/api/events')];
  for (const tab of tabs) await tab.until(/connected/);
  await agent.rest('POST', `/api/cases/${caseId}/milestones`, deadline);
  for (const tab of tabs) {
    expect(await tab.until(/timeline-changed/)).toContain(caseId);
    tab.stop();
  }
});
