import { Worker } from 'node:worker_threads';
import { readFailure } from '#src/reading/failures.ts';
import type { ReadFailure } from '#src/reading/schema.ts';
import { type ChildMessage, PART_LENGTH, type ReadJob } from '../protocol.ts';
import { endGroup } from './end-group.ts';
import { JobOutput } from './output.ts';
import { loadPdfium } from './pdfium.ts';
import { readFile } from './route.ts';
import { ReadStop } from './stop.ts';

let watchdog: Worker | undefined;

/** Messages go in bundles, but none waits long: what was sent survives the end of this process. */
const BUNDLE_MS = 5;
let bundle: ChildMessage[] = [];
let bundled = 0;
let sentAt = 0;

function send(message: ChildMessage): void {
  bundle.push(message);
  bundled += message.type === 'text' ? message.part.length : 0;
  const now = performance.now();
  const waits = message.type !== 'done' && !(message.type === 'text' && message.page === 1);
  if (waits && bundled < PART_LENGTH && now - sentAt < BUNDLE_MS) return;
  process.send?.(bundle);
  bundle = [];
  bundled = 0;
  sentAt = now;
}

function watch(memoryLimitBytes: number): void {
  if (watchdog !== undefined) {
    watchdog.postMessage(memoryLimitBytes);
    return;
  }
  watchdog = new Worker(new URL('./watchdog.ts', import.meta.url), {
    workerData: { memoryLimitBytes, serverPid: process.ppid },
    execArgv: [],
  });
  watchdog.unref();
}

async function run(job: ReadJob): Promise<void> {
  watch(job.memoryLimitBytes);
  const output = new JobOutput(job, send);
  const result = await readFile(output).catch(failureOf);
  if (!result.ok) output.attachments.length = 0;
  output.tidy();
  send({ type: 'done', result });
}

function failureOf(error: unknown): ReadFailure {
  if (error instanceof ReadStop) return readFailure(error.code, error.detail);
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  return readFailure('corrupt');
}

process.on('message', (job: ReadJob) => {
  void run(job);
});
process.on('disconnect', endGroup);
process.on('uncaughtException', (error) => {
  process.stderr.write(`${error.stack ?? error.message}\n`);
  process.exit(70);
});

await loadPdfium();
