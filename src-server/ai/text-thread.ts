import { Worker } from 'node:worker_threads';
import type { OperationName, Operations } from './text-operations.ts';

export interface TextRequest {
  id: number;
  name: OperationName;
  input: unknown;
}

/** `begun` comes before the work: a thread that has just started has its program to load first. */
export type TextReply =
  | { id: number; value: unknown }
  | { id: number; error: string }
  | { id: number; begun: true };

interface Task {
  request: TextRequest;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

/** A text that keeps a rule busy longer than this is given up. */
const LIMIT_MS = 120_000;
const IDLE_MS = 60_000;
const HEAP_MIB = 768;
const STOPPING = 'The program is stopping.';

/** Thrown to those whose work was not done because the program stops: nothing is known of their text. */
export class TextThreadStopped extends Error {}

/**
 * Pure functions over text in a thread of their own, one at a time in the order asked. The thread begins with the first
 * text and ends when it is idle. Each text has its own time, from when its work begins; one that takes too long, or that
 * ends the thread, fails alone.
 */
export class TextThread {
  readonly #limitMs: number;
  readonly #waiting: Task[] = [];
  #worker: Worker | null = null;
  #running: Task | null = null;
  #timer: NodeJS.Timeout | undefined;
  #idle: NodeJS.Timeout | undefined;
  #count = 0;

  constructor(limitMs = LIMIT_MS) {
    this.#limitMs = limitMs;
  }

  /**
   * Rejects when the function throws, when it takes too long, when the thread ends under it, and when the signal aborts:
   * nobody waits for what it says, and others do for the thread.
   */
  run<Name extends OperationName>(
    name: Name,
    input: Parameters<Operations[Name]>[0],
    signal?: AbortSignal,
  ): Promise<ReturnType<Operations[Name]>> {
    this.#count += 1;
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const task: Task = { request: { id: this.#count, name, input }, resolve, reject };
    const leave = () => this.#leave(task, signal?.reason);
    signal?.addEventListener('abort', leave, { once: true });
    const settled = promise.finally(() => signal?.removeEventListener('abort', leave));
    if (signal?.aborted) reject(signal.reason);
    else this.#waiting.push(task);
    this.#next();
    return settled as Promise<ReturnType<Operations[Name]>>;
  }

  #leave(task: Task, reason: unknown): void {
    const at = this.#waiting.indexOf(task);
    if (at !== -1) this.#waiting.splice(at, 1);
    if (this.#running === task) this.#end();
    task.reject(reason);
    this.#next();
  }

  /** Ends the thread; what it was doing and what waits is rejected. */
  stop(): void {
    clearTimeout(this.#idle);
    const stopped = [...(this.#running === null ? [] : [this.#running]), ...this.#waiting.splice(0)];
    this.#end();
    for (const { reject } of stopped) reject(new TextThreadStopped(STOPPING));
  }

  #next(): void {
    if (this.#running !== null) return;
    const task = this.#waiting.shift();
    if (task === undefined) {
      this.#rest();
      return;
    }
    clearTimeout(this.#idle);
    this.#worker ??= this.#start();
    this.#worker.ref();
    this.#running = task;
    try {
      this.#worker.postMessage(task.request);
    } catch (error) {
      this.#settle(() => task.reject(error instanceof Error ? error : new Error(String(error))));
    }
  }

  #start(): Worker {
    const started = new Worker(new URL('./text-thread-worker.ts', import.meta.url), {
      name: 'text',
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MIB },
    });
    started.unref();
    started.on('message', (reply: TextReply) => {
      const task = this.#running;
      if (task === null || task.request.id !== reply.id) return;
      if ('begun' in reply) this.#timeIt();
      else
        this.#settle(() => {
          if ('error' in reply) task.reject(new Error(reply.error));
          else task.resolve(reply.value);
        });
    });
    started.on('error', (error) => {
      if (this.#worker !== started) return;
      this.#giveUp(`The text thread ended: ${error instanceof Error ? error.message : error}`);
    });
    return started;
  }

  #timeIt(): void {
    this.#timer = setTimeout(() => this.#giveUp('A text took too long to work through.'), this.#limitMs);
    this.#timer.unref();
  }

  #settle(tell: () => void): void {
    clearTimeout(this.#timer);
    this.#running = null;
    tell();
    this.#next();
  }

  /** The text at hand is given up with the thread; the others go on in a new one. */
  #giveUp(reason: string): void {
    const task = this.#running;
    this.#end();
    task?.reject(new Error(reason));
    this.#next();
  }

  #rest(): void {
    this.#worker?.unref();
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => this.#end(), IDLE_MS).unref();
  }

  #end(): void {
    clearTimeout(this.#timer);
    const ending = this.#worker;
    this.#worker = null;
    this.#running = null;
    void ending?.terminate();
  }
}

/** What papers are read with: a long one keeps nobody waiting who asks for something else. */
const OF_READING: ReadonlySet<OperationName> = new Set<OperationName>([
  'digest',
  'paperFacts',
  'analyze',
  'embed',
]);
/** A stranger's text that is made to take long holds up strangers alone. */
const threads = { reading: new TextThread(), strangers: new TextThread(), asked: new TextThread() };

interface TextOptions {
  signal?: AbortSignal;
  /** The paper is of somebody who has no account yet. */
  isStrangers?: boolean;
}

/** Runs a pure function over text in a thread of the program's, so that requests are answered meanwhile. */
export function runOnText<Name extends OperationName>(
  name: Name,
  input: Parameters<Operations[Name]>[0],
  { signal, isStrangers = false }: TextOptions = {},
): Promise<ReturnType<Operations[Name]>> {
  const reading = isStrangers ? 'strangers' : 'reading';
  return threads[OF_READING.has(name) ? reading : 'asked'].run(name, input, signal);
}

/** Ends the threads; what they were doing is rejected. */
export function stopTextThread(): void {
  for (const thread of Object.values(threads)) thread.stop();
}
