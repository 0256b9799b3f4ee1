import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { Milestone } from '#src/timeline/schema.ts';
import { insertMilestone } from '#tests/factories/milestones.ts';
import { WIRES } from '#tests/setup/agent.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { onTheWire } from '#tests/setup/wire-schema.ts';
import { expectNotFound, expectRefused, makePeople } from '../cases/people.ts';

const database = await testDatabase();
const server = await makeTestApp();
const { db } = server;
beforeEach(() => database.reset());
afterAll(() => server.close());

describe.each(WIRES)('milestones.list on %s', (wire) => {
  test('by position, then date, those without a date last', async () => {
    const { caseId, viewer } = await makePeople(server);
    await insertMilestone(db, { caseId, kind: 'undated', position: 1 });
    await insertMilestone(db, { caseId, kind: 'later', position: 1, date: '2026-03-09' });
    await insertMilestone(db, { caseId, kind: 'last', position: 2, date: '2020-01-01' });
    await insertMilestone(db, { caseId, kind: 'sooner', position: 1, date: '2026-03-08' });
    await insertMilestone(db, { caseId, kind: 'first', position: 0 });
    await insertMilestone(db, { kind: 'of another case', position: 0 });
    const answer = await viewer.call(wire, 'milestones.list', { caseId });
    expect(answer.status).toBe(200);
    (wire === 'rest' ? onTheWire(Milestone.array()) : Milestone.strict().array()).parse(answer.body);
    expect(answer.body).toMatchObject(
      ['first', 'sooner', 'later', 'undated', 'last'].map((kind) => ({ kind, caseId })),
    );
    expect(answer.body).toHaveLength(5);
  });

  test('a date is a calendar date on both wires, with reminders and rule', async () => {
    const { caseId, owner } = await makePeople(server);
    const values = {
      kind: 'Answer Due',
      date: '2026-03-08',
      status: 'due',
      deadlineType: 'answer_due',
      ruleReference: 'NMRA 1-012(A)',
      reminderDates: ['2026-03-01', '2026-03-07'],
      isAutoCalculated: true,
    } as const;
    const stored = { ...values, reminderDates: JSON.stringify(values.reminderDates) };
    await insertMilestone(db, { caseId, ...stored });
    const answer = await owner.call(wire, 'milestones.list', { caseId });
    expect(answer.body).toMatchObject([values]);
  });

  test('a case without any has an empty list', async () => {
    const { caseId, owner } = await makePeople(server);
    expect((await owner.call(wire, 'milestones.list', { caseId })).body).toEqual([]);
  });
});

test('401, 403 and 404', async () => {
  const people = await makePeople(server);
  await expectRefused(people, 'milestones.list', { caseId: people.caseId });
  await expectNotFound(people.owner, 'milestones.list', 'caseId');
});
