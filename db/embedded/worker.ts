import fs from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { freeBytes } from './cluster-dir.ts';
import { DurableFS } from './durable-fs.ts';
import { type Engine, startEngine } from './engine.ts';

export interface WorkerConfig {
  clusterDir: string;
  socketPath: string;
}

export type WorkerReport =
  | { type: 'ready'; openedInMs: number }
  | { type: 'failed'; reason: string }
  | { type: 'fatal'; reason: string }
  | { type: 'closed' };

export type WorkerCommand = { type: 'close' };

// Far above what our own pool opens: the server drops a connection over its limit without a readable answer,
// and a closing connection still counts for a moment.
const MAX_CONNECTIONS = 64;

function report(message: WorkerReport): void {
  parentPort?.postMessage(message);
}

let complaint: string | null = null;

function describe(error: unknown): string {
  return complaint ?? (error instanceof Error ? error.message : String(error));
}

// After a crash of the backend nothing in memory may reach the disk any more: no clean shutdown, and at once,
// since PGlite would call the crashed backend again for the rest of the message.
function dieOf(error: unknown): void {
  report({ type: 'fatal', reason: describe(error) });
  process.exit(1);
}

async function serve({ clusterDir, socketPath }: WorkerConfig): Promise<() => Promise<void>> {
  let engine: Engine | null = null;
  const onSyncFailure = (error: Error): void => {
    engine?.fail(error);
    dieOf(error);
  };
  engine = await startEngine({
    fs: new DurableFS(clusterDir, onSyncFailure),
    freeBytes: () => freeBytes(clusterDir),
    onFatal: dieOf,
    onComplaint(text) {
      complaint = text;
    },
  });
  const server = new PGLiteSocketServer({ db: engine, path: socketPath, maxConnections: MAX_CONNECTIONS });
  const opened = engine;
  fs.rmSync(socketPath, { force: true });
  await server.start();
  fs.chmodSync(socketPath, 0o600);
  return async () => {
    await server.stop();
    await opened.exec('CHECKPOINT');
    await opened.close();
  };
}

async function main(config: WorkerConfig): Promise<void> {
  const startedAt = performance.now();
  try {
    const close = await serve(config);
    parentPort?.once('message', (_command: WorkerCommand) => {
      close().then(
        () => {
          report({ type: 'closed' });
          process.exit(0);
        },
        (error: unknown) => dieOf(error),
      );
    });
    report({ type: 'ready', openedInMs: Math.round(performance.now() - startedAt) });
  } catch (error) {
    report({ type: 'failed', reason: describe(error) });
    process.exit(1);
  }
}

await main(workerData as WorkerConfig);
