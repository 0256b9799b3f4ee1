import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { Summons } from '#src/summons/schema.ts';
import { insertMilestone } from '#tests/factories/milestones.ts';
import { WIRES } from '#tests/setup/agent.ts';
import { expectFailure } from '#tests/setup/answers.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { watchCase } from '#tests/setup/case-events.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { onTheWire } from '#tests/setup/wire-schema.ts';
import { expectNotFound, expectRefused, makePeople } from '../cases/people.ts';
import { newSummons } from './bodies.ts';

const database = await testDatabase();
const server = await makeTestApp();
const { db } = server;
beforeEach(() => database.reset());
afterAll(() => server.close());

const count = async () =>
  (
    await db
      .selectFrom('summons')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n;

describe.each(WIRES)('summons.create on %s', (wire) => {
  test('makes a draft with its deadline, texts cleaned, state in capitals', async () => {
    const { caseId, collaborator } = await makePeople(server);
    const milestone = await insertMilestone(db, { caseId, kind: 'Process of Service' });
    const body = newSummons({ caseId, milestoneId: milestone.id });
    const answer = await collaborator.call(wire, 'summons.create', body);
    expect(answer.status, answer.text).toBe(wire === 'rest' ? 201 : 200);
    if (wire === 'rest') onTheWire(Summons).parse(answer.body);
    else Summons.strict().parse(answer.body);
    expect(answer.body).toMatchObject({
      caseId,
      milestoneId: milestone.id,
      state: 'NM',
      issuedDate: '2026-06-01',
      responseDeadlineDays: 30,
      responseDeadlineDate: '2026-07-02',
      status: 'draft',
      serviceStatus: 'unserved',
      judgeName: null,
      servedDate: null,
      plaintiffAddress: '900 Juniper Road\nSanta Fe, NM 87505',
    });
  });

  test('needs little, and reckons the deadline itself', async () => {
    const { caseId, owner } = await makePeople(server);
    const answer = await owner.call(wire, 'summons.create', {
      caseId,
      plaintiffName: 'Orlov Roofing LLC',
      defendantName: 'Rosalind Quay',
      courtName: 'First Judicial District Court',
      courtAddress: '225 Cedar Avenue',
      county: 'Santa Fe',
      issuedDate: '2026-02-27',
      responseDeadlineDays: 1,
      responseDeadlineDate: '2030-01-01',
    });
    expect(answer.body).toMatchObject({
      state: 'NM',
      isEntityDefendant: 'individual',
      isProSe: false,
      responseDeadlineDate: '2026-03-01',
      milestoneId: null,
      serviceStatus: 'unserved',
      servedDate: null,
    });
  });

  test('a moment late in the evening is that day where the court is', async () => {
    const { caseId, owner } = await makePeople(server);
    const late = newSummons({ caseId, issuedDate: '2026-06-02T03:41:07.123Z' });
    expect((await owner.call(wire, 'summons.create', late)).body).toMatchObject({
      issuedDate: '2026-06-01',
      responseDeadlineDate: '2026-07-02',
    });
  });

  test('says everything that is wrong at once, in the order of the form', async () => {
    const { caseId, owner } = await makePeople(server);
    const wrong = { caseId, isEntityDefendant: 'entity', state: 'New Mexico', issuedDate: '' };
    const errors = [
      'Plaintiff name is required',
      'Defendant name is required',
      'Registered agent name is required for business entities',
      'Registered agent address is required for business entities',
      'Court name is required',
      'Court address is required',
      'County is required',
      'State must be a two-letter code',
      'Issued date is required',
    ];
    expectFailure(await owner.call(wire, 'summons.create', wrong), 400, 'BAD_REQUEST', {
      errors,
      message: 'Plaintiff name is required',
    });
    expect(await count()).toBe(0);
  });

  test.each(['one of another case', 'one that is not there', 'no id at all'])(
    'refuses a milestone: %s',
    async (which) => {
      const { caseId, owner } = await makePeople(server);
      const other = await makePeople(server);
      const foreign = await insertMilestone(db, { caseId: other.caseId, kind: 'Process of Service' });
      const ids: Record<string, string> = {
        'one of another case': foreign.id,
        'one that is not there': crypto.randomUUID(),
      };
      const body = newSummons({ caseId, milestoneId: ids[which] ?? '../etc' });
      expectFailure(await owner.call(wire, 'summons.create', body), 404, 'NOT_FOUND');
      expect(await count()).toBe(0);
    },
  );
});

test('401, 403 and 404', async () => {
  const people = await makePeople(server);
  const { caseId: _, ...body } = newSummons();
  await expectRefused(people, 'summons.create', { caseId: people.caseId, ...body }, ['viewer']);
  await expectNotFound(people.owner, 'summons.create', 'caseId', { plaintiffName: 5 });
  expect(await count()).toBe(0);
});

test('whoever watches the case is told', async () => {
  const { caseId, owner } = await makePeople(server);
  const watching = new AbortController();
  const events = watchCase(server.deps.events, caseId, watching.signal);
  const next = events.next();
  await owner.call('rest', 'summons.create', newSummons({ caseId }));
  expect((await next).value).toEqual({ type: 'summons-changed' });
  watching.abort();
});
