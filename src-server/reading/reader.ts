import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { HARMLESS } from '#src/reading/failures.ts';
import type { ReadFailure, ReadOutcome, ReadProgress } from '#src/reading/schema.ts';
import { ReadingPool } from './pool.ts';
import type {
  ChildMessage,
  DrawAsk,
  DrawnPage,
  FoundEdges,
  JoinedPaper,
  JoinedPicture,
  OcrChoice,
} from './protocol.ts';
import { runSession } from './read-session.ts';
import { runTask } from './task-session.ts';

export interface ReadRequest {
  path: string;
  /** The user's name for the file: a hint for its kind, never a path. */
  filename: string;
  declaredMimeType?: string;
  /** An existing folder; attachments are left in a new folder below it, for the caller to move. */
  workDir: string;
  /** Pages that are read of a longer file; default all. */
  mostPages?: number;
}

/** `filename` is the user's, a hint for its kind. */
export interface PlainFile {
  path: string;
  filename: string;
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
  /** A page of a PDF or a picture, whole or a part of it, as WebP; a failure for a file that has no pages to be seen. */
  draw(file: PlainFile, ask: DrawAsk, options?: { signal?: AbortSignal }): Promise<DrawnPage | ReadFailure>;
  /** Where the page lies on a photo. */
  findEdges(file: PlainFile, options?: { signal?: AbortSignal }): Promise<FoundEdges | ReadFailure>;
  /** Photos as the pages of one PDF, in their order; nothing is left at `outPath` where that fails. */
  join(
    pictures: readonly JoinedPicture[],
    outPath: string,
    options?: { signal?: AbortSignal },
  ): Promise<JoinedPaper | ReadFailure>;
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

/** Nobody waits longer for a picture. */
const DRAW_LIMIT_MS = 45_000;
/** Children that draw, so that a picture does not wait for a paper that is being read. */
const DRAWING = 2;
const TEN_MINUTES = 10 * 60_000;
const GIBIBYTE = 1024 ** 3;
/**
 * Extracts text in warm child processes with a time and a memory limit each: the server itself never parses a
 * user's bytes, and a file that breaks its child breaks nothing else.
 */
export function createReader(options: ReaderOptions = {}): Reader {
  const { timeLimitMs = TEN_MINUTES, memoryLimitBytes = GIBIBYTE, concurrency = 2, ocr = 'auto' } = options;
  const pool = new ReadingPool({ size: concurrency, memoryLimitBytes });
  const drawing = new ReadingPool({ size: DRAWING, memoryLimitBytes });
  const limits = { timeLimitMs: Math.min(timeLimitMs, DRAW_LIMIT_MS), memoryLimitBytes };
  return {
    draw({ path, filename }, ask, { signal } = {}) {
      const job = { task: 'draw' as const, path: resolve(path), filename, ...ask, ...limits };
      const made = (message: ChildMessage) => (message.type === 'drawn' ? message.result : undefined);
      return runTask(drawing, job, { made, signal });
    },
    findEdges({ path, filename }, { signal } = {}) {
      const job = { task: 'edges' as const, path: resolve(path), filename, ...limits };
      const made = (message: ChildMessage) => (message.type === 'edges' ? message.result : undefined);
      return runTask(drawing, job, { made, signal });
    },
    async join(pictures, outPath, { signal } = {}) {
      const job = {
        task: 'join' as const,
        pictures: pictures.map((picture) => ({ ...picture, path: resolve(picture.path) })),
        outPath: resolve(outPath),
        timeLimitMs,
        memoryLimitBytes,
      };
      const made = (message: ChildMessage) => (message.type === 'joined' ? message.result : undefined);
      let isWhole = false;
      try {
        const outcome = await runTask(drawing, job, { made, signal });
        isWhole = outcome.ok;
        return outcome;
      } finally {
        if (!isWhole) await rm(job.outPath, { force: true });
      }
    },
    async read(file, { signal, onProgress } = {}) {
      const outDir = join(resolve(file.workDir), `read-${randomUUID()}`);
      const process = await pool.take(signal);
      try {
        const { path, filename, declaredMimeType, mostPages } = file;
        const job = {
          task: 'read' as const,
          path: resolve(path),
          filename,
          ...(declaredMimeType === undefined ? {} : { declaredMimeType }),
          ...(mostPages === undefined ? {} : { mostPages }),
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
    async close() {
      await Promise.all([pool.close(), drawing.close()]);
    },
  };
}
