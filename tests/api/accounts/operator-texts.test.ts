import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { OperatorTexts } from '#src/auth/operator-schema.ts';
import { WIRES } from '#tests/setup/agent.ts';
import { expectFailure } from '#tests/setup/answers.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';

await testDatabase();
const folder = await mkdtemp(join(tmpdir(), 'texts-'));
afterAll(() => rm(folder, { recursive: true }));

describe.each(WIRES)('auth.operatorTexts on %s', (wire) => {
  test('says nothing where nothing was said, to whoever asks', async () => {
    const server = await makeTestApp();
    const { status, body } = await server.visitor().call(wire, 'auth.operatorTexts');
    expect(status).toBe(200);
    expect(OperatorTexts.strict().parse(body)).toEqual({
      name: null,
      contact: null,
      terms: null,
      privacy: null,
    });
    await server.close();
  });

  test('gives the texts as they stand in their files now', async () => {
    const [terms, privacy] = [join(folder, `terms-${wire}.txt`), join(folder, `privacy-${wire}.txt`)];
    await writeFile(terms, 'Be kind.\n\nPay nothing.\n');
    await writeFile(privacy, ' \n');
    const server = await makeTestApp({
      env: {
        OPERATOR_NAME: 'The Marsh Street Clinic',
        OPERATOR_CONTACT: 'help@clinic.example',
        TERMS_FILE: terms,
        PRIVACY_FILE: privacy,
      },
    });
    const said = { name: 'The Marsh Street Clinic', contact: 'help@clinic.example' };
    expect((await server.visitor().call(wire, 'auth.operatorTexts')).body).toEqual({
      ...said,
      terms: 'Be kind.\n\nPay nothing.',
      privacy: null,
    });
    await writeFile(privacy, 'We read nothing.');
    expect((await server.visitor().call(wire, 'auth.operatorTexts')).body).toMatchObject({
      privacy: 'We read nothing.',
    });
    await server.close();
  });

  test('does not say that there is no text where it cannot be read, nor where it would lie', async () => {
    const server = await makeTestApp({ env: { TERMS_FILE: join(folder, 'not-here.txt') } });
    const answer = await server.visitor().call(wire, 'auth.operatorTexts');
    expectFailure(answer, 503, 'UNAVAILABLE');
    expect(answer.text).not.toContain('not-here');
    expect(server.log.lines).toMatchObject([{ level: 'error' }]);
    await server.close();
  });
});
