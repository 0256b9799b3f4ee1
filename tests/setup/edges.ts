import { createReadStream } from 'node:fs';
import { copyFile, mkdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { AiEngine } from '#server/ai/engine.ts';
import type { BlobStore } from '#server/blobs/store.ts';
import type { Disk } from '#server/disk.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { Logger } from '#server/log.ts';
import type { Mailer } from '#server/mailer.ts';
import type { Reader } from '#server/reading/reader.ts';
import { AppError } from '#src/errors.ts';
import { readFailure } from '#src/reading/failures.ts';

/** A clock that goes on from the real time until it is moved. */
export class TestClock {
  #offset = 0;

  now(): Date {
    return new Date(Date.now() + this.#offset);
  }

  set(time: Date | string): void {
    this.#offset = new Date(time).getTime() - Date.now();
  }

  advance(step: { days?: number; hours?: number; minutes?: number; seconds?: number }): void {
    const { days = 0, hours = 0, minutes = 0, seconds = 0 } = step;
    this.#offset += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
  }
}

/** A disk with as much room as the test says. */
export class TestDisk implements Disk {
  free = Number.POSITIVE_INFINITY;

  async available(): Promise<number> {
    return this.free;
  }

  async require(bytes: number): Promise<void> {
    if (this.free < bytes) throw new AppError('INSUFFICIENT_STORAGE');
  }
}

/** Sends nothing, and counts how often it was told of new mail. */
export class CapturedMail implements Mailer {
  sendsMail = false;
  wakes = 0;

  wake(): void {
    this.wakes += 1;
  }

  async stop(): Promise<void> {}
}

/** Notes which documents were to be read, and reads none. */
export class CapturedJobs implements Jobs {
  readonly documents: string[] = [];

  async readDocument(documentId: string): Promise<void> {
    this.documents.push(documentId);
  }

  async stop(): Promise<void> {}
}

export interface LogLine {
  level: keyof Logger;
  fields: Record<string, unknown>;
  message: string;
}

export class CapturedLog implements Logger {
  readonly lines: LogLine[] = [];
  debug = this.#writer('debug');
  info = this.#writer('info');
  warn = this.#writer('warn');
  error = this.#writer('error');

  #writer(level: LogLine['level']): Logger['info'] {
    return (fields, message) => {
      this.lines.push({ level, fields, message });
    };
  }
}

/** Files in a folder, by key. */
export function folderBlobs(folder: string): BlobStore {
  const pathOf = (key: string) => join(folder, key);
  const size = async (key: string) =>
    stat(pathOf(key)).then(
      (stats) => stats.size,
      () => undefined,
    );
  const existing = async (key: string) => {
    if ((await size(key)) === undefined) throw new AppError('NOT_FOUND');
    return pathOf(key);
  };
  return {
    kind: 'disk',
    async adopt(key, path) {
      await mkdir(dirname(pathOf(key)), { recursive: true });
      await copyFile(path, pathOf(key));
      await rm(path);
    },
    size,
    read: async (key, range) => createReadStream(await existing(key), range ?? {}),
    local: async (key) => ({ path: await existing(key), release: async () => {} }),
    remove: (key) => rm(pathOf(key), { force: true }),
    check: async () => {},
  };
}

/** The real reader, started when a test first reads a file. */
export function lazyReader(): Reader {
  let started: Promise<Reader> | undefined;
  const reader = () => {
    started ??= import('#server/reading/reader.ts').then(({ createReader }) => createReader());
    return started;
  };
  return {
    read: async (file, options) => (await reader()).read(file, options),
    draw: async (file, ask, options) => (await reader()).draw(file, ask, options),
    findEdges: async (file, options) => (await reader()).findEdges(file, options),
    join: async (pictures, outPath, options) => (await reader()).join(pictures, outPath, options),
    close: async () => (await started)?.close(),
  };
}

/** A reader under the test's hand, which has no pictures of what it reads. */
export function readerOf(read: Reader['read']): Reader {
  const none = async () => readFailure('unsupported');
  return { read, draw: none, findEdges: none, join: none, close: async () => {} };
}

/** An engine that finds nothing and says so. */
export const silentEngine: AiEngine = {
  kind: 'builtin',
  label: 'Test engine: knows nothing',
  embeddingModel: 'none',
  async analyze() {
    throw new AppError('UNAVAILABLE');
  },
  async answer() {
    return {
      found: false,
      message: 'I found nothing.',
      quotes: [],
      records: [],
      confidence: 0,
      because: 'Nothing was searched.',
    };
  },
  phrase: async () => [],
  async embed(texts) {
    return texts.map(() => new Array<number>(1536).fill(0));
  },
};
