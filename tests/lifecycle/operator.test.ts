import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { makePdf } from '../factories/papers.ts';
import { codeOf } from '../setup/second-step.ts';
import { startServer } from '../setup/server-process.ts';
import { PASSWORD, Person } from './person.ts';

const folder = mkdtempSync(join(tmpdir(), 'lifecycle-operator-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const COMMAND = join(import.meta.dirname, '../../src-server/operator/command.ts');

/** Runs a command of the operator as its own process. */
async function operate(dataDir: string, ...args: string[]): Promise<{ code: number | null; output: string }> {
  const { INIT_CWD: _, DATABASE_URL: __, ...env } = process.env;
  const child = spawn(process.execPath, [COMMAND, ...args], {
    env: { ...env, DATA_DIR: dataDir, APP_URL: 'https://proceed.example' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = Promise.all([text(child.stdout), text(child.stderr)]);
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { code, output: (await output).join('\n') };
}

test('a backup is made while the server runs, and restored elsewhere; people get back in', async () => {
  const dataDir = join(folder, 'data');
  const file = join(folder, 'all.zip');
  const server = await startServer({ dataDir });
  const person = new Person(server.url);
  await person.register('ines@example.org');
  const caseId = await person.createCase('Okafor v. Lindgren');
  await person.upload(caseId, {
    'complaint.pdf': await makePdf(['COMPLAINT\n1. The boat was never returned.']),
  });
  await person.read(caseId);

  const made = await operate(dataDir, 'backup', file);
  expect(made, made.output).toMatchObject({ code: 0 });
  expect(made.output).toContain('and 1 file, and was read back.');
  expect((await operate(dataDir, 'backup', '--check', file)).code).toBe(0);
  expect((await operate(dataDir, 'admin', 'users')).output).toContain('ines@example.org · ');
  expect((await operate(dataDir, 'admin', 'unlock', 'ines@example.org')).code).toBe(0);

  const link = await operate(dataDir, 'admin', 'reset-link', 'ines@example.org');
  const token = /https:\/\/proceed\.example\/reset-password#(\S+)/.exec(link.output)?.[1];
  const password = 'twelve open windows';
  await new Person(server.url).ask('POST', '/api/auth/reset-password', { token, password });
  await new Person(server.url).ask('POST', '/api/auth/sign-in', { email: 'ines@example.org', password });
  expect(await server.stop()).toBe(0);

  const elsewhere = join(folder, 'elsewhere');
  const restored = await operate(elsewhere, 'restore', file);
  expect(restored, restored.output).toMatchObject({ code: 0 });
  const second = await startServer({ dataDir: elsewhere });
  const again = new Person(second.url);
  await again.signIn('ines@example.org');
  expect(await again.ask('GET', `/api/cases/${caseId}/documents`)).toMatchObject([{ status: 'ready' }]);
  expect(await second.stop()).toBe(0);

  const gone = await operate(elsewhere, 'admin', 'delete-user', 'ines@example.org');
  expect(gone.output).toContain('is deleted, with 1 files.');
});

test('a second step that is lost is removed by whoever runs the server, and its owner is told', async () => {
  const dataDir = join(folder, 'lost');
  const server = await startServer({ dataDir });
  const email = 'rafe@example.org';
  const person = new Person(server.url);
  await person.register(email);
  const caseId = await person.createCase('Okafor v. Lindgren');
  const password = PASSWORD;
  const begun = await person.ask('POST', '/api/auth/factors', { kind: 'totp', password });
  const { secret } = z.object({ secret: z.string() }).parse(begun);
  await person.ask('POST', '/api/auth/factors/verify', { code: codeOf(secret, new Date()) });
  const half = await new Person(server.url).ask('POST', '/api/auth/sign-in', { email, password });
  expect(half).toEqual({ next: 'factor' });
  expect((await operate(dataDir, 'admin', 'users')).output).toContain('second step');

  const removed = await operate(dataDir, 'admin', 'remove-factors', email);
  expect(removed, removed.output).toMatchObject({ code: 0 });
  expect(removed.output).toContain('signs in with the password alone now');
  await expect(person.ask('GET', '/api/auth/user')).rejects.toThrow('401');
  const again = new Person(server.url);
  await again.signIn(email);
  expect(await again.ask('GET', `/api/cases/${caseId}`)).toMatchObject({ title: 'Okafor v. Lindgren' });
  expect(await again.ask('GET', '/api/auth/factors')).toEqual([]);
  expect(await again.ask('GET', '/api/mail')).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ subject: 'The second step of your Proceed account was removed' }),
    ]),
  );
  const twice = await operate(dataDir, 'admin', 'remove-factors', email);
  expect(twice.output).toContain('has no second step');
  const nobody = await operate(dataDir, 'admin', 'remove-factors', 'nobody@example.org');
  expect(nobody).toMatchObject({ code: 1, output: expect.stringContaining('There is no account') });
  expect(await server.stop()).toBe(0);
});

test('what cannot be done is said in one line, and changes nothing', async () => {
  const nowhere = join(folder, 'nowhere');
  const missing = await operate(nowhere, 'backup', join(folder, 'x.zip'));
  expect(missing).toMatchObject({ code: 1, output: expect.stringContaining('There is no data folder') });
  expect(existsSync(nowhere)).toBe(false);
  const broken = join(folder, 'broken.zip');
  writeFileSync(broken, 'PK');
  const refused = await operate(nowhere, 'restore', broken);
  expect(refused).toMatchObject({
    code: 1,
    output: expect.stringContaining(`${broken} is not a whole backup`),
  });
  expect(existsSync(nowhere)).toBe(false);
  for (const args of [['backup'], ['admin', 'nonsense'], ['admin', 'users', 'x'], ['help']]) {
    const { code, output } = await operate(nowhere, ...args);
    expect({ args, code }).toEqual({ args, code: 1 });
    expect(output).toContain('npm run backup -- FILE');
  }
});
