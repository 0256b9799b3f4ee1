import { type RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '#src/errors.ts';
import { amount } from '#src/text/words.ts';

function waitIn(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 100) return `${amount(minutes, 'minute')}`;
  return `${Math.ceil(minutes / 60)} hours`;
}

/**
 * Counts one for the key. Past the limit throws TOO_MANY_REQUESTS with `retryAfter` and the sentence that `say` makes of
 * how long to wait ('4 minutes').
 */
export async function consume(
  limiter: RateLimiterMemory,
  key: string,
  say: (wait: string) => string,
): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    const retryAfter = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
    throw new AppError('TOO_MANY_REQUESTS', say(waitIn(retryAfter)), { retryAfter });
  }
}
