import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { CASE_STAGES, Case } from '#src/cases/schema.ts';
import { insertUser } from '#tests/factories/users.ts';
import { type Input, WIRES } from '#tests/setup/agent.ts';
import { expectFailure, textAt } from '#tests/setup/answers.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { onTheWire } from '#tests/setup/wire-schema.ts';

const database = await testDatabase();
const server = await makeTestApp();
const { db } = server;
beforeEach(() => database.reset());
afterAll(() => server.close());

const form = {
  title: 'The roof on Piñon Lane',
  caseType: 'civil',
  state: 'NM',
  courtName: 'Second Judicial District Court',
};

describe.each(WIRES)('cases.create on %s', (wire) => {
  test('makes a case that its creator owns', async () => {
    const user = await insertUser(db);
    const agent = await server.as(user);
    const input = {
      ...form,
      description: 'Leaks since May.',
      caseNumber: 'D-202-CV-2025-00042',
      plaintiffName: 'Orlov Roofing LLC',
      defendantName: 'Rosalind Quay',
    };
    const answer = await agent.call(wire, 'cases.create', input);
    expect(answer.status).toBe(wire === 'rest' ? 201 : 200);
    (wire === 'rest' ? onTheWire(Case) : Case.strict()).parse(answer.body);
    expect(answer.body).toMatchObject({
      ...input,
      userId: user.id,
      memberRole: 'owner',
      connectedCaseId: null,
    });
    const members = await db.selectFrom('caseMembers').select(['userId', 'role', 'expiresAt']).execute();
    expect(members).toEqual([{ userId: user.id, role: 'owner', expiresAt: null }]);
  });

  test('and its timeline: eight stages in order, without dates', async () => {
    const agent = await server.as(await insertUser(db));
    const caseId = textAt(await agent.call(wire, 'cases.create', form), 'id');
    const rows = await db
      .selectFrom('milestones')
      .select(['caseId', 'kind', 'position', 'date', 'status'])
      .orderBy('position')
      .execute();
    expect(rows).toEqual(
      CASE_STAGES.map((kind, position) => ({ caseId, kind, position, date: null, status: 'upcoming' })),
    );
    expect(CASE_STAGES).toEqual([
      'Complaint',
      'Answer',
      'Motion Practice',
      'Discovery',
      'Process of Service',
      'Docket',
      'Settlement Conference',
      'Trial',
    ]);
  });

  test('blanks around texts go, empty ones are stored as nothing', async () => {
    const agent = await server.as(await insertUser(db));
    const answer = await agent.call(wire, 'cases.create', {
      ...form,
      title: '  The roof  ',
      state: 'nm',
      description: '   ',
      caseNumber: '',
      plaintiffName: null,
    });
    expect(answer.body).toMatchObject({
      title: 'The roof',
      state: 'NM',
      description: null,
      caseNumber: null,
      plaintiffName: null,
      defendantName: null,
    });
    expect(await db.selectFrom('cases').select('caseNumberKey').execute()).toEqual([{ caseNumberKey: null }]);
  });

  test.each<[string, Input, string, string]>([
    ['no title', { title: undefined }, 'title', 'Title is required'],
    ['a blank title', { title: ' \t' }, 'title', 'Title is required'],
    ['a title that is a number', { title: 7 }, 'title', 'Title is required'],
    ['a long title', { title: 'x'.repeat(301) }, 'title', 'Please keep the title under 300 characters'],
    ['no type', { caseType: undefined }, 'caseType', 'Case type is required'],
    ['a type of no list', { caseType: 'traffic' }, 'caseType', 'Case type is required'],
    ['no state', { state: undefined }, 'state', 'State must be a 2-letter code'],
    ['a state in full', { state: 'New Mexico' }, 'state', 'State must be a 2-letter code'],
    ['a state that is none', { state: 'ZZ' }, 'state', 'State must be a 2-letter code'],
    ['no court', { courtName: undefined }, 'courtName', 'Court name is required'],
    ['a blank court', { courtName: ' ' }, 'courtName', 'Court name is required'],
    ['a long number', { caseNumber: '1'.repeat(101) }, 'caseNumber', 'Please keep this under 100 characters'],
  ])('400 for %s', async (_what, change, field, message) => {
    const agent = await server.as(await insertUser(db));
    const answer = await agent.call(wire, 'cases.create', { ...form, ...change });
    expectFailure(answer, 400, 'BAD_REQUEST', { message, errors: [message], fields: { [field]: message } });
    expect(await db.selectFrom('cases').select('id').execute()).toEqual([]);
  });

  test('400 names everything that is missing at once', async () => {
    const agent = await server.as(await insertUser(db));
    const errors = [
      'Title is required',
      'Case type is required',
      'State must be a 2-letter code',
      'Court name is required',
    ];
    expectFailure(await agent.call(wire, 'cases.create'), 400, 'BAD_REQUEST', { errors });
  });

  test('what is not of the form is refused by its name, an owner above all', async () => {
    const [user, other] = [await insertUser(db), await insertUser(db)];
    const agent = await server.as(user);
    const answer = await agent.call(wire, 'cases.create', { ...form, id: other.id, userId: other.id });
    expectFailure(answer, 400, 'BAD_REQUEST', {
      fields: { id: expect.any(String), userId: expect.any(String) },
    });
    expect(await db.selectFrom('cases').selectAll().execute()).toEqual([]);
  });

  test('400 for a text that no database can hold', async () => {
    const agent = await server.as(await insertUser(db));
    const answer = await agent.call(wire, 'cases.create', { ...form, description: 'a\u0000b' });
    expectFailure(answer, 400, 'BAD_REQUEST');
    expect(answer.text).not.toMatch(/utf|encoding|invalid byte/i);
  });

  test('401 without a session, 403 before the profile is complete', async () => {
    expectFailure(await server.visitor().call(wire, 'cases.create', form), 401, 'UNAUTHORIZED');
    const newcomer = await server.as(await insertUser(db, { state: null }));
    expectFailure(await newcomer.call(wire, 'cases.create', form), 403, 'FORBIDDEN', {
      message: 'Please complete your profile first: choose your role and state.',
    });
  });
});
