import { Worker } from 'node:worker_threads';
import { endGroup } from '../reading/child/end-group.ts';
import { stampDocument } from './stamp-document.ts';
import type { StampJob, StampMessage } from './stamp-protocol.ts';

let watchdog: Worker | undefined;

function watch(memoryLimitBytes: number): void {
  if (watchdog !== undefined) return;
  watchdog = new Worker(new URL('../reading/child/watchdog.ts', import.meta.url), {
    workerData: { memoryLimitBytes, serverPid: process.ppid },
    execArgv: [],
  });
  watchdog.unref();
}

function tell(message: StampMessage): void {
  process.send?.([message]);
}

process.on('message', (job: StampJob) => {
  watch(job.memoryLimitBytes);
  stampDocument(job).then(
    (result) => tell({ type: 'done', result }),
    (error: unknown) =>
      tell({ type: 'failed', reason: error instanceof Error ? error.message : String(error) }),
  );
});
process.on('disconnect', endGroup);
process.on('uncaughtException', (error) => {
  process.stderr.write(`${error.stack ?? error.message}\n`);
  process.exit(70);
});
