import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { makePdf } from '../factories/papers.ts';
import { type ServerProcess, startServer } from '../setup/server-process.ts';
import { Person } from './person.ts';

const root = mkdtempSync(join(tmpdir(), 'lifecycle-'));
const dataDir = join(root, 'data');
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** What a start that must fail says. */
async function refusal(options: Parameters<typeof startServer>[0]): Promise<string[]> {
  const failure = await startServer(options).then(
    () => 'it started',
    (error: Error) => error.message.replace('The server did not start:\n', ''),
  );
  return failure.trim().split('\n');
}

test('one process owns a data directory: a second start says in one line who has it', async () => {
  const first = await startServer({ dataDir });
  expect(first.output()).toContain('Proceed is running at http://localhost:');
  const said = await refusal({ dataDir });
  expect(said).toHaveLength(1);
  expect(said[0]).toContain(String(first.pid));
  expect((await fetch(`${first.url}/api/health`)).status).toBe(200);
  expect(await first.stop()).toBe(0);
  expect(existsSync(join(dataDir, 'database.lock'))).toBe(false);
});

test('a wrong setting stops the start with one line that names it', async () => {
  const said = await refusal({ dataDir, env: { SMS_WEBHOOK_URL: 'not an address' } });
  expect(said).toHaveLength(1);
  expect(said[0]).toContain('SMS_WEBHOOK_URL');
});

test('a port that is taken is one line', async () => {
  const first = await startServer({ dataDir });
  const port = Number(new URL(first.url).port);
  // The health address answers, but it is the first server's: so the second is watched until it ends.
  const second = await startServer({ dataDir: join(root, 'other'), port, env: { LOG_LEVEL: 'silent' } });
  expect(await second.stop('SIGCONT')).toBe(1);
  expect(second.output().trim()).toBe(`Port ${port} is in use. Set PORT to another one.`);
  await first.stop();
});

async function watchCase(server: ServerProcess, person: Person, caseId: string): Promise<Response> {
  const input = encodeURIComponent(JSON.stringify({ json: { caseId } }));
  return fetch(`${server.url}/api/trpc/documents.watch?input=${input}`, {
    headers: { cookie: person.cookie },
  });
}

test('SIGTERM ends watches, hands a running job back and closes the database; the paper is read afterwards', async () => {
  const server = await startServer({ dataDir });
  const person = new Person(server.url);
  await person.register('mira@example.org');
  const caseId = await person.createCase('Voss v. Calder');
  const watching = await watchCase(server, person, caseId);
  expect(watching.status).toBe(200);
  const page = Array.from(
    { length: 40 },
    (_, line) => `Line ${line}: Voss paid Calder the rent of $900.`,
  ).join('\n');
  const pdf = await makePdf(Array.from({ length: 300 }, () => page));
  expect((await person.upload(caseId, { 'ledger.pdf': pdf })).status).toBe(201);
  await sleep(150);
  const asked = performance.now();
  expect(await server.stop()).toBe(0);
  expect(performance.now() - asked).toBeLessThan(15_000);
  await watching.text();
  expect(existsSync(join(dataDir, 'database.lock'))).toBe(false);
  expect(existsSync(join(dataDir, 'run'))).toBe(false);

  const again = await startServer({ dataDir });
  const returned = new Person(again.url);
  await returned.signIn('mira@example.org');
  expect(await returned.read(caseId)).toMatchObject([{ status: 'ready' }]);
  await again.stop();
});
