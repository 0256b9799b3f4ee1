import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { insertUser } from '#tests/factories/users.ts';
import { type Agent, type Input, WIRES, type Wire } from '#tests/setup/agent.ts';
import { expectFailure, textAt } from '#tests/setup/answers.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';

const database = await testDatabase();
const server = await makeTestApp();
const { db } = server;
beforeEach(() => database.reset());
afterAll(() => server.close());

const COURT = 'Second Judicial District Court';
const form = {
  title: 'Collecting the roof debt',
  description: 'What my lawyer told me in confidence.',
  caseNumber: 'D-202-CV-2023-01234',
  caseType: 'civil',
  state: 'NM',
  courtName: COURT,
  plaintiffName: 'Orlov Roofing LLC',
  defendantName: 'Rosalind Quay',
};

/** A plaintiff's case, made the way a plaintiff makes it; returns its id. */
async function plaintiffsCase(values: Input = {}): Promise<string> {
  const plaintiff = await server.as(await insertUser(db, { role: 'plaintiff' }));
  return textAt(await plaintiff.rest('POST', '/api/cases', { ...form, ...values }), 'id');
}

async function newcomer(): Promise<{ userId: string; agent: Agent }> {
  const user = await insertUser(db, { state: null });
  return { userId: user.id, agent: await server.as(user) };
}

function connect(agent: Agent, caseNumber: string, more: Input = {}, wire: Wire = 'rest') {
  return agent.call(wire, 'auth.onboard', { role: 'defendant', state: 'NM', caseNumber, ...more });
}

describe.each(WIRES)('a defendant connects on %s', (wire) => {
  test('to a private copy of the public caption, and to nothing of the other side', async () => {
    const theirs = await plaintiffsCase();
    const { userId, agent } = await newcomer();
    const answer = await connect(agent, 'D-202-CV-2023-01234', {}, wire);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ role: 'defendant', state: 'NM' });

    const mine = await db.selectFrom('cases').selectAll().where('userId', '=', userId).execute();
    expect(mine).toMatchObject([
      {
        title: 'Orlov Roofing LLC v. Rosalind Quay',
        description: null,
        caseNumber: form.caseNumber,
        caseType: 'civil',
        courtName: COURT,
        plaintiffName: 'Orlov Roofing LLC',
        defendantName: 'Rosalind Quay',
        connectedCaseId: theirs,
      },
    ]);
    const listed = await agent.call(wire, 'cases.list');
    expect(listed.body).toMatchObject([{ id: mine[0]?.id, memberRole: 'owner' }]);
    expect(listed.text).not.toContain('in confidence');
    expectFailure(await agent.call(wire, 'cases.get', { caseId: theirs }), 404, 'NOT_FOUND');
    expectFailure(await agent.call(wire, 'milestones.list', { caseId: theirs }), 404, 'NOT_FOUND');
  });

  test('and the other side sees nothing of the copy', async () => {
    await plaintiffsCase();
    const { userId, agent } = await newcomer();
    await connect(agent, form.caseNumber, {}, wire);
    const copy = await db
      .selectFrom('cases')
      .select('id')
      .where('userId', '=', userId)
      .executeTakeFirstOrThrow();
    const members = await db.selectFrom('caseMembers').selectAll().where('caseId', '=', copy.id).execute();
    expect(members).toMatchObject([{ userId, role: 'owner' }]);
  });

  test('404 when no case has this number in this state, and nothing is stored', async () => {
    await plaintiffsCase();
    const { userId, agent } = await newcomer();
    expectFailure(await connect(agent, 'D-202-CV-2023-09999', {}, wire), 404, 'NOT_FOUND');
    expectFailure(await connect(agent, form.caseNumber, { state: 'TX' }, wire), 404, 'NOT_FOUND');
    const user = await db
      .selectFrom('users')
      .select('state')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    expect(user.state).toBeNull();
    expect(await db.selectFrom('cases').select('id').where('userId', '=', userId).execute()).toEqual([]);
  });

  test('409 when another account is connected already', async () => {
    await plaintiffsCase();
    const [first, second] = [await newcomer(), await newcomer()];
    expect((await connect(first.agent, form.caseNumber, {}, wire)).status).toBe(200);
    expectFailure(await connect(second.agent, form.caseNumber, {}, wire), 409, 'CONFLICT', {
      message: 'This case is already connected to another account.',
    });
  });

  test('two at once: one is connected', async () => {
    await plaintiffsCase();
    const people = await Promise.all([newcomer(), newcomer(), newcomer()]);
    const answers = await Promise.all(people.map(({ agent }) => connect(agent, form.caseNumber, {}, wire)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409]);
  });

  test('409 with the courts to choose from, and the chosen one is taken', async () => {
    await plaintiffsCase({ caseNumber: '2023-CV-77', courtName: 'Magistrate Court of Taos County' });
    await plaintiffsCase({ caseNumber: '2023-CV-77', courtName: COURT });
    const { userId, agent } = await newcomer();
    const answer = await connect(agent, '2023-CV-77', {}, wire);
    expectFailure(answer, 409, 'CONFLICT', { choices: ['Magistrate Court of Taos County', COURT] });
    expect(answer.text).not.toContain('Rosalind');
    expect((await connect(agent, '2023-CV-77', { courtName: COURT }, wire)).status).toBe(200);
    const mine = await db.selectFrom('cases').select('courtName').where('userId', '=', userId).execute();
    expect(mine).toEqual([{ courtName: COURT }]);
  });
});

