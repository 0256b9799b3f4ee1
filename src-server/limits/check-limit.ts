import { RateLimiterMemory } from 'rate-limiter-flexible';
import { AppError } from '#src/errors.ts';
import { consume } from './window.ts';

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
        await consume(
          limiter,
          userId,
          (wait) =>
            `You have checked ${MOST} drafts in 10 minutes, which is as many as this server allows. Please wait ${wait}.`,
        );
        return await work();
      } finally {
        running.delete(userId);
      }
    },
  };
}
