import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { OpenDeadline } from '#src/timeline/schema.ts';
import { insertCase } from '#tests/factories/cases.ts';
import { insertMilestone } from '#tests/factories/milestones.ts';
import { insertUser } from '#tests/factories/users.ts';
import { WIRES } from '#tests/setup/agent.ts';
import { expectFailure } from '#tests/setup/answers.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { makePeople } from '../cases/people.ts';

const database = await testDatabase();
const server = await makeTestApp();
const { db } = server;
beforeEach(() => database.reset());
afterAll(() => server.close());

describe.each(WIRES)('deadlines.open on %s', (wire) => {
  test('the dated ones of all of the own cases, soonest first, and nothing that is done', async () => {
    const { caseId, ownerId, owner, viewer, expired, outsider } = await makePeople(server);
    const untitled = await insertCase(db, { userId: ownerId, title: '', caseNumber: 'CV-7', state: 'CA' });
    await insertMilestone(db, { caseId, kind: 'Trial', date: '2026-11-02', position: 7 });
    const counted = { date: '2026-03-17', isAutoCalculated: true, ruleReference: 'FRCP 15(a)(3)' } as const;
    await insertMilestone(db, { caseId: untitled.id, kind: 'Response', ...counted });
    await insertMilestone(db, { caseId, kind: 'Answer', date: '2026-01-05', status: 'past' });
    await insertMilestone(db, { caseId, kind: 'Undated' });
    await insertMilestone(db, { caseId, kind: 'Done', date: '2026-03-10', finishedAt: new Date() });
    await insertMilestone(db, { kind: 'Of another case', date: '2026-03-10' });
    const answer = await owner.call(wire, 'deadlines.open');
    expect(answer.status).toBe(200);
    const found = OpenDeadline.strict().array().parse(answer.body);
    expect(found).toMatchObject([
      { kind: 'Answer', date: '2026-01-05', status: 'past', caseTitle: 'Quay v. Orlov Roofing' },
      { kind: 'Response', ...counted, caseId: untitled.id, caseTitle: 'CV-7', caseState: 'CA' },
      { kind: 'Trial', date: '2026-11-02', caseId, caseState: 'NM' },
    ]);
    expect(found.map((each) => each.countedAgain)).toEqual([null, null, null]);
    expect((await viewer.call(wire, 'deadlines.open')).body).toHaveLength(2);
    expect((await expired.call(wire, 'deadlines.open')).body).toEqual([]);
    expect((await outsider.call(wire, 'deadlines.open')).body).toEqual([]);
  });

  test('a day that its case outgrew is doubted, and no other', async () => {
    const { owner, ownerId } = await makePeople(server);
    const metro = { userId: ownerId, state: 'NM', caseNumber: 'T-4-CV-2026-001234' } as const;
    const eviction = await insertCase(db, { ...metro, kind: 'eviction' });
    const civil = await insertCase(db, metro);
    const calculation = {
      jurisdiction: 'new_mexico_magistrate',
      deadlineType: 'answer_to_complaint_due',
      serviceMethod: 'personal',
      triggerDate: '2026-03-02',
      method: 'court-rule',
    } as const;
    const stored = JSON.stringify(calculation);
    const counted = { date: '2026-03-23', isAutoCalculated: true, calculation: stored };
    await insertMilestone(db, { caseId: eviction.id, kind: 'Answer', ...counted });
    await insertMilestone(db, { caseId: civil.id, kind: 'Answer', ...counted });
    const found = OpenDeadline.array().parse((await owner.call(wire, 'deadlines.open')).body);
    expect(found.find(({ caseId }) => caseId === civil.id)?.unfit).toBeNull();
    // They were stored when a deadline did not keep its rule yet: its count names it.
    expect(found.map(({ ruleKey }) => ruleKey)).toEqual(['N14', 'N14']);
    expect(found.find(({ caseId }) => caseId === eviction.id)?.unfit).toMatch(
      /does not hold in an eviction case/,
    );
  });

  test('a thousand at most, the soonest', async () => {
    const { caseId, owner } = await makePeople(server);
    const values = Array.from({ length: 1005 }, (_, number) => ({
      caseId,
      kind: `Deadline ${number}`,
      date: new Date(Date.UTC(2026, 0, 1 + number)).toISOString().slice(0, 10),
    }));
    await db.insertInto('milestones').values(values.toReversed()).execute();
    const found = OpenDeadline.array().parse((await owner.call(wire, 'deadlines.open')).body);
    expect(found.map(({ kind }) => kind)).toEqual(values.slice(0, 1000).map(({ kind }) => kind));
  });

  test('401 and 403', async () => {
    expectFailure(await server.visitor().call(wire, 'deadlines.open'), 401, 'UNAUTHORIZED');
    const newcomer = await server.as(await insertUser(db, { state: null }));
    expectFailure(await newcomer.call(wire, 'deadlines.open'), 403, 'FORBIDDEN');
  });

  test('one whose rule was changed since says the day it has now; one that was moved by hand does not', async () => {
    const { caseId, owner } = await makePeople(server);
    const calculation = {
      jurisdiction: 'new_mexico_district',
      deadlineType: 'answer_to_complaint_due',
      serviceMethod: 'personal',
      triggerDate: '2026-06-01',
      hearingDate: null,
      mailedFrom: null,
      localDays: null,
      closures: [],
      method: 'court-rule',
    } as const;
    const counted = { caseId, date: '2026-06-22', calculation: JSON.stringify(calculation) };
    await insertMilestone(db, {
      ...counted,
      kind: 'By the rule of then',
      position: 1,
      isAutoCalculated: true,
    });
    await insertMilestone(db, { ...counted, kind: 'By hand', position: 2, isAutoCalculated: false });
    await insertMilestone(db, { ...counted, kind: 'Right', date: '2026-07-01', isAutoCalculated: true });
    const strange = { ...calculation, jurisdiction: 'texas' };
    const unknown = { ...counted, date: '2026-07-02', calculation: JSON.stringify(strange) };
    await insertMilestone(db, { ...unknown, kind: 'Of another release', isAutoCalculated: true });
    const found = OpenDeadline.array().parse((await owner.call(wire, 'deadlines.open')).body);
    expect(found.map(({ kind, countedAgain }) => [kind, countedAgain])).toEqual([
      ['By the rule of then', '2026-07-01'],
      ['By hand', null],
      ['Right', null],
      ['Of another release', null],
    ]);
  });
});
