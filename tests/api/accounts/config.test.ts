import { afterAll, describe, expect, test } from 'vitest';
import { builtinEngine } from '#server/ai/builtin.ts';
import { AuthConfig } from '#src/auth/schema.ts';
import { WIRES } from '#tests/setup/agent.ts';
import { makeTestApp } from '#tests/setup/app.ts';

const server = await makeTestApp();
const withSms = await makeTestApp({ deps: { sms: { send: async () => {} } } });
const withModel = await makeTestApp({
  env: { OPENAI_BASE_URL: 'https://models.example.org:8443/v1', OPENAI_API_KEY: 'secret' },
  deps: { ai: { ...builtinEngine, kind: 'openai' } },
});
afterAll(() => Promise.all([server.close(), withSms.close(), withModel.close()]));

describe.each(WIRES)('auth.config on %s', (wire) => {
  test('tells anybody how people sign in and whether the phone check is a demo', async () => {
    const answer = await server.visitor().call(wire, 'auth.config');
    expect(answer.status).toBe(200);
    expect(AuthConfig.strict().parse(answer.body)).toMatchObject({ oidc: false, phoneVerification: 'demo' });
    const other = await withSms.visitor().call(wire, 'auth.config');
    expect(other.body).toMatchObject({ phoneVerification: 'sms' });
  });

  test('names whom texts are sent to, and nothing else of it', async () => {
    expect((await server.visitor().call(wire, 'auth.config')).body).toMatchObject({ aiService: null });
    const answer = await withModel.visitor().call(wire, 'auth.config');
    expect(answer.body).toMatchObject({ aiService: 'models.example.org:8443' });
    expect(answer.text).not.toContain('secret');
  });
});
