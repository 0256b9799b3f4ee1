import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '#src/errors.ts';

const MOST = 30;
const WINDOW_SECONDS = 10 * 60;

export interface DraftLimit {
  /** Does the work, one of a person at a time; throws TOO_MANY_REQUESTS where it is too much. */
  run<Value>(userId: string, work: () => Promise<Value>): Promise<Value>;
}

/** Checks of drafts: they cost this machine time and nobody money. Counts in memory, per process. */
export function createDraftLimit(): DraftLimit {
  const limiter = new RateLimiterMemory({ keyPrefix: 'drafts', points: MOST, duration: WINDOW_SECONDS });
  const running = new Set<string>();
  return {
    async run(userId, work) {
      if (running.has(userId)) {
        throw new AppError(
          'TOO_MANY_REQUESTS',
          'Another draft of yours is still being checked. Please wait until it is done, or cancel it.',
          { retryAfter: 5 },
        );
      }
      running.add(userId);
      try {
        await spend(limiter, userId);
        return await work();
      } finally {
        running.delete(userId);
      }
    },
  };
}

async function spend(limiter: RateLimiterMemory, userId: string): Promise<void> {
  try {
    await limiter.consume(userId);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    const retryAfter = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
    const minutes = Math.ceil(retryAfter / 60);
    throw new AppError(
      'TOO_MANY_REQUESTS',
      `You have checked ${MOST} drafts in 10 minutes, which is as many as this server allows. Please wait ${minutes} minute${minutes === 1 ? '' : 's'}.`,
      { retryAfter },
    );
  }
}
