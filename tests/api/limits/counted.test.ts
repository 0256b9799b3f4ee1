import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { insertCase } from '#tests/factories/cases.ts';
import { insertUser } from '#tests/factories/users.ts';
import { type Agent, WIRES } from '#tests/setup/agent.ts';
import { expectFailure } from '#tests/setup/answers.ts';
import { makeTestApp, type TestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';

const database = await testDatabase();
// Two servers on one database, of which neither knows what the other has in its memory.
const servers: [TestApp, TestApp] = [await makeTestApp(), await makeTestApp()];
const [{ db }] = servers;
beforeEach(() => database.reset());
afterAll(async () => {
  for (const server of servers) await server.close();
});

/** The same person at both servers. */
async function atBoth(user: { id: string }): Promise<[Agent, Agent]> {
  return [await servers[0].as(user), await servers[1].as(user)];
}

const WAIT = /Please wait (?:\d+ minutes?|\d+ hours)/;

describe.each(WIRES)('what one server counted the other knows, on %s', (wire) => {
  test('case numbers that one person looks for', async () => {
    await insertCase(db);
    const agents = await atBoth(await insertUser(db, { state: null }));
    const look = (agent: Agent, caseNumber: string) =>
      agent.call(wire, 'auth.onboard', { role: 'defendant', state: 'NM', caseNumber });
    for (let tries = 0; tries < 20; tries += 1) {
      const answer = await look(agents[tries % 2 ? 1 : 0], `D-101-CV-2026-${10_000 + tries}`);
      expectFailure(answer, 404, 'NOT_FOUND');
    }
    for (const agent of agents) {
      const refused = await look(agent, 'D-101-CV-2025-00042');
      expectFailure(refused, 429, 'TOO_MANY_REQUESTS', { message: expect.stringMatching(WAIT) });
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    // Who goes on without the number is not kept waiting.
    expect((await agents[0].call(wire, 'auth.onboard', { role: 'plaintiff', state: 'NM' })).status).toBe(200);
  });

  test('and that many accounts of one network look for', async () => {
    let refused = 0;
    for (let count = 0; count < 4; count += 1) {
      const [agent] = await atBoth(await insertUser(db, { state: null }));
      agent.address = '198.51.100.7';
      for (let tries = 0; tries < 16; tries += 1) {
        const input = { role: 'defendant', state: 'NM', caseNumber: `D-101-CV-2026-${count}${tries}1` };
        if ((await agent.call(wire, 'auth.onboard', input)).status === 429) refused += 1;
      }
    }
    expect(refused).toBe(4);
  });

  test('invitations', async () => {
    const user = await insertUser(db);
    const { id: caseId } = await insertCase(db, { userId: user.id });
    const agents = await atBoth(user);
    const invite = (agent: Agent) => agent.call(wire, 'cases.invite', { caseId, role: 'viewer' });
    for (let made = 0; made < 50; made += 1) {
      expect((await invite(agents[made % 2 ? 1 : 0])).status).toBeLessThan(300);
    }
    expectFailure(await invite(agents[0]), 429, 'TOO_MANY_REQUESTS', {
      message: expect.stringContaining('50 invitations in a day'),
    });
    expectFailure(await invite(agents[1]), 429, 'TOO_MANY_REQUESTS');
    expect(await db.selectFrom('caseInvitations').select('id').execute()).toHaveLength(50);
  });

  test('wrong passwords', async () => {
    const answers: number[] = [];
    for (let tries = 0; tries < 11; tries += 1) {
      const visitor = servers[tries % 2 ? 1 : 0].visitor();
      const input = { email: 'ida.marsh@example.org', password: 'wrong password' };
      answers.push((await visitor.call(wire, 'auth.signIn', input)).status);
    }
    expect(answers).toEqual([...new Array(10).fill(401), 429]);
  });
});
