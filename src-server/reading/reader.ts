import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { ReadFailureCode, ReadOutcome, ReadProgress } from '#src/reading/schema.ts';
import { ReadingPool } from './pool.ts';
import type { OcrChoice } from './protocol.ts';
import { runSession } from './read-session.ts';

export interface ReadRequest {
  path: string;
  /** The user's name for the file: a hint for its kind, never a path. */
  filename: string;
  declaredMimeType?: string;
  /** An existing folder; attachments are left in a new folder below it, for the caller to move. */
  workDir: string;
}

export interface ReadOptions {
  signal?: AbortSignal;
  onProgress?(progress: ReadProgress): void;
}

export interface Reader {
  /**
   * Reads one file. A bad file is an outcome with `ok: false`, never an exception; throws only when the signal
   * aborts or the reader is closed.
   */
  read(file: ReadRequest, options?: ReadOptions): Promise<ReadOutcome>;
  /** Ends all child processes, reading ones included. */
  close(): Promise<void>;
}

export interface ReaderOptions {
  /** Per file, default 10 minutes. */
  timeLimitMs?: number;
  /** Resident memory of one child, WebAssembly included, default 1 GiB. */
  memoryLimitBytes?: number;
  /** Files read at the same time, default 2. */
  concurrency?: number;
  /** `auto` uses tesseract on the path when there is one. */
  ocr?: OcrChoice;
}

const TEN_MINUTES = 10 * 60_000;
const GIBIBYTE = 1024 ** 3;
/** Failures told by the first bytes or a directory: nothing that could have harmed the child was parsed. */
const HARMLESS: ReadonlySet<ReadFailureCode> = new Set(['empty', 'encrypted', 'mislabeled', 'unsupported']);

/**
 * Extracts text in warm child processes with a time and a memory limit each: the server itself never parses a
 * user's bytes, and a file that breaks its child breaks nothing else.
 */
export function createReader(options: ReaderOptions = {}): Reader {
  const { timeLimitMs = TEN_MINUTES, memoryLimitBytes = GIBIBYTE, concurrency = 2, ocr = 'auto' } = options;
  const pool = new ReadingPool({ size: concurrency, memoryLimitBytes });
  return {
    async read(file, { signal, onProgress } = {}) {
      const outDir = join(resolve(file.workDir), `read-${randomUUID()}`);
      const process = await pool.take(signal);
      try {
        const { path, filename, declaredMimeType } = file;
        const job = {
          path: resolve(path),
          filename,
          ...(declaredMimeType === undefined ? {} : { declaredMimeType }),
          outDir,
          timeLimitMs,
          memoryLimitBytes,
          ocr,
        };
        const outcome = await runSession(process, job, { signal, onProgress });
        pool.give(process, outcome.ok || HARMLESS.has(outcome.code));
        return outcome;
      } catch (error) {
        pool.give(process, false);
        await rm(outDir, { recursive: true, force: true });
        throw error;
      }
    },
    close: () => pool.close(),
  };
}
