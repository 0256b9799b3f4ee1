import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

export interface PostgresServer {
  url(database: string): string;
  stop(): Promise<void>;
}

// PostgreSQL refuses to run as root; `nobody` exists everywhere.
const NOBODY = 65_534;

// Nothing of a test server outlives the run, so nothing of it needs to reach the disk.
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  shared_buffers: '64MB',
  max_connections: '100',
  log_min_messages: 'fatal',
};

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No free port was given.');
  return address.port;
}

async function waitUntilReady(url: string, server: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (server.exitCode !== null || Date.now() > deadline) {
        throw new Error(`The test PostgreSQL did not start: ${output()}`, { cause: error });
      }
      await sleep(50);
    }
  }
}

/** Makes a new PostgreSQL cluster in `directory` with the programs in `bin`, and starts it. */
export async function startPostgres(bin: string, directory: string): Promise<PostgresServer> {
  const data = join(directory, 'data');
  mkdirSync(data, { recursive: true, mode: 0o700 });
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(data, NOBODY, NOBODY);
  const user = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  execFileSync(
    join(bin, 'initdb'),
    [
      '-D',
      data,
      '-U',
      'postgres',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale=C',
      '--locale-provider=icu',
      '--icu-locale=und',
      '--no-sync',
    ],
    { ...user, cwd: directory, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const port = await freePort();
  const settings = { ...SETTINGS, port: String(port), unix_socket_directories: '' };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(join(bin, 'postgres'), ['-D', data, ...args], {
    ...user,
    cwd: directory,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  server.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const stopped = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const url = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  await waitUntilReady(url('postgres'), server, () => output);
  return {
    url,
    async stop() {
      server.kill('SIGQUIT');
      await stopped;
    },
  };
}
