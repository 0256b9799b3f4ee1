import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makePdf } from '../factories/papers.ts';
import { type ServerProcess, startServer } from '../setup/server-process.ts';
import { bareStart } from './bare-start.ts';
import { Person } from './person.ts';

const root = mkdtempSync(join(tmpdir(), 'lifecycle-'));
const dataDir = join(root, 'data');
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** A start that must fail: what it says, and how it ends. */
async function refusal(settings: Record<string, string>): Promise<{ lines: string[]; code: unknown }> {
  const start = bareStart({ DATA_DIR: join(root, 'unused'), ...settings });
  const code = await start.ended;
  return { lines: start.lines(), code };
}

function oneLine(text: string | RegExp) {
  return { lines: [expect.stringMatching(text)], code: 1 };
}

function expectClosed(folder: string): void {
  expect(existsSync(join(folder, 'postgres', 'PG_VERSION'))).toBe(true);
  expect(existsSync(join(folder, 'database.lock')), 'the lock').toBe(false);
  expect(existsSync(join(folder, 'run')), 'the socket').toBe(false);
}

test('one process owns a data directory: a second start says in one line who has it, the first goes on', async () => {
  const first = await startServer({ dataDir });
  expect(first.output()).toContain(`Proceed is running at http://localhost:${new URL(first.url).port}\n`);
  const second = await refusal({ DATA_DIR: dataDir });
  expect(second).toEqual(
    oneLine(new RegExp(`^The data folder .*/data is in use by process ${first.pid} on `)),
  );
  const person = new Person(first.url);
  await person.register('first@example.org');
  await person.createCase('Still served');
  expect(await first.stop()).toBe(0);
  expectClosed(dataDir);
});

test('a port that the system chooses is the one that is printed; a silent server prints nothing else', async () => {
  const start = bareStart({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  await expect.poll(() => start.lines()).toHaveLength(1);
  const address = start.lines()[0]?.replace('Proceed is running at ', '');
  expect(address).toMatch(/^http:\/\/localhost:\d+$/);
  const health = await fetch(`${address}/api/health`);
  expect(await health.json()).toEqual({ status: 'ok' });
  start.kill('SIGINT');
  expect(await start.ended).toBe(0);
  expect(start.lines()).toHaveLength(1);
  expectClosed(dataDir);
});

test('a wrong setting stops the start with one line that names it', async () => {
  expect(await refusal({ PORT: '70000' })).toEqual(oneLine(/^Configuration: .*PORT/));
  expect(existsSync(join(root, 'unused'))).toBe(false);
});

test('a database server that does not answer is one line, without its password', async () => {
  const url = 'postgres://somebody:hunter2@127.0.0.1:1/proceed';
  const { lines, code } = await refusal({ DATABASE_URL: url });
  expect({ lines, code }).toEqual(oneLine(/^The database at DATABASE_URL cannot be used: .*ECONNREFUSED/));
  expect(lines.join()).not.toContain('hunter2');
});

test('a data folder that is a file is one line', async () => {
  const file = join(root, 'file');
  writeFileSync(file, '');
  expect(await refusal({ DATA_DIR: file })).toEqual(
    oneLine(/^The data folder .*\/file \(DATA_DIR\) cannot /),
  );
});

test('an address that cannot be listened at is one line, and the database is closed', async () => {
  const first = await startServer({ dataDir });
  const { port } = new URL(first.url);
  const other = join(root, 'other');
  const quiet = { DATA_DIR: other, LOG_LEVEL: 'silent' };
  expect(await refusal({ ...quiet, PORT: port })).toEqual(
    oneLine(`^Port ${port} is in use. Set PORT to another one.$`),
  );
  expectClosed(other);
  // An address for documentation (RFC 5737): no machine has it.
  expect(await refusal({ ...quiet, HOST: '192.0.2.1' })).toEqual(
    oneLine(/^The server cannot listen at HOST 192\.0\.2\.1, PORT 0: .*EADDRNOTAVAIL/),
  );
  expectClosed(other);
  await first.stop();
});

/** Follows a person's cases as a browser does. */
async function follow(server: ServerProcess, person: Person): Promise<Response> {
  const response = await fetch(`${server.url}/api/trpc/cases.watch`, {
    headers: { cookie: person.cookie },
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  return response;
}

/** Creates a case with a request that the server has taken, and whose second half is sent when `finish` is called. */
async function createSlowly(server: ServerProcess, person: Person, title: string) {
  const values = { title, caseType: 'civil', state: 'NM', courtName: 'Second Judicial District Court' };
  const body = Buffer.from(JSON.stringify(values));
  const outgoing = request(`${server.url}/api/cases`, {
    method: 'POST',
    headers: {
      cookie: person.cookie,
      'content-type': 'application/json',
      'content-length': body.length,
      expect: '100-continue',
    },
  });
  const taken = once(outgoing, 'continue');
  const status = new Promise<number | undefined>((resolve, reject) => {
    outgoing.on('error', reject).on('response', (response) => {
      response.resume();
      resolve(response.statusCode);
    });
  });
  outgoing.write(body.subarray(0, 10));
  await taken;
  return {
    status,
    finish: () => outgoing.end(body.subarray(10)),
  };
}

test('SIGTERM ends watches, lets requests finish, hands a running job back and closes the database', async () => {
  const server = await startServer({ dataDir });
  const person = new Person(server.url);
  await person.register('mira@example.org');
  const caseId = await person.createCase('Voss v. Calder');
  const watched = (await follow(server, person)).text();
  const page = Array.from(
    { length: 40 },
    (_, line) => `Line ${line}: Voss paid Calder the rent of $900.`,
  ).join('\n');
  const pdf = await makePdf(Array.from({ length: 400 }, () => page));
  expect((await person.upload(caseId, { 'ledger.pdf': pdf })).status).toBe(201);
  await expect
    .poll(async () => (await person.documents(caseId)).map(({ status }) => status))
    .toEqual(['reading']);
  const slow = await createSlowly(server, person, 'Asked before the end');

  const stopped = server.stop();
  await expect.poll(() => server.output()).toContain('"stopping"');
  slow.finish();
  expect(await slow.status).toBe(201);
  expect(await stopped).toBe(0);
  // Until the end it was being read: the stop did not wait for it.
  const told = await watched;
  expect(told).toContain('"reading"');
  expect(told).not.toContain('"ready"');
  expectClosed(dataDir);

  const again = await startServer({ dataDir });
  const returned = new Person(again.url, person.cookie);
  expect(await returned.ask('GET', '/api/cases')).toEqual(
    expect.arrayContaining([expect.objectContaining({ title: 'Asked before the end' })]),
  );
  expect(await returned.read(caseId)).toMatchObject([{ status: 'ready' }]);
  expect(await again.stop()).toBe(0);
});
