import { Worker } from 'node:worker_threads';
import { readFailure } from '#src/reading/failures.ts';
import type { ReadFailure } from '#src/reading/schema.ts';
import type { ChildJob, ChildMessage, DrawJob, EdgesJob, JoinJob, ReadJob } from '../protocol.ts';
import { createBundles } from './bundles.ts';
import { endGroup } from './end-group.ts';
import { JobOutput } from './output.ts';
import { loadPdfium } from './pdfium.ts';
import { readFile } from './route.ts';
import { ReadStop } from './stop.ts';

let watchdog: Worker | undefined;

const send = createBundles((messages) => process.send?.(messages));

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

async function run(job: ChildJob): Promise<void> {
  watch(job.memoryLimitBytes);
  if (job.task === 'read') return read(job);
  send(await make(job).catch((error: unknown) => ({ type: 'failed' as const, failure: failureOf(error) })));
}

/** Loaded when first asked for: most children only read. */
async function make(job: DrawJob | EdgesJob | JoinJob): Promise<ChildMessage> {
  if (job.task === 'join') {
    return { type: 'joined', result: await (await import('./join.ts')).joinPictures(job) };
  }
  const { drawPage, findEdges } = await import('./draw.ts');
  if (job.task === 'draw') return { type: 'drawn', result: await drawPage(job) };
  return { type: 'edges', result: await findEdges(job) };
}

async function read(job: ReadJob): Promise<void> {
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

process.on('message', (job: ChildJob) => {
  void run(job);
});
process.on('disconnect', endGroup);
process.on('uncaughtException', (error) => {
  process.stderr.write(`${error.stack ?? error.message}\n`);
  process.exit(70);
});

await loadPdfium();
