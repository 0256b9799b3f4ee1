import { afterAll, describe, expect, test } from 'vitest';
import { AuthConfig } from '#src/auth/schema.ts';
import { WIRES } from '#tests/setup/agent.ts';
import { makeTestApp } from '#tests/setup/app.ts';

const server = await makeTestApp();
const withSms = await makeTestApp({ deps: { sms: { send: async () => {} } } });
afterAll(() => Promise.all([server.close(), withSms.close()]));

describe.each(WIRES)('auth.config on %s', (wire) => {
  test('tells anybody how people sign in and whether the phone check is a demo', async () => {
    const answer = await server.visitor().call(wire, 'auth.config');
    expect(answer.status).toBe(200);
    expect(AuthConfig.strict().parse(answer.body)).toMatchObject({ oidc: false, phoneVerification: 'demo' });
    const other = await withSms.visitor().call(wire, 'auth.config');
    expect(other.body).toMatchObject({ phoneVerification: 'sms' });
  });
});
