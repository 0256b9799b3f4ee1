import type { Limits } from '../limits/limits.ts';
import { wasNotThere } from './openai-failures.ts';

export interface QuestionLimit {
  /** Counts a question; throws TOO_MANY_REQUESTS with `retryAfter`. */
  spend(userId: string): Promise<void>;
  /** Counts a question no more that failed because the service was not there for it; others stay counted. */
  giveBack(userId: string, error: unknown): Promise<void>;
}

/** Questions of one person to an engine that costs money. */
export function createQuestionLimit(limits: Limits): QuestionLimit {
  return {
    async spend(userId) {
      await limits.spend('questions', userId);
      await limits.spend('questions-day', userId);
    },
    async giveBack(userId, error) {
      if (!wasNotThere(error)) return;
      await limits.giveBack('questions', userId);
      await limits.giveBack('questions-day', userId);
    },
  };
}
