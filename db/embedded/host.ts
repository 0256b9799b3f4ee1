import fs from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { type ClusterDir, prepareClusterDir } from './cluster-dir.ts';
import { EmbeddedDatabaseError } from './errors.ts';
import { lockDataDir } from './lock.ts';
import { makeSocketDir, SOCKET_PORT } from './socket-dir.ts';
import type { WorkerCommand, WorkerConfig, WorkerReport } from './worker.ts';

const WORKER_HEAP_MIB = 512;
// A statement cannot be canceled inside the engine. Ending the thread instead is as safe as a power cut.
const CLOSE_WITHIN_MS = 30_000;

export interface EmbeddedHost {
  /** Where a client connects: the directory of the socket and its port number. */
  address: { host: string; port: number };
  isNew: boolean;
  openedInMs: number;
  /** Set once the database has stopped by itself; every later statement fails with it. */
  failure(): EmbeddedDatabaseError | null;
  /** Resolves when the thread has ended, for whatever reason. */
  stopped: Promise<void>;
  close(): Promise<void>;
}

export interface EmbeddedHostOptions {
  dataDir: string;
  onFailure?: (error: EmbeddedDatabaseError) => void;
}

function cannotOpen(dataDir: string, reason: string): EmbeddedDatabaseError {
  return new EmbeddedDatabaseError(
    'CANNOT_OPEN',
    `The database in ${dataDir} could not be opened: ${reason}.`,
  );
}

function stopped(reason: string): EmbeddedDatabaseError {
  return new EmbeddedDatabaseError(
    'STOPPED',
    `The database stopped working (${reason}). Restart the program; everything confirmed before is kept.`,
  );
}

function startWorker(config: WorkerConfig): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: config,
    name: 'database',
    resourceLimits: { maxOldGenerationSizeMb: WORKER_HEAP_MIB },
  });
}

/** Runs the embedded database of a data directory in a worker thread until `close()`. */
export async function startEmbeddedHost(options: EmbeddedHostOptions): Promise<EmbeddedHost> {
  fs.mkdirSync(options.dataDir, { recursive: true, mode: 0o700 });
  // The real path, so that a link to the directory cannot lead around its lock.
  const dataDir = fs.realpathSync(path.resolve(options.dataDir));
  let endWorker = () => {};
  const lock = lockDataDir(dataDir, { onLost: () => endWorker() });
  try {
    const cluster = prepareClusterDir(dataDir);
    const { onFailure } = options;
    const started = (worker: Worker) => {
      // Two must not write: what was confirmed is kept, as at a power cut.
      endWorker = () => void worker.terminate();
    };
    return await runWorker({ dataDir, cluster, started, release: () => lock.release(), onFailure });
  } catch (error) {
    lock.release();
    throw error;
  }
}

interface RunOptions {
  dataDir: string;
  cluster: ClusterDir;
  started: (worker: Worker) => void;
  release: () => void;
  onFailure: EmbeddedHostOptions['onFailure'];
}

async function runWorker({
  dataDir,
  cluster,
  started,
  release,
  onFailure,
}: RunOptions): Promise<EmbeddedHost> {
  const socket = makeSocketDir(dataDir);
  const worker = startWorker({ clusterDir: cluster.directory, socketPath: socket.socketPath });
  started(worker);
  const opening = Promise.withResolvers<number>();
  const exited = Promise.withResolvers<void>();
  let phase: 'opening' | 'open' | 'closing' | 'stopped' = 'opening';
  let reason = 'its thread ended unexpectedly';
  let failure: EmbeddedDatabaseError | null = null;

  worker.on('message', (message: WorkerReport) => {
    if (message.type === 'ready') opening.resolve(message.openedInMs);
    if (message.type === 'failed' || message.type === 'fatal') reason = message.reason;
  });
  worker.on('error', (error) => {
    reason = error instanceof Error ? error.message : String(error);
  });
  worker.once('exit', () => {
    const during = phase;
    phase = 'stopped';
    if (during === 'opening') opening.reject(cannotOpen(dataDir, reason));
    if (during === 'open') {
      failure = stopped(reason);
      socket.remove();
      release();
      onFailure?.(failure);
    }
    exited.resolve();
  });

  try {
    const openedInMs = await opening.promise;
    cluster.finish();
    phase = 'open';
    return {
      address: { host: socket.directory, port: SOCKET_PORT },
      isNew: cluster.isNew,
      openedInMs,
      failure: () => failure,
      stopped: exited.promise,
      async close() {
        if (phase === 'stopped') return;
        if (phase === 'open') {
          phase = 'closing';
          worker.postMessage({ type: 'close' } satisfies WorkerCommand);
        }
        const impatience = setTimeout(() => void worker.terminate(), CLOSE_WITHIN_MS);
        await exited.promise;
        clearTimeout(impatience);
        socket.remove();
        release();
      },
    };
  } catch (error) {
    await worker.terminate();
    socket.remove();
    throw error;
  }
}
