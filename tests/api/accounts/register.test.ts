import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { User } from '#src/auth/schema.ts';
import { insertUser } from '#tests/factories/users.ts';
import { WIRES } from '#tests/setup/agent.ts';
import { expectFailure, textAt } from '#tests/setup/answers.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { onTheWire } from '#tests/setup/wire-schema.ts';

const database = await testDatabase();
const server = await makeTestApp();
beforeEach(() => database.reset());
afterAll(() => server.close());

const input = { email: 'Ida.Marsh@example.org', password: 'eleven green doors', firstName: 'Ida' };

describe.each(WIRES)('auth.register on %s', (wire) => {
  test('makes an account with a session, default role defendant, not yet onboarded', async () => {
    const agent = server.visitor();
    const answer = await agent.call(wire, 'auth.register', input);
    expect(answer.status).toBe(wire === 'rest' ? 201 : 200);
    expect(answer.body).toMatchObject({ email: input.email, firstName: 'Ida', lastName: null });
    expect(answer.body).toMatchObject({ role: 'defendant', state: null, phoneVerified: false });
    expect(answer.text).not.toMatch(/password|argon2/);
    expect(textAt(await agent.call(wire, 'auth.user'), 'id')).toBe(textAt(answer, 'id'));
    expectFailure(await agent.call(wire, 'cases.list'), 403, 'FORBIDDEN', {
      message: 'Please complete your profile first: choose your role and state.',
    });
  });

  test('400 names every field that is wrong', async () => {
    const answer = await server.visitor().call(wire, 'auth.register', { email: 'ida', password: 'short' });
    expectFailure(answer, 400, 'BAD_REQUEST', {
      message: 'Please enter a valid e-mail address',
      errors: ['Please enter a valid e-mail address', 'Password must be at least 8 characters'],
      fields: {
        email: 'Please enter a valid e-mail address',
        password: 'Password must be at least 8 characters',
      },
    });
    expectFailure(await server.visitor().call(wire, 'auth.register', {}), 400, 'BAD_REQUEST');
  });

  test('409 when the address has an account, in any case of letters', async () => {
    await insertUser(server.db, { email: 'ida.marsh@EXAMPLE.org' });
    const agent = server.visitor();
    expectFailure(await agent.call(wire, 'auth.register', input), 409, 'CONFLICT', {
      message: 'An account with this e-mail address already exists. Sign in instead.',
    });
    expect(agent.cookie('proceed_session')).toBeUndefined();
  });

  test('two at once make one account', async () => {
    const answers = await Promise.all(
      [1, 2, 3].map(() => server.visitor().call(wire, 'auth.register', input)),
    );
    expect(answers.filter((answer) => answer.status < 300)).toHaveLength(1);
    expect(answers.filter((answer) => answer.status === 409)).toHaveLength(2);
  });

  test('blanks around the address do not count', async () => {
    const answer = await server
      .visitor()
      .call(wire, 'auth.register', { ...input, email: ' ida@example.org ' });
    expect(textAt(answer, 'email')).toBe('ida@example.org');
  });

  test('a name is one line, without marks that turn what stands beside it', async () => {
    const firstName = ' I\u0000da\r\n\u202eMay ';
    const { body } = await server.visitor().call(wire, 'auth.register', { ...input, firstName });
    expect(body).toMatchObject({ firstName: 'I da May' });
  });
});

test('the REST answer is the documented user', async () => {
  const { body } = await server.visitor().rest('POST', '/api/auth/register', input);
  expect(() => onTheWire(User).parse(body)).not.toThrow();
});

test.each([
  ['eight characters', 'abcdefgh'],
  ['128 characters', 'p'.repeat(128)],
  ['blanks at both ends, which count', '  two blanks  '],
  ['any script and emoji', 'пароль-密码-🔑🔑'],
])('a password of %s signs in again', async (_, password) => {
  await server.visitor().rest('POST', '/api/auth/register', { ...input, password });
  const again = (secret: string) =>
    server.visitor().rest('POST', '/api/auth/sign-in', { email: input.email, password: secret });
  expect((await again(password)).status).toBe(200);
  expect((await again(`${password.slice(0, -1)}?`)).status).toBe(401);
});

test('129 characters are too many', async () => {
  const answer = await server
    .visitor()
    .rest('POST', '/api/auth/register', { ...input, password: 'p'.repeat(129) });
  expectFailure(answer, 400, 'BAD_REQUEST', {
    fields: { password: 'Password must be at most 128 characters' },
  });
});

test('the password is stored as an argon2id hash, the session as a digest', async () => {
  const agent = server.visitor();
  await agent.rest('POST', '/api/auth/register', input);
  const user = await server.db.selectFrom('users').select('password').executeTakeFirstOrThrow();
  expect(user.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  const session = await server.db.selectFrom('sessions').selectAll().executeTakeFirstOrThrow();
  expect(JSON.stringify(session)).not.toContain(agent.cookie('proceed_session'));
});
