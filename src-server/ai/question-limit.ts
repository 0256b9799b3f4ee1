import { RateLimiterMemory } from 'rate-limiter-flexible';
import { consume } from '../limits/window.ts';
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

/** Counts in memory, per process: a restart gives everybody their questions back. */
export function createQuestionLimit(): QuestionLimit {
  const limits = WINDOWS.map(({ points, seconds, words }) => ({
    words,
    limiter: new RateLimiterMemory({ keyPrefix: words, points, duration: seconds }),
  }));
  return {
    async spend(userId) {
      for (const { limiter, words } of limits) {
        await consume(
          limiter,
          userId,
          (wait) =>
            `You have asked ${words}, which is as many as this server allows. Please wait ${wait}; your question is kept.`,
        );
      }
    },
    async giveBack(userId, error) {
      if (!wasNotThere(error)) return;
      for (const { limiter } of limits) await limiter.reward(userId);
    },
  };
}
