import { HARMLESS, readFailure } from '#src/reading/failures.ts';
import type { ReadFailure } from '#src/reading/schema.ts';
import type { ReadingPool } from './pool.ts';
import type { ChildMessage, DrawJob, EdgesJob, JoinJob } from './protocol.ts';
import type { ProcessEnd } from './reading-process.ts';

/** Past its limit by so much a child that does not answer is ended. */
const GRACE_MS = 250;

interface TaskOptions<Made> {
  /** What was made, out of the message that brings it. */
  made(message: ChildMessage): Made | undefined;
  signal: AbortSignal | undefined;
}

/**
 * Runs a job that makes one thing on a child of the pool. A bad file, too much time or memory is a failure; throws only
 * when the signal aborts or the pool is closed.
 */
export async function runTask<Made extends { ok: true }>(
  pool: ReadingPool,
  job: DrawJob | EdgesJob | JoinJob,
  { made, signal }: TaskOptions<Made>,
): Promise<Made | ReadFailure> {
  const process = await pool.take(signal);
  const { promise, resolve, reject } = Promise.withResolvers<Made | ReadFailure>();
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    void process.kill();
  }, job.timeLimitMs + GRACE_MS);
  const onAbort = () => {
    reject(signal?.reason instanceof Error ? signal.reason : new Error('Drawing was canceled.'));
    void process.kill();
  };
  signal?.addEventListener('abort', onAbort, { once: true });
  process.start(job, {
    onMessage(message: ChildMessage) {
      if (message.type === 'failed') resolve(message.failure);
      const found = made(message);
      if (found !== undefined) resolve(found);
    },
    onEnd(why: ProcessEnd) {
      resolve(readFailure(late ? 'timeout' : why === 'memory' ? 'memory' : 'corrupt'));
    },
  });
  let isGood = false;
  try {
    const outcome = await promise;
    isGood = outcome.ok || HARMLESS.has(outcome.code);
    return outcome;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', onAbort);
    pool.give(process, isGood);
  }
}