test('every choice that is offered can be taken, a case without a court too', async () => {
  await plaintiffsCase({ caseNumber: '2023-CV-77' });
  const unnamed = await plaintiffsCase({ caseNumber: '2023-CV-77', courtName: 'To be removed' });
  await db.updateTable('cases').set({ courtName: null }).where('id', '=', unnamed).execute();
  const { choices } = (await connect((await newcomer()).agent, '2023-CV-77')).body as { choices: string[] };
  expect(choices).toHaveLength(2);
  for (const courtName of choices) {
    expect((await connect((await newcomer()).agent, '2023-CV-77', { courtName })).status).toBe(200);
  }
});

test.each([
  ['D-202-CV-2023-01234', 'd-202-cv-2023-01234'],
  ['D-202-CV-2023-01234', 'D 202 CV 2023 01234'],
  ['D-202-CV-2023-01234', 'D-202-CV-202301234'],
  ['D-202-CV-202301234', 'D-202-CV-2023-1234'],
  ['D-101-CV-9801525', 'D-101-CV-1998-01525'],
  ['1:23-cv-01234-ABC-XYZ', '1:23-cv-01234'],
  ['1:23-cv-01234-KG-JHR', '23-cv-01234 KG/JHR'],
  ['23-cv-01234', '1:23-CV-1234'],
  ['704218/2022', '704218-2022'],
  ['704218-2022', '704218/2022'],
])('the case %s is found as %s', async (stored, asked) => {
  await plaintiffsCase({ caseNumber: stored });
  expect((await connect((await newcomer()).agent, asked)).status).toBe(200);
});

test.each([
  ['D-202-CV-2023-01234', 'D-202-CV-2023-01235'],
  ['D-202-CV-2023-01234', 'D-101-CV-2023-01234'],
  ['D-202-CV-2023-01234', 'M-202-CV-2023-01234'],
  ['1:23-cv-01234', '2:23-cv-01234'],
])('the case %s is not found as %s', async (stored, asked) => {
  await plaintiffsCase({ caseNumber: stored });
  expectFailure(await connect((await newcomer()).agent, asked), 404, 'NOT_FOUND');
});

test('nobody connects to their own case, or to a copy', async () => {
  await plaintiffsCase();
  const first = await newcomer();
  await connect(first.agent, form.caseNumber);
  expectFailure(await connect(first.agent, form.caseNumber), 409, 'CONFLICT');
  await db.deleteFrom('cases').where('connectedCaseId', 'is', null).execute();
});

test('when the other side deletes its case, the copy stays', async () => {
  const theirs = await plaintiffsCase();
  const { userId, agent } = await newcomer();
  await connect(agent, form.caseNumber);
  await db.deleteFrom('cases').where('id', '=', theirs).execute();
  const mine = await db.selectFrom('cases').selectAll().where('userId', '=', userId).execute();
  expect(mine).toMatchObject([{ connectedCaseId: null, caseNumber: form.caseNumber }]);
});

test('a case whose number is set later is found, and after a change only by its new number', async () => {
  const user = await insertUser(db, { role: 'plaintiff' });
  const plaintiff = await server.as(user);
  const id = textAt(await plaintiff.rest('POST', '/api/cases', { ...form, caseNumber: '' }), 'id');
  await plaintiff.rest('PUT', `/api/cases/${id}`, { caseNumber: 'CV-1-2023' });
  await plaintiff.rest('PUT', `/api/cases/${id}`, { caseNumber: 'CV-2-2023' });
  expectFailure(await connect((await newcomer()).agent, 'CV-1-2023'), 404, 'NOT_FOUND');
  expect((await connect((await newcomer()).agent, 'CV-2-2023')).status).toBe(200);
});
