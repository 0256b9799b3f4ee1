import type { ReadProgress } from '#src/reading/schema.ts';

/** Between two writes of one stage, in milliseconds. */
const EVERY_MS = 500;
/** A new stage need not wait so long: a short scan is read by then. */
const NEW_STAGE_MS = 50;

export interface ProgressWriter {
  note(progress: ReadProgress): void;
  /** What has not been written by now never is. */
  stop(): void;
}

/**
 * Writes how far something has come: each new stage at once, within a stage twice a second at most, one write at a
 * time, and always the newest that is known when a write begins.
 */
export function createProgressWriter(
  write: (progress: ReadProgress) => Promise<void>,
  onFailure: (error: unknown) => void = () => undefined,
): ProgressWriter {
  let waiting: ReadProgress | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWriting = false;
  let isStopped = false;
  let stage: string | null = null;
  let writtenAt = Number.NEGATIVE_INFINITY;

  function schedule(): void {
    if (waiting === null || isWriting || isStopped) return;
    clearTimeout(timer);
    const rest = waiting.stage === stage ? EVERY_MS : NEW_STAGE_MS;
    timer = setTimeout(() => void flush(), Math.max(0, writtenAt + rest - performance.now()));
  }

  async function flush(): Promise<void> {
    const progress = waiting;
    if (progress === null || isStopped) return;
    waiting = null;
    isWriting = true;
    stage = progress.stage;
    writtenAt = performance.now();
    await write(progress).catch(onFailure);
    isWriting = false;
    schedule();
  }

  return {
    note(progress) {
      waiting = progress;
      schedule();
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
