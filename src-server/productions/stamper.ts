import { fileURLToPath } from 'node:url';
import { ReadingProcess } from '../reading/reading-process.ts';
import type { StampJob, StampMessage, StampResult } from './stamp-protocol.ts';

const CHILD = fileURLToPath(new URL('./stamp-worker.ts', import.meta.url));
/** WebAssembly memory grows and never shrinks. */
const DOCUMENTS_PER_PROCESS = 100;
/** Children of all downloads together that are at work. */
const AT_ONCE = 2;
/** And that wait, while their downloads are taken, for the next document. */
const MOST_RESTING = 2;
/** A slip sheet is quick, and there is nothing to fall back on. */
const SLIP_LIMIT_MS = 60_000;

/** The longest at rest first. */
const resting = new Set<Stamper>();

type StampProcess = ReadingProcess<StampJob, StampMessage>;

export interface StamperOptions {
  memoryLimitBytes: number;
  /** Per document. */
  timeLimitMs: number;
  signal: AbortSignal;
}

/** Whose turn it is among all downloads: at most `AT_ONCE` documents are worked on. */
const waiting: (() => void)[] = [];
let busy = 0;

async function takeTurn(): Promise<void> {
  if (busy >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else busy += 1;
}

function passTurn(): void {
  const next = waiting.shift();
  if (next === undefined) busy -= 1;
  else next();
}

/**
 * Numbers the documents of one download in a child process of its own, one after the other. A document on which the
 * child breaks, or takes too long, gets a slip sheet with the reason. `close` ends the child.
 */
export class Stamper {
  readonly #options: StamperOptions;
  #process: StampProcess | undefined;

  constructor(options: StamperOptions) {
    this.#options = options;
  }

  /** Throws when the signal aborts, and when a file cannot be read or written. */
  async stamp(job: Omit<StampJob, 'slip' | 'memoryLimitBytes'>): Promise<StampResult> {
    const { signal, memoryLimitBytes } = this.#options;
    await takeTurn();
    resting.delete(this);
    try {
      signal.throwIfAborted();
      const answer = await this.#ask({ ...job, slip: null, memoryLimitBytes });
      if (typeof answer !== 'string') return answer;
      signal.throwIfAborted();
      const second = await this.#ask({ ...job, slip: answer, memoryLimitBytes });
      if (typeof second !== 'string') return second;
      throw new Error(
        `The slip sheet for ${job.numbers.prefix}${job.numbers.first} could not be made: ${second}`,
      );
    } finally {
      this.#rest();
      passTurn();
    }
  }

  async close(): Promise<void> {
    resting.delete(this);
    const process = this.#process;
    this.#process = undefined;
    await process?.kill();
  }

  /** Keeps its child for the next document, unless many wait so already. */
  #rest(): void {
    if (this.#process === undefined) return;
    resting.add(this);
    const [longest] = resting;
    if (resting.size > MOST_RESTING) void longest?.close();
  }

  /** What came of it; a sentence where the child gave up. */
  async #ask(job: StampJob): Promise<StampResult | string> {
    const { memoryLimitBytes, timeLimitMs, signal } = this.#options;
    const process = this.#ready(memoryLimitBytes);
    const { promise, resolve, reject } = Promise.withResolvers<StampResult | string>();
    let isLate = false;
    const timer = setTimeout(
      () => {
        isLate = true;
        void process.kill();
      },
      job.slip === null ? timeLimitMs : Math.max(SLIP_LIMIT_MS, timeLimitMs),
    );
    const onAbort = () => {
      void process.kill();
      reject(signal.reason instanceof Error ? signal.reason : new Error('The download was given up.'));
    };
    signal.addEventListener('abort', onAbort, { once: true });
    process.start(job, {
      onMessage: (message) => {
        if (message.type === 'done') resolve(message.result);
        else reject(new Error(message.reason));
      },
      onEnd: (why) => resolve(isLate ? TOO_LONG : why === 'memory' ? TOO_MUCH : FAILED),
    });
    const answer = await promise.finally(() => {
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
    });
    if (typeof answer === 'string') await this.close();
    return answer;
  }

  #ready(memoryLimitBytes: number): StampProcess {
    const current = this.#process;
    if (current?.alive && current.filesRead < DOCUMENTS_PER_PROCESS) return current;
    void current?.kill();
    const started: StampProcess = new ReadingProcess(memoryLimitBytes, CHILD);
    this.#process = started;
    return started;
  }
}

const TOO_LONG = 'Numbering its pages took too long, so they were not stamped.';
const TOO_MUCH = 'Numbering its pages needed too much memory, so they were not stamped.';
const FAILED = 'The file could not be edited, so its pages were not stamped.';
