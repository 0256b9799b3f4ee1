import fs from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type EngineOptions = Parameters<NodeFS['init']>[1];

/** The parts of Emscripten's NODEFS that durability depends on. */
export interface NodefsStream {
  nfd: number;
  node: unknown;
}

export interface Nodefs {
  realPath(node: unknown): string;
  tryFSOperation<T>(operation: () => T): T;
  node_ops: Record<string, (...args: never[]) => unknown>;
  stream_ops: Record<string, (...args: never[]) => unknown> & { fsync?: (stream: NodefsStream) => number };
}

interface EngineModule {
  FS: { filesystems: { NODEFS: Nodefs } };
}

export interface SyncCounters {
  files: number;
  directories: number;
}

/**
 * PGlite's Node file system, with the one thing it leaves out: fsync. PostgreSQL's own ordering of writes and
 * syncs (write-ahead log first) then holds on the disk, as on a server.
 *
 * `onFailure` hears of an fsync that failed: what was written before it may be lost, so the engine must stop.
 */
export class DurableFS extends NodeFS {
  readonly synced: SyncCounters = { files: 0, directories: 0 };
  readonly #onFailure: (error: Error) => void;

  constructor(directory: string, onFailure: (error: Error) => void) {
    super(directory);
    this.#onFailure = onFailure;
  }

  override async init(engine: PGlite, options: EngineOptions): ReturnType<NodeFS['init']> {
    const install = (module: unknown): void => this.install((module as EngineModule).FS.filesystems.NODEFS);
    return super.init(engine, { ...options, preRun: [install, ...(options.preRun ?? [])] });
  }

  /** Adds the missing operations to a fresh engine's file system before it is mounted. */
  protected install(nodefs: Nodefs): void {
    nodefs.stream_ops.fsync = (stream) => {
      nodefs.tryFSOperation(() => {
        try {
          this.sync(stream.nfd);
        } catch (error) {
          this.#onFailure(error instanceof Error ? error : new Error(String(error)));
          throw error;
        }
      });
      return 0;
    };
  }

  protected sync(descriptor: number): void {
    if (fs.fstatSync(descriptor).isDirectory()) {
      fs.fsyncSync(descriptor);
      this.synced.directories += 1;
      return;
    }
    fs.fdatasyncSync(descriptor);
    this.synced.files += 1;
  }
}
