import { afterAll, beforeEach, expect, test } from 'vitest';
import { insertCase } from '#tests/factories/cases.ts';
import { insertMilestone } from '#tests/factories/milestones.ts';
import { insertParticipant } from '#tests/factories/participants.ts';
import { insertUser } from '#tests/factories/users.ts';
import { WIRES } from '#tests/setup/agent.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { QueryCounter } from '#tests/setup/query-counter.ts';

const database = await testDatabase();
const { db } = database;
const counter = new QueryCounter();
const server = await makeTestApp({ deps: { db: db.withPlugin(counter) } });
beforeEach(() => database.reset());
afterAll(() => server.close());

/** How many queries one request takes beside those of the session. */
async function queriesOf(name: string, userId: string): Promise<number[]> {
  const agent = await server.as({ id: userId });
  const counts: number[] = [];
  for (const wire of WIRES) {
    counter.count = 0;
    const answer = await agent.call(wire, name);
    expect(answer.status, answer.text).toBe(200);
    counts.push(counter.count);
  }
  return counts;
}

async function fill(userId: string, cases: number): Promise<void> {
  for (let number = 0; number < cases; number += 1) {
    const { id: caseId } = await insertCase(db, { userId });
    await insertParticipant(db, { caseId });
    await insertParticipant(db, { caseId });
    await insertMilestone(db, { caseId, date: '2026-03-02' });
  }
}

test.each([
  ['cases.listWithParticipants', 'one for the cases and one for the participants', 2],
  ['cases.list', 'one', 1],
  ['deadlines.open', 'one', 1],
])('%s takes %s, however many cases there are', async (name, _, queries) => {
  const user = await insertUser(db);
  expect(await queriesOf(name, user.id)).toEqual([queries, queries]);
  await fill(user.id, 1);
  expect(await queriesOf(name, user.id)).toEqual([queries, queries]);
  await fill(user.id, 11);
  expect(await queriesOf(name, user.id)).toEqual([queries, queries]);
});

test('next.all takes one query for each of cases, timelines, facts and deadlines, however many cases there are', async () => {
  const user = await insertUser(db);
  await fill(user.id, 1);
  expect(await queriesOf('next.all', user.id)).toEqual([4, 4]);
  await fill(user.id, 11);
  expect(await queriesOf('next.all', user.id)).toEqual([4, 4]);
});
