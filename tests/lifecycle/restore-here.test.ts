import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RestoreProgress } from '#src/backup/schema.ts';
import { type ServerProcess, startServer } from '../setup/server-process.ts';
import { Person } from './person.ts';

const folder = mkdtempSync(join(tmpdir(), 'lifecycle-restore-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const COMMAND = join(import.meta.dirname, '../../src-server/operator/command.ts');
const PAPERS = 90;
const file = join(folder, 'all.zip');
const OFFER = /Nobody has an account here yet\. To restore a backup, open (\S+) with the code ([\w-]+)\n/;

beforeAll(async () => {
  const dataDir = join(folder, 'data');
  const server = await startServer({ dataDir });
  expect(server.output()).toMatch(OFFER);
  const person = new Person(server.url);
  await person.register('ines@example.org');
  const caseId = await person.createCase('Okafor v. Lindgren');
  const letters = Array.from({ length: PAPERS }, (_, index) => [`${index}.txt`, `Letter number ${index}.`]);
  const sent = await person.upload(caseId, Object.fromEntries(letters));
  expect(sent.status, await sent.text()).toBe(201);
  await server.stop();
  const { INIT_CWD: _, DATABASE_URL: __, ...env } = process.env;
  const backup = spawn(process.execPath, [COMMAND, 'backup', file], {
    env: { ...env, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  expect(await new Promise((resolve) => backup.once('exit', resolve))).toBe(0);
});

const codeOf = (server: ServerProcess) => OFFER.exec(server.output())?.[2];

async function ask(server: ServerProcess, path: string, init?: RequestInit): Promise<RestoreProgress> {
  const response = await fetch(`${server.url}/api/restore${path}`, init);
  return RestoreProgress.parse(await response.json());
}

async function begin(server: ServerProcess): Promise<RestoreProgress> {
  const bytes = await readFile(file);
  const named = { filename: 'all.zip', bytes: bytes.length, modified: 0, code: codeOf(server) };
  const headers = { 'content-type': 'application/json' };
  return ask(server, '', { method: 'POST', headers, body: JSON.stringify(named) });
}

async function send(server: ServerProcess, { id, done }: RestoreProgress): Promise<void> {
  const headers = { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(done) };
  await ask(server, `/${id}`, { method: 'PATCH', headers, body: (await readFile(file)).subarray(done) });
}

async function papers(dataDir: string): Promise<number> {
  const entries = await readdir(join(dataDir, 'blobs'), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).length;
}

test('a server that is killed while it restores is empty again, goes on from the file, and is then filled', async () => {
  const dataDir = join(folder, 'elsewhere');
  let server = await startServer({ dataDir });
  const code = codeOf(server);
  const begun = await begin(server);
  await send(server, begun);
  for (;;) {
    const { state } = await ask(server, `/${begun.id}`);
    expect(['checking', 'papers', 'rows']).toContain(state);
    if ((await papers(dataDir)) > 0) break;
  }
  await server.stop('SIGKILL');
  expect(await papers(dataDir)).toBeGreaterThan(0);

  server = await startServer({ dataDir });
  // The same code, since it was not used up.
  expect(codeOf(server)).toBe(code);
  expect(await papers(dataDir)).toBe(0);
  expect(await (await fetch(`${server.url}/api/restore`)).json()).toEqual({ offered: true });
  await expect(new Person(server.url).signIn('ines@example.org')).rejects.toThrow('401');

  const again = await begin(server);
  expect(again.id).toBe(begun.id);
  await expect
    .poll(async () => (await ask(server, `/${begun.id}`)).state, { timeout: 100_000 })
    .toBe('restored');
  expect(await papers(dataDir)).toBe(PAPERS);
  const person = new Person(server.url);
  await person.signIn('ines@example.org');
  // Nobody restarts it: what waited to be read is read.
  const [row] = await person.ask('GET', '/api/cases').then((rows) => rows as { id: string }[]);
  const documents = await person.read(row?.id ?? '');
  expect(documents).toHaveLength(PAPERS);
  expect(await server.stop()).toBe(0);

  server = await startServer({ dataDir });
  expect(server.output()).not.toMatch(OFFER);
  expect(await server.stop()).toBe(0);
});
