import { setTimeout as sleep } from 'node:timers/promises';
import { explainFailure, failureOf, isForNow, refusalOf, StalledError } from './openai-failures.ts';

export interface RetryOptions {
  /** Of whoever asks; once aborted nothing is tried again. */
  signal: AbortSignal | undefined;
  /** After the first try. */
  retries: number;
  /** Milliseconds before the first repetition; doubled for each that follows. */
  pauseMs: number;
  /** Milliseconds for all tries and pauses together. */
  totalMs: number;
  /** Asked before each repetition. */
  mayRepeat?: () => boolean;
  onTry?: () => void;
}

const LONGEST_PAUSE_MS = 8_000;
/** A service that wants to be left alone for longer than this is told to the person, who decides. */
const LONGEST_RETRY_AFTER_MS = 20_000;
/** Who waited for nothing twice will wait for nothing a third time. */
const SLOW_REPETITIONS = 1;

/** Half of the pause is chance, so that many who were refused together do not come back together. */
function jitter(ms: number): number {
  return ms * (0.5 + Math.random() / 2);
}

/** Milliseconds to wait before the next try; null for none. */
function pauseAfter(error: unknown, tries: number, { pauseMs }: RetryOptions): number | null {
  if (!isForNow(error)) return null;
  if (failureOf(error) === 'slow') return tries <= SLOW_REPETITIONS ? 0 : null;
  const { retryAfterMs } = refusalOf(error);
  if (retryAfterMs === undefined) return jitter(Math.min(LONGEST_PAUSE_MS, pauseMs * 2 ** (tries - 1)));
  return retryAfterMs > LONGEST_RETRY_AFTER_MS ? null : retryAfterMs + jitter(Math.min(pauseMs, 200));
}

/**
 * Makes a request, and again after 429, 5xx, lost connections and one time-out, with growing pauses and `Retry-After`
 * up to {@link LONGEST_RETRY_AFTER_MS}. Throws the signal's reason as soon as it is aborted, else a `ServiceError`.
 */
export async function withRetries<T>(
  attempt: (within: AbortSignal) => Promise<T>,
  options: RetryOptions,
): Promise<T> {
  const { signal, retries, totalMs, mayRepeat = () => true, onTry } = options;
  const deadline = new AbortController();
  const endsAt = performance.now() + totalMs;
  const timer = setTimeout(() => deadline.abort(new StalledError()), totalMs);
  const within = signal === undefined ? deadline.signal : AbortSignal.any([signal, deadline.signal]);
  try {
    for (let tries = 1; ; tries += 1) {
      signal?.throwIfAborted();
      try {
        onTry?.();
        return await attempt(within);
      } catch (error) {
        signal?.throwIfAborted();
        if (deadline.signal.aborted) throw explainFailure(new StalledError());
        const pause = tries > retries || !mayRepeat() ? null : pauseAfter(error, tries, options);
        if (pause === null || performance.now() + pause >= endsAt) throw explainFailure(error);
        await sleep(pause, undefined, { signal: within }).catch(() => undefined);
      }
    }
  } finally {
    clearTimeout(timer);
  }
}
