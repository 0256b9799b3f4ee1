import { Worker } from 'node:worker_threads';
import { readFailure } from '#src/reading/failures.ts';
import type { ChildMessage, ReadJob } from '../protocol.ts';
import { JobOutput } from './output.ts';
import { loadPdfium } from './pdfium.ts';
import { readFile } from './route.ts';
import { ReadStop } from './stop.ts';

let watchdog: Worker | undefined;

function send(message: ChildMessage): void {
  process.send?.(message);
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
  try {
    send({ type: 'done', result: await readFile(output) });
  } catch (error) {
    if (error instanceof ReadStop) send({ type: 'done', result: readFailure(error.code, error.detail) });
    else {
      process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
      send({ type: 'done', result: readFailure('corrupt') });
    }
  }
}

process.on('message', (job: ReadJob) => {
  void run(job);
});
process.on('disconnect', () => process.exit(0));
process.on('uncaughtException', (error) => {
  process.stderr.write(`${error.stack ?? error.message}\n`);
  process.exit(70);
});

await loadPdfium();
send({ type: 'ready' });
