import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ChildJob, ChildMessage } from './protocol.ts';

const CHILD = fileURLToPath(new URL('./child/main.ts', import.meta.url));

/** Why a child process ended before its answer. */
export type ProcessEnd = 'memory' | 'crash' | 'killed';

export interface JobListener<Message = ChildMessage> {
  onMessage(message: Message): void;
  onEnd(why: ProcessEnd): void;
}

/**
 * One warm child process. It leads a process group of its own, so that the OCR programs it starts end with it;
 * `kill` ends the group at once. It reads files unless it is given another program.
 */
export class ReadingProcess<Job extends object = ChildJob, Message = ChildMessage> {
  filesRead = 0;
  readonly #child: ChildProcess;
  readonly #exited: Promise<void>;
  #listener: JobListener<Message> | undefined;
  #errors = '';
  #killed = false;
  #alive = true;

  constructor(heapLimitBytes: number, child = CHILD) {
    const heap = Math.max(64, Math.floor(heapLimitBytes / 1024 / 1024));
    this.#child = fork(child, [], {
      execArgv: [`--max-old-space-size=${heap}`, '--disable-warning=ExperimentalWarning'],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      serialization: 'advanced',
      detached: process.platform !== 'win32',
      env: childEnvironment(),
    });
    this.#child.stderr?.on('data', (chunk: Buffer) => {
      this.#errors = (this.#errors + chunk.toString()).slice(-4_000);
    });
    this.#child.on('message', (bundle: Message[]) => {
      for (const message of bundle) this.#listener?.onMessage(message);
    });
    this.#exited = new Promise((resolve) => {
      this.#child.on('error', () => this.#end(resolve));
      this.#child.on('close', () => this.#end(resolve));
    });
  }

  get alive(): boolean {
    return this.#alive && !this.#killed;
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  start(job: Job, listener: JobListener<Message>): void {
    this.#listener = listener;
    this.#child.ref();
    this.#child.channel?.ref();
    this.filesRead += 1;
    this.#child.send(job, (error) => {
      if (error !== null) this.kill();
    });
  }

  /** Forgets the listener and lets the server exit although this child is waiting. */
  rest(): void {
    this.#listener = undefined;
    this.#child.unref();
    this.#child.channel?.unref();
    const errors: unknown = this.#child.stderr;
    if (
      errors !== null &&
      typeof errors === 'object' &&
      'unref' in errors &&
      typeof errors.unref === 'function'
    ) {
      errors.unref();
    }
  }

  /** Ends the process group at once; resolves when the process is gone. */
  kill(): Promise<void> {
    this.#killed = true;
    this.#child.ref();
    this.#signal();
    return this.#exited;
  }

  #signal(): void {
    const pid = this.#child.pid;
    if (pid === undefined || !this.#alive) return;
    try {
      if (process.platform === 'win32') this.#child.kill('SIGKILL');
      else process.kill(-pid, 'SIGKILL');
    } catch {
      this.#child.kill('SIGKILL');
    }
  }

  #end(resolve: () => void): void {
    if (!this.#alive) return;
    this.#sweepGroup();
    this.#alive = false;
    const outOfMemory = /memory limit passed|heap out of memory|Array buffer allocation failed/.test(
      this.#errors,
    );
    const why: ProcessEnd = this.#killed ? 'killed' : outOfMemory ? 'memory' : 'crash';
    const listener = this.#listener;
    this.#listener = undefined;
    resolve();
    listener?.onEnd(why);
  }

  /** The leader may have ended by itself (watchdog, crash) with an OCR program still running. */
  #sweepGroup(): void {
    this.#signal();
  }
}

/** Only what a child needs: no database address, secrets or keys of the server. */
function childEnvironment(): NodeJS.ProcessEnv {
  const kept = [
    'PATH',
    'HOME',
    'TMPDIR',
    'TEMP',
    'TMP',
    'LANG',
    'LC_ALL',
    'TESSDATA_PREFIX',
    'SystemRoot',
    'ComSpec',
  ];
  const entries = kept.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(entries);
}
