import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { SERVER } from '../../scripts/prepare.mjs';

const ROOT = join(import.meta.dirname, '../..');

export interface BareStart {
  pid: number;
  /** Lines of both streams so far, empty ones left out. */
  lines(): string[];
  /** Resolves with the exit code, or the signal's name, once the process and its streams have ended. */
  ended: Promise<number | string>;
  kill(signal: NodeJS.Signals): void;
}

/** Starts the built server with this environment and nothing else, and does not wait for it to answer. */
export function bareStart(settings: Record<string, string>): BareStart {
  const inherited = Object.fromEntries(
    ['PATH', 'TMPDIR'].flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  );
  const child = spawn(process.execPath, SERVER, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...inherited, PORT: '0', ...settings },
  });
  // Tests that are broken off leave no server behind.
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return {
    pid: child.pid ?? 0,
    lines: () => output.split('\n').filter((line) => line.trim() !== ''),
    ended: once(child, 'close').then(([code, signal]) => code ?? signal),
    kill: (signal) => child.kill(signal),
  };
}
