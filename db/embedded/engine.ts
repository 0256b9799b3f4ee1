import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { vector } from '@electric-sql/pglite-pgvector';

const LONGJMP_STATUS = 100;
const MEBIBYTE = 1024 * 1024;

// Single-user PostgreSQL: no background processes, so no -F (that would turn fsync off), and settings sized
// for one connection inside at most 2 GiB of WASM memory. 'fsync' is the only WAL sync method that reaches
// the file system: the engine's fdatasync returns without doing anything.
export const DURABLE_PARAMS: readonly string[] = [
  '--single',
  '-O',
  '-j',
  ...Object.entries({
    search_path: 'public',
    exit_on_error: 'false',
    log_checkpoints: 'false',
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',
    wal_sync_method: 'fsync',
    max_worker_processes: '0',
    max_parallel_workers: '0',
    max_parallel_workers_per_gather: '0',
    max_parallel_maintenance_workers: '0',
    io_method: 'sync',
    // All of it is written at the start, and so stays resident; what is not held here the system's cache has.
    shared_buffers: '32MB',
    work_mem: '16MB',
    maintenance_work_mem: '64MB',
    min_wal_size: '32MB',
    max_wal_size: '128MB',
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
];

/** Below this much free disk only reading goes on: running out inside the write-ahead log ends the engine. */
const WRITING_NEEDS = 32 * MEBIBYTE;
const LOOK_EVERY_MS = 200;

const READ_ONLY_ERROR = Buffer.from('C25006\0');
const DISK_FULL_ERROR = Buffer.from('C53100\0');

const SYNC_MESSAGE = new Uint8Array([0x53, 0, 0, 0, 4]);

function code(letter: string): number {
  return letter.charCodeAt(0);
}

// Messages after which the backend waits for more of the same conversation until a Sync.
const OPENS_SEQUENCE = new Set(['P', 'B', 'D', 'E', 'C', 'H'].map(code));
const ENDS_SEQUENCE = new Set(['S', 'Q'].map(code));

export type EngineFileSystem = NonNullable<PGliteOptions['fs']>;

export interface EngineConfig {
  fs: EngineFileSystem;
  /** Free bytes on the disk of the database; writing is refused while there are too few. */
  freeBytes?: () => number;
  params?: readonly string[];
  onFatal?: (error: Error) => void;
  /** Hears the text of PostgreSQL's own fatal messages, which tell more than the exception that follows. */
  onComplaint?: (text: string) => void;
}

function listenFor(onComplaint: (text: string) => void): (line: string) => boolean {
  return (line) => {
    const text = /\b(?:PANIC|FATAL):\s+(.+)/.exec(line)?.[1];
    if (text !== undefined) onComplaint(text);
    return false;
  };
}

function statement(text: string): Uint8Array {
  const body = Buffer.from(`${text}\0`);
  const message = Buffer.alloc(5 + body.length);
  message.write('Q');
  message.writeInt32BE(4 + body.length, 1);
  body.copy(message, 5);
  return new Uint8Array(message);
}

/** The same answer, with "read-only transaction" told as "disk full" (53100). */
function asDiskFull(answer: Uint8Array): Uint8Array {
  const copy = Buffer.from(answer);
  const place = copy.indexOf(READ_ONLY_ERROR);
  if (place >= 0) DISK_FULL_ERROR.copy(copy, place);
  return copy;
}

/**
 * PGlite as a backend for several wire-protocol clients. The socket server asks `isInTransaction()` before it
 * lets another client speak; stock PGlite says no between Parse and Sync of an extended query, where a second
 * client would replace the unnamed statement of the first.
 */
export class Engine extends PGlite {
  #inSequence = false;
  #fatal: Error | null = null;
  #isReadOnly = false;
  #lookedAt = Number.NEGATIVE_INFINITY;
  freeBytes: (() => number) | undefined;

  override isInTransaction(): boolean {
    return this.#inSequence || super.isInTransaction();
  }

  override async execProtocolRawStream(
    ...[message, options]: Parameters<PGlite['execProtocolRawStream']>
  ): Promise<void> {
    if (this.#fatal) throw this.#fatal;
    if (!this.isInTransaction()) await this.#watchSpace();
    const type = message[0] ?? 0;
    if (OPENS_SEQUENCE.has(type)) this.#inSequence = true;
    const { onRawData } = options;
    await super.execProtocolRawStream(
      message,
      this.#isReadOnly ? { ...options, onRawData: (answer) => onRawData(asDiskFull(answer)) } : options,
    );
    if (ENDS_SEQUENCE.has(type)) this.#inSequence = false;
  }

  async #watchSpace(): Promise<void> {
    const wasReadOnly = this.#isReadOnly;
    if (this.freeBytes && performance.now() - this.#lookedAt >= LOOK_EVERY_MS) {
      this.#lookedAt = performance.now();
      this.#isReadOnly = this.freeBytes() < WRITING_NEEDS;
    }
    // Said again each time while space is short, because a new connection resets the session.
    if (!this.#isReadOnly && !wasReadOnly) return;
    const value = this.#isReadOnly ? 'on' : 'off';
    await super.execProtocolRawStream(statement(`set default_transaction_read_only = ${value}`), {
      onRawData() {},
    });
  }

  // The socket server rolls back a dropped client with exec('ROLLBACK'), which the backend would ignore
  // while it still waits for that client's Sync.
  override async exec(...args: Parameters<PGlite['exec']>): ReturnType<PGlite['exec']> {
    if (this.#inSequence) {
      await this.execProtocolRaw(SYNC_MESSAGE);
      this.#inSequence = false;
      if (!super.isInTransaction()) return [];
    }
    return super.exec(...args);
  }

  /** Stops serving for good: what the backend holds in memory can no longer be trusted. */
  fail(error: Error): void {
    this.#fatal ??= error;
  }

  // PGlite swallows every exception out of the backend, a crash included, and would go on with whatever
  // memory is left. Only the engine's own error jump is harmless.
  watch(onFatal: (error: Error) => void): void {
    const module = this.Module;
    const runOnce = module._PostgresMainLoopOnce;
    module._PostgresMainLoopOnce = () => {
      try {
        runOnce();
      } catch (error) {
        if ((error as { status?: number }).status !== LONGJMP_STATUS) {
          const reason = error instanceof Error ? error : new Error(String(error));
          this.fail(reason);
          onFatal(reason);
        }
        throw error;
      }
    };
  }
}

/** Opens (creating it when new) the database in the file system given, with pgvector available. */
export async function startEngine(config: EngineConfig): Promise<Engine> {
  const { fs, params = DURABLE_PARAMS, freeBytes, onFatal, onComplaint } = config;
  const engine = new Engine({
    fs,
    startParams: [...params],
    extensions: { vector },
    initialMemory: 192 * MEBIBYTE,
    ...(onComplaint && { onStderr: listenFor(onComplaint) }),
  });
  await engine.waitReady;
  engine.freeBytes = freeBytes;
  engine.watch((error) => onFatal?.(error));
  return engine;
}
