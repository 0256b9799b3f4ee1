import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { CASE_STAGES } from '#src/cases/schema.ts';
import { insertCase } from '#tests/factories/cases.ts';
import { insertUser } from '#tests/factories/users.ts';
import { type Input, WIRES } from '#tests/setup/agent.ts';
import { expectFailure } from '#tests/setup/answers.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';

const database = await testDatabase();
const server = await makeTestApp();
const { db } = server;
beforeEach(() => database.reset());
afterAll(() => server.close());

async function newcomer() {
  const user = await insertUser(db, { state: null });
  return { user, agent: await server.as(user) };
}

const casesOf = (userId: string) => db.selectFrom('cases').selectAll().where('userId', '=', userId).execute();

describe.each(WIRES)('auth.onboard on %s', (wire) => {
  test('a plaintiff gets a first case with its timeline, once', async () => {
    const { user, agent } = await newcomer();
    const answer = await agent.call(wire, 'auth.onboard', { role: 'plaintiff', state: 'nm', caseNumber: '' });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ role: 'plaintiff', state: 'NM' });
    await agent.call(wire, 'auth.onboard', { role: 'plaintiff', state: 'NM' });
    const cases = await casesOf(user.id);
    expect(cases).toMatchObject([{ title: 'My Case', caseType: 'civil', state: 'NM', caseNumber: null }]);
    const milestones = await db.selectFrom('milestones').select('kind').orderBy('position').execute();
    expect(milestones.map((milestone) => milestone.kind)).toEqual([...CASE_STAGES]);
  });

  test('a plaintiff who clicks twice at once gets one case', async () => {
    const { user, agent } = await newcomer();
    const input = { role: 'plaintiff', state: 'NM' };
    await Promise.all([1, 2, 3].map(() => agent.call(wire, 'auth.onboard', input)));
    expect(await casesOf(user.id)).toHaveLength(1);
  });

  test('an attorney gets a profile and no case', async () => {
    const { user, agent } = await newcomer();
    const answer = await agent.call(wire, 'auth.onboard', { role: 'attorney', state: 'CA' });
    expect(answer.body).toMatchObject({ role: 'attorney', state: 'CA', phoneVerified: false });
    expect(await casesOf(user.id)).toEqual([]);
  });

  test.each<[Input, string, string]>([
    [{ role: 'defendant', state: 'NM' }, 'caseNumber', 'Case number is required for defendants'],
    [
      { role: 'defendant', state: 'NM', caseNumber: '  ' },
      'caseNumber',
      'Case number is required for defendants',
    ],
    [{ role: 'plaintiff', state: 'New Mexico' }, 'state', 'State must be a 2-letter code'],
    [{ role: 'plaintiff' }, 'state', 'State must be a 2-letter code'],
    ...['12', '-2025', '2025-', 'D*101', 'a_b_c'].map((caseNumber): [Input, string, string] => [
      { role: 'defendant', state: 'NM', caseNumber },
      'caseNumber',
      'Please enter a valid case number format (e.g., 2023-CV-1234, CV-2023-001)',
    ]),
  ])('400 for %j', async (input, field, message) => {
    const { agent } = await newcomer();
    const answer = await agent.call(wire, 'auth.onboard', input);
    expectFailure(answer, 400, 'BAD_REQUEST', { fields: { [field]: message } });
  });

  test('401 without a session', async () => {
    const answer = await server.visitor().call(wire, 'auth.onboard', { role: 'attorney', state: 'CA' });
    expectFailure(answer, 401, 'UNAUTHORIZED');
  });
});

test('a plaintiff who has a case already gets no other', async () => {
  const { user, agent } = await newcomer();
  await insertCase(db, { userId: user.id });
  await agent.rest('POST', '/api/auth/onboarding', { role: 'plaintiff', state: 'NM' });
  expect(await casesOf(user.id)).toHaveLength(1);
});
