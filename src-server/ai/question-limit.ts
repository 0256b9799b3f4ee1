import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '#src/errors.ts';
import { wasNotThere } from './openai-failures.ts';

/** Questions of one person to an engine that costs money: 20 in 10 minutes and 200 in a day. */
const WINDOWS = [
  { points: 20, seconds: 10 * 60, words: '20 questions in 10 minutes' },
  { points: 200, seconds: 24 * 60 * 60, words: '200 questions in a day' },
] as const;

export interface QuestionLimit {
  /** Counts a question; throws TOO_MANY_REQUESTS with `retryAfter`. */
  spend(userId: string): Promise<void>;
  /** Counts a question no more that failed because the service was not there for it; others stay counted. */
  giveBack(userId: string, error: unknown): Promise<void>;
}

function waitIn(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 100) return `${minutes} minute${minutes === 1 ? '' : 's'}`;
  return `${Math.ceil(minutes / 60)} hours`;
}

/** Counts in memory, per process: a restart gives everybody their questions back. */
export function createQuestionLimit(): QuestionLimit {
  const limits = WINDOWS.map(({ points, seconds, words }) => ({
    words,
    limiter: new RateLimiterMemory({ keyPrefix: words, points, duration: seconds }),
  }));
  return {
    async spend(userId) {
      for (const { limiter, words } of limits) {
        try {
          await limiter.consume(userId);
        } catch (error) {
          if (!(error instanceof RateLimiterRes)) throw error;
          const retryAfter = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
          throw new AppError(
            'TOO_MANY_REQUESTS',
            `You have asked ${words}, which is as many as this server allows. Please wait ${waitIn(retryAfter)}; your question is kept.`,
            { retryAfter },
          );
        }
      }
    },
    async giveBack(userId, error) {
      if (!wasNotThere(error)) return;
      for (const { limiter } of limits) await limiter.reward(userId);
    },
  };
}
