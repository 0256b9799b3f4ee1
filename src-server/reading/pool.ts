import { ReadingProcess } from './reading-process.ts';

export interface PoolOptions {
  size: number;
  memoryLimitBytes: number;
}

/** A child is replaced after this many files: WebAssembly memory grows and never shrinks. */
const FILES_PER_PROCESS = 200;
const IDLE_MS = 5 * 60_000;

interface Waiting {
  start(): void;
  refuse(error: Error): void;
}

/** Warm child processes, at most `size`, handed out one file at a time in the order asked. */
export class ReadingPool {
  readonly #options: PoolOptions;
  readonly #idle: ReadingProcess[] = [];
  readonly #busy = new Set<ReadingProcess>();
  readonly #waiting: Waiting[] = [];
  #closed = false;
  #idleTimer: NodeJS.Timeout | undefined;

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  async take(signal?: AbortSignal): Promise<ReadingProcess> {
    signal?.throwIfAborted();
    if (this.#closed) throw new Error('The reader is closed.');
    if (this.#busy.size >= this.#options.size) await this.#turn(signal);
    clearTimeout(this.#idleTimer);
    let process = this.#idle.pop();
    while (process !== undefined && !process.alive) process = this.#idle.pop();
    process ??= new ReadingProcess(this.#options.memoryLimitBytes);
    this.#busy.add(process);
    return process;
  }

  /** Takes a child back. One that read a bad file is not used again. */
  give(process: ReadingProcess, good: boolean): void {
    this.#busy.delete(process);
    if (good && !this.#closed && process.alive && process.filesRead < FILES_PER_PROCESS) {
      process.rest();
      this.#idle.push(process);
    } else void process.kill();
    this.#waiting.shift()?.start();
    if (this.#busy.size === 0) this.#sleepLater();
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#idleTimer);
    for (const waiting of this.#waiting.splice(0)) waiting.refuse(new Error('The reader is closed.'));
    const all = [...this.#busy, ...this.#idle.splice(0)];
    await Promise.all(all.map((process) => process.kill()));
  }

  #turn(signal: AbortSignal | undefined): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiting: Waiting = { start: resolve, refuse: reject };
    const onAbort = () => {
      const at = this.#waiting.indexOf(waiting);
      if (at >= 0) this.#waiting.splice(at, 1);
      reject(signal?.reason instanceof Error ? signal.reason : new Error('Reading was canceled.'));
    };
    signal?.addEventListener('abort', onAbort, { once: true });
    this.#waiting.push(waiting);
    return promise.finally(() => signal?.removeEventListener('abort', onAbort));
  }

  #sleepLater(): void {
    clearTimeout(this.#idleTimer);
    this.#idleTimer = setTimeout(() => {
      for (const process of this.#idle.splice(0)) void process.kill();
    }, IDLE_MS);
    this.#idleTimer.unref();
  }
}
