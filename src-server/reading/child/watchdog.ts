import { writeSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { endGroup } from './end-group.ts';

/**
 * Runs in a thread of its own inside the child, because WebAssembly that inflates a bomb or loops never yields the
 * child's main thread. Ends the whole process when its resident memory (WebAssembly included) passes the cap, or
 * when the server that started it is gone.
 */
const { memoryLimitBytes, serverPid } = readLimits(workerData);
let limit = memoryLimitBytes;

parentPort?.on('message', (next: unknown) => {
  if (typeof next === 'number') limit = next;
});

setInterval(() => {
  if (process.memoryUsage.rss() > limit) end('memory limit passed');
  if (process.ppid !== serverPid && process.platform !== 'win32') end('server gone');
}, 20);

function end(why: string): void {
  try {
    writeSync(2, `${why}\n`);
  } finally {
    endGroup();
  }
}

function readLimits(data: unknown): { memoryLimitBytes: number; serverPid: number } {
  if (typeof data !== 'object' || data === null) throw new Error('watchdog started without limits');
  return {
    memoryLimitBytes: Number(Reflect.get(data, 'memoryLimitBytes')),
    serverPid: Number(Reflect.get(data, 'serverPid')),
  };
}
