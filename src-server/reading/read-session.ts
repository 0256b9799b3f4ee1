import { rm } from 'node:fs/promises';
import { readFailure } from '#src/reading/failures.ts';
import type { FileKind, PageCount, ReadOutcome, ReadPage, ReadProgress } from '#src/reading/schema.ts';
import type { ChildMessage, ReadJob, ReadSummary } from './protocol.ts';
import type { ProcessEnd, ReadingProcess } from './reading-process.ts';

export interface SessionOptions {
  signal?: AbortSignal | undefined;
  onProgress?: ((progress: ReadProgress) => void) | undefined;
}

/** Thrown to the caller of `read` when its signal aborts. */
function abortReason(signal: AbortSignal): Error {
  const reason: unknown = signal.reason;
  return reason instanceof Error ? reason : new Error('Reading was canceled.');
}

/**
 * Runs one job on one child and gathers its pages. What was read before a time or memory limit struck is kept, with
 * a note; a failed or aborted job leaves no file behind.
 */
export async function runSession(
  process: ReadingProcess,
  job: ReadJob,
  options: SessionOptions,
): Promise<ReadOutcome> {
  options.signal?.throwIfAborted();
  const gathered = new GatheredPages();
  try {
    const outcome = await untilDone(process, job, options, gathered);
    if (!process.alive) await rm(job.outDir, { recursive: true, force: true });
    return outcome;
  } catch (error) {
    await process.kill();
    await rm(job.outDir, { recursive: true, force: true });
    throw error;
  }
}

function untilDone(
  process: ReadingProcess,
  job: ReadJob,
  options: SessionOptions,
  gathered: GatheredPages,
): Promise<ReadOutcome> {
  const { promise, resolve, reject } = Promise.withResolvers<ReadOutcome>();
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    void process.kill();
  }, job.timeLimitMs + 250);
  const onAbort = () => {
    if (options.signal !== undefined) reject(abortReason(options.signal));
  };
  options.signal?.addEventListener('abort', onAbort, { once: true });
  process.start(job, {
    onMessage(message: ChildMessage) {
      if (message.type === 'progress') options.onProgress?.(message.progress);
      else if (message.type === 'done')
        resolve(message.result.ok ? gathered.finish(message.result) : message.result);
      else gathered.take(message);
    },
    onEnd(why: ProcessEnd) {
      resolve(gathered.cutShort(late ? 'timeout' : why === 'memory' ? 'memory' : 'corrupt'));
    },
  });
  return promise.finally(() => {
    clearTimeout(timer);
    options.signal?.removeEventListener('abort', onAbort);
  });
}

/** The pages of one job as they arrive, in parts and in any order. */
class GatheredPages {
  readonly #pages = new Map<number, ReadPage>();
  #opened: { kind: FileKind; mimeType: string; pageCount: PageCount } | undefined;

  take(message: ChildMessage): void {
    if (message.type === 'opened') {
      const { kind, mimeType, pageCount } = message;
      this.#opened = { kind, mimeType, pageCount };
    }
    if (message.type !== 'text' && message.type !== 'places' && message.type !== 'lines') return;
    const page = this.#pages.get(message.page);
    if (message.type === 'lines') {
      if (page !== undefined) page.lines = message.lines;
      return;
    }
    if (message.type === 'places') {
      if (page !== undefined) page.places = message.places;
      return;
    }
    if (page === undefined) {
      this.#pages.set(message.page, { number: message.page, text: message.part, source: message.source });
    } else page.text += message.part;
  }

  finish(summary: ReadSummary): ReadOutcome {
    return { ...summary, pages: this.#inOrder() };
  }

  cutShort(code: 'timeout' | 'memory' | 'corrupt'): ReadOutcome {
    const pages = this.#inOrder();
    const failure = readFailure(code);
    if (this.#opened === undefined || !pages.some((page) => page.text !== '')) return failure;
    const why =
      code === 'timeout' ? 'took too long' : code === 'memory' ? 'needed too much memory' : 'failed';
    const { pageCount } = this.#opened;
    const part =
      pageCount === null ? 'a part of this file was' : `${pages.length} of ${pageCount} pages were`;
    const note = `Only ${part} read because reading the rest ${why}; split the file into smaller ones and upload those.`;
    return { ok: true, ...this.#opened, pages, attachments: [], notes: [note] };
  }

  #inOrder(): ReadPage[] {
    return [...this.#pages.values()].sort((a, b) => a.number - b.number);
  }
}
