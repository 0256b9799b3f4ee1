import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SERVER } from '../../scripts/prepare.mjs';
import { freePort } from './postgres-server.ts';

const ROOT = join(import.meta.dirname, '../..');
const PASSED_ON = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'TZ'];

export interface ServerProcess {
  url: string;
  pid: number;
  /** Everything printed so far, both streams. */
  output(): string;
  /** Ends it and answers with its exit code, or the signal's name. */
  stop(signal?: NodeJS.Signals): Promise<number | string>;
}

export interface ServerOptions {
  dataDir: string;
  port?: number;
  env?: Record<string, string>;
  /** Milliseconds until the server must answer. */
  patience?: number;
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/api/health`);
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

/** Starts the built server, as `npm start` does, as its own process and waits until it answers. */
export async function startServer(options: ServerOptions): Promise<ServerProcess> {
  const port = options.port ?? (await freePort());
  // An empty TMPDIR or HOME is not the same as none.
  const inherited = Object.fromEntries(
    PASSED_ON.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  );
  const child = spawn(process.execPath, SERVER, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...inherited, PORT: String(port), DATA_DIR: options.dataDir, ...options.env },
  });
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  // Tests that are broken off leave no server behind.
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  const ended = new Promise<number | string>((resolve) => {
    child.once('exit', (code, signal) => {
      process.off('exit', end);
      resolve(code ?? signal ?? 'unknown');
    });
  });
  const stop = (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal);
    return ended;
  };
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + (options.patience ?? 240_000);
  while (!(await answers(url))) {
    if (child.exitCode !== null || child.signalCode !== null || Date.now() > deadline) {
      await stop('SIGKILL');
      throw new Error(`The server did not start:\n${output}`);
    }
    await sleep(50);
  }
  return { url, pid: child.pid ?? 0, output: () => output, stop };
}
