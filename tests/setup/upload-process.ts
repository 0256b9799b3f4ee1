import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { UploadServerLine } from './upload-server.ts';

export interface UploadProcess extends UploadServerLine {
  url: string;
  pid: number;
  /** What it wrote to standard error. */
  complaints(): string;
  /** Ends it and waits until it is gone. */
  kill(signal?: NodeJS.Signals): Promise<void>;
  /** Resident memory in bytes (Linux only). */
  residentBytes(): number;
}

/** Starts upload-server.ts on a data directory and waits until it listens. */
export async function startUploadProcess(dataDir: string): Promise<UploadProcess> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'upload-server.ts'), dataDir], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let complaints = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaints += text;
  });
  const exited = once(child, 'exit');
  const lines = createInterface({ input: child.stdout });
  const first = await Promise.race([once(lines, 'line'), exited.then(() => undefined)]);
  if (first === undefined) throw new Error(`The server did not start:\n${complaints}`);
  const line: UploadServerLine = JSON.parse(String(first[0]));
  const pid = child.pid ?? 0;
  return {
    ...line,
    url: `http://127.0.0.1:${line.port}`,
    pid,
    complaints: () => complaints,
    async kill(signal = 'SIGKILL') {
      child.kill(signal);
      await exited;
    },
    residentBytes() {
      const found = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
      return Number(found?.[1] ?? Number.NaN) * 1024;
    },
  };
}
