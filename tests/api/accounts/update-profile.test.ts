import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { insertUser } from '#tests/factories/users.ts';
import { WIRES } from '#tests/setup/agent.ts';
import { expectFailure } from '#tests/setup/answers.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';

const database = await testDatabase();
const server = await makeTestApp();
const withSms = await makeTestApp({ deps: { sms: { send: async () => {} } } });
beforeEach(() => database.reset());
afterAll(() => Promise.all([server.close(), withSms.close()]));

const attorney = { role: 'attorney', phoneNumber: '(505) 555-0142', phoneVerified: true };

describe.each(WIRES)('auth.updateProfile on %s', (wire) => {
  test('200: role and state of the profile form, the state in upper case', async () => {
    const agent = await server.as(await insertUser(server.db));
    const answer = await agent.call(wire, 'auth.updateProfile', { role: 'plaintiff', state: 'tx' });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ role: 'plaintiff', state: 'TX' });
    expect((await agent.call(wire, 'auth.user')).body).toMatchObject({ role: 'plaintiff', state: 'TX' });
  });

  test('200: the role alone, as the role dialog sends it, leaves the state', async () => {
    const agent = await server.as(await insertUser(server.db, { state: 'CA' }));
    const answer = await agent.call(wire, 'auth.updateProfile', { role: 'plaintiff' });
    expect(answer.body).toMatchObject({ role: 'plaintiff', state: 'CA' });
  });

  test('demo: an attorney’s phone is taken as verified', async () => {
    const agent = await server.as(await insertUser(server.db));
    const answer = await agent.call(wire, 'auth.updateProfile', attorney);
    expect(answer.body).toMatchObject(attorney);
  });

  test('with an SMS service the client’s word on the phone counts for nothing', async () => {
    const agent = await withSms.as(await insertUser(server.db));
    const answer = await agent.call(wire, 'auth.updateProfile', attorney);
    expect(answer.body).toMatchObject({ role: 'attorney', phoneNumber: null, phoneVerified: false });
  });

  test.each([
    [{ role: 'judge', state: 'NM' }, 'role', undefined],
    [{ role: 'plaintiff', state: 'New Mexico' }, 'state', 'State must be a 2-letter code'],
    [{ role: 'plaintiff', state: 'ZZ' }, 'state', 'State must be a 2-letter code'],
    [{ ...attorney, phoneNumber: '555' }, 'phoneNumber', 'Phone number must be at least 10 digits'],
    [{ ...attorney, phoneNumber: '505-555-HELP' }, 'phoneNumber', 'Please enter a valid phone number'],
  ])('400 for %j', async (input, field, message) => {
    const agent = await server.as(await insertUser(server.db));
    const answer = await agent.call(wire, 'auth.updateProfile', input);
    expectFailure(answer, 400, 'BAD_REQUEST');
    expect(answer.body).toMatchObject({ fields: { [field]: message ?? expect.any(String) } });
  });

  test('401 without a session', async () => {
    const answer = await server.visitor().call(wire, 'auth.updateProfile', { role: 'plaintiff' });
    expectFailure(answer, 401, 'UNAUTHORIZED');
  });
});
