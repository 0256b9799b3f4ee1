import { Worker } from 'node:worker_threads';
import type { OperationName, Operations } from './text-operations.ts';

export interface TextRequest {
  id: number;
  name: OperationName;
  input: unknown;
}

export type TextReply = { id: number; value: unknown } | { id: number; error: string };

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
  timer: NodeJS.Timeout;
}

/** A text that keeps a rule busy longer than this is given up, and the thread with it. */
const LIMIT_MS = 120_000;
const IDLE_MS = 60_000;
const HEAP_MIB = 768;

let worker: Worker | null = null;
let idle: NodeJS.Timeout | undefined;
let count = 0;
const waiting = new Map<number, Waiting>();

function stop(reason: string): void {
  const stopping = worker;
  worker = null;
  for (const [id, one] of waiting) {
    clearTimeout(one.timer);
    one.reject(new Error(reason));
    waiting.delete(id);
  }
  void stopping?.terminate();
}

function start(): Worker {
  const started = new Worker(new URL('./text-thread-worker.ts', import.meta.url), {
    name: 'text',
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MIB },
  });
  started.unref();
  started.on('message', (reply: TextReply) => {
    const one = waiting.get(reply.id);
    if (one === undefined) return;
    waiting.delete(reply.id);
    clearTimeout(one.timer);
    if ('error' in reply) one.reject(new Error(reply.error));
    else one.resolve(reply.value);
    if (waiting.size > 0) return;
    started.unref();
    idle = setTimeout(() => stop('idle'), IDLE_MS).unref();
  });
  started.on('error', (error) => {
    if (worker === started) stop(`The text thread ended: ${error instanceof Error ? error.message : error}`);
  });
  return started;
}

/**
 * Runs a pure function over text in a thread of its own, so that requests are answered meanwhile. The thread
 * starts with the first text and ends when it is idle. Rejects when the function throws or takes over two minutes.
 */
export function runOnText<Name extends OperationName>(
  name: Name,
  input: Parameters<Operations[Name]>[0],
): Promise<ReturnType<Operations[Name]>> {
  clearTimeout(idle);
  worker ??= start();
  worker.ref();
  count += 1;
  const id = count;
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const timer = setTimeout(() => stop('A text took too long to work through.'), LIMIT_MS);
  timer.unref();
  waiting.set(id, { resolve, reject, timer });
  worker.postMessage({ id, name, input } satisfies TextRequest);
  return promise as Promise<ReturnType<Operations[Name]>>;
}

/** Ends the thread; what it was doing is rejected. */
export function stopTextThread(): void {
  clearTimeout(idle);
  stop('The program is stopping.');
}
